//! The puzzles that an input stands for.
#![allow(dead_code, reason = "each target uses a part of it")]

use ninefold::{Grid, Shape, notation};

#[path = "../../tests/common/mod.rs"]
pub mod common;

/// A search that knows nothing can do so many blanks, whatever the shape is.
const MOST_BLANKS: usize = 20;

/// A text stands for its puzzles, the first of them. So the seeds are real puzzles, and a changed digit
/// spoils one.
const MOST_PUZZLES: usize = 3;

/// The puzzles of an input, and a number to choose limits by.
///
/// A byte below 10 is a shape. Then the other bytes, in pairs, are cells and what they hold in a grid that is
/// solved otherwise. Any other input is a text.
pub fn puzzles(input: &[u8]) -> (Vec<Grid>, u64) {
    match input {
        [shape @ 0..10, number, changes @ ..] => {
            let mut cells = common::pattern(Shape::ALL[usize::from(*shape)]).into_cells();
            let (side, count) = ((cells.len() as f64).sqrt() as u16, cells.len());
            for change in changes.chunks_exact(2).take(count) {
                let place = u16::from_le_bytes([change[0], change[1]]);
                // Most are blanks.
                let digit = place / count as u16 % (4 * side);
                cells[usize::from(place) % count] = if digit <= side { digit as u8 } else { 0 };
            }
            (vec![Grid::new(cells).expect("a grid")], (*number).into())
        }
        _ => {
            let text = String::from_utf8_lossy(input);
            let puzzles =
                notation::read(&text).map(|reading| reading.grids().take(MOST_PUZZLES).cloned().collect());
            (puzzles.unwrap_or_default(), input.len() as u64)
        }
    }
}

/// Whether a search that knows nothing finds every solution at once.
pub fn is_easy(puzzle: &Grid) -> bool {
    let blanks = puzzle.shape().cell_count() - puzzle.given_count();
    puzzle.shape().side() == 4 || blanks <= MOST_BLANKS
}

/// Whether the engines find the first solutions at once: a 9×9 or smaller never takes long, larger ones may
/// take hours.
pub fn is_quick(puzzle: &Grid) -> bool {
    puzzle.shape().side() <= 9 || is_easy(puzzle)
}
