//! Why a supposition is wrong, line by line: the derivation of a forcing chain or net.

use crate::names::names;
use crate::shape::House;

/// The derivation of a forcing step.
///
/// A contradiction has one branch, which supposes what goes and comes to a dead end. A verity has one for each
/// candidate of a cell, or for each place of a digit in a house; none of them comes to a dead end, and in each the last
/// line is the digit that is placed, or rules out what goes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Proof {
    /// The suppositions that are followed.
    pub branches: Vec<Branch>,
}

impl Proof {
    /// How many lines there are in all branches, those of inner branches among them.
    #[allow(clippy::len_without_is_empty, reason = "a proof is never empty")]
    pub fn len(&self) -> usize {
        self.branches.iter().map(Branch::len).sum()
    }
}

/// What follows from one supposition.
///
/// Its lines are numbered from 0 in the order in which they are derived. The lines of an [inner](ProofLine::inner) branch
/// come just before the line that it refutes: after lines 0 and 1, a try of three lines has the numbers 2, 3 and 4, and what
/// it refutes is line 5.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Branch {
    /// The lines; the first one is supposed.
    pub lines: Vec<ProofLine>,
    /// The dead end; none in a verity.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub end: Option<DeadEnd>,
}

impl Branch {
    /// How many lines there are, those of inner branches among them.
    #[allow(clippy::len_without_is_empty, reason = "a branch is never empty")]
    pub fn len(&self) -> usize {
        let inner = self.lines.iter().filter_map(|line| line.inner.as_deref());
        self.lines.len() + inner.map(Branch::len).sum::<usize>()
    }
}

/// A digit that becomes certain, or is refuted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ProofLine {
    /// The cell.
    pub cell: usize,
    /// The digit.
    pub digit: u8,
    /// Why it is certain, or that it is refuted.
    pub why: Why,
    /// The house that has no other place for the digit, where this is why.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub house: Option<House>,
    /// The numbers of the lines that it follows from, in ascending order.
    pub from: Vec<usize>,
    /// The try that refutes the digit: it supposes it, and comes to a dead end.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub inner: Option<Box<Branch>>,
}

names! {
    /// Why a line holds.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
    pub enum Why {
        /// It is supposed.
        Supposed = "supposed",
        /// Its cell has no other digit left.
        Cell = "cell",
        /// A house has no other place left for the digit.
        House = "house",
        /// The digit is wrong here: supposing it leads to a dead end. Only such a line says what a cell is not.
        Not = "not",
    }
}

/// What cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DeadEnd {
    /// What kind of dead end it is.
    pub why: DeadEndKind,
    /// The cell that has no digit left, or two of them.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub cell: Option<usize>,
    /// The house that has no place left for the digit, or has it twice.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub house: Option<House>,
    /// The digit of the house.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub digit: Option<u8>,
    /// The numbers of the lines that it follows from, in ascending order.
    pub from: Vec<usize>,
}

names! {
    /// The kinds of dead end.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
    pub enum DeadEndKind {
        /// Nothing is left for a cell.
        Cell = "cell",
        /// A house has no place for a digit.
        House = "house",
        /// A house would have a digit twice, or a cell two digits.
        Twice = "twice",
    }
}
