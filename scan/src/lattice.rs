//! The lines of the grid, where paper is curved too.

use crate::linear::solve_equations;
use crate::picture::Picture;
use crate::plane::{Homography, Point};

const TERMS: usize = 10;
type Polynomial = [f32; TERMS];

/// The terms of a polynomial of the third degree; the middle of the grid is the origin.
fn terms(u: f32, v: f32) -> [f32; TERMS] {
    let (u, v) = (2.0 * u - 1.0, 2.0 * v - 1.0);
    [1.0, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v]
}

/// Pixels of a cell in the straightened picture.
pub const CELL: usize = 24;
/// A part of the cells around the grid is in the straightened picture as well.
pub const MARGIN: usize = CELL / 2;
/// How far from its place a line is looked for, in pixels of the straightened picture.
const REACH: usize = 8;
/// The thickness of what is compared with its sides.
const HALF: usize = 2;

/// Where every point of the grid is in the picture. The grid is the unit square: of a 9×9 a cell is a ninth wide and high.
#[derive(Clone, Copy, Debug)]
pub struct Lattice {
    /// How many cells are in a row.
    pub side: usize,
    square: Homography,
    /// How far the paper is moved aside and down, as polynomials of the third degree in u and v.
    shifts: [Polynomial; 2],
}

impl Lattice {
    /// The lattice of a flat paper.
    pub fn flat(side: usize, square: Homography) -> Lattice {
        Lattice { side, square, shifts: [[0.0; TERMS]; 2] }
    }

    /// Where a point of the grid is in the picture.
    pub fn at(&self, u: f32, v: f32) -> Point {
        let terms = terms(u, v);
        let [x, y] =
            self.shifts.map(|shift| shift.iter().zip(terms).map(|(factor, term)| factor * term).sum::<f32>());
        self.square.at(u + x, v + y)
    }

    /// The crossings of the lines, row by row: of a 9×9 ten by ten.
    pub fn crossings(&self) -> Vec<Point> {
        let (lines, part) = (self.side + 1, |line: usize| line as f32 / self.side as f32);
        (0..lines * lines).map(|index| self.at(part(index % lines), part(index / lines))).collect()
    }

    /// The same, moved to where the picture has dark lines: all of it at once, so that a few wrong lines, like a crease
    /// or a digit that is taken for a line, have little weight.
    pub fn snapped(&self, picture: &Picture) -> Lattice {
        let straight = self.straight(picture);
        let mut points = [Vec::new(), Vec::new()];
        for line in 0..=self.side {
            for (axis, points) in points.iter_mut().enumerate() {
                straight.follow_line(line, axis == 1, points);
            }
        }
        let mut shifts = self.shifts;
        for (axis, (shift, points)) in shifts.iter_mut().zip(points).enumerate() {
            if let Some(more) = fitted_polynomial(self.side, &points, axis == 1) {
                shift.iter_mut().zip(more).for_each(|(factor, more)| *factor += more);
            }
        }
        Lattice { shifts, ..*self }
    }

    /// The same corners, and lines where another picture of it has dark ones.
    pub fn snapped_anew(&self, picture: &Picture) -> Lattice {
        Lattice::flat(self.side, self.square).snapped(picture).snapped(picture)
    }

    /// The grid as a square picture.
    pub fn straight(&self, picture: &Picture) -> Straight {
        let pixels = pixels_of(self.side);
        let mut straight = Vec::with_capacity(pixels * pixels);
        let place = |pixel: usize| (pixel as f32 + 0.5 - MARGIN as f32) / (self.side * CELL) as f32;
        // Between the corners of a cell the way is as good as straight.
        for y in 0..pixels {
            for x in (0..pixels).step_by(CELL / 4) {
                let (from, to) = (self.at(place(x), place(y)), self.at(place(x + CELL / 4), place(y)));
                let step = [0, 1].map(|axis| (to[axis] - from[axis]) / (CELL / 4) as f32);
                straight.extend((0..CELL / 4).map(|pixel| {
                    let pixel = pixel as f32;
                    picture.gray_at([from[0] + step[0] * pixel, from[1] + step[1] * pixel])
                }));
            }
        }
        Straight { side: self.side, gray: straight }
    }
}

/// A place where a line was looked for, how far from it it was found, both in parts of the grid, and how clear it is.
struct LinePoint {
    along: f32,
    across: f32,
    shift: f32,
    weight: f32,
}

/// How many pixels are in a row of the straightened picture of a grid.
fn pixels_of(side: usize) -> usize {
    side * CELL + 2 * MARGIN
}

/// The grid as a square picture.
pub struct Straight {
    side: usize,
    gray: Vec<f32>,
}

impl Straight {
    /// How light a pixel is.
    pub fn at(&self, row: usize, column: usize) -> f32 {
        self.gray[row * pixels_of(self.side) + column]
    }

    /// How much darker than its sides the picture is at each shift of one cell's part of a line.
    fn line_evidence(&self, line: usize, part: usize, is_row: bool) -> [f32; 2 * REACH + 1] {
        let pixels = pixels_of(self.side);
        let at = |across: usize, along: usize| {
            if is_row { self.at(across, along) } else { self.at(along, across) }
        };
        let mut sums = [0.0; 2 * REACH + 1 + 4 * HALF];
        let first = MARGIN + line * CELL - REACH - 2 * HALF;
        // The crossings themselves are dark in both directions.
        let length = CELL - CELL / 4;
        for along in 0..length {
            let along = MARGIN + part * CELL + CELL / 8 + along;
            for (offset, sum) in sums.iter_mut().enumerate() {
                *sum += at((first + offset).min(pixels - 1), along);
            }
        }
        std::array::from_fn(|shift| {
            let middle = shift + 2 * HALF;
            let inner = (sums[middle - 1] + sums[middle]) / 2.0;
            let sides = (sums[middle - HALF - 2] + sums[middle + HALF + 1])
                .min(2.0 * sums[middle - HALF - 1].max(sums[middle + HALF]));
            (sides / 2.0 - inner) / length as f32
        })
    }

    /// Follows a line through its parts, one of each cell: the way with the most evidence that bends little (Viterbi's algorithm).
    fn follow_line(&self, line: usize, is_row: bool, points: &mut Vec<LinePoint>) {
        let side = self.side;
        const PLACES: usize = 2 * REACH + 1;
        let parts: Vec<[f32; PLACES]> =
            (0..side).map(|part| self.line_evidence(line, part, is_row)).collect();
        let mut scores = vec![[0.0_f32; PLACES]; side];
        let mut from = vec![[0; PLACES]; side];
        for part in 0..side {
            for place in 0..PLACES {
                let off = place as f32 - REACH as f32;
                let own = parts[part][place].max(0.0) - 0.05 * off * off;
                let before = (part > 0).then(|| {
                    (place.saturating_sub(2)..(place + 3).min(PLACES))
                        .map(|last| (scores[part - 1][last] - 1.0 * last.abs_diff(place).pow(2) as f32, last))
                        .fold((f32::MIN, 0), |best, next| if next.0 > best.0 { next } else { best })
                });
                let (score, last) = before.unwrap_or((0.0, 0));
                scores[part][place] = own + score;
                from[part][place] = last;
            }
        }
        let mut place =
            (0..PLACES).max_by(|a, b| scores[side - 1][*a].total_cmp(&scores[side - 1][*b])).unwrap_or(REACH);
        for part in (0..side).rev() {
            points.push(LinePoint {
                along: (part as f32 + 0.5) / side as f32,
                across: line as f32 / side as f32,
                // Line 0 lies between the pixels MARGIN - 1 and MARGIN.
                shift: (place as f32 - REACH as f32) / (side * CELL) as f32,
                weight: parts[part][place].max(0.0),
            });
            place = from[part][place];
        }
    }
}

/// The polynomial nearest to the points; after a first fit, those that are far from it do not count.
fn fitted_polynomial(side: usize, points: &[LinePoint], is_row: bool) -> Option<Polynomial> {
    let mut fitted: Option<Polynomial> = None;
    for _ in 0..3 {
        let mut system = [[0.0_f64; TERMS + 1]; TERMS];
        for point in points {
            let terms =
                if is_row { terms(point.along, point.across) } else { terms(point.across, point.along) };
            let off = fitted.map_or(0.0, |fitted| {
                (fitted.iter().zip(terms).map(|(factor, term)| factor * term).sum::<f32>() - point.shift)
                    * side as f32
            });
            // A miss of a twentieth of a cell halves the weight.
            let weight = f64::from(point.weight.min(30.0) / (1.0 + 400.0 * off * off));
            for (row, factor) in system.iter_mut().zip(terms) {
                for (sum, term) in row.iter_mut().zip(terms) {
                    *sum += weight * f64::from(factor) * f64::from(term);
                }
                row[TERMS] += weight * f64::from(factor) * f64::from(point.shift);
            }
        }
        // Where there is no line to see, the paper is flat.
        for (index, row) in system.iter_mut().enumerate() {
            row[index] += if index < 3 { 1.0 } else { 10.0 };
        }
        fitted = solve_equations(system).map(|factors| factors.map(|factor| factor as f32));
    }
    fitted
}
