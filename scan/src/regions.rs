//! The regions of a jigsaw: what thick lines or colours part.

use crate::inks::Colour;
use crate::lattice::{CELL, MARGIN, Straight};
use crate::order::ascending;
use crate::upright::box_of;

/// Where two cells of a 9×9 touch.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// The cell on the left or above.
    pub one: usize,
    /// The cell on the right or below.
    pub other: usize,
}

impl Edge {
    /// Whether it is between two boxes.
    pub fn is_of_boxes(&self) -> bool {
        box_of(self.one) != box_of(self.other)
    }

    /// Whether the cells are one above the other.
    fn is_row(&self) -> bool {
        self.other == self.one + 9
    }
}

/// All edges within the grid: those between a cell and the one on its right, then those between a cell and the one below.
pub fn edges() -> Vec<Edge> {
    let across = (0..81).filter(|cell| cell % 9 < 8).map(|one| Edge { one, other: one + 1 });
    across.chain((0..72).map(|one| Edge { one, other: one + 9 })).collect()
}

/// How far the profile of an edge reaches, in pixels.
const REACH: usize = 9;

/// How light the picture is across an edge, in the mean of its length.
pub fn profile(straight: &Straight, edge: &Edge) -> Vec<f32> {
    across(straight, edge, |values| values.iter().sum::<f32>() / values.len() as f32)
}

/// What is made of the pixels along an edge, at each pixel across it.
fn across(straight: &Straight, edge: &Edge, of: impl Fn(&[f32]) -> f32) -> Vec<f32> {
    const END: usize = CELL / 5;
    let [row, column] = [edge.other / 9, edge.other % 9].map(|line| MARGIN + line * CELL);
    (0..2 * REACH)
        .map(|offset| {
            let at = |along: usize| match edge.is_row() {
                true => straight.at(row + offset - REACH, column + along),
                false => straight.at(row + along, column + offset - REACH),
            };
            of(&(END..CELL - END).map(at).collect::<Vec<f32>>())
        })
        .collect()
}

/// Whether the lines of a grid are lighter than its cells. They may be beside where they are taken to be.
pub fn has_light_lines(straight: &Straight) -> bool {
    /// A line is no wider, in pixels.
    const LINE: usize = 3;
    let is_light = |edge: &&Edge| {
        let light = profile(straight, edge);
        let order = ascending(&light);
        let [darkest, dark, pale, lightest] =
            [0, LINE, order.len() - 1 - LINE, order.len() - 1].map(|rank| light[order[rank]]);
        lightest - pale > dark - darkest
    };
    let edges = edges();
    2 * edges.iter().filter(is_light).count() > edges.len()
}

/// How much ink each edge has.
pub fn inks(straight: &Straight) -> Vec<f32> {
    edges().iter().map(|edge| ink(straight, edge)).collect()
}

fn ink(straight: &Straight, edge: &Edge) -> f32 {
    /// The paper is so far from the edge.
    const PAPER: usize = 4;
    let light = across(straight, edge, |values| values[ascending(values)[values.len() / 2]]);
    let paper = [&light[1..PAPER], &light[2 * REACH - PAPER..2 * REACH - 1]]
        .map(|side| side.iter().copied().fold(1.0, f32::max));
    let inked = PAPER..2 * REACH - PAPER;
    inked.map(|offset| (1.0 - light[offset] / paper[offset / REACH]).max(0.0)).sum()
}

/// How far the grounds of the cells at each edge are from each other: by their colours, and less so by how light they are, which
/// a shadow changes.
pub fn steps(grounds: &[Colour]) -> Vec<f32> {
    const OF_LIGHT: f32 = 0.25;
    let far = |edge: &Edge| {
        let steps = [0, 1, 2].map(|channel| step(grounds, edge, channel));
        let light = steps.iter().sum::<f32>() / 3.0;
        steps.map(|step| (step - light).abs()).into_iter().fold(OF_LIGHT * light.abs(), f32::max)
    };
    edges().iter().map(far).collect()
}

/// By what part the cell behind an edge is darker than the one before it.
pub fn step(grounds: &[Colour], edge: &Edge, channel: usize) -> f32 {
    /// What is darker looks the same.
    const DARKEST: f32 = 0.08;
    let [one, other] = [edge.one, edge.other].map(|cell| grounds[cell][channel]);
    2.0 * (one - other) / (one + other).max(DARKEST)
}

/// The regions that are left if the weakest edges are taken away in their order: of each cell the number of its region. An edge
/// stays if a region of more than nine cells would be left without it. None where they are not nine regions of nine cells, or
/// are nearly the boxes, the rows or the columns.
pub fn regions(strengths: &[f32]) -> Option<Vec<u8>> {
    /// So many edges are others than those of boxes, at least.
    const LEAST: usize = 20;
    let edges = edges();
    let mut regions: Vec<u8> = (0..81).collect();
    for index in ascending(strengths) {
        let [from, to] = [edges[index].one, edges[index].other].map(|cell| regions[cell]);
        let size = regions.iter().filter(|region| [from, to].contains(region)).count();
        if size <= 9 {
            regions.iter_mut().filter(|region| **region == from).for_each(|region| *region = to);
        }
    }
    let size = |number: &u8| regions.iter().filter(|region| *region == number).count();
    let differ = |of: fn(usize) -> usize| {
        let differs =
            |edge: &&Edge| (of(edge.one) == of(edge.other)) != (regions[edge.one] == regions[edge.other]);
        edges.iter().filter(differs).count() >= LEAST
    };
    let is_jigsaw = differ(box_of) && differ(|cell| cell / 9) && differ(|cell| cell % 9);
    (is_jigsaw && regions.iter().all(|region| size(region) == 9)).then_some(regions)
}
