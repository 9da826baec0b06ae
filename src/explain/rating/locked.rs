//! Pointing and claiming, for themselves and as far as they place a digit at once.

use super::board::{DigitTechnique, HouseTechnique, RatingBoard};
use super::intersections::Intersection;
use super::step::RatedStep;
use super::technique::RatedTechnique;
use crate::explain::Candidate;
use crate::shape::BasicKind::{self, Block, Column, Row};

/// A digit whose places in one house are all in another, which has more.
pub(super) struct LockedDigit {
    pub(super) digit: usize,
    pub(super) house: usize,
    intersection: Intersection,
}

impl LockedDigit {
    /// What goes: the digit in the other house, outside the first.
    pub(super) fn removes(&self, board: &RatingBoard) -> Vec<Candidate> {
        board.candidates_in_house(self.intersection.other, !self.intersection.there, 1 << self.digit)
    }

    /// The one place of the digit that is left in a house of the first one's kind.
    fn freed_cell(&self, board: &RatingBoard, kind: BasicKind) -> Option<usize> {
        let Intersection { other, there, .. } = self.intersection;
        // Only what the other house crosses loses anything.
        let mut spots = board.all_spots(other)[self.digit] & !there;
        let mut freed = Vec::new();
        while spots != 0 {
            let crossed = board.intersection(other, spots.trailing_zeros(), kind);
            spots &= !crossed.here;
            let left = board.all_spots(crossed.other)[self.digit] & !crossed.there;
            if left.is_power_of_two() {
                freed.push((crossed.other, left));
            }
        }
        let (house, left) = freed.into_iter().min()?;
        Some(board.houses().cells[house][left.trailing_zeros() as usize])
    }
}

/// The kinds of the two houses, and whether this is pointing.
const PAIRS: [(BasicKind, BasicKind, bool); 4] =
    [(Block, Column, true), (Block, Row, true), (Column, Block, false), (Row, Block, false)];

/// The digit of a house that is locked in one of another kind, if it is.
#[inline(always)]
fn locked_in_house(board: &RatingBoard, digit: usize, house: usize, other: BasicKind) -> Option<LockedDigit> {
    let spots = board.all_spots(house)[digit];
    if spots & spots.wrapping_sub(1) == 0 {
        return None;
    }
    let intersection = *board.intersection(house, spots.trailing_zeros(), other);
    let is_locked = spots & !intersection.here == 0
        && board.all_spots(intersection.other)[digit] & !intersection.there != 0;
    is_locked.then_some(LockedDigit { digit, house, intersection })
}

/// All locked candidates, in the order of the techniques; by digit, then house.
pub(super) fn all_locked(board: &RatingBoard) -> impl Iterator<Item = LockedDigit> {
    PAIRS.into_iter().flat_map(move |(kind, other, _)| {
        let houses = move |digit| board.houses().of_kind(kind).map(move |house| (digit, house));
        (0..board.side())
            .flat_map(houses)
            .filter_map(move |(digit, house)| locked_in_house(board, digit, house, other))
    })
}

/// Pointing 1.7, claiming 1.9: with the digit that it frees.
pub(super) fn first_direct_locked(board: &RatingBoard) -> Option<RatedStep> {
    (0..).zip(PAIRS).find_map(|(place, (kind, other, is_pointing))| {
        let (technique, tenths) = match is_pointing {
            true => (RatedTechnique::DirectPointing, 17),
            false => (RatedTechnique::DirectClaiming, 19),
        };
        (0..board.side()).find_map(|digit| {
            board.look_for_digit(digit, DigitTechnique::DIRECT_LOCKED.after(place), || {
                let cell = board
                    .houses()
                    .of_kind(kind)
                    .find_map(|house| locked_in_house(board, digit, house, other)?.freed_cell(board, kind))?;
                Some(RatedStep::placing(technique, tenths, cell, digit))
            })
        })
    })
}

/// Pointing 2.6, claiming 2.8.
pub(super) fn first_locked(board: &RatingBoard) -> Option<RatedStep> {
    PAIRS.into_iter().find_map(|(kind, other, is_pointing)| {
        let (technique, tenths) = match is_pointing {
            true => (RatedTechnique::Pointing, 26),
            false => (RatedTechnique::Claiming, 28),
        };
        let in_house = |house: usize| {
            board.look_in_house(house, HouseTechnique::LOCKED.after(other as u8), || {
                (0..board.side()).find_map(|digit| locked_in_house(board, digit, house, other))
            })
        };
        // By digit first: of each house the lowest digit is found.
        let found = board.houses().of_kind(kind).filter_map(in_house);
        let locked = found.min_by_key(|locked| (locked.digit, locked.house))?;
        RatedStep::removing(technique, tenths, locked.removes(board))
    })
}
