//! Parcels of puzzles, and the replies on their way from the threads that find them to the thread that writes them.

use crate::excerpt::excerpt;
use ninefold::Puzzle;
use ninefold::notation::NotationError;
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A parcel keeps so many bytes at most; then whoever replies waits until they are written.
const MOST_BYTES: usize = 1 << 18;

/// More replies may come for so long, so that quick ones are written together.
const PAUSE: Duration = Duration::from_millis(5);

/// What gets a reply: a puzzle, or a line.
pub struct Question {
    /// The puzzle, or why it cannot be read; nothing where a line is blank.
    pub puzzle: Option<Result<Puzzle, NotationError>>,
    /// The line, where the options ask for it.
    pub line: Vec<u8>,
    /// Where a fault is, as it is shown below its sentence.
    pub excerpt: String,
}

impl Question {
    /// A puzzle of a text, of which some lines may be known.
    pub fn of_puzzle(puzzle: Result<Puzzle, NotationError>, lines: &[&[u8]]) -> Question {
        let shown = |error: &NotationError| Some(excerpt(lines.get(error.line - 1)?, error));
        let excerpt = puzzle.as_ref().err().and_then(shown).unwrap_or_default();
        Question { puzzle: Some(puzzle), line: Vec::new(), excerpt }
    }

    pub fn of_line(line: &[u8], keep: bool, puzzle: Option<Result<Puzzle, NotationError>>) -> Question {
        let line = if keep { line.to_vec() } else { Vec::new() };
        Question { puzzle, line, excerpt: String::new() }
    }
}

/// Questions that get their replies one after the other.
pub struct Parcel<Q = Question> {
    pub questions: Vec<Q>,
    /// How many questions came before, in all files and in this one.
    pub before: u64,
    pub before_in_file: u64,
    /// The file's name and a colon, or nothing for standard input.
    pub place: Arc<str>,
    pub replies: Arc<Replies>,
}

/// What was replied so far.
#[derive(Default)]
pub struct Replies {
    state: Mutex<ReplyPart>,
    changed: Condvar,
}

impl Replies {
    /// Adds what `write` writes; waits while there is too much already.
    pub fn add(&self, write: impl FnOnce(&mut ReplyPart)) {
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

    /// Waits for replies and takes them.
    pub fn take(&self) -> ReplyPart {
        let state = self.changed.wait_while(self.lock(), |part| part.is_empty());
        let state = state.unwrap_or_else(PoisonError::into_inner);
        let goes_on = |part: &mut ReplyPart| !part.is_last && !part.is_full();
        let waited = self.changed.wait_timeout_while(state, PAUSE, goes_on);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let part = mem::take(&mut *state);
        drop(state);
        if part.is_full() {
            self.changed.notify_all();
        }
        part
    }

    fn lock(&self) -> MutexGuard<'_, ReplyPart> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends the replies when it goes, even in a panic: otherwise the output would wait for ever.
pub struct EndGuard<'a>(pub &'a Replies);

impl Drop for EndGuard<'_> {
    fn drop(&mut self) {
        self.0.add(|part| part.is_last = true);
    }
}

/// Some of the replies of a parcel.
#[derive(Default)]
pub struct ReplyPart {
    /// For standard output.
    pub text: Vec<u8>,
    /// For standard error.
    pub complaints: String,
    /// The exit code that it asks for; the greatest of all counts.
    pub code: u8,
    /// Whether nothing comes after it.
    pub is_last: bool,
}

impl ReplyPart {
    fn is_empty(&self) -> bool {
        self.text.is_empty() && self.complaints.is_empty() && self.code == 0 && !self.is_last
    }

    fn is_full(&self) -> bool {
        self.text.len() + self.complaints.len() >= MOST_BYTES
    }
}
