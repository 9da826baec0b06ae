//! The cells of a loop in the order in which a line goes round.

use crate::sets::CellSet;
use crate::shape::Houses;

/// How many cells are tried. Nearly all loops need no more than they have.
const MOST_TRIED: usize = 10_000;

/// The cells so that each shares a house with the next, and the last with the first; in ascending order if no ring was found.
pub(super) fn in_ring_order(houses: &Houses, cells: &CellSet) -> Vec<usize> {
    let Some(first) = cells.first() else { return Vec::new() };
    let mut ring = Ring { houses, left: *cells - CellSet::of(first), cells: vec![first], tried: 0 };
    if ring.close() { ring.cells } else { cells.iter().collect() }
}

/// A ring that is not whole yet.
struct Ring<'a> {
    houses: &'a Houses,
    left: CellSet,
    cells: Vec<usize>,
    tried: usize,
}

impl Ring<'_> {
    /// Goes on to the other cell of the last one's row, column, block, and so on, until no cell is left and the last one
    /// shares a house with the first; whether there is such a way.
    fn close(&mut self) -> bool {
        let (first, last) = (self.cells[0], self.cells[self.cells.len() - 1]);
        if self.left.is_empty() {
            return self.houses.sees(first, last);
        }
        let houses = self.houses;
        for &(house, _) in houses.houses_of(last) {
            for next in houses.sets()[house] & self.left {
                self.tried += 1;
                if self.tried > MOST_TRIED {
                    return false;
                }
                self.left.remove(next);
                self.cells.push(next);
                if self.close() {
                    return true;
                }
                self.cells.pop();
                self.left.insert(next);
            }
        }
        false
    }
}
