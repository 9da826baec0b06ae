//! The reply to one question, on its way to the replies of its parcel.

use crate::arguments::Options;
use crate::replies::{Question, Replies, ReplyPart};
use ninefold::notation::Symbols;

/// Where a command writes its reply.
pub struct Reply<'a> {
    replies: &'a Replies,
    /// What stands before the answer, and whether the reason why there is none stands behind it.
    line: Option<&'a [u8]>,
    has_reason: bool,
    symbols: Symbols,
}

impl<'a> Reply<'a> {
    pub fn new(question: &'a Question, options: &Options, replies: &'a Replies) -> Reply<'a> {
        let line = options.with_puzzle.then_some(&question.line[..]);
        let symbols = match &question.puzzle {
            Some(Ok(puzzle)) => puzzle.symbols(),
            _ => Symbols::Standard,
        };
        Reply { replies, line, has_reason: options.reasons, symbols }
    }

    /// The symbols that the question is in, and so the answer.
    pub fn symbols(&self) -> Symbols {
        self.symbols
    }

    /// Adds a line of the answer; with `--lines` it has one.
    pub fn add_line(&self, write: impl FnOnce(&mut Vec<u8>)) {
        self.add_line_with_reason(write, "");
    }

    /// Adds a line, and the reason why there is no answer in it.
    pub fn add_line_with_reason(&self, write: impl FnOnce(&mut Vec<u8>), reason: &str) {
        self.add(|part| {
            if let Some(line) = self.line {
                part.text.extend_from_slice(line);
                part.text.push(b'\t');
            }
            write(&mut part.text);
            if self.has_reason {
                part.text.push(b'\t');
                part.text.extend_from_slice(reason.as_bytes());
            }
            part.text.push(b'\n');
        });
    }

    /// Adds what `write` writes; waits while there is too much already.
    pub fn add(&self, write: impl FnOnce(&mut ReplyPart)) {
        self.replies.add(write);
    }
}
