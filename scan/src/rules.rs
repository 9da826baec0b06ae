//! Which rules besides rows, columns and boxes a picture shows: by shaded cells, lines through them, and thick or dashed lines.

use crate::ink::{Crop, SIDE};
use crate::inks::{Colour, colours_of};
use crate::lattice::{CELL, Lattice, MARGIN, Straight};
use crate::linear::solve_equations;
use crate::order::ascending;
use crate::picture::Picture;
use crate::upright::UprightCells;

/// What a picture shows of a rule besides rows, columns and boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeenRule {
    /// Nothing: it is a classic.
    Classic,
    /// The cells of both diagonals are shaded, or have a line through them.
    Diagonals,
    /// Four squares of nine cells are shaded: a windoku.
    Windows,
    /// Thick lines part it into these regions, in place of boxes: of each cell the number of its region, from 0.
    Regions(Vec<u8>),
    /// Dashed lines, as around the cages of a killer. They are not read.
    Cages,
}

/// A pattern of shaded cells is clear if no more cells look otherwise, and may be meant if no more do. In photos of classics,
/// also of those with shaded boxes, more than twenty do.
const CLEARLY_OTHERWISE: usize = 6;
const OTHERWISE: usize = 12;
/// A shade is darker than the paper by this part, at least.
const LEAST_SHADE: f32 = 0.03;
/// Lines through the diagonals are darker than what is beside them by this part where they are clear, or may be meant. In photos
/// of classics nothing is.
const CLEAR_LINE: f32 = 0.05;
const LEAST_LINE: f32 = 0.01;

/// What is darker is no paper: there the noise of a picture looks like lines.
const DARKEST_PAPER: f32 = 40.0;

/// The rule that a 9×9 shows, and whether it is clear.
pub fn seen_rule(picture: &Picture, lattice: &Lattice, upright: &UprightCells) -> (SeenRule, bool) {
    let (straight, blank) = (lattice.straight(picture), blanks(upright));
    if has_cages(upright) {
        return (SeenRule::Cages, true);
    }
    if let Some(regions) = regions(&straight) {
        let turned: Vec<u8> = (0..81).map(|cell| regions[upright.in_picture(cell)]).collect();
        return (SeenRule::Regions(counted(&turned)), true);
    }
    let grounds: Vec<Colour> = (0..81).map(|cell| colours_of(picture, lattice, cell).ground).collect();
    // Both patterns look the same from each side.
    let shaded = [
        (SeenRule::Windows, shading(&grounds, |row, column| row % 4 != 0 && column % 4 != 0)),
        (SeenRule::Diagonals, shading(&grounds, is_diagonal)),
    ];
    for (rule, (shade, otherwise)) in shaded {
        if shade >= LEAST_SHADE && otherwise <= OTHERWISE {
            return (rule, otherwise <= CLEARLY_OTHERWISE);
        }
    }
    let line = diagonal_lines(&straight, &blank);
    if line >= LEAST_LINE { (SeenRule::Diagonals, line >= CLEAR_LINE) } else { (SeenRule::Classic, true) }
}

/// Whether each cell of the picture's grid is blank.
fn blanks(upright: &UprightCells) -> Vec<bool> {
    let mut blank = vec![false; 81];
    for (cell, digit) in upright.digits().into_iter().enumerate() {
        blank[upright.in_picture(cell)] = digit == 0;
    }
    blank
}

fn is_diagonal(row: usize, column: usize) -> bool {
    row == column || row + column == 8
}

/// How much darker the cells of a pattern are than the others, as a part of the paper, and how many cells do not look as the
/// pattern says. The light of a photo is a polynomial of the second degree.
fn shading(grounds: &[Colour], is_in: impl Fn(usize, usize) -> bool) -> (f32, usize) {
    const TERMS: usize = 7;
    let terms = |cell: usize| {
        let (row, column) = (cell / 9, cell % 9);
        let [u, v] = [column, row].map(|line| line as f64 / 4.0 - 1.0);
        [1.0, u, v, u * u, u * v, v * v, f64::from(u8::from(is_in(row, column)))]
    };
    let mut best = (0.0, 81);
    for channel in 0..3 {
        let mut system = [[0.0_f64; TERMS + 1]; TERMS];
        for (cell, ground) in grounds.iter().enumerate() {
            let terms = terms(cell);
            for (row, factor) in system.iter_mut().zip(terms) {
                for (sum, term) in row.iter_mut().zip(terms) {
                    *sum += factor * term;
                }
                row[TERMS] += factor * f64::from(ground[channel]);
            }
        }
        let Some(factors) = solve_equations(system) else { continue };
        let paper = |cell: usize| {
            factors[..TERMS - 1].iter().zip(terms(cell)).map(|(factor, term)| factor * term).sum::<f64>()
        };
        let step = factors[TERMS - 1];
        let differs = |cell: &usize| {
            let darker = f64::from(grounds[*cell][channel]) - paper(*cell);
            (darker < step / 2.0) != is_in(cell / 9, cell % 9)
        };
        let found = ((-step / paper(40).max(0.01)) as f32, (0..81).filter(differs).count());
        if found.0 > 0.0 && (found.1 < best.1 || found.1 == best.1 && found.0 > best.0) {
            best = found;
        }
    }
    best
}

/// How much darker the grid's diagonals are in blank cells than what is beside them: three of four are darker.
fn diagonal_lines(straight: &Straight, blank: &[bool]) -> f32 {
    const FEWEST: usize = 6;
    const EDGE: usize = CELL / 5;
    let darker = |(cell, is_up): (usize, bool)| {
        let (row, column) = (cell / 9, cell % 9);
        let at = |along: usize, aside: isize| {
            let x = if is_up { CELL - 1 - along } else { along };
            straight.at(MARGIN + row * CELL + along, (MARGIN + column * CELL + x).wrapping_add_signed(aside))
        };
        let ink = |along: usize| {
            let on = (-1..=1).map(|aside| at(along, aside)).fold(f32::MAX, f32::min);
            let beside = at(along, -(EDGE as isize)).min(at(along, EDGE as isize));
            (beside - on) / beside.max(DARKEST_PAPER)
        };
        (EDGE..CELL - EDGE).map(ink).sum::<f32>() / (CELL - 2 * EDGE) as f32
    };
    let both = (0..9).flat_map(|row| [(row * 9 + row, false), (row * 9 + 8 - row, true)]);
    let values: Vec<f32> = both.filter(|(cell, _)| blank[*cell]).map(darker).collect();
    if values.len() < FEWEST {
        return 0.0;
    }
    values[ascending(&values)[values.len() / 4]]
}

/// How much ink the inner edges have: those between a cell and the one on its right, then those between a cell and the one below.
fn edges(straight: &Straight) -> Vec<(usize, usize, f32)> {
    let mut edges = Vec::new();
    for is_row in [false, true] {
        for line in 1..9 {
            for part in 0..9 {
                let (one, other) = if is_row {
                    ((line - 1) * 9 + part, line * 9 + part)
                } else {
                    (part * 9 + line - 1, part * 9 + line)
                };
                edges.push((one, other, edge_ink(straight, line, part, is_row)));
            }
        }
    }
    edges
}

fn edge_ink(straight: &Straight, line: usize, part: usize, is_row: bool) -> f32 {
    const REACH: usize = 8;
    let profile: Vec<f32> = (0..2 * REACH)
        .map(|offset| {
            let across = MARGIN + line * CELL + offset - REACH;
            let values: Vec<f32> = (CELL / 5..CELL - CELL / 5)
                .map(|along| {
                    let along = MARGIN + part * CELL + along;
                    if is_row { straight.at(across, along) } else { straight.at(along, across) }
                })
                .collect();
            values[ascending(&values)[values.len() / 2]]
        })
        .collect();
    let paper = [&profile[..3], &profile[2 * REACH - 3..]]
        .map(|side| side.iter().copied().fold(0.0, f32::max).max(1.0));
    (3..2 * REACH - 3).map(|offset| (1.0 - profile[offset] / paper[offset / REACH]).max(0.0)).sum()
}

/// The regions into which the thick lines part a grid, if they are nine of nine cells, and not its boxes: of each cell the number
/// of one.
fn regions(straight: &Straight) -> Option<Vec<u8>> {
    let edges = edges(straight);
    let order = ascending(&edges.iter().map(|edge| edge.2).collect::<Vec<f32>>());
    let mut regions: Vec<u8> = (0..81).collect();
    for index in order {
        let (one, other, _) = edges[index];
        let (from, to) = (regions[one], regions[other]);
        regions.iter_mut().filter(|region| **region == from).for_each(|region| *region = to);
        let size = |cell: &u8| regions.iter().filter(|region| **region == *cell).count();
        if regions.iter().all(|region| size(region) == 9) {
            let is_boxes = (0..81).all(|cell| regions[cell] == regions[cell / 27 * 27 + cell % 9 / 3 * 3]);
            return (!is_boxes).then_some(regions);
        }
        if regions.iter().any(|region| size(region) > 9) {
            return None;
        }
    }
    None
}

/// The regions, numbered from 0 in the order of their first cells.
fn counted(regions: &[u8]) -> Vec<u8> {
    let mut names: Vec<u8> = Vec::new();
    let mut number = |region: &u8| {
        let known = names.iter().position(|name| name == region);
        known.unwrap_or_else(|| {
            names.push(*region);
            names.len() - 1
        }) as u8
    };
    regions.iter().map(&mut number).collect()
}

/// Whether small sums stand in one corner of many blank cells, as those of a killer's cages do, and in no other corner of as many.
pub fn has_cages(upright: &UprightCells) -> bool {
    const EDGE: usize = SIDE / 7;
    const SUM: usize = SIDE / 4;
    const DARK: u8 = 80;
    const LEAST: usize = 5;
    const FEWEST: usize = 14;
    let counts: [usize; 4] = std::array::from_fn(|corner| {
        let from = |is_far: bool| if is_far { SIDE - EDGE - SUM } else { EDGE };
        let (top, left) = (from(corner >= 2), from(corner % 2 == 1));
        let ink = |crop: &Crop| {
            let rows = crop.chunks_exact(SIDE).skip(top).take(SUM);
            rows.flat_map(|row| &row[left..left + SUM]).filter(|ink| **ink >= DARK).count()
        };
        let blanks =
            upright.crops.iter().zip(&upright.opinions).filter(|(_, opinion)| opinion.ranking()[0] == 0);
        blanks.filter(|(crop, _)| ink(crop) >= LEAST).count()
    });
    let most = counts.into_iter().max().unwrap_or(0);
    most >= FEWEST && counts.iter().filter(|count| **count * 3 <= most).count() == 3
}
