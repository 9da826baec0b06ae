//! The pieces that a grid falls into.

use crate::shape::Shape;

/// The borders at a cell: one at its right, one below it.
pub(super) const RIGHT: u8 = 1;
pub(super) const BELOW: u8 = 2;

/// For each cell the number of its piece, in the order of their first cells: the cells of one are joined by edges.
#[inline(never)]
pub(super) fn pieces(shape: Shape, are_joined: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    const NONE: usize = usize::MAX;
    let mut pieces = vec![NONE; shape.cell_count()];
    let mut reached = Vec::with_capacity(shape.side());
    let mut piece = 0;
    for first in 0..shape.cell_count() {
        if pieces[first] != NONE {
            continue;
        }
        pieces[first] = piece;
        reached.push(first);
        while let Some(cell) = reached.pop() {
            for other in shape.neighbours(cell) {
                if pieces[other] == NONE && are_joined(cell, other) {
                    pieces[other] = piece;
                    reached.push(other);
                }
            }
        }
        piece += 1;
    }
    pieces
}

/// The pieces between borders, of which each cell has some.
pub(super) fn pieces_between(borders: &[u8], shape: Shape) -> Vec<usize> {
    pieces(shape, &|one, other| {
        let (first, last) = (one.min(other), one.max(other));
        borders[first] & if last - first == 1 { RIGHT } else { BELOW } == 0
    })
}
