//! Where in a picture the grid is: outlines of dark areas, of which the one wins that has a grid's lines in it.

use crate::blobs::dark_blobs;
use crate::cells::corners_of_cells;
use crate::mask::{Mask, PixelSums};
use crate::order::ascending;
use crate::outline::{convex_hull, corners_around, corners_within};
use crate::picture::Picture;
use crate::plane::{Corners, Homography, Point, area, distance, is_within, middle_of};

/// An outline that may be a grid's.
#[derive(Clone, Copy, Debug)]
pub struct Outline {
    /// The corners of the grid, in pixels.
    pub corners: Corners,
    /// How many cells are in a row.
    pub side: usize,
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

/// In the order in which they are tried. A thin pale line is only found by the fifth; but there a print that shines through
/// the paper, or a crease, joins the grid with what is beside it. The sixth finds a bright screen in a dark room.
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
/// So many outlines are told of at most.
const MOST: usize = 16;
/// The part of the picture that the box around a grid covers at least.
const LEAST: f32 = 0.04;

/// The sizes of grids that are told from 9×9. No Sudoku is 5×5 or 7×7, but another puzzle or a table may be.
const OTHER_SIDES: [usize; 11] = [4, 5, 6, 7, 8, 10, 12, 15, 16, 20, 25];

/// An outline that looks less like a grid of such a size is none of it.
const LEAST_OTHER: f32 = 0.4;
/// A grid in it is a part of it if it looks as much like one.
const LARGER: f32 = 0.4;
/// Every second line of a grid is as dark, at least, as a part of the others.
const EVEN: f32 = 0.5;
/// The same of a 6×6, which may have thin lines in its boxes.
const EVEN_SIX: f32 = 0.3;

/// The best outlines, best first.
pub fn locate(picture: &Picture) -> Vec<Outline> {
    let sums = PixelSums::new(&picture.gray, picture.width, picture.height);
    let mut masks: Vec<Mask> = Vec::new();
    let mut outlines: Vec<Outline> = Vec::new();
    for threshold in THRESHOLDS {
        let mask = threshold.mask(picture, &sums);
        let corners = corners_in(&mask, threshold.dilated);
        outlines.extend(corners.into_iter().filter_map(|corners| nine_by_nine(corners, &[&mask])));
        masks.push(mask);
        if outlines.iter().any(|outline| outline.score >= GOOD) {
            break;
        }
    }
    if masks.len() == THRESHOLDS.len() {
        let masks: Vec<&Mask> = masks.iter().collect();
        let whole = masks.last().map(|mask| mask.dilated());
        let of_cells = masks.iter().copied().chain(&whole).filter_map(corners_of_cells);
        let corners = outlines.iter().map(|outline| outline.corners).chain(of_cells);
        // Inner lines can be too pale for the mask that shows the frame, so that every mask is asked.
        outlines = corners.filter_map(|corners| nine_by_nine(corners, &masks)).collect();
    }
    let mut best = best_outlines(outlines);
    let mut sized = with_sizes(&best, &masks);
    // A mask that shows the frame of a full grid, or the boxes of a 16×16, may not show its cells.
    if masks.len() < THRESHOLDS.len()
        && sized.iter().any(|outline| outline.side == 4 || is_unclear(outline, &sized[0]))
    {
        let more = THRESHOLDS[masks.len()..].iter().map(|threshold| threshold.mask(picture, &sums));
        masks.extend(more);
        let all: Vec<&Mask> = masks.iter().collect();
        best = best_outlines(best.iter().filter_map(|outline| nine_by_nine(outline.corners, &all)).collect());
        sized = with_sizes(&best, &masks);
    }
    // A part of a larger grid has a grid's lines, too: nine rows and columns of a 16×16.
    let is_part = |outline: &&Outline| {
        let is_larger = |other: &&Outline| {
            let part = (outline.side as f32 / other.side as f32).powi(2);
            let is_sized = other.side != 9 && other.score >= LARGER && part < 1.0;
            is_sized && area(&outline.corners) < 1.2 * part * area(&other.corners)
        };
        sized.iter().filter(is_larger).any(|other| is_within(middle_of(&outline.corners), &other.corners))
    };
    best_outlines(sized.iter().filter(|outline| !is_part(outline)).copied().collect())
}

/// The outlines, of other sizes where they look like that.
fn with_sizes(outlines: &[Outline], masks: &[Mask]) -> Vec<Outline> {
    let masks: Vec<&Mask> = masks.iter().collect();
    outlines.iter().map(|outline| of_other_size(*outline, &masks)).collect()
}

/// Whether an outline beside the best one is about as large, and hardly looks like a grid.
fn is_unclear(outline: &Outline, best: &Outline) -> bool {
    const AS_LARGE: f32 = 0.6;
    const CLEAR: f32 = 0.3;
    let is_apart = !is_within(middle_of(&outline.corners), &best.corners);
    outline.score < CLEAR && is_apart && area(&outline.corners) > AS_LARGE * area(&best.corners)
}

/// The outline of a 9×9 with these corners.
fn nine_by_nine(corners: Corners, masks: &[&Mask]) -> Option<Outline> {
    let square = Homography::new(corners)?;
    Some(Outline { corners, side: 9, score: best_score(masks, &square, 9) })
}

/// The same outline, of another size if all its lines look much more like that: digits midway between the lines of a 4×4 look
/// like some lines of an 8×8. A 12×12 has all the lines of a 4×4: it is the larger one that has nearly as many.
fn of_other_size(outline: Outline, masks: &[&Mask]) -> Outline {
    const MUCH: f32 = 0.12;
    const NEARLY: f32 = 0.8;
    let Some(square) = Homography::new(outline.corners).filter(|_| outline.score < GOOD) else {
        return outline;
    };
    let other = OTHER_SIDES.map(|side| Outline { side, score: best_score(masks, &square, side), ..outline });
    let Some(best) = other.iter().max_by(|one, other| one.score.total_cmp(&other.score)) else {
        return outline;
    };
    let has_its_lines = |other: &&Outline| {
        other.side.is_multiple_of(best.side) && ![2, 6].contains(&(other.side / best.side))
    };
    let larger = other.iter().filter(has_its_lines).rfind(|other| other.score >= NEARLY * best.score);
    let best = larger.unwrap_or(best);
    if best.score >= LEAST_OTHER && best.score > outline.score + MUCH { *best } else { outline }
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

/// The corners of the dark areas.
fn corners_in(mask: &Mask, dilated: bool) -> Vec<Corners> {
    let least = (mask.dark.len() as f32 * LEAST) as usize;
    let areas = if dilated { dark_blobs(&mask.dilated(), least..) } else { dark_blobs(mask, least..) };
    let mut found = Vec::new();
    for area in areas {
        let hull = convex_hull(&area.ends);
        let both = [corners_around(hull.clone()), corners_within(&hull)];
        found.extend(both.into_iter().flatten().filter(|corners| is_likely(corners, mask)));
    }
    found
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

/// Samples on a line, in each cell.
const SAMPLES: usize = 6;

/// How dark it is where the grid's lines have to be, less how dark it is midway between them, in the mask that shows it best.
fn best_score(masks: &[&Mask], square: &Homography, side: usize) -> f32 {
    let score = |mask: &&Mask| {
        let [on_lines, between] = darkness(mask, square, side);
        let [even, odd] = [0, 1].map(|first| mean(on_lines.iter().skip(first).step_by(2)));
        // Digits midway between the lines of a 4×4 look like every second line of an 8×8; a 9×9 without lines in its boxes has
        // every second line of a 6×6.
        let is_even = odd >= even * if side == 6 { EVEN_SIX } else { EVEN };
        if [6, 8, 10, 12, 16, 20].contains(&side) && !is_even {
            0.0
        } else {
            mean(on_lines.iter()) - mean(between.iter())
        }
    };
    masks.iter().map(score).fold(f32::MIN, f32::max)
}

fn mean<'a>(values: impl ExactSizeIterator<Item = &'a f32>) -> f32 {
    let count = values.len();
    values.sum::<f32>() / count as f32
}

/// Which part of each line is dark, and of what is midway between two lines; of rows and columns together.
fn darkness(mask: &Mask, square: &Homography, side: usize) -> [Vec<f32>; 2] {
    let samples = SAMPLES * side;
    let mut parts = [Vec::new(), Vec::new()];
    for line in 0..=2 * side {
        let across = line as f32 / (2 * side) as f32;
        let mut dark = 0;
        for sample in 0..samples {
            let along = (sample as f32 + 0.5) / samples as f32;
            dark += u32::from(is_dark_near(mask, square, side, |offset| (along, across + offset)));
            dark += u32::from(is_dark_near(mask, square, side, |offset| (across + offset, along)));
        }
        parts[line % 2].push(dark as f32 / (2 * samples) as f32);
    }
    parts
}

/// Whether a pixel within a tenth of a cell is dark.
fn is_dark_near(mask: &Mask, square: &Homography, side: usize, place: impl Fn(f32) -> (f32, f32)) -> bool {
    const OFFSETS: [f32; 5] = [0.0, 0.05, -0.05, 0.1, -0.1];
    OFFSETS.into_iter().any(|offset| {
        let (u, v) = place(offset / side as f32);
        let [x, y] = square.at(u, v);
        x >= 0.0
            && y >= 0.0
            && (x as usize) < mask.width
            && (y as usize) < mask.height
            && mask.dark[y as usize * mask.width + x as usize]
    })
}
