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
    let shape = grid.shape();
    let mut numbers = vec![0_usize; letter_count(shape)];
    for (cell, set) in candidates.iter().enumerate().filter(|(cell, _)| grid.cells()[*cell] == 0) {
        for digit in *set {
            let bit = cell * shape.side() + usize::from(digit) - 1;
            numbers[bit / IN_LETTER] |= 1 << (IN_LETTER - 1 - bit % IN_LETTER);
        }
    }
    numbers.into_iter().map(|number| char::from(LETTERS[number])).collect()
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
    let number = |letter: &u8| LETTERS.iter().position(|known| *known == letter.to_ascii_uppercase());
    let numbers = code.iter().map(number).collect::<Option<Vec<_>>>().unwrap_or_default();
    let is_set = |bit: usize| numbers[bit / IN_LETTER] >> (IN_LETTER - 1 - bit % IN_LETTER) & 1 == 1;
    let mut spare = shape.cell_count() * shape.side()..numbers.len() * IN_LETTER;
    if numbers.len() != letter_count(shape) || spare.any(is_set) {
        return Err(Fault::Rules { rule: RuleName::Candidates });
    }
    Ok(puzzle.with_candidates(candidates_of_bits(shape, is_set)))
}

/// The candidates of each cell, of which bits tell: one for each digit of the first cell, then those of the next one.
pub(super) fn candidates_of_bits(shape: Shape, is_set: impl Fn(usize) -> bool) -> Vec<DigitSet> {
    let is_there = |cell: usize, digit: u8| is_set(cell * shape.side() + usize::from(digit) - 1);
    let all = DigitSet::all(shape.side());
    let in_cell = |cell| all.iter().filter(|digit| is_there(cell, *digit)).collect();
    (0..shape.cell_count()).map(in_cell).collect()
}
