//! Searching that ends in any case: many puzzles for no more than so much work, in units of about a microsecond.

use crate::grid::Grid;
use crate::solver::{Budget, Engine, SearchEnd, Searcher, Solutions};
use std::ops::ControlFlow;

/// What is paid at least for each puzzle.
pub(super) fn least_cost(puzzle: &Grid) -> u64 {
    let shape = puzzle.shape();
    let micros = if Engine::of(puzzle) == Engine::Nine { 1 } else { shape.cell_count() * shape.side() / 25 };
    micros as u64
}

/// The first solutions, `most` at most, for no more than the work that is left, or `part` of it. A classic 9×9
/// is searched to the end in any case, as none takes long.
///
/// If fewer than `most` are found and they are not complete, the work was not enough.
pub(super) fn first_solutions(puzzle: &Grid, most: usize, budget: &Budget, part: u64) -> Solutions {
    let mut found = Solutions { solutions: Vec::new(), complete: false };
    if !budget.is_left() {
        return found;
    }
    let (least, engine) = (least_cost(puzzle), Engine::of(puzzle));
    // What a step costs, in microseconds.
    let cost = least / 40 + 1;
    let affordable = budget.micros_left().min(part).saturating_sub(least) / cost;
    let steps = Budget::of_steps(if engine == Engine::Nine { u64::MAX } else { affordable });
    let before = steps.left();
    let end = engine.search(puzzle, &steps, &mut |cells| {
        found.solutions.push(puzzle.solved(cells.to_vec()));
        if found.solutions.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found.complete = end == SearchEnd::Exhausted;
    // A search that was given up wanted one step more than it could pay. That one is taken, too, so that nothing is
    // left of its part.
    let taken = steps.steps_since(before) + u64::from(end == SearchEnd::OutOfBudget);
    budget.take_micros(least + taken * cost);
    found
}
