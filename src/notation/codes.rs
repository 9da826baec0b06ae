//! Other programs' codes for a puzzle, one small function each; those with rules have a file each.
//!
//! They are made into a run of cells, which is then read as any other. What is no such code is `None`, and a
//! rule that is not known refuses it.

use super::bytes::{Span, trimmed_parts};
use super::chunks::count_cells;
use super::code_text::{CodeText, MaybeCode};
use super::error::Fault;
use super::rules::RuleName;
use crate::sets::DigitSet;
use crate::shape::Shape;
use crate::symbols::symbol;
use std::iter::repeat_n;

/// A puzzle with a rule that is not read.
pub(super) fn refused(rule: RuleName) -> MaybeCode {
    Some(Err(Fault::Rules { rule }))
}

/// The cells in a line of HoDoKu's library, and which candidates are gone: `:0100:8:53..7…:693 297:834::`.
/// Its fields are a technique, its candidates, the cells, what was removed, and what follows. A candidate is
/// a digit, a row and a column.
pub(super) fn read_hodoku(line: &[u8]) -> MaybeCode {
    let mut fields = Vec::new();
    trimmed_parts(line, Span::whole(line).trimmed(line), |byte| byte == b':', &mut fields);
    let [begin, _, _, cells, gone, ..] = *fields else { return None };
    let shape = Shape::of_cells(count_cells(cells.of(line)))?;
    let side = shape.side();
    if begin.len() > 0 || side > 9 {
        return None;
    }
    let mut removed = if gone.len() > 0 { vec![DigitSet::EMPTY; shape.cell_count()] } else { Vec::new() };
    for candidate in gone.of(line).split(|byte| *byte == b' ').filter(|candidate| !candidate.is_empty()) {
        let places = <[u8; 3]>::try_from(candidate).ok()?.map(|place| place.wrapping_sub(b'1').into());
        let [digit, row, column]: [usize; 3] = places;
        if places.iter().any(|place| *place >= side) {
            return None;
        }
        removed[row * side + column].insert(digit as u8 + 1);
    }
    let mut decoded = CodeText::part_of(line, cells);
    if !removed.is_empty() {
        decoded.then(move |puzzle| Ok(puzzle.without(&removed)));
    }
    Some(Ok(decoded))
}

/// SudokuExchange's: in base 62, a digit and ten times how many blanks follow it.
pub(super) fn read_sudoku_exchange(code: &[u8]) -> MaybeCode {
    let mut cells = Vec::new();
    for character in code {
        let number = match character {
            b'a'..=b'z' => character - b'a' + 36,
            _ => digit_of(*character, 36)? as u8,
        };
        if number % 10 > 0 {
            cells.push(symbol(number % 10) as u8);
        }
        cells.extend(blanks(number / 10));
    }
    Some(Ok(CodeText::new(cells)))
}

/// A run of blanks.
pub(super) fn blanks(count: u8) -> impl Iterator<Item = u8> {
    repeat_n(b'.', count.into())
}

/// The value of a digit in a base.
pub(super) fn digit_of(character: u8, base: u32) -> Option<usize> {
    char::from(character).to_digit(base).map(|digit| digit as usize)
}
