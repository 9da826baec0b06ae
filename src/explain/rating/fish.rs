//! X-Wings, Swordfish and Jellyfish.

use super::board::{DigitTechnique, RatingBoard};
use super::step::RatedStep;
use super::subsets;
use super::technique::RatedTechnique;
use crate::explain::Candidate;
use crate::explain::order::sort_by_number;
use crate::sets::bits;
use crate::shape::BasicKind::{self, Column, Row};

/// The places of a digit in some lines, which are in as many lines across.
#[derive(Clone, Copy)]
pub(super) struct Fish {
    pub(super) digit: usize,
    /// The kind of the base lines.
    pub(super) kind: BasicKind,
    /// A bit for each base line, and for each line across.
    pub(super) bases: u32,
    pub(super) covers: u32,
}

impl Fish {
    /// The lines across, and where they have the digit outside the base.
    fn outside<'a>(&'a self, board: &'a RatingBoard) -> impl Iterator<Item = (usize, u32)> + 'a {
        let across = board.houses().of_kind(if self.kind == Column { Row } else { Column }).start;
        let spots = move |line: usize| board.all_spots(across + line)[self.digit] & !self.bases;
        bits(self.covers).map(move |line| (across + line, spots(line)))
    }

    fn removes_some(&self, board: &RatingBoard) -> bool {
        self.outside(board).any(|(_, spots)| spots != 0)
    }

    /// What goes: the digit in the lines across, outside the base.
    pub(super) fn removes(&self, board: &RatingBoard) -> Vec<Candidate> {
        let lines = self.outside(board);
        lines.flat_map(|(line, spots)| board.candidates_in_house(line, spots, 1 << self.digit)).collect()
    }
}

/// Visits the fish of one digit with base lines of one kind, also those that remove nothing, until `visit` returns
/// something.
fn each_fish_of_digit<T>(
    board: &RatingBoard,
    (kind, size, digit): (BasicKind, u32, usize),
    visit: &mut impl FnMut(Fish) -> Option<T>,
) -> Option<T> {
    let mut masks = [0; 32];
    let lines = board.houses().of_kind(kind);
    let side = board.side();
    lines.zip(&mut masks).for_each(|(line, mask)| *mask = board.all_spots(line)[digit]);
    subsets::each_mask_set(&masks[..side], size, &mut |bases, covers| {
        visit(Fish { digit, kind, bases, covers })
    })
}

/// The fish of one size and kind that remove something, by lines, then digit.
pub(super) fn all_fish(board: &RatingBoard, kind: BasicKind, size: u32) -> Vec<Fish> {
    let mut found = Vec::new();
    for digit in 0..board.side() {
        each_fish_of_digit::<()>(board, (kind, size, digit), &mut |fish| {
            if fish.removes_some(board) {
                found.push(fish);
            }
            None
        });
    }
    sort_by_number(&mut found, |fish| fish.bases);
    found
}

/// An X-Wing 3.2, a Swordfish 3.8, a Jellyfish 5.2; columns as base first.
pub(super) fn first_fish(board: &RatingBoard, size: u8) -> Option<RatedStep> {
    let tenths = [32, 38, 52][usize::from(size) - 2];
    [(Column, DigitTechnique::COLUMN_FISH), (Row, DigitTechnique::ROW_FISH)].into_iter().find_map(
        |(kind, technique)| {
            let of_digit = |digit: usize| {
                board.look_for_digit(digit, technique.after(size - 2), || {
                    each_fish_of_digit(board, (kind, size.into(), digit), &mut |fish| {
                        fish.removes_some(board).then_some(fish)
                    })
                })
            };
            // By lines first: of each digit the lowest lines are found.
            let fish = (0..board.side()).filter_map(of_digit).min_by_key(|fish| fish.bases)?;
            RatedStep::removing(RatedTechnique::Fish(size), tenths, fish.removes(board))
        },
    )
}
