//! Naked and hidden sets.

use super::board::{HouseTechnique, RatingBoard};
use super::step::RatedStep;
use super::technique::RatedTechnique;
use crate::explain::Candidate;
use crate::explain::choose::{Choices, bits_where};
use std::ops::ControlFlow;

/// Cells of a house and as many digits.
pub(super) struct Subset {
    pub(super) house: usize,
    pub(super) spots: u32,
    pub(super) digits: u32,
}

impl Subset {
    /// What goes for a naked set: its digits elsewhere in the house.
    pub(super) fn removes_elsewhere(&self, board: &RatingBoard) -> Vec<Candidate> {
        board.candidates_in_house(self.house, !self.spots, self.digits)
    }

    /// What goes for a hidden set: the other digits of its cells.
    pub(super) fn removes_others(&self, board: &RatingBoard) -> Vec<Candidate> {
        board.candidates_in_house(self.house, self.spots, !self.digits)
    }

    /// Another digit of the house with one place outside the set.
    fn freed_single(&self, board: &RatingBoard) -> Option<(usize, usize)> {
        let others = (0..board.side()).filter(|digit| self.digits >> digit & 1 == 0);
        let mut left = others.map(|digit| (digit, board.all_spots(self.house)[digit] & !self.spots));
        let (digit, left) = left.find(|(_, left)| left.is_power_of_two())?;
        Some((board.houses().cells[self.house][left.trailing_zeros() as usize], digit))
    }
}

/// Visits the sets of `size` masks that have `size` bits together, ascending as numbers of which bit i is
/// mask i; with bits besides. A mask with one bit or none is in no set. It ends where `visit` returns something.
///
/// For example the pairs of `[0b011, 0b110, 0b011]` are the masks 0 and 2, which have the bits `0b011`.
pub(super) fn each_mask_set<T>(
    masks: &[u32],
    size: u32,
    visit: &mut impl FnMut(u32, u32) -> Option<T>,
) -> Option<T> {
    each_mask_set_with(masks, u32::MAX, size, (0, 0), visit)
}

/// The same of the masks that are `open`, for sets that have some bits, of one mask or two besides.
pub(super) fn each_mask_set_with<T>(
    masks: &[u32],
    open: u32,
    size: u32,
    (others, with): (u32, u32),
    visit: &mut impl FnMut(u32, u32) -> Option<T>,
) -> Option<T> {
    let open = open & fitting_masks(masks, size, with);
    let choices = Choices { items: masks, open, count: size - others, with, bits: size };
    let mut visit = |chosen, bits| visit(chosen, bits).map_or(ControlFlow::Continue(()), ControlFlow::Break);
    choices.each_ascending(&mut visit).break_value()
}

/// The masks that may be in a set of this size which has some bits.
#[inline(never)] // each copy makes the module larger
fn fitting_masks(masks: &[u32], size: u32, with: u32) -> u32 {
    bits_where(masks, |mask| mask & mask.wrapping_sub(1) != 0 && (mask | with).count_ones() <= size)
}

/// Visits the naked sets of a size in a house, also those that remove nothing, until `visit` returns something.
pub(super) fn each_naked_set<T>(
    board: &RatingBoard,
    house: usize,
    size: u8,
    visit: &mut impl FnMut(Subset) -> Option<T>,
) -> Option<T> {
    let masks = &board.masks(house)[..board.side()];
    each_mask_set(masks, size.into(), &mut |spots, digits| visit(Subset { house, spots, digits }))
}

/// Visits the hidden sets of a size in a house, also those that remove nothing, until `visit` returns something.
pub(super) fn each_hidden_set<T>(
    board: &RatingBoard,
    house: usize,
    size: u8,
    visit: &mut impl FnMut(Subset) -> Option<T>,
) -> Option<T> {
    each_mask_set(board.all_spots(house), size.into(), &mut |digits, spots| {
        visit(Subset { house, spots, digits })
    })
}

/// A hidden pair 2.0, a hidden triplet 2.5: with the digit that it frees. Nothing is removed besides.
pub(super) fn first_direct_hidden_set(board: &RatingBoard, size: u8) -> Option<RatedStep> {
    let tenths = if size == 2 { 20 } else { 25 };
    first_in_houses(board, size, size + 1, HouseTechnique::DIRECT_HIDDEN, |house| {
        let (cell, digit) = each_hidden_set(board, house, size, &mut |set| set.freed_single(board))?;
        Some(RatedStep::placing(RatedTechnique::DirectHiddenSet(size), tenths, cell, digit))
    })
}

/// A naked pair 3.0, a triplet 3.6, a quad 5.0.
///
/// The other blanks of the house are a hidden set, which removes the same. It has been looked for before if it
/// is smaller: so there are at least as many other blanks.
pub(super) fn first_naked_set(board: &RatingBoard, size: u8) -> Option<RatedStep> {
    let tenths = [30, 36, 50][usize::from(size) - 2];
    first_in_houses(board, size, 2 * size, HouseTechnique::NAKED, |house| {
        each_naked_set(board, house, size, &mut |set| {
            RatedStep::removing(RatedTechnique::NakedSet(size), tenths, set.removes_elsewhere(board))
        })
    })
}

/// A hidden pair 3.4, a triplet 4.0, a quad 5.4.
///
/// In the same way the other blanks are a naked set, which has been looked for before if it is not larger.
pub(super) fn first_hidden_set(board: &RatingBoard, size: u8) -> Option<RatedStep> {
    let tenths = [34, 40, 54][usize::from(size) - 2];
    first_in_houses(board, size, 2 * size + 1, HouseTechnique::HIDDEN, |house| {
        each_hidden_set(board, house, size, &mut |set| {
            RatedStep::removing(RatedTechnique::HiddenSet(size), tenths, set.removes_others(board))
        })
    })
}

/// What is found first in a house that has so many blanks or more.
fn first_in_houses(
    board: &RatingBoard,
    size: u8,
    blanks: u8,
    technique: HouseTechnique,
    find: impl Fn(usize) -> Option<RatedStep>,
) -> Option<RatedStep> {
    let mut houses = board.houses_in_order().filter(|&house| board.blanks[house] >= blanks);
    houses.find_map(|house| board.look_in_house(house, technique.after(size - 2), || find(house)))
}
