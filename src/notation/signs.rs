//! A sign that stands between boxes, as `5 3 . * . 7 .`, or between the rows of a line, as `53..7..../6..195...`.

use super::bytes::{Span, are_all, count_characters, is_space};
use super::cells::cell_value;
use super::chunks::{CellSpans, count_cells};
use super::class::Line;
use super::format::Format;
use super::row::Row;
use crate::shape::Shape;

impl Row {
    /// Cuts a line that has one sign between its boxes, and only there. An 8×8 with such signs looks like a 9×9.
    pub(super) fn take_boxes(&mut self, line: Line, _: Span) -> Option<()> {
        let text = line.text;
        let count = match &self.words[..] {
            [word] => word.len(),
            words => words.len(),
        };
        let width = |side: usize| Shape::of_side(side).map_or(side, Shape::box_columns);
        let is_length = |side: &usize| *side != 8 && side + side / width(*side) - 1 == count;
        let side = Shape::ALL.into_iter().map(Shape::side).find(is_length)?;
        let cells = match &self.words[..] {
            [word] => CellSpans::of(text, *word).collect(),
            words => words.to_vec(),
        };
        if cells.len() != count || !is_between(text, &cells, |at| (at + 1).is_multiple_of(width(side) + 1)) {
            return None;
        }
        let sign = cells[width(side)].of(text);
        self.format = Some(Format::Grid);
        self.bordered = true;
        self.cut.cells.extend(cells.iter().filter(|cell| cell.of(text) != sign));
        self.cut.close_apart(side);
        Some(())
    }

    /// Cuts a word that has one sign between its rows, and only there.
    pub(super) fn take_joined_rows(&mut self, line: Line, _: Span) -> Option<()> {
        let (text, [word]) = (line.text, &self.words[..]) else { return None };
        let count = if word.len() < 19 { return None } else { count_cells(word.of(text)) };
        let side = Shape::ALL
            .into_iter()
            .map(Shape::side)
            .find(|side| [count, count + 1].contains(&(side * (side + 1))))?;
        let cells: Vec<Span> = CellSpans::of(text, *word).collect();
        // Twenty cells with blanks among them may be a row of a 20×20.
        let is_row = Shape::of_side(count).is_some() && cell_value(cells[side].of(text)) == Some(0);
        if is_row || !is_between(text, &cells, |at| (at + 1).is_multiple_of(side + 1)) {
            return None;
        }
        for row in cells.chunks(side + 1) {
            self.cut.push_apart(&row[..side]);
        }
        self.format = Some(Format::Rows);
        Some(())
    }
}

/// Whether the cells at some places are one sign, and all others are digits and blanks.
#[inline(never)] // a copy in each caller makes the module for browsers larger
fn is_between(text: &[u8], cells: &[Span], is_place: impl Fn(usize) -> bool) -> bool {
    let Some(first) = (0..cells.len()).find(|at| is_place(*at)) else { return false };
    let sign = cells[first].of(text);
    let is_letter = |sign: &[u8]| str::from_utf8(sign).is_ok_and(|sign| sign.contains(char::is_alphanumeric));
    let fits = |(at, cell): (usize, &Span)| match cell.of(text) {
        cell if is_place(at) => cell == sign,
        cell => cell != sign && cell_value(cell).is_some(),
    };
    count_characters(sign) == 1 && !is_letter(sign) && cells.iter().enumerate().all(fits)
}

/// Whether a line is one sign again and again, and longer than a row.
pub(super) fn is_rule(line: &[u8], side: usize) -> bool {
    let line = line.trim_ascii();
    line.len() > side
        && line[0] != b'|'
        && !line[0].is_ascii_alphanumeric()
        && are_all(line, |byte| byte == line[0] || is_space(byte))
}
