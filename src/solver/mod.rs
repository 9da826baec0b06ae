//! Finding the solutions of a puzzle: one verdict, or as many solutions as wanted.
//!
//! Two engines do the work: `nine` knows nothing but 9×9 and is tuned for it, `any` takes every shape.
//! Both visit each solution once, in an order that is the same every time.

use crate::grid::{Clash, Grid};
use std::ops::ControlFlow;

mod any;
mod bands;
mod budget;
pub(crate) mod nine;

pub(crate) use budget::Budget;

/// What is true of a puzzle.
///
/// ```
/// use ninefold::{Grid, Shape, Verdict, solve};
///
/// let verdict = solve(&Grid::empty(Shape::ALL[0]));
/// assert!(matches!(verdict, Verdict::Several(one, other) if one != other));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Exactly one solution.
    Unique(Grid),
    /// More than one solution; these are two different ones.
    Several(Grid, Grid),
    /// No solution, although nothing clashes.
    None,
    /// No solution, because of these clashes; never empty.
    Clash(Vec<Clash>),
}

/// Solutions of one puzzle, all different.
///
/// ```
/// use ninefold::{Grid, Shape, solutions};
///
/// let found = solutions(&Grid::empty(Shape::ALL[0]), 288);
/// assert_eq!(found.solutions.len(), 288);
/// assert!(found.complete, "a 4×4 can be filled in 288 ways, and no other");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solutions {
    /// In the order in which they were found.
    pub solutions: Vec<Grid>,
    /// Whether there are no more than these.
    pub complete: bool,
}

/// Says whether a puzzle has one solution, several, none, or a clash.
///
/// The search ends with the second solution; where givens clash it ends before it begins.
///
/// ```
/// use ninefold::{Grid, Verdict, solve};
///
/// let puzzle = Grid::new(vec![3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3])?;
/// let solution = Grid::new(vec![3, 1, 2, 4, 4, 2, 3, 1, 1, 3, 4, 2, 2, 4, 1, 3])?;
/// assert_eq!(solve(&puzzle), Verdict::Unique(solution));
/// # Ok::<(), ninefold::GridError>(())
/// ```
pub fn solve(grid: &Grid) -> Verdict {
    Engine::of(grid).solve(grid)
}

/// Collects solutions of a puzzle, up to a limit; a limit of 2 tells one solution from several.
///
/// To know whether the list is complete, the search looks for one solution beyond the limit. The first
/// two solutions are those of [`Verdict::Several`]. A puzzle with a clash has no solutions.
///
/// ```
/// use ninefold::{Grid, Shape, solutions};
///
/// let found = solutions(&Grid::empty(Shape::ALL[3]), 5);
/// assert_eq!((found.solutions.len(), found.complete), (5, false));
/// ```
pub fn solutions(grid: &Grid, limit: usize) -> Solutions {
    Engine::of(grid).solutions(grid, limit)
}

/// Counts the solutions of a puzzle, up to a limit; nothing is written down, so this is the quickest way to
/// know whether there are none, one or several.
///
/// A puzzle with a clash has no solutions.
///
/// ```
/// use ninefold::{Grid, Shape, count};
///
/// assert_eq!(count(&Grid::empty(Shape::ALL[0]), 1_000), 288);
/// assert_eq!(count(&Grid::empty(Shape::ALL[3]), 2), 2);
/// ```
pub fn count(grid: &Grid, limit: usize) -> usize {
    Engine::of(grid).count(grid, limit)
}

/// Calls `visit` with the cells of each solution, one after the other, until it breaks.
///
/// Each solution comes once; a puzzle with a clash has none. Nothing is kept, so that solutions can be
/// counted without storing them.
///
/// ```
/// use ninefold::{Grid, Shape, each_solution};
/// use std::ops::ControlFlow;
///
/// let mut count = 0;
/// each_solution(&Grid::empty(Shape::ALL[0]), |_| {
///     count += 1;
///     ControlFlow::Continue(())
/// });
/// assert_eq!(count, 288);
/// ```
pub fn each_solution(grid: &Grid, visit: impl FnMut(&[u8]) -> ControlFlow<()>) {
    Engine::of(grid).each_solution(grid, visit);
}

/// Which engine searches; public so that tests can hold each against a reference.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// The engine for 9×9; a grid of another shape goes to `Any` all the same.
    Nine,
    /// The engine for every shape.
    Any,
}

#[allow(missing_docs)] // the methods of the hidden hook are the documented functions above
impl Engine {
    pub fn of(grid: &Grid) -> Engine {
        if grid.cells().len() == nine::CELLS { Engine::Nine } else { Engine::Any }
    }

    pub fn solve(self, grid: &Grid) -> Verdict {
        let mut verdict = Verdict::None;
        self.each_solution(grid, |cells| {
            let found = Grid::known(grid.shape(), cells.to_vec());
            match std::mem::replace(&mut verdict, Verdict::None) {
                Verdict::Unique(first) => {
                    verdict = Verdict::Several(first, found);
                    ControlFlow::Break(())
                }
                _ => {
                    verdict = Verdict::Unique(found);
                    ControlFlow::Continue(())
                }
            }
        });
        // A clash leaves nothing to search for, so looking for one can wait until there is no solution.
        match verdict {
            Verdict::None => match grid.clashes() {
                clashes if clashes.is_empty() => Verdict::None,
                clashes => Verdict::Clash(clashes),
            },
            _ => verdict,
        }
    }

    pub fn solutions(self, grid: &Grid, limit: usize) -> Solutions {
        let mut found = Solutions { solutions: Vec::new(), complete: true };
        self.each_solution(grid, |cells| {
            if found.solutions.len() == limit {
                found.complete = false;
                return ControlFlow::Break(());
            }
            found.solutions.push(Grid::known(grid.shape(), cells.to_vec()));
            ControlFlow::Continue(())
        });
        found
    }

    pub fn count(self, grid: &Grid, limit: usize) -> usize {
        if limit == 0 {
            return 0;
        }
        if let (Engine::Nine, Ok(cells)) = (self, grid.cells().try_into()) {
            return nine::count(cells, limit);
        }
        let mut count = 0;
        self.each_solution(grid, |_| {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        count
    }

    pub fn each_solution(self, grid: &Grid, mut visit: impl FnMut(&[u8]) -> ControlFlow<()>) {
        let _stopped = match (self, <&[u8; nine::CELLS]>::try_from(grid.cells())) {
            (Engine::Nine, Ok(cells)) => nine::each_solution(cells, &mut visit),
            _ => any::each_solution(grid, &mut visit),
        };
    }
}
