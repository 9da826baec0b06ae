//! Finding the solutions of a puzzle: one verdict, or as many solutions as wanted.
//!
//! Two engines do the work: `nine` knows nothing but the classic 9×9 and is tuned for it, `any` takes every shape
//! and all rules.
//! Both visit each solution once, in an order that is the same every time.
//!
//! A puzzle of a large shape can take longer than anybody waits. For each function there is one that takes
//! [`Limits`].

use crate::grid::Grid;
use std::ops::ControlFlow;

mod any;
mod bands;
mod engine;
mod limits;
pub(crate) mod nine;
mod searcher;
mod verdict;

pub use engine::Engine;
pub use limits::{Limits, SearchEnd};
pub(crate) use searcher::Searcher;
pub use verdict::Verdict;

/// Solutions of one puzzle, all different.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Solutions {
    /// In the order in which they were found.
    pub solutions: Vec<Grid>,
    /// Whether there are no more than these.
    pub complete: bool,
}

/// How many solutions were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Count {
    /// So many; never more than were asked for.
    pub count: usize,
    /// Whether the search came to its end, so that there are no more than these. Where it is false and fewer
    /// were found than asked for, the [`Limits`] were reached.
    pub complete: bool,
}

/// Says whether a puzzle has one solution, several, none, or a clash.
///
/// The search ends with the second solution; where givens clash it ends before it begins.
///
/// ```
/// use ninefold::{Grid, solve};
///
/// let puzzle: Grid = "3..4 42.1 .342 24.3".parse()?;
/// let verdict = solve(&puzzle);
/// assert_eq!(verdict.solution().map(Grid::to_string).as_deref(), Some("3124423113422413"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve(grid: &Grid) -> Verdict {
    solve_within(grid, Limits::NONE)
}

/// Does what [`solve`] does, and gives up with [`Verdict::Undecided`] when it takes more than the limits.
///
/// Every classic 9×9 is decided, as none takes long.
pub fn solve_within(grid: &Grid, limits: Limits) -> Verdict {
    Engine::of(grid).solve(grid, limits)
}

/// The same, and takes what it needs of the steps.
pub(crate) fn solve_counting(grid: &Grid, steps: &mut u64) -> Verdict {
    Engine::of(grid).solve_counting(grid, steps)
}

/// Collects solutions of a puzzle, `most` at most; 2 tells one solution from several.
///
/// To know whether the list is complete, the search looks for one solution more. The first two solutions are
/// those of [`Verdict::Several`]. A puzzle with a clash has no solutions.
///
/// ```
/// use ninefold::{Grid, Shape, solutions};
///
/// let found = solutions(&Grid::empty(Shape::ALL[0]), 288);
/// assert_eq!(found.solutions.len(), 288);
/// assert!(found.complete, "a 4×4 can be filled in 288 ways, and no other");
/// ```
pub fn solutions(grid: &Grid, most: usize) -> Solutions {
    solutions_within(grid, most, Limits::NONE)
}

/// Does what [`solutions`] does, and gives up when it takes more than the limits.
///
/// Then it has found fewer than `most` and is not `complete`.
pub fn solutions_within(grid: &Grid, most: usize, limits: Limits) -> Solutions {
    Engine::of(grid).solutions(grid, most, limits)
}

/// Counts the solutions of a puzzle, up to `most`; nothing is written down, so this is the quickest way to
/// know whether there are none, one or several.
///
/// A puzzle with a clash has no solutions.
///
/// ```
/// use ninefold::{Grid, Shape, count};
///
/// assert_eq!(count(&Grid::empty(Shape::ALL[0]), 1_000), 288);
/// assert_eq!(count(&Grid::empty(Shape::NINE), 2), 2);
/// ```
pub fn count(grid: &Grid, most: usize) -> usize {
    count_within(grid, most, Limits::NONE).count
}

/// Does what [`count`] does, and gives up when it takes more than the limits.
///
/// ```
/// use ninefold::{Grid, Limits, Shape, count_within};
///
/// let found = count_within(&Grid::empty(Shape::NINE), usize::MAX, Limits::steps(1_000));
/// assert_eq!((found.count, found.complete), (1_000, false));
/// ```
pub fn count_within(grid: &Grid, most: usize, limits: Limits) -> Count {
    Engine::of(grid).count(grid, most, limits)
}

/// Calls `visit` with each solution, one after the other, until it breaks.
///
/// Each solution comes once; a puzzle with a clash has none. Nothing is kept, so that there may be any
/// number.
///
/// ```
/// use ninefold::{Grid, Shape, each_solution};
/// use std::ops::ControlFlow;
///
/// let mut with_one_first = 0;
/// each_solution(&Grid::empty(Shape::ALL[0]), |solution| {
///     with_one_first += u32::from(solution.cells()[0] == 1);
///     ControlFlow::Continue(())
/// });
/// assert_eq!(with_one_first, 288 / 4);
/// ```
pub fn each_solution(grid: &Grid, visit: impl FnMut(&Grid) -> ControlFlow<()>) -> SearchEnd {
    each_solution_within(grid, Limits::NONE, visit)
}

/// Does what [`each_solution`] does, and gives up when it takes more than the limits.
pub fn each_solution_within(
    grid: &Grid,
    limits: Limits,
    visit: impl FnMut(&Grid) -> ControlFlow<()>,
) -> SearchEnd {
    Engine::of(grid).each_solution(grid, limits, visit)
}
