//! Which of the two engines searches.

use super::{Count, Limits, SearchEnd, Solutions, Verdict, any, nine};
use crate::grid::Grid;
use crate::shape::Shape;
use std::ops::ControlFlow;

/// Which engine searches.
///
/// The functions of [`solver`](crate::solver) take the faster one by themselves. Naming one is for whoever
/// compares the two; both find the same solutions, but not in the same order.
///
/// ```
/// use ninefold::{Engine, Grid, Limits, Shape};
///
/// let empty = Grid::empty(Shape::NINE);
/// assert_eq!(Engine::of(&empty), Engine::Nine);
/// assert_eq!(Engine::Any.count(&empty, 2, Limits::NONE).count, 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Engine {
    /// The engine for 9×9; a grid of another shape goes to `Any` all the same.
    Nine,
    /// The engine for every shape.
    Any,
}

impl Engine {
    /// The faster engine for a grid.
    pub fn of(grid: &Grid) -> Engine {
        if grid.shape() == Shape::NINE { Engine::Nine } else { Engine::Any }
    }

    /// Does what [`solve_within`](crate::solve_within) does.
    pub fn solve(self, grid: &Grid, limits: Limits) -> Verdict {
        let (mut first, mut second) = (None, None);
        // A 9×9 takes two steps at most, one for each solution.
        let is_nine = (self, grid.shape()) == (Engine::Nine, Shape::NINE);
        let mut steps = if is_nine { 2 } else { limits.steps };
        let end = self.search(grid, &mut steps, &mut |cells| {
            let solution = Some(Grid::known(grid.shape(), cells.to_vec()));
            if first.is_none() {
                first = solution;
                return ControlFlow::Continue(());
            }
            second = solution;
            ControlFlow::Break(())
        });
        match (first, second) {
            (Some(first), Some(second)) => Verdict::Several(first, second),
            (first, _) if end == SearchEnd::OutOfSteps && !grid.has_clash() => Verdict::Undecided(first),
            (Some(first), _) => Verdict::Unique(first),
            // A clash leaves nothing to search for, so looking for one can wait until there is no solution.
            _ => match grid.clashes() {
                clashes if clashes.is_empty() => Verdict::None,
                clashes => Verdict::Clash(clashes),
            },
        }
    }

    /// Does what [`solutions_within`](crate::solutions_within) does.
    pub fn solutions(self, grid: &Grid, most: usize, limits: Limits) -> Solutions {
        let (mut solutions, mut steps) = (Vec::new(), limits.steps);
        let end = self.search(grid, &mut steps, &mut |cells| {
            if solutions.len() == most {
                return ControlFlow::Break(());
            }
            solutions.push(Grid::known(grid.shape(), cells.to_vec()));
            ControlFlow::Continue(())
        });
        Solutions { solutions, complete: end == SearchEnd::Exhausted }
    }

    /// Does what [`count_within`](crate::count_within) does.
    pub fn count(self, grid: &Grid, most: usize, limits: Limits) -> Count {
        let most = most.min(usize::try_from(limits.steps).unwrap_or(usize::MAX));
        if most == 0 {
            return Count { count: 0, complete: false };
        }
        if let (Engine::Nine, Ok(cells)) = (self, grid.cells().try_into()) {
            let count = nine::count(cells, most);
            return Count { count, complete: count < most };
        }
        let (mut count, mut steps) = (0, limits.steps);
        let end = self.search(grid, &mut steps, &mut |_| {
            count += 1;
            if count < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        Count { count, complete: end == SearchEnd::Exhausted }
    }

    /// Does what [`each_solution_within`](crate::each_solution_within) does.
    pub fn each_solution(
        self,
        grid: &Grid,
        limits: Limits,
        mut visit: impl FnMut(&Grid) -> ControlFlow<()>,
    ) -> SearchEnd {
        let (mut solution, mut steps) = (Grid::empty(grid.shape()), limits.steps);
        self.search(grid, &mut steps, &mut |cells| {
            solution.fill(cells);
            visit(&solution)
        })
    }

    /// Calls `visit` with the cells of each solution until it breaks, and takes what it needs of the `steps`.
    pub(crate) fn search(
        self,
        grid: &Grid,
        steps: &mut u64,
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> SearchEnd {
        let (Engine::Nine, Ok(cells)) = (self, grid.cells().try_into()) else {
            return any::each_solution(grid, steps, visit);
        };
        let mut end = SearchEnd::Exhausted;
        let _stopped = nine::each_solution(cells, &mut |cells| {
            let Some(left) = steps.checked_sub(1) else {
                end = SearchEnd::OutOfSteps;
                return ControlFlow::Break(());
            };
            *steps = left;
            visit(cells).map_break(|()| end = SearchEnd::Stopped)
        });
        end
    }
}
