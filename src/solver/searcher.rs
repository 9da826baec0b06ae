//! What whoever can search gives besides: a verdict, a list of solutions, a visit to each.

use super::{Budget, Request, SearchEnd, Solutions, Verdict};
use crate::grid::Grid;
use std::ops::ControlFlow;

/// Finds the solutions of a grid, one after the other.
pub(crate) trait Searcher: Copy {
    /// Whether every solution of the grid is found in no time, so that only solutions count as steps.
    fn is_quick(self, grid: &Grid) -> bool;

    /// Calls `visit` with the cells of each solution until it breaks, and takes what it needs of the budget.
    fn search(
        self,
        grid: &Grid,
        budget: &Budget,
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> SearchEnd;

    /// Does what [`solve`](crate::solve) does.
    fn solve(self, Request { about: grid, limits }: Request) -> Verdict {
        self.solve_within(grid, &Budget::new(limits))
    }

    /// The same, and takes what it needs of the budget; a quick grid needs nothing.
    fn solve_within(self, grid: &Grid, budget: &Budget) -> Verdict {
        let (mut first, mut second) = (None, None);
        // Where only solutions count, a verdict takes two steps at most.
        let (is_quick, two) = (self.is_quick(grid), Budget::of_steps(2));
        let end = self.search(grid, if is_quick { &two } else { budget }, &mut |cells| {
            let solution = Some(grid.solved(cells.to_vec()));
            if first.is_none() {
                first = solution;
                return ControlFlow::Continue(());
            }
            second = solution;
            ControlFlow::Break(())
        });
        match (first, second) {
            (Some(first), Some(second)) => Verdict::Several(first, second),
            (Some(first), _) if end != SearchEnd::OutOfBudget => Verdict::Unique(first),
            // A clash leaves nothing to search for, so looking for one can wait until there is no solution.
            (first, _) => match grid.clashes() {
                clashes if !clashes.is_empty() => Verdict::Clash(clashes),
                _ if end == SearchEnd::OutOfBudget => Verdict::Undecided(first),
                _ => Verdict::NoSolution,
            },
        }
    }

    /// Does what [`solutions`](crate::solutions) does.
    fn solutions(self, Request { about: grid, limits }: Request, most: usize) -> Solutions {
        let mut solutions = Vec::new();
        let end = self.search(grid, &Budget::new(limits), &mut |cells| {
            if solutions.len() == most {
                return ControlFlow::Break(());
            }
            solutions.push(grid.solved(cells.to_vec()));
            ControlFlow::Continue(())
        });
        Solutions { solutions, complete: end == SearchEnd::Exhausted }
    }

    /// Does what [`each_solution`](crate::each_solution) does.
    fn each_solution(
        self,
        Request { about: grid, limits }: Request,
        mut visit: impl FnMut(&Grid) -> ControlFlow<()>,
    ) -> SearchEnd {
        let mut solution = Grid::empty(grid.rules().clone());
        self.search(grid, &Budget::new(limits), &mut |cells| {
            solution.fill(cells);
            visit(&solution)
        })
    }
}
