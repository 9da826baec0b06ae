//! Puzzles as text: reading any common format, writing the usual layouts.
//!
//! In text a digit above 9 is a letter, A for 10 up to P for 25, or a number where blanks separate the
//! cells; other sets of [`Symbols`] are read, too. A blank cell is `0`, one of `. - _ * x X`, or whatever else stands
//! in every cell without a digit. A text may hold many puzzles.
//!
//! A [`Reader`] takes a text line by line, [`Lines`] in parts that may end anywhere, [`read`] as a whole: all
//! of them cut lines into cells and group lines into puzzles.

mod address;
mod block;
mod cells;
mod codes;
mod error;
mod fold;
mod format;
mod headers;
mod json;
mod labels;
mod lines;
mod lz;
mod marks;
mod pending;
mod position;
mod read;
mod row;
mod rules;
mod scan;
mod stream;
mod symbols;
mod variant;
mod write;
mod xml;

pub use error::{Fault, NotationError};
pub use format::Format;
pub use lines::Lines;
pub(crate) use lines::{UNREADABLE, first_line, read_nine};
pub use position::{Position, write_position};
pub use read::{Reading, read};
pub use rules::Rule;
pub use stream::Reader;
pub use symbols::Symbols;
pub use write::{Layout, LayoutError, symbol, write};
