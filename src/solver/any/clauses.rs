//! What the search has learned: clauses, each a list of literals of which at least one holds.
//!
//! A clause says something once all its literals but one are false. So only two of them are watched, the
//! first two: while neither is false, the clause is left alone, and going back needs no work at all
//! (watched literals, Moskewicz et al. 2001).

use super::state::{Literal, Reason};

/// How many clauses are kept at most, and how many literals in all of them: about 4 MB.
const MOST_CLAUSES: usize = 8_000;
const MOST_LITERALS: usize = 1 << 20;

struct Clause {
    /// Where its literals begin and end.
    start: usize,
    end: usize,
    /// How many levels its literals came from. The fewer, the more often it will say something (literal
    /// block distance, Audemard & Simon 2009).
    spread: usize,
}

/// A clause in the list of a literal that it watches.
#[derive(Clone, Copy)]
pub(super) struct Watch {
    pub(super) clause: u32,
    /// Another literal of the clause: while it holds, the clause need not be looked at.
    pub(super) other: Literal,
}

/// What a clause says when one of its two watched literals has become false.
pub(super) enum Says {
    /// Nothing: it watches another literal from now on.
    Nothing,
    /// That its first literal holds.
    Holds(Literal),
}

pub(super) struct Clauses {
    /// The literals of all clauses, one clause after the other.
    literals: Vec<Literal>,
    clauses: Vec<Clause>,
    /// For every literal the clauses that watch it.
    pub(super) watches: Vec<Vec<Watch>>,
}

impl Clauses {
    pub(super) fn new(options: usize) -> Clauses {
        Clauses { literals: Vec::new(), clauses: Vec::new(), watches: vec![Vec::new(); 2 * options] }
    }

    pub(super) fn literals(&self, clause: u32) -> &[Literal] {
        let clause = &self.clauses[clause as usize];
        &self.literals[clause.start..clause.end]
    }

    /// Adds a clause of two literals or more, the two to watch first.
    pub(super) fn add(&mut self, literals: &[Literal], spread: usize) -> u32 {
        let start = self.literals.len();
        self.literals.extend(literals);
        self.clauses.push(Clause { start, end: self.literals.len(), spread });
        self.watch(self.clauses.len() - 1)
    }

    fn watch(&mut self, clause: usize) -> u32 {
        let start = self.clauses[clause].start;
        let (one, two, clause) = (self.literals[start], self.literals[start + 1], clause as u32);
        self.watches[one.index()].push(Watch { clause, other: two });
        self.watches[two.index()].push(Watch { clause, other: one });
        clause
    }

    /// Asks a clause that watches a literal which has become false.
    pub(super) fn ask(&mut self, clause: u32, falsified: Literal, holds: &[bool]) -> Says {
        let Clause { start, end, .. } = self.clauses[clause as usize];
        let literals = &mut self.literals[start..end];
        if literals[0] == falsified {
            literals.swap(0, 1);
        }
        let first = literals[0];
        if !holds[first.index()] {
            for place in 2..literals.len() {
                let next = literals[place];
                if !holds[(!next).index()] {
                    literals.swap(1, place);
                    self.watches[next.index()].push(Watch { clause, other: first });
                    return Says::Nothing;
                }
            }
        }
        Says::Holds(first)
    }

    pub(super) fn too_many(&self) -> bool {
        self.clauses.len() > MOST_CLAUSES || self.literals.len() > MOST_LITERALS
    }

    /// Forgets half of the clauses, those of the widest spread and of these the oldest; but none that is
    /// the reason of a literal.
    pub(super) fn forget_half(&mut self, reasons: &mut [Reason]) {
        let (widest, mut spare) = self.boundary();
        for list in &mut self.watches {
            *list = Vec::new();
        }
        let mut end = 0;
        for (old, Clause { start, end: old_end, spread }) in
            std::mem::take(&mut self.clauses).into_iter().enumerate()
        {
            let reason = &mut reasons[self.literals[start].option()];
            let is_reason = *reason == Reason::Clause(old as u32);
            if spread == widest && spare > 0 && !is_reason {
                spare -= 1;
            } else if spread <= widest || is_reason {
                let kept = self.clauses.len();
                if is_reason {
                    *reason = Reason::Clause(kept as u32);
                }
                self.literals.copy_within(start..old_end, end);
                self.clauses.push(Clause { start: end, end: end + old_end - start, spread });
                end += old_end - start;
                self.watch(kept);
            }
        }
        self.literals.truncate(end);
    }

    /// The widest spread in the better half of the clauses, and how many of that spread are not in it.
    fn boundary(&self) -> (usize, usize) {
        let mut counts = Vec::new();
        for clause in &self.clauses {
            if counts.len() <= clause.spread {
                counts.resize(clause.spread + 1, 0);
            }
            counts[clause.spread] += 1;
        }
        let (mut spread, mut within) = (0, counts[0]);
        while within < self.clauses.len() / 2 {
            spread += 1;
            within += counts[spread];
        }
        (spread, within - self.clauses.len() / 2)
    }
}
