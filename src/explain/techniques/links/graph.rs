//! Which places there are, and how they are linked.

use crate::explain::Candidate;
use crate::explain::techniques::als::Als;
use crate::sets::CellSet;

/// What takes part.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(in super::super) enum Reach {
    /// One digit: cells, and strong links in houses.
    Digit,
    /// Cells with two candidates: strong links in them, weak ones between them.
    Pairs,
    /// Candidates.
    // An empty graph has to have some reach.
    #[default]
    Cells,
    /// Candidates and groups.
    Groups,
    /// Candidates, groups and almost locked sets.
    Sets,
}

/// What makes up a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Kind {
    Cell,
    Group,
    /// The number of an almost locked set.
    Set(u16),
}

/// A digit in some cells.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Place {
    pub(in super::super) cells: CellSet,
    pub(in super::super) digit: u8,
    pub(in super::super) kind: Kind,
    /// What sees all of the cells.
    pub(super) seen: CellSet,
}

/// What a way over a place has to know.
pub(super) struct Passing {
    /// The cells that the way uses up, a bit for each. A group uses none: it may hold cells that are used
    /// elsewhere. Above 128 cells some share a bit, so a few ways are missed there.
    pub(super) used: u128,
    /// What the place is in: the number of its cell, or another one for each group and each set.
    pub(super) owner: u32,
    /// Whether it is of the kind that sets this reach apart from the one before.
    pub(super) is_special: bool,
    /// Whether a strong link leads on.
    pub(super) leads_on: bool,
}

/// The places and their links, by number. The candidates come first, by cell and digit.
#[derive(Default)]
pub(in super::super) struct Graph {
    pub(in super::super) reach: Reach,
    pub(in super::super) places: Vec<Place>,
    pub(in super::super) weak: Vec<Vec<u16>>,
    pub(in super::super) strong: Vec<Vec<u16>>,
    pub(in super::super) sets: Vec<Als>,
    /// For each place what a way over it has to know.
    pub(super) passing: Vec<Passing>,
    /// The candidates that are places; they are the first ones.
    pub(in super::super) candidates: Vec<Candidate>,
    /// The number of the first candidate of each cell.
    pub(super) first_of_cell: Vec<u16>,
}

impl Graph {
    /// The number of a candidate, if it takes part.
    pub(in super::super) fn index_of(&self, cell: usize, digit: u8) -> Option<usize> {
        let of_cell = usize::from(self.first_of_cell[cell])..usize::from(self.first_of_cell[cell + 1]);
        of_cell.into_iter().find(|&index| self.places[index].digit == digit)
    }

    /// Whether two places are in the same cell or belong to the same almost locked set.
    pub(in super::super) fn is_inner(&self, one: usize, other: usize) -> bool {
        self.passing[one].owner == self.passing[other].owner
    }

    /// The cells of a place, or of its almost locked set.
    pub(in super::super) fn cells_of(&self, index: usize) -> &CellSet {
        match self.places[index].kind {
            Kind::Set(set) => &self.sets[usize::from(set)].cells,
            _ => &self.places[index].cells,
        }
    }
}
