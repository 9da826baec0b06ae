//! Cells, and *chunks* of cells that belong together.

use super::scan::{begins_character, characters, is_space, number, position};
use crate::shape::Shape;

/// Cells that belong together; a cell is a character, a number, the digits of a pencil mark, or empty for a
/// blank.
pub(super) enum Chunk<'a> {
    /// Cells of a character each, and how many there are.
    Run(&'a [u8], usize),
    /// Cells that stood apart.
    Cells(Vec<&'a [u8]>),
}

impl<'a> Chunk<'a> {
    pub(super) fn run(word: &'a [u8]) -> Chunk<'a> {
        if is_cell(word) { Chunk::Cells(vec![word]) } else { Chunk::Run(word, count(word)) }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Chunk::Run(_, cells) => *cells,
            Chunk::Cells(cells) => cells.len(),
        }
    }

    pub(super) fn cells(&self) -> Cells<'_, 'a> {
        match self {
            Chunk::Run(run, _) => Cells::of(run),
            Chunk::Cells(cells) => Cells { apart: cells, run: &[] },
        }
    }
}

/// The cells of a chunk: of a run, the characters but for borders and blanks.
pub(super) struct Cells<'c, 'a> {
    apart: &'c [&'a [u8]],
    run: &'a [u8],
}

impl<'a> Cells<'a, 'a> {
    pub(super) fn of(run: &'a [u8]) -> Cells<'a, 'a> {
        Cells { apart: &[], run }
    }
}

impl<'a> Iterator for Cells<'_, 'a> {
    type Item = &'a [u8];

    #[inline(never)]
    fn next(&mut self) -> Option<&'a [u8]> {
        if let [cell, rest @ ..] = self.apart {
            self.apart = rest;
            return Some(cell);
        }
        let (_, run) = self.run.split_at(position(self.run, |byte| !is_space(byte) && byte != b'|'));
        let length = match run {
            [] => return None,
            [b'+', b'1'..=b'9', ..] => 2,
            [_, rest @ ..] => 1 + position(rest, begins_character),
        };
        let cell;
        (cell, self.run) = run.split_at(length);
        Some(cell)
    }
}

#[inline(never)]
pub(super) fn count(run: &[u8]) -> usize {
    Cells::of(run).count()
}

/// The digit of a cell in a grid, as [`value`] has it: only the largest shape has one for the letter O.
#[inline(never)]
pub(super) fn value_in(cell: &[u8], shape: Shape) -> Option<u8> {
    const O: u8 = 24;
    let is_digit = matches!(cell, b"O" | b"o") && shape.side() >= O.into();
    if is_digit { Some(O) } else { value(cell) }
}

/// The number a cell stands for, 0 for a blank, if it is one. HoDoKu's `+4` is a digit that was filled in; the
/// letter O is a zero.
#[inline(never)]
pub(super) fn value(cell: &[u8]) -> Option<u8> {
    match *cell {
        [] | [b' ' | b'O' | b'o'] | [b'+', _] => Some(0),
        [blank] if is_blank(blank) => Some(0),
        [letter @ (b'A'..=b'P' | b'a'..=b'p')] => Some((letter & 0x1f) + 9),
        _ if is_nothing(cell) => Some(0),
        _ => number(cell),
    }
}

/// The place of a letter in the alphabet, from 1, if a cell is one.
#[inline(never)]
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
    Shape::of_side(side).is_some() && side >= 10 && seen > 0 && (is_known || repeated <= 1)
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
#[inline(never)]
pub(super) fn is_nothing(word: &[u8]) -> bool {
    const NAMES: [&[u8]; 8] = [b"null", b"None", b"nil", b"NULL", b"NaN", b"nan", b"NA", b"undefined"];
    matches!(word, [b'n' | b'N' | b'u', _, ..]) && NAMES.contains(&word)
}

/// What stands between separators; a string without anything but blanks is an empty word.
#[inline(never)]
pub(super) fn words(line: &[u8], separates: fn(u8) -> bool) -> Vec<&[u8]> {
    let mut words = Vec::new();
    let mut rest = line;
    // The quotation mark that a string began with and has not ended.
    let mut quote = None;
    while let [first, after @ ..] = rest {
        rest = after;
        if !separates(*first) {
            let word;
            (word, rest) = line[line.len() - after.len() - 1..].split_at(1 + position(after, separates));
            words.push(word);
        } else if matches!(first, b'"' | b'\'') {
            let inner = &after[position(after, |byte| byte != b' ')..];
            if quote.is_none() && inner.first() == Some(first) {
                words.push(&after[..0]);
                rest = &inner[1..];
            } else if quote.is_none() || quote == Some(*first) {
                quote = if quote.is_none() { Some(*first) } else { None };
            }
        }
    }
    words
}

#[inline(never)]
pub(super) fn is_cell(word: &[u8]) -> bool {
    match *word {
        [] | [_] | [b'+', b'1'..=b'9'] => true,
        [b'0'..=b'2', _] => number(word).is_some_and(|number| number <= 25),
        _ => is_nothing(word) || characters(word) == 1,
    }
}

/// Whether a word has as many cells as a puzzle above 4×4, or as several 9×9s.
#[inline(never)]
pub(super) fn is_whole(word: &[u8]) -> bool {
    const NINE: usize = 81;
    let count = count(word);
    count > 16
        && (Shape::of_cells(count).is_some() || count.is_multiple_of(NINE) || sukaku_shape(count).is_some())
}

/// Whether a word can be a 4×4.
#[inline(never)]
pub(super) fn is_four(word: &[u8]) -> bool {
    word.len() == 16 && Cells::of(word).all(|cell| value(cell).is_some_and(|digit| digit <= 4))
}

/// The shape that has a candidate for each of so many characters.
pub(super) fn sukaku_shape(characters: usize) -> Option<Shape> {
    // 64 characters are an 8×8.
    Shape::ALL.into_iter().skip(1).find(|shape| shape.cells() * shape.side() == characters)
}
