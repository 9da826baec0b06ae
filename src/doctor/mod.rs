//! What is probably wrong with a puzzle that has no solution, or several.
//!
//! A *slip* is what happens on the way from print to grid: a digit is misread, two change places, a blank is skipped.
//! Undoing the right one makes the puzzle proper again: it has exactly one solution. So every slip of each
//! [`RepairKind`] is undone in turn (`search`); what leaves one solution is a *repair*, and what is known of slips and
//! of puzzles says which repairs are likely (`ranking`).

use crate::grid::Grid;

mod budget;
mod ranking;
mod search;

/// How many repairs are listed at most: nobody looks at more.
const MOST_REPAIRS: usize = 30;

/// What a slip was.
///
/// ```
/// use ninefold::{Grid, RepairKind, diagnose};
///
/// let puzzle = Grid::new(vec![3, 0, 0, 4, 2, 4, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3])?;
/// assert_eq!(diagnose(&puzzle).repairs[0].kind, RepairKind::Swapped);
/// # Ok::<(), ninefold::GridError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
}

/// A cell that a repair changes.
///
/// ```
/// use ninefold::Change;
///
/// let change = Change { cell: 0, from: 5, to: 6 };
/// assert_eq!(format!("{change:?}"), "Change { cell: 0, from: 5, to: 6 }");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// The cell, from 0.
    pub cell: usize,
    /// What it holds, 0 if it is blank.
    pub from: u8,
    /// What it should hold, 0 if it should be blank; never the same as `from`.
    pub to: u8,
}

/// A way to make a puzzle proper.
///
/// ```
/// use ninefold::{Grid, Verdict, diagnose, solve};
///
/// let puzzle = Grid::new(vec![3, 0, 0, 4, 4, 2, 0, 2, 0, 3, 4, 2, 2, 4, 0, 3])?;
/// let repair = &diagnose(&puzzle).repairs[0];
/// assert!(matches!(solve(&repair.puzzle), Verdict::Unique(_)));
/// # Ok::<(), ninefold::GridError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// What the slip was.
    pub kind: RepairKind,
    /// The puzzle with the slip undone; it has exactly one solution.
    pub puzzle: Grid,
    /// What is different in it, by cell in ascending order; never empty.
    pub changes: Vec<Change>,
}

/// What is probably wrong with a puzzle.
///
/// ```
/// use ninefold::{Grid, Shape, diagnose};
///
/// let diagnosis = diagnose(&Grid::empty(Shape::ALL[3]));
/// assert!(diagnosis.repairs.is_empty() && diagnosis.complete, "no single slip leaves nothing");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnosis {
    /// The likeliest first, each with another puzzle; at most 30.
    pub repairs: Vec<Repair>,
    /// Whether every slip was tried, and every repair is in the list.
    pub complete: bool,
}

/// Finds the slips that may have spoilt a puzzle, the likeliest first.
///
/// Two slips are looked for only where no single one will do, and only two replaced digits. A puzzle with exactly one
/// solution has no repairs. The work is limited, by no clock: the answer is the same every time. Below 10×10 the limit
/// is hardly ever met; with large shapes that are hard to solve it is, and `complete` is false then.
///
/// ```
/// use ninefold::{Change, Grid, RepairKind, diagnose};
///
/// // The 5 should be a 4.
/// let puzzle = Grid::new(vec![3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 3, 0, 3])?;
/// let repair = &diagnose(&puzzle).repairs[0];
/// assert_eq!(repair.kind, RepairKind::Replaced);
/// assert_eq!(repair.changes, [Change { cell: 13, from: 3, to: 4 }]);
/// # Ok::<(), ninefold::GridError>(())
/// ```
pub fn diagnose(puzzle: &Grid) -> Diagnosis {
    let (repairs, all) = search::search(puzzle);
    let mut repairs = ranking::ranked(puzzle, repairs);
    let complete = all && repairs.len() <= MOST_REPAIRS;
    repairs.truncate(MOST_REPAIRS);
    Diagnosis { repairs, complete }
}
