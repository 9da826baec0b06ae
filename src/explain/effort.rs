//! How much work looking for steps may take.

use crate::grid::Grid;
use crate::solver::{Limits, Verdict, solve_counting};
use std::cell::Cell;
use std::ops::ControlFlow;

/// How many blocks of work a step of the [`Limits`] stands for.
const BLOCKS_OF_STEP: u64 = 1000;

/// The work that is left, in blocks of about ten nanoseconds, such as a few sets that are compared. It is
/// counted, so that a puzzle gets the same answer every time.
pub(super) struct Effort(Cell<u64>);

impl Effort {
    pub(super) fn new(limits: Limits) -> Effort {
        Effort(Cell::new(limits.steps.saturating_mul(BLOCKS_OF_STEP)))
    }

    /// Takes so many blocks of work; whether there is any left.
    #[inline]
    pub(super) fn take(&self, blocks: usize) -> bool {
        self.0.set(self.0.get().saturating_sub(blocks as u64));
        self.is_left()
    }

    /// Takes so many blocks of work, and breaks off if none is left.
    #[inline]
    pub(super) fn go_on(&self, blocks: usize) -> ControlFlow<()> {
        if self.take(blocks) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    #[inline]
    pub(super) fn is_left(&self) -> bool {
        self.0.get() > 0
    }

    /// What a grid has, if that is found in so many steps and in the work that is left; takes from both.
    pub(super) fn solve(&self, grid: &Grid, steps: &mut u64) -> Verdict {
        let before = (*steps).min(self.0.get().div_ceil(BLOCKS_OF_STEP));
        let mut left = before;
        let verdict = solve_counting(grid, &mut left);
        *steps -= before - left;
        self.0.set(self.0.get().saturating_sub((before - left).saturating_mul(BLOCKS_OF_STEP)));
        verdict
    }
}
