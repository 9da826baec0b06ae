//! What stands beside the rows of a puzzle: numbers of rows and of columns, and ornaments.

use super::bytes::{count_characters, has_any, is_space, parse_number, position};
use super::cells::{cell_value, cell_value_in, letter_number};
use super::chunks::{Chunk, ChunkList, Chunks, cells_of_run, count_cells};
use crate::shape::Shape;

/// The length of a row's or the next puzzle's number, with the blanks around it: `1.`, `(1)`, `A:`, `R1`, `Row 1:`.
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
    from + position(&line[from..], |byte| !passes(byte))
}

/// Whether the first of some lines repeats a sign, as in `★★★★`, and is not the first row of what is below.
pub(super) fn is_ornament(lines: &[u8], below: &Chunks) -> bool {
    let word = lines[..position(lines, |byte| byte == b'\n')].trim_ascii();
    let Some(sign) = cells_of_run(word).next().filter(|sign| parse_number(sign).is_none()) else {
        return false;
    };
    // As a row, it says how the other rows write a blank, and how long they are.
    let is_row = |row: &Chunk| {
        let value =
            |cell| Shape::of_side(row.len()).map_or(cell_value(cell), |shape| cell_value_in(cell, shape));
        let is_digit = |cell| value(cell).is_some_and(|digit| digit > 0);
        below.cells(*row).any(|cell| cell == sign)
            || row.len() == count_cells(word) && below.cells(*row).all(is_digit)
    };
    !has_any(word, is_space)
        && cells_of_run(word).all(|cell| cell == sign)
        && !below.chunks.iter().any(is_row)
}

/// Takes the numbers of columns and rows, or a puzzle's number, off the rows of a puzzle if that leaves as many as they
/// are long; says how many characters they had. A border below the first row says that it is a header.
pub(super) fn take_labels_off(cut: &mut ChunkList, text: &[u8], is_underlined: bool) -> usize {
    let chunks = cut.view(text);
    let length = chunks.chunks.last().map_or(0, |last| last.len());
    // The rows below a header for a side, if they are there and have a length.
    let rows_of = |side: usize| {
        Shape::of_side(side)?;
        let (header, rows) = chunks.chunks.split_at_checked(chunks.chunks.len().checked_sub(side)?)?;
        (header.len() < 2 && rows.iter().all(|row| row.len() == length)).then_some((header, rows))
    };
    let beside = rows_of(length.saturating_sub(1))
        .and_then(|(header, rows)| Some((header, rows, Some(column_beside(chunks, header, rows)?))));
    let is_header = |row: &Chunk| is_header(chunks, *row, length, is_underlined);
    let above = || rows_of(length).filter(|(header, _)| header.iter().any(is_header));
    let Some((header, rows, beside)) = beside.or_else(|| above().map(|(header, rows)| (header, rows, None)))
    else {
        return 0;
    };
    let labels = rows.iter().filter_map(|row| chunks.cells(*row).nth(beside?));
    let ignored = header.iter().flat_map(|row| chunks.cells(*row)).chain(labels).map(count_characters).sum();
    cut.chunks =
        rows.iter().map(|row| beside.map_or(*row, |column| chunks.without_end(*row, column > 0))).collect();
    ignored
}

/// The first or the last column of rows that have a cell too many, if that is none of the puzzle.
fn column_beside(chunks: Chunks, header: &[Chunk], rows: &[Chunk]) -> Option<usize> {
    let side = rows.len();
    let column = |at: usize| rows.iter().map(move |row| chunks.cells(*row).nth(at).unwrap_or_default());
    // Nobody's puzzle counts in its first row and in its first column, as a table does.
    let is_header =
        |row: &Chunk| row.len() == side || row.len() > side && counts(&mut chunks.cells(*row).skip(1));
    if counts(&mut column(0)) && header.iter().all(is_header) {
        return Some(0);
    }
    // The marks of a list, as `-`; what follows the last comma; or another sign behind the last bar.
    let is_same = |at: usize| column(at).all(|cell| Some(cell) == column(at).next());
    let is_sign = |cell: &[u8]| cell.iter().all(|byte| !byte.is_ascii_alphanumeric());
    let is_alone =
        |sign: &[u8]| rows.iter().all(|row| chunks.cells(*row).filter(|cell| *cell == sign).count() == 1);
    let is_odd = |at: usize| {
        is_same(at) && column(at).take(1).all(|cell| is_sign(cell) && (cell.is_empty() || is_alone(cell)))
    };
    [0, side].into_iter().find(|at| header.is_empty() && is_odd(*at))
}

/// Whether cells are 0, 1, 2 … or 1, 2, 3 … or A, B, C ….
pub(super) fn counts(cells: &mut dyn Iterator<Item = &[u8]>) -> bool {
    let number = |cell: &[u8]| parse_number(cell).or(letter_number(cell));
    let Some(first) = cells.next() else { return false };
    let Some(start @ 0..=1) = number(first) else { return false };
    let is_alike = |cell: &[u8]| cell[0].is_ascii_digit() == first[0].is_ascii_digit();
    (start + 1..).zip(cells).all(|(next, cell)| number(cell) == Some(next) && is_alike(cell))
}

/// Whether a row above those of a puzzle is the puzzle's number, or the numbers or names of the columns.
fn is_header(chunks: Chunks, row: Chunk, side: usize, is_underlined: bool) -> bool {
    let is_digit = |cell: &[u8]| (1..=side as u8).contains(&cell_value(cell).unwrap_or_default());
    if row.len() == side {
        counts_up(chunks, row) || is_underlined && !chunks.cells(row).any(is_digit)
    } else {
        row.len() == 1 && chunks.cells(row).all(|cell| parse_number(cell) != Some(side as u8))
    }
}

/// Whether the cells of a row are 0, 1, 2 … or 1, 2, 3 ….
pub(super) fn counts_up(chunks: Chunks, row: Chunk) -> bool {
    counts(&mut chunks.cells(row)) && chunks.cells(row).take(1).all(|cell| cell[0].is_ascii_digit())
}
