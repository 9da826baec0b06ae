//! A derivation that was found: its lines, and what each of them leans on.

use crate::explain::{Branch, Candidate};

/// A derivation, and what it leans on.
pub(super) struct Derivation {
    pub(super) branch: Branch,
    /// For each line the candidates that it takes to be ruled out, each with the number of the line that does it.
    pub(super) ruled_out: Vec<Vec<(Candidate, usize)>>,
    /// The same for the dead end, or for a goal that is ruled out.
    pub(super) at_end: Vec<(Candidate, usize)>,
}

impl Derivation {
    pub(super) fn len(&self) -> usize {
        self.branch.lines.len()
    }

    /// Whether each line follows from one candidate that another line rules out, so that chains show it.
    pub(super) fn is_of_chains(&self) -> bool {
        self.ruled_out[1..].iter().all(|others| others.len() == 1)
    }
}
