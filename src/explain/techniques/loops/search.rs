//! Looking for loops.

use crate::explain::Position;
use crate::explain::techniques::Tools;
use crate::explain::techniques::deadly::Pattern;
use crate::sets::{CellSet, DigitSet, bit, bits};
use crate::solver::Budget;
use std::ops::ControlFlow;

/// How many cells are tried for one start. On 9×9 far fewer are needed; on large shapes it ends the search.
const MOST_TRIED: u32 = 5_000;

/// What a cell that is tried takes of the work.
const WORK: usize = 40;

/// Calls `visit` for every loop of more than four cells, once. They are open and in ascending order.
///
/// All have both digits, and one at least has nothing else; two at most are rich, or they have one extra digit. Every house
/// has two of the cells or none, and these two would hold different digits, so the digits could change places.
pub(super) fn each(tools: &Tools, visit: &mut dyn FnMut(&Pattern) -> ControlFlow<()>) -> ControlFlow<()> {
    let position = tools.position;
    for start in position.blanks().iter() {
        let pair = position.candidates(start);
        let mut digits = pair.iter();
        let (2, Some(a), Some(b)) = (pair.len(), digits.next(), digits.next()) else { continue };
        let mut search = Search {
            budget: &tools.budget,
            position,
            start,
            pair,
            digits: [a, b],
            left: MOST_TRIED,
            visit: &mut *visit,
        };
        search.go_on(Part::default().with(position, start, 0, DigitSet::EMPTY))?;
    }
    ControlFlow::Continue(())
}

/// The search from one cell that has just the two digits.
struct Search<'a> {
    budget: &'a Budget,
    position: &'a Position,
    start: usize,
    pair: DigitSet,
    digits: [u8; 2],
    /// How many cells may still be tried.
    left: u32,
    visit: &'a mut dyn FnMut(&Pattern) -> ControlFlow<()>,
}

/// A loop that is not whole yet.
#[derive(Clone, Copy, Default)]
struct Part {
    cells: CellSet,
    /// For each of the two turns a bit for every house that has a cell of this turn.
    seen: [u128; 2],
    rich: CellSet,
    extras: DigitSet,
}

impl Part {
    fn with(mut self, position: &Position, cell: usize, turn: usize, extras: DigitSet) -> Part {
        self.cells.insert(cell);
        self.seen[turn] |= position.houses().bits_of(cell);
        self.extras |= extras;
        if !extras.is_empty() {
            self.rich.insert(cell);
        }
        self
    }
}

impl Search<'_> {
    /// Fills a house that has a cell of one turn only, the one with the fewest choices, and goes on from
    /// there.
    ///
    /// A loop has exactly one cell that fits, so each loop is met in one way only.
    fn go_on(&mut self, part: Part) -> ControlFlow<()> {
        let open = part.seen[0] ^ part.seen[1];
        if open == 0 {
            let Part { cells, rich, extras, .. } = part;
            if cells.len() == 4 {
                return ControlFlow::Continue(());
            }
            let (cells, digits) = (cells.iter().collect(), self.digits);
            return (self.visit)(&Pattern { cells, digits, rich, extras });
        }
        let mut best = (u32::MAX, 0, 0, 0);
        for house in bits(open) {
            let turn = usize::from(part.seen[0] & bit(house) != 0);
            let choices = self.choices(&part, house, turn);
            if choices.count_ones() < best.0 {
                best = (choices.count_ones(), house, turn, choices);
                if best.0 == 0 {
                    return ControlFlow::Continue(());
                }
            }
        }
        let (_, house, turn, choices) = best;
        for place in bits(choices) {
            if self.left == 0 {
                break;
            }
            self.left -= 1;
            self.budget.go_on(WORK)?;
            let cell = self.position.houses().cells[house][place];
            let extras = self.position.candidates(cell) - self.pair;
            self.go_on(part.with(self.position, cell, turn, extras))?;
        }
        ControlFlow::Continue(())
    }

    /// The cells of a house that can be the next of a turn: a bit for each.
    fn choices(&self, part: &Part, house: usize, turn: usize) -> u32 {
        let position = self.position;
        let spots = self.digits.map(|digit| position.spots(house, digit));
        let can_be = |&place: &usize| {
            let cell = position.houses().cells[house][place];
            let extras = position.candidates(cell) - self.pair;
            let all = part.extras | extras;
            // A loop is met from each cell that has just the two digits; the first one counts.
            let is_allowed = match extras.is_empty() {
                true => cell > self.start,
                false => part.rich.len() < 2 || all.len() == 1,
            };
            is_allowed && !part.cells.contains(cell) && part.seen[turn] & position.houses().bits_of(cell) == 0
        };
        bits(spots[0] & spots[1]).filter(can_be).fold(0, |all, place| all | 1 << place)
    }
}
