//! Searching that ends in any case: many puzzles for no more than so much work.

use super::{any, nine};
use crate::grid::Grid;
use crate::shape::Shape;
use std::ops::ControlFlow;

/// The work that is left, in units of about a microsecond: no clock, so that the same is found every time.
pub(crate) struct Budget(pub(crate) usize);

impl Budget {
    /// What is paid at least for each puzzle.
    pub(crate) fn start(shape: Shape) -> usize {
        if shape.cell_count() == nine::CELLS { 1 } else { shape.cell_count() * shape.side() / 25 }
    }

    /// The cells of the first solutions, one after the other, `limit` at most; and whether the work that is left, or
    /// `most` of it, was enough. A 9×9 is searched to the end in any case, as none takes long.
    pub(crate) fn solutions(&mut self, puzzle: &Grid, limit: usize, most: usize) -> (Vec<u8>, bool) {
        if self.0 == 0 {
            return (Vec::new(), false);
        }
        let start = Budget::start(puzzle.shape());
        let mut found = Vec::new();
        let mut left = limit;
        let mut visit = |cells: &[u8]| {
            found.extend_from_slice(cells);
            left -= 1;
            if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        if let Ok(cells) = puzzle.cells().try_into() {
            let _stopped = nine::each_solution(cells, &mut visit);
            self.0 = self.0.saturating_sub(start + limit - left);
            return (found, true);
        }
        let step = start / 40 + 1;
        let enough = self.0.min(most).saturating_sub(start) / step + 1;
        let mut steps = enough as u64;
        let _stopped = any::each_solution_within(&mut steps, puzzle, &mut visit);
        self.0 = self.0.saturating_sub(start + (enough - steps as usize) * step);
        (found, steps > 0)
    }
}
