//! Other programs' codes for a puzzle, a function each; the longest ones have a file each.
//!
//! They are made into a run of cells, which is then read as any other. What is no such code is `None`, and a
//! rule that is not known refuses it.

use super::borders::{BELOW, RIGHT, pieces_between};
use super::bytes::{Span, are_all, parse_number, position, take_until, trimmed_parts};
use super::chunks::count_cells;
use super::code_text::{CodeText, MaybeCode};
use super::error::Fault;
use super::rules::RuleName;
use crate::sets::DigitSet;
use crate::shape::{Shape, Spec};
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

/// A game ID of Solo, from Simon Tatham's Portable Puzzle Collection: the size of the boxes and a letter for each rule,
/// then digits, a letter for a run of blanks, `_` between digits.
///
/// In `3x2x:a3b…` the boxes have 3 rows and 2 columns, and both diagonals hold every digit. In `9j:a3b…,cb_ca…` there
/// are regions in place of the boxes. Behind the comma stands which borders between cells have a line.
pub(super) fn read_solo(line: &[u8]) -> MaybeCode {
    let mut code = line.trim_ascii();
    let mut options = take_until(&mut code, |byte| byte == b':');
    let is_code = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_,".contains(&byte);
    if options.len() > 12 || code.is_empty() || !are_all(code, is_code) {
        return None;
    }
    let rows = take_number(&mut options)?;
    let columns = match options {
        [b'x', b'0'..=b'9', ..] => {
            options = &options[1..];
            take_number(&mut options).filter(|columns| rows > 1 && *columns > 1)?
        }
        // A jigsaw has no boxes, and its side stands alone.
        [b'j', ..] => 1,
        _ => return None,
    };
    let (mut rules, mut is_jigsaw) = (Spec::default(), false);
    while let [option, rest @ ..] = options {
        options = rest;
        match option {
            b'j' => is_jigsaw = true,
            b'x' => (rules.down, rules.up) = (true, true),
            b'k' => return refused(RuleName::Cages),
            // How hard it is, and how its givens lie.
            b'd' | b'm' | b'r' => options = rest.get(1..).unwrap_or_default(),
            b'a' | b'0'..=b'9' => {}
            _ => return None,
        }
    }
    let cells = read_cells(take_until(&mut code, |byte| byte == b','))?;
    let side = rows * columns;
    let Some(shape) = Shape::of_side(side) else { return Some(Err(Fault::Length { cells: side * side })) };
    if is_jigsaw {
        let Some(regions) = read_regions(code, shape) else { return Some(Err(Fault::word(line))) };
        rules.regions = Some(regions);
    } else if rows != shape.box_rows() {
        let of_box = |cell| shape.row_of(cell) / rows * rows + shape.column_of(cell) / columns;
        rules.regions = Some((0..shape.cell_count()).map(of_box).collect());
    }
    Some(Ok(CodeText::new(cells).with_rules(rules)))
}

/// Takes a number off a text, if it begins with one.
fn take_number(text: &mut &[u8]) -> Option<usize> {
    let (digits, rest) = text.split_at(position(text, |byte| !byte.is_ascii_digit()));
    *text = rest;
    parse_number(digits).map(usize::from)
}

/// A character for each cell, if there are no more than any grid has.
fn read_cells(code: &[u8]) -> Option<Vec<u8>> {
    let (mut cells, largest) = (Vec::new(), 25 * 25);
    for run in code.chunk_by(|before, after| before.is_ascii_digit() && after.is_ascii_digit()) {
        match run {
            [letter @ b'a'..=b'z'] => cells.extend(blanks(letter - b'a' + 1)),
            b"_" => {}
            digits => cells.push(symbol(parse_number(digits)?) as u8),
        }
        if cells.len() > largest {
            return None;
        }
    }
    Some(cells)
}

/// The number of the region of each cell; a region is of cells that touch where there is no line between them.
///
/// First come the borders to the right of cells, row by row, then those below cells, column by column. A letter is a
/// number of borders without a line, from `a` for 1 to `y` for 25, and one with a line behind them; `_` is a line at
/// once, `z` 25 borders without one. A line that is not there ends the last run.
fn read_regions(code: &[u8], shape: Shape) -> Option<Vec<usize>> {
    let across = shape.side() - 1;
    let count = shape.side() * across;
    let mut borders = vec![RIGHT | BELOW; shape.cell_count()];
    let mut border = 0;
    for letter in code {
        let run = match letter {
            b'_' => 0,
            b'a'..=b'y' => letter - b'a' + 1,
            b'z' => 25,
            _ => return None,
        };
        for border in border..border + usize::from(run) {
            let (line, place) = (border % count / across, border % across);
            match border / count {
                0 => borders[shape.cell_at(line, place)] &= !RIGHT,
                1 => borders[shape.cell_at(place, line)] &= !BELOW,
                _ => return None,
            }
        }
        border += usize::from(run) + usize::from(*letter != b'z');
    }
    (border == 2 * count + 1).then(|| pieces_between(&borders, shape))
}

/// A run of blanks.
pub(super) fn blanks(count: u8) -> impl Iterator<Item = u8> {
    repeat_n(b'.', count.into())
}

/// The value of a digit in a base.
pub(super) fn digit_of(character: u8, base: u32) -> Option<usize> {
    char::from(character).to_digit(base).map(|digit| digit as usize)
}
