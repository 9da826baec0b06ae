//! Searching that ends in any case: many puzzles for no more than so much work.

use super::{any, nine};
use crate::grid::Grid;
use std::ops::ControlFlow;

/// The work that is left, in units of about a microsecond: no clock, so that the same is found every time.
pub(crate) struct Budget {
    left: usize,
    /// What a single puzzle may take.
    most: usize,
}

impl Budget {
    /// So much work, and that at most for one puzzle.
    pub(crate) fn new(left: usize, most: usize) -> Budget {
        Budget { left, most }
    }

    /// The first solutions of a puzzle, so many at most; none if that is too much work.
    ///
    /// A 9×9 is searched to the end in any case, as none takes long.
    pub(crate) fn solutions(&mut self, puzzle: &Grid, limit: usize) -> Option<Vec<Grid>> {
        if self.left == 0 {
            return None;
        }
        let mut found = Vec::new();
        let mut visit = |cells: &[u8]| {
            found.push(Grid::known(puzzle.shape(), cells.to_vec()));
            if found.len() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        if let Ok(cells) = puzzle.cells().try_into() {
            let _stopped = nine::each_solution(cells, &mut visit);
            self.left = self.left.saturating_sub(1 + found.len());
            return Some(found);
        }
        let step = 1;
        let most = self.left.min(self.most) / step + 1;
        let mut steps = most;
        let _stopped = any::each_solution_within(&mut steps, puzzle, &mut visit);
        self.left = self.left.saturating_sub((most - steps + 1) * step);
        (steps > 0).then_some(found)
    }
}
