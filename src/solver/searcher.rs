//! From a search for solutions to an answer: a verdict, a list of solutions, or a visit to each.

use super::{Budget, Request, SearchEnd, Solutions, Verdict};
use crate::grid::Grid;
use std::ops::ControlFlow;

/// Finds the solutions of a grid, one after the other.
///
/// [`Engine`](crate::Engine) does. The WebAssembly module that the page loads first has a searcher of its own, which
/// knows only the classic 9×9: so that module does not bring in the engine for all other grids.
pub(crate) trait Searcher: Copy {
    /// Whether the search of this grid is always quick. Then only its solutions count as steps of the budget.
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

    /// Does what [`solve`](crate::solve) does, and takes the work from the budget; a quick grid takes nothing of it.
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
