//! Rows between bars where a space stands for a blank: then the columns of the text say where the cells are.
//!
//! In `|4 1|8 7| 63|` each column is a cell, in `|   3 9 | 2 5   |   4   |` each second one from the second on, and in
//! `  3 9|2 5  |  4  ` each second one from the first on.

use super::bytes::{Span, are_all, has_any, is_space, look_at, parts};
use super::cells::{NO_VALUE, VALUES};
use super::class::Line;
use super::row::Row;
use crate::shape::Shape;

/// How far apart the cells are, and in which column the first one is; the most certain first.
const WAYS: [(usize, usize); 3] = [(2, 1), (1, 0), (2, 0)];

impl Row {
    /// Cuts a line whose bars are as far apart as boxes are wide, if its blanks are spaces, and nothing else is one.
    pub(super) fn cut_columns(&mut self, line: Line, part: Span) -> Option<()> {
        let is_other =
            |byte: u8| !matches!(byte, b' ' | b'|') && matches!(VALUES[usize::from(byte)], 0 | NO_VALUE);
        if has_any(part.of(line.text), is_other) {
            return None;
        }
        let boxes = boxes_in(line.text, part);
        let is_blank =
            |inside: Option<&Span>| inside.is_some_and(|inside| are_all(inside.of(line.text), is_space));
        let trimmed = part.trimmed(line.text).of(line.text);
        let is_framed = trimmed.starts_with(b"|") && trimmed.ends_with(b"|");
        // Before the first bar and behind the last one is nothing, or a blank box, whose spaces may be lost at the end. In
        // `|1 1 3 1|`, the first row of a jigsaw, no box was lost.
        let may_be_lost =
            self.side.is_some() || !boxes.iter().take(1).chain(boxes.last()).all(|end| end.len() == 0);
        [(1, 1, is_framed), (0, 0, true), (0, 1, true), (1, 0, may_be_lost)].into_iter().find_map(
            |(first, last, is_likely)| {
                let inner = boxes.get(first..boxes.len().checked_sub(last)?)?;
                let is_left_out =
                    (first == 0 || is_blank(boxes.first())) && (last == 0 || is_blank(boxes.last()));
                if is_likely && is_left_out { self.cut_boxes(line.text, inner, last == 0) } else { None }
            },
        )?
    }

    /// Cuts boxes, if any cell in them is a space; nothing if they are not the boxes.
    fn cut_boxes(&mut self, text: &[u8], boxes: &[Span], ends_open: bool) -> Option<Option<()>> {
        let width = boxes.iter().map(|inside| inside.len()).max()?;
        let (last, before) = boxes.split_last()?;
        if before.is_empty()
            || before.iter().any(|inside| inside.len() != width)
            || !ends_open && last.len() != width
        {
            return None;
        }
        // Pencil marks, of which the first row has one in each cell: they are as many in all boxes, and of a small grid
        // aligned.
        let digits = |inside: &Span| inside.of(text).iter().map(|byte| *byte != b' ').collect::<Vec<_>>();
        let count = digits(last).iter().filter(|is_digit| **is_digit).count();
        let is_alike = |inside: &Span| match count {
            0..=2 => digits(inside) == digits(last),
            _ => digits(inside).iter().filter(|is_digit| **is_digit).count() == count,
        };
        let is_marks = |shape: Shape| shape.box_columns() == count && before.iter().all(is_alike);
        if self.side.is_none() && Shape::of_side(count * boxes.len()).is_some_and(is_marks) {
            return Some(None);
        }
        look_at(3 * width * boxes.len());
        let read = |(step, first): (usize, usize)| {
            let columns = (width + step - 1).saturating_sub(2 * first) / step;
            let side = columns * boxes.len();
            let shape = Shape::of_side(side)?;
            let is_known = self
                .side
                .map_or(shape.box_columns() == columns && (side, step) != (10, 1), |known| known == side);
            let at = |column: usize| first + step * column;
            let is_cell = |column: usize| column >= first && (column - first).is_multiple_of(step);
            let fits = |inside: &Span| {
                let mut cells = (0..).zip(inside.of(text));
                cells.all(|(column, byte)| *byte == b' ' || is_cell(column))
            };
            // The last spaces of a line are often lost.
            let cell = |inside: &Span, column: usize| {
                let begin = (inside.begin + at(column)).min(inside.end.max(last.begin));
                Span { begin, end: inside.end.min(begin + 1).max(begin) }
            };
            let cells: Vec<Span> = boxes
                .iter()
                .flat_map(|inside| (0..columns).map(move |column| cell(inside, column)))
                .collect();
            (is_known && boxes.iter().all(fits)).then_some(cells)
        };
        let found: Vec<Vec<Span>> = WAYS.into_iter().filter_map(read).collect();
        let has_space = |cells: &Vec<Span>| cells.iter().any(|cell| matches!(cell.of(text), b"" | b" "));
        if !found.iter().all(has_space) {
            return Some(None);
        }
        // If two fit, it is a 9×9 most likely.
        let cells = found.iter().find(|cells| cells.len() == 9).or(found.first())?;
        self.cut.push_apart(cells);
        Some(Some(()))
    }
}

/// What stands before, between and behind the bars of a line.
fn boxes_in(text: &[u8], part: Span) -> Vec<Span> {
    let mut at = part.begin;
    let inside = |inside: &[u8]| {
        let inside = Span { begin: at, end: at + inside.len() };
        at = inside.end + 1;
        inside
    };
    parts(part.of(text), |byte| byte == b'|').map(inside).collect()
}
