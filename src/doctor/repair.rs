//! Repairs: what a slip was, and the puzzle without it.

use crate::grid::Grid;
use crate::names::names;

names! {
    /// What a slip was.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
    pub enum RepairKind {
        /// A given is another digit.
        Replaced = "replaced",
        /// A given should not be there.
        Extra = "extra",
        /// A blank should be a given.
        Missing = "missing",
        /// Two givens beside or below each other have changed places.
        Swapped = "swapped",
        /// A given is one cell too far left, right, up or down.
        Moved = "moved",
        /// A blank of a row was skipped, so that the rest of the row is one cell too far left.
        RowSkipped = "rowSkipped",
        /// A blank of a row was typed once too often, so that the rest of the row is one cell too far right.
        RowRepeated = "rowRepeated",
        /// A blank was skipped, so that the rest of the grid is one cell too early.
        GridSkipped = "gridSkipped",
        /// A blank was typed once too often, so that the rest of the grid is one cell too late.
        GridRepeated = "gridRepeated",
        /// Two givens are other digits.
        TwoReplaced = "twoReplaced",
        /// Two blanks should be givens.
        TwoMissing = "twoMissing",
    }
    ALL
}

/// A cell that a repair changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Change {
    /// The cell, from 0.
    pub cell: usize,
    /// What it holds, 0 if it is blank.
    pub from: u8,
    /// What it should hold, 0 if it should be blank; never the same as `from`.
    pub to: u8,
}

/// A slip undone.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Repair {
    /// What the slip was.
    pub kind: RepairKind,
    /// The puzzle with the slip undone; it has exactly one solution.
    pub puzzle: Grid,
    /// What is different in it, by cell in ascending order; never empty.
    pub changes: Vec<Change>,
}
