//! Unique rectangles and loops: cells that could be filled in two ways, were it not for other candidates.

use super::board::{Board, KINDS};
use super::sets;
use super::step::RatedStep;
use super::technique::RatedTechnique;
use crate::explain::Candidate;
use crate::sets::{CellSet, bits};
use crate::shape::Basic;
use crate::solver::Budget;
use std::ops::RangeInclusive;

/// What a cell of a walk takes of the work.
const WORK: usize = 40;

/// How many cells a loop may have, and the rating that it has at least: the easiest first.
const LENGTHS: [(RangeInclusive<usize>, u16); 4] =
    [(4..=4, 45), (6..=6, 46), (8..=8, 47), (10..=usize::MAX, 50)];

/// The rating of the easiest.
pub(super) const EASIEST: u16 = 45;

/// The easiest of all: 4.5 with four cells, 4.6 with six, 4.7 with eight, else 5.0; a set beside it adds to
/// that. Nothing if there was too much work to find it.
pub(super) fn first(board: &Board, budget: &Budget) -> Option<RatedStep> {
    let starts = starts(board);
    let mut best: Option<Best> = None;
    for (lengths, base) in LENGTHS {
        if best.as_ref().is_some_and(|best| best.step.tenths < base) {
            break;
        }
        for start in &starts {
            let mut walk = Walk::new(board, start, (lengths.clone(), base), budget, &mut best);
            walk.go_to(start.cell, Passed { free: [start.open; 2], ..Passed::default() });
        }
    }
    best.filter(|_| budget.is_left()).map(|best| best.step)
}

/// The easiest step so far, its kind, and the loop that it is of.
struct Best {
    kind: u8,
    step: RatedStep,
    cells: Vec<usize>,
}

impl Best {
    /// Of equally hard steps of one kind, the first is taken: that of the loop whose cells are lower.
    fn key(&self) -> (u16, u8, &[usize]) {
        (self.step.tenths, self.kind, &self.cells)
    }
}

/// A cell with two candidates, and the cells with both that loops from there may go to.
struct Start {
    cell: usize,
    pair: u32,
    open: CellSet,
}

/// Where loops begin. A loop is found from the lowest of its cells with two candidates.
fn starts(board: &Board) -> Vec<Start> {
    let cells: Vec<usize> = board.cells_with(2..=2).collect();
    let start = |(index, &cell): (usize, &usize)| {
        let pair = board.bits(cell);
        let is_alike = |other: &&usize| board.bits(**other) == pair;
        // A loop with one such cell has three others at least, so all have one extra digit.
        let most = if cells.iter().filter(is_alike).count() == 1 { 3 } else { u32::MAX };
        let rows = board.houses().of_kind(Basic::Row);
        let have_both = rows.flat_map(|row| board.houses().cells_at(row, shared_spots(board, row, pair)));
        let mut open: CellSet = have_both.filter(|&cell| board.bits(cell).count_ones() <= most).collect();
        cells[..index].iter().filter(is_alike).for_each(|&lower| open.remove(lower));
        keep_paired(board, &mut open);
        // Nothing follows from a loop in which no cell has other candidates.
        let is_rich = |cell| board.bits(cell) != pair;
        (open.contains(cell) && open.iter().any(is_rich)).then_some(Start { cell, pair, open })
    };
    cells.iter().enumerate().filter_map(start).collect()
}

/// Leaves only cells that a loop can go through: such a cell has another one in each of its houses.
fn keep_paired(board: &Board, open: &mut CellSet) {
    let houses = board.houses();
    loop {
        let has_other = |&(house, _): &(usize, u32)| (houses.sets()[house] & *open).len() > 1;
        let kept: CellSet =
            open.iter().filter(|&cell| houses.houses_of(cell).iter().all(has_other)).collect();
        if kept == *open {
            return;
        }
        *open = kept;
    }
}

/// What a walk knows of its cells, of which every other one has the same digit.
#[derive(Clone, Copy, Default)]
struct Passed {
    /// Where the walk may still go, at an even step and at an odd one.
    free: [CellSet; 2],
    /// The houses with a cell of an even step, and of an odd one, a bit for each.
    houses: [u128; 2],
    /// How many cells have extra digits, and which these are.
    rich: u32,
    extras: u32,
}

impl Passed {
    /// The houses that have one of the two digits at even steps, or at odd ones, and not yet the other.
    fn open_houses(&self, parity: usize) -> u128 {
        self.houses[parity] & !self.houses[1 - parity]
    }

    /// The least number of the kind that a step can have.
    fn least_kind(&self) -> u8 {
        match self.rich {
            0 | 1 => 1,
            _ if self.extras.is_power_of_two() => 2,
            _ => 3,
        }
    }
}

/// A walk from a cell with two candidates through cells that have both. It tries lower cells first.
struct Walk<'a> {
    board: &'a Board,
    pair: u32,
    lengths: RangeInclusive<usize>,
    /// The rating of a loop at least.
    base: u16,
    cells: Vec<usize>,
    /// The houses of the first cell.
    home: u128,
    budget: &'a Budget,
    best: &'a mut Option<Best>,
}

impl<'a> Walk<'a> {
    fn new(
        board: &'a Board,
        start: &Start,
        (lengths, base): (RangeInclusive<usize>, u16),
        budget: &'a Budget,
        best: &'a mut Option<Best>,
    ) -> Walk<'a> {
        let (pair, home) = (start.pair, board.houses().bits_of(start.cell));
        Walk { board, pair, lengths, base, cells: Vec::new(), home, budget, best }
    }

    /// Goes to one more cell, and on from there.
    fn go_to(&mut self, cell: usize, mut passed: Passed) {
        let more = self.board.bits(cell) & !self.pair;
        if more != 0 {
            (passed.rich, passed.extras) = (passed.rich + 1, passed.extras | more);
            if passed.rich > 2 && !passed.extras.is_power_of_two() {
                return;
            }
        }
        let parity = self.cells.len() % 2;
        passed.houses[parity] |= self.board.houses().bits_of(cell);
        passed.free[parity] -= self.board.houses().peers()[cell];
        passed.free.iter_mut().for_each(|free| free.remove(cell));
        self.cells.push(cell);
        if self.budget.take(WORK) {
            self.close(cell, &passed);
            if self.can_win(&passed) && self.can_close(&passed) {
                let next = passed.free[self.cells.len() % 2] & self.board.houses().peers()[cell];
                next.iter().for_each(|next| self.go_to(next, passed));
            }
        }
        self.cells.pop();
    }

    /// Concludes from the cells, if they are a loop: each house has a cell for each of the two digits.
    fn close(&mut self, last: usize, passed: &Passed) {
        let is_closed = self.lengths.contains(&self.cells.len())
            && self.cells.len().is_multiple_of(2)
            && passed.houses[0] == passed.houses[1]
            && self.board.houses().sees(last, self.cells[0]);
        if !is_closed {
            return;
        }
        let (cells, best) = (&self.cells, &mut *self.best);
        conclude(self.board, self.pair, cells, self.base, &mut |kind: u8, step: Option<RatedStep>| {
            let Some(step) = step else { return };
            if best.as_ref().is_none_or(|best| (step.tenths, kind, &cells[..]) < best.key()) {
                *best = Some(Best { kind, step, cells: cells.clone() });
            }
        });
    }

    /// Whether a loop that begins with the cells can be taken before the best so far.
    fn can_win(&self, passed: &Passed) -> bool {
        let least = (self.base, passed.least_kind(), &self.cells[..]);
        self.best.as_ref().is_none_or(|best| least < best.key())
    }

    /// Whether further cells can make a loop.
    fn can_close(&self, passed: &Passed) -> bool {
        // The last cell shares a house with the first, which has none but the two.
        if self.home & !passed.houses[1] == 0 {
            return false;
        }
        let mut cells = self.cells.len();
        for parity in [0, 1] {
            let open = passed.open_houses(parity);
            // A cell is in three houses.
            cells += open.count_ones().div_ceil(3) as usize;
            let can_fill =
                |house: usize| !self.board.houses().sets()[house].is_disjoint(&passed.free[1 - parity]);
            if cells > *self.lengths.end() || !bits(open).all(can_fill) {
                return false;
            }
        }
        true
    }
}

/// What follows from a loop, by its type.
fn conclude(
    board: &Board,
    pair: u32,
    cells: &[usize],
    base: u16,
    add: &mut impl FnMut(u8, Option<RatedStep>),
) {
    let rich: CellSet = cells.iter().copied().filter(|&cell| board.bits(cell) != pair).collect();
    let extras = rich.iter().fold(0, |all, cell| all | board.bits(cell) & !pair);
    let technique = |kind: u8| match cells.len() {
        4 => RatedTechnique::UniqueRectangle { kind },
        len => RatedTechnique::UniqueLoop { cells: len as u8, kind },
    };
    let step = |kind: u8, tenths: u16, removes| RatedStep::removing(technique(kind), tenths, removes);
    if rich.len() == 1 {
        add(1, step(1, base, candidates(board, rich, pair)));
        return;
    }
    if extras.is_power_of_two() {
        add(2, step(2, base, candidates(board, board.houses().common_peers(&rich), extras)));
    }
    if rich.len() > 2 {
        return;
    }
    let houses = board.houses();
    for house in KINDS.into_iter().flat_map(|kind| {
        houses.common_houses(&rich).filter(move |&house| houses.kind_of(house) == Some(kind))
    }) {
        let of_rich = houses.spots_of(house, &rich);
        let mut fixed = bits(pair).filter(|&digit| board.all_spots(house)[digit] & !of_rich == 0);
        if let Some(digit) = fixed.next() {
            add(4, step(4, base, candidates(board, rich, pair & !(1 << digit))));
        }
        if extras.count_ones() >= 2 {
            let third = Third { board, house, of_rich, extras, pair };
            third.naked(&mut |size, removes| add(3, step(3, base + size - 1, removes)));
            third.hidden(&mut |others, removes| add(3, step(3, base + others - 1, removes)));
        }
    }
}

/// Two cells of a loop with several extra digits in one house.
struct Third<'a> {
    board: &'a Board,
    house: usize,
    of_rich: u32,
    extras: u32,
    pair: u32,
}

impl Third<'_> {
    /// Other cells that make a naked set with the extra digits; and the set's size.
    fn naked(&self, add: &mut impl FnMut(u16, Vec<Candidate>)) {
        let &Third { board, house, of_rich, extras, .. } = self;
        let masks = board.masks(house);
        for size in (2..=7).take_while(|size| u32::from(board.blanks[house]) >= 2 * size) {
            sets::each_with::<()>(&masks, !of_rich, size, (1, extras), &mut |spots, digits| {
                add(size as u16, board.in_house(house, !(spots | of_rich), digits));
                None
            });
        }
    }

    /// Other cells that make a hidden set with the loop's digits; and how many they are.
    fn hidden(&self, add: &mut impl FnMut(u16, Vec<Candidate>)) {
        let &Third { board, house, of_rich, extras, pair } = self;
        let places = |digit: usize| board.all_spots(house)[digit] & !of_rich;
        // The two cells are one place that only the loop's digits have.
        let rich_place = 1 << board.side();
        let of_pair = bits(pair).fold(rich_place, |all, digit| all | places(digit));
        let mut masks = [0; 32];
        (0..board.side()).for_each(|digit| masks[digit] = places(digit));
        let further = !(extras | pair);
        for size in (2..=7).take_while(|size| u32::from(board.blanks[house]) > 2 * size) {
            sets::each_with::<()>(&masks, further, size, (2, of_pair), &mut |further, spots| {
                add(size as u16 - 1, board.in_house(house, spots & !rich_place, !(pair | further)));
                None
            });
        }
    }
}

/// The cells of a house that have both digits of a pair.
fn shared_spots(board: &Board, house: usize, pair: u32) -> u32 {
    let (one, other) = (pair.trailing_zeros(), 31 - pair.leading_zeros());
    board.all_spots(house)[one as usize] & board.all_spots(house)[other as usize]
}

/// Those of some digits that are candidates of some cells.
pub(super) fn candidates(board: &Board, cells: CellSet, digits: u32) -> Vec<Candidate> {
    let of_cell =
        |cell: usize| bits(board.bits(cell) & digits).map(move |digit| Candidate::new(cell, digit as u8 + 1));
    cells.iter().flat_map(of_cell).collect()
}
