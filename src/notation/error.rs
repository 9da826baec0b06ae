//! Why a text could not be read, as values and as sentences for the person who pasted it.

use super::json_text::json_member;
use super::rules::RuleName;
use crate::grid::no_grid;
use crate::shape::{RulesError, Shape};
use std::{error, fmt};

/// Why a text, or one of its puzzles, could not be read, and where.
///
/// It displays as one sentence, which names the cell, too, if that is not what line and column say. With `{:#}` the
/// sentence leaves the line out, and is that of a text which has no other line.
///
/// ```
/// use ninefold::notation::{Fault, read};
///
/// let error = read("12.4 3?12 .... ....").unwrap_err();
/// let sentence = "Line 1, column 7: '?' is neither a digit nor a blank (row 2, column 2).";
/// assert_eq!(error.to_string(), sentence);
/// assert_eq!(format!("{error:#}"), sentence.replace("Line 1, c", "C"));
/// assert_eq!((error.line, error.column), (1, 7));
/// assert!(matches!(error.fault, Fault::Character { row: 2, column: 2, .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The character of that line, from 1; the first for a code, such as a link.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

impl NotationError {
    /// The same as an object of JSON in one line, for programs that say it in words of their own.
    ///
    /// It has the `kind` of fault, `line`, `column`, and what else the fault has; `cell` is the place in the
    /// puzzle, where that is known.
    ///
    /// ```
    /// use ninefold::notation::read;
    ///
    /// let error = read("12.4 3?12 .... ....").unwrap_err();
    /// let cell = r#""cell":{"row":2,"column":2}"#;
    /// let json = format!(r#"{{"kind":"character","line":1,"column":7,{cell},"text":"?"}}"#);
    /// assert_eq!(error.to_json(), json);
    /// ```
    pub fn to_json(&self) -> String {
        let string = json_member;
        let side = |shape: &Shape| format!(r#","side":{}"#, shape.side());
        let (kind, more) = match &self.fault {
            Fault::Empty => ("empty", String::new()),
            Fault::Word { text } => ("word", string("text", text)),
            Fault::Character { text, .. } => ("character", string("text", text)),
            Fault::EmptyCell { .. } => ("emptyCell", String::new()),
            Fault::TooLarge { digit, shape, .. } => ("tooLarge", string("digit", digit) + &side(shape)),
            Fault::RowLength { row, cells, expected, is_alone } => {
                let alone = if *is_alone { r#","isAlone":true"# } else { "" };
                ("rowLength", format!(r#","row":{row},"cells":{cells},"expected":{expected}{alone}"#))
            }
            Fault::BreaksOff { row, shape } => ("breaksOff", format!(r#","row":{row}"#) + &side(shape)),
            Fault::Length { cells } => ("length", format!(r#","cells":{cells}"#)),
            Fault::MissingPuzzle => ("missingPuzzle", String::new()),
            Fault::SeveralPuzzles { puzzles } => ("severalPuzzles", format!(r#","puzzles":{puzzles}"#)),
            Fault::Rules { rule } => ("rules", rule.to_json()),
            Fault::Impossible { rule, error } => {
                ("impossible", rule.to_json() + &string("reason", &error.to_string()))
            }
        };
        let cell = |(row, column)| format!(r#","cell":{{"row":{row},"column":{column}}}"#);
        let cell = self.fault.cell().map_or(String::new(), cell);
        format!(r#"{{"kind":"{kind}","line":{},"column":{}{cell}{more}}}"#, self.line, self.column)
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.fault == Fault::Empty {
            return write!(out, "There is {}.", self.fault);
        }
        match out.alternate() {
            true => write!(out, "Column {}: {}", self.column, self.fault)?,
            false => write!(out, "Line {}, column {}: {}", self.line, self.column, self.fault)?,
        }
        if let Fault::Impossible { .. } = self.fault {
            return Ok(()); // It ends with a sentence of its own.
        }
        let line = if out.alternate() { 1 } else { self.line };
        match self.fault.cell().filter(|cell| *cell != (line, self.column)) {
            Some((row, column)) => write!(out, " (row {row}, column {column})."),
            None => write!(out, "."),
        }
    }
}

impl error::Error for NotationError {}

/// What is wrong with a puzzle's text; rows and columns are the puzzle's and count from 1.
///
/// ```
/// use ninefold::notation::{Fault, read};
///
/// assert_eq!(read(" \n").unwrap_err().fault, Fault::Empty);
/// assert_eq!(read(&"1".repeat(80)).unwrap_err().fault, Fault::Length { cells: 80 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// Nothing but white space.
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
    /// Nothing in the place of a cell, where other blanks have a sign: a digit may have been left out.
    EmptyCell {
        /// The row of the cell.
        row: usize,
        /// The column of the cell.
        column: usize,
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
        /// Whether all other rows are there and have as many: then it is this row alone that has to be mended.
        is_alone: bool,
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
    /// A full grid beside something else in a line that may have one puzzle: it may be the solution of one that is
    /// missing, or that something else. Only a [`LineReader`](super::LineReader) is so strict.
    MissingPuzzle,
    /// More than one puzzle in a line that may have one, as each has for a [`LineReader`](super::LineReader).
    SeveralPuzzles {
        /// How many.
        puzzles: usize,
    },
    /// A rule besides those of the shape: without it, what is said of the puzzle would be false.
    Rules {
        /// The first one that is named.
        rule: RuleName,
    },
    /// Rules that cannot be, such as a region with too many cells.
    Impossible {
        /// The first rule that the text names.
        rule: RuleName,
        /// Why there are no such rules.
        error: RulesError,
    },
}

impl Fault {
    pub(super) fn is_word(&self) -> bool {
        matches!(self, Fault::Word { .. })
    }

    /// The row and the column of the cell that it is about.
    fn cell(&self) -> Option<(usize, usize)> {
        match *self {
            Fault::Character { row, column, .. }
            | Fault::EmptyCell { row, column }
            | Fault::TooLarge { row, column, .. } => Some((row, column)),
            _ => None,
        }
    }

    pub(super) fn word(text: &[u8]) -> Fault {
        Fault::Word { text: shortened(text) }
    }
}

/// A clause that can follow a place: it has no full stop, but where it ends with a sentence of its own.
impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Empty => write!(out, "no puzzle in an empty text"),
            Fault::Word { text } => write!(out, "'{text}' is neither a puzzle nor a row of one"),
            Fault::Character { text, .. } => write!(out, "'{text}' is neither a digit nor a blank"),
            Fault::EmptyCell { .. } => write!(out, "nothing stands here, but other blanks have a sign"),
            Fault::TooLarge { digit, shape, .. } => {
                let (side, article) = (shape.side(), shape.article());
                write!(out, "{digit} is above {side}, the largest digit of {article} {shape}")
            }
            Fault::RowLength { row, cells, expected, is_alone } => {
                let plural = if *cells == 1 { "" } else { "s" };
                let whose = if *row == 1 { "it should have" } else { "the row before it has" };
                match is_alone {
                    true => write!(out, "{expected} rows, but row {row} has {cells} cell{plural}"),
                    false => write!(out, "row {row} has {cells} cell{plural}; {whose} {expected}"),
                }
            }
            Fault::BreaksOff { row, shape } => {
                write!(out, "the puzzle breaks off after row {row} of {}", shape.side())
            }
            &Fault::Length { cells } => write!(out, "{}", no_grid(cells)),
            Fault::MissingPuzzle => {
                write!(out, "the line has a full grid and something else, so its puzzle may be missing")
            }
            Fault::SeveralPuzzles { puzzles } => write!(out, "{puzzles} puzzles stand in one line"),
            Fault::Rules { rule: rule @ (RuleName::Regions | RuleName::Candidates) } => {
                write!(out, "the puzzle has {rule}, but the text does not say which")
            }
            Fault::Rules { rule } => write!(out, "the puzzle has {rule}, which Ninefold does not read yet"),
            Fault::Impossible { error, .. } => write!(out, "there are no such rules. {error}"),
        }
    }
}

/// The beginning of a text, short enough for a sentence, without white space at its ends and in one line.
pub(super) fn shortened(text: &[u8]) -> String {
    const LONGEST: usize = 20;
    let text = text.trim_ascii();
    let line = text.split(u8::is_ascii_control).find(|line| !line.is_empty()).unwrap_or(text);
    // A character has four bytes at most. What is none, as in a broken code, is shown by a character as well.
    let text = String::from_utf8_lossy(&line[..line.len().min(4 * (LONGEST + 1))]);
    // Some programs end a line at each of these.
    let is_hidden = |sign: char| sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}');
    let text = text.replace(is_hidden, "\u{fffd}");
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => text[..end].to_owned() + "…",
        None => text,
    }
}
