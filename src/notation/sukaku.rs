//! The candidates of a Sukaku: in a line with a character for each, or in the field `m=`, five to a letter, cell by
//! cell.
//!
//! The first cell has a bit for each digit, from 1; the next one follows at once. Of a letter the first candidate is
//! the highest bit, `A` is 0 and `7` is 31, as in base 32 (RFC 4648), and what the last letter has to spare is 0.

use super::error::Fault;
use super::rules::RuleName;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;
use crate::shape::Shape;
use crate::symbols::symbol;

const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// So many candidates are in a letter.
const IN_LETTER: usize = 5;

/// How many letters a shape has.
fn letter_count(shape: Shape) -> usize {
    (shape.cell_count() * shape.side()).div_ceil(IN_LETTER)
}

/// The letters of a grid's candidates; a cell with a digit has none.
pub(super) fn candidate_code(grid: &Grid, candidates: &[DigitSet]) -> String {
    let (shape, mut code) = (grid.shape(), String::new());
    let mut numbers = vec![0; letter_count(shape)];
    for (cell, set) in candidates.iter().enumerate().filter(|(cell, _)| grid.cells()[*cell] == 0) {
        for digit in *set {
            let bit = cell * shape.side() + usize::from(digit) - 1;
            numbers[bit / IN_LETTER] |= 1 << (IN_LETTER - 1 - bit % IN_LETTER);
        }
    }
    code.extend(numbers.iter().map(|&number: &usize| char::from(LETTERS[number])));
    code
}

/// A line with a character for each candidate of each cell, which is that of its digit where there is one.
pub(super) fn candidate_line(grid: &Grid, candidates: &[DigitSet]) -> String {
    let mut line = String::new();
    for (set, &given) in candidates.iter().zip(grid.cells()) {
        let set = if given > 0 { DigitSet::of(given) } else { *set };
        line.extend(DigitSet::all(grid.shape().side()).iter().map(|digit| match digit {
            _ if set.contains(digit) => symbol(digit),
            _ => '.',
        }));
    }
    line
}

/// The shape that has so many letters; no two shapes have as many.
pub(super) fn shape_of_code(code: &[u8]) -> Option<Shape> {
    Shape::ALL.into_iter().find(|shape| letter_count(*shape) == code.len())
}

/// Gives a puzzle the candidates of a code, or says that the code is not of its shape.
pub(super) fn give_candidates(puzzle: Puzzle, code: &[u8]) -> Result<Puzzle, Fault> {
    let shape = puzzle.grid().shape();
    let (side, mut candidates) = (shape.side(), vec![DigitSet::EMPTY; shape.cell_count()]);
    let unknown = || Fault::Rules { rule: RuleName::Candidates };
    if shape_of_code(code) != Some(shape) {
        return Err(unknown());
    }
    for (place, letter) in code.iter().enumerate() {
        let letter = letter.to_ascii_uppercase();
        let number = LETTERS.iter().position(|known| *known == letter).ok_or_else(unknown)?;
        for bit in (0..IN_LETTER).filter(|bit| number >> (IN_LETTER - 1 - bit) & 1 == 1) {
            let bit = place * IN_LETTER + bit;
            let set = candidates.get_mut(bit / side).ok_or_else(unknown)?;
            set.insert((bit % side) as u8 + 1);
        }
    }
    Ok(puzzle.with_candidates(candidates))
}
