//! What a search for the shortest derivation has found so far.

use crate::explain::Candidate;
use crate::sets::CellSet;

/// Why a digit is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    Supposed,
    LastOfCell,
    LastOfHouse(usize),
}

/// What lines a conclusion follows from.
#[derive(Clone, Debug)]
pub(super) struct Need {
    /// The lines that it names, in ascending order.
    pub(super) from: Vec<usize>,
    /// These and all that they follow from.
    pub(super) all: CellSet,
    /// How many these are.
    pub(super) count: usize,
}

/// A digit that has become certain.
#[derive(Clone, Debug)]
pub(super) struct Certain {
    pub(super) candidate: Candidate,
    pub(super) reason: Ground,
    pub(super) from: Vec<usize>,
    /// The lines that it needs, and itself.
    pub(super) all: CellSet,
}

/// Where a search ends.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) end: FoundEnd,
    pub(super) need: Need,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum FoundEnd {
    Cell(usize),
    House(usize, u8),
    Goal,
}
