//! Grouping the lines of cells that make up a puzzle.

use super::answers::Found;
use super::block::Block;
use super::class::{BRACKET, Line};
use super::dress::Dress;
use super::error::Fault;
use super::format::Format;
use super::labels;
use super::pending::Pending;
use super::reader::Reader;
use super::row::Row;
use super::scan::{all, characters, is_space};
use std::mem;

impl Reader {
    /// Takes a line of cells, or one without any.
    pub(super) fn push_cells(&mut self, line: Line, found: &mut Found) -> bool {
        let mut row = mem::take(&mut self.row);
        row.cut(line, self.bordered, self.rows.side());
        if let Some(word) = row.prose {
            self.take(found);
            let fault = Fault::word(word.of(line.text));
            self.answer_line(line, found, |_| Block::of_fault(word.begin, fault));
        } else if row.is_label {
            self.take(found);
            self.ignored += row.ignored;
        } else if row.cut.chunks.is_empty() {
            self.push_empty(line, &row, found);
        } else {
            self.push_row(line, &row, found);
        }
        self.row = row;
        true
    }

    fn push_row(&mut self, line: Line, row: &Row, found: &mut Found) {
        if row.bordered && all(&self.rows.text, |byte| matches!(byte, b'-' | b' ' | b'\n')) {
            // They were the border above this row.
            self.rows.clear();
            self.pending = Pending::Nothing;
        }
        self.bordered = row.bordered;
        if self.pending.is_row() && labels::is_ornament(&self.rows.text, &row.cut.view(line.text)) {
            self.take(found);
        }
        // Boxes are on end in all rows or in none.
        let is_alike = row.on_end == (self.rows.on_end > 0);
        let goes_on = if is_alike { self.pending.after(row, line.text, &self.rows.text) } else { None };
        self.pending = goes_on.unwrap_or_else(|| {
            if self.pending.is_number() && !row.is_lone_cell() {
                // What follows is the puzzle with this number.
                self.ignored += characters(self.rows.text.trim_ascii());
                self.rows.clear();
                self.pending = Pending::Nothing;
            }
            self.take(found);
            Pending::beginning(row, line.text)
        });
        self.keep(line);
        self.rows.add(row);
        if self.pending.is_complete() {
            self.take_complete(found);
        }
    }

    /// Reads the lines so far, which no further one belongs to, and notes what the puzzle looks like.
    fn take_complete(&mut self, found: &mut Found) {
        self.read += 1;
        // Noting it is of no use where there is one puzzle only, or where all look different.
        let is_noted = self.read > 1 && self.read.is_power_of_two();
        let dress = if is_noted { Dress::of(&self.rows, self.bordered) } else { None };
        let (count, ignored) = (found.len(), self.ignored);
        self.take(found);
        if let [Ok(_)] = found[count..]
            && ignored == self.ignored
        {
            self.dress = dress.or(self.dress.take());
        }
    }

    /// Takes a line without cells; punctuation is JSON's or a border and says nothing.
    fn push_empty(&mut self, line: Line, row: &Row, found: &mut Found) {
        self.bordered |= row.bordered;
        if row.format == Some(Format::Ss) {
            self.header.get_or_insert(Format::Ss);
        }
        if row.bordered {
            self.pending.pass_rule();
        }
        let closes = line.has(BRACKET) && line.text.contains(&b']');
        if all(line.text, is_space) && self.pending.ends_at_blank_line(self.rows.on_end > 0)
            || closes && self.pending.ends_at_bracket()
        {
            self.take(found);
        } else if self.keep_pending(line) {
            self.rows.add(row);
        }
    }

    /// Keeps a line that says nothing, if it stands among others; says whether it does.
    pub(super) fn keep_pending(&mut self, line: Line) -> bool {
        let is_among = !matches!(self.pending, Pending::Nothing);
        if is_among {
            self.keep(line);
        }
        is_among
    }
}
