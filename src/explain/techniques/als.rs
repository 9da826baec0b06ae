//! Almost locked sets: cells of a house that have one digit more than there are cells.
//!
//! If one of its digits is taken away, the set becomes a naked subset, and every other digit is in it.

use crate::candidates::{CellSet, DigitSet};
use crate::explain::Position;
use crate::explain::choose::each_union;
use crate::explain::map::bits;
use std::ops::ControlFlow;

/// An almost locked set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Als {
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
}

/// How many cells a set may have on shapes above 9×9, where there are too many larger ones.
const MOST_CELLS_OF_LARGE: usize = 4;

/// Every almost locked set of a position, once; the single cells with two candidates among them.
pub(super) fn all(position: &Position) -> Vec<Als> {
    let map = position.map();
    let mut sets = Vec::new();
    for house in 0..map.houses.len() {
        let cells = map.cells[house].iter().map(|&cell| (cell, position.candidates(cell).bits()));
        let cells: Vec<(usize, u32)> = cells.filter(|(_, digits)| *digits != 0).collect();
        let most = if position.side() > 9 { MOST_CELLS_OF_LARGE } else { cells.len().saturating_sub(1) };
        for size in 1..=most {
            let _ = each_union(&cells, size, size + 1, &mut |chosen, digits| {
                let cells: CellSet = bits(chosen).map(|index| cells[index].0).collect();
                // A set of two houses at once is met in each of them.
                if map.common_houses(&cells).next() == Some(house) {
                    sets.push(Als { cells, digits: DigitSet::from_bits(digits) });
                }
                ControlFlow::Continue(())
            });
        }
    }
    sets
}
