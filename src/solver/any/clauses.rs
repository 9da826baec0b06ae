//! What the search has learned: clauses, each a list of literals of which at least one holds.
//!
//! A clause says something once all its literals but one are false. So only its first two literals are
//! watched. While neither is false, the clause is left alone, and going back needs no work at all (watched
//! literals, Moskewicz et al. 2001).

use std::ops::Not;

/// How many literals are kept at most in all clauses together: about 4 MB.
const MOST_LITERALS: usize = 1 << 20;

/// An option that is placed (even), or ruled out (odd).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Literal(u16);

impl Literal {
    pub(super) fn placed(option: usize) -> Literal {
        Literal(option as u16 * 2)
    }

    pub(super) fn ruled_out(option: usize) -> Literal {
        !Literal::placed(option)
    }

    pub(super) fn is_placed(self) -> bool {
        self.0 & 1 == 0
    }

    pub(super) fn option(self) -> usize {
        usize::from(self.0 >> 1)
    }

    pub(super) fn index(self) -> usize {
        self.0.into()
    }
}

impl Not for Literal {
    type Output = Literal;

    fn not(self) -> Literal {
        Literal(self.0 ^ 1)
    }
}

#[derive(Clone, Copy)]
struct Clause {
    /// Where its literals begin and end.
    start: usize,
    end: usize,
}

/// A clause in the list of a literal that it watches.
#[derive(Clone, Copy)]
pub(super) struct Watch {
    pub(super) clause: u32,
    /// Another literal of the clause: while it holds, the clause need not be looked at.
    pub(super) other: Literal,
}

pub(super) struct Clauses {
    /// The literals of all clauses, one clause after the other.
    literals: Vec<Literal>,
    clauses: Vec<Clause>,
    /// How many clauses are kept at most.
    most: usize,
    /// For every literal the clauses that watch it.
    pub(super) watches: Vec<Vec<Watch>>,
}

impl Clauses {
    pub(super) fn new(options: usize, most: usize) -> Clauses {
        Clauses {
            literals: Vec::new(),
            clauses: Vec::new(),
            most,
            watches: (0..2 * options).map(|_| Vec::new()).collect(),
        }
    }

    pub(super) fn literals(&self, clause: u32) -> &[Literal] {
        let clause = &self.clauses[clause as usize];
        &self.literals[clause.start..clause.end]
    }

    /// Adds a clause of two literals or more, the two to watch first.
    pub(super) fn add(&mut self, literals: &[Literal]) -> u32 {
        let start = self.literals.len();
        self.literals.extend(literals);
        self.clauses.push(Clause { start, end: self.literals.len() });
        self.watch(self.clauses.len() - 1)
    }

    fn watch(&mut self, clause: usize) -> u32 {
        let start = self.clauses[clause].start;
        let (one, two, clause) = (self.literals[start], self.literals[start + 1], clause as u32);
        self.watches[one.index()].push(Watch { clause, other: two });
        self.watches[two.index()].push(Watch { clause, other: one });
        clause
    }

    /// Asks a clause that watches a literal which has become false. Returns its first literal if this one has
    /// to hold now; or nothing if others may still hold, and then the clause watches one of these from now
    /// on.
    pub(super) fn ask(&mut self, clause: u32, falsified: Literal, holds: &[bool]) -> Option<Literal> {
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
                    return None;
                }
            }
        }
        Some(first)
    }

    pub(super) fn too_many(&self) -> bool {
        self.clauses.len() > self.most || self.literals.len() > MOST_LITERALS
    }

    /// Forgets the longer half of the clauses, because the shorter ones say something more often. A clause
    /// that is a reason is kept; `is_reason` is asked with its number and its first literal. Returns the new
    /// number of each clause, 0 for one that is forgotten.
    pub(super) fn forget_half(&mut self, is_reason: impl Fn(u32, Literal) -> bool) -> Vec<u32> {
        let (longest, mut spare) = self.median_length();
        for list in &mut self.watches {
            *list = Vec::new(); // its memory is free for the others
        }
        let mut numbers = Vec::with_capacity(self.clauses.len());
        let (mut kept, mut used) = (0, 0);
        for old in 0..self.clauses.len() {
            let Clause { start, end } = self.clauses[old];
            let length = end - start;
            if !is_reason(old as u32, self.literals[start]) {
                let is_spare = length == longest && spare > 0; // of those of equal length, the oldest go
                spare -= usize::from(is_spare);
                if is_spare || length > longest {
                    numbers.push(0);
                    continue;
                }
            }
            self.literals.copy_within(start..end, used);
            self.clauses[kept] = Clause { start: used, end: used + length };
            numbers.push(self.watch(kept));
            used += length;
            kept += 1;
        }
        self.clauses.truncate(kept);
        self.literals.truncate(used);
        numbers
    }

    /// The length of the longest clause in the shorter half, and how many of that length are not in it.
    fn median_length(&self) -> (usize, usize) {
        let half = self.clauses.len() / 2;
        let (mut length, mut within) = (0, 0);
        while within < half {
            length += 1;
            within += self.clauses.iter().filter(|clause| clause.end - clause.start == length).count();
        }
        (length, within - half)
    }
}
