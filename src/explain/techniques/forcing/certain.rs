//! What a search for the shortest derivation has found so far.

use crate::explain::Candidate;

/// Some lines of a search: bit n is set for line n. A search ends when it has derived so many.
pub(super) type LineSet = u128;

/// Why a digit is certain.
#[derive(Clone, Copy)]
pub(super) enum Ground {
    Supposed,
    LastOfCell,
    LastOfHouse(usize),
}

/// What lines a conclusion follows from.
#[derive(Clone, Copy)]
pub(super) struct Need {
    /// The lines that it names.
    pub(super) from: LineSet,
    /// These and all that they follow from.
    pub(super) all: LineSet,
}

impl Need {
    pub(super) const NONE: Need = Need { from: 0, all: 0 };

    /// How many lines it takes.
    pub(super) fn count(&self) -> usize {
        self.all.count_ones() as usize
    }
}

/// A digit that has become certain.
#[derive(Clone, Copy)]
pub(super) struct Certain {
    pub(super) candidate: Candidate,
    pub(super) ground: Ground,
    pub(super) from: LineSet,
    /// The lines that it needs, and itself.
    pub(super) all: LineSet,
}

/// Where a search ends.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) end: FoundEnd,
    pub(super) need: Need,
}

#[derive(Clone, Copy)]
pub(super) enum FoundEnd {
    Cell(usize),
    House(usize, u8),
    Goal,
}
