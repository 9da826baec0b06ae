//! Writing cells alone, in the layouts that can be nothing but them.

use super::format::Layout;
use crate::grid::Grid;
use crate::symbols::Symbols;

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
