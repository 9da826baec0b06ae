//! Which of the two engines searches.

use super::{Count, Limits, SearchEnd, Searcher, Solutions, Verdict, any, nine};
use crate::grid::Grid;
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
    /// The engine for classic 9×9s; any other grid goes to `Any` all the same.
    Nine,
    /// The engine for every shape and all rules.
    Any,
}

impl Engine {
    /// The faster engine for a grid.
    pub fn of(grid: &Grid) -> Engine {
        if grid.classic_nine().is_some() { Engine::Nine } else { Engine::Any }
    }

    /// Does what [`solve_within`](crate::solve_within) does.
    pub fn solve(self, grid: &Grid, limits: Limits) -> Verdict {
        Searcher::solve(self, grid, limits)
    }

    /// Does what [`solutions_within`](crate::solutions_within) does.
    pub fn solutions(self, grid: &Grid, most: usize, limits: Limits) -> Solutions {
        Searcher::solutions(self, grid, most, limits)
    }

    /// Does what [`count_within`](crate::count_within) does.
    pub fn count(self, grid: &Grid, most: usize, limits: Limits) -> Count {
        let most = most.min(usize::try_from(limits.steps).unwrap_or(usize::MAX));
        if most == 0 {
            return Count { count: 0, complete: false };
        }
        if let (Engine::Nine, Some(cells)) = (self, grid.classic_nine()) {
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
        visit: impl FnMut(&Grid) -> ControlFlow<()>,
    ) -> SearchEnd {
        Searcher::each_solution(self, grid, limits, visit)
    }
}

impl Searcher for Engine {
    fn is_quick(self, grid: &Grid) -> bool {
        self == Engine::Nine && grid.classic_nine().is_some()
    }

    fn search(
        self,
        grid: &Grid,
        steps: &mut u64,
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> SearchEnd {
        match grid.classic_nine() {
            Some(cells) if self == Engine::Nine => nine::each_solution_within(cells, steps, visit),
            _ => any::each_solution(grid, steps, visit),
        }
    }
}
