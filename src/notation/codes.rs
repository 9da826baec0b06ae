//! Other programs' codes for a puzzle, one small function each; `None` for what is no such code.

use super::block::{At, Block};
use super::error::Fault;
use super::format::Format;
use super::scan::{number, parts, position, take};
use crate::grid::Grid;
use crate::shape::Shape;

/// A line with Solo's game ID: the size of the boxes, then digits, a letter for a run of blanks, `_` between
/// digits.
pub(super) fn solo(line: &[u8]) -> Option<Block<'_>> {
    let line = line.trim_ascii();
    let [rows @ b'2'..=b'5', b'x', columns @ b'2'..=b'5', b':', cells @ ..] = line else {
        return None;
    };
    let size = (usize::from(rows - b'0'), usize::from(columns - b'0'));
    let shape = Shape::ALL.into_iter().find(|shape| (shape.box_rows(), shape.box_columns()) == size);
    let puzzle = shape.and_then(|shape| solo_cells(cells, shape));
    let fault = Fault::Code { of: "game ID" };
    Some(Block { puzzles: vec![puzzle.ok_or(At { part: line, fault })], format: Format::Solo, ignored: 0 })
}

fn solo_cells(mut cells: &[u8], shape: Shape) -> Option<Grid> {
    let mut digits = Vec::with_capacity(shape.cells());
    while let [first, after @ ..] = cells {
        let length = match first {
            b'a'..=b'z' => {
                digits.resize(digits.len() + usize::from(first - b'a' + 1), 0);
                1
            }
            b'_' => 1,
            _ => {
                let length = 1 + position(after, |byte| !byte.is_ascii_digit());
                digits.push(number(&cells[..length])?);
                length
            }
        };
        cells = &cells[length..];
        if digits.len() > shape.cells() {
            return None;
        }
    }
    Grid::new(digits).ok().filter(|grid| grid.shape() == shape)
}

/// SudokuWiki's board with candidates: `S`, the side, a version, then a number for each cell, of which the first
/// ones are givens; digits filled in and candidates follow them.
pub(super) fn sudokuwiki(code: &[u8]) -> Option<Grid> {
    let [b'S', side, _, numbers @ ..] = code else {
        return None;
    };
    let digit_of = |character: u8| char::from(character).to_digit(36);
    let shape = Shape::of_side(digit_of(*side)? as usize)?;
    let width = numbers.len() / shape.cells();
    if width == 0 || numbers.len() != width * shape.cells() {
        return None;
    }
    let mut digits = Vec::with_capacity(shape.cells());
    for number in numbers.chunks(width) {
        let number = number
            .iter()
            .try_fold(0_u32, |number, &digit| Some(number.wrapping_mul(36) + digit_of(digit)?))?;
        digits.push(if number as usize <= shape.side() { number as u8 } else { 0 });
    }
    Grid::new(digits).ok()
}

/// SudokuWiki's older board: numbers with commas, a given behind a minus, everything else not.
pub(super) fn sudokuwiki_numbers(code: &[u8]) -> Option<Grid> {
    let digit = |part: &&[u8]| part.strip_prefix(b"-").map_or(Some(0), number);
    Grid::new(parts(code, |byte| byte == b',').iter().map(digit).collect::<Option<_>>()?).ok()
}

/// SudokuExchange's: in base 62, a digit and ten times how many blanks follow it.
pub(super) fn sudoku_exchange(code: &[u8]) -> Option<Grid> {
    const NINE: usize = 81;
    let mut digits = Vec::with_capacity(NINE);
    for character in code {
        let number = match character {
            b'0'..=b'9' => character - b'0',
            b'A'..=b'Z' => character - b'A' + 10,
            b'a'..=b'z' => character - b'a' + 36,
            _ => return None,
        };
        if number % 10 > 0 {
            digits.push(number % 10);
        }
        digits.resize(digits.len() + usize::from(number / 10), 0);
        if digits.len() > NINE {
            return None;
        }
    }
    Grid::new(digits).ok().filter(|grid| grid.cells().len() == NINE)
}

/// Interactive Sudoku Solver's constraints, if there are no others but the shape and givens: `.~R1C1_5`.
pub(super) fn constraints(code: &[u8]) -> Option<Grid> {
    let mut shape = Shape::of_side(9)?;
    let mut givens = Vec::new();
    for mut constraint in parts(code, |byte| byte == b'.').into_iter().filter(|part| !part.is_empty()) {
        let kind = take(&mut constraint, |byte| byte == b'~');
        for mut argument in parts(constraint, |byte| byte == b'~') {
            match kind {
                b"Shape" => shape = Shape::of_side(number(take(&mut argument, |byte| byte == b'x'))?.into())?,
                b"" => {
                    let mut cell = take(&mut argument, |byte| byte == b'_').strip_prefix(b"R")?;
                    let row = number(take(&mut cell, |byte| byte == b'C'))?.checked_sub(1)?;
                    givens.push((usize::from(row), usize::from(number(cell)?.checked_sub(1)?), argument));
                }
                _ => return None,
            }
        }
    }
    let mut cells = vec![0; shape.cells()];
    for (row, column, digits) in givens {
        if row.max(column) >= shape.side() {
            return None;
        }
        // More digits than one are candidates.
        cells[row * shape.side() + column] = number(digits).unwrap_or_default();
    }
    Grid::new(cells).ok()
}
