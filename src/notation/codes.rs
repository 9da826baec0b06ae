//! Other programs' codes for a puzzle, one small function each.
//!
//! They are made into a run of cells, which is then read as any other. What is no such code is `None`, and a rule
//! that is not the shape's refuses it.

use super::error::{Fault, shortened};
use super::rules::{Rule, named};
use super::scan::{all, number, parts, position, take};
use super::write::symbol;
use crate::shape::Shape;

/// The cells in a code, or why it has none.
pub(super) type Code = Option<Result<Vec<u8>, Fault>>;

fn refused(rule: Rule) -> Code {
    Some(Err(Fault::Rules { rule }))
}

/// A line with Solo's game ID: the size of the boxes and a letter for each rule, then digits, a letter for a run of
/// blanks, `_` between digits.
pub(super) fn solo(line: &[u8]) -> Code {
    let mut code = line.trim_ascii();
    let mut size = take(&mut code, |byte| byte == b':');
    let is_code = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_,".contains(&byte);
    if size.len() > 12 || code.is_empty() || !all(code, is_code) {
        return None;
    }
    match size {
        [b'2'..=b'5', b'x', b'2'..=b'5', options @ ..] => size = options,
        // A jigsaw has no boxes.
        [b'2'..=b'9', b'j', ..] => size = &size[1..],
        _ => return None,
    }
    while let [option, rest @ ..] = size {
        size = rest;
        match option {
            b'j' => return refused(Rule::Regions),
            b'x' => return refused(Rule::Diagonals),
            b'k' => return refused(Rule::Cages),
            // How hard it is, and how its givens lie.
            b'd' | b'm' | b'r' => size = rest.get(1..).unwrap_or_default(),
            b'a' | b'0'..=b'9' => {}
            _ => return None,
        }
    }
    let mut cells = Vec::new();
    let mut rest = code;
    while let [first, after @ ..] = rest {
        rest = after;
        match first {
            b'a'..=b'z' => blanks(&mut cells, first - b'a' + 1),
            b'_' => {}
            b'0'..=b'9' => {
                let digits;
                (digits, rest) = after.split_at(position(after, |byte| !byte.is_ascii_digit()));
                digit(&mut cells, number(&code[code.len() - after.len() - 1..][..=digits.len()])?);
            }
            _ => return None,
        }
    }
    Some(Ok(cells))
}

/// SudokuWiki's board with candidates: `S`, the side, a version, then a number for each cell, of which the first
/// ones are givens; digits filled in and candidates follow them. Other puzzles have other letters.
pub(super) fn sudokuwiki(code: &[u8]) -> Code {
    let [kind, side, version, numbers @ ..] = code else {
        return None;
    };
    let side = digit_of(*side)?;
    let width = numbers.len() / (side * side).max(1);
    let other = |name: &str| refused(Rule::Other(name.into()));
    match kind {
        b'S' => {}
        // A line of cells may begin with such a letter, as `J1A` of a 25×25.
        _ if width < 2 || !version.is_ascii_uppercase() || Shape::of_cells(code.len()).is_some() => {
            return None;
        }
        b'X' => return refused(Rule::Diagonals),
        b'W' => return refused(Rule::Windows),
        b'J' => return refused(Rule::Regions),
        b'L' | b'M' => return refused(Rule::Cages),
        b'K' => return other("KenKen"),
        b'D' => return other("KenDoku"),
        b'T' => return other("Str8ts"),
        _ => return None,
    }
    let mut cells = Vec::new();
    for number in numbers.chunks(width.max(1)) {
        let mut value = 0;
        for digit in number {
            value = (value * 36 + digit_of(*digit)?) & 0xff_ffff;
        }
        digit(&mut cells, if value <= side { value as u8 } else { 0 });
    }
    Some(Ok(cells))
}

/// SudokuWiki's older board: numbers with commas, a given behind a minus, everything else not.
pub(super) fn sudokuwiki_numbers(code: &[u8]) -> Code {
    let mut cells = Vec::new();
    for part in parts(code, |byte| byte == b',') {
        digit(&mut cells, part.strip_prefix(b"-").map_or(Some(0), number)?);
    }
    Some(Ok(cells))
}

/// SudokuExchange's: in base 62, a digit and ten times how many blanks follow it.
pub(super) fn sudoku_exchange(code: &[u8]) -> Code {
    let mut cells = Vec::new();
    for character in code {
        let number = match character {
            b'a'..=b'z' => character - b'a' + 36,
            _ => digit_of(*character)? as u8,
        };
        if number % 10 > 0 {
            digit(&mut cells, number % 10);
        }
        blanks(&mut cells, number / 10);
    }
    Some(Ok(cells))
}

/// Interactive Sudoku Solver's constraints: the shape and givens, as in `.~R1C1_5`.
pub(super) fn constraints(code: &[u8]) -> Code {
    let mut side = 9;
    let mut cells = vec![b'.'; 25 * 25];
    for mut constraint in parts(code, |byte| byte == b'.') {
        let kind = take(&mut constraint, |byte| byte == b'~');
        for mut argument in parts(constraint, |byte| byte == b'~') {
            match kind {
                b"Shape" => side = number(take(&mut argument, |byte| byte == b'x'))?.clamp(4, 25),
                b"" if argument.is_empty() => {}
                b"" => {
                    let mut cell = take(&mut argument, |byte| byte == b'_').strip_prefix(b"R")?;
                    let row = number(take(&mut cell, |byte| byte == b'C'))?.checked_sub(1)?;
                    let column = number(cell)?.checked_sub(1).filter(|column| *column < side)?;
                    // More digits than one are candidates.
                    let digit = number(argument).unwrap_or_default();
                    *cells.get_mut(usize::from(row) * usize::from(side) + usize::from(column))? =
                        symbol(digit) as u8;
                }
                // How to search.
                b"Priority" => {}
                b"X" | b"V" => return refused(Rule::Xv),
                b"Cage" | b"Sum" => return refused(Rule::Cages),
                _ => return refused(named(kind).unwrap_or_else(|| Rule::Other(shortened(kind)))),
            }
        }
    }
    cells.truncate(usize::from(side) * usize::from(side));
    Some(Ok(cells))
}

#[inline(never)]
fn digit(cells: &mut Vec<u8>, digit: u8) {
    cells.push(symbol(digit) as u8);
}

#[inline(never)]
fn blanks(cells: &mut Vec<u8>, count: u8) {
    (0..count).for_each(|_| digit(cells, 0));
}

fn digit_of(character: u8) -> Option<usize> {
    match character {
        b'0'..=b'9' => Some(character - b'0'),
        b'A'..=b'Z' | b'a'..=b'z' => Some((character & 0x1f) + 9),
        _ => None,
    }
    .map(usize::from)
}
