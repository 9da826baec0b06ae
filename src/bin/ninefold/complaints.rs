//! What is said where something is wrong: an exit code, and a sentence on standard error.

use std::io::{self, Write};

/// A puzzle could not be read or written, or its path does not lead to the solution.
pub const UNREADABLE: u8 = 1;
/// The arguments are wrong, or a file could not be opened, read or written.
pub const FAILED: u8 = 2;

/// Writes to standard error. Where that is closed, nobody wants to know.
pub fn complain(text: &str) {
    let _closed = io::stderr().write_all(text.as_bytes());
}
