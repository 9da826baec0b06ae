//! Lines with bars, commas or blanks between their cells.

use super::bytes::{Span, are_all, count_characters, has_any, is_space, look_at, trimmed_parts};
use super::cells::{cell_value, is_cell, is_letter_row, is_row_or_grid, letter_number};
use super::chunks::{self, Chunk, count_cells};
use super::class::{BAR, Line, RETURN, SPACE};
use super::format::Format;
use super::row::Row;
use super::table::unquoted;
use super::words::{split_words, take_decimals_off};
use crate::shape::Shape;

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
        if self.cut_columns(line, part).is_some() {
            return Some(());
        }
        match self.split_bars(line, inner) {
            None => self.cut.push_apart(&self.words),
            Some(0) => {}
            Some(cells) => self.cut.chunks.push(Chunk::Run(inner, cells)),
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
        if Shape::of_side(cells).is_some_and(|shape| self.words.iter().all(|word| is_box(word, shape))) {
            return Some(cells);
        }
        if self.are_parts(text, cells) {
            return Some(cells);
        }
        split_words(text, row, SPACE | RETURN | BAR, &mut self.words);
        let is_row = Shape::of_side(self.words.len()).is_some();
        if is_row || 2 * self.words.len() > cells {
            return None;
        }
        // A heading, as `Sudoku | easy`, has letters that are no digits.
        let is_heading = has_any(row.of(text), |byte| matches!(byte | 0x20, b'q'..=b'w' | b'y' | b'z'))
            && !is_letter_row(chunks::cells_of_run(row.of(text)), cells, self.side)
            && self.take_prose(line, row).is_some();
        Some(if is_heading { 0 } else { cells })
    }

    /// Whether so many cells stand between bars that are further apart than boxes are wide, and nothing between the
    /// cells. If they can be pencil marks as well, they are.
    fn are_parts(&self, text: &[u8], cells: usize) -> bool {
        let is_length = Shape::of_side(cells).is_some()
            && self.words.len() < cells
            && self.side.is_none_or(|side| side == cells);
        is_length && self.may_be_marks(text, cells).is_some_and(|may_be| self.side.is_some() || !may_be)
    }

    /// Cuts a row or grid where a space stands for a blank.
    pub(super) fn cut_blanks(&mut self, line: Line, part: Span) -> Option<()> {
        let text = line.text;
        if !is_spaced_out(part.of(text), Shape::of_cells) {
            return None;
        }
        split_words(text, part, SPACE | RETURN, &mut self.words);
        (!self.is_row_of_cells(text) && !self.are_marks(line)).then(|| {
            self.split_bytes(text, part);
            self.cut.push_apart(&self.words);
        })
    }

    /// Cuts a row or grid that has commas, semicolons or tabs between the cells, and at least one cell with
    /// nothing in it.
    pub(super) fn cut_fields(&mut self, line: Line, part: Span) -> Option<()> {
        let text = line.text;
        let is_there = |separator: &u8| has_any(part.of(text), |byte| byte == *separator);
        let separator = [b',', b';', b'\t', b'&'].into_iter().find(is_there)?;
        trimmed_parts(text, part, |byte| byte == separator, &mut self.words);
        self.words.iter_mut().for_each(|field| *field = unquoted(text, *field));
        take_decimals_off(text, &mut self.words, true);
        let is_blank = |field: &Span| field.len() == 0;
        let blanks = self.words.iter().filter(|field| is_blank(field)).count();
        // What comes after the last separator is a blank, or nothing.
        if self.side.map_or(blanks == 1, |side| self.words.len() > side) {
            self.words.pop_if(|field| is_blank(field));
        }
        // Tabs at the end of a line are often lost.
        let lost = if separator == b'\t' && blanks > 0 && part.end == text.len() {
            self.side.unwrap_or(0)
        } else {
            0
        };
        let end = Span { begin: part.end, ..part };
        self.words.extend((self.words.len()..lost).map(|_| end));
        let length = self.words.len();
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

    /// Makes a cell of each character but bars.
    fn split_bytes(&mut self, text: &[u8], part: Span) {
        let places = (part.begin..part.end).filter(|&at| !is_bar(text[at]));
        self.words.clear();
        self.words.extend(places.map(|at| Span { begin: at, end: at + 1 }));
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

/// Whether a line is as long as `shape_of` says, not counting bars, and spaces stand for blanks in it.
fn is_spaced_out(line: &[u8], shape_of: fn(usize) -> Option<Shape>) -> bool {
    look_at(2 * line.len());
    let bars = line.iter().filter(|&&byte| is_bar(byte)).count();
    let Some(shape) = shape_of(line.len() - bars) else {
        return false;
    };
    let is_digit = |digit: u8| usize::from(digit) <= shape.side();
    // From 10×10 on, letters can be digits from 1 on.
    let is_letter = |cell: &[u8]| shape.side() > 9 && letter_number(cell).is_some_and(is_digit);
    let is_cell = |cell: &[u8]| cell_value(cell).is_some_and(is_digit) || is_letter(cell);
    line.windows(2).any(|pair| pair == b"  ")
        && !are_all(line, is_space)
        && line.chunks(1).all(|cell| cell == b"|" || is_cell(cell))
}
