//! Looking for deadly loops: cells that could hold two digits in turn, and these the other way round as well.

use crate::candidates::Board;
use crate::sets::{CellSet, DigitSet, bit, bits};
use crate::shape::BasicKind;
use crate::solver::Budget;
use std::ops::ControlFlow;

/// Open cells that must not hold two digits in turn: a rectangle, or more than four cells.
///
/// All have both digits, and one at least has nothing else. Every house has two of the cells or none, and
/// these two would hold different digits, so the digits could change places.
#[derive(Clone, Copy, Debug)]
pub(in crate::explain) struct DeadlyLoop {
    pub(in crate::explain) cells: CellSet,
    pub(in crate::explain) pair: DigitSet,
    /// The cells that have other candidates, too, and what these are: two cells at most, or one digit.
    pub(in crate::explain) rich: CellSet,
    pub(in crate::explain) extras: DigitSet,
}

/// What a cell that is tried takes of the work.
const WORK_PER_CELL: usize = 40;

/// Calls `visit` for every deadly loop of so many cells at most, once. For one start, so many cells are tried at most.
pub(in crate::explain) fn each_deadly_loop(
    board: &Board,
    (longest, most_tried): (usize, u32),
    budget: &Budget,
    visit: &mut dyn FnMut(&DeadlyLoop) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let houses = board.houses();
    let pairs = board.digits().iter().enumerate().filter(|(_, digits)| digits.len() == 2);
    for (start, &pair) in pairs {
        // In each of its houses, the start needs another cell with both digits.
        let shared = |house| pair.iter().fold(u32::MAX, |spots, digit| spots & board.spots(house, digit));
        if houses.houses_of(start).iter().any(|&(house, _)| shared(house).is_power_of_two()) {
            continue;
        }
        // A loop is met from each cell that has just the two digits; the first one counts.
        let is_open = |&cell: &usize| board.digits()[cell] != pair || cell > start;
        let rows = houses.of_kind(BasicKind::Row);
        let open: CellSet = rows.flat_map(|row| houses.cells_at(row, shared(row))).filter(is_open).collect();
        let found = DeadlyLoop { cells: CellSet::EMPTY, pair, rich: CellSet::EMPTY, extras: DigitSet::EMPTY };
        let part = PartialLoop { found, houses: [0; 2], free: [open; 2] };
        DeadlyLoopSearch { board, budget, longest, left: most_tried, visit }
            .complete(part.with(board, start, 0))?;
    }
    ControlFlow::Continue(())
}

/// A loop that is not whole yet.
#[derive(Clone, Copy)]
struct PartialLoop {
    found: DeadlyLoop,
    /// For each of the two turns a bit for every house that has a cell of this turn.
    houses: [u128; 2],
    /// For each of the two turns the cells that can be of it.
    free: [CellSet; 2],
}

impl PartialLoop {
    fn with(mut self, board: &Board, cell: usize, turn: usize) -> PartialLoop {
        self.houses[turn] |= board.houses().bits_of(cell);
        self.free[turn] -= board.houses().peers()[cell];
        self.free.iter_mut().for_each(|free| free.remove(cell));
        let DeadlyLoop { cells, pair, rich, extras } = &mut self.found;
        cells.insert(cell);
        let more = board.digits()[cell] - *pair;
        if !more.is_empty() {
            rich.insert(cell);
            *extras |= more;
            if rich.len() == 2 {
                let most = if extras.len() == 1 { *pair | *extras } else { *pair };
                let has_no_more = |&cell: &usize| (board.digits()[cell] - most).is_empty();
                self.free = self.free.map(|free| free.iter().filter(has_no_more).collect());
            }
        }
        self
    }
}

/// The search from one cell that has just the two digits.
struct DeadlyLoopSearch<'a> {
    board: &'a Board,
    budget: &'a Budget,
    /// How many cells a loop may have.
    longest: usize,
    /// How many cells may still be tried.
    left: u32,
    visit: &'a mut dyn FnMut(&DeadlyLoop) -> ControlFlow<()>,
}

impl DeadlyLoopSearch<'_> {
    /// Fills a house that has a cell of one turn only, the one with the fewest choices, and goes on from there
    /// until the loop is whole.
    ///
    /// A loop has exactly one cell that fits, so each loop is met in one way only.
    fn complete(&mut self, part: PartialLoop) -> ControlFlow<()> {
        let turn = |house: usize| usize::from(part.houses[0] & bit(house) != 0);
        let choices = |house: usize| part.free[turn(house)] & self.board.houses().sets()[house];
        let open = bits(part.houses[0] ^ part.houses[1]);
        let Some(house) = open.min_by_key(|&house| choices(house).len()) else {
            return (self.visit)(&part.found);
        };
        for cell in choices(house) {
            if self.left == 0 || part.found.cells.len() == self.longest {
                break;
            }
            self.left -= 1;
            self.budget.take_or_break(WORK_PER_CELL)?;
            self.complete(part.with(self.board, cell, turn(house)))?;
        }
        ControlFlow::Continue(())
    }
}
