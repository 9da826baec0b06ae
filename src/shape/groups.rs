//! Which cells are in the houses that no classic puzzle has.

use super::Shape;

/// Nine cells that lie like a star.
pub(super) const ASTERISK: [usize; 9] = [13, 20, 24, 37, 40, 43, 56, 60, 67];
/// The middle of each box.
pub(super) const CENTRE_DOT: [usize; 9] = [10, 13, 16, 37, 40, 43, 64, 67, 70];
/// Nine cells that lie like the vanes of a windmill.
pub(super) const GIRANDOLA: [usize; 9] = [0, 8, 13, 37, 40, 43, 67, 72, 80];

/// How many windows there are, if the boxes are square.
pub(super) fn window_count(shape: Shape) -> usize {
    (shape.box_rows() - 1) * (shape.box_columns() - 1)
}

/// The window that a cell is in, if it is in any. There is one line between two windows, and around them all. For
/// example, those of a 9×9 are in rows 2 to 4 and 6 to 8.
pub(super) fn window_of(shape: Shape, cell: usize) -> Option<usize> {
    let (row, column, step) = (shape.row_of(cell), shape.column_of(cell), shape.box_rows() + 1);
    let is_between = row % step == 0 || column % step == 0;
    (!is_between).then(|| row / step * (shape.box_columns() - 1) + column / step)
}

/// Which cell of its box a cell is.
pub(super) fn index_in_box(shape: Shape, cell: usize) -> usize {
    shape.row_of(cell) % shape.box_rows() * shape.box_columns() + shape.column_of(cell) % shape.box_columns()
}

/// Whether regions, a number for each cell in the order of their first cells, are the boxes of the shape.
pub(super) fn are_boxes(shape: Shape, regions: &[usize]) -> bool {
    regions.iter().enumerate().all(|(cell, &region)| region == shape.box_of(cell))
}
