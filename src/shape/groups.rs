//! Which cells are in the houses that no classic puzzle has.

use super::Shape;

/// Nine cells that lie like a star.
pub(super) const ASTERISK: [usize; 9] = [13, 20, 24, 37, 40, 43, 56, 60, 67];
/// The middle of each box.
pub(super) const CENTRE_DOT: [usize; 9] = [10, 13, 16, 37, 40, 43, 64, 67, 70];
/// Nine cells that lie like the vanes of a windmill.
pub(super) const GIRANDOLA: [usize; 9] = [0, 8, 13, 37, 40, 43, 67, 72, 80];

/// From the top left down to the right.
pub(super) fn diagonal_down(shape: Shape) -> Vec<usize> {
    (0..shape.side()).map(|place| shape.cell_at(place, place)).collect()
}

/// From the top right down to the left.
pub(super) fn diagonal_up(shape: Shape) -> Vec<usize> {
    (0..shape.side()).map(|place| shape.cell_at(place, shape.side() - 1 - place)).collect()
}

/// The windows row by row, if the boxes are square. There is one line between two of them, and around them all.
/// For example, those of a 9×9 begin in row 2 and row 6.
pub(super) fn windows(shape: Shape) -> impl Iterator<Item = Vec<usize>> {
    let width = shape.box_columns();
    let starts = (1..shape.side() - width).step_by(width + 1);
    let corners = starts.clone().flat_map(move |row| starts.clone().map(move |column| (row, column)));
    let cells = move |(row, column)| {
        (0..shape.side())
            .map(move |place| shape.cell_at(row + place / width, column + place % width))
            .collect()
    };
    corners.map(cells)
}

/// The cells at the first place of every box, those at the second, and so on.
pub(super) fn disjoint(shape: Shape) -> impl Iterator<Item = Vec<usize>> {
    let (height, width) = (shape.box_rows(), shape.box_columns());
    let place_of = move |cell: usize| shape.row_of(cell) % height * width + shape.column_of(cell) % width;
    let cells = move |place| (0..shape.cell_count()).filter(|&cell| place_of(cell) == place).collect();
    (0..shape.side()).map(cells)
}

/// Whether regions, a number for each cell, are the boxes of the shape in any order.
pub(super) fn are_boxes(shape: Shape, regions: &[usize]) -> bool {
    let first = |cell: usize| {
        shape.cell_at(
            shape.row_of(cell) / shape.box_rows() * shape.box_rows(),
            shape.column_of(cell) / shape.box_columns() * shape.box_columns(),
        )
    };
    let is_like_its_first = |cell: usize| regions[cell] == regions[first(cell)];
    let are_whole = || (0..shape.cell_count()).all(is_like_its_first);
    let numbers: std::collections::BTreeSet<usize> = regions.iter().copied().collect();
    regions.len() == shape.cell_count() && are_whole() && numbers.len() == shape.side()
}
