//! How much work a rating may take.

use std::cell::Cell;

/// So much work is ten times that of the hardest 9×9 known, and about half a minute. It is counted in blocks
/// of sets that are worked on, so that a puzzle gets the same answer every time.
const MOST: u64 = 2_000_000_000;

/// The work that is left.
pub(super) struct Effort(Cell<u64>);

impl Effort {
    pub(super) fn new() -> Effort {
        Effort(Cell::new(MOST))
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
