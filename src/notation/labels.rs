//! What stands beside the rows of a puzzle: numbers of rows and of columns, and ornaments.

use super::cells::value;
use super::chunks::{Chunk, Chunks, Cut, cells, count};
use super::scan::{characters, has, is_space, number, position};
use crate::shape::Shape;

/// The length of what numbers a row, or the puzzle below it, with the blanks before and after it: `1.`, `(1)`,
/// `A:`, `R1`, `Row 1:`.
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

/// Whether the first of some lines repeats a sign that is no digit, as in `★★★★`, and is not the first row of what is
/// below it.
pub(super) fn is_ornament(lines: &[u8], below: &Chunks) -> bool {
    let word = lines[..position(lines, |byte| byte == b'\n')].trim_ascii();
    let Some(sign) = cells(word).next().filter(|sign| number(sign).is_none()) else {
        return false;
    };
    // As a row, it says how the other rows write a blank, and how long they are.
    let is_row = |row: &Chunk| {
        let mut blanks = below.cells(*row).filter(|cell| value(cell).is_none_or(|digit| digit == 0));
        below.cells(*row).any(|cell| cell == sign) || row.len() == count(word) && blanks.next().is_none()
    };
    !has(word, is_space) && cells(word).all(|cell| cell == sign) && !below.chunks.iter().any(is_row)
}

/// Takes the numbers of columns and rows, or a puzzle's number, off the rows of a puzzle if that leaves as many
/// as they are long; says how many characters they had. A rule below the first row says that it is a header.
pub(super) fn take_off(cut: &mut Cut, text: &[u8], ruled: bool) -> usize {
    take_header_off(cut, text, ruled).or_else(|| take_labels_off(cut, text)).unwrap_or(0)
}

/// Takes off a row above as many rows as they are long: the puzzle's number, or the numbers or names of the columns.
fn take_header_off(cut: &mut Cut, text: &[u8], ruled: bool) -> Option<usize> {
    let chunks = cut.view(text);
    let (count, length) = (chunks.chunks.len(), chunks.chunks.last().map_or(0, |last| last.len()));
    if Shape::of_side(length).is_none() || count != length + 1 || !are_rows(&chunks.chunks[1..], length) {
        return None;
    }
    let first = chunks.chunks[0];
    let is_number = first.len() == 1 && chunks.cells(first).all(|cell| number(cell) != Some(length as u8));
    let has_digits = || {
        chunks
            .cells(first)
            .any(|cell| value(cell).is_some_and(|digit| digit > 0 && usize::from(digit) <= length))
    };
    let is_header = first.len() == length && (counts(chunks, first) || ruled && !has_digits());
    if !is_number && !is_header {
        return None;
    }
    let ignored = chunks.cells(first).map(characters).sum();
    cut.chunks.remove(0);
    Some(ignored)
}

/// Takes off the first cell of each row if they are A, B, C … or 1, 2, 3 …, and the header above them if there is one.
fn take_labels_off(cut: &mut Cut, text: &[u8]) -> Option<usize> {
    let chunks = cut.view(text);
    let (count, length) = (chunks.chunks.len(), chunks.chunks.last().map_or(0, |last| last.len()));
    let side = length.saturating_sub(1);
    let has_header = count == length && chunks.length(0) == side;
    let header = usize::from(has_header);
    if Shape::of_side(side).is_none() || count != side + header || !are_rows(&chunks.chunks[header..], length)
    {
        return None;
    }
    let label = |row: Chunk| chunks.cells(row).next().unwrap_or_default();
    let is_label = |(index, row): (u8, &Chunk)| {
        let label = label(*row);
        matches!(label, [letter] if letter.to_ascii_uppercase() == b'A' + index)
            || number(label) == Some(index + 1)
    };
    if !(0..).zip(&chunks.chunks[header..]).all(is_label) {
        return None;
    }
    let headers = chunks.chunks[..header].iter().flat_map(|row| chunks.cells(*row));
    let labels = chunks.chunks[header..].iter().map(|row| label(*row));
    let ignored = headers.chain(labels).map(characters).sum();
    let rows: Vec<Chunk> = chunks.chunks[header..].iter().map(|row| chunks.without_first(*row)).collect();
    cut.chunks = rows;
    Some(ignored)
}

fn are_rows(chunks: &[Chunk], length: usize) -> bool {
    chunks.iter().all(|row| row.len() == length)
}

/// Whether the cells are 1, 2, 3 … in this order.
pub(super) fn counts(chunks: Chunks, row: Chunk) -> bool {
    (1..).zip(chunks.cells(row)).all(|(column, cell)| value(cell) == Some(column))
}
