//! Whether the lattice may have missed the grid's border, because that is hidden, torn off or outside the picture.

use crate::ink::{Crop, SIDE};
use crate::plane::{Point, distance};

/// A row is far narrower if the one beside it is wider by this factor: a lattice that was led into the row before shares
/// the place of one between two.
const FAR_WIDER: f32 = 1.25;
/// So dark is ink.
const DARK: u8 = 90;
/// So many pixels of ink side by side, each of which leads from the cell’s edge to a third of the cell, are no dirt.
const LEAST: usize = 7;

/// Whether each cell may be none, from its crop and its four corners: it is far narrower than the one before, or a blank at the
/// border into which ink leads from its edge, as from a digit that a line of the lattice cuts.
pub fn suspects(side: usize, crops: &[Crop], digits: &[u8], crossings: &[Point]) -> Vec<bool> {
    let lines = side + 1;
    let narrow = [narrow_lines(side, crossings, lines, 1), narrow_lines(side, crossings, 1, lines)];
    let is_suspect = |cell: usize| {
        let place = [cell / side, cell % side];
        let is_narrow = (0..2).any(|axis| narrow[axis][place[axis]]);
        let is_border = place.iter().any(|line| [0, side - 1].contains(line));
        is_narrow || is_border && digits[cell] == 0 && is_cut(&crops[cell])
    };
    (0..side * side).map(is_suspect).collect()
}

/// Which of the rows, or columns, are far narrower than one beside them; the crossings of a row are `step` apart, and those of
/// its two lines `across`.
fn narrow_lines(side: usize, crossings: &[Point], across: usize, step: usize) -> Vec<bool> {
    let width = |line: usize| {
        let of = |at: usize| {
            let first = line * across + at * step;
            distance(crossings[first], crossings[first + across])
        };
        (0..=side).map(of).sum()
    };
    let widths: Vec<f32> = (0..side).map(width).collect();
    let is_narrow = |line: usize| {
        let beside = [line.saturating_sub(1), (line + 1).min(side - 1)];
        beside.into_iter().any(|other| widths[other] > FAR_WIDER * widths[line])
    };
    (0..side).map(is_narrow).collect()
}

/// Whether ink leads from an edge of the crop into it. A line of the grid, which lies along the whole edge, is no such ink, even
/// where it is a quarter of the crop thick.
fn is_cut(crop: &Crop) -> bool {
    const MOST: usize = SIDE * 4 / 7;
    (0..4).any(|side| {
        let dark = |along: usize, depth: usize| {
            let across = if side % 2 == 0 { depth } else { SIDE - 1 - depth };
            let (x, y) = if side < 2 { (along, across) } else { (across, along) };
            crop[y * SIDE + x] >= DARK
        };
        let count =
            |end: usize| (2..SIDE - 2).filter(|along| (1..end).all(|depth| dark(*along, depth))).count();
        count(SIDE / 4) <= MOST && count(SIDE / 3) >= LEAST
    })
}
