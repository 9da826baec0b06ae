//! Puzzles as text: reading the layouts people paste, writing the common ones.
//!
//! In text a digit above 9 is a letter, A for 10 up to P for 25, or a number where blanks separate the
//! cells. A blank cell is `0`, or one of `. - _ * x X`. A text may hold many puzzles.

mod error;
mod lines;
mod read;
mod stream;
mod write;

pub use error::{Fault, NotationError};
pub use lines::Lines;
pub(crate) use lines::{UNREADABLE, first_line, read_nine};
pub(crate) use read::is_blank;
pub use read::read;
pub use stream::Reader;
pub use write::{Layout, LayoutError, symbol, write};
