//! What follows from a supposition by singles alone, and why.
//!
//! A net begins with a digit in a cell. A digit that is *on* turns off all that it sees; the last candidate
//! of a cell and the last place of a digit in a house are turned on. Each of these inferences remembers its
//! reason, so that the proof of a contradiction can be read backwards.

use crate::explain::map::{Map, bits};
use crate::explain::{Candidate, Position};

/// Why a candidate is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It is not known to be on or off.
    Open,
    /// It was supposed.
    Supposed,
    /// It sees this candidate, which is on.
    Seen(u16),
    /// Its cell has no other candidate left.
    LastOfCell,
    /// This house has no other place left for its digit.
    LastOfHouse(u16),
    /// It was refuted by a net within this one, by number.
    Refuted(u16),
}

/// What cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Conflict {
    /// A cell has no candidate left.
    Cell(u16),
    /// A house has no place left for a digit.
    House(u16, u8),
    /// Both candidates are on, and they see each other.
    Both(u16, u16),
}

/// A candidate that is on or off, and when it was found.
#[derive(Clone, Copy, Debug)]
struct Fact {
    reason: Reason,
    on: bool,
    time: u32,
}

/// A refutation within a net: what was supposed in it, what of the outer net it uses, and its inferences.
#[derive(Clone, Debug)]
pub(super) struct Inner {
    /// The facts of the outer net.
    pub(super) uses: Vec<u16>,
    pub(super) inferences: Vec<Inference>,
}

/// Candidates that are known, and what follows from all of them together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Inference {
    pub(super) causes: Vec<u16>,
    pub(super) effect: u16,
    /// Whether the effect is on.
    pub(super) on: bool,
}

/// A supposition and what follows from it. A candidate is meant by number: cell · side + digit − 1.
#[derive(Clone, Debug)]
pub(super) struct Net<'a> {
    position: &'a Position,
    map: &'static Map,
    side: usize,
    /// The candidates left in each cell, a bit for each digit.
    cells: Vec<u32>,
    /// The places left for each digit in each house, a bit for each cell of the house.
    spots: Vec<u32>,
    facts: Vec<Fact>,
    /// What was found, in order.
    pub(super) found: Vec<u16>,
    /// How many of them were gone on from.
    done: usize,
    pub(super) conflict: Option<Conflict>,
    pub(super) inner: Vec<Inner>,
}

impl<'a> Net<'a> {
    /// A net without any supposition.
    pub(super) fn new(position: &'a Position) -> Net<'a> {
        let (map, side) = (position.map(), usize::from(position.side()));
        let spots = (0..map.houses.len())
            .flat_map(|house| position.all_digits().map(move |digit| position.spots(house, digit)))
            .collect();
        let cells: Vec<u32> =
            (0..position.cells().len()).map(|cell| position.candidates(cell).bits()).collect();
        let open = Fact { reason: Reason::Open, on: false, time: 0 };
        let facts = vec![open; cells.len() * side];
        Net {
            position,
            map,
            side,
            cells,
            spots,
            facts,
            found: Vec::new(),
            done: 0,
            conflict: None,
            inner: Vec::new(),
        }
    }

    /// Becomes the same as another net of the same position, without allocating.
    pub(super) fn copy_from(&mut self, other: &Net<'a>) {
        self.cells.copy_from_slice(&other.cells);
        self.spots.copy_from_slice(&other.spots);
        self.facts.copy_from_slice(&other.facts);
        self.found.clone_from(&other.found);
        self.inner.clone_from(&other.inner);
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
        (fact.reason != Reason::Open).then_some(fact.on)
    }

    /// What it takes of the work to make a net like this one.
    pub(super) fn work(&self) -> usize {
        self.facts.len() / 8
    }

    pub(super) fn cell_count(&self) -> usize {
        self.cells.len()
    }

    /// The candidates that are left in a cell.
    pub(super) fn left(&self, cell: usize) -> u32 {
        self.cells[cell]
    }

    /// Supposes that a candidate is on, and goes on until nothing follows or there is a conflict.
    pub(super) fn suppose(&mut self, number: u16) {
        self.learn(number, true, Reason::Supposed);
        self.run();
    }

    /// Turns a candidate off that a net within this one has refuted.
    pub(super) fn refute(&mut self, number: u16, inner: Inner) {
        self.inner.push(inner);
        self.turn_off(number, Reason::Refuted(self.inner.len() as u16 - 1));
        self.run();
    }

    /// Why a candidate is known: the facts that it follows from, and when it was found.
    pub(super) fn causes(&self, number: u16) -> Vec<u16> {
        let Candidate { cell, digit } = self.candidate(number);
        let others = |all: Vec<u16>| all.into_iter().filter(|&other| other != number).collect();
        match self.facts[usize::from(number)].reason {
            Reason::Open | Reason::Supposed => Vec::new(),
            Reason::Seen(other) => vec![other],
            Reason::LastOfCell => others(self.of_cell(cell)),
            Reason::LastOfHouse(house) => others(self.of_house(house.into(), digit)),
            Reason::Refuted(inner) => self.inner[usize::from(inner)].uses.clone(),
        }
    }

    /// The facts that cannot all be.
    pub(super) fn causes_of_conflict(&self) -> Vec<u16> {
        match self.conflict {
            None => Vec::new(),
            Some(Conflict::Cell(cell)) => self.of_cell(cell.into()),
            Some(Conflict::House(house, digit)) => self.of_house(house.into(), digit),
            Some(Conflict::Both(one, other)) => vec![one, other],
        }
    }

    /// The refutation that a fact comes from, if it comes from one.
    pub(super) fn refutation(&self, number: u16) -> Option<&Inner> {
        match self.facts[usize::from(number)].reason {
            Reason::Refuted(inner) => Some(&self.inner[usize::from(inner)]),
            _ => None,
        }
    }

    /// When a fact was found: how many others were found before it.
    pub(super) fn time(&self, number: u16) -> usize {
        self.facts[usize::from(number)].time as usize
    }

    /// The candidates of a cell before anything was supposed.
    fn of_cell(&self, cell: usize) -> Vec<u16> {
        let digits = self.position.candidates(cell).iter();
        digits.map(|digit| self.number(Candidate { cell, digit })).collect()
    }

    /// The places of a digit in a house before anything was supposed.
    fn of_house(&self, house: usize, digit: u8) -> Vec<u16> {
        let cells = self.map.cells_at(house, self.position.spots(house, digit));
        cells.map(|cell| self.number(Candidate { cell, digit })).collect()
    }

    fn learn(&mut self, number: u16, on: bool, reason: Reason) {
        let time = self.found.len() as u32;
        self.facts[usize::from(number)] = Fact { reason, on, time };
        self.found.push(number);
    }

    fn run(&mut self) {
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
        let map = self.map;
        let Candidate { cell, digit } = self.candidate(number);
        let reason = Reason::Seen(number);
        for other in bits(self.cells[cell] & !(1 << (digit - 1))) {
            self.turn_off((cell * self.side + other) as u16, reason);
        }
        for &(house, place) in &map.houses_of[cell] {
            let spots = self.spots[house * self.side + usize::from(digit) - 1] & !(1 << place);
            for other in bits(spots) {
                let peer = map.cells[house][other];
                self.turn_off((peer * self.side + usize::from(digit) - 1) as u16, reason);
            }
        }
    }

    fn turn_off(&mut self, number: u16, reason: Reason) {
        if self.conflict.is_some() {
            return;
        }
        let Candidate { cell, digit } = self.candidate(number);
        let bit = 1 << (digit - 1);
        if self.cells[cell] & bit == 0 {
            return;
        }
        if let (true, Reason::Seen(other)) = (self.known(number) == Some(true), reason) {
            self.conflict = Some(Conflict::Both(number, other));
            return;
        }
        self.learn(number, false, reason);
        self.cells[cell] &= !bit;
        let map = self.map;
        let index = usize::from(digit) - 1;
        for &(house, place) in &map.houses_of[cell] {
            self.spots[house * self.side + index] &= !(1 << place);
        }
        let left = self.cells[cell];
        if left == 0 {
            self.conflict = Some(Conflict::Cell(cell as u16));
            return;
        }
        if left.is_power_of_two() {
            let last = (cell * self.side) as u16 + left.trailing_zeros() as u16;
            if self.facts[usize::from(last)].reason == Reason::Open {
                self.learn(last, true, Reason::LastOfCell);
            }
        }
        for &(house, _) in &map.houses_of[cell] {
            let spots = self.spots[house * self.side + index];
            if spots == 0 {
                self.conflict = Some(Conflict::House(house as u16, digit));
                return;
            }
            if spots.is_power_of_two() {
                let last = map.cells[house][spots.trailing_zeros() as usize] * self.side + index;
                if self.facts[last].reason == Reason::Open {
                    self.learn(last as u16, true, Reason::LastOfHouse(house as u16));
                }
            }
        }
    }
}
