//! Where in a picture the grid is: outlines of dark areas, of which the one wins that has a grid's lines in it.

use crate::blobs::dark_blobs;
use crate::cells::corners_of_cells;
use crate::mask::{Mask, PixelSums};
use crate::order::ascending;
use crate::outline::{convex_hull, corners_around, corners_within};
use crate::picture::Picture;
use crate::plane::{Corners, Homography, Point, distance};

/// An outline that may be the grid's.
#[derive(Clone, Copy, Debug)]
pub struct Outline {
    /// The corners of the grid, in pixels.
    pub corners: Corners,
    /// How much it looks like a grid: 1 where all the lines are dark and nothing else is; about 0 for a page of text.
    pub score: f32,
}

/// One way to find dark pixels: those that are darker than the square around them.
#[derive(Clone, Copy, Debug)]
pub struct Threshold {
    /// How many such squares make the longest side of the picture.
    pub window: usize,
    /// By how much a pixel is darker.
    pub percent: u32,
    /// Whether the neighbours of dark pixels count as dark when areas are looked for.
    pub dilated: bool,
    /// Whether it is compared with what is on both sides of it, and not with all around it.
    pub has_sides: bool,
}

impl Threshold {
    /// The dark pixels.
    pub fn mask(self, picture: &Picture, sums: &PixelSums) -> Mask {
        let half = (picture.width.max(picture.height) / self.window / 2).max(2);
        if self.has_sides {
            sums.darker_than_both_sides(&picture.gray, half, self.percent)
        } else {
            sums.darker(&picture.gray, half, self.percent)
        }
    }
}

/// In the order in which they are tried. A thin pale line is only found by the last; but there a print that shines
/// through the paper, or a crease, joins the grid with what is beside it.
pub const THRESHOLDS: [Threshold; 6] = [
    Threshold { window: 20, percent: 8, dilated: false, has_sides: false },
    Threshold { window: 12, percent: 5, dilated: false, has_sides: false },
    Threshold { window: 30, percent: 4, dilated: true, has_sides: false },
    Threshold { window: 20, percent: 12, dilated: true, has_sides: false },
    Threshold { window: 30, percent: 2, dilated: false, has_sides: false },
    Threshold { window: 60, percent: 4, dilated: true, has_sides: true },
];

/// An outline as good as this ends the search.
pub const GOOD: f32 = 0.6;
/// How many outlines are looked at more closely.
const MOST: usize = 4;
/// The part of the picture that the box around a grid covers at least.
const LEAST: f32 = 0.04;

/// The best outlines, best first.
pub fn locate(picture: &Picture) -> Vec<Outline> {
    let sums = PixelSums::new(&picture.gray, picture.width, picture.height);
    let mut masks: Vec<Mask> = Vec::new();
    let mut outlines: Vec<Outline> = Vec::new();
    for threshold in THRESHOLDS {
        let mask = threshold.mask(picture, &sums);
        outlines.extend(outlines_of(&mask, threshold.dilated));
        if outlines.iter().any(|outline| outline.score >= GOOD) {
            return best_outlines(outlines);
        }
        masks.push(mask);
    }
    let whole = masks.last().map(Mask::dilated);
    let of_cells = masks.iter().chain(&whole).filter_map(corners_of_cells);
    outlines.extend(of_cells.map(|corners| Outline { corners, score: 0.0 }));
    // Inner lines can be too pale for the mask that shows the frame, so that every mask is asked.
    for outline in &mut outlines {
        if let Some(square) = Homography::new(outline.corners) {
            outline.score = masks.iter().map(|mask| grid_score(mask, &square)).fold(outline.score, f32::max);
        }
    }
    best_outlines(outlines)
}

/// The best of the outlines, best first; of those that are nearly the same, one.
fn best_outlines(outlines: Vec<Outline>) -> Vec<Outline> {
    let mut best: Vec<Outline> = Vec::new();
    let order = ascending(&outlines.iter().map(|outline| -outline.score).collect::<Vec<f32>>());
    for outline in order.into_iter().map(|index| outlines[index]) {
        let is_new = |other: &Outline| {
            (0..4).any(|corner| distance(other.corners[corner], outline.corners[corner]) > 4.0)
        };
        if best.len() < MOST && best.iter().all(is_new) {
            best.push(outline);
        }
    }
    best
}

/// The outlines of the dark areas, with their scores.
fn outlines_of(mask: &Mask, dilated: bool) -> Vec<Outline> {
    let least = (mask.dark.len() as f32 * LEAST) as usize;
    let areas = if dilated { dark_blobs(&mask.dilated(), least..) } else { dark_blobs(mask, least..) };
    let mut outlines = Vec::new();
    for area in areas {
        let hull = convex_hull(&area.ends);
        for corners in [corners_around(hull.clone()), corners_within(&hull)].into_iter().flatten() {
            if is_likely(&corners, mask)
                && let Some(square) = Homography::new(corners)
            {
                outlines.push(Outline { corners, score: grid_score(mask, &square) });
            }
        }
    }
    outlines
}

/// Whether four corners may be a square's that is seen from no more than about 50° aside, and not far outside the
/// picture. Seen from near, a side may be half as long as the one opposite.
fn is_likely(corners: &Corners, mask: &Mask) -> bool {
    let [top, right, bottom, left] =
        [0, 1, 2, 3].map(|corner| distance(corners[corner], corners[(corner + 1) % 4]));
    let pairs = [[top + bottom, left + right], [top, bottom], [left, right]];
    let is_alike = |least: f32, [one, other]: [f32; 2]| one.min(other) > least * one.max(other);
    let is_square = is_alike(0.6, pairs[0]) && is_alike(0.5, pairs[1]) && is_alike(0.5, pairs[2]);
    let [longest, shortest] = [f32::max, f32::min].map(|of| of(of(top, bottom), of(left, right)));
    let margin = longest / 9.0;
    let is_inside = |[x, y]: Point| {
        x > -margin && y > -margin && x < mask.width as f32 + margin && y < mask.height as f32 + margin
    };
    is_square && shortest >= 50.0 && corners.iter().all(|corner| is_inside(*corner))
}

/// Samples on a line, six in each cell.
const SAMPLES: usize = 54;

/// How dark it is where the grid's lines have to be, less how dark it is midway between them.
fn grid_score(mask: &Mask, square: &Homography) -> f32 {
    let mut on_lines = 0.0;
    let mut between = 0.0;
    for line in 0..19 {
        let across = line as f32 / 18.0;
        let mut dark = 0;
        for sample in 0..SAMPLES {
            let along = (sample as f32 + 0.5) / SAMPLES as f32;
            dark += u32::from(is_dark_near(mask, square, |offset| (along, across + offset)));
            dark += u32::from(is_dark_near(mask, square, |offset| (across + offset, along)));
        }
        let part = dark as f32 / (2 * SAMPLES) as f32;
        if line % 2 == 0 {
            on_lines += part / 10.0;
        } else {
            between += part / 9.0;
        }
    }
    on_lines - between
}

/// Whether a pixel within a tenth of a cell is dark.
fn is_dark_near(mask: &Mask, square: &Homography, place: impl Fn(f32) -> (f32, f32)) -> bool {
    const OFFSETS: [f32; 5] = [0.0, 0.05, -0.05, 0.1, -0.1];
    OFFSETS.into_iter().any(|offset| {
        let (u, v) = place(offset / 9.0);
        let [x, y] = square.at(u, v);
        x >= 0.0
            && y >= 0.0
            && (x as usize) < mask.width
            && (y as usize) < mask.height
            && mask.dark[y as usize * mask.width + x as usize]
    })
}
