//! Puzzles as text: reading any common format, writing the usual layouts.
//!
//! In text a digit above 9 is a letter, A for 10 up to P for 25, or a number where blanks separate the
//! cells; other sets of [`Symbols`] are read, too. A blank cell is `0`, one of `. - _ * x X`, or whatever else stands
//! in every cell without a digit. A text may hold many puzzles.
//!
//! A [`Reader`] takes a text line by line, [`Lines`] in parts that may end anywhere, [`read`] as a whole: all
//! of them cut lines into cells and group lines into puzzles.

mod address;
mod answers;
mod block;
mod board;
mod boards;
mod borders;
mod cases;
mod cells;
mod chunks;
mod class;
mod codes;
mod decode;
mod error;
mod fields;
mod fold;
mod format;
mod grouping;
mod headers;
mod json;
mod kinds;
mod labels;
mod layout;
#[cfg(test)]
mod linear;
mod lines;
mod lz;
mod marks;
mod pending;
mod plan;
mod position;
mod progress;
mod prose;
mod puzzle;
mod read;
mod reader;
mod row;
mod rows;
mod rules;
mod scan;
mod solution;
mod split;
mod symbols;
mod variant;
mod words;
mod write;
mod xml;

pub(crate) use answers::Found;
pub(crate) use decode::decode;
pub use error::{Fault, NotationError};
pub use format::Format;
pub use layout::{Layout, LayoutError};
pub use lines::Lines;
pub(crate) use lines::{UNREADABLE, first_line, read_nine};
pub use position::{Position, write_position};
pub use progress::Progress;
pub use read::{Reading, read};
pub use reader::Reader;
pub use rules::Rule;
pub use symbols::Symbols;
pub use write::{symbol, write};
