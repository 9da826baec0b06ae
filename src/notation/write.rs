//! Writing a puzzle in the usual layouts.

use super::marks::left;
use crate::grid::Grid;
use crate::shape::Shape;
use std::{error, fmt, str::FromStr};

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
pub enum Layout {
    /// A line for each row, a symbol for each cell: `53..7....`.
    Rows,
    /// A line for each row, numbers with a blank between: `5 3 0 0 7 0 0 0 0`.
    Spaced,
    /// The symbols of all cells in one line.
    Line,
    /// The same with `0` for a blank.
    Zeros,
    /// Rows with a border around each box: `| 5 3 . | . 7 . | . . . |`.
    Grid,
    /// A line for each row, numbers with commas: `5,3,0,0,7,0,0,0,0`.
    Csv,
    /// An array of arrays of symbols, in one line: `[["5","3",".",…],…]`.
    Json,
    /// SadMan's and SudoCue's file: rows below `[Puzzle]`.
    Sdk,
    /// Simple Sudoku's file: ` |53.|.7.|...|`.
    Ss,
    /// The digit or the candidates of each cell, with borders. A lone candidate that looks like a given, as no
    /// peer could still hold it, is written as a dot.
    Marks,
    /// A link to SudokuWiki's solver, for a 9×9.
    Link,
}

/// Why a puzzle could not be written in a layout.
///
/// ```
/// use ninefold::{Grid, Shape, notation::{Layout, write}};
///
/// let error = "table".parse::<Layout>().unwrap_err();
/// assert!(error.to_string().starts_with("There is no layout 'table'; choose rows, spaced, line, "));
/// let error = write(&Grid::empty(Shape::ALL[0]), Layout::Link).unwrap_err();
/// assert_eq!(error.to_string(), "A link to SudokuWiki holds a 9×9, not a 4×4.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// No layout has this name.
    Unknown {
        /// The name.
        name: String,
    },
    /// The layout cannot hold a puzzle of this shape.
    Shape {
        /// The shape.
        shape: Shape,
    },
}

/// The character for a digit: 1 to 9, then A (10) to P (25); a dot for 0, a blank.
///
/// ```
/// use ninefold::notation::symbol;
///
/// assert_eq!([0, 1, 9, 10, 25].map(symbol), ['.', '1', '9', 'A', 'P']);
/// ```
pub fn symbol(digit: u8) -> char {
    match digit {
        0 => '.',
        1..=9 => char::from(b'0' + digit),
        10..=25 => char::from(b'A' + (digit - 10)),
        _ => '?',
    }
}

/// Writes a puzzle in a layout, without a line break at the end.
///
/// # Errors
///
/// [`LayoutError::Shape`] for a [`Layout::Link`] of any shape but 9×9.
///
/// ```
/// use ninefold::{Grid, notation::{Layout, write}};
///
/// let puzzle = Grid::new(vec![3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3]).unwrap();
/// assert_eq!(write(&puzzle, Layout::Rows)?, "3..4\n42.1\n.342\n24.3");
/// assert_eq!(write(&puzzle, Layout::Spaced)?, "3 0 0 4\n4 2 0 1\n0 3 4 2\n2 4 0 3");
/// # Ok::<(), ninefold::notation::LayoutError>(())
/// ```
pub fn write(grid: &Grid, layout: Layout) -> Result<String, LayoutError> {
    let shape = grid.shape();
    let [begin, between_cells, between_rows, end] = match layout {
        Layout::Rows => ["", "", "\n", ""],
        Layout::Spaced => ["", " ", "\n", ""],
        Layout::Csv => ["", ",", "\n", ""],
        Layout::Line | Layout::Zeros => [""; 4],
        Layout::Json => ["[[\"", "\",\"", "\"],[\"", "\"]]"],
        Layout::Sdk => ["[Puzzle]\n", "", "\n", ""],
        Layout::Grid => return Ok(boxed(shape, &symbols(grid), &GRID)),
        Layout::Ss => return Ok(boxed(shape, &symbols(grid), &SIMPLE_SUDOKU)),
        Layout::Marks => return Ok(boxed(shape, &pencil_marks(grid), &MARKS)),
        Layout::Link if shape.side() == 9 => ["https://www.sudokuwiki.org/sudoku.htm?bd=", "", "", ""],
        Layout::Link => return Err(LayoutError::Shape { shape }),
    };
    let mut text = String::from(begin);
    for (index, &digit) in grid.cells().iter().enumerate() {
        if index > 0 {
            let is_row = index % shape.side() == 0;
            text.push_str(if is_row { between_rows } else { between_cells });
        }
        match layout {
            Layout::Spaced | Layout::Csv => text.push_str(&digit.to_string()),
            Layout::Zeros | Layout::Link if digit == 0 => text.push('0'),
            _ => text.push(symbol(digit)),
        }
    }
    Ok(text + end)
}

fn symbols(grid: &Grid) -> Vec<String> {
    grid.cells().iter().map(|&digit| symbol(digit).to_string()).collect()
}

/// The digit of each cell, or what is left for it.
fn pencil_marks(grid: &Grid) -> Vec<String> {
    let shape = grid.shape();
    let mut left = left(grid.cells(), shape);
    let placed = super::marks::placed(&left, shape);
    for (candidates, looks_placed) in left.iter_mut().zip(placed) {
        if looks_placed > 0 {
            *candidates = 0;
        }
    }
    let cell = |(&digit, candidates): (&u8, u32)| match (digit, candidates) {
        (0, 1..) => (1..=25).filter(|digit| candidates >> (digit - 1) & 1 == 1).map(symbol).collect(),
        (digit, _) => symbol(digit).to_string(),
    };
    grid.cells().iter().zip(left).map(cell).collect()
}

/// The lines around and between the boxes of a layout.
struct Borders {
    /// What is before each line.
    indent: &'static str,
    /// What is beside each cell.
    blank: &'static str,
    /// The left end, the crossings and the right end of the first line, of those between bands, of the last.
    first: [char; 3],
    between: [char; 3],
    last: [char; 3],
}

const GRID: Borders = Borders {
    indent: "",
    blank: " ",
    first: ['+', '+', '+'],
    between: ['+', '+', '+'],
    last: ['+', '+', '+'],
};

const SIMPLE_SUDOKU: Borders = Borders {
    indent: " ",
    blank: "",
    first: ['*', '-', '*'],
    between: ['|', '+', '|'],
    last: ['*', '-', '*'],
};

const MARKS: Borders = Borders {
    indent: "",
    blank: " ",
    first: ['.', '.', '.'],
    between: [':', '+', ':'],
    last: ['\'', '\'', '\''],
};

/// Rows with borders around boxes, and each column as wide as its widest cell.
fn boxed(shape: Shape, cells: &[String], borders: &Borders) -> String {
    let (side, blank) = (shape.side(), borders.blank);
    let width_of =
        |column: usize| cells.iter().skip(column).step_by(side).map(String::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..side).map(width_of).collect();
    let line = |[left, crossing, right]: [char; 3]| {
        let mut line = format!("{}{left}", borders.indent);
        for (stack, widths) in widths.chunks(shape.box_columns()).enumerate() {
            if stack > 0 {
                line.push(crossing);
            }
            let width = widths.iter().map(|width| width + blank.len()).sum::<usize>() + blank.len();
            line.extend((0..width).map(|_| '-'));
        }
        line.push(right);
        line
    };
    let mut text = line(borders.first);
    for (row, cells) in cells.chunks(side).enumerate() {
        if row > 0 && row % shape.box_rows() == 0 {
            text = text + "\n" + &line(borders.between);
        }
        text = text + "\n" + borders.indent;
        for (column, (cell, width)) in cells.iter().zip(&widths).enumerate() {
            if column % shape.box_columns() == 0 {
                text = text + "|" + blank;
            }
            text += cell;
            text.extend((cell.len()..*width).map(|_| ' '));
            text += blank;
        }
        text.push('|');
    }
    text + "\n" + &line(borders.last)
}

impl Layout {
    /// Every layout.
    ///
    /// ```
    /// use ninefold::notation::Layout;
    ///
    /// assert!(Layout::ALL.iter().all(|layout| layout.name().parse() == Ok(*layout)));
    /// ```
    pub const ALL: [Layout; 11] = [
        Layout::Rows,
        Layout::Spaced,
        Layout::Line,
        Layout::Zeros,
        Layout::Grid,
        Layout::Csv,
        Layout::Json,
        Layout::Sdk,
        Layout::Ss,
        Layout::Marks,
        Layout::Link,
    ];

    /// The variant's name in small letters.
    ///
    /// ```
    /// assert_eq!(ninefold::notation::Layout::Zeros.name(), "zeros");
    /// ```
    pub fn name(self) -> &'static str {
        match self {
            Layout::Rows => "rows",
            Layout::Spaced => "spaced",
            Layout::Line => "line",
            Layout::Zeros => "zeros",
            Layout::Grid => "grid",
            Layout::Csv => "csv",
            Layout::Json => "json",
            Layout::Sdk => "sdk",
            Layout::Ss => "ss",
            Layout::Marks => "marks",
            Layout::Link => "link",
        }
    }
}

impl FromStr for Layout {
    type Err = LayoutError;

    fn from_str(name: &str) -> Result<Layout, LayoutError> {
        let unknown = || LayoutError::Unknown { name: name.into() };
        Layout::ALL.into_iter().find(|layout| layout.name() == name).ok_or_else(unknown)
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Unknown { name } => {
                let names = Layout::ALL.map(Layout::name).join(", ");
                write!(out, "There is no layout '{name}'; choose {names}.")
            }
            LayoutError::Shape { shape } => {
                write!(out, "A link to SudokuWiki holds a 9×9, not {} {shape}.", shape.article())
            }
        }
    }
}

impl error::Error for LayoutError {}
