//! Why a text could not be read, as values and as sentences for the person who pasted it.

use crate::grid::GridError;
use crate::shape::Shape;
use std::{error, fmt};

/// Why a text could not be read, and in which of its puzzles.
///
/// It displays as one sentence.
///
/// ```
/// use ninefold::notation::{Fault, read};
///
/// let error = read("12.4\n3?12\n....\n....").unwrap_err();
/// assert_eq!(error.to_string(), "Row 2, column 2: '?' is neither a digit nor a blank.");
/// assert!(matches!(error.fault, Fault::Character { row: 2, column: 2, .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Which puzzle, from 1, if the text seems to hold several.
    pub puzzle: Option<usize>,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a puzzle's text; rows and columns count from 1.
///
/// ```
/// use ninefold::notation::{Fault, read};
///
/// assert_eq!(read(" \n").unwrap_err().fault, Fault::Empty);
/// assert_eq!(read(&"1".repeat(80)).unwrap_err().fault, Fault::Length { cells: 80 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing but white space and punctuation.
    Empty,
    /// A word where a puzzle or one of its rows should be.
    Word {
        /// The word, or how it begins.
        text: String,
    },
    /// Something in the place of a cell that is neither a digit nor a blank.
    Character {
        /// The row of the cell.
        row: usize,
        /// The column of the cell.
        column: usize,
        /// What is there, or how it begins.
        text: String,
    },
    /// A digit above the side.
    TooLarge {
        /// The row of the cell.
        row: usize,
        /// The column of the cell.
        column: usize,
        /// The digit as it is written; a letter with its number, as in `A (10)`.
        digit: String,
        /// The shape of the puzzle.
        shape: Shape,
    },
    /// A row that is longer or shorter than the others.
    RowLength {
        /// The row.
        row: usize,
        /// How many cells it has.
        cells: usize,
        /// How many cells a row has here; for row 1, this comes from what stands next to it.
        expected: usize,
    },
    /// The end of the text before the last row.
    BreaksOff {
        /// The last row that is there.
        row: usize,
        /// The shape of the puzzle.
        shape: Shape,
    },
    /// As many cells as no shape has.
    Length {
        /// How many.
        cells: usize,
    },
}

impl fmt::Display for NotationError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fault = self.fault.to_string();
        match self.puzzle {
            Some(number) => write!(out, "Puzzle {number}: {fault}."),
            None => {
                if let Some(first) = fault.get_mut(..1) {
                    first.make_ascii_uppercase();
                }
                write!(out, "{fault}.")
            }
        }
    }
}

/// A clause that can follow a colon: it begins with a small ASCII character and has no full stop.
impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Empty => write!(out, "there is no puzzle in an empty text"),
            Fault::Word { text } => write!(out, "'{text}' is neither a puzzle nor a row of one"),
            Fault::Character { row, column, text } => {
                write!(out, "row {row}, column {column}: '{text}' is neither a digit nor a blank")
            }
            Fault::TooLarge { row, column, digit, shape } => {
                let (side, article) = (shape.side(), shape.article());
                write!(out, "row {row}, column {column}: ")?;
                write!(out, "{digit} is above {side}, the largest digit of {article} {shape}")
            }
            Fault::RowLength { row, cells, expected } => {
                let plural = if *cells == 1 { "" } else { "s" };
                write!(out, "row {row} has {cells} cell{plural}; ")?;
                match row {
                    1 => write!(out, "it should have {expected}"),
                    _ => write!(out, "the row before it has {expected}"),
                }
            }
            Fault::BreaksOff { row, shape } => {
                write!(out, "the puzzle breaks off after row {row} of {}", shape.side())
            }
            &Fault::Length { cells } => write!(out, "{}", GridError::Length { cells }),
        }
    }
}

impl error::Error for NotationError {}
