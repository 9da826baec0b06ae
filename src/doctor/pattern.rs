//! The pattern of the givens: most printed puzzles have one that is the same upside down or in a mirror.

use crate::grid::Grid;
use crate::shape::Shape;

/// Ways to lay a grid on itself: upside down, and the mirrors to the side, below, and along either diagonal.
const WAYS: usize = 5;

/// Where a cell comes to lie.
fn image(way: usize, shape: Shape, cell: usize) -> usize {
    let (row, column, last) = (shape.row_of(cell), shape.column_of(cell), shape.side() - 1);
    let (row, column) = match way {
        0 => (last - row, last - column),
        1 => (row, last - column),
        2 => (last - row, column),
        3 => (column, row),
        _ => (last - column, last - row),
    };
    shape.cell_at(row, column)
}

/// The blanks that come to lie on a given, for each way.
fn gaps(puzzle: &Grid) -> [Vec<usize>; WAYS] {
    let (shape, cells) = (puzzle.shape(), puzzle.cells());
    let is_gap = |way, cell| cells[cell] == 0 && cells[image(way, shape, cell)] != 0;
    std::array::from_fn(|way| (0..cells.len()).filter(|&cell| is_gap(way, cell)).collect())
}

/// Whether the givens have such a pattern.
pub(super) fn is_regular(puzzle: &Grid) -> bool {
    gaps(puzzle).iter().any(Vec::is_empty)
}

/// The pairs of blanks that alone keep the givens from such a pattern.
pub(super) fn missing_pairs(puzzle: &Grid) -> Vec<[usize; 2]> {
    if is_regular(puzzle) {
        return Vec::new();
    }
    gaps(puzzle).into_iter().filter_map(|gaps| gaps.try_into().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::{is_regular, missing_pairs};
    use crate::grid::Grid;

    #[test]
    fn patterns_and_the_pairs_that_they_lack() {
        let none: &[[usize; 2]] = &[];
        for (puzzle, regular, pairs) in [
            ("12.. .... .... ..34", true, none), // upside down
            ("1..2 .... .... ....", true, none), // the mirror to the side
            ("12.. .... .... 34..", true, none), // below
            ("12.. 3... .... ....", true, none), // along a diagonal
            ("..12 ...3 .... ....", true, none), // along the other
            ("1234 1... .... ....", false, &[[8, 12]]),
            ("1..2 .1.. .... ....", false, &[[10, 15]]),
        ] {
            let grid: Grid = puzzle.parse().expect("a puzzle");
            assert_eq!(is_regular(&grid), regular, "{puzzle}");
            assert_eq!(missing_pairs(&grid), pairs, "{puzzle}");
        }
    }
}
