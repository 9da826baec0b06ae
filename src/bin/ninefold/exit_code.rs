//! The exit codes, the same for all commands, and what is said where something is wrong.

use std::io::{self, Write};

/// Every puzzle is answered, be it `none`, `several`, `clash` or `undecided`.
pub const ANSWERED: u8 = 0;
/// A puzzle could not be read or written, or a photo has no grid.
pub const UNREADABLE: u8 = 1;
/// The arguments are wrong, a file could not be read, or the answers could not be written.
pub const FAILED: u8 = 2;

/// Writes to standard error. Where that is closed, nobody wants to know.
pub fn complain(text: &str) {
    let _closed = io::stderr().write_all(text.as_bytes());
}
