//! Other programs' codes for a puzzle, one small function each.
//!
//! They are made into a run of cells, which is then read as any other. What is no such code is `None`, and a
//! rule that is not the shape's refuses it.

use super::chunks::count;
use super::decoded::{Code, Decoded};
use super::error::{Fault, shortened};
use super::rules::{Rule, named};
use super::scan::{Span, all, number, parts, take, trimmed_parts};
use super::write::symbol;
use crate::sets::DigitSet;
use crate::shape::Shape;
use std::iter::repeat_n;

fn refused(rule: Rule) -> Code {
    Some(Err(Fault::Rules { rule }))
}

/// A line with Solo's game ID: the size of the boxes and a letter for each rule, then digits, a letter for a
/// run of blanks, `_` between digits.
pub(super) fn solo(line: &[u8]) -> Code {
    let mut code = line.trim_ascii();
    let size = take(&mut code, |byte| byte == b':');
    let is_code = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_,".contains(&byte);
    if size.len() > 12 || code.is_empty() || !all(code, is_code) {
        return None;
    }
    let mut options = match size {
        [b'2'..=b'9', b'x', b'2'..=b'9', options @ ..] => options,
        // A jigsaw has no boxes.
        [b'2'..=b'9', options @ ..] if options.starts_with(b"j") => options,
        _ => return None,
    };
    while let [option, rest @ ..] = options {
        options = rest;
        match option {
            b'j' => return refused(Rule::Regions),
            b'x' => return refused(Rule::Diagonals),
            b'k' => return refused(Rule::Cages),
            // How hard it is, and how its givens lie.
            b'd' | b'm' | b'r' => options = rest.get(1..).unwrap_or_default(),
            b'a' | b'0'..=b'9' => {}
            _ => return None,
        }
    }
    let mut cells = Vec::new();
    for run in code.chunk_by(|before, after| before.is_ascii_digit() && after.is_ascii_digit()) {
        match run {
            [letter @ b'a'..=b'z'] => cells.extend(blanks(letter - b'a' + 1)),
            b"_" => {}
            digits => cells.push(symbol(number(digits)?) as u8),
        }
    }
    Some(Ok(Decoded::text(cells)))
}

/// The cells in a line of HoDoKu's library, and which candidates are gone: `:0100:8:53..7…:693 297:834::`.
/// Its fields are a technique, its candidates, the cells, what was removed, and what follows. A candidate is
/// a digit, a row and a column.
pub(super) fn hodoku(line: &[u8]) -> Code {
    let mut fields = Vec::new();
    trimmed_parts(line, Span::whole(line).trimmed(line), |byte| byte == b':', &mut fields);
    let [begin, _, _, cells, gone, ..] = *fields else {
        return None;
    };
    let shape = Shape::of_cells(count(cells.of(line)))?;
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
    Some(Ok(Decoded::part(line, cells).without(removed)))
}

/// SudokuWiki's board with candidates: `S`, the side, a version, then a number for each cell, of which the
/// first ones are givens; digits filled in and candidates follow them. Other puzzles have other letters.
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
    let mut decoded = Decoded::text(Vec::new());
    for number in numbers.chunks(width.max(1)) {
        let mut value = 0;
        for digit in number {
            value = (value * 36 + digit_of(*digit)?) & 0xfff_ffff;
        }
        match value {
            _ if value <= side => decoded.push(value, 0, 0),
            _ if value <= 2 * side => decoded.push(0, value - side, 0),
            _ => decoded.push(0, 0, value - 2 * side),
        }
    }
    Some(Ok(decoded))
}

/// SudokuWiki's older board: numbers with commas, a given behind a minus, a digit filled in behind a plus,
/// and otherwise what is left for the cell, as a mask.
pub(super) fn sudokuwiki_numbers(code: &[u8]) -> Code {
    let mut decoded = Decoded::text(Vec::new());
    for part in parts(code, |byte| byte == b',') {
        let digit = |part| number(part).map(usize::from);
        let mask = || str::from_utf8(part).ok()?.parse().ok();
        match part {
            [b'-', given @ ..] => decoded.push(digit(given)?, 0, 0),
            [b'+', answer @ ..] => decoded.push(0, digit(answer)?, 0),
            _ => decoded.push(0, 0, mask().unwrap_or_default()),
        }
    }
    Some(Ok(decoded))
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
            cells.push(symbol(number % 10) as u8);
        }
        cells.extend(blanks(number / 10));
    }
    Some(Ok(Decoded::text(cells)))
}

/// Interactive Sudoku Solver's constraints: the shape and givens, as in `.~R1C1_5`.
pub(super) fn constraints(code: &[u8]) -> Code {
    let mut side = 9;
    let mut cells = vec![b'.'; 25 * 25];
    for mut constraint in parts(code, |byte| byte == b'.') {
        let kind = take(&mut constraint, |byte| byte == b'~');
        for mut argument in parts(constraint, |byte| byte == b'~') {
            match kind {
                b"Shape" => side = number(take(&mut argument, |byte| byte == b'x'))?.clamp(4, 25).into(),
                b"" if argument.is_empty() => {}
                b"" => {
                    let mut cell = take(&mut argument, |byte| byte == b'_').strip_prefix(b"R")?;
                    let row = usize::from(number(take(&mut cell, |byte| byte == b'C'))?).checked_sub(1)?;
                    let column = usize::from(number(cell)?).checked_sub(1).filter(|column| *column < side)?;
                    // More digits than one are candidates.
                    *cells.get_mut(row * side + column)? = symbol(number(argument).unwrap_or_default()) as u8;
                }
                // How to search.
                b"Priority" => {}
                b"X" | b"V" => return refused(Rule::Xv),
                b"Cage" | b"Sum" => return refused(Rule::Cages),
                _ => return refused(named(kind).unwrap_or_else(|| Rule::Other(shortened(kind)))),
            }
        }
    }
    cells.truncate(side * side);
    Some(Ok(Decoded::text(cells)))
}

fn blanks(count: u8) -> impl Iterator<Item = u8> {
    repeat_n(b'.', count.into())
}

fn digit_of(character: u8) -> Option<usize> {
    char::from(character).to_digit(36).map(|digit| digit as usize)
}
