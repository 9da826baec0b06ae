//! What follows from a supposition by singles alone, and why.
//!
//! A net begins with a digit in a cell. A digit that is *on* turns off all that it sees; the last candidate
//! of a cell and the last place of a digit in a house are turned on. Each of these inferences remembers its
//! reason, so that the proof of a contradiction can be read backwards.

use super::told::{Conflict, ForcingReason, Story};
use crate::candidates::Board;
use crate::explain::{Candidate, Position};
use std::rc::Rc;

/// A candidate that is on or off, and when it was found.
#[derive(Clone, Copy, Debug)]
struct ForcingFact {
    reason: ForcingReason,
    on: bool,
    time: u32,
}

/// A supposition and what follows from it. A candidate is meant by number: cell · side + digit − 1.
#[derive(Clone, Debug)]
pub(super) struct ForcingNet<'a> {
    position: &'a Position,
    side: usize,
    /// What is left.
    board: Board,
    facts: Vec<ForcingFact>,
    /// What was found, in order.
    pub(super) found: Vec<u16>,
    /// How many of them were gone on from.
    done: usize,
    pub(super) conflict: Option<Conflict>,
    /// Shared with copies of the net: nets within nets are copied very often.
    refutations: Vec<Rc<Story>>,
}

impl<'a> ForcingNet<'a> {
    /// A net without any supposition.
    pub(super) fn new(position: &'a Position) -> ForcingNet<'a> {
        let (board, side) = (position.board().clone(), usize::from(position.side()));
        let open = ForcingFact { reason: ForcingReason::Open, on: false, time: 0 };
        let facts = vec![open; board.cells().len() * side];
        let (found, refutations) = (Vec::new(), Vec::new());
        ForcingNet { position, side, board, facts, found, done: 0, conflict: None, refutations }
    }

    /// Becomes the same as another net of the same position, without allocating.
    pub(super) fn copy_from(&mut self, other: &ForcingNet<'a>) {
        self.board.copy_from(&other.board);
        self.facts.copy_from_slice(&other.facts);
        self.found.clone_from(&other.found);
        self.refutations.clone_from(&other.refutations);
        (self.done, self.conflict) = (other.done, other.conflict);
    }

    pub(super) fn number(&self, candidate: Candidate) -> u16 {
        (candidate.cell * self.side + usize::from(candidate.digit) - 1) as u16
    }

    pub(super) fn candidate(&self, number: u16) -> Candidate {
        let number = usize::from(number);
        Candidate { cell: number / self.side, digit: (number % self.side) as u8 + 1 }
    }

    /// Whether a candidate is known to be on or off.
    pub(super) fn known(&self, number: u16) -> Option<bool> {
        let fact = &self.facts[usize::from(number)];
        (fact.reason != ForcingReason::Open).then_some(fact.on)
    }

    /// What it takes of the work to make a net like this one.
    pub(super) fn work(&self) -> usize {
        self.facts.len() / 8
    }

    /// What is left of the position.
    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// Supposes that a candidate is on, and goes on until nothing follows or there is a conflict.
    pub(super) fn suppose(&mut self, number: u16) {
        self.learn(number, true, ForcingReason::Supposed);
        self.follow();
    }

    /// Turns a candidate off that a net within this one has refuted.
    pub(super) fn refute(&mut self, number: u16, refutation: Story) {
        self.refutations.push(Rc::new(refutation));
        self.turn_off(self.candidate(number), ForcingReason::Refuted(self.refutations.len() as u16 - 1));
        self.follow();
    }

    /// The facts that a candidate follows from; none if a net within has refuted it.
    pub(super) fn causes(&self, number: u16) -> Vec<u16> {
        let Candidate { cell, digit } = self.candidate(number);
        let others = |all: Vec<u16>| all.into_iter().filter(|&other| other != number).collect();
        match self.facts[usize::from(number)].reason {
            ForcingReason::Open | ForcingReason::Supposed | ForcingReason::Refuted(_) => Vec::new(),
            ForcingReason::Seen(other) => vec![other],
            ForcingReason::LastOfCell => others(self.candidates_of_cell(cell)),
            ForcingReason::LastOfHouse(house) => others(self.places_in_house(house.into(), digit)),
        }
    }

    /// The facts that cannot all be.
    pub(super) fn causes_of_conflict(&self) -> Vec<u16> {
        match self.conflict {
            None => Vec::new(),
            Some(Conflict::Cell(cell)) => self.candidates_of_cell(cell.into()),
            Some(Conflict::House(house, digit)) => self.places_in_house(house.into(), digit),
            Some(Conflict::Both(one, other)) => vec![one, other],
        }
    }

    /// The refutation that a fact comes from, if it comes from one.
    pub(super) fn refutation(&self, number: u16) -> Option<&Rc<Story>> {
        match self.reason(number) {
            ForcingReason::Refuted(number) => Some(&self.refutations[usize::from(number)]),
            _ => None,
        }
    }

    /// Whether a line says that a candidate is off: it is on and sees it, or it is that candidate, refuted.
    pub(super) fn rules_out(&self, line: u16, other: u16) -> bool {
        if line == other || self.known(line) != Some(true) {
            return line == other;
        }
        let [line, other] = [line, other].map(|number| self.candidate(number));
        match line.cell == other.cell {
            true => line.digit != other.digit,
            false => line.digit == other.digit && self.position.houses().sees(line.cell, other.cell),
        }
    }

    /// Why a candidate is on or off.
    pub(super) fn reason(&self, number: u16) -> ForcingReason {
        self.facts[usize::from(number)].reason
    }

    /// When a fact was found: how many others were found before it.
    pub(super) fn time(&self, number: u16) -> usize {
        self.facts[usize::from(number)].time as usize
    }

    /// The candidates of a cell before anything was supposed.
    fn candidates_of_cell(&self, cell: usize) -> Vec<u16> {
        let digits = self.position.candidates(cell).iter();
        digits.map(|digit| self.number(Candidate { cell, digit })).collect()
    }

    /// The places of a digit in a house before anything was supposed.
    fn places_in_house(&self, house: usize, digit: u8) -> Vec<u16> {
        let cells = self.position.houses().cells_at(house, self.position.spots(house, digit));
        cells.map(|cell| self.number(Candidate { cell, digit })).collect()
    }

    fn learn(&mut self, number: u16, on: bool, reason: ForcingReason) {
        let time = self.found.len() as u32;
        self.facts[usize::from(number)] = ForcingFact { reason, on, time };
        self.found.push(number);
    }

    /// Goes on from what was found until nothing follows or there is a conflict.
    fn follow(&mut self) {
        while self.done < self.found.len() && self.conflict.is_none() {
            let number = self.found[self.done];
            self.done += 1;
            if self.facts[usize::from(number)].on {
                self.spread(number);
            }
        }
    }

    /// Turns off all that a candidate sees which is on.
    fn spread(&mut self, number: u16) {
        let houses = self.position.houses();
        let Candidate { cell, digit } = self.candidate(number);
        let reason = ForcingReason::Seen(number);
        for other in self.board.digits()[cell] {
            if other != digit {
                self.turn_off(Candidate { cell, digit: other }, reason);
            }
        }
        for &(house, place) in houses.houses_of(cell) {
            let spots = self.board.spots(house, digit) & !(1 << place);
            for cell in houses.cells_at(house, spots) {
                self.turn_off(Candidate { cell, digit }, reason);
            }
        }
    }

    fn turn_off(&mut self, candidate: Candidate, reason: ForcingReason) {
        let Candidate { cell, digit } = candidate;
        let number = self.number(candidate);
        if self.conflict.is_some() || !self.board.digits()[cell].contains(digit) {
            return;
        }
        if let (true, ForcingReason::Seen(other)) = (self.known(number) == Some(true), reason) {
            self.conflict = Some(Conflict::Both(number, other));
            return;
        }
        self.learn(number, false, reason);
        self.board.remove(cell, digit);
        let left = self.board.digits()[cell];
        if left.is_empty() {
            self.conflict = Some(Conflict::Cell(cell as u16));
            return;
        }
        if let Some(digit) = left.single() {
            self.turn_on(Candidate { cell, digit }, ForcingReason::LastOfCell);
        }
        let houses = self.position.houses();
        for &(house, _) in houses.houses_of(cell).iter().filter(|(house, _)| houses.is_full(*house)) {
            let spots = self.board.spots(house, digit);
            if spots == 0 {
                self.conflict = Some(Conflict::House(house as u16, digit));
                return;
            }
            if spots.is_power_of_two() {
                let cell = houses.cells[house][spots.trailing_zeros() as usize];
                self.turn_on(Candidate { cell, digit }, ForcingReason::LastOfHouse(house as u16));
            }
        }
    }

    fn turn_on(&mut self, candidate: Candidate, reason: ForcingReason) {
        let number = self.number(candidate);
        if self.facts[usize::from(number)].reason == ForcingReason::Open {
            self.learn(number, true, reason);
        }
    }
}
