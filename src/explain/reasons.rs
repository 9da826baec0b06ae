//! What a step follows from, beside its pattern: sets, ways to fill some cells, and what removes each candidate.

use crate::shape::House;

/// An almost locked set: cells of a house that have one digit more than there are cells.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StepSet {
    /// The cells, in ascending order.
    pub cells: Vec<usize>,
    /// The house; none for a set of one cell, which needs none.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub house: Option<House>,
}

/// A digit that two sets cannot both hold, as all its places in one see all in the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Restricted {
    /// The digit.
    pub digit: u8,
    /// The number of one set among the step's sets; none if it is the stem of a [death blossom](super::Technique::DeathBlossom).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub from: Option<usize>,
    /// The number of the other set.
    pub to: usize,
}

/// A way to fill the base cells of an aligned exclusion with something that goes, and why it fails.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Way {
    /// The digit of each base cell; the cells are in ascending order.
    pub digits: Vec<u8>,
    /// Why it fails.
    pub fails: WayFault,
}

/// Why a [`Way`] fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum WayFault {
    /// This cell has no digit left.
    Cell(usize),
    /// This house has a digit twice.
    House(House),
}

/// What removes a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum RemovedBy {
    /// The link of this number among the step's links, one of whose ends is right.
    Link(usize),
    /// This house, in which the pattern has a place for the digit that is right.
    House(House),
}
