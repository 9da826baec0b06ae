//! The shortest derivation that is found from a supposition to a dead end, or to a candidate that is asked for.
//!
//! A *line* is a digit that becomes certain. Lines are derived in the order of how many lines they need, the fewest first, and of
//! several reasons for a line the cheapest is taken: Knuth's generalization of Dijkstra's algorithm. As lines are shared, what it
//! finds may not be the shortest. So each line is then forbidden in turn, to see whether it gets shorter without.

use super::certain::{Certain, Found, FoundEnd, Ground, LineSet, Need};
use super::derivation::Derivation;
use crate::candidates::Board;
use crate::explain::{Branch, Candidate, DeadEnd, DeadEndKind, Position, ProofLine, Why};
use crate::sets::{bit, bits};
use crate::shape::House;
use crate::solver::Budget;

/// How often a search is made anew for one derivation.
const MOST_SEARCHES: usize = 60;

/// What a search goes to.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    /// A dead end.
    DeadEnd,
    /// A candidate that is placed, or else ruled out.
    Candidate(Candidate, bool),
}

/// Searches of one position; the room that they need is asked for once.
pub(super) struct Shortest<'a> {
    position: &'a Position,
    goal: Goal,
    /// What no line rules out.
    board: Board,
    lines: Vec<Certain>,
    /// Whether a cell has a line.
    is_certain: Vec<bool>,
    /// For each candidate by number, as [`Shortest::number`] counts, the lines that rule it out.
    ruled_out: Vec<LineSet>,
    /// The candidates that the last line was the first to rule out.
    gone: Vec<Candidate>,
    /// What can be derived, and from what.
    open: Vec<(Candidate, Ground, Need)>,
    found: Option<Found>,
    budget: &'a Budget,
    searches: usize,
}

impl<'a> Shortest<'a> {
    pub(super) fn new(position: &'a Position, budget: &'a Budget) -> Shortest<'a> {
        let board = position.board().clone();
        let cells = board.cells().len();
        Shortest {
            position,
            goal: Goal::DeadEnd,
            lines: Vec::new(),
            is_certain: vec![false; cells],
            ruled_out: vec![0; cells * board.side()],
            board,
            gone: Vec::new(),
            open: Vec::new(),
            found: None,
            budget,
            searches: 0,
        }
    }

    /// A derivation that is found at once; none where no work is left.
    pub(super) fn find(&mut self, supposed: Candidate, goal: Goal) -> Option<Derivation> {
        self.goal = goal;
        self.search(supposed, &[], usize::MAX)
    }

    /// A derivation that is no longer than this one. Each of its lines is forbidden in turn, as long as there are searches
    /// left, and what is shorter is kept.
    pub(super) fn shorten(&mut self, mut best: Derivation, goal: Goal) -> Derivation {
        self.goal = goal;
        let candidate = |line: &ProofLine| Candidate { cell: line.cell, digit: line.digit };
        let supposed = candidate(&best.branch.lines[0]);
        let mut forbidden = Vec::new();
        let before = self.searches;
        let mut next = 1;
        while next < best.len() && self.searches < before + MOST_SEARCHES {
            forbidden.push(candidate(&best.branch.lines[next]));
            match self.search(supposed, &forbidden, best.len()) {
                Some(shorter) => (best, next) = (shorter, 1),
                None => {
                    forbidden.pop();
                    next += 1;
                }
            }
        }
        best
    }

    /// A derivation of fewer lines than these, without some candidates.
    fn search(&mut self, supposed: Candidate, forbidden: &[Candidate], below: usize) -> Option<Derivation> {
        self.searches += 1;
        if !self.budget.take(self.ruled_out.len()) {
            return None;
        }
        self.board.copy_from(self.position.board());
        self.lines.clear();
        self.open.clear();
        self.is_certain.fill(false);
        self.ruled_out.fill(0);
        self.found = None;
        self.add(supposed, Ground::Supposed, Need::NONE);
        // Of what needs as few, what was opened last comes first: it leans on what is there already.
        while let Some(at) = (0..self.open.len()).rev().min_by_key(|&at| self.open[at].2.count()) {
            let most = self.found.as_ref().map_or(below, |found| found.need.count().min(below));
            // What needs one line more than this cannot be shorter.
            if self.open[at].2.count() + 1 >= most || self.lines.len() == LineSet::BITS as usize {
                break;
            }
            let (candidate, ground, need) = self.open.swap_remove(at);
            let is_open = self.board.digits()[candidate.cell].contains(candidate.digit);
            if is_open && !self.is_certain[candidate.cell] && !forbidden.contains(&candidate) {
                self.add(candidate, ground, need);
            }
        }
        // Where there are singles, they may lead there without what is supposed.
        let is_meant = |found: &Found| found.need.count() < below && found.need.all & 1 != 0;
        let found = self.found.take().filter(is_meant)?;
        Some(self.derivation(&found))
    }

    /// Adds a line, and looks at what follows.
    fn add(&mut self, candidate: Candidate, ground: Ground, need: Need) {
        let position = self.position;
        let Candidate { cell, digit } = candidate;
        let line = bit(self.lines.len());
        self.lines.push(Certain { candidate, ground, from: need.from, all: need.all | line });
        self.is_certain[cell] = true;
        for other in position.candidates(cell) {
            if other != digit {
                self.rule_out(Candidate { cell, digit: other }, line);
            }
        }
        for &(house, place) in position.houses().houses_of(cell) {
            let spots = position.spots(house, digit) & !(1 << place);
            for cell in position.houses().cells_at(house, spots) {
                self.rule_out(Candidate { cell, digit }, line);
            }
        }
        let is_there = match self.goal {
            Goal::DeadEnd => false,
            Goal::Candidate(goal, true) => goal == candidate,
            Goal::Candidate(goal, false) => self.ruled_out[self.number(goal)] & line != 0,
        };
        if is_there {
            self.offer(FoundEnd::Goal, Need { from: line, all: need.all | line });
        }
        let mut gone = std::mem::take(&mut self.gone);
        gone.drain(..).for_each(|candidate| self.look_beside(candidate));
        self.gone = gone;
    }

    fn number(&self, Candidate { cell, digit }: Candidate) -> usize {
        cell * self.board.side() + usize::from(digit) - 1
    }

    /// Notes that a line rules a candidate out.
    fn rule_out(&mut self, candidate: Candidate, line: LineSet) {
        let number = self.number(candidate);
        self.ruled_out[number] |= line;
        if self.board.remove(candidate.cell, candidate.digit) {
            self.gone.push(candidate);
        }
    }

    /// Notes what becomes the last of the cell or house of a candidate that has gone, or that nothing is left there.
    fn look_beside(&mut self, Candidate { cell, digit }: Candidate) {
        let houses = self.position.houses();
        let left = self.board.digits()[cell];
        if left.is_empty() {
            self.offer_end(FoundEnd::Cell(cell));
        } else if let Some(digit) = left.single() {
            self.open_line(Candidate { cell, digit });
        }
        for &(house, _) in houses.houses_of(cell) {
            if !houses.is_full(house) {
                continue;
            }
            let spots = self.board.spots(house, digit);
            if spots == 0 {
                self.offer_end(FoundEnd::House(house, digit));
            } else if spots.is_power_of_two() {
                let cell = houses.cells[house][spots.trailing_zeros() as usize];
                self.open_line(Candidate { cell, digit });
            }
        }
    }

    /// Notes a candidate that is the last of something, with the reason that needs the fewest lines; of several such, with
    /// the one that has the fewest candidates to rule out.
    fn open_line(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        if self.is_certain[cell] {
            return;
        }
        let houses = self.position.houses();
        let of_cell = self.board.digits()[cell].single().map(|_| Ground::LastOfCell);
        let mut best: Option<(usize, Ground, Need)> = None;
        let mut compare = |ground| {
            let others = self.others(candidate, ground);
            let need = self.cheapest(&others);
            let cost = need.count() << 8 | others.len();
            if best.as_ref().is_none_or(|&(least, ..)| cost < least) {
                best = Some((cost, ground, need));
            }
        };
        of_cell.into_iter().for_each(&mut compare);
        for &(house, _) in houses.houses_of(cell) {
            if houses.is_full(house) && self.board.spots(house, digit).is_power_of_two() {
                compare(Ground::LastOfHouse(house));
            }
        }
        self.open.extend(best.map(|(_, ground, need)| (candidate, ground, need)));
    }

    /// What has to be ruled out for a line: the other candidates of its cell, or the other places of its house.
    fn others(&self, candidate: Candidate, ground: Ground) -> Vec<Candidate> {
        let mut others = match ground {
            Ground::Supposed => Vec::new(),
            Ground::LastOfCell => self.candidates_of(candidate.cell),
            Ground::LastOfHouse(house) => self.places_of(house, candidate.digit),
        };
        others.retain(|&other| other != candidate);
        others
    }

    fn candidates_of(&self, cell: usize) -> Vec<Candidate> {
        self.position.candidates(cell).into_iter().map(|digit| Candidate { cell, digit }).collect()
    }

    fn places_of(&self, house: usize, digit: u8) -> Vec<Candidate> {
        let cells = self.position.houses().cells_at(house, self.position.spots(house, digit));
        cells.map(|cell| Candidate { cell, digit }).collect()
    }

    /// Lines that rule out all of some candidates, so that few lines are needed.
    fn cheapest(&self, others: &[Candidate]) -> Need {
        let mut need = Need::NONE;
        // What few lines rule out comes first.
        let count = |other: &Candidate| self.ruled_out[self.number(*other)].count_ones();
        let most = others.iter().map(count).max().unwrap_or_default();
        for &other in (1..=most).flat_map(|few| others.iter().filter(move |other| count(other) == few)) {
            let lines = self.ruled_out[self.number(other)];
            if lines & need.from == 0 {
                let more = |&line: &usize| (self.lines[line].all & !need.all).count_ones();
                if let Some(fewest) = bits(lines).min_by_key(more) {
                    need.all |= self.lines[fewest].all;
                    need.from |= bit(fewest);
                }
            }
        }
        // Lines are left out whose candidates others rule out, too; first those that need most, which came last.
        let from = need.from;
        if !from.is_power_of_two() {
            need.all = 0;
            for line in (0..self.lines.len()).rev().filter(|&line| from & bit(line) != 0) {
                let rest = need.from & !bit(line);
                if others.iter().all(|&other| self.ruled_out[self.number(other)] & rest != 0) {
                    need.from = rest;
                } else {
                    need.all |= self.lines[line].all;
                }
            }
        }
        need
    }

    fn offer_end(&mut self, end: FoundEnd) {
        if matches!(self.goal, Goal::DeadEnd) {
            self.offer(end, self.cheapest(&self.at_end(end)));
        }
    }

    /// What has to be ruled out for an end.
    fn at_end(&self, end: FoundEnd) -> Vec<Candidate> {
        match (end, self.goal) {
            (FoundEnd::Cell(cell), _) => self.candidates_of(cell),
            (FoundEnd::House(house, digit), _) => self.places_of(house, digit),
            (FoundEnd::Goal, Goal::Candidate(goal, false)) => vec![goal],
            (FoundEnd::Goal, _) => Vec::new(),
        }
    }

    fn offer(&mut self, end: FoundEnd, need: Need) {
        if self.found.as_ref().is_none_or(|found| need.count() < found.need.count()) {
            self.found = Some(Found { end, need });
        }
    }

    /// What was found, with the lines that it needs numbered from 0.
    fn derivation(&self, found: &Found) -> Derivation {
        let Found { end, need } = found;
        let name = |house: usize| self.position.houses().names[house];
        let number_of = |line: usize| (need.all & (bit(line) - 1)).count_ones() as usize;
        let numbers = |lines: LineSet| -> Vec<usize> { bits(lines).map(number_of).collect() };
        let by = |others: Vec<Candidate>, from: LineSet| -> Vec<(Candidate, usize)> {
            let line = |other| bits(self.ruled_out[self.number(other)] & from).next();
            others.into_iter().filter_map(|other| Some((other, number_of(line(other)?)))).collect()
        };
        let mut lines = Vec::new();
        let mut ruled_out = Vec::new();
        for number in bits(need.all) {
            let Certain { candidate, ground, from, .. } = self.lines[number];
            let (why, house) = match ground {
                Ground::Supposed => (Why::Supposed, None),
                Ground::LastOfCell => (Why::Cell, None),
                Ground::LastOfHouse(house) => (Why::House, Some(name(house))),
            };
            ruled_out.push(by(self.others(candidate, ground), from));
            let Candidate { cell, digit } = candidate;
            lines.push(ProofLine { cell, digit, why, house, from: numbers(from), inner: None });
        }
        let dead_end = |why, cell, house: Option<House>, digit| {
            Some(DeadEnd { why, cell, house, digit, from: numbers(need.from) })
        };
        let dead_end = match *end {
            FoundEnd::Cell(cell) => dead_end(DeadEndKind::Cell, Some(cell), None, None),
            FoundEnd::House(house, digit) => {
                dead_end(DeadEndKind::House, None, Some(name(house)), Some(digit))
            }
            FoundEnd::Goal => None,
        };
        let at_end = by(self.at_end(*end), need.from);
        Derivation { branch: Branch { lines, end: dead_end }, ruled_out, at_end }
    }
}
