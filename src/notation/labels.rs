//! What stands beside the rows of a puzzle: numbers of rows and of columns, and prose.

use super::cells::{Cells, Chunk, value};
use super::scan::{characters, is_space, number, position};
use crate::shape::Shape;

/// The length of what numbers a row, or the puzzle below it, with the blanks before and after it: `1.`, `(1)`,
/// `A:`, `R1`, `Row 1:`.
#[inline(never)]
pub(super) fn label(line: &[u8]) -> usize {
    let start = position(line, |byte| !is_space(byte) && byte != b'(');
    let letters = start + position(&line[start..], |byte| !byte.is_ascii_alphabetic());
    let digits = letters + position(&line[letters..], |byte| byte != b' ');
    let digits = if letters > start + 1 { digits } else { letters };
    let end = digits + position(&line[digits..], |byte| !byte.is_ascii_digit());
    let has_mark = matches!(line.get(end), Some(b'.' | b')' | b':'));
    let after = end + usize::from(has_mark);
    // The longer ones with a full stop may be rows.
    let is_short = end - digits <= if line.get(end) == Some(&b'.') { 2 } else { 6 };
    let is_label = match &line[start..letters] {
        b"" => has_mark && end > digits && is_short,
        b"R" | b"r" | b"Row" | b"row" if end > digits => is_short,
        [_] => has_mark && end == digits,
        _ => false,
    };
    let blanks = position(&line[after..], |byte| !is_space(byte));
    if is_label && (blanks > 0 || after == line.len()) { after + blanks } else { 0 }
}

/// Whether a word is not made of cells.
#[inline(never)]
pub(super) fn is_prose(word: &[u8]) -> bool {
    let cells = || Cells::of(word);
    let (mut letters, mut zeros, mut others, mut is_outside) = (0, 0, 0, false);
    for cell in cells() {
        let is_letter = cell[0].is_ascii_alphabetic() || !cell[0].is_ascii();
        match value(cell) {
            Some(0) => zeros += usize::from(matches!(cell, b"O" | b"o")),
            value if is_letter => {
                letters += 1;
                is_outside |= value.is_none();
            }
            Some(_) => return false,
            None => others += 1,
        }
    }
    let length = letters + zeros + others;
    // One character again and again may be the blank.
    let is_filler = !word.is_ascii() && cells().all(|cell| word.starts_with(cell));
    // A row of up to 9 cells has no letters but for blanks.
    letters > 0
        && length > 1
        && 2 * (letters + zeros) > cells().count()
        && (is_outside || length <= 9)
        && !is_filler
}

/// Takes the numbers of columns and rows, or a puzzle's number, off the rows of a puzzle if that leaves as many
/// as they are long; says how many characters they had. A rule below the first row says that it is a header.
#[inline(never)]
pub(super) fn take_off(chunks: &mut Vec<Chunk>, ruled: bool) -> usize {
    let length = chunks.last().map_or(0, Chunk::len);
    let count = chunks.len();
    let are_rows = |rows: &[Chunk]| rows.iter().all(|row| row.len() == length);
    if Shape::of_side(length).is_some() && count == length + 1 && are_rows(&chunks[1..]) {
        let first = &chunks[0];
        let is_number = first.len() == 1 && first.cells().all(|cell| number(cell) != Some(length as u8));
        let is_header = first.len() == length && (counts(first) || ruled && !has_digits(first));
        if is_number || is_header {
            return characters_of(&chunks.remove(0));
        }
    }
    let side = length.saturating_sub(1);
    let has_header = count == length && chunks.first().is_some_and(|first| first.len() == side);
    let begin = usize::from(has_header);
    if Shape::of_side(side).is_none() || count != side + begin || !are_rows(&chunks[begin..]) {
        return 0;
    }
    let mut labels = chunks[begin..].iter().map(|row| row.cells().next().unwrap_or_default());
    let is_label = |(index, label): (u8, &[u8])| {
        matches!(label, [letter] if letter.to_ascii_uppercase() == b'A' + index)
            || number(label) == Some(index + 1)
    };
    if !(0..).zip(&mut labels).all(|(index, label)| is_label((index, label))) {
        return 0;
    }
    let mut ignored = if has_header { characters_of(&chunks.remove(0)) } else { 0 };
    for row in chunks {
        let mut cells: Vec<&[u8]> = row.cells().collect();
        ignored += characters(cells.remove(0));
        *row = Chunk::Cells(cells);
    }
    ignored
}

/// Whether the cells are 1, 2, 3 … in this order.
#[inline(never)]
pub(super) fn counts(row: &Chunk) -> bool {
    (1..).zip(row.cells()).all(|(column, cell)| value(cell) == Some(column))
}

fn has_digits(row: &Chunk) -> bool {
    row.cells().any(|cell| value(cell).is_some_and(|digit| digit > 0 && usize::from(digit) <= row.len()))
}

fn characters_of(row: &Chunk) -> usize {
    row.cells().map(characters).sum()
}
