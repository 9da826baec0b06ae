//! Writing rows with borders around the boxes.

use crate::grid::Grid;
use crate::sets::DigitSet;
use crate::symbols::Symbols;

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
    let mut widths = vec![0; shape.side()];
    for (cell, content) in contents.iter().enumerate() {
        let width = &mut widths[shape.column_of(cell)];
        *width = content.len().max(*width);
    }
    let mut text = String::new();
    let mut push_line = |ends: &[u8], filler: char, contents: &[String]| {
        // Simple Sudoku's lines, the ones without blanks, begin with one.
        push_repeated(&mut text, ' ', 1 - blank.len());
        for (column, width) in widths.iter().enumerate() {
            if column % shape.box_columns() == 0 {
                text.push(ends[usize::from(column > 0)].into());
                push_repeated(&mut text, filler, blank.len());
            }
            let content = contents.get(column).map_or("", String::as_str);
            text.push_str(content);
            push_repeated(&mut text, filler, width - content.len() + blank.len());
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

fn push_repeated(text: &mut String, character: char, count: usize) {
    (0..count).for_each(|_| text.push(character));
}
