//! Which of the two engines searches.

use super::{Budget, Count, Request, SearchEnd, Searcher, Solutions, Verdict, any, nine};
use crate::grid::Grid;
use std::ops::ControlFlow;

/// Which engine searches.
///
/// The functions of [`solver`](crate::solver) take the faster one by themselves. Naming one is for whoever
/// compares the two; both find the same solutions, but not in the same order.
///
/// ```
/// use ninefold::{Engine, Grid, Shape};
///
/// let empty = Grid::empty(Shape::NINE);
/// assert_eq!(Engine::of(&empty), Engine::Nine);
/// assert_eq!(Engine::Any.count(&empty, 2).count, 2);
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

    /// Does what [`solve`](crate::solve) does.
    pub fn solve<'a>(self, request: impl Into<Request<'a>>) -> Verdict {
        Searcher::solve(self, request.into())
    }

    /// Does what [`solutions`](crate::solutions) does.
    pub fn solutions<'a>(self, request: impl Into<Request<'a>>, most: usize) -> Solutions {
        Searcher::solutions(self, request.into(), most)
    }

    /// Does what [`count`](crate::count) does.
    pub fn count<'a>(self, request: impl Into<Request<'a>>, most: usize) -> Count {
        self.count_of(request.into(), most)
    }

    fn count_of(self, Request { about: grid, limits }: Request, most: usize) -> Count {
        let most = most.min(usize::try_from(limits.budget.unwrap_or(u64::MAX)).unwrap_or(usize::MAX));
        if most == 0 {
            return Count { count: 0, complete: false };
        }
        if let (Engine::Nine, Some(cells)) = (self, grid.classic_nine()) {
            let count = nine::count(cells, most);
            return Count { count, complete: count < most };
        }
        let mut count = 0;
        let end = self.search(grid, &Budget::new(limits), &mut |_| {
            count += 1;
            if count < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        Count { count, complete: end == SearchEnd::Exhausted }
    }

    /// Does what [`each_solution`](crate::each_solution) does.
    pub fn each_solution<'a>(
        self,
        request: impl Into<Request<'a>>,
        visit: impl FnMut(&Grid) -> ControlFlow<()>,
    ) -> SearchEnd {
        Searcher::each_solution(self, request.into(), visit)
    }
}

impl Searcher for Engine {
    fn is_quick(self, grid: &Grid) -> bool {
        self == Engine::Nine && grid.classic_nine().is_some()
    }

    fn search(
        self,
        grid: &Grid,
        budget: &Budget,
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> SearchEnd {
        match grid.classic_nine() {
            Some(cells) if self == Engine::Nine => nine::each_solution_within(cells, budget, visit),
            _ => any::each_solution(grid, budget, visit),
        }
    }
}
