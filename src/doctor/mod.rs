//! What is probably wrong with a puzzle that has no solution, or several.
//!
//! A *slip* is what happens on the way from print to grid: a digit is misread, two change places, a blank is
//! skipped. When the right one is undone, the puzzle has exactly one solution again. So every slip of each
//! [`RepairKind`] is undone in turn (`search`). What leaves exactly one solution is a *repair*. Which repairs
//! are likely is told by what is known of slips and of puzzles (`ranking`). And a puzzle with several solutions may
//! be no classic one (`forgotten`).

use crate::grid::Grid;
pub use forgotten::{Forgotten, ForgottenRule};

mod budget;
mod forgotten;
mod pattern;
mod ranking;
mod search;

/// How many repairs are listed at most: nobody looks at more.
const MOST_REPAIRS: usize = 30;

/// What a slip was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum RepairKind {
    /// A given is another digit.
    Replaced,
    /// A given should not be there.
    Extra,
    /// A blank should be a given.
    Missing,
    /// Two givens beside or below each other have changed places.
    Swapped,
    /// A given is one cell too far left, right, up or down.
    Moved,
    /// A blank of a row was skipped, so that the rest of the row is one cell too far left.
    RowSkipped,
    /// A blank of a row was typed once too often, so that the rest of the row is one cell too far right.
    RowRepeated,
    /// A blank was skipped, so that the rest of the grid is one cell too early.
    GridSkipped,
    /// A blank was typed once too often, so that the rest of the grid is one cell too late.
    GridRepeated,
    /// Two givens are other digits.
    TwoReplaced,
    /// Two blanks should be givens.
    TwoMissing,
}

impl RepairKind {
    /// Every kind.
    pub const ALL: [RepairKind; 11] = {
        use RepairKind::*;
        [
            Replaced,
            Extra,
            Missing,
            Swapped,
            Moved,
            RowSkipped,
            RowRepeated,
            GridSkipped,
            GridRepeated,
            TwoReplaced,
            TwoMissing,
        ]
    };

    /// The variant's name with a small letter first, such as `rowSkipped`.
    pub const fn name(self) -> &'static str {
        match self {
            RepairKind::Replaced => "replaced",
            RepairKind::Extra => "extra",
            RepairKind::Missing => "missing",
            RepairKind::Swapped => "swapped",
            RepairKind::Moved => "moved",
            RepairKind::RowSkipped => "rowSkipped",
            RepairKind::RowRepeated => "rowRepeated",
            RepairKind::GridSkipped => "gridSkipped",
            RepairKind::GridRepeated => "gridRepeated",
            RepairKind::TwoReplaced => "twoReplaced",
            RepairKind::TwoMissing => "twoMissing",
        }
    }
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

/// What is probably wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Diagnosis {
    /// The likeliest first, each with another puzzle; at most 30.
    pub repairs: Vec<Repair>,
    /// Whether every slip was tried, and every repair is in the list.
    pub complete: bool,
    /// The rules with one of which the puzzle may have been printed, and which its rules lack: mostly none, hardly ever
    /// more than one, and then the likeliest first.
    pub forgotten: Vec<Forgotten>,
}

/// Finds the slips that may have spoilt a puzzle, the likeliest first.
///
/// Two replaced digits are looked for only if no single slip will do, and two missing ones only where they
/// would complete the pattern of the givens. A puzzle with exactly one solution has no repairs.
///
/// A classic puzzle with several solutions may be one with a rule that was forgotten: if it has exactly one solution
/// with one rule of [`ForgottenRule`], and hardly by chance, that rule is told as well. Where each of two rules leaves
/// exactly one, both are told.
///
/// The work is limited and counted without a clock, so the answer is the same every time. For classic puzzles
/// below 10×10 the limit is hardly ever reached. With other rules, and with large shapes that are hard to solve,
/// it is, and then `complete` is false.
///
/// ```
/// use ninefold::{Change, Grid, RepairKind, diagnose};
///
/// // The first 3 of the last row should be a 4.
/// let puzzle: Grid = "3..4 42.1 .342 23.3".parse()?;
/// let repair = &diagnose(&puzzle).repairs[0];
/// assert_eq!(repair.kind, RepairKind::Replaced);
/// assert_eq!(repair.changes, [Change { cell: 13, from: 3, to: 4 }]);
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn diagnose(puzzle: &Grid) -> Diagnosis {
    let findings = search::search(puzzle);
    let forgotten = forgotten::find(puzzle, &findings);
    let mut repairs = ranking::ranked(puzzle, findings.repairs);
    let complete = findings.complete && repairs.len() <= MOST_REPAIRS;
    repairs.truncate(MOST_REPAIRS);
    Diagnosis { repairs, complete, forgotten }
}
