//! What stands beside the rows of a puzzle: numbers of rows and of columns, and prose.

use super::cells::{Cells, Chunk, count, value};
use super::scan::{all, characters, has, is_space, number, position, trim};
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
    for cell in Cells::of(word) {
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
fn is_date(word: &[u8]) -> bool {
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

/// Whether a line repeats a sign that is no digit, as in `★★★★`, and is not the first row of what is below it.
pub(super) fn is_ornament(line: &[u8], below: &[Chunk]) -> bool {
    let word = trim(line);
    let Some(sign) = Cells::of(word).next().filter(|sign| number(sign).is_none()) else {
        return false;
    };
    // As a row, it says how the other rows write a blank, and how long they are.
    let is_row = |row: &Chunk| {
        let mut blanks = row.cells().filter(|cell| value(cell).is_none_or(|digit| digit == 0));
        row.cells().any(|cell| cell == sign) || row.len() == count(word) && blanks.next().is_none()
    };
    !has(word, is_space) && Cells::of(word).all(|cell| cell == sign) && !below.iter().any(is_row)
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
