//! Whether a grid falls into regions in one piece each.

use crate::shape::Shape;

/// The pieces that cells are in which are joined by edges, if there are as many as rows, each of as many cells: for each
/// cell the number of its piece, in the order of their first cells.
#[inline(never)]
pub(super) fn pieces(shape: Shape, are_joined: &dyn Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
    const NONE: usize = usize::MAX;
    let mut pieces = vec![NONE; shape.cell_count()];
    let mut reached = Vec::with_capacity(shape.side());
    for piece in 0..shape.side() {
        let first = pieces.iter().position(|&other| other == NONE)?;
        pieces[first] = piece;
        reached.clear();
        reached.push(first);
        let mut next = 0;
        while let Some(&cell) = reached.get(next) {
            for other in shape.neighbours(cell) {
                if pieces[other] == NONE && are_joined(cell, other) {
                    pieces[other] = piece;
                    reached.push(other);
                }
            }
            next += 1;
        }
        if reached.len() != shape.side() {
            return None;
        }
    }
    Some(pieces)
}
