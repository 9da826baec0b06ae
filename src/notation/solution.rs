//! Telling a puzzle from the solution beside it.

use super::cells::{VALUES, letter, value};
use super::chunks::{Chunk, Chunks};
use super::scan::number;
use crate::shape::Shape;

/// Whether the second of two puzzles with as many cells is the first one's solution.
pub(super) fn is_solution(chunks: Chunks, puzzle: Chunk, solution: Chunk) -> bool {
    // From 10×10 on, 0 and some letters can be digits, which a solution has as often as it has rows.
    let side = Shape::of_cells(solution.len()).map(Shape::side).filter(|side| *side >= 10);
    if let (Some(puzzle), Some(solution), None) = (chunks.plain(puzzle), chunks.plain(solution), side) {
        let extends = |(given, digit): (&u8, &u8)| {
            let [known, value] = [given, digit].map(|byte| VALUES[usize::from(*byte)]);
            value != 0 && (given == digit || known == 0)
        };
        return puzzle.iter().zip(solution).all(extends) && puzzle != solution;
    }
    let mut counts = [0; 256];
    if side.is_some() {
        let symbols = chunks.cells(solution).filter(|cell| cell.len() == 1);
        symbols.for_each(|cell| counts[usize::from(cell[0])] += 1);
    }
    let is_digit = |cell: &[u8]| {
        let is_symbol = letter(cell).is_some() || number(cell).is_some();
        is_symbol && cell.len() == 1 && side == Some(counts[usize::from(cell[0])])
    };
    let mut differ = false;
    let mut extends = |(given, digit): (&[u8], &[u8])| {
        differ |= given != digit;
        (value(digit) != Some(0) || is_digit(digit)) && (given == digit || value(given) == Some(0))
    };
    chunks.cells(puzzle).zip(chunks.cells(solution)).all(&mut extends) && differ
}
