//! What a word is: a cell with a digit, a blank or a letter; several cells; or prose.

use super::NINE;
use super::bytes::{are_all, begins_character, count_characters, has_any, parse_number, position};
use super::chunks::{cells_of_run, count_cells};
use crate::shape::Shape;

/// The digit of a cell in a grid, as [`cell_value`] has it: only the largest shape has one for the letter O.
pub(super) fn cell_value_in(cell: &[u8], shape: Shape) -> Option<u8> {
    const O: u8 = 24;
    let is_digit = matches!(cell, b"O" | b"o") && shape.side() >= O.into();
    if is_digit { Some(O) } else { cell_value(cell) }
}

/// What [`VALUES`] has for a character that is neither a digit nor a blank.
pub(super) const NO_VALUE: u8 = u8::MAX;

/// The [`cell_value`] of each cell of one byte.
pub(super) static VALUES: [u8; 256] = {
    let mut values = [NO_VALUE; 256];
    let mut byte = 0;
    while byte < 256 {
        values[byte] = match byte as u8 {
            b' ' | b'O' | b'o' => 0,
            digit @ b'0'..=b'9' => digit - b'0',
            blank if is_blank(blank) => 0,
            letter @ (b'A'..=b'P' | b'a'..=b'p') => (letter & 0x1f) + 9,
            _ => NO_VALUE,
        };
        byte += 1;
    }
    values
};

/// The number a cell stands for, 0 for a blank and for what was filled in, as HoDoKu's `+4`.
#[inline(never)]
pub(super) fn cell_value(cell: &[u8]) -> Option<u8> {
    match *cell {
        [byte] => Some(VALUES[usize::from(byte)]).filter(|value| *value != NO_VALUE),
        [] | [b'+', _] => Some(0),
        _ if is_null(cell) => Some(0),
        _ => parse_number(cell),
    }
}

/// The place of a letter in the alphabet, from 1, if a cell is one.
pub(super) fn letter_number(cell: &[u8]) -> Option<u8> {
    match *cell {
        [letter] if letter.is_ascii_alphabetic() => Some(letter & 0x1f),
        _ => None,
    }
}

/// Whether cells can be a row in which letters are digits, A for 1: a word repeats some, a row by mistake only.
pub(super) fn is_letter_row<'a>(
    cells: impl Iterator<Item = &'a [u8]>,
    length: usize,
    side: Option<usize>,
) -> bool {
    if Shape::of_side(length).is_none() || length < 10 {
        return false;
    }
    let (mut seen, mut repeated) = (0_u32, 0);
    for cell in cells {
        match letter_number(cell) {
            None if cell_value(cell) == Some(0) => {}
            Some(_) if matches!(cell, b"X" | b"x") => {}
            Some(letter) if usize::from(letter) <= length => {
                repeated += seen >> letter & 1;
                seen |= 1 << letter;
            }
            _ => return false,
        }
    }
    seen > 0 && (side == Some(length) || repeated <= 1)
}

/// Whether a character stands for a blank, besides 0; it is compared with all of them rather than looked up,
/// as that can be done for many characters at once.
pub(crate) const fn is_blank(character: u8) -> bool {
    (character == b'.')
        | (character == b'-')
        | (character == b'_')
        | (character == b'*')
        | (character == b'x')
        | (character == b'X')
}

/// Whether a word is what a programming language writes for nothing.
pub(super) fn is_null(word: &[u8]) -> bool {
    const NAMES: [&[u8]; 9] =
        [b"null", b"None", b"nil", b"NULL", b"NaN", b"nan", b"NA", b"undefined", b"Nothing"];
    matches!(word, [b'n' | b'N' | b'u', _, ..]) && NAMES.contains(&word)
}

/// Whether a word can be a cell that stands apart.
#[inline(never)]
pub(super) fn is_cell(word: &[u8]) -> bool {
    match *word {
        [] | [_] | [b'+', b'1'..=b'9'] => true,
        [b'0'..=b'2', _] => parse_number(word).is_some_and(|number| number <= 25),
        _ => is_null(word) || begins_character(word[0]) && word.len() <= 4 && count_characters(word) == 1,
    }
}

/// Whether a row or a grid has so many cells.
pub(super) fn is_row_or_grid(cells: usize) -> bool {
    Shape::of_side(cells).is_some() || Shape::of_cells(cells).is_some()
}

/// Whether a word has as many cells as a puzzle above 4×4, or as several 9×9s.
pub(super) fn has_puzzles(word: &[u8]) -> bool {
    if word.len() <= 16 {
        return false;
    }
    let count = count_cells(word);
    count > 16
        && !is_uuid(word)
        && (Shape::of_cells(count).is_some() || count.is_multiple_of(NINE) || sukaku_shape(count).is_some())
}

/// Whether a word is a name that programs make up, as `550e8400-e29b-41d4-a716-446655440000`.
fn is_uuid(word: &[u8]) -> bool {
    let is_dash = |at: usize| matches!(at, 8 | 13 | 18 | 23);
    let fits = |(at, byte): (usize, &u8)| if is_dash(at) { *byte == b'-' } else { byte.is_ascii_hexdigit() };
    word.len() == 36 && word.iter().enumerate().all(fits)
}

/// Whether a word can be a 4×4.
pub(super) fn is_four_by_four(word: &[u8]) -> bool {
    word.len() == 16 && cells_of_run(word).all(|cell| cell_value(cell).is_some_and(|digit| digit <= 4))
}

/// The shape that has a candidate for each of so many characters.
pub(super) fn sukaku_shape(characters: usize) -> Option<Shape> {
    // 64 characters are an 8×8.
    Shape::ALL.into_iter().skip(1).find(|shape| shape.cell_count() * shape.side() == characters)
}

/// Whether a word is not made of cells. What is not ASCII is a letter, whatever the script: `Été`, `数独`,
/// `第12番`.
pub(super) fn is_prose(word: &[u8]) -> bool {
    if !has_any(word, |byte| byte.is_ascii_alphabetic() || !byte.is_ascii()) {
        return is_date(word);
    }
    // Letters, which of them are no digits, the letter O, and everything else but blanks.
    let (mut letters, mut outside, mut zeros, mut others) = (0, 0, 0, 0);
    let (mut length, mut digits, mut was_letter, mut has_pair) = (0, 0, false, false);
    let (mut first_letter, mut are_equal) = (None, !word.is_ascii());
    let mut goes_on = false; // with letters after something else: as `FAA...AA.A..AA.`, but not `Leading...`
    for cell in cells_of_run(word) {
        let is_letter = cell[0].is_ascii_alphabetic() || !cell[0].is_ascii();
        length += 1;
        goes_on |= is_letter && !was_letter && first_letter.is_some();
        match cell_value(cell) {
            Some(0) => zeros += usize::from(matches!(cell, b"O" | b"o")),
            value if is_letter => {
                letters += 1;
                outside += usize::from(value.is_none());
                are_equal &= *first_letter.get_or_insert(cell) == cell;
            }
            Some(_) => digits += 1,
            None => others += 1,
        }
        has_pair |= is_letter && was_letter;
        was_letter = is_letter;
    }
    let is_part = is_row_or_grid(length);
    // One character again and again may be the blank.
    let is_filler = are_equal && (digits == 0 || letters > 1 || is_part);
    if letters == 0 || is_filler {
        return is_size(word);
    }
    // A row of up to 9 cells has no letters but for blanks, and seldom a wrong one.
    match digits {
        0 => {
            letters + zeros + others > 1
                && 2 * (letters + zeros) > length
                && (outside > 0 || letters + zeros + others <= 9)
                && !(outside == 0 && goes_on && is_part && length > 9)
        }
        _ if length > 9 => outside > 1 && 4 * outside >= length,
        _ => has_pair || 2 * letters >= length || !is_part && 3 * letters >= length,
    }
}

/// Whether a word is a date: three numbers, as in `1.5.2024`, `2024-05-01` or `1/5/24`. A row with such
/// blanks does not have zeros as well.
fn is_date(word: &[u8]) -> bool {
    const LONGEST: usize = 4 + 1 + 4 + 1 + 4;
    let separator = word[position(word, |byte| !byte.is_ascii_digit())..].first();
    let numbers = word.split(|byte| Some(byte) == separator);
    let is_number =
        |part: &[u8]| (1..=4).contains(&part.len()) && are_all(part, |byte| byte.is_ascii_digit());
    let is_mark = separator == Some(&b'/') || matches!(separator, Some(b'.' | b'-') if word.contains(&b'0'));
    word.len() <= LONGEST && is_mark && numbers.clone().count() == 3 && numbers.clone().all(is_number)
}

/// Whether a word is the size of a grid, as in `9x9`.
fn is_size(word: &[u8]) -> bool {
    let end = position(word, |byte| !byte.is_ascii_digit());
    let (side, rest) = word.split_at(end);
    let other = rest.strip_prefix(b"x").or(rest.strip_prefix(b"X")).or(rest.strip_prefix("×".as_bytes()));
    other == Some(side) && parse_number(side).is_some_and(|side| Shape::of_side(side.into()).is_some())
}
