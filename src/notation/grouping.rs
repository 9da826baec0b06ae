//! Grouping the lines of cells that make up a puzzle.

use super::answers::Found;
use super::block::Block;
use super::cells::{NO_VALUE, VALUES};
use super::class::{ANY, BRACKET, Line, OTHER, POINT};
use super::error::Fault;
use super::format::Format;
use super::labels;
use super::pending::Pending;
use super::reader::Reader;
use super::row::{Known, Row};
use super::scan::{all, characters, is_space};
use std::mem;

impl Reader {
    /// Takes a line that is a row like the two before it, and not the last one: what all the rules would make of it is
    /// known without trying them. Most lines are such rows or whole puzzles.
    pub(super) fn push_next_row(&mut self, line: Line) -> bool {
        let Pending::Rows { shape, rows, length, .. } = &mut self.pending else {
            return false;
        };
        let side = shape.side();
        let is_next = (2..side - 1).contains(rows) && *length == side && line.text.len() == side && side <= 9;
        let has = |wanted: u8| line.text.contains(&wanted);
        let is_row = is_next
            && line.classes & !(POINT | OTHER | ANY) == 0
            && line.text.iter().all(|byte| VALUES[usize::from(*byte)] != NO_VALUE)
            // It may be a date, such as 1.5.2030.
            && !(has(b'.') && has(b'0'));
        if is_row {
            *rows += 1;
            self.bordered = false;
            self.keep(line);
            self.rows.add_run(line.text.len());
        }
        is_row
    }

    /// Takes a line of cells, or one without any.
    pub(super) fn push_cells(&mut self, line: Line, found: &mut Found) -> bool {
        let mut row = mem::take(&mut self.row);
        row.cut(line, Known { bordered: self.bordered, side: self.rows.side() });
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
        let goes_on = self.pending.after(row, line.text, &self.rows.text);
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
            self.take(found);
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
        if all(line.text, is_space) && self.pending.ends_at_blank_line()
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
