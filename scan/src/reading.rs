//! From a picture to a puzzle: the order in which everything is done.

use crate::blobs::dark_blobs;
use crate::choose::likeliest;
use crate::ink::crops;
use crate::lattice::Lattice;
use crate::locate::{THRESHOLDS, locate};
use crate::mask::Sums;
use crate::net::Net;
use crate::picture::Picture;
use crate::plane::{Corners, Homography, Point};
use crate::turned::{Turned, clashes, read, worth};

/// What was read from a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Scan {
    /// A grid.
    Grid(Box<Reading>),
    /// No grid was found, and why.
    None(NoGrid),
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
pub struct Reading {
    /// Where the corners of the grid are, clockwise from the puzzle's top left, in pixels of the photo.
    pub corners: Corners,
    /// The ten by ten crossings of its lines, row by row, in pixels of the photo.
    pub lattice: Vec<Point>,
    /// Each cell as the net sees it.
    pub cells: Vec<Cell>,
    /// The likeliest digit of each cell, without those that are written by hand.
    pub raw: [u8; 81],
    /// The likeliest puzzle that has exactly one solution; the same as `raw` where there is none.
    pub puzzle: [u8; 81],
    /// The digits that are written by hand into the puzzle's blanks.
    pub answers: [u8; 81],
    /// Whether the reading can be taken without a look at it: nothing was changed, it has exactly one solution, and no cell
    /// is in doubt.
    pub is_sure: bool,
}

/// A cell as the net sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// The likeliest digit, 0 for a blank.
    pub digit: u8,
    /// How likely it is, from 0.1 to 1.
    pub confidence: f32,
    /// The next likely ones.
    pub others: [u8; 2],
    /// Whether it is written by hand.
    pub by_hand: bool,
    /// Whether somebody should look at it.
    pub is_doubtful: bool,
}

/// A reading of which each cell is as certain as this may be sure.
const SURE: f32 = 0.3;
/// A cell that is less certain is shown as doubtful.
const DOUBTFUL: f32 = 0.7;
/// An outline that looks less like a grid is none.
const LEAST_SCORE: f32 = 0.12;
/// A reading of a grid whose digits are less certain in the mean is none.
const LEAST_WORTH: f32 = 0.6;
/// A reading that is as certain as this ends the search.
const GOOD: f32 = 0.9;
/// No puzzle with fewer givens has exactly one solution (McGuire, Tugemann and Civario 2012); some may have been missed.
const FEWEST_DIGITS: usize = 12;

/// A grid that was found, and what the net says of its cells.
struct Found {
    lattice: Lattice,
    turned: Turned,
    /// How good it is: how much it looks like a grid, and how certain its digits are.
    worth: f32,
    is_good: bool,
}

/// So many digits have to look written before any is taken for an answer.
const FEWEST_ANSWERS: usize = 4;

/// Reads a picture. `is_puzzle` says whether cells have exactly one solution; they may clash.
pub fn scan(picture: &Picture, is_puzzle: impl Fn(&[u8; 81]) -> bool) -> Scan {
    let net = Net::new();
    let dark_on_light = best(picture, &net);
    // On a dark screen the digits are light.
    let found = match dark_on_light {
        Some(found) if found.is_good => Some(found),
        other => {
            let light_on_dark = best(&picture.inverted(), &net);
            other.into_iter().chain(light_on_dark).max_by(|a, b| a.worth.total_cmp(&b.worth))
        }
    };
    let read = found.map(|found| (found.is_good, reading(picture, &found, &is_puzzle)));
    match read {
        // Half a grid or a table of figures has uncertain digits, and they are no puzzle.
        Some((is_good, reading)) if is_good || is_puzzle(&reading.puzzle) => Scan::Grid(Box::new(reading)),
        _ => Scan::None(why_none(picture)),
    }
}

/// The best of the outlines, read.
fn best(picture: &Picture, net: &Net) -> Option<Found> {
    let mut best: Option<Found> = None;
    for outline in locate(picture) {
        let Some(square) = Homography::new(outline.corners) else { continue };
        if outline.score < LEAST_SCORE {
            continue;
        }
        let lattice = Lattice::flat(square).snapped(picture).snapped(picture);
        let turned = read(net, &crops(picture, &lattice));
        let digits = turned.opinions.iter().filter(|opinion| opinion.ranking()[0] != 0).count();
        let certainty = worth(&turned.opinions);
        if digits < FEWEST_DIGITS || certainty < LEAST_WORTH {
            continue;
        }
        let found = Found { lattice, turned, worth: outline.score + certainty, is_good: certainty > GOOD };
        let is_good = found.is_good;
        if best.as_ref().is_none_or(|best| found.worth > best.worth) {
            best = Some(found);
        }
        if is_good {
            break;
        }
    }
    best
}

fn reading(picture: &Picture, found: &Found, is_puzzle: impl Fn(&[u8; 81]) -> bool) -> Reading {
    let Turned { quarters, opinions } = &found.turned;
    let all: [u8; 81] = std::array::from_fn(|cell| opinions[cell].ranking()[0]);
    let by_hand: [bool; 81] = std::array::from_fn(|cell| all[cell] != 0 && opinions[cell].by_hand > 0.0);
    let printed = std::array::from_fn(|cell| if by_hand[cell] { 0 } else { all[cell] });
    // A digit of an unusual font can look written. Where the printed ones alone are no puzzle, all are taken for givens; and
    // so they are where only a few look written.
    let written = by_hand.iter().filter(|by_hand| **by_hand).count();
    let has_answers = written >= FEWEST_ANSWERS && clashes(&printed) == 0 && is_puzzle(&printed);
    let raw = if has_answers { printed } else { all };
    let is_legal = clashes(&raw) == 0 && is_puzzle(&raw);
    let puzzle = if is_legal { raw } else { likeliest(opinions, is_puzzle).unwrap_or(raw) };
    let cells: Vec<Cell> = (0..81)
        .map(|cell| {
            let ranking = opinions[cell].ranking();
            let confidence = opinions[cell].confidence();
            let is_unclear = has_answers && all[cell] != 0 && opinions[cell].by_hand.abs() < 1.0;
            Cell {
                digit: ranking[0],
                confidence,
                others: [ranking[1], ranking[2]],
                by_hand: has_answers && by_hand[cell],
                is_doubtful: confidence < DOUBTFUL || raw[cell] != puzzle[cell] || is_unclear,
            }
        })
        .collect();
    let is_sure = is_legal && cells.iter().all(|cell| cell.confidence >= SURE);
    let in_photo = |[x, y]: Point| [x * picture.scale, y * picture.scale];
    let crossings = found.lattice.crossings();
    let turned: Vec<Point> = (0..100)
        .map(|index| {
            let (mut row, mut column) = (index / 10, index % 10);
            for _ in 0..*quarters {
                (row, column) = (column, 9 - row);
            }
            in_photo(crossings[row * 10 + column])
        })
        .collect();
    Reading {
        corners: [0, 9, 99, 90].map(|crossing| turned[crossing]),
        lattice: turned,
        raw,
        puzzle,
        answers: std::array::from_fn(|cell| if has_answers && by_hand[cell] { all[cell] } else { 0 }),
        is_sure,
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
    let sums = Sums::new(gray, *width, *height);
    let mask = THRESHOLDS[0].mask(picture, &sums);
    let is_cut = dark_blobs(&mask, width * height / 8..).iter().any(|blob| {
        let [left, top, right, bottom] = blob.bounds;
        left == 0 || top == 0 || right == *width || bottom == *height
    });
    if is_cut { NoGrid::CutOff } else { NoGrid::NothingSquare }
}
