//! Drawing a jigsaw: a symbol for each cell, and bars and dashes on the borders of the regions.

use super::pieces::pieces;
use super::symbols::symbol;
use crate::grid::Grid;

/// Draws a puzzle whose regions are these. There is no drawing of regions in pieces, as it does not say which pieces are
/// one, nor of regions that are the rows or the columns: it looks like lines that say nothing.
pub(super) fn draw(puzzle: &Grid, regions: &[usize]) -> Option<String> {
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
    let mut marks = vec![b' '; width * width];
    for (at, mark) in marks.iter_mut().enumerate() {
        let (line, place) = (at / width, at % width);
        let [above, left] = [line, place].map(|place| place.wrapping_sub(1));
        *mark = match (line % 2, place % 2) {
            (1, 1) => symbol(puzzle.cells()[shape.cell_at(line / 2, place / 2)]) as u8,
            (1, 0) if region(line, left) != region(line, place + 1) => b'|',
            (0, 1) if region(above, place) != region(line + 1, place) => b'-',
            _ => b' ',
        };
    }
    for line in (0..width).step_by(2) {
        for place in (0..width).step_by(2) {
            let has = |line: usize, place: usize, mark: u8| {
                line.max(place) < width && marks[line * width + place] == mark
            };
            let is_vertical = has(line.wrapping_sub(1), place, b'|') || has(line + 1, place, b'|');
            let is_horizontal = has(line, place.wrapping_sub(1), b'-') || has(line, place + 1, b'-');
            marks[line * width + place] = match (is_vertical, is_horizontal) {
                (true, true) => b'+',
                (true, false) => b'|',
                (false, true) => b'-',
                (false, false) => b' ',
            };
        }
    }
    let mut text = Vec::with_capacity(marks.len() + width);
    for (line, marks) in marks.chunks(width).enumerate() {
        if line % 2 == 1 || marks.contains(&b'-') {
            text.extend_from_slice(marks);
            text.push(b'\n');
        }
    }
    text.pop();
    String::from_utf8(text).ok()
}
