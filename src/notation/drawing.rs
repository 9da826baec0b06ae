//! Writing the cells of a grid: alone, or with borders around the boxes or the regions.

use super::borders::pieces;
use super::format::Layout;
use crate::grid::Grid;
use crate::sets::DigitSet;
use crate::symbols::Symbols;
use std::iter::repeat_n;

/// The cells of a grid in a layout.
pub(super) fn write_cells(grid: &Grid, layout: Layout, symbols: Symbols) -> String {
    let [begin, between_cells, between_rows, end] = match layout {
        Layout::Rows => ["", "", "\n", ""],
        Layout::Spaced => ["", " ", "\n", ""],
        Layout::Csv => ["", ",", "\n", ""],
        Layout::Json => ["[[\"", "\",\"", "\"],[\"", "\"]]"],
        Layout::Sdk => ["[Puzzle]\n", "", "\n", ""],
        Layout::Link => ["https://www.sudokuwiki.org/sudoku.htm?bd=", "", "", ""],
        _ => [""; 4],
    };
    let mut text = String::from(begin);
    let has_zeros = matches!(layout, Layout::Spaced | Layout::Csv | Layout::Zeros | Layout::Link);
    let has_numbers = matches!(layout, Layout::Spaced | Layout::Csv);
    for (index, &digit) in grid.cells().iter().enumerate() {
        if index > 0 {
            let is_row = index % grid.shape().side() == 0;
            text.push_str(if is_row { between_rows } else { between_cells });
        }
        match digit {
            0 if has_zeros => text.push('0'),
            10.. if has_numbers => text.push_str(&digit.to_string()),
            _ => text.push(symbols.symbol(digit, grid.shape())),
        }
    }
    text.push_str(end);
    text
}

/// The borders of pencil marks.
pub(super) const MARKS: &str = "...:+: ";

/// Rows with borders around boxes, and each column as wide as its widest cell.
///
/// A cell without marks shows its digit. `borders` are the ends and crossings of the first line, `*-*`, and
/// of those between bands, `|+|`; then what is beside each cell. The last line is as the first.
pub(super) fn draw_boxes(grid: &Grid, marks: &[DigitSet], borders: &str, symbols: Symbols) -> String {
    let shape = grid.shape();
    let (borders, blank) = borders.as_bytes().split_at(6);
    let symbol = |digit| symbols.symbol(digit, shape);
    let content = |(cell, digit): (usize, &u8)| match marks.get(cell) {
        None | Some(&DigitSet::EMPTY) => symbol(*digit).to_string(),
        Some(marks) => marks.iter().map(symbol).collect(),
    };
    let contents: Vec<String> = grid.cells().iter().enumerate().map(content).collect();
    let in_column = |column| contents.iter().skip(column).step_by(shape.side());
    let width = |column| in_column(column).map(String::len).max().unwrap_or_default();
    let widths: Vec<usize> = (0..shape.side()).map(width).collect();
    let mut text = String::new();
    let mut push_line = |ends: &[u8], filler: char, contents: &[String]| {
        // Simple Sudoku's lines, the ones without blanks, begin with one.
        text.extend(repeat_n(' ', 1 - blank.len()));
        for (column, width) in widths.iter().enumerate() {
            if column % shape.box_columns() == 0 {
                text.push(ends[usize::from(column > 0)].into());
                text.extend(repeat_n(filler, blank.len()));
            }
            let content = contents.get(column).map_or("", String::as_str);
            text.push_str(content);
            text.extend(repeat_n(filler, width - content.len() + blank.len()));
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

/// Draws a puzzle whose regions are these. There is no drawing of regions in pieces, as it does not say which pieces
/// are one, nor of regions that are the rows or the columns: it looks like lines that say nothing.
pub(super) fn draw_regions(puzzle: &Grid, regions: &[usize], symbols: Symbols) -> Option<String> {
    let shape = puzzle.shape();
    let are = |of: &dyn Fn(usize) -> usize| (0..).zip(regions).all(|(cell, region)| *region == of(cell));
    let are_whole = pieces(shape, &|one, other| regions[one] == regions[other]) == regions;
    if !are_whole || are(&|cell| shape.row_of(cell)) || are(&|cell| shape.column_of(cell)) {
        return None;
    }
    // Cells and borders take turns, from left to right and from top to bottom. Around the grid is another region.
    let (side, width) = (shape.side(), 2 * shape.side() + 1);
    let region = |row: usize, column: usize| {
        if row.max(column) < side { regions[shape.cell_at(row, column)] } else { side }
    };
    let mark = |line: usize, place: usize| {
        // The rows and the columns at both sides, which are the same at a cell.
        let [rows, columns] = [line, place].map(|at| [at.wrapping_sub(1) / 2, at / 2]);
        let [[one, right], [below, last]] = rows.map(|row| columns.map(|column| region(row, column)));
        match (one != right || below != last, one != below || right != last) {
            _ if line % 2 + place % 2 == 2 => {
                symbols.symbol(puzzle.cells()[shape.cell_at(line / 2, place / 2)], shape)
            }
            (true, true) => '+',
            (true, false) => '|',
            (false, true) => '-',
            (false, false) => ' ',
        }
    };
    let mut text = String::new();
    for line in 0..width {
        let marks: String = (0..width).map(|place| mark(line, place)).collect();
        if line % 2 == 1 || marks.contains('-') {
            text += &marks;
            text.push('\n');
        }
    }
    text.pop();
    Some(text)
}
