//! Cells, and *chunks* of cells that belong together.

use super::scan::{Span, begins_character, characters, is_space, look_at, number};
use crate::shape::Shape;

/// Cells that belong together: what a line holds of a puzzle, or a puzzle.
///
/// A cell is a character, a number, the digits of a pencil mark, or empty for a blank.
#[derive(Clone, Copy, Debug)]
pub(super) enum Chunk {
    /// Cells of a character each, and how many there are.
    Run(Span, usize),
    /// Cells that stood apart, as the first one and the one after the last in [`Cut::cells`].
    Apart(usize, usize),
}

/// What lines are cut into.
#[derive(Debug, Default)]
pub(super) struct Cut {
    pub(super) chunks: Vec<Chunk>,
    pub(super) cells: Vec<Span>,
}

impl Cut {
    pub(super) fn clear(&mut self) {
        self.chunks.clear();
        self.cells.clear();
    }

    pub(super) fn push_run(&mut self, text: &[u8], run: Span) {
        self.chunks.push(Chunk::Run(run, count(run.of(text))));
    }

    /// Adds a word: one cell or a run of them.
    pub(super) fn push_word(&mut self, text: &[u8], word: Span) {
        if is_cell(word.of(text)) { self.push_apart(&[word]) } else { self.push_run(text, word) }
    }

    pub(super) fn push_apart(&mut self, cells: &[Span]) {
        self.cells.extend_from_slice(cells);
        self.close_apart(cells.len());
    }

    /// Makes a chunk of the last cells.
    pub(super) fn close_apart(&mut self, count: usize) {
        self.chunks.push(Chunk::Apart(self.cells.len() - count, self.cells.len()));
    }

    pub(super) fn view<'a>(&'a self, text: &'a [u8]) -> Chunks<'a> {
        Chunks { text, chunks: &self.chunks, cells: &self.cells }
    }
}

impl Chunk {
    pub(super) fn len(self) -> usize {
        match self {
            Chunk::Run(_, cells) => cells,
            Chunk::Apart(from, to) => to - from,
        }
    }
}

/// Chunks, and the text that they stand in.
#[derive(Clone, Copy, Default)]
pub(super) struct Chunks<'a> {
    pub(super) text: &'a [u8],
    pub(super) chunks: &'a [Chunk],
    pub(super) cells: &'a [Span],
}

impl<'a> Chunks<'a> {
    /// How many cells a chunk has; none if there are not so many chunks.
    pub(super) fn length(&self, chunk: usize) -> usize {
        self.chunks.get(chunk).map_or(0, |chunk| chunk.len())
    }

    /// The places of a chunk's cells.
    pub(super) fn spans(&self, chunk: Chunk) -> Cells<'a> {
        match chunk {
            Chunk::Run(run, _) => Cells { text: self.text, run, apart: &[] },
            Chunk::Apart(from, to) => {
                Cells { text: self.text, run: Span::default(), apart: &self.cells[from..to] }
            }
        }
    }

    /// The cells of a run if each of its bytes is one.
    pub(super) fn plain(&self, chunk: Chunk) -> Option<&'a [u8]> {
        match chunk {
            Chunk::Run(run, cells) if run.len() == cells => Some(run.of(self.text)),
            _ => None,
        }
    }

    /// The chunk without its first cell.
    pub(super) fn without_first(&self, chunk: Chunk) -> Chunk {
        match chunk {
            Chunk::Run(run, count) => {
                let begin = self.spans(chunk).next().map_or(run.begin, |cell| cell.end);
                Chunk::Run(Span { begin, ..run }, count.saturating_sub(1))
            }
            Chunk::Apart(from, to) => Chunk::Apart(to.min(from + 1), to),
        }
    }

    pub(super) fn cells(&self, chunk: Chunk) -> impl Iterator<Item = &'a [u8]> + Clone + use<'a> {
        let text = self.text;
        self.spans(chunk).map(move |cell| cell.of(text))
    }
}

/// The places of the cells of a chunk: of a run, the characters but for borders and blanks.
#[derive(Clone)]
pub(super) struct Cells<'a> {
    text: &'a [u8],
    run: Span,
    apart: &'a [Span],
}

impl Cells<'_> {
    pub(super) fn of(text: &[u8], run: Span) -> Cells<'_> {
        Cells { text, run, apart: &[] }
    }
}

impl Iterator for Cells<'_> {
    type Item = Span;

    fn next(&mut self) -> Option<Span> {
        if let [cell, rest @ ..] = self.apart {
            self.apart = rest;
            return Some(*cell);
        }
        let run = self.run.of(self.text);
        let gap = run.iter().position(|&byte| !is_gap(byte)).unwrap_or(run.len());
        let cell = &run[gap..];
        let length = match cell {
            [] => return None,
            [b'+', b'1'..=b'9', ..] => 2,
            [_, rest @ ..] => 1 + rest.iter().position(|&byte| begins_character(byte)).unwrap_or(rest.len()),
        };
        look_at(gap + length);
        let begin = self.run.begin + gap;
        self.run.begin = begin + length;
        Some(Span { begin, end: begin + length })
    }
}

/// The cells of a run.
pub(super) fn cells(run: &[u8]) -> impl Iterator<Item = &[u8]> + Clone {
    Cells::of(run, Span::whole(run)).map(move |cell| cell.of(run))
}

/// How many cells a run has.
#[inline(never)]
pub(super) fn count(run: &[u8]) -> usize {
    look_at(run.len());
    // Nothing here branches, so that many bytes are looked at at a time.
    let is_odd = |byte: u8| (byte >= 0x80) | (byte <= b' ') | (byte == b'+') | (byte == b'|');
    if run.iter().fold(0, |odd, &byte| odd | u8::from(is_odd(byte))) == 0 {
        return run.len();
    }
    Cells::of(run, Span::whole(run)).count()
}

/// Whether a byte is nothing between the cells of a run.
pub(super) fn is_gap(byte: u8) -> bool {
    is_space(byte) || byte == b'|'
}

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
pub(super) fn is_cell(word: &[u8]) -> bool {
    match *word {
        [] | [_] | [b'+', b'1'..=b'9'] => true,
        [b'0'..=b'2', _] => number(word).is_some_and(|number| number <= 25),
        _ => is_nothing(word) || begins_character(word[0]) && word.len() <= 4 && characters(word) == 1,
    }
}

/// Whether a word has as many cells as a puzzle above 4×4, or as several 9×9s.
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
