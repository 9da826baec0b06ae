//! The work that may still be done.

use super::Limits;
use std::cell::Cell;
use std::ops::ControlFlow;

/// A block is about ten nanoseconds, so a step of the [`Limits`], ten microseconds, is a thousand of them.
const BLOCKS_OF_STEP: u64 = 1_000;
/// The doctor counts in microseconds.
const BLOCKS_OF_MICRO: u64 = 100;

/// The work that is left, in blocks of about ten nanoseconds, such as a few sets that are compared. It is
/// counted, so that the same is found of a puzzle every time.
pub(crate) struct Budget(Cell<u64>);

impl Budget {
    pub(crate) fn new(limits: Limits) -> Budget {
        Budget::of_steps(limits.budget.unwrap_or(u64::MAX))
    }

    pub(crate) fn of_steps(steps: u64) -> Budget {
        Budget(Cell::new(steps.min(u64::MAX / BLOCKS_OF_STEP) * BLOCKS_OF_STEP))
    }

    pub(crate) fn of_micros(micros: u64) -> Budget {
        Budget(Cell::new(micros.min(u64::MAX / BLOCKS_OF_MICRO) * BLOCKS_OF_MICRO))
    }

    /// How many blocks are left.
    #[inline]
    pub(crate) fn left(&self) -> u64 {
        self.0.get()
    }

    #[inline]
    pub(crate) fn is_left(&self) -> bool {
        self.left() > 0
    }

    pub(crate) fn micros_left(&self) -> u64 {
        self.left() / BLOCKS_OF_MICRO
    }

    /// How many steps were taken since so many blocks were left.
    pub(crate) fn steps_since(&self, left: u64) -> u64 {
        (left - self.left()) / BLOCKS_OF_STEP
    }

    /// Takes so many blocks of work, and says whether any is left after it.
    #[inline]
    pub(crate) fn take(&self, blocks: usize) -> bool {
        self.0.set(self.left().saturating_sub(blocks as u64));
        self.is_left()
    }

    /// Leaves no work, so that what was asked for is known not to be complete.
    pub(crate) fn give_up(&self) {
        self.0.set(0);
    }

    pub(crate) fn take_micros(&self, micros: u64) {
        self.0.set(self.left().saturating_sub(Budget::of_micros(micros).left()));
    }

    /// Takes so many blocks of work, and breaks off if none is left.
    #[inline]
    pub(crate) fn take_or_break(&self, blocks: usize) -> ControlFlow<()> {
        if self.take(blocks) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// Takes a step, and says whether any work was left before it. So a search with two steps takes two, and is told at
    /// the third that none is left.
    #[inline]
    pub(crate) fn take_step(&self) -> bool {
        let left = self.left();
        self.0.set(left.saturating_sub(BLOCKS_OF_STEP));
        left > 0
    }

    /// Does work that may take what is left, but no more than `most` has; takes from both.
    pub(crate) fn part<T>(&self, most: &Budget, work: impl FnOnce(&Budget) -> T) -> T {
        let before = self.left().min(most.left());
        let part = Budget(Cell::new(before));
        let result = work(&part);
        for budget in [self, most] {
            budget.0.set(budget.left() - (before - part.left()));
        }
        result
    }
}
