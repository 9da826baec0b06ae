//! The puzzles that an input stands for.
#![allow(dead_code, reason = "each target uses a part of it")]

use ninefold::{DigitSet, Grid, Shape, notation};

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
/// solved otherwise. With 14 more, every second pair is a candidate that is struck. Any other input is a text.
pub fn puzzles(input: &[u8]) -> (Vec<Grid>, u64) {
    match input {
        [shape @ (0..10 | 14..24), number, changes @ ..] => {
            let is_sukaku = *shape >= 14;
            let mut cells = common::pattern(Shape::ALL[usize::from(*shape) % 14]).into_cells();
            let (side, count) = (cells.len().isqrt(), cells.len());
            let mut candidates = vec![DigitSet::all(side); count];
            for (index, change) in changes.chunks_exact(2).take(4 * count).enumerate() {
                let place = usize::from(u16::from_le_bytes([change[0], change[1]]));
                // Most are blanks.
                let (cell, digit) = (place % count, place / count % (4 * side));
                if is_sukaku && index % 2 == 1 {
                    candidates[cell].remove((digit % side + 1) as u8);
                } else {
                    cells[cell] = if digit <= side { digit as u8 } else { 0 };
                }
            }
            let grid = Grid::new(cells).expect("a grid").with_candidates(candidates).expect("candidates");
            (vec![grid], (*number).into())
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
/// take hours, and other rules or candidates seconds.
pub fn is_quick(puzzle: &Grid) -> bool {
    puzzle.shape().side() <= if puzzle.is_plain() { 9 } else { 6 } || is_easy(puzzle)
}
