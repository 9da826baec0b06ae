//! Bivalue universal graves: all blanks could be filled in two ways, were it not for a few extra candidates.

use super::board::Board;
use super::sets;
use super::step::RatedStep;
use super::technique::RatedTechnique::Bug;
use super::unique::candidates;
use crate::sets::{CellSet, bits};
use std::ops::ControlFlow;

/// The extra candidates.
struct Extras {
    cells: Vec<usize>,
    /// The extra digits of each of them.
    digits: Vec<u32>,
}

/// Type 1 5.6, types 2 and 4 5.7, type 3 from 5.8.
pub(super) fn first(board: &Board) -> Option<RatedStep> {
    let extras = Extras::find(board)?;
    let (cells, all) = (&extras.cells, extras.all());
    let as_set: CellSet = cells.iter().copied().collect();
    match cells[..] {
        [] => None,
        [_] => {
            let removes = candidates(board, as_set, !extras.digits[0]);
            RatedStep::removing(Bug { kind: 1 }, 56, removes)
        }
        _ if all.is_power_of_two() => {
            let removes = candidates(board, board.houses().common_peers(&as_set), all);
            RatedStep::removing(Bug { kind: 2 }, 57, removes).or_else(|| extras.fourth(board))
        }
        _ => extras.fourth(board).or_else(|| extras.third(board, &as_set)),
    }
}

impl Extras {
    fn find(board: &Board) -> Option<Extras> {
        // No type has three cells in several houses with more than one extra digit each.
        let houses = board.houses();
        let rich: CellSet = board.cells_with(3..=u32::MAX).collect();
        if rich.len() > 2
            && board.cells_with(4..=u32::MAX).next().is_some()
            && houses.common_houses(&rich).next().is_none()
        {
            return None;
        }
        let is_odd =
            |house: usize, digit: usize| !matches!(board.all_spots(house)[digit].count_ones(), 0 | 2);
        let odd = || {
            board
                .in_order()
                .flat_map(|house| (0..board.side()).map(move |digit| (house, digit)))
                .filter(|&(house, digit)| is_odd(house, digit))
        };
        let is_alone = |digit: usize| odd().all(|(_, other)| other == digit);
        let mut extras = Extras { cells: Vec::new(), digits: Vec::new() };
        for (house, digit) in odd() {
            let cells = board.houses().cells_at(house, board.all_spots(house)[digit]);
            let large: Vec<usize> = cells.filter(|&cell| board.bits(cell).count_ones() >= 3).collect();
            match large[..] {
                [] => return None,
                [cell] => extras.add(cell, digit),
                _ if is_alone(digit) => large.iter().for_each(|&cell| extras.add(cell, digit)),
                _ => {}
            }
        }
        let mut left = board.clone();
        for (&cell, &digits) in extras.cells.iter().zip(&extras.digits) {
            bits(digits).for_each(|digit| left.remove(cell, digit));
        }
        let is_pair = |cell: usize| left.cells()[cell] > 0 || left.bits(cell).count_ones() == 2;
        let is_even =
            |house: usize| left.all_spots(house).iter().all(|spots| matches!(spots.count_ones(), 0 | 2));
        ((0..left.cells().len()).all(is_pair) && left.in_order().all(is_even)).then_some(extras)
    }

    fn add(&mut self, cell: usize, digit: usize) {
        match self.cells.iter().position(|&other| other == cell) {
            Some(at) => self.digits[at] |= 1 << digit,
            None => {
                self.cells.push(cell);
                self.digits.push(1 << digit);
            }
        }
    }

    fn all(&self) -> u32 {
        self.digits.iter().fold(0, |all, digits| all | digits)
    }

    /// Two cells of a house with one other candidate in common keep that and their extras.
    fn fourth(&self, board: &Board) -> Option<RatedStep> {
        let &[one, other] = &self.cells[..] else { return None };
        let common = board.bits(one) & board.bits(other) & !self.all();
        if !board.houses().sees(one, other) || !common.is_power_of_two() {
            return None;
        }
        let left = |at: usize| candidates(board, CellSet::of(self.cells[at]), !(common | self.digits[at]));
        RatedStep::removing(Bug { kind: 4 }, 57, [left(0), left(1)].concat())
    }

    /// Cells of a house whose extras make a naked set with other cells of it.
    fn third(&self, board: &Board, cells: &CellSet) -> Option<RatedStep> {
        let houses = board.houses();
        for size in 2..=6_u16 {
            for house in board.in_order().filter(|&house| cells.is_subset(&houses.sets()[house])) {
                let own = houses.spots_of(house, cells);
                let masks = board.masks(house);
                let found =
                    sets::each_with(&masks, !own, size.into(), (1, self.all()), &mut |spots, digits| {
                        let removes = board.in_house(house, !(spots | own), digits);
                        let step = RatedStep::removing(Bug { kind: 3 }, 57 + size - 1, removes);
                        step.map_or(ControlFlow::Continue(()), ControlFlow::Break)
                    });
                if let ControlFlow::Break(step) = found {
                    return Some(step);
                }
            }
        }
        None
    }
}
