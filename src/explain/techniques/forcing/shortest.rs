//! The shortest derivation that is found from a supposition to a dead end, or to a candidate that is asked for.
//!
//! A *line* is a digit that becomes certain. Lines are derived in the order of how many lines they need, the fewest first, and of
//! several reasons for a line the cheapest is taken: Knuth's generalization of Dijkstra's algorithm. As lines are shared, what it
//! finds may not be the shortest. So each line is then forbidden in turn, to see whether it gets shorter without.

use super::certain::{Certain, Found, FoundEnd, Ground, Need};
use super::derivation::Derivation;
use crate::candidates::Board;
use crate::explain::order::sort_by_number;
use crate::explain::{Branch, Candidate, DeadEnd, DeadEndKind, Position, ProofLine, Why};
use crate::sets::CellSet;
use crate::shape::House;

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
    pub(super) position: &'a Position,
    goal: Goal,
    /// What no line rules out.
    board: Board,
    /// At the most one line a cell: the number of a line is below the number of cells.
    lines: Vec<Certain>,
    /// For each cell its line.
    of_cell: Vec<Option<usize>>,
    /// For each house and digit the line that has it there.
    of_house: Vec<Option<usize>>,
    /// What can be derived, and from what.
    open: Vec<(Candidate, Ground, Need)>,
    found: Option<Found>,
    pub(super) searches: usize,
}

impl<'a> Shortest<'a> {
    pub(super) fn new(position: &'a Position) -> Shortest<'a> {
        let board = position.board().clone();
        let (cells, houses) = (board.cells().len(), board.houses().all().len());
        let side = usize::from(position.side());
        Shortest {
            position,
            goal: Goal::DeadEnd,
            board,
            lines: Vec::new(),
            of_cell: vec![None; cells],
            of_house: vec![None; houses * side],
            open: Vec::new(),
            found: None,
            searches: 0,
        }
    }

    /// What a search takes of the work.
    pub(super) fn work(&self) -> usize {
        self.of_house.len() / 40
    }

    /// A derivation that is found at once.
    pub(super) fn find(&mut self, supposed: Candidate, goal: Goal) -> Option<Derivation> {
        self.goal = goal;
        self.search(supposed, &[], usize::MAX)
    }

    /// A derivation that is no longer than one that was found, and does not get shorter without any of its lines.
    pub(super) fn shorten(&mut self, mut best: Derivation, goal: Goal) -> Derivation {
        self.goal = goal;
        let first = |line: &ProofLine| Candidate { cell: line.cell, digit: line.digit };
        let supposed = first(&best.branch.lines[0]);
        let mut forbidden = Vec::new();
        let before = self.searches;
        let mut next = 1;
        while next < best.len() && self.searches < before + MOST_SEARCHES {
            forbidden.push(first(&best.branch.lines[next]));
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
        self.board.copy_from(self.position.board());
        self.lines.clear();
        self.open.clear();
        self.of_cell.fill(None);
        self.of_house.fill(None);
        self.found = None;
        self.add(supposed, Ground::Supposed, Need { from: Vec::new(), all: CellSet::EMPTY, count: 0 });
        while let Some(at) = (0..self.open.len()).min_by_key(|&at| self.open[at].2.count) {
            let most = self.found.as_ref().map_or(below, |found| found.need.count.min(below));
            // What needs one line more than this cannot be shorter.
            if self.open[at].2.count + 1 >= most || self.lines.len() == self.of_cell.len() {
                break;
            }
            let (candidate, reason, need) = self.open.swap_remove(at);
            let is_open = self.board.digits()[candidate.cell].contains(candidate.digit);
            if is_open && self.of_cell[candidate.cell].is_none() && !forbidden.contains(&candidate) {
                self.add(candidate, reason, need);
            }
        }
        // Where there are singles, they may lead there without what is supposed.
        let is_meant = |found: &Found| found.need.count < below && found.need.all.contains(0);
        let found = self.found.take().filter(is_meant)?;
        Some(self.derivation(&found))
    }

    /// Adds a line, and looks at what follows.
    fn add(&mut self, candidate: Candidate, reason: Ground, need: Need) {
        let position = self.position;
        let houses = position.houses();
        let side = usize::from(position.side());
        let Candidate { cell, digit } = candidate;
        let number = self.lines.len();
        let mut all = need.all;
        all.insert(number);
        self.lines.push(Certain { candidate, reason, from: need.from, all });
        self.of_cell[cell] = Some(number);
        for &(house, _) in houses.houses_of(cell) {
            self.of_house[house * side + usize::from(digit) - 1] = Some(number);
        }
        match self.goal {
            Goal::Candidate(goal, true) if goal == candidate => self.offer_goal(number),
            Goal::Candidate(goal, false)
                if goal != candidate && self.ruling_out(goal).any(|line| line == number) =>
            {
                self.offer_goal(number)
            }
            _ => {}
        }
        for other in self.board.digits()[cell] {
            if other != digit {
                self.rule_out(Candidate { cell, digit: other });
            }
        }
        for &(house, place) in houses.houses_of(cell) {
            let spots = self.board.spots(house, digit) & !(1 << place);
            for cell in houses.cells_at(house, spots) {
                self.rule_out(Candidate { cell, digit });
            }
        }
    }

    /// Takes a candidate away, and notes what becomes the last of its cell or house, or that nothing is left there.
    fn rule_out(&mut self, candidate: Candidate) {
        let position = self.position;
        let houses = position.houses();
        let Candidate { cell, digit } = candidate;
        if !self.board.remove(cell, digit) {
            return;
        }
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

    /// Notes a candidate that is the last of something.
    fn open_line(&mut self, candidate: Candidate) {
        if self.of_cell[candidate.cell].is_some() {
            return;
        }
        if let Some((reason, need)) = self.cheapest_reason(candidate) {
            self.open.push((candidate, reason, need));
        }
    }

    /// The reason that needs the fewest lines; of several such, the one with the fewest candidates to rule out.
    fn cheapest_reason(&self, candidate: Candidate) -> Option<(Ground, Need)> {
        let houses = self.position.houses();
        let Candidate { cell, digit } = candidate;
        let of_cell = self.board.digits()[cell].single().map(|_| Ground::LastOfCell);
        let is_last =
            |&house: &usize| houses.is_full(house) && self.board.spots(house, digit).is_power_of_two();
        let all = houses.houses_of(cell).iter().map(|&(house, _)| house).filter(is_last);
        let reasons = of_cell.into_iter().chain(all.map(Ground::LastOfHouse));
        let needs = reasons.map(|reason| {
            let others = self.others(candidate, reason);
            (others.len(), reason, self.cheapest(&others))
        });
        let best = needs.min_by_key(|(others, _, need)| (need.count, *others));
        best.map(|(_, reason, need)| (reason, need))
    }

    /// What has to be ruled out for a line: the other candidates of its cell, or the other places of its house.
    fn others(&self, Candidate { cell, digit }: Candidate, reason: Ground) -> Vec<Candidate> {
        match reason {
            Ground::Supposed => Vec::new(),
            Ground::LastOfCell => {
                self.candidates_of(cell).filter(|candidate| candidate.digit != digit).collect()
            }
            Ground::LastOfHouse(house) => {
                self.places_of(house, digit).filter(|candidate| candidate.cell != cell).collect()
            }
        }
    }

    fn candidates_of(&self, cell: usize) -> impl Iterator<Item = Candidate> {
        self.position.candidates(cell).into_iter().map(move |digit| Candidate { cell, digit })
    }

    fn places_of(&self, house: usize, digit: u8) -> impl Iterator<Item = Candidate> {
        let cells = self.position.houses().cells_at(house, self.position.spots(house, digit));
        cells.map(move |cell| Candidate { cell, digit })
    }

    /// The lines that rule a candidate out.
    fn ruling_out(&self, Candidate { cell, digit }: Candidate) -> impl Iterator<Item = usize> {
        let side = usize::from(self.position.side());
        let houses = self.position.houses().houses_of(cell).iter();
        let of_houses =
            houses.filter_map(move |(house, _)| self.of_house[house * side + usize::from(digit) - 1]);
        self.of_cell[cell].into_iter().chain(of_houses)
    }

    /// Lines that rule out all of some candidates, so that few lines are needed.
    fn cheapest(&self, others: &[Candidate]) -> Need {
        let mut from: Vec<usize> = Vec::new();
        let mut all = CellSet::EMPTY;
        // What only one line rules out comes first.
        let mut open: Vec<(usize, Candidate)> =
            others.iter().map(|&candidate| (self.ruling_out(candidate).count(), candidate)).collect();
        sort_by_number(&mut open, |&(count, _)| count as u32);
        for &(_, candidate) in &open {
            if self.ruling_out(candidate).any(|line| from.contains(&line)) {
                continue;
            }
            let fewest = self.ruling_out(candidate).min_by_key(|&line| (self.lines[line].all - all).len());
            if let Some(line) = fewest {
                all |= self.lines[line].all;
                from.push(line);
            }
        }
        self.drop_needless(&mut from, others);
        let all = from.iter().fold(CellSet::EMPTY, |all, &line| all | self.lines[line].all);
        sort_by_number(&mut from, |&line| line as u32);
        Need { from, all, count: all.len() }
    }

    /// Leaves out lines whose candidates others rule out, too; those that need most first.
    fn drop_needless(&self, from: &mut Vec<usize>, others: &[Candidate]) {
        if from.len() < 2 {
            return;
        }
        let mut by_need = from.clone();
        sort_by_number(&mut by_need, |&line| u32::MAX - self.lines[line].all.len() as u32);
        for line in by_need {
            let is_needless = others.iter().all(|&candidate| {
                self.ruling_out(candidate).any(|other| other != line && from.contains(&other))
            });
            if is_needless {
                from.retain(|&other| other != line);
            }
        }
    }

    fn offer_end(&mut self, end: FoundEnd) {
        if !matches!(self.goal, Goal::DeadEnd) {
            return;
        }
        let others: Vec<Candidate> = match end {
            FoundEnd::Cell(cell) => self.candidates_of(cell).collect(),
            FoundEnd::House(house, digit) => self.places_of(house, digit).collect(),
            FoundEnd::Goal => Vec::new(),
        };
        self.offer(end, self.cheapest(&others));
    }

    fn offer_goal(&mut self, number: usize) {
        let all = self.lines[number].all;
        self.offer(FoundEnd::Goal, Need { from: vec![number], all, count: all.len() });
    }

    fn offer(&mut self, end: FoundEnd, need: Need) {
        if self.found.as_ref().is_none_or(|found| need.count < found.need.count) {
            self.found = Some(Found { end, need });
        }
    }

    /// What was found, with the lines that it needs numbered from 0.
    fn derivation(&self, found: &Found) -> Derivation {
        let numbers: Vec<usize> = found.need.all.iter().collect();
        let number_of = |line: &usize| numbers.iter().position(|number| number == line).unwrap_or_default();
        let name = |house: usize| self.position.houses().names[house];
        let by = |others: Vec<Candidate>, from: &[usize]| -> Vec<(Candidate, usize)> {
            let line = |candidate| self.ruling_out(candidate).find(|line| from.contains(line));
            others.into_iter().filter_map(|other| Some((other, number_of(&line(other)?)))).collect()
        };
        let mut lines = Vec::new();
        let mut ruled_out = Vec::new();
        for &number in &numbers {
            let Certain { candidate, reason, from, .. } = &self.lines[number];
            let (why, house) = match *reason {
                Ground::Supposed => (Why::Supposed, None),
                Ground::LastOfCell => (Why::Cell, None),
                Ground::LastOfHouse(house) => (Why::House, Some(name(house))),
            };
            ruled_out.push(by(self.others(*candidate, *reason), from));
            let Candidate { cell, digit } = *candidate;
            let from = from.iter().map(number_of).collect();
            lines.push(ProofLine { cell, digit, why, house, from, inner: None });
        }
        let from: Vec<usize> = found.need.from.iter().map(number_of).collect();
        let end = |why, cell, house: Option<House>, digit| Some(DeadEnd { why, cell, house, digit, from });
        let (end, at_end) = match found.end {
            FoundEnd::Cell(cell) => {
                (end(DeadEndKind::Cell, Some(cell), None, None), self.candidates_of(cell).collect())
            }
            FoundEnd::House(house, digit) => (
                end(DeadEndKind::House, None, Some(name(house)), Some(digit)),
                self.places_of(house, digit).collect(),
            ),
            FoundEnd::Goal => match self.goal {
                Goal::Candidate(goal, false) => (None, vec![goal]),
                _ => (None, Vec::new()),
            },
        };
        let at_end = by(at_end, &found.need.from);
        Derivation { branch: Branch { lines, end }, ruled_out, at_end }
    }
}
