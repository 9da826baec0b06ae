//! Which cells are in the houses that no classic puzzle has.

use super::{Shape, Spec};

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
pub(super) fn place_in_box(shape: Shape, cell: usize) -> usize {
    shape.row_of(cell) % shape.box_rows() * shape.box_columns() + shape.column_of(cell) % shape.box_columns()
}

/// Whether regions, a number for each cell in the order of their first cells, are the boxes of the shape.
pub(super) fn are_boxes(shape: Shape, regions: &[usize]) -> bool {
    regions.iter().enumerate().all(|(cell, &region)| region == shape.box_of(cell))
}

impl Spec {
    /// The windows, the asterisk, the centre dot and the girandola, as far as there are such, as groups of one's own.
    #[inline(never)] // a copy in each caller makes the modules for browsers larger
    pub(crate) fn named_groups(&self, shape: Shape) -> Vec<Vec<usize>> {
        let mut groups = Vec::new();
        let is_square = shape.box_rows() == shape.box_columns();
        if self.windows && is_square {
            groups.resize(window_count(shape), Vec::new());
            for cell in 0..shape.cell_count() {
                if let Some(window) = window_of(shape, cell) {
                    groups[window].push(cell);
                }
            }
        }
        let of_nine = [(self.asterisk, &ASTERISK), (self.dot, &CENTRE_DOT), (self.girandola, &GIRANDOLA)];
        for (is_said, cells) in of_nine {
            if is_said && shape == Shape::NINE {
                groups.push(cells.to_vec());
            }
        }
        groups
    }

    /// Names the groups that are the windows, if there are boxes, the asterisk, the centre dot or the girandola.
    pub(crate) fn name_groups(&mut self, shape: Shape, has_boxes: bool) {
        for kind in 0..4 {
            let mut name = Spec::default();
            match kind {
                0 => name.windows = has_boxes && self.regions.is_none(),
                1 => name.asterisk = true,
                2 => name.dot = true,
                _ => name.girandola = true,
            }
            let groups = name.named_groups(shape);
            if !groups.is_empty() && groups.iter().all(|group| has_group(&self.groups, group)) {
                self.groups.retain(|own| !has_group(&groups, own));
                self.windows |= name.windows;
                self.asterisk |= name.asterisk;
                self.dot |= name.dot;
                self.girandola |= name.girandola;
            }
        }
    }
}

/// Whether one of the groups has these cells, in any order.
#[inline(never)]
fn has_group(groups: &[Vec<usize>], cells: &[usize]) -> bool {
    groups.iter().any(|group| group.len() == cells.len() && group.iter().all(|cell| cells.contains(cell)))
}
