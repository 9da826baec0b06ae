//! The connected areas of a mask, dark or light.

use crate::mask::Mask;
use crate::plane::Point;
use std::ops::RangeBounds;

/// Dark pixels side by side in a row, or light ones: `start` is the first of them, `end` the one after the last.
#[derive(Clone, Copy)]
struct Run {
    row: usize,
    start: usize,
    end: usize,
}

/// One connected area.
pub struct Blob {
    /// Left, top, right and bottom; right and bottom are the pixels behind the last.
    pub bounds: [usize; 4],
    /// The corners of the pixels at both ends of each run, from top to bottom.
    pub ends: Vec<Point>,
}

impl Blob {
    /// How many pixels it has, and their middle.
    pub fn area_and_middle(&self) -> (f32, Point) {
        let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
        for run in self.ends.as_chunks::<4>().0 {
            let ([start, row], [end, _]) = (run[0], run[1]);
            area += end - start;
            x += (end - start) * (start + end) / 2.0;
            y += (end - start) * (row + 0.5);
        }
        (area, [x / area, y / area])
    }
}

/// The connected dark areas whose bounds cover as many pixels as `sizes` says; pixels that meet at a corner are
/// connected.
pub fn dark_blobs(mask: &Mask, sizes: impl RangeBounds<usize>) -> Vec<Blob> {
    connected_areas(mask, true, &sizes)
}

/// The connected light areas. Here pixels that only meet at a corner are apart, so that a thin slanted line parts them.
pub fn light_blobs(mask: &Mask, sizes: impl RangeBounds<usize>) -> Vec<Blob> {
    connected_areas(mask, false, &sizes)
}

/// Runs are joined with a union-find forest, as in Rosenfeld and Pfaltz's labelling.
fn connected_areas(mask: &Mask, is_dark: bool, sizes: &impl RangeBounds<usize>) -> Vec<Blob> {
    let reach = usize::from(is_dark);
    let mut runs: Vec<Run> = Vec::new();
    let mut parents: Vec<u32> = Vec::new();
    let mut above = 0..0;
    for row in 0..mask.height {
        let first = runs.len();
        let mut candidate = above.start;
        let mut pixels = &mask.dark[row * mask.width..][..mask.width];
        let mut x = 0;
        while let Some(before) = pixels.iter().position(|dark| *dark == is_dark) {
            let length =
                pixels[before..].iter().position(|dark| *dark != is_dark).unwrap_or(pixels.len() - before);
            let run = Run { row, start: x + before, end: x + before + length };
            pixels = &pixels[before + length..];
            x = run.end;
            let own = runs.len();
            runs.push(run);
            parents.push(own as u32);
            while candidate < above.end && runs[candidate].end + reach <= run.start {
                candidate += 1;
            }
            let mut touching = candidate;
            while touching < above.end && runs[touching].start < run.end + reach {
                join(&mut parents, touching, own);
                touching += 1;
            }
        }
        above = first..runs.len();
    }
    areas_of_runs(&runs, &mut parents, sizes)
}

fn root(parents: &mut [u32], mut run: usize) -> usize {
    while parents[run] as usize != run {
        parents[run] = parents[parents[run] as usize];
        run = parents[run] as usize;
    }
    run
}

fn join(parents: &mut [u32], one: usize, other: usize) {
    let (one, other) = (root(parents, one), root(parents, other));
    parents[one.max(other)] = one.min(other) as u32;
}

fn areas_of_runs(runs: &[Run], parents: &mut [u32], sizes: &impl RangeBounds<usize>) -> Vec<Blob> {
    let mut bounds = vec![[usize::MAX, usize::MAX, 0, 0]; runs.len()];
    for (index, run) in runs.iter().enumerate() {
        let [left, top, right, bottom] = &mut bounds[root(parents, index)];
        *left = run.start.min(*left);
        *top = run.row.min(*top);
        *right = run.end.max(*right);
        *bottom = run.row + 1;
    }
    let mut blobs: Vec<Blob> = Vec::new();
    let mut places = vec![None; runs.len()];
    for (index, run) in runs.iter().enumerate() {
        let root = root(parents, index);
        let bounds = bounds[root];
        if !sizes.contains(&((bounds[2] - bounds[0]) * (bounds[3] - bounds[1]))) {
            continue;
        }
        let place = *places[root].get_or_insert_with(|| {
            blobs.push(Blob { bounds, ends: Vec::new() });
            blobs.len() - 1
        });
        let (row, start, end) = (run.row as f32, run.start as f32, run.end as f32);
        blobs[place].ends.extend([[start, row], [end, row], [start, row + 1.0], [end, row + 1.0]]);
    }
    blobs
}
