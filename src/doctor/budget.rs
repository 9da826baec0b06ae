//! Searching that ends in any case: many puzzles for no more than so much work.

use crate::grid::Grid;
use crate::solver::{Engine, SearchEnd, Searcher, Solutions};
use std::ops::ControlFlow;

/// The work that is left, in units of about a microsecond: no clock, so that the same is found every time.
pub(super) struct Budget(pub(super) usize);

impl Budget {
    /// What is paid at least for each puzzle.
    pub(super) fn start(puzzle: &Grid) -> usize {
        let shape = puzzle.shape();
        if Engine::of(puzzle) == Engine::Nine { 1 } else { shape.cell_count() * shape.side() / 25 }
    }

    /// The first solutions, `most` at most, for no more than the work that is left, or `part` of it. A classic 9×9
    /// is searched to the end in any case, as none takes long.
    ///
    /// If fewer than `most` are found and they are not complete, the work was not enough.
    pub(super) fn solutions(&mut self, puzzle: &Grid, most: usize, part: usize) -> Solutions {
        let mut found = Solutions { solutions: Vec::new(), complete: false };
        if self.0 == 0 {
            return found;
        }
        let (start, engine) = (Budget::start(puzzle), Engine::of(puzzle));
        let step = start / 40 + 1;
        let affordable = self.0.min(part).saturating_sub(start) / step;
        let affordable = if engine == Engine::Nine { u64::MAX } else { affordable as u64 };
        let mut steps = affordable;
        let end = engine.search(puzzle, &mut steps, &mut |cells| {
            found.solutions.push(puzzle.solved(cells.to_vec()));
            if found.solutions.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        found.complete = end == SearchEnd::Exhausted;
        // The step that could not be paid leaves nothing.
        let taken = affordable - steps + u64::from(end == SearchEnd::OutOfSteps);
        self.0 = self.0.saturating_sub(start + taken as usize * step);
        found
    }
}
