//! The grids of a picture: the outlines whose cells hold digits.

use crate::cages::has_cages;
use crate::ink::{Crop, crops, faint_crops};
use crate::lattice::Lattice;
use crate::locate::{GOOD as GOOD_OUTLINE, Outline};
use crate::net::DigitNet;
use crate::picture::Picture;
use crate::plane::{Corners, Homography, is_within, middle_of};
use crate::upright::{UprightCells, read_upright, worth};

/// The sizes that are read.
const READ_SIDES: [usize; 4] = [4, 6, 9, 16];
/// An outline that looks less like a grid is none.
const LEAST_SCORE: f32 = 0.08;
/// A reading of a grid whose digits are less certain in the mean is none.
const LEAST_WORTH: f32 = 0.6;
/// An outline that looks as much like a grid is one, even if its digits are no puzzle.
pub const WHOLE: f32 = 0.3;
/// A reading that is as certain as this ends the search.
const GOOD: f32 = 0.9;
/// So many outlines are read until one is good.
const MOST: usize = 4;
/// A 9×9 has as many givens, at least. None with fewer than 17 has exactly one solution (McGuire, Tugemann and Civario 2012),
/// and some may have been missed.
pub const FEWEST_GIVENS: usize = 12;

/// A grid that was found, and what the net says of its cells.
pub struct FoundGrid {
    corners: Corners,
    pub lattice: Lattice,
    /// Of the cells as they are in the picture.
    crops: Vec<Crop>,
    pub upright: UprightCells,
    /// How much it looks like a grid and how certain its digits are.
    pub worth: f32,
    /// Whether it is a grid, even if its digits are no puzzle.
    pub is_certain: bool,
    /// Whether its digits are certain.
    pub is_good: bool,
}

/// The grids in some outlines, the best outline first: the best grid, then the others that are certain and apart from it.
pub fn found_grids(picture: &Picture, net: &DigitNet, outlines: &[Outline]) -> Vec<FoundGrid> {
    let mut best: Option<FoundGrid> = None;
    let is_read = |outline: &&Outline| READ_SIDES.contains(&outline.side);
    let outlines: Vec<Outline> = outlines.iter().filter(is_read).copied().collect();
    for found in outlines.iter().take(MOST).filter_map(|outline| read(picture, net, outline)) {
        let is_good = found.is_good;
        if best.as_ref().is_none_or(|best| found.worth > best.worth) {
            best = Some(found);
        }
        if is_good {
            break;
        }
    }
    let mut grids: Vec<FoundGrid> = best.into_iter().collect();
    if !grids.is_empty() {
        for outline in outlines.iter().filter(|outline| outline.score >= WHOLE) {
            let is_apart = grids.iter().all(|grid| are_apart(&grid.corners, &outline.corners));
            grids.extend(is_apart.then(|| read(picture, net, outline)).flatten().filter(|grid| grid.is_good));
        }
    }
    for grid in &mut grids {
        for (cell, crop) in faint_crops(picture, &grid.lattice, &grid.crops) {
            grid.upright.see_also(net, cell, crop);
        }
    }
    grids
}

/// Whether the grids that were found in a picture of which light and dark are exchanged are better than those of the picture
/// itself: more of them, a larger one around one of those, or such as are more certain where those are not.
pub fn are_better(exchanged: &[FoundGrid], own: &[FoundGrid]) -> bool {
    let (Some(one), Some(other)) = (exchanged.first(), own.first()) else {
        return own.is_empty() && !exchanged.is_empty();
    };
    let is_around =
        one.lattice.side > other.lattice.side && is_within(middle_of(&other.corners), &one.corners);
    let are_more = exchanged.len() > own.len();
    one.is_good && (are_more || is_around) || !other.is_good && one.worth > other.worth
}

/// Reads the cells of an outline. None where they are those of no grid.
fn read(picture: &Picture, net: &DigitNet, outline: &Outline) -> Option<FoundGrid> {
    let Outline { corners, side, score } = *outline;
    if score < LEAST_SCORE {
        return None;
    }
    let flat = Lattice::flat(side, Homography::new(corners)?);
    let times = if score < GOOD_OUTLINE { 3 } else { 2 };
    let lattice = (0..times).fold(flat, |lattice, _| lattice.snapped(picture));
    let crops = crops(picture, &lattice);
    let upright = read_upright(net, side, &crops);
    let digits = upright.digits().into_iter().filter(|digit| *digit != 0).count();
    let certainty = worth(&upright.opinions);
    let is_read = digits >= fewest_digits(side) && certainty >= LEAST_WORTH;
    // A killer has hardly a digit; a table of figures may have many.
    let is_killer = || {
        side == 9 && digits < 2 * fewest_digits(9) && score >= WHOLE && has_cages(picture, &lattice, &upright)
    };
    if !(is_read || is_killer()) {
        return None;
    }
    let is_good = certainty > GOOD;
    let is_certain = is_good || score >= WHOLE;
    Some(FoundGrid { corners, lattice, crops, upright, worth: score + certainty, is_certain, is_good })
}

/// So many digits a grid has, at least: a fifth of its cells. No 4×4 with fewer than 4 and no 6×6 with fewer than 8 has exactly
/// one solution.
fn fewest_digits(side: usize) -> usize {
    if side == 9 { FEWEST_GIVENS } else { (side * side).div_ceil(5) }
}

/// Whether the middle of each of two quadrilaterals is outside of the other.
fn are_apart(one: &Corners, other: &Corners) -> bool {
    !is_within(middle_of(one), other) && !is_within(middle_of(other), one)
}
