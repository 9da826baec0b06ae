//! What is known of a puzzle at one point of the search, why, and the way back.
//!
//! The rules of Sudoku are not stored as clauses. The choices left of each question are a bit each, and
//! these bits tell at once what a placed option rules out, and which option is the last of its question.

use super::clauses::{Clauses, Literal, Watch};
use super::questions::Questions;
use crate::sets::{DigitSet, bits};

/// Why a literal holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reason {
    /// Nothing else in this search: it is a given, was decided, or was learned without any condition.
    Itself,
    /// This option is placed and is the choice for a question of the one ruled out.
    Placed(u16),
    /// It is the only option left for this question.
    LastOf(u16),
    /// All other literals of this clause are false.
    Clause(u32),
}

/// A conflict: a literal that would follow, although its opposite holds.
pub(super) struct ClauseConflict {
    pub(super) literal: Literal,
    pub(super) reason: Reason,
}

/// A decision, and all that followed from it.
pub(super) struct DecisionLevel {
    /// How many literals held before it.
    pub(super) start: usize,
    /// Whether the opposite decision has been searched.
    pub(super) last_branch: bool,
}

pub(super) struct Assignment<'a> {
    questions: &'a Questions,
    /// The choices left of each question, one bit each.
    left: Vec<u32>,
    /// Which literals hold; while neither of its two does, an option is open.
    holds: Vec<bool>,
    /// For each option that is not open: the level at which it was placed or ruled out, from 0, and why.
    levels_of: Vec<u16>,
    reasons: Vec<Reason>,
    /// The literals that hold, in order, and how many of them have been followed up.
    pub(super) trail: Vec<Literal>,
    followed: usize,
    /// The decisions. What follows from the givens alone is at level 0, before the first decision.
    pub(super) levels: Vec<DecisionLevel>,
    clauses: Clauses,
}

impl<'a> Assignment<'a> {
    /// The assignment with the givens placed, and what is no candidate of a blank ruled out, neither followed up.
    pub(super) fn new(
        questions: &'a Questions,
        cells: &[u8],
        candidates: Option<&[DigitSet]>,
        most_clauses: usize,
    ) -> Result<Assignment<'a>, ClauseConflict> {
        let side = questions.side;
        let options = questions.cells * side;
        let mut assignment = Assignment {
            left: questions.all.clone(),
            questions,
            holds: vec![false; 2 * options],
            levels_of: vec![0; options],
            reasons: vec![Reason::Itself; options],
            trail: Vec::new(),
            followed: 0,
            levels: Vec::new(),
            clauses: Clauses::new(options, most_clauses),
        };
        for (cell, &given) in cells.iter().enumerate() {
            if let Some(digit) = usize::from(given).checked_sub(1) {
                assignment.note(Literal::placed(cell * side + digit), Reason::Itself);
            }
        }
        for (cell, candidates) in candidates.unwrap_or_default().iter().enumerate() {
            for digit in bits((DigitSet::all(side) - *candidates).bits()) {
                assignment.imply(Literal::ruled_out(cell * side + digit), Reason::Itself)?;
            }
        }
        Ok(assignment)
    }

    pub(super) fn options(&self) -> usize {
        self.reasons.len()
    }

    pub(super) fn level_of(&self, literal: Literal) -> usize {
        self.levels_of[literal.option()].into()
    }

    pub(super) fn reason_of(&self, literal: Literal) -> Reason {
        self.reasons[literal.option()]
    }

    /// Notes that a literal of an open option holds.
    fn note(&mut self, literal: Literal, reason: Reason) {
        let option = literal.option();
        self.holds[literal.index()] = true;
        self.levels_of[option] = self.levels.len() as u16;
        self.reasons[option] = reason;
        self.trail.push(literal);
        if literal.is_placed() {
            return;
        }
        let questions = self.questions;
        for four in questions.choices(option) {
            for &(question, choice) in four {
                let index = usize::from(question);
                self.left[index] &= !(1 << choice);
                if self.left[index].is_power_of_two() && index < self.questions.certain {
                    let last = Literal::placed(self.questions.option(index, self.left[index]));
                    if !self.holds[last.index()] {
                        self.note(last, Reason::LastOf(question)); // goes no deeper: it is placed
                    }
                }
            }
        }
    }

    fn imply(&mut self, literal: Literal, reason: Reason) -> Result<(), ClauseConflict> {
        if self.holds[(!literal).index()] {
            return Err(ClauseConflict { literal, reason });
        }
        if !self.holds[literal.index()] {
            self.note(literal, reason);
        }
        Ok(())
    }

    /// Draws conclusions until nothing follows any more.
    pub(super) fn follow_up(&mut self) -> Result<(), ClauseConflict> {
        while let Some(&literal) = self.trail.get(self.followed) {
            self.followed += 1;
            if literal.is_placed() {
                self.rule_out_others(literal.option())?;
            }
            self.ask_clauses(!literal)?;
        }
        Ok(())
    }

    /// Rules out every other choice for the questions of an option.
    fn rule_out_others(&mut self, option: usize) -> Result<(), ClauseConflict> {
        let questions = self.questions;
        for four in questions.choices(option) {
            for &(question, choice) in four {
                let question = usize::from(question);
                let mut others = self.left[question] & !(1 << choice);
                while others != 0 {
                    let other = self.questions.option(question, others);
                    self.imply(Literal::ruled_out(other), Reason::Placed(option as u16))?;
                    others &= others - 1;
                }
            }
        }
        Ok(())
    }

    /// Asks the clauses that watch a literal which has become false.
    fn ask_clauses(&mut self, falsified: Literal) -> Result<(), ClauseConflict> {
        let mut watches = std::mem::take(&mut self.clauses.watches[falsified.index()]);
        let mut result = Ok(());
        let mut place = 0;
        while place < watches.len() && result.is_ok() {
            let Watch { clause, other } = watches[place];
            if !self.holds[other.index()] {
                let Some(first) = self.clauses.ask(clause, falsified, &self.holds) else {
                    watches.swap_remove(place);
                    continue;
                };
                watches[place].other = first;
                result = self.imply(first, Reason::Clause(clause));
            }
            place += 1;
        }
        self.clauses.watches[falsified.index()] = watches;
        result
    }

    /// Adds to a list what a literal follows from, by a reason.
    pub(super) fn add_causes(&self, literal: Literal, reason: Reason, causes: &mut Vec<Literal>) {
        match reason {
            Reason::Itself => {}
            Reason::Placed(option) => causes.push(Literal::placed(option.into())),
            Reason::LastOf(question) => {
                let side = self.questions.side;
                debug_assert!(usize::from(question) < self.questions.certain, "the last choice is true");
                for &option in &self.questions.options[usize::from(question) * side..][..side] {
                    if usize::from(option) != literal.option() {
                        causes.push(Literal::ruled_out(option.into()));
                    }
                }
            }
            Reason::Clause(clause) => {
                for &other in self.clauses.literals(clause) {
                    if other != literal {
                        causes.push(!other);
                    }
                }
            }
        }
    }

    /// Begins a level.
    pub(super) fn decide(&mut self, literal: Literal, last_branch: bool) {
        self.levels.push(DecisionLevel { start: self.trail.len(), last_branch });
        self.note(literal, Reason::Itself);
    }

    /// Keeps a clause and notes its first literal, which follows now because all others are false. The second
    /// literal is the one of the highest level among the others. Older clauses may be forgotten, so that
    /// memory stays limited.
    pub(super) fn keep_clause(&mut self, clause: &[Literal]) {
        let reason =
            if clause.len() == 1 { Reason::Itself } else { Reason::Clause(self.clauses.add(clause)) };
        self.note(clause[0], reason);
        if self.clauses.too_many() {
            let is_reason =
                |clause, literal: Literal| self.reasons[literal.option()] == Reason::Clause(clause);
            let numbers = self.clauses.forget_half(is_reason);
            for reason in &mut self.reasons {
                if let Reason::Clause(clause) = reason {
                    *clause = numbers[*clause as usize];
                }
            }
        }
    }

    /// Ends all levels after the first so many.
    pub(super) fn back_to(&mut self, level: usize) {
        if let Some(&DecisionLevel { start, .. }) = self.levels.get(level) {
            self.levels.truncate(level);
            self.followed = start;
            for &literal in &self.trail[start..] {
                self.holds[literal.index()] = false;
                if !literal.is_placed() {
                    for &(question, choice) in self.questions.choices(literal.option()).as_flattened() {
                        self.left[usize::from(question)] |= 1 << choice;
                    }
                }
            }
            self.trail.truncate(start);
        }
    }

    /// The open option that counts for most. While none counts for anything, it is one of the question with
    /// the fewest options. None if no option is open.
    pub(super) fn open_option(&self, counts: &[f64]) -> Option<usize> {
        let (mut best, mut most, mut fewest) = (None, 0.0, u32::MAX);
        for (question, &left) in self.left[..self.questions.certain].iter().enumerate() {
            let number = left.count_ones();
            if number == 1 {
                continue;
            }
            if most == 0.0 && number < fewest {
                fewest = number;
                best = Some(self.questions.option(question, left));
            }
            // Every option is one of a cell, and the cells come first.
            let mut options = if question < self.questions.cells { left } else { 0 };
            while options != 0 {
                let option = self.questions.option(question, options);
                if counts[option] > most {
                    most = counts[option];
                    best = Some(option);
                }
                options &= options - 1;
            }
        }
        best
    }

    /// The digits of all cells, once no option is open.
    pub(super) fn solution(&self) -> Vec<u8> {
        let cells = &self.left[..self.questions.cells];
        cells.iter().map(|left| left.trailing_zeros() as u8 + 1).collect()
    }
}
