//! Writing a puzzle in one of four layouts.

use crate::grid::Grid;
use std::{error, fmt, str::FromStr};

/// A way to write a puzzle; each can be read back.
///
/// ```
/// use ninefold::notation::Layout;
///
/// assert_eq!("spaced".parse(), Ok(Layout::Spaced));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// A line for each row, a symbol for each cell: `53..7....`. Its name is `rows`.
    Rows,
    /// A line for each row, numbers with a blank between: `5 3 0 0 7 0 0 0 0`. Its name is `spaced`.
    Spaced,
    /// The symbols of all cells in one line. Its name is `line`.
    Line,
    /// An array of arrays of symbols, in one line: `[["5","3",".",…],…]`. Its name is `json`.
    Json,
}

/// A name that no layout has.
///
/// ```
/// use ninefold::notation::Layout;
///
/// let error = "table".parse::<Layout>().unwrap_err();
/// assert_eq!(error.to_string(), "There is no layout 'table'; choose rows, spaced, line or json.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError {
    name: String,
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
/// ```
/// use ninefold::{Grid, notation::{Layout, write}};
///
/// let puzzle = Grid::new(vec![3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3])?;
/// assert_eq!(write(&puzzle, Layout::Rows), "3..4\n42.1\n.342\n24.3");
/// assert_eq!(write(&puzzle, Layout::Spaced), "3 0 0 4\n4 2 0 1\n0 3 4 2\n2 4 0 3");
/// # Ok::<(), ninefold::GridError>(())
/// ```
pub fn write(grid: &Grid, layout: Layout) -> String {
    let [begin, between_cells, between_rows, end] = match layout {
        Layout::Rows => ["", "", "\n", ""],
        Layout::Spaced => ["", " ", "\n", ""],
        Layout::Line => [""; 4],
        Layout::Json => ["[[\"", "\",\"", "\"],[\"", "\"]]"],
    };
    let mut text = String::from(begin);
    for (index, &digit) in grid.cells().iter().enumerate() {
        if index > 0 {
            let is_row = index % grid.shape().side() == 0;
            text.push_str(if is_row { between_rows } else { between_cells });
        }
        match layout {
            Layout::Spaced => text.push_str(&digit.to_string()),
            _ => text.push(symbol(digit)),
        }
    }
    text + end
}

impl FromStr for Layout {
    type Err = LayoutError;

    fn from_str(name: &str) -> Result<Layout, LayoutError> {
        match name {
            "rows" => Ok(Layout::Rows),
            "spaced" => Ok(Layout::Spaced),
            "line" => Ok(Layout::Line),
            "json" => Ok(Layout::Json),
            _ => Err(LayoutError { name: name.into() }),
        }
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "There is no layout '{}'; choose rows, spaced, line or json.", self.name)
    }
}

impl error::Error for LayoutError {}
