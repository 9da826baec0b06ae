//! How much work a search may take, and how it ended.

/// How much work a search may take at most.
///
/// The work is counted in steps; there is no clock, so that the same puzzle gets the same answer every time
/// and on every machine. A step is a decision or a dead end of the search, between 1 and 100 microseconds. Only a
/// classic 9×9 never takes long, so there only the solutions count, a step each, and
/// [`solve_within`](crate::solve_within) answers every one.
///
/// Most 16×16s take fewer than 1,000 steps; 100,000 steps are a few seconds on a 25×25.
///
/// ```
/// use ninefold::{Grid, Limits, Shape, Verdict, solve_within};
///
/// let large = Grid::empty(Shape::of_side(25).unwrap());
/// assert_eq!(solve_within(&large, Limits::steps(10)), Verdict::Undecided(None));
/// assert!(matches!(solve_within(&large, Limits::NONE), Verdict::Several(..)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Limits {
    /// How many steps the search may take at most.
    pub steps: u64,
}

impl Limits {
    /// No limit that any search reaches.
    pub const NONE: Limits = Limits { steps: u64::MAX };

    /// So many steps at most.
    pub const fn steps(steps: u64) -> Limits {
        Limits { steps }
    }
}

/// There is no limit unless one is set.
impl Default for Limits {
    fn default() -> Limits {
        Limits::NONE
    }
}

/// How a search for solutions ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum SearchEnd {
    /// Every solution was visited.
    Exhausted,
    /// The visitor broke it off.
    Stopped,
    /// There may be more solutions, but the [`Limits`] were reached.
    OutOfSteps,
}
