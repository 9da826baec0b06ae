//! Writing a puzzle in the usual layouts, alone and with what was done on it.

use super::format::{Layout, LayoutError};
use super::marks::placed;
use super::objects::objects;
use super::position::{Cell, Position, digits};
use super::symbols::symbol;
use super::{iss, ruled, sudokuwiki};
use crate::grid::Grid;
use crate::sets::DigitSet;
use crate::shape::Spec;

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

/// Writes a puzzle with as much of the answers and marks as the layout can hold, without a line break at the
/// end.
///
/// [`Layout::Json`], [`Layout::Fpuzzles`] and [`Layout::Link`] hold both, as f-puzzles and SudokuWiki have them,
/// and so does [`Layout::Ss`] up to 9×9; [`Layout::Sdk`] holds answers. They are read back as the puzzle and its
/// [`Progress`](super::Progress), unless it is without givens: then the answers in JSON and in a link to
/// f-puzzles are taken for some.
/// [`Layout::Marks`] holds both, but its answers look like givens. There and in [`Layout::Ss`], marks that no
/// digit in sight allows are left out, and a cell without marks has all that is left. The other layouts are
/// those of [`write`](super::write).
///
/// # Errors
///
/// As in [`write`](super::write).
///
/// ```
/// use ninefold::{Grid, notation::{Layout, Position, write_position}};
///
/// let puzzle = Grid::new(vec![3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3]).unwrap();
/// let position = Position { givens: &puzzle, answers: &[0, 1], marks: &[] };
/// let text = write_position(&position, Layout::Sdk)?;
/// assert_eq!(text, "[Puzzle]\n3..4\n42.1\n.342\n24.3\n\n[State]\n31.4\n42.1\n.342\n24.3");
/// # Ok::<(), ninefold::notation::LayoutError>(())
/// ```
pub fn write_position(position: &Position, layout: Layout) -> Result<String, LayoutError> {
    let shape = position.givens.shape();
    if let Some(spec) = position.givens.rules().spec() {
        return ruled::write(position, spec, layout);
    }
    let cells = position.cells();
    let has_answers = cells.iter().any(|cell| cell.answer > 0);
    let has_marks = cells.iter().any(|cell| !cell.marks.is_empty());
    let filled = || Grid::known(shape, digits(&cells));
    match layout {
        Layout::Fpuzzles | Layout::Sudokupad => ruled::write(position, &Spec::default(), layout),
        Layout::Marks => Ok(pencil_marks(&cells, &filled())),
        Layout::Sdk if has_answers => {
            let [puzzle, state] = [write(position.givens, layout)?, write(&filled(), Layout::Rows)?];
            Ok(format!("{puzzle}\n\n[State]\n{state}"))
        }
        // Its cells and digits have no more than two figures and one.
        Layout::Ss if shape.side() <= 9 => Ok(write(position.givens, layout)? + &moves(&cells)),
        Layout::Link if shape.side() == 9 && (has_answers || has_marks) => {
            sudokuwiki::write(&cells, &Spec::default()).map_err(|rule| LayoutError::Rules { layout, rule })
        }
        Layout::Json if has_answers || has_marks => Ok(objects(&cells, shape, "", None)),
        _ => write(position.givens, layout),
    }
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

/// The digits or the marks of each cell, or else what is left for it.
fn pencil_marks(cells: &[Cell], filled: &Grid) -> String {
    let marks = |cell: &Cell| match cell.marks & cell.left {
        DigitSet::EMPTY => cell.left,
        marks => marks,
    };
    let mut marks: Vec<DigitSet> = cells.iter().map(marks).collect();
    // A lone one must not look like a digit that is placed.
    let placed = placed(&marks, filled.rules());
    for (marks, digit) in marks.iter_mut().zip(placed) {
        *marks = if digit > 0 { DigitSet::EMPTY } else { *marks };
    }
    boxed(filled, &marks, "...:+: ")
}

/// Simple Sudoku's lines of digits filled in and of candidates removed.
fn moves(cells: &[Cell]) -> String {
    let mut text = String::new();
    for (index, cell) in cells.iter().enumerate() {
        let removed = cell.left - cell.marks;
        if cell.answer > 0 {
            text += &format!("\nI{index:02}{}", cell.answer);
        } else if !cell.marks.is_empty() && !removed.is_empty() {
            text += &format!("\nE{index:02}{}", removed.iter().map(symbol).collect::<String>());
        }
    }
    text
}
