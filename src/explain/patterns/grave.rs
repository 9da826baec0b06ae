//! Looking for a bivalue universal grave: what is too much in a position.
//!
//! In a grave every blank has two candidates, and every digit two places in each house or none.

use crate::candidates::Board;
use crate::sets::{CellSet, DigitSet};

/// A position that would be a grave without some extra candidates.
pub(in crate::explain) struct Grave {
    /// The cells that have extras, in ascending order, and which.
    pub(in crate::explain) extras: Vec<(usize, DigitSet)>,
    /// The same cells, and the extras of all.
    pub(in crate::explain) cells: CellSet,
    pub(in crate::explain) digits: DigitSet,
}

impl Grave {
    /// The extras: what is too much somewhere.
    ///
    /// In a house where a digit has neither two places nor none, it is an extra if only one of its cells has
    /// more than two candidates. Where there are several such cells, another house may tell which it is; if
    /// no other digit is too much anywhere, it is an extra in all of them.
    pub(in crate::explain) fn of(board: &Board) -> Option<Grave> {
        let houses = board.houses();
        let rich = rich_cells(board)?;
        let mut sets = vec![DigitSet::EMPTY; rich.len()];
        let mut odd = DigitSet::EMPTY;
        let mut in_doubt = CellSet::EMPTY;
        let mut add = |cells: &CellSet, digit: u8| {
            for (set, _) in sets.iter_mut().zip(rich.iter()).filter(|(_, cell)| cells.contains(*cell)) {
                set.insert(digit);
            }
        };
        for house in houses.all() {
            for (digit, &spots) in (1..).zip(board.all_spots(house)) {
                if matches!(spots.count_ones(), 0 | 2) {
                    continue;
                }
                odd.insert(digit);
                let cells: CellSet =
                    houses.cells_at(house, spots).filter(|&cell| rich.contains(cell)).collect();
                match cells.len() {
                    0 => return None,
                    1 => add(&cells, digit),
                    _ => in_doubt |= cells,
                }
            }
        }
        if let Some(only) = odd.single() {
            add(&in_doubt, only);
        }
        let extras: Vec<(usize, DigitSet)> = rich.iter().zip(sets).collect();
        let grave = Grave { extras, cells: rich, digits: odd };
        grave.is_grave(board).then_some(grave)
    }

    /// Whether without the extras every blank has two candidates, and every digit two places in each house or
    /// none.
    fn is_grave(&self, board: &Board) -> bool {
        let houses = board.houses();
        let leaves_two = |&(cell, extras): &(usize, DigitSet)| (board.digits()[cell] - extras).len() == 2;
        let is_even = |house: usize, digit: u8| {
            let of_house = self.extras.iter().filter(|(cell, _)| houses.sets()[house].contains(*cell));
            let gone = of_house.filter(|(_, extras)| extras.contains(digit)).count();
            matches!(board.spots(house, digit).count_ones() as usize - gone, 0 | 2)
        };
        self.extras.iter().all(leaves_two)
            && houses.all().all(|house| self.digits.iter().all(|digit| is_even(house, digit)))
    }
}

/// The cells with more than two candidates. None if there are none, or if nothing can follow from the extras
/// in them: all are in one house, or all have the same extra digit. That settles most positions at once.
fn rich_cells(board: &Board) -> Option<CellSet> {
    let mut rich = CellSet::EMPTY;
    let mut common = DigitSet::all(board.side());
    for (cell, &candidates) in board.digits().iter().enumerate().filter(|(cell, _)| board.cells()[*cell] == 0)
    {
        match candidates.len() {
            0 | 1 => return None,
            2 => continue,
            3 => common &= candidates,
            _ => common = DigitSet::EMPTY,
        }
        rich.insert(cell);
        if common.is_empty() && board.houses().common_houses(&rich).next().is_none() {
            return None;
        }
    }
    (!rich.is_empty()).then_some(rich)
}
