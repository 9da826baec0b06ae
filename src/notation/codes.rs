//! Other programs' codes for a puzzle, one small function each; `None` for what is no such code.

use super::block::{At, Block};
use super::error::Fault;
use super::format::Format;
use crate::grid::Grid;
use crate::shape::Shape;

/// A line with Solo's game ID: the size of the boxes, then digits, a letter for a run of blanks, `_` between
/// digits.
pub(super) fn solo(line: &str) -> Option<Block<'_>> {
    let line = line.trim();
    let (size, cells) = line.split_once(':').filter(|(size, _)| size.len() <= 3)?;
    let (rows, columns) = size.split_once('x')?;
    let (rows, columns): (usize, usize) = (rows.parse().ok()?, columns.parse().ok()?);
    let fits = |shape: &Shape| (shape.box_rows(), shape.box_columns()) == (rows, columns);
    let puzzle = Shape::ALL.into_iter().find(fits).and_then(|shape| {
        let mut digits: Vec<u8> = Vec::with_capacity(shape.cells());
        let mut rest = cells;
        while let Some(first) = rest.chars().next().filter(|_| digits.len() <= shape.cells()) {
            let number = rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
            match first {
                'a'..='z' => digits.extend((b'a'..=first as u8).map(|_| 0)),
                '_' => {}
                _ => digits.push(number.parse().ok().filter(|digit| *digit > 0)?),
            }
            rest = rest.get(number.len().max(1)..)?;
        }
        (digits.len() == shape.cells()).then(|| Grid::new(digits).ok()).flatten()
    });
    let fault = Fault::Code { of: "game ID" };
    Some(Block { puzzles: vec![puzzle.ok_or(At { part: line, fault })], format: Format::Solo, ignored: 0 })
}

/// SudokuWiki's board with candidates: `S`, the side, a version, then a number for each cell, of which the first
/// ones are givens; digits filled in and candidates follow them.
pub(super) fn sudokuwiki(code: &str) -> Option<Grid> {
    let header = code.get(..3)?.strip_prefix('S')?;
    let shape = Shape::of_side(header.chars().next()?.to_digit(36)? as usize)?;
    let numbers = code.get(3..)?.as_bytes();
    let width = numbers.len() / shape.cells();
    if width == 0 || !numbers.len().is_multiple_of(shape.cells()) {
        return None;
    }
    let digit = |number: &[u8]| {
        let (last, zeros) = number.split_last()?;
        let number = char::from(*last).to_digit(36)?;
        let is_given = zeros.iter().all(|&zero| zero == b'0') && number as usize <= shape.side();
        Some(if is_given { number as u8 } else { 0 })
    };
    Some(Grid::known(shape, numbers.chunks(width).map(digit).collect::<Option<_>>()?))
}

/// SudokuWiki's older board: numbers with commas, a given behind a minus, everything else not.
pub(super) fn sudokuwiki_numbers(code: &str) -> Option<Grid> {
    let digit = |number: &str| number.strip_prefix('-').map_or(Some(0), |digit| digit.parse().ok());
    Grid::new(code.split(',').map(digit).collect::<Option<_>>()?).ok()
}

/// SudokuExchange's: in base 62, a digit and ten times how many blanks follow it.
pub(super) fn sudoku_exchange(code: &str) -> Option<Grid> {
    const NINE: usize = 81;
    let mut digits = Vec::with_capacity(NINE);
    for character in code.bytes() {
        let number = match character {
            b'0'..=b'9' => character - b'0',
            b'A'..=b'Z' => character - b'A' + 10,
            b'a'..=b'z' => character - b'a' + 36,
            _ => return None,
        };
        digits.extend(Some(number % 10).filter(|digit| *digit > 0));
        digits.extend((0..number / 10).map(|_| 0));
        if digits.len() > NINE {
            return None;
        }
    }
    Grid::new(digits).ok().filter(|grid| grid.cells().len() == NINE)
}

/// Interactive Sudoku Solver's constraints, if there are no others but the shape and givens: `.~R1C1_5`.
pub(super) fn constraints(code: &str) -> Option<Grid> {
    let mut shape = Shape::of_side(9)?;
    let mut givens = Vec::new();
    for constraint in code.split('.').filter(|constraint| !constraint.is_empty()) {
        let (kind, arguments) = constraint.split_once('~')?;
        for argument in arguments.split('~') {
            match kind {
                "Shape" => shape = Shape::of_side(argument.split_once('x')?.0.parse().ok()?)?,
                "" => {
                    let (cell, digits) = argument.split_once('_')?;
                    let (row, column) = cell.strip_prefix('R')?.split_once('C')?;
                    // More digits than one are candidates.
                    if let Ok(digit) = digits.parse::<u8>() {
                        givens.push((row.parse::<usize>().ok()?, column.parse::<usize>().ok()?, digit));
                    }
                }
                _ => return None,
            }
        }
    }
    let mut cells = vec![0; shape.cells()];
    for (row, column, digit) in givens {
        let is_there = |index: usize| (1..=shape.side()).contains(&index);
        let index = (is_there(row) && is_there(column)).then(|| (row - 1) * shape.side() + column - 1)?;
        *cells.get_mut(index)? = digit;
    }
    Grid::new(cells).ok()
}
