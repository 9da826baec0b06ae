//! Drawing a jigsaw: a symbol for each cell, and bars and dashes on the borders of the regions.

use super::pieces::pieces;
use super::write::symbol;
use crate::grid::Grid;

/// Draws a puzzle whose regions are these. There is no drawing of regions in pieces, as it does not say which pieces are
/// one, nor of regions that are the rows or the columns: it looks like lines that say nothing.
pub(super) fn draw(puzzle: &Grid, regions: &[usize]) -> Option<String> {
    let shape = puzzle.shape();
    pieces(shape, &|one, other| regions[one] == regions[other])?;
    let are = |of: &dyn Fn(usize) -> usize| (0..).zip(regions).all(|(cell, region)| *region == of(cell));
    if are(&|cell| shape.row_of(cell)) || are(&|cell| shape.column_of(cell)) {
        return None;
    }
    let side = shape.side();
    // Outside the grid is another region.
    let region = |row: usize, column: usize| {
        let is_inside = row.max(column) < side;
        if is_inside { regions[shape.cell_at(row, column)] } else { side }
    };
    let mut text = String::new();
    for row in 0..=side {
        // A line of borders above each row, and one below all. A row and a column before the first are as good as
        // those after the last.
        let mut line = String::new();
        for column in 0..=side {
            let (above, left) = (row.wrapping_sub(1), column.wrapping_sub(1));
            let around = [region(above, left), region(above, column), region(row, left), region(row, column)];
            let [north, south] = [around[0] != around[1], around[2] != around[3]];
            let [west, east] = [around[0] != around[2], around[1] != around[3]];
            line.push(match (north || south, west || east) {
                (true, true) => '+',
                (true, false) => '|',
                (false, true) => '-',
                (false, false) => ' ',
            });
            if column < side {
                line.push(if east { '-' } else { ' ' });
            }
        }
        if line.contains('-') {
            text.push_str(&line);
            text.push('\n');
        }
        if row < side {
            for column in 0..=side {
                let is_border = region(row, column.wrapping_sub(1)) != region(row, column);
                text.push(if is_border { '|' } else { ' ' });
                if column < side {
                    text.push(symbol(puzzle.cells()[shape.cell_at(row, column)]));
                }
            }
            text.push('\n');
        }
    }
    text.pop();
    Some(text)
}
