//! How much work an answer may take, and how a search ended.

/// How much work an answer may take at most.
///
/// The work is counted; there is no clock, so that the same puzzle gets the same answer every time and on every
/// machine. The budget is a number of steps of about ten microseconds:
///
/// * Where solutions are searched for, a step is a decision or a dead end of the search, between 1 and 100
///   microseconds. Only a classic 9×9 never takes long, so there only the solutions count, a step each, and
///   [`solve`](crate::solve) answers every one.
/// * Where steps of a person are looked for, it is about ten microseconds of looking for fish, chains, loops and sets.
///   Other techniques are quick, and are not counted.
///
/// Most 16×16s take fewer than 1,000 steps; 100,000 steps are a few seconds on a 25×25.
///
/// ```
/// use ninefold::{Grid, Limits, Request, Shape, Verdict, solve};
///
/// let large = Grid::empty(Shape::of_side(25).unwrap());
/// let request = Request::new(&large);
/// assert_eq!(solve(request.limits(Limits::budget(10))), Verdict::Undecided(None));
/// assert!(matches!(solve(request), Verdict::Several(..)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Limits {
    /// How many steps the answer may take at most. `None` leaves it to the question: those about solutions take as many
    /// as they need; those about steps of a person take 1,000,000, [`rate`](crate::explain::rating::rate) 800,000, and
    /// [`diagnose`](crate::diagnose) 25,000 or more.
    pub budget: Option<u64>,
}

impl Limits {
    /// No limit is said.
    pub const NONE: Limits = Limits { budget: None };

    /// So many steps at most; [`u64::MAX`] are as many as it takes, whatever the question is.
    pub const fn budget(steps: u64) -> Limits {
        Limits { budget: Some(steps) }
    }
}

/// How a search for solutions or for steps ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum SearchEnd {
    /// Everything that there is was visited.
    Exhausted,
    /// The visitor broke it off.
    Stopped,
    /// There may be more, but the budget of the [`Limits`] was reached.
    OutOfBudget,
}
