//! The formats that a text can be read in, and the layouts that a puzzle can be written in.

use super::rules::RuleName;
use crate::names::names;
use crate::shape::Shape;
use std::{error, fmt};

names! {
    /// What a text was read as. It displays as its name, and is parsed from it.
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
        Line = "line",
        /// A line, or a word, for each row.
        Rows = "rows",
        /// Cells with blanks between them.
        Spaced = "spaced",
        /// Rows with borders.
        Grid = "grid",
        /// Cells with commas, semicolons or tabs between them.
        Csv = "csv",
        /// Arrays of cells, or objects that hold puzzles.
        Json = "json",
        /// A table with a header that says where the puzzles are.
        Dataset = "dataset",
        /// SadMan's and SudoCue's `.sdk`.
        Sdk = "sdk",
        /// Simple Sudoku's `.ss`.
        Ss = "ss",
        /// Pencil marks.
        Marks = "marks",
        /// A character for each candidate of each cell, in a line.
        Sukaku = "sukaku",
        /// HoDoKu's library.
        Hodoku = "hodoku",
        /// A line of the sudoku-exchange puzzle bank: a hash, a puzzle, a rating.
        Bank = "bank",
        /// A puzzle, a colon, and what is known of it.
        Tdoku = "tdoku",
        /// Solo's game ID.
        Solo = "solo",
        /// OpenSudoku's XML.
        Opensudoku = "opensudoku",
        /// The address of another solver's page, or of this one; or Interactive Sudoku Solver's constraints.
        Link = "link",
        /// Digits with the row and the column of each; only at a [second look](crate::second_look).
        Positions = "positions",
        /// Letters in the place of digits; only at a second look.
        Wordoku = "wordoku",
        /// A table of a page of the web; only at a second look.
        Page = "page",
    }
    ALL, "format"
}

names! {
    /// A way to write a puzzle; each can be read back. It displays as its name, and is parsed from it.
    ///
    /// Digits above 9 are letters but in [`Layout::Spaced`] and [`Layout::Csv`], where they are numbers; or they are in
    /// the other [`Symbols`](super::Symbols) that the puzzle was read in.
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
        Rows = "rows",
        /// A line for each row, numbers with a blank between: `5 3 0 0 7 0 0 0 0`.
        Spaced = "spaced",
        /// The symbols of all cells in one line, and fields of other rules and of candidates behind them:
        /// `53..7….;x;m=…`.
        ///
        /// | field | what it says |
        /// | --- | --- |
        /// | `x`, `x1`, `x2` | both diagonals, that down from the top left, that up from the bottom left |
        /// | `w` | windows |
        /// | `d` | disjoint groups |
        /// | `a`, `o`, `i` | asterisk, centre dot, girandola |
        /// | `r=aabb…` | regions: a letter for each cell |
        /// | `m=…` | candidates, in a short code of their own |
        ///
        /// There is no field for groups of one's own: with these the line is that of [`Layout::Json`].
        Line = "line",
        /// The same with `0` for a blank.
        Zeros = "zeros",
        /// Rows with a border around each box: `| 5 3 . | . 7 . | . . . |`.
        Grid = "grid",
        /// A line for each row, numbers with commas: `5,3,0,0,7,0,0,0,0`.
        Csv = "csv",
        /// An array of arrays of symbols, in one line: `[["5","3",".",…],…]`. With other rules, or with answers or
        /// marks, it is an object: `{"rules":{"diagonals":"both"},"grid":[["5",…],…]}`.
        Json = "json",
        /// SadMan's and SudoCue's file: rows below `[Puzzle]`.
        Sdk = "sdk",
        /// Simple Sudoku's file: ` |53.|.7.|...|`.
        Ss = "ss",
        /// The digit or the candidates of each cell, with borders. A lone candidate that looks like a given, as
        /// no peer could still hold it, is written as a dot.
        Marks = "marks",
        /// The same in a line, with a character for each candidate of each cell: `1.3..6...…` of a 9×9 has 729.
        Sukaku = "sukaku",
        /// A link to SudokuWiki's solver, for a 9×9; one of other rules if there is no other: diagonals, windows,
        /// regions.
        Link = "link",
        /// A link to f-puzzles.
        Fpuzzles = "fpuzzles",
        /// A link to SudokuPad; of other rules it holds diagonals and regions.
        Sudokupad = "sudokupad",
        /// A link to Interactive Sudoku Solver, up to 16×16; with all rules but groups of one's own.
        Iss = "iss",
    }
    ALL, "layout"
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
        rule: RuleName,
    },
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

impl error::Error for LayoutError {}
