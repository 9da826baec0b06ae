//! From a picture to a puzzle: the order in which everything is done.

use crate::blobs::dark_blobs;
use crate::border::suspects;
use crate::divide::{DividedDigits, divide};
use crate::found::{FoundGrid, are_better, found_grids};
use crate::locate::{GOOD, Outline, THRESHOLDS, locate};
use crate::mask::PixelSums;
use crate::net::DigitNet;
use crate::picture::Picture;
use crate::plane::{Point, area};
use crate::rules::{SeenRule, seen_rule};
use crate::upright::clash_count;

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
    /// Nothing in the picture looks like a grid with digits in it.
    NothingSquare,
    /// There is a grid with so many cells in a row. Its size is one that is not read; or it is a 16×16 whose digits could not
    /// be read, or that has none.
    OtherSize(usize),
}

/// A grid as it was read. Its cells are row by row, as the digits stand.
#[derive(Clone, Debug, PartialEq)]
pub struct ScannedGrid {
    /// How many cells are in a row: 4, 6, 9 or 16.
    pub side: usize,
    /// What the picture shows of other rules. They are looked for in a 9×9 alone.
    pub rule: SeenRule,
    /// Whether it is clear that this rule is meant. It always is of [`SeenRule::Classic`] and of [`SeenRule::Cages`].
    pub is_rule_clear: bool,
    /// Where the corners of the grid are, clockwise from the puzzle's top left, in pixels of the photo.
    pub corners: [[f32; 2]; 4],
    /// The crossings of its lines, row by row, in pixels of the photo: of a 9×9 ten by ten.
    pub lattice: Vec<[f32; 2]>,
    /// Each cell as the net sees it.
    pub cells: Vec<ScannedCell>,
    /// The likeliest digit of each cell, 0 for a blank, without the player's.
    pub raw: Vec<u8>,
    /// The likeliest puzzle that has exactly one solution; the same as `raw` where there is none. A cell that is more
    /// certain than 0.9 is the same in both. Of another size, or where other rules are clear, it is always `raw`.
    pub puzzle: Vec<u8>,
    /// The player's digits in the puzzle's blanks: by hand, or of another colour; 0 for none. Of another size than 9×9, or
    /// where other rules are clear, nobody tells them from givens, and there are none here.
    pub answers: Vec<u8>,
    /// Whether somebody has to look at the reading.
    pub certainty: Certainty,
}

/// Whether somebody has to look at a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Nobody has to: nothing was changed, it has exactly one solution, no digit is less certain than 0.51 and no blank
    /// less than 0.6, and it is clear which digits are the player's.
    Sure,
    /// Nobody has to, but the puzzle has several solutions, or none; or it is no classic 9×9, of which nobody asks how many it
    /// has. Nothing was changed, no cell is less certain than 0.9, and it is clear which digits are the player's.
    Clear,
    /// Somebody has to.
    Doubtful,
}

/// A cell as the net sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScannedCell {
    /// The likeliest digit, 0 for a blank.
    pub digit: u8,
    /// How likely it is: 1 is certain.
    pub confidence: f32,
    /// The next likely ones.
    pub others: [u8; 2],
    /// Whether it is the player's.
    pub is_answer: bool,
    /// Whether it may be a given as well as the player's.
    pub is_either: bool,
    /// Whether somebody should look at it: it is less certain than 0.7, or was changed, or may be no cell of the grid, as
    /// where something hides the border.
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
/// The sizes of grids that are named where no grid is read.
const NAMED_SIDES: [usize; 7] = [8, 10, 12, 15, 16, 20, 25];
/// An outline that looks as much like a grid of such a size is one.
const CERTAIN_SIZE: f32 = 0.5;

/// Reads the grids of a picture, in the order of reading. `is_puzzle` says whether the cells of a 9×9 have exactly one solution;
/// they may clash.
///
/// # Errors
///
/// Where there is no grid: why there is none.
pub fn scan_all(
    picture: &Picture,
    is_puzzle: impl Fn(&[u8; 81]) -> bool,
) -> Result<Vec<ScannedGrid>, NoGrid> {
    let net = DigitNet::new();
    let outlines = locate(picture);
    let mut found = found_grids(picture, &net, &outlines);
    let inverted;
    // The picture in which the lines are dark.
    let mut dark_lines = picture;
    let is_named = |outline: &&Outline| outline.score >= CERTAIN_SIZE && NAMED_SIDES.contains(&outline.side);
    let named = outlines.first().filter(is_named).map(|outline| outline.side);
    // The digits of a 16×16 may be light: then they are read below.
    if let Some(side) = named
        && found.is_empty()
        && side != 16
    {
        return Err(NoGrid::OtherSize(side));
    }
    // On a dark screen the digits are light. There a shaded box of a 16×16 may look like a 4×4.
    let is_clear = outlines.first().is_some_and(|outline| outline.score >= GOOD);
    if !(is_clear && found.first().is_some_and(|grid| grid.is_good && grid.lattice.side != 4)) {
        inverted = picture.inverted();
        let light = found_grids(&inverted, &net, &locate(&inverted));
        if are_better(&light, &found) {
            (found, dark_lines) = (light, &inverted);
        }
    }
    let mut grids: Vec<ScannedGrid> = Vec::new();
    for found in found {
        let grid = scanned_grid(picture, dark_lines, &found, &is_puzzle);
        // Half a grid or a table of figures has uncertain digits, and they are no puzzle.
        if found.is_certain || nine_by_nine(&grid.puzzle).is_some_and(|cells| is_puzzle(&cells)) {
            let place = grids.iter().position(|other| is_read_before(&grid, other));
            grids.insert(place.unwrap_or(grids.len()), grid);
        }
    }
    if grids.is_empty() {
        return Err(named.map_or_else(|| why_none(picture), NoGrid::OtherSize));
    }
    Ok(grids)
}

/// Reads the puzzle of a picture. Of several it is the largest; of those that are about as large, the first. A full grid beside
/// others is a solution, and is none of them.
pub fn scan(picture: &Picture, is_puzzle: impl Fn(&[u8; 81]) -> bool) -> Scan {
    const AS_LARGE: f32 = 0.8;
    let mut grids = match scan_all(picture, is_puzzle) {
        Ok(grids) => grids,
        Err(why) => return Scan::NoGrid(why),
    };
    if grids.iter().any(|grid| grid.raw.contains(&0)) {
        grids.retain(|grid| grid.raw.contains(&0));
    }
    let most = grids.iter().map(|grid| area(&grid.corners)).fold(0.0, f32::max);
    let first = grids.into_iter().find(|grid| area(&grid.corners) >= AS_LARGE * most);
    first.map_or(Scan::NoGrid(NoGrid::NothingSquare), |grid| Scan::Grid(Box::new(grid)))
}

/// Whether one grid is read before another: it is above it, or beside it on the left.
fn is_read_before(one: &ScannedGrid, other: &ScannedGrid) -> bool {
    let least = |grid: &ScannedGrid, axis: usize| {
        grid.corners.iter().map(|corner| corner[axis]).fold(f32::MAX, f32::min)
    };
    let middle = |grid: &ScannedGrid| grid.corners.iter().map(|corner| corner[1]).sum::<f32>() / 4.0;
    let is_above = |one: &ScannedGrid, other: &ScannedGrid| middle(one) < least(other, 1);
    is_above(one, other) || !is_above(other, one) && least(one, 0) < least(other, 0)
}

/// The cells, if they are those of a 9×9.
fn nine_by_nine(cells: &[u8]) -> Option<[u8; 81]> {
    cells.try_into().ok()
}

fn scanned_grid(
    picture: &Picture,
    dark_lines: &Picture,
    found: &FoundGrid,
    is_puzzle: &dyn Fn(&[u8; 81]) -> bool,
) -> ScannedGrid {
    let FoundGrid { lattice, upright, .. } = found;
    let (side, opinions, all) = (lattice.side, &upright.opinions, upright.digits());
    let (rule, is_rule_clear) =
        if side == 9 { seen_rule(dark_lines, lattice, upright) } else { (SeenRule::Classic, true) };
    let is_classic = side == 9 && (rule == SeenRule::Classic || !is_rule_clear);
    let divided = if is_classic {
        divide(picture, lattice, upright, is_puzzle)
    } else {
        DividedDigits::undivided(all.clone())
    };
    let DividedDigits { raw, puzzle, answers, either } = divided;
    let turned = upright_crossings(found);
    let suspects = suspects(side, &upright.crops, &all, &turned);
    let cells: Vec<ScannedCell> = (0..side * side)
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
    // Whether a puzzle of other rules has one solution is not asked.
    let certainty =
        match is_classic && clash_count(&raw) == 0 && nine_by_nine(&raw).is_some_and(|raw| is_puzzle(&raw)) {
            true if is_read(SURE) => Certainty::Sure,
            false if is_read(CLEAR) => Certainty::Clear,
            _ => Certainty::Doubtful,
        };
    let in_photo = |crossing: usize| turned[crossing].map(|place| place * picture.scale);
    ScannedGrid {
        side,
        rule,
        is_rule_clear,
        corners: [0, side, turned.len() - 1, turned.len() - 1 - side].map(in_photo),
        lattice: (0..turned.len()).map(in_photo).collect(),
        raw,
        puzzle,
        answers,
        certainty,
        cells,
    }
}

/// The crossings of the grid's lines, row by row as the digits stand.
fn upright_crossings(found: &FoundGrid) -> Vec<Point> {
    let (lines, crossings) = (found.lattice.side + 1, found.lattice.crossings());
    let turned = |index: usize| {
        let (mut row, mut column) = (index / lines, index % lines);
        for _ in 0..found.upright.quarters {
            (row, column) = (column, lines - 1 - row);
        }
        crossings[row * lines + column]
    };
    (0..lines * lines).map(turned).collect()
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
