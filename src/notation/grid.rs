//! A grid as a piece of text of its own.

use super::drawing::write_cells;
use super::{Layout, NotationError, read, write};
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::symbols::Symbols;
use std::{error, fmt, str::FromStr};

/// Why a text is not one grid.
///
/// ```
/// use ninefold::{Grid, notation::ParseGridError};
///
/// let two = "3xx4 42x1 x342 24x3\n1234 3412 2143 4321";
/// assert_eq!(two.parse::<Grid>(), Err(ParseGridError::Several { puzzles: 2 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseGridError {
    /// There is no puzzle in the text, or the only one cannot be read.
    Unreadable(NotationError),
    /// There is more than one puzzle; [`read`] takes them all.
    Several {
        /// How many there are.
        puzzles: usize,
    },
}

impl fmt::Display for ParseGridError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseGridError::Unreadable(error) => error.fmt(out),
            ParseGridError::Several { puzzles } => {
                write!(out, "The text has {puzzles} puzzles; exactly one was expected.")
            }
        }
    }
}

impl error::Error for ParseGridError {}

/// Reads a text that has exactly one puzzle, in any format that [`read`] knows.
impl FromStr for Grid {
    type Err = ParseGridError;

    fn from_str(text: &str) -> Result<Grid, ParseGridError> {
        text.parse().map(Puzzle::into_grid)
    }
}

/// Reads a text that has exactly one puzzle, with its answers and marks if there are any.
impl FromStr for Puzzle {
    type Err = ParseGridError;

    fn from_str(text: &str) -> Result<Puzzle, ParseGridError> {
        let mut puzzles = read(text).map_err(ParseGridError::Unreadable)?.puzzles;
        match (puzzles.pop(), puzzles.len()) {
            (Some(puzzle), 0) => puzzle.map_err(ParseGridError::Unreadable),
            (_, others) => Err(ParseGridError::Several { puzzles: others + 1 }),
        }
    }
}

/// Writes the symbols of all cells in one line, as [`Layout::Line`] does; `{:#}` writes
/// a line for each row of a classic grid.
///
/// Other rules and candidates are never lost: their fields follow the cells, or the line is that of
/// [`Layout::Json`] where there are groups of one's own, for which there is no field.
impl fmt::Display for Grid {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_plain() {
            return out.write_str(&write::write_line(&self.into()).0);
        }
        let layout = if out.alternate() { Layout::Rows } else { Layout::Line };
        out.write_str(&write_cells(self, layout, Symbols::Standard))
    }
}
