//! How much work a rating may take.

use std::cell::Cell;

/// So much work, in words of sets, is some twenty times that of the hardest 9×9s.
const MOST: u64 = 100_000_000_000;

/// The work that is left.
pub(super) struct Effort(Cell<u64>);

impl Effort {
    pub(super) fn new() -> Effort {
        Effort(Cell::new(MOST))
    }

    /// Takes some work; whether there is any left.
    #[inline]
    pub(super) fn take(&self, words: usize) -> bool {
        self.0.set(self.0.get().saturating_sub(words as u64));
        self.is_left()
    }

    #[inline]
    pub(super) fn is_left(&self) -> bool {
        self.0.get() > 0
    }

    pub(super) fn used(&self) -> u64 {
        MOST - self.0.get()
    }
}
