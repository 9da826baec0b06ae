//! Writing a puzzle in the usual layouts.

use super::format::{Layout, LayoutError};
use super::position::{Position, write_position};
use crate::grid::Grid;

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
        Layout::Grid => return Ok(boxed(grid, &vec![0; shape.cells()], "++++++ ")),
        Layout::Ss => return Ok(boxed(grid, &vec![0; shape.cells()], "*-*|+|")),
        Layout::Marks => {
            return write_position(&Position { givens: grid, answers: &[], marks: &[] }, layout);
        }
        Layout::Link if shape.side() == 9 => ["https://www.sudokuwiki.org/sudoku.htm?bd=", "", "", ""],
        Layout::Link => return Err(LayoutError::Shape { shape }),
    };
    let mut text = String::from(begin);
    let has_zeros = matches!(layout, Layout::Spaced | Layout::Csv | Layout::Zeros | Layout::Link);
    let has_numbers = matches!(layout, Layout::Spaced | Layout::Csv);
    for (index, &digit) in grid.cells().iter().enumerate() {
        if index > 0 {
            let is_row = index % shape.side() == 0;
            text.push_str(if is_row { between_rows } else { between_cells });
        }
        let tens = if has_numbers { digit / 10 } else { 0 };
        fill(&mut text, symbol(tens), (tens > 0).into());
        fill(&mut text, if has_zeros && digit == 10 * tens { '0' } else { symbol(digit - 10 * tens) }, 1);
    }
    text.push_str(end);
    Ok(text)
}

/// Rows with borders around boxes, and each column as wide as its widest cell.
///
/// `borders` are the ends and crossings of the first line, `*-*`, and of those between bands, `|+|`; then what
/// is beside each cell. The last line is as the first.
pub(super) fn boxed(grid: &Grid, marks: &[u32], borders: &str) -> String {
    let shape = grid.shape();
    let side = shape.side();
    let (borders, blank) = borders.as_bytes().split_at(6);
    let mut widths = vec![1; side];
    for (cell, candidates) in marks.iter().enumerate() {
        let width = &mut widths[shape.column_of(cell)];
        *width = candidates.count_ones().max(*width);
    }
    let mut text = String::new();
    for row in 0..=side {
        if row % shape.box_rows() == 0 {
            // Nothing but the ends and crossings differs between the borders.
            let is_outer = row == 0 || row == side;
            let ends = if is_outer { &borders[..3] } else { &borders[3..] };
            indent(&mut text, blank);
            for (column, width) in widths.iter().enumerate() {
                let begins_box = column % shape.box_columns() == 0;
                let end = if column == 0 { ends[0] } else { ends[1] };
                fill(&mut text, end.into(), begins_box.into());
                fill(&mut text, '-', *width as usize + blank.len() * (1 + usize::from(begins_box)));
            }
            fill(&mut text, ends[2].into(), 1);
            fill(&mut text, '\n', 1);
        }
        if row == side {
            break;
        }
        indent(&mut text, blank);
        for (column, width) in widths.iter().enumerate() {
            let cell = row * side + column;
            let begins_box = column % shape.box_columns() == 0;
            fill(&mut text, '|', begins_box.into());
            fill(&mut text, ' ', if begins_box { blank.len() } else { 0 });
            let candidates = marks[cell];
            for digit in 1..=25 {
                fill(&mut text, symbol(digit), (candidates >> (digit - 1) & 1) as usize);
            }
            let count = candidates.count_ones();
            fill(&mut text, symbol(grid.cells()[cell]), (count == 0).into());
            fill(&mut text, ' ', (width - count.max(1)) as usize + blank.len());
        }
        text.push_str("|\n");
    }
    text.pop();
    text
}

/// Simple Sudoku's lines, the ones without blanks, begin with one.
fn indent(text: &mut String, blank: &[u8]) {
    fill(text, ' ', 1 - blank.len());
}

#[inline(never)]
fn fill(text: &mut String, character: char, count: usize) {
    (0..count).for_each(|_| text.push(character));
}
