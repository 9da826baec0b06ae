//! Lines with bars, commas or blanks between their cells.
//!
//! Between bars a space may stand for a blank: then the columns of the text say where the cells are. In `|4 1|8 7| 63|`
//! each column is a cell, in `|   3 9 | 2 5   |   4   |` each second one from the second on, and in `  3 9|2 5  |  4  `
//! each second one from the first on.

use super::bytes::{
    Span, are_all, count_characters, has_any, is_space, look_at, spans_between, trimmed_parts,
};
use super::cells::{NO_VALUE, VALUES, cell_value, is_cell, is_letter_row, is_row_or_grid, letter_number};
use super::chunks::{Chunk, Row, cells_of_run, count_cells};
use super::class::{BAR, Line, RETURN, SPACE};
use super::format::Format;
use super::table::unquoted;
use super::words::{split_words, take_decimals_off};
use crate::shape::Shape;

/// How far apart the cells are, and in which column the first one is; the most certain first.
const WAYS: [(usize, usize); 3] = [(2, 1), (1, 0), (2, 0)];

impl Row {
    /// Cuts a line with vertical borders, which holds a row if anything.
    pub(super) fn cut_bars(&mut self, line: Line, part: Span) -> Option<()> {
        let text = line.text;
        if !has_any(part.of(text), is_bar) {
            return None;
        }
        self.bordered = true;
        self.format = Some(Format::Grid);
        let mut inner = part.trimmed(text);
        inner.begin += usize::from(inner.of(text).starts_with(b"|"));
        inner.end -= usize::from(inner.of(text).ends_with(b"|"));
        if !has_any(inner.of(text), is_bar) && has_any(inner.of(text), |byte| byte == b',') {
            return self.cut_fields(line, inner).or_else(|| self.cut_words(line, inner));
        }
        if self.cut_columns(line, part).is_none() {
            match self.split_bars(line, inner) {
                None => self.cut.push_apart(&self.words),
                Some(0) => {}
                Some(cells) => self.cut.chunks.push(Chunk::Run(inner, cells)),
            }
        }
        Some(())
    }

    /// Splits a row with bars into its cells, if they stand apart; otherwise says how many there are.
    fn split_bars(&mut self, line: Line, row: Span) -> Option<usize> {
        let text = line.text;
        trimmed_parts(text, row, is_bar, &mut self.words);
        // Bars around each cell, and nothing in a blank one.
        if self.is_row_of_cells(text) {
            return None;
        }
        // Bars around each box, and nothing between the cells.
        let cells = self.words.iter().map(|word| count_cells(word.of(text))).sum();
        let is_box = |word: &Span, shape: Shape| count_characters(word.of(text)) == shape.box_columns();
        let are_boxes = |shape: Shape| self.words.iter().all(|word| is_box(word, shape));
        // Or bars that are further apart; if what is between them can be pencil marks as well, it is.
        let are_parts = || {
            let is_length = self.words.len() < cells && self.side.is_none_or(|side| side == cells);
            let may_be_marks = self.may_be_marks(text, cells).filter(|_| is_length);
            may_be_marks.is_some_and(|may_be| self.side.is_some() || !may_be)
        };
        if Shape::of_side(cells).is_some_and(|shape| are_boxes(shape) || are_parts()) {
            return Some(cells);
        }
        split_words(text, row, SPACE | RETURN | BAR, &mut self.words);
        let is_row = Shape::of_side(self.words.len()).is_some();
        if is_row || 2 * self.words.len() > cells {
            return None;
        }
        // A heading, as `Sudoku | easy`, has letters that are no digits.
        let is_heading = has_any(row.of(text), |byte| matches!(byte | 0x20, b'q'..=b'w' | b'y' | b'z'))
            && !is_letter_row(cells_of_run(row.of(text)), cells, self.side)
            && self.take_prose(line, row).is_some();
        Some(if is_heading { 0 } else { cells })
    }

    /// Cuts a line whose bars are as far apart as boxes are wide, if its blanks are spaces, and nothing else is one.
    pub(super) fn cut_columns(&mut self, line: Line, part: Span) -> Option<()> {
        let text = line.text;
        let is_other =
            |byte: u8| !matches!(byte, b' ' | b'|') && matches!(VALUES[usize::from(byte)], 0 | NO_VALUE);
        if has_any(part.of(text), is_other) {
            return None;
        }
        let boxes: Vec<Span> = spans_between(text, part, is_bar).collect();
        let are_blank = |boxes: &[Span]| boxes.iter().all(|inside| are_all(inside.of(text), is_space));
        let trimmed = part.trimmed(text).of(text);
        let is_framed = trimmed.starts_with(b"|") && trimmed.ends_with(b"|");
        // Before the first bar and behind the last one is nothing, or a blank box, whose spaces may be lost at the end. In
        // `|1 1 3 1|`, the first row of a jigsaw, no box was lost.
        let may_be_lost =
            self.side.is_some() || !boxes.iter().take(1).chain(boxes.last()).all(|end| end.len() == 0);
        let mut ways = [(1, 1, is_framed), (0, 0, true), (0, 1, true), (1, 0, may_be_lost)].into_iter();
        ways.find_map(|(first, last, is_likely)| {
            let inner = boxes.get(first..boxes.len().checked_sub(last)?)?;
            let is_likely =
                is_likely && are_blank(&boxes[..first]) && are_blank(&boxes[boxes.len() - last..]);
            if is_likely { self.cut_boxes(text, inner, last == 0) } else { None }
        })?
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
        // Pencil marks, one in each cell of the first row: as many in all boxes, and of a small grid aligned.
        let digits = |inside: &Span| inside.of(text).iter().map(|byte| *byte != b' ');
        let count_digits = |inside: &Span| digits(inside).filter(|is_digit| *is_digit).count();
        let count = count_digits(last);
        let is_alike = |inside: &Span| match count {
            0..=2 => digits(inside).eq(digits(last)),
            _ => count_digits(inside) == count,
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
            let is_likely = shape.box_columns() == columns && (side, step) != (10, 1);
            let is_known = self.side.map_or(is_likely, |known| known == side);
            let is_in_column = |(at, byte): (usize, &u8)| *byte == b' ' || at % step == first;
            let fits = |inside: &Span| inside.of(text).iter().enumerate().all(is_in_column);
            // The last spaces of a line are often lost.
            let cell = |inside: &Span, column: usize| {
                let begin = (inside.begin + first + step * column).min(inside.end);
                Span { begin, end: inside.end.min(begin + 1) }
            };
            let cells = boxes.iter().flat_map(|inside| (0..columns).map(move |column| cell(inside, column)));
            (is_known && boxes.iter().all(fits)).then(|| cells.collect::<Vec<_>>())
        };
        let found: Vec<_> = WAYS.into_iter().filter_map(read).collect();
        let has_space = |cells: &Vec<Span>| cells.iter().any(|cell| matches!(cell.of(text), b"" | b" "));
        if !found.iter().all(has_space) {
            return Some(None);
        }
        // If two fit, it is a 9×9 most likely.
        let cells = found.iter().find(|cells| cells.len() == 9).or(found.first())?;
        self.cut.push_apart(cells);
        Some(Some(()))
    }

    /// Cuts a row or grid where a space stands for a blank.
    pub(super) fn cut_blanks(&mut self, line: Line, part: Span) -> Option<()> {
        let (text, cells) = (line.text, part.of(line.text));
        look_at(2 * cells.len());
        let bars = cells.iter().filter(|byte| is_bar(**byte)).count();
        let shape = Shape::of_cells(cells.len() - bars)?;
        let is_digit = |digit: u8| usize::from(digit) <= shape.side();
        // From 10×10 on, letters can be digits from 1 on.
        let is_letter = |cell: &[u8]| shape.side() > 9 && letter_number(cell).is_some_and(is_digit);
        let is_cell = |cell: &[u8]| cell == b"|" || cell_value(cell).is_some_and(is_digit) || is_letter(cell);
        let has_gap = cells.windows(2).any(|pair| pair == b"  ") && !are_all(cells, is_space);
        if !has_gap || !cells.chunks(1).all(is_cell) {
            return None;
        }
        split_words(text, part, SPACE | RETURN, &mut self.words);
        (!self.is_row_of_cells(text) && !self.are_marks(line)).then(|| {
            let places = (part.begin..part.end).filter(|at| !is_bar(text[*at]));
            self.words.clear();
            self.words.extend(places.map(|at| Span { begin: at, end: at + 1 }));
            self.cut.push_apart(&self.words);
        })
    }

    /// Cuts a row or grid with commas, semicolons, tabs or `&` between its cells, one of which is empty at least.
    pub(super) fn cut_fields(&mut self, line: Line, part: Span) -> Option<()> {
        let text = line.text;
        let is_there = |separator: &u8| has_any(part.of(text), |byte| byte == *separator);
        let separator = [b',', b';', b'\t', b'&'].into_iter().find(is_there)?;
        trimmed_parts(text, part, |byte| byte == separator, &mut self.words);
        self.words.iter_mut().for_each(|field| *field = unquoted(text, *field));
        take_decimals_off(text, &mut self.words, true);
        let blanks = self.words.iter().filter(|field| field.len() == 0).count();
        // What comes after the last separator is a blank, or nothing.
        if self.side.map_or(blanks == 1, |side| self.words.len() > side) {
            self.words.pop_if(|field| field.len() == 0);
        }
        // Tabs at the end of a line are often lost.
        let may_have_lost = separator == b'\t' && blanks > 0 && part.end == text.len();
        let length = self.words.len().max(self.side.filter(|_| may_have_lost).unwrap_or(0));
        self.words.resize(length, Span { begin: part.end, ..part });
        let is_short = separator == b'\t' && self.side.is_none() && blanks > 0 && length > 2;
        // Nothing but tabs is not much of a row.
        let is_row = separator != b'\t' && Shape::of_side(length).is_some();
        let are_fields = (length > blanks || is_row || self.side == Some(length))
            && (is_row_or_grid(length) || Shape::of_side(length - 1).is_some() || is_short)
            && (blanks > 0 || separator == b'&')
            && self.are_cells(text);
        are_fields.then(|| {
            self.format = Some(Format::Csv);
            self.cut.push_apart(&self.words);
        })
    }

    fn are_cells(&self, text: &[u8]) -> bool {
        self.words.iter().all(|word| is_cell(word.of(text)))
    }

    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn is_row_of_cells(&self, text: &[u8]) -> bool {
        Shape::of_side(self.words.len()).is_some() && self.are_cells(text)
    }
}

fn is_bar(byte: u8) -> bool {
    byte == b'|'
}
