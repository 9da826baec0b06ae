//! Cells and candidates as the rating looks at them: by cell, by house, and nothing else.

use super::step::RatedStep;
use crate::candidates::{Candidates, CellSet};
use crate::explain::Candidate;
use crate::explain::map::{Map, bits};
use crate::shape::HouseKind;
use std::cell::Cell;
use std::ops::Range;

/// The kinds of house in the order in which most rules take them.
pub(super) const KINDS: [HouseKind; 3] = [HouseKind::Box, HouseKind::Column, HouseKind::Row];

/// A position. It is smaller than [`Position`](crate::explain::Position), and is copied very often. A digit
/// is meant by its number from 0 here: bit 0 of a mask is the digit 1.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) map: &'static Map,
    /// The cells row by row; 0 for a blank, else the digit from 1.
    pub(super) cells: Vec<u8>,
    /// The candidates of each cell; none if it holds a digit.
    pub(super) digits: Vec<u32>,
    /// Where each house has each digit as a candidate: bit p is set for its cell p. Digit d is at house ·
    /// side + d.
    spots: Vec<u32>,
    /// How many cells of each house are blank.
    pub(super) blanks: Vec<u8>,
    /// Which rules found nothing in each house as it stands, and for each digit: a bit for each rule. They
    /// need not look there again until something goes.
    barren_houses: Vec<Cell<u16>>,
    barren_digits: Vec<Cell<u16>>,
    /// The cells that candidates have gone from, in order, and how many there were when each rule that looks
    /// at patterns of cells found nothing.
    gone: Vec<u16>,
    barren_since: [Cell<Option<usize>>; 4],
}

/// A rule that looks at patterns of cells.
#[derive(Clone, Copy, Debug)]
pub(super) enum CellRule {
    XyWing,
    XyzWing,
    AlignedPair,
    AlignedTriplet,
}

/// A rule that looks at one house alone, or at one digit, by its number; fish have numbers of their own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rule(pub(super) u8);

impl Rule {
    pub(super) const HIDDEN_SINGLE: Rule = Rule(0);
    /// By the kind of the other house.
    pub(super) const LOCKED: Rule = Rule(1);
    /// By their sizes from 2.
    pub(super) const NAKED: Rule = Rule(4);
    pub(super) const HIDDEN: Rule = Rule(7);
    pub(super) const DIRECT_HIDDEN: Rule = Rule(10);
    pub(super) const COLUMN_FISH: Rule = Rule(0);
    pub(super) const ROW_FISH: Rule = Rule(3);
    pub(super) const FORCING: Rule = Rule(6);
    pub(super) const NISHIO: Rule = Rule(7);
    /// By the place in the order.
    pub(super) const DIRECT_LOCKED: Rule = Rule(8);

    /// The rule that is so many after this one.
    pub(super) fn after(self, more: u8) -> Rule {
        Rule(self.0 + more)
    }
}

impl Board {
    pub(super) fn new(candidates: &Candidates) -> Board {
        let map = Map::of(candidates.shape());
        let side = map.shape.side();
        let cells = candidates.cells().to_vec();
        let digits: Vec<u32> = (0..cells.len()).map(|cell| candidates.get(cell).bits()).collect();
        let mut spots = vec![0; map.houses.len() * side];
        let mut blanks = vec![0; map.houses.len()];
        for (house, in_house) in map.cells.iter().enumerate() {
            for (place, &cell) in in_house.iter().enumerate() {
                bits(digits[cell]).for_each(|digit| spots[house * side + digit] |= 1 << place);
                blanks[house] += u8::from(cells[cell] == 0);
            }
        }
        let barren_houses = vec![Cell::default(); map.houses.len()];
        let barren_digits = vec![Cell::default(); side];
        let (gone, barren_since) = (Vec::new(), Default::default());
        Board { map, cells, digits, spots, blanks, barren_houses, barren_digits, gone, barren_since }
    }

    #[inline]
    pub(super) fn side(&self) -> usize {
        self.map.shape.side()
    }

    #[inline]
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.digits[cell] >> digit & 1 == 1
    }

    /// Where a house has a digit as a candidate: a bit for each cell of the house.
    #[inline]
    pub(super) fn spots(&self, house: usize, digit: usize) -> u32 {
        self.spots[house * self.side() + digit]
    }

    /// The same for every digit.
    #[inline]
    pub(super) fn all_spots(&self, house: usize) -> &[u32] {
        &self.spots[house * self.side()..][..self.side()]
    }

    /// Whether two cells share a house.
    #[inline]
    pub(super) fn sees(&self, one: usize, other: usize) -> bool {
        self.map.sees(one, other)
    }

    /// The numbers of the houses of one kind.
    pub(super) fn of_kind(&self, kind: HouseKind) -> Range<usize> {
        self.map.of_kind(kind)
    }

    /// The houses in the order in which most rules take them.
    pub(super) fn houses(&self) -> impl Iterator<Item = usize> + '_ {
        KINDS.into_iter().flat_map(|kind| self.of_kind(kind))
    }

    /// The cells with so many candidates.
    pub(super) fn cells_with(
        &self,
        counts: std::ops::RangeInclusive<u32>,
    ) -> impl Iterator<Item = usize> + '_ {
        (0..self.digits.len()).filter(move |&cell| counts.contains(&self.digits[cell].count_ones()))
    }

    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        if self.has(cell, digit) {
            self.digits[cell] &= !(1 << digit);
            let side = self.side();
            for &(house, place) in &self.map.houses_of[cell] {
                self.spots[house * side + digit] &= !(1 << place);
                self.barren_houses[house].set(0);
            }
            self.barren_digits[digit].set(0);
            self.gone.push(cell as u16);
        }
    }

    /// Places a digit in a blank and takes it from the peers.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        bits(self.digits[cell]).for_each(|other| self.remove(cell, other));
        self.cells[cell] = digit as u8 + 1;
        let map = self.map;
        for &(house, _) in &map.houses_of[cell] {
            self.blanks[house] -= 1;
            for place in bits(self.spots(house, digit)) {
                self.remove(map.cells[house][place], digit);
            }
        }
    }

    /// What a rule finds in a house, if it has not looked there since something went.
    #[inline]
    pub(super) fn look<T>(&self, house: usize, rule: Rule, find: impl FnOnce() -> Option<T>) -> Option<T> {
        look(&self.barren_houses[house], rule, find)
    }

    /// The same for a digit.
    #[inline]
    pub(super) fn look_for<T>(
        &self,
        digit: usize,
        rule: Rule,
        find: impl FnOnce() -> Option<T>,
    ) -> Option<T> {
        look(&self.barren_digits[digit], rule, find)
    }

    /// The digits for which a rule has to look, since something went.
    pub(super) fn open_digits(&self, rule: Rule) -> u32 {
        let is_open = |digit: &usize| self.barren_digits[*digit].get() >> rule.0 & 1 == 0;
        (0..self.side()).filter(is_open).fold(0, |open, digit| open | 1 << digit)
    }

    /// A rule found nothing for any digit.
    pub(super) fn close_digits(&self, rule: Rule) {
        self.barren_digits.iter().for_each(|barren| barren.set(barren.get() | 1 << rule.0));
    }

    /// What a rule finds, which is told the cells that have changed since it last found nothing; all, if it
    /// has not looked before.
    pub(super) fn look_at<T>(&self, rule: CellRule, find: impl FnOnce(&CellSet) -> Option<T>) -> Option<T> {
        let since = &self.barren_since[rule as usize];
        let changed = match since.get() {
            Some(since) => self.gone[since..].iter().map(|&cell| cell.into()).collect(),
            None => (0..self.cells.len()).collect(),
        };
        let found = find(&changed);
        if found.is_none() {
            since.set(Some(self.gone.len()));
        }
        found
    }

    /// Takes over another board of the same shape, without asking for memory.
    pub(super) fn copy_from(&mut self, other: &Board) {
        self.digits.copy_from_slice(&other.digits);
        self.spots.copy_from_slice(&other.spots);
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
    pub(super) fn in_house(&self, house: usize, spots: u32, digits: u32) -> Vec<Candidate> {
        let cells = self.map.cells_at(house, spots & ((1 << self.side()) - 1));
        let of_cell = |cell: usize| {
            bits(self.digits[cell] & digits).map(move |digit| Candidate::new(cell, digit as u8 + 1))
        };
        cells.flat_map(of_cell).collect()
    }
}

#[inline]
fn look<T>(barren: &Cell<u16>, rule: Rule, find: impl FnOnce() -> Option<T>) -> Option<T> {
    if barren.get() >> rule.0 & 1 == 1 {
        return None;
    }
    let found = find();
    if found.is_none() {
        barren.set(barren.get() | 1 << rule.0);
    }
    found
}
