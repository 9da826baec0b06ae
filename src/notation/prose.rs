//! Telling prose from cells.

use super::cells::value;
use super::chunks::cells;
use super::scan::{all, has, number, position};
use crate::shape::Shape;

/// Whether a word is not made of cells. What is not ASCII is a letter, whatever the script: `Été`, `数独`, `第12番`.
#[inline(never)]
pub(super) fn is_prose(word: &[u8]) -> bool {
    if !has(word, |byte| byte.is_ascii_alphabetic() || !byte.is_ascii()) {
        return is_date(word);
    }
    // Letters, which of them are no digits, the letter O, and everything else but blanks.
    let (mut letters, mut outside, mut zeros, mut others) = (0, 0, 0, 0);
    let (mut length, mut digits, mut was_letter, mut has_pair) = (0, 0, false, false);
    let mut first_letter: &[u8] = b"";
    let mut goes_on = false; // with letters after something else: as `FAA...AA.A..AA.`, but not `Leading...`
    let mut are_equal = !word.is_ascii();
    for cell in cells(word) {
        let is_letter = cell[0].is_ascii_alphabetic() || !cell[0].is_ascii();
        length += 1;
        goes_on |= is_letter && !was_letter && !first_letter.is_empty();
        match value(cell) {
            Some(0) => zeros += usize::from(matches!(cell, b"O" | b"o")),
            value if is_letter => {
                letters += 1;
                outside += usize::from(value.is_none());
                first_letter = if first_letter.is_empty() { cell } else { first_letter };
                are_equal &= cell == first_letter;
            }
            Some(_) => digits += 1,
            None => others += 1,
        }
        has_pair |= is_letter && was_letter;
        was_letter = is_letter;
    }
    let is_part = Shape::of_side(length).is_some() || Shape::of_cells(length).is_some();
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

/// Whether a word is a date: three numbers, as in `1.5.2024`, `2024-05-01` or `1/5/24`. A row with such blanks does
/// not have zeros as well.
#[inline(never)]
fn is_date(word: &[u8]) -> bool {
    const LONGEST: usize = 4 + 1 + 4 + 1 + 4;
    if word.len() > LONGEST {
        return false;
    }
    let separator = word[position(word, |byte| !byte.is_ascii_digit())..].first();
    let has_zero = word.contains(&b'0');
    let numbers = word.split(|byte| Some(byte) == separator);
    let is_number = |part: &[u8]| (1..=4).contains(&part.len()) && all(part, |byte| byte.is_ascii_digit());
    let is_mark = matches!(separator, Some(b'.' | b'-') if has_zero) || separator == Some(&b'/');
    is_mark && numbers.clone().count() == 3 && numbers.clone().all(is_number)
}

/// Whether a word is the size of a grid, as in `9x9`.
fn is_size(word: &[u8]) -> bool {
    let end = position(word, |byte| !byte.is_ascii_digit());
    let (side, rest) = word.split_at(end);
    let other = rest.strip_prefix(b"x").or(rest.strip_prefix(b"X")).or(rest.strip_prefix("×".as_bytes()));
    other == Some(side) && number(side).is_some_and(|side| Shape::of_side(side.into()).is_some())
}
