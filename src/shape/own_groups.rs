//! The groups that have a name, as groups of one's own: the files of some programs have only such.

use super::groups::{window_count, window_of};
use super::{Shape, Spec};

impl Spec {
    /// The windows, the asterisk, the centre dot and the girandola, as far as there are such, as groups of one's own.
    #[inline(never)] // a copy in each caller makes the modules for browsers larger
    pub(crate) fn named_groups(&self, shape: Shape) -> Vec<Vec<usize>> {
        let is_square = shape.box_rows() == shape.box_columns();
        let windows = if self.windows && is_square { window_count(shape) } else { 0 };
        let cells = 0..shape.cell_count();
        let window = |window| cells.clone().filter(|&cell| window_of(shape, cell) == Some(window)).collect();
        let of_nine = self.groups_of_nine().filter(|_| shape == Shape::NINE);
        (0..windows).map(window).chain(of_nine.map(|(_, cells)| cells.to_vec())).collect()
    }

    /// Names the groups that are the windows, if there are boxes, the asterisk, the centre dot or the girandola.
    pub(crate) fn name_groups(&mut self, shape: Shape, has_boxes: bool) {
        let names = [
            Spec { windows: has_boxes && self.regions.is_none(), ..Spec::default() },
            Spec { asterisk: true, ..Spec::default() },
            Spec { dot: true, ..Spec::default() },
            Spec { girandola: true, ..Spec::default() },
        ];
        for name in names {
            let groups = name.named_groups(shape);
            if !groups.is_empty() && groups.iter().all(|group| has_group(&self.groups, group)) {
                self.groups.retain(|own| !has_group(&groups, own));
                self.add(&name);
            }
        }
    }
}

/// Whether one of the groups has these cells, in any order.
#[inline(never)]
fn has_group(groups: &[Vec<usize>], cells: &[usize]) -> bool {
    groups.iter().any(|group| group.len() == cells.len() && group.iter().all(|cell| cells.contains(cell)))
}
