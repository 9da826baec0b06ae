//! How much work a rating may take.

use std::cell::Cell;

use crate::solver::Limits;

/// How many blocks of work a step of the [`Limits`] stands for: about ten microseconds.
const BLOCKS_OF_STEP: u64 = 1000;

/// The most work, if the caller says nothing else: ten times that of the hardest 9×9 known, and about half a
/// minute.
pub(super) const MOST: Limits = Limits::steps(2_000_000);

/// The work that is left, in blocks: in each, a few sets are worked on. It is counted, so that a puzzle gets
/// the same answer every time.
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

    #[inline]
    pub(super) fn is_left(&self) -> bool {
        self.0.get() > 0
    }
}
