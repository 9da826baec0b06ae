//! Pointing and claiming, for themselves and as far as they place a digit at once.

use super::board::Board;
use super::step::RatedStep;
use super::technique::RatedTechnique;
use crate::explain::Candidate;
use crate::shape::HouseKind::{self, Box, Column, Row};
use std::ops::ControlFlow;

/// A digit whose places in one house are all in another.
pub(super) struct Locked {
    pub(super) digit: usize,
    pub(super) house: usize,
    /// The house that loses the digit elsewhere.
    pub(super) other: usize,
}

/// The kinds of the two houses, and what the pair is called.
const PAIRS: [(HouseKind, HouseKind, bool); 4] =
    [(Box, Column, true), (Box, Row, true), (Column, Box, false), (Row, Box, false)];

/// Visits the locked candidates that remove something, by digit and house.
pub(super) fn each<Stop>(
    board: &Board,
    (kind, other_kind): (HouseKind, HouseKind),
    visit: &mut impl FnMut(Locked) -> ControlFlow<Stop>,
) -> ControlFlow<Stop> {
    let map = board.map;
    for digit in 0..board.side() {
        for house in board.of_kind(kind) {
            let spots = board.spots(house, digit);
            if spots & spots.wrapping_sub(1) == 0 {
                continue;
            }
            let mut others = map.cells_at(house, spots).map(|cell| map.house_of(cell, other_kind));
            let other = others.next().unwrap_or_default();
            let is_locked = others.all(|house| house == other);
            if is_locked && board.spots(other, digit).count_ones() > spots.count_ones() {
                visit(Locked { digit, house, other })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Visits all locked candidates, in the order of the rules.
pub(super) fn each_of_all<Stop>(
    board: &Board,
    visit: &mut impl FnMut(Locked) -> ControlFlow<Stop>,
) -> ControlFlow<Stop> {
    PAIRS.iter().try_for_each(|&(kind, other, _)| each(board, (kind, other), visit))
}

impl Locked {
    /// What goes: the digit in the other house, outside the first.
    pub(super) fn removes(&self, board: &Board) -> Vec<Candidate> {
        let &Locked { digit, house, other } = self;
        let cells = board.map.cells_at(other, board.spots(other, digit));
        let outside = cells.filter(|&cell| !board.map.sets[house].contains(cell));
        outside.map(|cell| Candidate::new(cell, digit as u8 + 1)).collect()
    }

    /// The one place of the digit that is left in a house of the first one's kind.
    fn frees(&self, board: &Board) -> Option<usize> {
        let map = board.map;
        board.of_kind(map.houses[self.house].kind).filter(|&house| house != self.house).find_map(|house| {
            let cells = map.cells_at(house, board.spots(house, self.digit));
            let mut outside = cells.filter(|&cell| !map.sets[self.other].contains(cell));
            outside.next().filter(|_| outside.next().is_none())
        })
    }
}

/// Pointing 1.7, claiming 1.9: with the digit that it frees.
pub(super) fn direct(board: &Board) -> Option<RatedStep> {
    PAIRS.iter().find_map(|&(kind, other, is_pointing)| {
        let (technique, tenths) = match is_pointing {
            true => (RatedTechnique::DirectPointing, 17),
            false => (RatedTechnique::DirectClaiming, 19),
        };
        first(board, (kind, other), |locked| {
            let cell = locked.frees(board)?;
            Some(RatedStep::placing(technique, tenths, cell, locked.digit))
        })
    })
}

/// Pointing 2.6, claiming 2.8.
pub(super) fn plain(board: &Board) -> Option<RatedStep> {
    PAIRS.iter().find_map(|&(kind, other, is_pointing)| {
        let (technique, tenths) = match is_pointing {
            true => (RatedTechnique::Pointing, 26),
            false => (RatedTechnique::Claiming, 28),
        };
        first(board, (kind, other), |locked| RatedStep::removing(technique, tenths, locked.removes(board)))
    })
}

fn first(
    board: &Board,
    kinds: (HouseKind, HouseKind),
    step: impl Fn(Locked) -> Option<RatedStep>,
) -> Option<RatedStep> {
    let found = each(board, kinds, &mut |locked| match step(locked) {
        Some(step) => ControlFlow::Break(step),
        None => ControlFlow::Continue(()),
    });
    found.break_value()
}
