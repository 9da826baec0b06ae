//! How much ink each cell has, whatever the light was, and whether it is darker or lighter than its ground.

use crate::lattice::Lattice;
use crate::order::ranked;
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

/// The crops of the cells, row by row.
pub fn crops(picture: &Picture, lattice: &Lattice) -> Vec<Crop> {
    let cells = CellCorners::new(lattice);
    let paper = Paper::new(picture, cells.side);
    let ink: Vec<Ink> = (0..lattice.side * lattice.side)
        .map(|cell| cell_ink(picture, &paper, cells.of(cell), cells.side))
        .collect();
    let full = full_ink(&ink);
    ink.iter().map(|ink| crop_of(ink, full)).collect()
}

/// The cells that may have light signs on a darker ground, or pale ones, and their crops, in which these signs are as dark as
/// others.
pub fn faint_crops(picture: &Picture, lattice: &Lattice, crops: &[Crop]) -> Vec<(usize, Crop)> {
    let cells = CellCorners::new(lattice);
    let light: Vec<usize> =
        (0..lattice.side * lattice.side).filter(|cell| has_light_sign(picture, cells.of(*cell))).collect();
    let pale = crops.iter().enumerate().filter_map(|(cell, crop)| Some((cell, strengthened(crop)?)));
    let mut found: Vec<(usize, Crop)> = pale.collect();
    if !light.is_empty() {
        let negative = picture.negative();
        let paper = Paper::new(&negative, cells.side);
        found.extend(light.into_iter().map(|cell| {
            let ink = cell_ink(&negative, &paper, cells.of(cell), cells.side);
            (cell, crop_of(&ink, full_ink(&[ink])))
        }));
    }
    found
}

/// A crop with a pale sign on an even ground, as screens have them, made as dark as others.
fn strengthened(crop: &Crop) -> Option<Crop> {
    const EDGE: usize = SIDE / 5;
    /// Between these a sign is pale.
    const PALE: std::ops::Range<u8> = 16..110;
    let inner = || {
        crop.chunks_exact(SIDE)
            .skip(EDGE)
            .take(SIDE - 2 * EDGE)
            .flat_map(|row| &row[EDGE..SIDE - EDGE])
            .copied()
    };
    let count = inner().count();
    let (most, half) = (ranked(inner(), count * 97 / 100), ranked(inner(), count * 6 / 10));
    let is_pale = PALE.contains(&most) && half <= most / 16;
    is_pale.then(|| crop.map(|ink| (u32::from(ink) * 180 / u32::from(most)).min(255) as u8))
}

/// The ink of each pixel of a crop, from 0 to 1.
type Ink = [f32; SIDE * SIDE];

fn crop_of(ink: &Ink, full: f32) -> Crop {
    ink.map(|ink| (ink / full * 204.0 + 0.5).clamp(0.0, 255.0) as u8)
}

/// Where the cells are in the picture.
struct CellCorners {
    columns: usize,
    crossings: Vec<Point>,
    /// How long the side of a cell is, about.
    side: f32,
}

impl CellCorners {
    fn new(lattice: &Lattice) -> CellCorners {
        let crossings = lattice.crossings();
        let columns = lattice.side;
        let side = distance(crossings[0], crossings[crossings.len() - 1]) / (columns as f32 * (12.73 / 9.0));
        CellCorners { columns, crossings, side }
    }

    fn of(&self, cell: usize) -> [Point; 4] {
        let first = cell / self.columns * (self.columns + 1) + cell % self.columns;
        [first, first + 1, first + self.columns + 2, first + self.columns + 1]
            .map(|crossing| self.crossings[crossing])
    }
}

/// Whether a cell has a sign on it that is lighter than its ground, as the digits of a selected cell are.
/// What is lit beside a shadow may look like one: what it is the net says.
fn has_light_sign(picture: &Picture, [top_left, top_right, bottom_right, bottom_left]: [Point; 4]) -> bool {
    const POINTS: usize = 16;
    const LAST: usize = POINTS - 1;
    /// So much of the cell a digit has, in points.
    const LEAST: usize = POINTS * POINTS / 16;
    /// So much lighter it is, in levels of grey.
    const LIGHTER: u8 = 24;
    let gray: [u8; POINTS * POINTS] = std::array::from_fn(|point| {
        let part = |index: usize| 0.18 + 0.64 * (index as f32 + 0.5) / POINTS as f32;
        let (u, v) = (part(point % POINTS), part(point / POINTS));
        let place = point_between(
            point_between(top_left, top_right, u),
            point_between(bottom_left, bottom_right, u),
            v,
        );
        picture.gray_at(place) as u8
    });
    // The ground is what the darker third of the rim is: a digit may be thick, or glow.
    let is_rim =
        |point: &usize| [point % POINTS, point / POINTS].iter().any(|place| [0, LAST].contains(place));
    let ground = ranked((0..gray.len()).filter(is_rim).map(|point| gray[point]), 4 * LAST / 3);
    let darkest = ranked(gray.iter().copied(), LEAST).min(ground);
    let lighter = ranked(gray.iter().copied(), gray.len() - 1 - LEAST / 2).saturating_sub(ground);
    // As parts of what black and white would be.
    let dark_ink = f32::from(ground - darkest) / f32::from(ground.max(1));
    let light_ink = f32::from(lighter) / f32::from(255 - ground);
    if lighter < LIGHTER || light_ink < 3.0 * dark_ink {
        return false;
    }
    let is_lighter = |point: usize| i32::from(gray[point]) - i32::from(ground) > i32::from(lighter / 2);
    let count = (0..gray.len()).filter(|point| is_lighter(*point)).count();
    (LEAST..gray.len() * 5 / 8).contains(&count)
}

fn cell_ink(picture: &Picture, paper: &Paper, corners: [Point; 4], cell: f32) -> Ink {
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
fn full_ink(ink: &[Ink]) -> f32 {
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

/// The pixels of a crop that are not near its lines, each with its column and row.
pub fn middle_pixels(crop: &Crop) -> impl Iterator<Item = (usize, usize, u8)> {
    const EDGE: usize = SIDE / 7;
    (EDGE..SIDE - EDGE)
        .flat_map(move |row| (EDGE..SIDE - EDGE).map(move |column| (column, row, crop[row * SIDE + column])))
}

/// How much two crops look alike, 1 for the same: the correlation of their ink where the one is moved by up to two
/// pixels.
pub fn likeness(one: &Crop, other: &Crop) -> f32 {
    let mut best = 0.0_f32;
    for down in -2..=2 {
        for right in -2..=2 {
            let (mut both, mut first, mut second) = (0.0, 0.0, 0.0);
            for (column, row, ink) in middle_pixels(one) {
                let beside = (row.wrapping_add_signed(down)) * SIDE + column.wrapping_add_signed(right);
                let (a, b) = (f32::from(ink), f32::from(other[beside]));
                both += a * b;
                first += a * a;
                second += b * b;
            }
            best = best.max(both / (first * second).sqrt().max(1.0));
        }
    }
    best
}
