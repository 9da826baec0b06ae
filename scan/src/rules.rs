//! Which rules besides rows, columns and boxes a picture shows: by shaded cells, lines through them and around them.

use crate::cages::has_cages;
use crate::inks::{Colour, rim_of};
use crate::lattice::{CELL, Lattice, MARGIN, Straight};
use crate::order::ascending;
use crate::picture::Picture;
use crate::regions::{has_light_lines, inks, regions, steps};
use crate::shading::{Fit, outlined, parted, shaded};
use crate::upright::UprightCells;

/// What a picture shows of a rule besides rows, columns and boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeenRule {
    /// Nothing: it is a classic.
    Classic,
    /// The cells of both diagonals are shaded, or have a line through them.
    Diagonals,
    /// Four squares of nine cells are shaded or outlined: a windoku.
    Windows,
    /// Thick lines or colours part it into these regions, in place of boxes: of each cell the number of its region, from 0.
    Regions(Vec<u8>),
    /// The cages of a killer: lines within the edges of cells, or sums in a corner of them. They are not read.
    Cages,
}

/// A pattern is clear if no more edges of cells look otherwise, and may be meant if no more do. In photos of classics fifty and
/// more do.
const CLEARLY_OTHERWISE: usize = 22;
const OTHERWISE: usize = 36;
/// A shade is darker or lighter than the paper by this part, at least.
const LEAST_SHADE: f32 = 0.03;
/// Regions differ in colour by this part, at least, or four times as much in how light they are.
const LEAST_COLOUR: f32 = 0.03;
/// Thick edges have so much more ink than others, at least: as much as a black line of a quarter of a pixel in the straightened
/// picture.
const LEAST_INK: f32 = 0.25;
/// Lines through the diagonals are darker than what is beside them by this part where they are clear, or may be meant. In photos
/// of classics nothing is.
const CLEAR_LINE: f32 = 0.03;
const LEAST_LINE: f32 = 0.015;

/// What is darker is no paper: there the noise of a picture looks like lines.
const DARKEST_PAPER: f32 = 40.0;

/// The rule that a 9×9 shows, and whether it is clear.
pub fn seen_rule(picture: &Picture, lattice: &Lattice, upright: &UprightCells) -> (SeenRule, bool) {
    if has_cages(picture, lattice, upright) {
        return (SeenRule::Cages, true);
    }
    let (negative, anew);
    let (mut picture, mut lattice) = (picture, lattice);
    // Light digits may have been read, and the lattice has followed what is dark.
    if has_light_lines(&lattice.straight(picture)) {
        negative = picture.negative();
        anew = lattice.snapped_anew(&negative);
        (picture, lattice) = (&negative, &anew);
    }
    let (straight, blank) = (lattice.straight(picture), blanks(upright));
    let inks = inks(&straight);
    let grounds: Vec<Colour> = (0..81).map(|cell| rim_of(picture, lattice, cell)).collect();
    let is_window = |cell: usize| ![cell / 9, cell % 9].iter().any(|line| line.is_multiple_of(4));
    let by = |strengths: &[f32], least: f32| {
        let regions = regions(strengths)?;
        let fit = parted(strengths, &regions);
        let turned: Vec<u8> = (0..81).map(|cell| regions[upright.in_picture(cell)]).collect();
        (fit.otherwise <= CLEARLY_OTHERWISE).then(|| (SeenRule::Regions(counted(&turned)), fit, least))
    };
    // Windows and diagonals look the same from each side.
    let patterns = [
        by(&inks, LEAST_INK),
        Some((SeenRule::Windows, shaded(&grounds, is_window), LEAST_SHADE)),
        Some((SeenRule::Diagonals, shaded(&grounds, is_diagonal), LEAST_SHADE)),
        by(&steps(&grounds), LEAST_COLOUR),
        Some((SeenRule::Windows, outlined(&inks, is_window), LEAST_INK)),
    ];
    for (rule, Fit { step, otherwise }, least) in patterns.into_iter().flatten() {
        if step >= least && otherwise <= OTHERWISE {
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

fn is_diagonal(cell: usize) -> bool {
    cell / 9 == cell % 9 || cell / 9 + cell % 9 == 8
}

/// How much darker the grid's diagonals are in blank cells than what is beside them, in the median; less the same of the way
/// across, which candidates are on as well.
fn diagonal_lines(straight: &Straight, blank: &[bool]) -> f32 {
    const FEWEST: usize = 6;
    const EDGE: usize = CELL / 6;
    const ASIDE: isize = 3;
    let darker = |cell: usize, is_up: bool| {
        let mean = |aside: isize| {
            let at = |along: usize| {
                let x = if is_up { CELL - 1 - along } else { along };
                let column = (MARGIN + cell % 9 * CELL + x).wrapping_add_signed(aside);
                straight.at(MARGIN + cell / 9 * CELL + along, column)
            };
            (EDGE..CELL - EDGE).map(at).sum::<f32>() / (CELL - 2 * EDGE) as f32
        };
        let ink = |aside: isize| {
            let beside = (mean(aside - ASIDE) + mean(aside + ASIDE)) / 2.0;
            (beside - mean(aside)) / beside.max(DARKEST_PAPER)
        };
        (-1..=1).map(ink).fold(0.0, f32::max)
    };
    let cells = (0..81).filter(|cell| blank[*cell] && *cell != 40 && is_diagonal(*cell));
    let values: Vec<f32> = cells
        .map(|cell| {
            let is_up = cell % 10 != 0;
            darker(cell, is_up) - darker(cell, !is_up)
        })
        .collect();
    if values.len() < FEWEST { 0.0 } else { values[ascending(&values)[values.len() / 2]] }
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
