//! Drawing a jigsaw: a symbol for each cell, and bars and dashes on the borders of the regions.

use super::pieces::pieces;
use crate::grid::Grid;
use crate::symbols::Symbols;

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
    let region = |line: usize, place: usize| {
        if line.max(place) < width { regions[shape.cell_at(line / 2, place / 2)] } else { side }
    };
    let is_bar = |line: usize, place: usize| region(line, place.wrapping_sub(1)) != region(line, place + 1);
    let is_dash = |line: usize, place: usize| region(line.wrapping_sub(1), place) != region(line + 1, place);
    let mark = |line: usize, place: usize| {
        let [(above, below), (left, right)] = [line, place].map(|at| (at.wrapping_sub(1), at + 1));
        let (is_vertical, is_horizontal) = match (line % 2, place % 2) {
            (1, 1) => return symbols.symbol(puzzle.cells()[shape.cell_at(line / 2, place / 2)], shape),
            (1, _) => (is_bar(line, place), false),
            (_, 1) => (false, is_dash(line, place)),
            _ => (is_bar(above, place) || is_bar(below, place), is_dash(line, left) || is_dash(line, right)),
        };
        match (is_vertical, is_horizontal) {
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
