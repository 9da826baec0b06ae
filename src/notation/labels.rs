//! What stands beside the rows of a puzzle: numbers of rows and of columns, ornaments, and the solution.

use super::bytes::{count_characters, has_any, is_space, look_at, parse_number, position};
use super::cells::{VALUES, cell_value, cell_value_in};
use super::chunks::{Chunk, ChunkList, Chunks, cells_of_run, count_cells};
use crate::shape::Shape;

/// The length of what numbers a row, or the puzzle below it, with the blanks before and after it: `1.`,
/// `(1)`, `A:`, `R1`, `Row 1:`.
pub(super) fn label_length(line: &[u8]) -> usize {
    let start = skip_while(line, 0, |byte| is_space(byte) || byte == b'(');
    let letters = skip_while(line, start, |byte| byte.is_ascii_alphabetic());
    let digits = if letters > start + 1 { skip_while(line, letters, |byte| byte == b' ') } else { letters };
    let end = skip_while(line, digits, |byte| byte.is_ascii_digit());
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
    let cells = skip_while(line, after, is_space);
    if is_label && (cells > after || after == line.len()) { cells } else { 0 }
}

/// The first place from one on whose byte is none of those that are passed.
fn skip_while(line: &[u8], from: usize, passes: impl Fn(u8) -> bool) -> usize {
    let length = line[from..].iter().take_while(|byte| passes(**byte)).count();
    look_at(length);
    from + length
}

/// Whether the first of some lines repeats a sign that is no digit, as in `★★★★`, and is not the first row of
/// what is below it.
pub(super) fn is_ornament(lines: &[u8], below: &Chunks) -> bool {
    let word = lines[..position(lines, |byte| byte == b'\n')].trim_ascii();
    let Some(sign) = cells_of_run(word).next().filter(|sign| parse_number(sign).is_none()) else {
        return false;
    };
    // As a row, it says how the other rows write a blank, and how long they are.
    let is_row = |row: &Chunk| {
        let value =
            |cell| Shape::of_side(row.len()).map_or(cell_value(cell), |shape| cell_value_in(cell, shape));
        let mut blanks = below.cells(*row).filter(|cell| value(cell).is_none_or(|digit| digit == 0));
        below.cells(*row).any(|cell| cell == sign)
            || row.len() == count_cells(word) && blanks.next().is_none()
    };
    !has_any(word, is_space)
        && cells_of_run(word).all(|cell| cell == sign)
        && !below.chunks.iter().any(is_row)
}

/// Takes the numbers of columns and rows, or a puzzle's number, off the rows of a puzzle if that leaves as many as they
/// are long; says how many characters they had. A border below the first row says that it is a header.
pub(super) fn take_labels_off(cut: &mut ChunkList, text: &[u8], is_underlined: bool) -> usize {
    let chunks = cut.view(text);
    let (count, length) = (chunks.chunks.len(), chunks.chunks.last().map_or(0, |last| last.len()));
    let has_labels = count <= length;
    let side = length.saturating_sub(usize::from(has_labels));
    // Only rows of a shape are counted below, so a byte is enough for it.
    let (Some(header @ (0 | 1)), Some(_)) = (count.checked_sub(side), Shape::of_side(side)) else {
        return 0;
    };
    let (header, rows) = chunks.chunks.split_at(header);
    let are_beside = if has_labels {
        header.iter().all(|header| header.len() == side) && are_labels(chunks, rows)
    } else {
        header.iter().all(|header| is_header(chunks, *header, side, is_underlined))
    };
    if !are_beside || rows.iter().any(|row| row.len() != length) {
        return 0;
    }
    let labels = rows.iter().flat_map(|row| chunks.cells(*row).take(length - side));
    let headers = header.iter().flat_map(|header| chunks.cells(*header));
    let ignored = headers.chain(labels).map(count_characters).sum();
    let without_label = |row: &Chunk| if has_labels { chunks.without_first(*row) } else { *row };
    cut.chunks = rows.iter().map(without_label).collect();
    ignored
}

/// Whether the first cells of rows are A, B, C … or 1, 2, 3 ….
fn are_labels(chunks: Chunks, rows: &[Chunk]) -> bool {
    (0..).zip(rows).all(|(index, row): (u8, &Chunk)| {
        let label = chunks.cells(*row).next().unwrap_or_default();
        label.eq_ignore_ascii_case(&[b'A' + index]) || parse_number(label) == Some(index + 1)
    })
}

/// Whether a row above as many rows as they are long is the puzzle's number, or the numbers or names of the
/// columns.
fn is_header(chunks: Chunks, row: Chunk, side: usize, is_underlined: bool) -> bool {
    let is_digit = |cell: &[u8]| (1..=side as u8).contains(&cell_value(cell).unwrap_or_default());
    if row.len() == side {
        counts_up(chunks, row) || is_underlined && !chunks.cells(row).any(is_digit)
    } else {
        row.len() == 1 && chunks.cells(row).all(|cell| parse_number(cell) != Some(side as u8))
    }
}

/// Whether the cells are 1, 2, 3 … in this order.
pub(super) fn counts_up(chunks: Chunks, row: Chunk) -> bool {
    (1..).zip(chunks.cells(row)).all(|(column, cell)| cell_value(cell) == Some(column))
}

/// Whether the last of some puzzles is the solution of the one before it.
pub(super) fn ends_with_solution(chunks: Chunks) -> bool {
    let [.., puzzle, solution] = *chunks.chunks else {
        return false;
    };
    if puzzle.len() != solution.len() {
        return false;
    }
    // From 10×10 on, 0 and some letters can be digits, which a solution has as often as it has rows.
    let side = Shape::of_cells(solution.len()).map(Shape::side).filter(|side| *side >= 10);
    if let (Some(puzzle), Some(solution), None) =
        (chunks.plain_cells(puzzle), chunks.plain_cells(solution), side)
    {
        let extends = |(given, digit): (&u8, &u8)| {
            let [known, value] = [given, digit].map(|byte| VALUES[usize::from(*byte)]);
            value != 0 && (given == digit || known == 0)
        };
        return puzzle.iter().zip(solution).all(extends) && puzzle != solution;
    }
    let mut counts = [0; 256];
    for cell in chunks.cells(solution).filter(|_| side.is_some()) {
        counts[usize::from(cell[0])] += 1;
    }
    let is_digit = |cell: &[u8]| {
        cell.len() == 1 && cell[0].is_ascii_alphanumeric() && side == Some(counts[usize::from(cell[0])])
    };
    let mut differ = false;
    let mut extends = |(given, digit): (&[u8], &[u8])| {
        differ |= given != digit;
        (cell_value(digit) != Some(0) || is_digit(digit)) && (given == digit || cell_value(given) == Some(0))
    };
    chunks.cells(puzzle).zip(chunks.cells(solution)).all(&mut extends) && differ
}
