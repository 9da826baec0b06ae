//! Finding the solutions of a puzzle: one verdict, or as many solutions as wanted.
//!
//! Two engines do the work: `nine` knows nothing but the classic 9×9 and is tuned for it, `any` takes every shape
//! and all rules. Both visit each solution once, in an order that is the same every time.
//!
//! A puzzle of a large shape can take longer than anybody waits. So each function takes a grid, or a [`Request`]
//! about one, which has [`Limits`].
//!
//! ```
//! use ninefold::{Grid, Limits, Request, Shape, Verdict, count, solve};
//!
//! let empty = Grid::empty(Shape::of_side(4).unwrap());
//! assert!(matches!(solve(&empty), Verdict::Several(..)));
//! assert_eq!(count(&empty, 1000).count, 288);
//! let large = Grid::empty(Shape::of_side(25).unwrap());
//! assert!(matches!(solve(Request::new(&large).limits(Limits::budget(10))), Verdict::Undecided(_)));
//! ```

use crate::grid::Grid;
use std::ops::ControlFlow;

mod any;
mod bands;
mod budget;
mod engine;
mod limits;
pub(crate) mod nine;
mod request;
mod searcher;
mod verdict;

pub(crate) use budget::Budget;
pub use engine::Engine;
pub use limits::{Limits, SearchEnd};
pub use request::Request;
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
/// The search ends with the second solution; where givens clash it ends before it begins. Where it would take more
/// than the limits, the verdict is [`Verdict::Undecided`]; every classic 9×9 is decided, as none takes long.
///
/// ```
/// use ninefold::{Grid, solve};
///
/// let puzzle: Grid = "3..4 42.1 .342 24.3".parse()?;
/// let verdict = solve(&puzzle);
/// assert_eq!(verdict.solution().map(Grid::to_string).as_deref(), Some("3124423113422413"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve<'a>(request: impl Into<Request<'a>>) -> Verdict {
    let request = request.into();
    Engine::of(request.about).solve(request)
}

/// Does what [`solve`] does, and takes the work from the budget; a classic 9×9 takes nothing of it.
pub(crate) fn solve_within(grid: &Grid, budget: &Budget) -> Verdict {
    // The module for browsers that explains has one engine, and is smaller by a fortieth: any 9×9 that people have made takes
    // it a few milliseconds.
    if cfg!(all(feature = "web-hint", not(feature = "web-full"))) {
        let unlimited = Budget::new(Limits::NONE);
        let budget = if grid.classic_nine().is_some() { &unlimited } else { budget };
        return Engine::Any.solve_within(grid, budget);
    }
    Engine::of(grid).solve_within(grid, budget)
}

/// Collects solutions of a puzzle, `most` at most; 2 tells one solution from several.
///
/// To know whether the list is complete, the search looks for one solution more. The first two solutions are
/// those of [`Verdict::Several`]. A puzzle with a clash has no solutions. Where the limits were reached, fewer than
/// `most` were found, and they are not `complete`.
///
/// ```
/// use ninefold::{Grid, Shape, solutions};
///
/// let found = solutions(&Grid::empty(Shape::ALL[0]), 288);
/// assert_eq!(found.solutions.len(), 288);
/// assert!(found.complete, "a 4×4 can be filled in 288 ways, and no other");
/// ```
pub fn solutions<'a>(request: impl Into<Request<'a>>, most: usize) -> Solutions {
    let request = request.into();
    Engine::of(request.about).solutions(request, most)
}

/// Counts the solutions of a puzzle, up to `most`; nothing is written down, so this is the quickest way to
/// know whether there are none, one or several.
///
/// A puzzle with a clash has no solutions.
///
/// ```
/// use ninefold::{Grid, Shape, count};
///
/// assert_eq!(count(&Grid::empty(Shape::ALL[0]), 1_000).count, 288);
/// assert_eq!(count(&Grid::empty(Shape::NINE), 2).count, 2);
/// ```
pub fn count<'a>(request: impl Into<Request<'a>>, most: usize) -> Count {
    let request = request.into();
    Engine::of(request.about).count(request, most)
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
pub fn each_solution<'a>(
    request: impl Into<Request<'a>>,
    visit: impl FnMut(&Grid) -> ControlFlow<()>,
) -> SearchEnd {
    let request = request.into();
    Engine::of(request.about).each_solution(request, visit)
}
