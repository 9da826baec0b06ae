//! The cages of a killer: thin or dashed lines within the edges of cells, and small sums in a corner of them.

use crate::ink::{Crop, SIDE};
use crate::lattice::{CELL, Lattice};
use crate::picture::Picture;
use crate::regions::{Edge, edges, profile};
use crate::upright::UprightCells;

/// So many blank cells have a sum, at least.
const FEWEST: usize = 14;

/// Whether a 9×9 has cages.
pub fn has_cages(picture: &Picture, lattice: &Lattice, upright: &UprightCells) -> bool {
    let sums = sums(upright);
    let most = sums.into_iter().max().unwrap_or(0);
    // Small sums stand in one corner, and in no other of half as many. The lines of cages are in all four.
    let is_one = || sums.iter().filter(|count| **count * 20 <= most * 9).count() == 3;
    most >= FEWEST && (is_one() || has_inner_lines(picture, lattice))
}

/// In how many blank cells something stands in each corner.
fn sums(upright: &UprightCells) -> [usize; 4] {
    const EDGE: usize = SIDE / 7;
    const SUM: usize = SIDE / 4;
    const DARK: u8 = 80;
    const LEAST: usize = 5;
    std::array::from_fn(|corner| {
        let from = |is_far: bool| if is_far { SIDE - EDGE - SUM } else { EDGE };
        let (top, left) = (from(corner >= 2), from(corner % 2 == 1));
        let ink = |crop: &Crop| {
            let rows = crop.chunks_exact(SIDE).skip(top).take(SUM);
            rows.flat_map(|row| &row[left..left + SUM]).filter(|ink| **ink >= DARK).count()
        };
        let blanks =
            upright.crops.iter().zip(&upright.opinions).filter(|(_, opinion)| opinion.ranking()[0] == 0);
        blanks.filter(|(crop, _)| ink(crop) >= LEAST).count()
    })
}

/// Whether thin or dashed lines run along both sides of many edges within the boxes, along neither of others, and along one of
/// few: an edge is between two cages or in one.
fn has_inner_lines(picture: &Picture, lattice: &Lattice) -> bool {
    const BETWEEN: usize = 30;
    const WITHIN: usize = 12;
    let straight = lattice.straight(picture);
    let inner: Vec<Edge> = edges().into_iter().filter(|edge| !edge.is_of_boxes()).collect();
    // The least part by which a line is darker than what is on both its sides.
    [0.01, 0.015, 0.02, 0.03].iter().any(|least| {
        let mut counts = [0; 3];
        inner.iter().for_each(|edge| counts[lines_along(&profile(&straight, edge), *least)] += 1);
        let [within, one, between] = counts;
        between >= BETWEEN && within >= WITHIN && 3 * one <= between
    })
}

/// On how many sides of an edge a line runs beside it.
fn lines_along(light: &[f32], least: f32) -> usize {
    /// As far from the edge a line is, in pixels.
    const REACH: usize = CELL / 4;
    let paper = light.iter().copied().fold(40.0, f32::max);
    let bends: Vec<f32> =
        light.windows(3).map(|near| ((near[0] + near[2]) / 2.0 - near[1]) / paper).collect();
    let middle = bends.len() / 2;
    let is_line = |side: &[f32]| side.iter().any(|bend| *bend >= least);
    let sides = usize::from(is_line(&bends[middle - REACH..middle - 1]))
        + usize::from(is_line(&bends[middle + 1..middle + REACH]));
    // The edge itself is one line, wherever it was drawn.
    let lines =
        bends.windows(3).filter(|near| near[1] >= least && near[1] >= near[0] && near[1] > near[2]).count();
    if sides == 2 || lines > 2 { 2 } else { sides.min(lines.saturating_sub(1)) }
}
