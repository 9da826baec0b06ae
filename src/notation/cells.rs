//! What a word is as a cell: a digit, a blank, a letter.

use super::chunks::{cells, count};
use super::scan::{begins_character, characters, number};
use crate::shape::Shape;

/// The digit of a cell in a grid, as [`value`] has it: only the largest shape has one for the letter O.
pub(super) fn value_in(cell: &[u8], shape: Shape) -> Option<u8> {
    const O: u8 = 24;
    let is_digit = matches!(cell, b"O" | b"o") && shape.side() >= O.into();
    if is_digit { Some(O) } else { value(cell) }
}

/// What [`VALUES`] has for a character that is neither a digit nor a blank.
pub(super) const NO_VALUE: u8 = u8::MAX;

/// The [`value`] of each cell of one byte.
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

/// The number a cell stands for, 0 for a blank, if it is one. HoDoKu's `+4` is a digit that was filled in; the
/// letter O is a zero.
#[inline(never)]
pub(super) fn value(cell: &[u8]) -> Option<u8> {
    match *cell {
        [byte] => Some(VALUES[usize::from(byte)]).filter(|value| *value != NO_VALUE),
        [] | [b'+', _] => Some(0),
        _ if is_nothing(cell) => Some(0),
        _ => number(cell),
    }
}

/// The place of a letter in the alphabet, from 1, if a cell is one.
pub(super) fn letter(cell: &[u8]) -> Option<u8> {
    match *cell {
        [letter] if letter.is_ascii_alphabetic() => Some(letter & 0x1f),
        _ => None,
    }
}

/// Whether cells can be a row of a puzzle whose digits are letters, A for 1: a word repeats some of them, a row
/// does so by mistake only.
#[inline(never)]
pub(super) fn is_letter_row<'a>(cells: impl Iterator<Item = &'a [u8]>, side: usize, is_known: bool) -> bool {
    if Shape::of_side(side).is_none() || side < 10 {
        return false;
    }
    let (mut seen, mut repeated) = (0_u32, 0);
    for cell in cells {
        match letter(cell) {
            None if value(cell) == Some(0) => {}
            Some(_) if matches!(cell, b"X" | b"x") => {}
            Some(letter) if usize::from(letter) <= side => {
                repeated += seen >> letter & 1;
                seen |= 1 << letter;
            }
            _ => return false,
        }
    }
    seen > 0 && (is_known || repeated <= 1)
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
pub(super) fn is_nothing(word: &[u8]) -> bool {
    const NAMES: [&[u8]; 8] = [b"null", b"None", b"nil", b"NULL", b"NaN", b"nan", b"NA", b"undefined"];
    matches!(word, [b'n' | b'N' | b'u', _, ..]) && NAMES.contains(&word)
}

/// Whether a word can be a cell that stands apart.
#[inline(never)]
pub(super) fn is_cell(word: &[u8]) -> bool {
    match *word {
        [] | [_] | [b'+', b'1'..=b'9'] => true,
        [b'0'..=b'2', _] => number(word).is_some_and(|number| number <= 25),
        _ => is_nothing(word) || begins_character(word[0]) && word.len() <= 4 && characters(word) == 1,
    }
}

/// Whether a word has as many cells as a puzzle above 4×4, or as several 9×9s.
#[inline(never)]
pub(super) fn is_whole(word: &[u8]) -> bool {
    const NINE: usize = 81;
    if word.len() <= 16 {
        return false;
    }
    let count = count(word);
    count > 16
        && (Shape::of_cells(count).is_some() || count.is_multiple_of(NINE) || sukaku_shape(count).is_some())
}

/// Whether a word can be a 4×4.
pub(super) fn is_four(word: &[u8]) -> bool {
    word.len() == 16 && cells(word).all(|cell| value(cell).is_some_and(|digit| digit <= 4))
}

/// The shape that has a candidate for each of so many characters.
pub(super) fn sukaku_shape(characters: usize) -> Option<Shape> {
    // 64 characters are an 8×8.
    Shape::ALL.into_iter().skip(1).find(|shape| shape.cells() * shape.side() == characters)
}
