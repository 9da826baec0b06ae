//! From a picture to a puzzle: the order in which everything is done.

use crate::blobs::dark_blobs;
use crate::border::suspects;
use crate::divide::{DividedDigits, divide};
use crate::ink::{Crop, crops, faint_crops};
use crate::lattice::Lattice;
use crate::locate::{GOOD as GOOD_OUTLINE, THRESHOLDS, locate};
use crate::mask::PixelSums;
use crate::net::DigitNet;
use crate::picture::Picture;
use crate::plane::{Homography, Point};
use crate::upright::{UprightCells, clash_count, read_upright, worth};

/// What was read from a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Scan {
    /// A grid.
    Grid(Box<ScannedGrid>),
    /// No grid was found, and why.
    NoGrid(NoGrid),
}

/// Why no grid was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoGrid {
    /// Nothing in the picture has a sharp edge.
    Blurred,
    /// Something like a grid reaches the edge of the picture.
    CutOff,
    /// Nothing in the picture is a square of nine by nine cells.
    NothingSquare,
}

/// A grid as it was read. Its cells are row by row, as the digits stand.
#[derive(Clone, Debug, PartialEq)]
pub struct ScannedGrid {
    /// Where the corners of the grid are, clockwise from the puzzle's top left, in pixels of the photo.
    pub corners: [[f32; 2]; 4],
    /// The ten by ten crossings of its lines, row by row, in pixels of the photo.
    pub lattice: Vec<[f32; 2]>,
    /// Each cell as the net sees it.
    pub cells: Vec<ScannedCell>,
    /// The likeliest digit of each cell, without the player's.
    pub raw: [u8; 81],
    /// The likeliest puzzle that has exactly one solution; the same as `raw` where there is none. A cell that is more
    /// certain than 0.9 is the same in both.
    pub puzzle: [u8; 81],
    /// The player's digits in the puzzle's blanks: by hand, or of another colour.
    pub answers: [u8; 81],
    /// Whether somebody has to look at the reading.
    pub certainty: Certainty,
}

/// Whether somebody has to look at a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Nobody has to: nothing was changed, it has exactly one solution, no digit is less certain than 0.51 and no blank
    /// less than 0.6, and it is clear which digits are the player's.
    Sure,
    /// Nobody has to, but the puzzle has several solutions, or none: nothing was changed, no cell is less certain than
    /// 0.9, and it is clear which digits are the player's.
    Clear,
    /// Somebody has to.
    Doubtful,
}

/// A cell as the net sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScannedCell {
    /// The likeliest digit, 0 for a blank.
    pub digit: u8,
    /// How likely it is, from 0.1 to 1.
    pub confidence: f32,
    /// The next likely ones.
    pub others: [u8; 2],
    /// Whether it is the player's.
    pub is_answer: bool,
    /// Whether it may be a given as well as the player's.
    pub is_either: bool,
    /// Whether somebody should look at it: it is less certain than 0.7, or was changed.
    pub is_doubtful: bool,
}

/// A reading of which each cell is as certain as this may be sure.
const SURE: f32 = 0.51;
/// A blank has to be as certain: a puzzle without one of its givens often has one solution all the same.
const SURE_BLANK: f32 = 0.6;
/// Where no solution speaks for a reading, each cell has to be as certain as this.
const CLEAR: f32 = 0.9;
/// A cell that is less certain is shown as doubtful.
const DOUBTFUL: f32 = 0.7;
/// An outline that looks less like a grid is none.
const LEAST_SCORE: f32 = 0.08;
/// A reading of a grid whose digits are less certain in the mean is none.
const LEAST_WORTH: f32 = 0.6;
/// An outline that looks as much like a grid is one, even if its digits are no puzzle.
const WHOLE: f32 = 0.3;
/// A reading that is as certain as this ends the search.
const GOOD: f32 = 0.9;
/// A grid has more digits: no puzzle with fewer than 17 has exactly one solution (McGuire, Tugemann and Civario 2012), and
/// some may have been missed.
const FEWEST_DIGITS: usize = 12;

/// A grid that was found, and what the net says of its cells.
struct ReadOutline {
    lattice: Lattice,
    /// Of the cells as they are in the picture.
    crops: Vec<Crop>,
    upright: UprightCells,
    /// How much it looks like a grid.
    score: f32,
    /// The same and how certain its digits are.
    worth: f32,
    is_good: bool,
}

/// Reads a picture. `is_puzzle` says whether cells have exactly one solution; they may clash.
pub fn scan(picture: &Picture, is_puzzle: impl Fn(&[u8; 81]) -> bool) -> Scan {
    let net = DigitNet::new();
    let dark_on_light = best_outline(picture, &net);
    // On a dark screen the digits are light.
    let found = match dark_on_light {
        Some(found) if found.is_good => Some(found),
        other => {
            let light_on_dark = best_outline(&picture.inverted(), &net);
            other.into_iter().chain(light_on_dark).max_by(|a, b| a.worth.total_cmp(&b.worth))
        }
    };
    let read =
        found.map(|found| (found.is_good || found.score >= WHOLE, scanned_grid(picture, &found, &is_puzzle)));
    match read {
        // Half a grid or a table of figures has uncertain digits, and they are no puzzle.
        Some((is_grid, reading)) if is_grid || is_puzzle(&reading.puzzle) => Scan::Grid(Box::new(reading)),
        _ => Scan::NoGrid(why_none(picture)),
    }
}

/// The best of the outlines, read.
fn best_outline(picture: &Picture, net: &DigitNet) -> Option<ReadOutline> {
    let mut best: Option<ReadOutline> = None;
    for outline in locate(picture) {
        if outline.score < LEAST_SCORE {
            continue;
        }
        let Some(square) = Homography::new(outline.corners) else { continue };
        let times = if outline.score < GOOD_OUTLINE { 3 } else { 2 };
        let lattice = (0..times).fold(Lattice::flat(square), |lattice, _| lattice.snapped(picture));
        let crops = crops(picture, &lattice);
        let upright = read_upright(net, &crops);
        let digits = upright.opinions.iter().filter(|opinion| opinion.ranking()[0] != 0).count();
        let certainty = worth(&upright.opinions);
        let is_good = certainty > GOOD;
        if digits < FEWEST_DIGITS || certainty < LEAST_WORTH {
            continue;
        }
        let found = ReadOutline {
            lattice,
            crops,
            upright,
            score: outline.score,
            worth: outline.score + certainty,
            is_good,
        };
        if best.as_ref().is_none_or(|best| found.worth > best.worth) {
            best = Some(found);
        }
        if is_good {
            break;
        }
    }
    if let Some(best) = &mut best {
        for (cell, crop) in faint_crops(picture, &best.lattice, &best.crops) {
            best.upright.see_also(net, cell, crop);
        }
    }
    best
}

fn scanned_grid(
    picture: &Picture,
    found: &ReadOutline,
    is_puzzle: &dyn Fn(&[u8; 81]) -> bool,
) -> ScannedGrid {
    let ReadOutline { lattice, upright, .. } = found;
    let UprightCells { quarters, opinions, .. } = upright;
    let all = upright.digits();
    let divided = divide(picture, lattice, upright, is_puzzle);
    let DividedDigits { raw, puzzle, answers, either } = divided;
    let crossings = lattice.crossings();
    let turned: Vec<Point> = (0..100)
        .map(|index| {
            let (mut row, mut column) = (index / 10, index % 10);
            for _ in 0..*quarters {
                (row, column) = (column, 9 - row);
            }
            crossings[row * 10 + column]
        })
        .collect();
    let suspects = suspects(&upright.crops, &all, &turned);
    let cells: Vec<ScannedCell> = (0..81)
        .map(|cell| {
            let (ranking, confidence) = (opinions[cell].ranking(), opinions[cell].confidence());
            ScannedCell {
                digit: all[cell],
                confidence,
                others: [ranking[1], ranking[2]],
                is_answer: answers[cell] != 0,
                is_either: either[cell],
                is_doubtful: confidence < DOUBTFUL || raw[cell] != puzzle[cell] || suspects[cell],
            }
        })
        .collect();
    let is_whole = !suspects.contains(&true);
    let is_read = |least: f32| {
        let least_of = |cell: &ScannedCell| if cell.digit == 0 { least.max(SURE_BLANK) } else { least };
        is_whole
            && raw == puzzle
            && cells.iter().all(|cell| cell.confidence >= least_of(cell) && !cell.is_either)
    };
    let certainty = match clash_count(&raw) == 0 && is_puzzle(&raw) {
        true if is_read(SURE) => Certainty::Sure,
        false if is_read(CLEAR) => Certainty::Clear,
        _ => Certainty::Doubtful,
    };
    let in_photo = |crossing: usize| turned[crossing].map(|place| place * picture.scale);
    ScannedGrid {
        corners: [0, 9, 99, 90].map(in_photo),
        lattice: (0..100).map(in_photo).collect(),
        raw,
        puzzle,
        answers,
        certainty,
        cells,
    }
}

/// Why there is no grid.
fn why_none(picture: &Picture) -> NoGrid {
    let Picture { width, height, gray, .. } = picture;
    // The largest step between neighbours, and between the lightest and the darkest: a sharp edge is a fifth of that.
    let steps =
        gray.chunks_exact(*width).flat_map(|row| row.windows(2).map(|pair| pair[0].abs_diff(pair[1])));
    let (sharpest, lightest, darkest) = (
        steps.max().unwrap_or(0),
        gray.iter().max().copied().unwrap_or(0),
        gray.iter().min().copied().unwrap_or(0),
    );
    let contrast = lightest - darkest;
    if contrast > 40 && u32::from(sharpest) * 8 < u32::from(contrast) {
        return NoGrid::Blurred;
    }
    let sums = PixelSums::new(gray, *width, *height);
    let mask = THRESHOLDS[0].mask(picture, &sums);
    let is_cut = dark_blobs(&mask, width * height / 8..).iter().any(|blob| {
        let [left, top, right, bottom] = blob.bounds;
        left == 0 || top == 0 || right == *width || bottom == *height
    });
    if is_cut { NoGrid::CutOff } else { NoGrid::NothingSquare }
}
