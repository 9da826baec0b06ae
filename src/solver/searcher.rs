//! What whoever can search gives besides: a verdict, a list of solutions, a visit to each.

use super::{Limits, SearchEnd, Solutions, Verdict};
use crate::grid::Grid;
use std::ops::ControlFlow;

/// Finds the solutions of a grid, one after the other.
pub(crate) trait Searcher: Copy {
    /// Whether every solution of the grid is found in no time, so that only solutions count as steps.
    fn is_quick(self, grid: &Grid) -> bool;

    /// Calls `visit` with the cells of each solution until it breaks, and takes what it needs of the `steps`.
    fn search(
        self,
        grid: &Grid,
        steps: &mut u64,
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> SearchEnd;

    /// Does what [`solve_within`](crate::solve_within) does.
    fn solve(self, grid: &Grid, mut limits: Limits) -> Verdict {
        self.solve_counting(grid, &mut limits.steps)
    }

    /// The same, and takes what it needs of the steps; a quick grid needs none.
    fn solve_counting(self, grid: &Grid, steps: &mut u64) -> Verdict {
        let (mut first, mut second) = (None, None);
        // Where only solutions count, a verdict takes two steps at most.
        let (is_quick, mut two) = (self.is_quick(grid), 2);
        let end = self.search(grid, if is_quick { &mut two } else { steps }, &mut |cells| {
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
            (Some(first), _) if end != SearchEnd::OutOfSteps => Verdict::Unique(first),
            // A clash leaves nothing to search for, so looking for one can wait until there is no solution.
            (first, _) => match grid.clashes() {
                clashes if !clashes.is_empty() => Verdict::Clash(clashes),
                _ if end == SearchEnd::OutOfSteps => Verdict::Undecided(first),
                _ => Verdict::None,
            },
        }
    }

    /// Does what [`solutions_within`](crate::solutions_within) does.
    fn solutions(self, grid: &Grid, most: usize, limits: Limits) -> Solutions {
        let (mut solutions, mut steps) = (Vec::new(), limits.steps);
        let end = self.search(grid, &mut steps, &mut |cells| {
            if solutions.len() == most {
                return ControlFlow::Break(());
            }
            solutions.push(grid.solved(cells.to_vec()));
            ControlFlow::Continue(())
        });
        Solutions { solutions, complete: end == SearchEnd::Exhausted }
    }

    /// Does what [`each_solution_within`](crate::each_solution_within) does.
    fn each_solution(
        self,
        grid: &Grid,
        limits: Limits,
        mut visit: impl FnMut(&Grid) -> ControlFlow<()>,
    ) -> SearchEnd {
        let (mut solution, mut steps) = (Grid::empty(grid.rules().clone()), limits.steps);
        self.search(grid, &mut steps, &mut |cells| {
            solution.fill(cells);
            visit(&solution)
        })
    }
}
