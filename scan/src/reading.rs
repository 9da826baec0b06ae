//! From a picture to a puzzle: the order in which everything is done.

use crate::blobs::dark_blobs;
use crate::choose::likeliest_puzzle;
use crate::hand::evidence_of_hand;
use crate::ink::{crops, light_crops};
use crate::lattice::Lattice;
use crate::locate::{THRESHOLDS, locate};
use crate::mask::PixelSums;
use crate::net::{DigitNet, Opinion};
use crate::picture::Picture;
use crate::plane::{Homography, Point};
use crate::player::evidence_of_colour;
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
    /// The likeliest digit of each cell, without those that are written by hand.
    pub raw: [u8; 81],
    /// The likeliest puzzle that has exactly one solution; the same as `raw` where there is none.
    pub puzzle: [u8; 81],
    /// The digits that are written by hand into the puzzle's blanks; a cell of which that is not clear is doubtful.
    pub answers: [u8; 81],
    /// Whether the reading can be taken without a look at it: nothing was changed, it has exactly one solution and at
    /// most 40 givens, no cell is less certain than 0.51, and it is clear what is written by hand.
    pub is_sure: bool,
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
    /// Whether it is written by hand.
    pub by_hand: bool,
    /// Whether somebody should look at it: it is less certain than 0.7, was changed, or may be written by hand or not.
    pub is_doubtful: bool,
}

/// A reading of which each cell is as certain as this may be sure.
const SURE: f32 = 0.51;
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
/// No puzzle with fewer givens has exactly one solution (McGuire, Tugemann and Civario 2012); some may have been
/// missed.
const FEWEST_DIGITS: usize = 12;

/// A grid that was found, and what the net says of its cells.
struct ReadOutline {
    lattice: Lattice,
    upright: UprightCells,
    /// How much it looks like a grid.
    score: f32,
    /// The same and how certain its digits are.
    worth: f32,
    is_good: bool,
}

/// So many digits have to look written before any is taken for an answer.
const FEWEST_ANSWERS: usize = 4;
/// So many have to look printed.
const FEWEST_GIVENS: usize = 12;
/// So much speaks for print where nothing is written.
const PRINTED: f32 = 9.0;
/// Where something is written, a digit for which less speaks may be a given or an answer. A tidy 7 in pencil looks more
/// like print than any print looks like a hand.
const CLEARLY_PRINTED: f32 = 4.5;
const CLEARLY_WRITTEN: f32 = 2.5;

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
        let lattice = Lattice::flat(square).snapped(picture).snapped(picture);
        let upright = read_upright(net, &crops(picture, &lattice));
        let digits = upright.opinions.iter().filter(|opinion| opinion.ranking()[0] != 0).count();
        let certainty = worth(&upright.opinions);
        let is_good = certainty > GOOD;
        if digits < FEWEST_DIGITS || certainty < LEAST_WORTH {
            continue;
        }
        let found =
            ReadOutline { lattice, upright, score: outline.score, worth: outline.score + certainty, is_good };
        if best.as_ref().is_none_or(|best| found.worth > best.worth) {
            best = Some(found);
        }
        if is_good {
            break;
        }
    }
    if let Some(best) = &mut best {
        for (cell, crop) in light_crops(picture, &best.lattice) {
            best.upright.see_also(net, cell, crop);
        }
    }
    best
}

fn scanned_grid(
    picture: &Picture,
    found: &ReadOutline,
    is_puzzle: impl Fn(&[u8; 81]) -> bool,
) -> ScannedGrid {
    let ReadOutline { lattice, upright, .. } = found;
    let UprightCells { quarters, opinions, .. } = upright;
    let is_legal = |cells: &[u8; 81]| clash_count(cells) == 0 && is_puzzle(cells);
    let by_colour = evidence_of_colour(picture, lattice, upright, is_legal);
    let is_by_colour = by_colour.is_some();
    let by_hand = by_colour.or_else(|| evidence_of_hand(picture, lattice, upright)).unwrap_or([-PRINTED; 81]);
    let all = upright.digits();
    let filled = || (0..81).filter(|cell| all[*cell] != 0);
    let givens: Vec<Opinion> = (0..81).map(|cell| opinions[cell].as_given(by_hand[cell])).collect();
    // A digit of an unusual font can look written. Where only a few do, or the rest is no puzzle, all are taken for
    // givens.
    let written = filled().filter(|cell| by_hand[*cell] > 0.0).count();
    let may_have_answers =
        is_by_colour || written >= FEWEST_ANSWERS && filled().count() - written >= FEWEST_GIVENS;
    let printed = if may_have_answers { digits_of(&givens) } else { all };
    let puzzle_of = |cells: &[u8; 81], opinions: &[Opinion]| {
        if is_legal(cells) { Some(*cells) } else { likeliest_puzzle(opinions, &is_puzzle) }
    };
    let answered = may_have_answers.then(|| puzzle_of(&printed, &givens)).flatten();
    let (raw, puzzle) = match answered {
        Some(puzzle) => (printed, puzzle),
        None => (all, puzzle_of(&all, opinions).unwrap_or(all)),
    };
    let has_answers = answered.is_some();
    let is_clear = |cell: usize| {
        all[cell] == 0 || by_hand[cell] <= -CLEARLY_PRINTED || has_answers && by_hand[cell] >= CLEARLY_WRITTEN
    };
    let cells: Vec<ScannedCell> = (0..81)
        .map(|cell| {
            let (ranking, confidence) = (opinions[cell].ranking(), opinions[cell].confidence());
            ScannedCell {
                digit: ranking[0],
                confidence,
                others: [ranking[1], ranking[2]],
                by_hand: has_answers && puzzle[cell] == 0 && all[cell] != 0,
                is_doubtful: confidence < DOUBTFUL || raw[cell] != puzzle[cell] || !is_clear(cell),
            }
        })
        .collect();
    let is_sure = raw == puzzle
        && is_legal(&raw)
        && (0..81).all(|cell| cells[cell].confidence >= SURE && is_clear(cell));
    let in_photo = |[x, y]: Point| [x * picture.scale, y * picture.scale];
    let crossings = lattice.crossings();
    let turned: Vec<Point> = (0..100)
        .map(|index| {
            let (mut row, mut column) = (index / 10, index % 10);
            for _ in 0..*quarters {
                (row, column) = (column, 9 - row);
            }
            in_photo(crossings[row * 10 + column])
        })
        .collect();
    ScannedGrid {
        corners: [0, 9, 99, 90].map(|crossing| turned[crossing]),
        lattice: turned,
        raw,
        puzzle,
        answers: std::array::from_fn(|cell| if cells[cell].by_hand { all[cell] } else { 0 }),
        is_sure,
        cells,
    }
}

fn digits_of(opinions: &[Opinion]) -> [u8; 81] {
    std::array::from_fn(|cell| opinions[cell].ranking()[0])
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
