//! Writing a puzzle in the usual layouts.

use super::format::{Layout, LayoutError};
use super::iss;
use super::position::{Position, write_position};
use super::ruled;
use crate::grid::Grid;
use crate::sets::DigitSet;

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
/// [`LayoutError::Shape`] for a [`Layout::Link`] of any shape but 9×9, and a [`Layout::Iss`] above 16×16;
/// [`LayoutError::Rules`] for a layout that cannot hold all rules of the puzzle.
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
    if let Some(spec) = grid.rules().spec() {
        return ruled::write(&Position { givens: grid, answers: &[], marks: &[] }, spec, layout);
    }
    let shape = grid.shape();
    let [begin, between_cells, between_rows, end] = match layout {
        Layout::Rows => ["", "", "\n", ""],
        Layout::Spaced => ["", " ", "\n", ""],
        Layout::Csv => ["", ",", "\n", ""],
        Layout::Line | Layout::Zeros => [""; 4],
        Layout::Json => ["[[\"", "\",\"", "\"],[\"", "\"]]"],
        Layout::Sdk => ["[Puzzle]\n", "", "\n", ""],
        Layout::Grid => return Ok(boxed(grid, &[], "++++++ ")),
        Layout::Ss => return Ok(boxed(grid, &[], "*-*|+|")),
        Layout::Marks | Layout::Fpuzzles | Layout::Sudokupad => {
            return write_position(&Position { givens: grid, answers: &[], marks: &[] }, layout);
        }
        Layout::Link if shape.side() == 9 => ["https://www.sudokuwiki.org/sudoku.htm?bd=", "", "", ""],
        Layout::Link => return Err(LayoutError::Shape { layout, shape }),
        Layout::Iss => return iss::write(grid),
    };
    let mut text = String::from(begin);
    let has_zeros = matches!(layout, Layout::Spaced | Layout::Csv | Layout::Zeros | Layout::Link);
    let has_numbers = matches!(layout, Layout::Spaced | Layout::Csv);
    for (index, &digit) in grid.cells().iter().enumerate() {
        if index > 0 {
            let is_row = index % shape.side() == 0;
            text.push_str(if is_row { between_rows } else { between_cells });
        }
        match digit {
            0 if has_zeros => text.push('0'),
            10.. if has_numbers => text.push_str(&digit.to_string()),
            _ => text.push(symbol(digit)),
        }
    }
    text.push_str(end);
    Ok(text)
}

/// Rows with borders around boxes, and each column as wide as its widest cell.
///
/// A cell without marks shows its digit. `borders` are the ends and crossings of the first line, `*-*`, and
/// of those between bands, `|+|`; then what is beside each cell. The last line is as the first.
pub(super) fn boxed(grid: &Grid, marks: &[DigitSet], borders: &str) -> String {
    let shape = grid.shape();
    let (borders, blank) = borders.as_bytes().split_at(6);
    let content = |(cell, digit): (usize, &u8)| match marks.get(cell) {
        None | Some(&DigitSet::EMPTY) => symbol(*digit).to_string(),
        Some(marks) => marks.iter().map(symbol).collect(),
    };
    let contents: Vec<String> = grid.cells().iter().enumerate().map(content).collect();
    let mut widths = vec![0; shape.side()];
    for (cell, content) in contents.iter().enumerate() {
        let width = &mut widths[shape.column_of(cell)];
        *width = content.len().max(*width);
    }
    let mut text = String::new();
    let mut push_line = |ends: &[u8], filler: char, contents: &[String]| {
        // Simple Sudoku's lines, the ones without blanks, begin with one.
        fill(&mut text, ' ', 1 - blank.len());
        for (column, width) in widths.iter().enumerate() {
            if column % shape.box_columns() == 0 {
                text.push(ends[usize::from(column > 0)].into());
                fill(&mut text, filler, blank.len());
            }
            let content = contents.get(column).map_or("", String::as_str);
            text.push_str(content);
            fill(&mut text, filler, width - content.len() + blank.len());
        }
        text.push(ends[2].into());
        text.push('\n');
    };
    for (row, contents) in contents.chunks(shape.side()).enumerate() {
        if row % shape.box_rows() == 0 {
            push_line(if row == 0 { &borders[..3] } else { &borders[3..] }, '-', &[]);
        }
        push_line(b"|||", ' ', contents);
    }
    push_line(&borders[..3], '-', &[]);
    text.pop();
    text
}

fn fill(text: &mut String, character: char, count: usize) {
    (0..count).for_each(|_| text.push(character));
}
