//! Cells and candidates as the rating looks at them: the board, and which rules need not look where again.

use super::intersections::{Intersection, Intersections};
use super::step::RatedStep;
use crate::candidates;
use crate::explain::Candidate;
use crate::grid::Grid;
use crate::sets::{CellSet, bits};
use crate::shape::{BasicKind, Houses};
use std::cell::Cell;
use std::ops::{Deref, RangeInclusive};

/// The kinds of house in the order in which most techniques take them.
pub(super) const KINDS: [BasicKind; 3] = [BasicKind::Block, BasicKind::Column, BasicKind::Row];

/// A technique that looks at one house alone, by its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct HouseTechnique(u8);

impl HouseTechnique {
    pub(super) const HIDDEN_SINGLE: HouseTechnique = HouseTechnique(0);
    /// By the kind of the other house.
    pub(super) const LOCKED: HouseTechnique = HouseTechnique(1);
    /// By their sizes from 2.
    pub(super) const NAKED: HouseTechnique = HouseTechnique(4);
    pub(super) const HIDDEN: HouseTechnique = HouseTechnique(7);
    pub(super) const DIRECT_HIDDEN: HouseTechnique = HouseTechnique(10);

    /// The technique that is so many after this one.
    pub(super) fn after(self, more: u8) -> HouseTechnique {
        HouseTechnique(self.0 + more)
    }
}

/// A technique that looks at one digit alone, by its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigitTechnique(u8);

impl DigitTechnique {
    /// By their sizes from 2.
    pub(super) const COLUMN_FISH: DigitTechnique = DigitTechnique(0);
    pub(super) const ROW_FISH: DigitTechnique = DigitTechnique(3);
    pub(super) const FORCING: DigitTechnique = DigitTechnique(6);
    pub(super) const NISHIO: DigitTechnique = DigitTechnique(7);
    /// By the place in the order.
    pub(super) const DIRECT_LOCKED: DigitTechnique = DigitTechnique(8);

    /// The technique that is so many after this one.
    pub(super) fn after(self, more: u8) -> DigitTechnique {
        DigitTechnique(self.0 + more)
    }
}

/// A technique that looks at patterns of cells.
#[derive(Clone, Copy, Debug)]
pub(super) enum CellTechnique {
    XyWing,
    XyzWing,
    AlignedPair,
    AlignedTriplet,
}

/// A classic puzzle at one moment. It is smaller than a [`Position`](crate::explain::Position), and is copied
/// very often. A digit is meant by its number from 0 here: bit 0 of a mask is the digit 1.
#[derive(Clone, Debug)]
pub(super) struct RatingBoard {
    board: candidates::Board,
    intersections: Intersections,
    /// How many cells of each house are blank.
    pub(super) blanks: Vec<u8>,
    /// Which techniques found nothing in each house as it stands, and for each digit: a bit for each technique. They
    /// need not look there again until something goes.
    barren_houses: Vec<Cell<u16>>,
    barren_digits: Vec<Cell<u16>>,
    /// The cells that candidates have gone from, in order, and how many there were when each technique that looks
    /// at patterns of cells found nothing.
    gone: Vec<u16>,
    barren_since: [Cell<Option<usize>>; 4],
}

impl RatingBoard {
    pub(super) fn new(puzzle: &Grid) -> RatingBoard {
        let houses = Houses::of_shape(puzzle.shape());
        let board = candidates::Board::new(houses, puzzle.cells(), puzzle.candidates());
        let blanks_of =
            |cells: &Vec<usize>| cells.iter().filter(|&&cell| board.cells()[cell] == 0).count() as u8;
        let blanks = houses.cells.iter().map(blanks_of).collect();
        let barren_houses = vec![Cell::default(); houses.all().len()];
        let barren_digits = vec![Cell::default(); board.side()];
        let (gone, barren_since) = (Vec::new(), Default::default());
        let intersections = Intersections::of(puzzle.shape());
        RatingBoard { board, intersections, blanks, barren_houses, barren_digits, gone, barren_since }
    }

    /// The houses in the order in which most techniques take them.
    pub(super) fn houses_in_order(&self) -> impl Iterator<Item = usize> + '_ {
        KINDS.into_iter().flat_map(|kind| self.houses().of_kind(kind))
    }

    /// Where a house meets the house of a kind that its cell number `spot` is in, too.
    #[inline]
    pub(super) fn intersection(&self, house: usize, spot: u32, kind: BasicKind) -> &'static Intersection {
        self.intersections.at(self.houses(), house, spot, kind)
    }

    /// The cells with so many candidates.
    pub(super) fn cells_with(&self, counts: RangeInclusive<u32>) -> impl Iterator<Item = usize> + '_ {
        (0..self.cells().len()).filter(move |&cell| counts.contains(&self.bits(cell).count_ones()))
    }

    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        if self.board.remove(cell, digit as u8 + 1) {
            self.barren_digits[digit].set(0);
            self.gone.push(cell as u16);
            self.wake(self.gone.len() - 1);
        }
    }

    /// Places a digit in a blank and takes it from the peers.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        debug_assert_eq!(self.cells()[cell], 0, "it is a blank");
        let before = self.gone.len();
        self.board.place(cell, digit as u8 + 1, |cell, digit| {
            self.barren_digits[usize::from(digit) - 1].set(0);
            self.gone.push(cell as u16);
        });
        self.wake(before);
        self.board.houses().houses_of(cell).iter().for_each(|&(house, _)| self.blanks[house] -= 1);
    }

    /// Has techniques look again at the houses that have lost a candidate, but for so many that went before.
    fn wake(&self, before: usize) {
        for &cell in &self.gone[before..] {
            let houses = self.houses().houses_of(cell.into()).iter();
            houses.for_each(|&(house, _)| self.barren_houses[house].set(0));
        }
    }

    /// What a technique finds in a house, if it has not looked there since something went.
    #[inline]
    pub(super) fn look_in_house<T>(
        &self,
        house: usize,
        technique: HouseTechnique,
        find: impl FnOnce() -> Option<T>,
    ) -> Option<T> {
        look_unless_barren(&self.barren_houses[house], technique.0, find)
    }

    /// What a technique finds for a digit, if it has not looked for it since something went.
    #[inline]
    pub(super) fn look_for_digit<T>(
        &self,
        digit: usize,
        technique: DigitTechnique,
        find: impl FnOnce() -> Option<T>,
    ) -> Option<T> {
        look_unless_barren(&self.barren_digits[digit], technique.0, find)
    }

    /// The digits for which a technique has to look, since something went.
    pub(super) fn open_digits(&self, technique: DigitTechnique) -> u32 {
        let is_open = |digit: &usize| self.barren_digits[*digit].get() >> technique.0 & 1 == 0;
        (0..self.side()).filter(is_open).fold(0, |open, digit| open | 1 << digit)
    }

    /// A technique found nothing for any digit.
    pub(super) fn close_digits(&self, technique: DigitTechnique) {
        self.barren_digits.iter().for_each(|barren| barren.set(barren.get() | 1 << technique.0));
    }

    /// What a technique finds, which is told the cells that have changed since it last found nothing; all, if it
    /// has not looked before.
    pub(super) fn look_at_cells<T>(
        &self,
        technique: CellTechnique,
        find: impl FnOnce(&CellSet) -> Option<T>,
    ) -> Option<T> {
        let since = &self.barren_since[technique as usize];
        let changed = match since.get() {
            Some(since) => self.gone[since..].iter().map(|&cell| cell.into()).collect(),
            None => (0..self.cells().len()).collect(),
        };
        let found = find(&changed);
        if found.is_none() {
            since.set(Some(self.gone.len()));
        }
        found
    }

    /// Takes over another board of the same shape, without asking for memory.
    pub(super) fn copy_from(&mut self, other: &RatingBoard) {
        self.board.copy_from(&other.board);
        self.gone.clear();
    }

    /// Does what a step says.
    pub(super) fn apply(&mut self, step: &RatedStep) {
        for removed in &step.removes {
            self.remove(removed.cell, usize::from(removed.digit) - 1);
        }
        if let Some(placed) = step.places {
            self.place(placed.cell, usize::from(placed.digit) - 1);
        }
    }

    /// A digit in some cells of a house, as candidates; those of them that are there.
    pub(super) fn candidates_in_house(&self, house: usize, spots: u32, digits: u32) -> Vec<Candidate> {
        self.candidates(self.houses().cells_at(house, spots & ((1 << self.side()) - 1)), digits)
    }

    /// Those of some digits that are candidates of some cells.
    pub(super) fn candidates(&self, cells: impl IntoIterator<Item = usize>, digits: u32) -> Vec<Candidate> {
        let of_cell = |cell: usize| {
            bits(self.bits(cell) & digits).map(move |digit| Candidate::new(cell, digit as u8 + 1))
        };
        cells.into_iter().flat_map(of_cell).collect()
    }
}

impl Deref for RatingBoard {
    type Target = candidates::Board;

    #[inline]
    fn deref(&self) -> &candidates::Board {
        &self.board
    }
}

#[inline]
fn look_unless_barren<T>(barren: &Cell<u16>, technique: u8, find: impl FnOnce() -> Option<T>) -> Option<T> {
    if barren.get() >> technique & 1 == 1 {
        return None;
    }
    let found = find();
    if found.is_none() {
        barren.set(barren.get() | 1 << technique);
    }
    found
}
