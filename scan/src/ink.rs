//! How much ink each cell has, whatever the light was.

use crate::lattice::Lattice;
use crate::picture::{Picture, bilinear};
use crate::plane::{Point, distance, point_between};

/// Pixels in a row of a cell's crop.
pub const SIDE: usize = 28;
/// A crop shows a little more than its cell, in cells.
const SPAN: f32 = 1.1;

/// The ink of a cell and a little around it, row by row. 204 is as dark as the darkest digits of the grid.
pub type Crop = [u8; SIDE * SIDE];

/// How light the paper itself is, at a smaller scale.
struct Paper {
    width: usize,
    height: usize,
    /// Pixels of the picture in one of the paper, aside and down.
    scale: f32,
    gray: Vec<f32>,
}

impl Paper {
    /// What is left of a picture when all that is thinner than three quarters of a cell is taken away.
    fn new(picture: &Picture, cell: f32) -> Paper {
        let scale = ((cell / 12.0) as usize).max(1);
        let (width, height) = (picture.width.div_ceil(scale), picture.height.div_ceil(scale));
        let mut gray = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let (mut sum, mut count) = (0, 0);
                for row in picture.gray.chunks_exact(picture.width).skip(y * scale).take(scale) {
                    let pixels = &row[x * scale..((x + 1) * scale).min(picture.width)];
                    sum += pixels.iter().map(|pixel| u32::from(*pixel)).sum::<u32>();
                    count += pixels.len();
                }
                gray.push(sum as f32 / count as f32);
            }
        }
        let mut paper = Paper { width, height, scale: scale as f32, gray };
        let radius = (cell / scale as f32 * 0.35) as usize;
        paper.sweep(radius, |window| window.iter().copied().fold(0.0, f32::max));
        paper.sweep(radius, |window| window.iter().copied().fold(f32::MAX, f32::min));
        paper.sweep(radius / 2, |window| window.iter().sum::<f32>() / window.len() as f32);
        paper
    }

    /// Replaces each pixel by what is made of those around it, first along the rows and then along the columns.
    fn sweep(&mut self, radius: usize, of: impl Fn(&[f32]) -> f32) {
        for _ in 0..2 {
            let mut turned = vec![0.0; self.gray.len()];
            for (y, row) in self.gray.chunks_exact(self.width).enumerate() {
                for x in 0..self.width {
                    let window = &row[x.saturating_sub(radius)..(x + radius + 1).min(self.width)];
                    turned[x * self.height + y] = of(window);
                }
            }
            self.gray = turned;
            (self.width, self.height) = (self.height, self.width);
        }
    }

    fn at(&self, [x, y]: Point) -> f32 {
        bilinear(x / self.scale - 0.5, y / self.scale - 0.5, self.width, self.height, |index| {
            self.gray[index]
        })
        .max(1.0)
    }
}

/// The crops of the 81 cells, row by row.
pub fn crops(picture: &Picture, lattice: &Lattice) -> Vec<Crop> {
    let crossings = lattice.crossings();
    let cell = distance(crossings[0], crossings[99]) / 12.73;
    let paper = Paper::new(picture, cell);
    let ink: Vec<[f32; SIDE * SIDE]> = (0..81)
        .map(|index| {
            let first = index / 9 * 10 + index % 9;
            let corners = [first, first + 1, first + 11, first + 10].map(|crossing| crossings[crossing]);
            cell_ink(picture, &paper, corners, cell)
        })
        .collect();
    let full = full_ink(&ink);
    ink.iter().map(|crop| crop.map(|ink| (ink / full * 204.0 + 0.5).clamp(0.0, 255.0) as u8)).collect()
}

fn cell_ink(picture: &Picture, paper: &Paper, corners: [Point; 4], cell: f32) -> [f32; SIDE * SIDE] {
    let samples = ((cell * SPAN / SIDE as f32 + 0.5) as usize).clamp(1, 4);
    let [top_left, top_right, bottom_right, bottom_left] = corners;
    let point = |x: f32, y: f32| {
        let [u, v] = [x, y].map(|part| (part / SIDE as f32 - 0.5) * SPAN + 0.5);
        point_between(point_between(top_left, top_right, u), point_between(bottom_left, bottom_right, u), v)
    };
    std::array::from_fn(|pixel| {
        let (column, row) = ((pixel % SIDE) as f32, (pixel / SIDE) as f32);
        let mut gray = 0.0;
        for sample in 0..samples * samples {
            let part = |index: usize| (index as f32 + 0.5) / samples as f32;
            gray += picture.gray_at(point(column + part(sample % samples), row + part(sample / samples)));
        }
        gray /= (samples * samples) as f32;
        (1.0 - gray / paper.at(point(column + 0.5, row + 0.5))).max(0.0)
    })
}

/// The ink of the darkest fiftieth of what is in the middle of the cells: so the darkest parts of the digits have as
/// much, in a blurred, pale photo too. One figure for the whole grid keeps a stain in a blank cell pale.
fn full_ink(ink: &[[f32; SIDE * SIDE]]) -> f32 {
    const EDGE: usize = SIDE / 5;
    const LEVELS: usize = 4096;
    let mut counts = [0_u32; LEVELS + 1];
    for crop in ink {
        for row in crop.chunks_exact(SIDE).skip(EDGE).take(SIDE - 2 * EDGE) {
            row[EDGE..SIDE - EDGE].iter().for_each(|ink| counts[(ink * LEVELS as f32) as usize] += 1);
        }
    }
    let mut darker = counts.iter().sum::<u32>() / 50;
    let mut level = LEVELS;
    while counts[level] <= darker {
        darker -= counts[level];
        level -= 1;
    }
    (level as f32 / LEVELS as f32).max(0.05)
}
