//! Rows and grids with blanks that are written as nothing: as a space, or as nothing between two commas.

use super::cells::{is_cell, letter, value};
use super::format::Format;
use super::row::{Part, Row};
use super::scan::{Span, all, has, is_space, look_at, trimmed_parts};
use super::split::split;
use super::table::unquoted;
use crate::shape::Shape;

/// Cuts a row or grid where a space stands for a blank.
pub(super) fn cut_blanks(row: &mut Row, part: Part) -> bool {
    if Shape::of_cells(part.span.len()).is_none() {
        return false;
    }
    let mut spans = std::mem::take(&mut row.spans);
    split(part, is_space, &mut spans);
    let is_spaced_out = is_spaced_out(part, &spans, Shape::of_cells);
    row.spans = spans;
    if is_spaced_out {
        row.push_bytes(part);
    }
    is_spaced_out
}

/// Whether a line is as long as `shape_of` says, not counting bars, and spaces stand for blanks in it. The words are
/// what stands between spaces and bars.
pub(super) fn is_spaced_out(part: Part, words: &[Span], shape_of: fn(usize) -> Option<Shape>) -> bool {
    let line = part.bytes();
    look_at(2 * line.len());
    let bars = line.iter().filter(|&&byte| byte == b'|').count();
    let Some(shape) = shape_of(line.len() - bars) else {
        return false;
    };
    let side = shape.side() as u8;
    // From 10×10 on, letters can be digits from 1 on.
    let is_letter = |byte| side > 9 && letter(&[byte]).is_some_and(|letter| letter <= side);
    let is_digit = |byte| value(&[byte]).is_some_and(|digit| digit <= side) || is_letter(byte);
    let has_blanks = line.windows(2).any(|pair| pair == b"  ");
    let are_cells =
        has_blanks && !all(line, is_space) && all(line, |byte| b" |".contains(&byte) || is_digit(byte));
    are_cells
        && (Shape::of_side(words.len()).is_none() || !words.iter().all(|word| is_cell(word.of(part.text))))
}

impl Row {
    /// Adds a chunk with a cell for each character but bars.
    pub(super) fn push_bytes(&mut self, part: Part) {
        let from = self.cut.cells.len();
        let places = part.span.begin..part.span.end;
        let cells = places.filter(|&at| part.text[at] != b'|').map(|at| Span { begin: at, end: at + 1 });
        self.cut.cells.extend(cells);
        self.cut.close_apart(self.cut.cells.len() - from);
    }
}

/// Cuts a row or grid that has commas, semicolons or tabs between the cells, and at least one cell with nothing in it.
pub(super) fn cut_fields(row: &mut Row, part: Part) -> bool {
    let Some(separator) =
        [b',', b';', b'\t'].into_iter().find(|mark| has(part.bytes(), |byte| byte == *mark))
    else {
        return false;
    };
    let mut cells = std::mem::take(&mut row.spans);
    cells.clear();
    trimmed_parts(part.text, part.span, |byte| byte == separator, &mut cells);
    cells.iter_mut().for_each(|cell| *cell = unquoted(part.text, *cell));
    let are_fields = take_fields(part, separator, &mut cells);
    if are_fields {
        row.format = Some(Format::Csv);
        row.cut.push_apart(&cells);
    }
    row.spans = cells;
    are_fields
}

/// Whether fields are the cells of a row or grid; takes off what may come after the last separator.
fn take_fields(part: Part, separator: u8, cells: &mut Vec<Span>) -> bool {
    let is_blank = |cell: &Span| cell.len() == 0;
    let blanks = cells.iter().filter(|cell| is_blank(cell)).count();
    if blanks == 0 {
        return false;
    }
    // What comes after the last separator is a blank, or nothing.
    if part.side.map_or(blanks == 1, |side| cells.len() > side) {
        cells.pop_if(|cell| is_blank(cell));
    }
    let length = cells.len();
    let is_row = Shape::of_side(length).is_some();
    // Nothing but tabs is not much of a row.
    let has_cells = length > blanks || part.side == Some(length) || is_row && separator != b'\t';
    (is_row || Shape::of_cells(length).is_some())
        && has_cells
        && cells.iter().any(is_blank)
        && cells.iter().all(|cell| is_cell(cell.of(part.text)))
}
