//! What can be true of a puzzle.

use crate::grid::{Clash, Grid};

/// What is true of a puzzle.
///
/// ```
/// use ninefold::{Grid, Shape, Verdict, solve};
///
/// let verdict = solve(&Grid::empty(Shape::ALL[0]));
/// assert!(matches!(&verdict, Verdict::Several(one, other) if one != other));
/// assert_eq!((verdict.name(), verdict.solution()), ("several", None));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum Verdict {
    /// Exactly one solution.
    Unique(Grid),
    /// More than one solution; these are two different ones.
    Several(Grid, Grid),
    /// No solution, although nothing clashes.
    #[cfg_attr(feature = "serde", serde(rename = "none"))]
    NoSolution,
    /// No solution, because of these clashes; never empty.
    Clash(Vec<Clash>),
    /// The [`Limits`](crate::Limits) were reached; this solution was found before, or none.
    Undecided(Option<Grid>),
}

impl Verdict {
    // The names of those that are told without making one.
    pub(crate) const SEVERAL: &'static str = "several";
    pub(crate) const NO_SOLUTION: &'static str = "none";
    pub(crate) const CLASH: &'static str = "clash";

    /// The solution, if there is exactly one.
    pub fn solution(&self) -> Option<&Grid> {
        match self {
            Verdict::Unique(solution) => Some(solution),
            _ => None,
        }
    }

    /// The variant's name in small letters: `unique`, `several`, `none`, `clash` or `undecided`.
    pub const fn name(&self) -> &'static str {
        match self {
            Verdict::Unique(_) => "unique",
            Verdict::Several(..) => Verdict::SEVERAL,
            Verdict::NoSolution => Verdict::NO_SOLUTION,
            Verdict::Clash(_) => Verdict::CLASH,
            Verdict::Undecided(_) => "undecided",
        }
    }
}
