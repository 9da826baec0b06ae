//! The formats that a text can be read in, and the layouts that a puzzle can be written in.

use super::rules::Rule;
use crate::names::names;
use crate::shape::Shape;
use std::{error, fmt};

/// What a text was read as.
///
/// ```
/// use ninefold::notation::{Format, read};
///
/// let reading = read("12|34\n34|12\n--+--\n..|..\n..|..")?;
/// assert_eq!(reading.format, Format::Grid);
/// assert_eq!(reading.format.name(), "grid");
/// # Ok::<(), ninefold::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// All cells in a line: `53..7….`.
    #[default]
    Line,
    /// A line, or a word, for each row.
    Rows,
    /// Cells with blanks between them.
    Spaced,
    /// Rows with borders.
    Grid,
    /// Cells with commas, semicolons or tabs between them.
    Csv,
    /// Arrays of cells, or objects that hold puzzles.
    Json,
    /// A table with a header that says where the puzzles are.
    Dataset,
    /// SadMan's and SudoCue's `.sdk`.
    Sdk,
    /// Simple Sudoku's `.ss`.
    Ss,
    /// Pencil marks.
    Marks,
    /// A character for each candidate of each cell, in a line.
    Sukaku,
    /// HoDoKu's library.
    Hodoku,
    /// A line of the sudoku-exchange puzzle bank: a hash, a puzzle, a rating.
    Bank,
    /// A puzzle, a colon, and what is known of it.
    Tdoku,
    /// Solo's game ID.
    Solo,
    /// OpenSudoku's XML.
    Opensudoku,
    /// The address of another solver's page, or of this one; or Interactive Sudoku Solver's constraints.
    Link,
}

names! {
    Format, "format":
    Line = "line",
    Rows = "rows",
    Spaced = "spaced",
    Grid = "grid",
    Csv = "csv",
    Json = "json",
    Dataset = "dataset",
    Sdk = "sdk",
    Ss = "ss",
    Marks = "marks",
    Sukaku = "sukaku",
    Hodoku = "hodoku",
    Bank = "bank",
    Tdoku = "tdoku",
    Solo = "solo",
    Opensudoku = "opensudoku",
    Link = "link",
}

/// A way to write a puzzle; each can be read back.
///
/// Digits above 9 are letters but in [`Layout::Spaced`] and [`Layout::Csv`], where they are numbers.
///
/// ```
/// use ninefold::notation::Layout;
///
/// assert_eq!("spaced".parse(), Ok(Layout::Spaced));
/// assert_eq!(Layout::Spaced.name(), "spaced");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Layout {
    /// A line for each row, a symbol for each cell: `53..7....`.
    Rows,
    /// A line for each row, numbers with a blank between: `5 3 0 0 7 0 0 0 0`.
    Spaced,
    /// The symbols of all cells in one line, and fields of other rules and of candidates behind them: `53..7….;x;m=…`.
    Line,
    /// The same with `0` for a blank.
    Zeros,
    /// Rows with a border around each box: `| 5 3 . | . 7 . | . . . |`.
    Grid,
    /// A line for each row, numbers with commas: `5,3,0,0,7,0,0,0,0`.
    Csv,
    /// An array of arrays of symbols, in one line: `[["5","3",".",…],…]`. With other rules, or with answers or marks, it
    /// is an object: `{"rules":{"diagonals":"both"},"grid":[["5",…],…]}`.
    Json,
    /// SadMan's and SudoCue's file: rows below `[Puzzle]`.
    Sdk,
    /// Simple Sudoku's file: ` |53.|.7.|...|`.
    Ss,
    /// The digit or the candidates of each cell, with borders. A lone candidate that looks like a given, as
    /// no peer could still hold it, is written as a dot.
    Marks,
    /// The same in a line, with a character for each candidate of each cell: `1.3..6...…` of a 9×9 has 729.
    Sukaku,
    /// A link to SudokuWiki's solver, for a 9×9; one of other rules if there is no other: diagonals, windows, regions.
    Link,
    /// A link to f-puzzles.
    Fpuzzles,
    /// A link to SudokuPad; of other rules it holds diagonals and regions.
    Sudokupad,
    /// A link to Interactive Sudoku Solver, up to 16×16; with all rules but groups of one's own.
    Iss,
}

/// Why a puzzle could not be written in a layout.
///
/// ```
/// use ninefold::{Grid, Shape, notation::{Layout, write}};
///
/// let error = write(&Grid::empty(Shape::ALL[0]).into(), Layout::Link).unwrap_err();
/// assert_eq!(error.to_string(), "A link to SudokuWiki holds a 9×9, not a 4×4.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// The layout cannot hold a puzzle of this shape.
    Shape {
        /// The layout.
        layout: Layout,
        /// The shape.
        shape: Shape,
    },
    /// The layout cannot hold one of the puzzle's rules, or its candidates.
    Rules {
        /// The layout.
        layout: Layout,
        /// The first rule that it cannot hold.
        rule: Rule,
    },
}

names! {
    Layout, "layout":
    Rows = "rows",
    Spaced = "spaced",
    Line = "line",
    Zeros = "zeros",
    Grid = "grid",
    Csv = "csv",
    Json = "json",
    Sdk = "sdk",
    Ss = "ss",
    Marks = "marks",
    Sukaku = "sukaku",
    Link = "link",
    Fpuzzles = "fpuzzles",
    Sudokupad = "sudokupad",
    Iss = "iss",
}

impl fmt::Display for LayoutError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Shape { layout: Layout::Link, shape } => {
                write!(out, "A link to SudokuWiki holds a 9×9, not {} {shape}.", shape.article())
            }
            LayoutError::Shape { layout, shape } => {
                write!(out, "The layout '{layout}' cannot hold {} {shape}.", shape.article())
            }
            LayoutError::Rules { layout, rule } => {
                write!(out, "The layout '{layout}' cannot hold the puzzle's rules: it has {rule}.")
            }
        }
    }
}

impl LayoutError {
    /// The same as an object of JSON in one line, for programs that say it in words of their own.
    ///
    /// ```
    /// use ninefold::{Grid, Rules, Shape, notation::{Layout, write}};
    ///
    /// let rules = Rules::builder(Shape::NINE).diagonals().build()?;
    /// let error = write(&Grid::empty(rules).into(), Layout::Csv).unwrap_err();
    /// let sentence = "The layout 'csv' cannot hold the puzzle's rules: it has diagonals.";
    /// assert_eq!(error.to_string(), sentence);
    /// assert_eq!(error.to_json(), r#"{"kind":"unwritable","layout":"csv","rule":"diagonals"}"#);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn to_json(&self) -> String {
        match self {
            LayoutError::Shape { layout, shape } => {
                format!(r#"{{"kind":"link","layout":"{layout}","side":{}}}"#, shape.side())
            }
            LayoutError::Rules { layout, rule } => {
                format!(r#"{{"kind":"unwritable","layout":"{layout}"{}}}"#, rule.to_json())
            }
        }
    }
}

impl error::Error for LayoutError {}
