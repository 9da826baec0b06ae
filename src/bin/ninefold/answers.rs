//! Parcels of puzzles, and their answers on the way from the thread that finds them to the thread that writes them.

use ninefold::Puzzle;
use ninefold::notation::NotationError;
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A parcel keeps so many bytes at most; then whoever answers it waits until they are written.
const MOST_BYTES: usize = 1 << 18;

/// More answers may come for so long, so that quick ones are written together.
const PAUSE: Duration = Duration::from_millis(5);

/// Puzzles that are answered one after the other.
pub struct Parcel {
    pub puzzles: Vec<Result<Puzzle, NotationError>>,
    /// How many puzzles came before.
    pub before: u64,
    /// The file's name and a colon, or nothing for standard input.
    pub place: Arc<str>,
    pub answers: Arc<Answers>,
}

/// What was answered so far.
#[derive(Default)]
pub struct Answers {
    state: Mutex<Part>,
    changed: Condvar,
}

/// Some of the answers of a parcel.
#[derive(Default)]
pub struct Part {
    /// For standard output.
    pub text: Vec<u8>,
    /// For standard error.
    pub complaints: String,
    /// Whether a puzzle's path does not lead to its solution, which takes no complaint.
    pub is_unsolved: bool,
    /// Whether nothing comes after it.
    pub is_last: bool,
}

impl Part {
    fn is_empty(&self) -> bool {
        self.text.is_empty() && self.complaints.is_empty() && !self.is_last
    }

    fn is_full(&self) -> bool {
        self.text.len() + self.complaints.len() >= MOST_BYTES
    }
}

impl Answers {
    /// Adds what `write` writes; waits while there is too much already.
    pub fn add(&self, write: impl FnOnce(&mut Part)) {
        let state = self.changed.wait_while(self.lock(), |part| part.is_full());
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        let was_empty = state.is_empty();
        write(&mut state);
        let is_news = was_empty || state.is_full() || state.is_last;
        drop(state);
        if is_news {
            self.changed.notify_all();
        }
    }

    /// Whether there is nothing to take yet.
    pub fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// Waits for answers and takes them.
    pub fn take(&self) -> Part {
        let state = self.changed.wait_while(self.lock(), |part| part.is_empty());
        let state = state.unwrap_or_else(PoisonError::into_inner);
        let goes_on = |part: &mut Part| !part.is_last && !part.is_full();
        let waited = self.changed.wait_timeout_while(state, PAUSE, goes_on);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let part = mem::take(&mut *state);
        drop(state);
        if part.is_full() {
            self.changed.notify_all();
        }
        part
    }

    fn lock(&self) -> MutexGuard<'_, Part> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
