//! The groups that have a name, as groups of one's own: the files of some programs have only such.

use super::groups::{ASTERISK, CENTRE_DOT, GIRANDOLA, window_count, window_of};
use super::{Shape, Spec};

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
