//! Grouping the lines of cells that make up a puzzle.

use super::block::Block;
use super::bytes::{are_all, count_characters, is_space};
use super::chunks::Row;
use super::class::{ANGLE, BRACKET, Line};
use super::collector::PuzzleCollector;
use super::dress::Dresses;
use super::error::{Fault, NotationError};
use super::fold::ColumnShifts;
use super::format::Format;
use super::legend::EarlierPuzzles;
use super::pending::PendingLines;
use super::rows::Rows;
use super::{NINE, json, labels, xml};
use std::mem;

/// Groups the lines of a text that a puzzle is made of, and reads it where it ends.
#[derive(Debug, Default)]
pub(super) struct LineGrouper {
    /// How many lines there are.
    pub(super) line: usize,
    /// Where columns of the lines so far differ from the text's own.
    shifts: ColumnShifts,
    /// The lines of the next puzzle so far, and what they are.
    rows: Rows,
    pub(super) pending: PendingLines,
    /// Whether the object or document that is open is one as it stands there: its strings are not to be made plain.
    is_own_object: bool,
    /// The last line, cut into chunks; it is kept so that its memory is used again.
    row: Row,
    /// Whether the lines before had borders.
    bordered: bool,
    /// How the puzzles so far are written but for their digits.
    pub(super) dresses: Dresses,
    pub(super) collector: PuzzleCollector,
}

impl LineGrouper {
    /// Whether no puzzle has begun that may go on.
    pub(super) fn is_between_puzzles(&self) -> bool {
        matches!(self.pending, PendingLines::Nothing)
    }

    /// Takes a 9×9 at a glance, if the text begins with one: in a line of its own, or written as the puzzles before
    /// were (in their `dress`). Returns the text behind it; nothing if there is no such puzzle, or if the text must be
    /// read line by line here.
    pub(super) fn take_nine<'a>(&mut self, text: &'a [u8], cells: &mut [u8; NINE]) -> Option<&'a [u8]> {
        if !self.is_between_puzzles() || !self.collector.allows_glance() {
            return None;
        }
        let glance = self.dresses.glance(text, cells)?;
        self.line += glance.lines;
        self.bordered = glance.bordered;
        Some(glance.after)
    }

    /// Counts a line, and returns it as plain text, or nothing if it is plain as it is.
    pub(super) fn next_line(&mut self, line: Line) -> Option<Vec<u8>> {
        self.line += 1;
        if self.rows.text.is_empty() {
            self.shifts.clear();
        }
        if !matches!(self.pending, PendingLines::Braces(_)) {
            self.is_own_object = line.has(BRACKET) && json::begins_object(line.text)
                || line.has(ANGLE) && xml::begins_document(line.text);
        }
        let is_plain =
            self.is_own_object || matches!(self.pending, PendingLines::Xml(_) | PendingLines::Skipped);
        let plain = if is_plain { None } else { self.shifts.plain_line(self.line, line) };
        self.collector.pass_line(self.line, plain.as_deref().unwrap_or_default());
        self.collector.pass_line(self.line, line.text);
        if plain.is_some() {
            self.collector.labels.keep_own(self.line, line);
        }
        plain
    }

    /// Takes a line that stands for a puzzle that could not be read.
    pub(super) fn refuse(&mut self, line: Line) {
        self.line += 1;
        self.add_fault(Fault::word(line.text));
    }

    /// Adds what is wrong with the last line.
    pub(super) fn add_fault(&mut self, fault: Fault) {
        self.collector.hand_out_held();
        self.collector.results.push(Err(NotationError { line: self.line, column: 1, fault }));
    }

    pub(super) fn keep_line(&mut self, line: Line) {
        self.rows.keep_line(line, self.line);
    }

    pub(super) fn read_pending(&mut self) {
        match mem::take(&mut self.pending).read(&mut self.rows, &mut self.collector.earlier) {
            Some(block) => self.add_block(block),
            None => self.read_without_braces(),
        }
    }

    /// Reads lines with braces that are no object's: some programming languages have them around rows.
    fn read_without_braces(&mut self) {
        let rows = mem::take(&mut self.rows);
        let last = self.line;
        for (number, line) in rows.numbered_lines() {
            self.line = number;
            let plain = self.shifts.plain_line(number, Line::of(line));
            self.push_cells(Line::of(plain.as_deref().unwrap_or(line)));
        }
        self.line = last;
        self.read_pending();
    }

    /// Reads the lines so far, and then a line on its own.
    pub(super) fn read_lone_line(&mut self, line: Line, read: impl FnOnce(&mut EarlierPuzzles) -> Block) {
        self.read_pending();
        self.keep_line(line);
        let block = read(&mut self.collector.earlier);
        self.add_block(block);
    }

    /// Adds what was read in the lines so far, and forgets these lines.
    fn add_block(&mut self, block: Block) {
        self.collector.add_block(block, &self.rows, &self.shifts);
        self.rows.clear();
    }

    /// Takes a line of cells, or one without any.
    pub(super) fn push_cells(&mut self, line: Line) {
        let mut row = mem::take(&mut self.row);
        row.cut_line(line, self.bordered, self.rows.side());
        if let Some(word) = row.prose {
            let fault = Fault::word(word.of(line.text));
            self.read_lone_line(line, |_| Block::of_fault(word.begin, fault));
        } else if row.is_label {
            self.read_pending();
            self.collector.ignored += row.ignored;
            self.collector.labels.pass(line.text);
        } else if row.cut.chunks.is_empty() {
            self.push_empty(line, &row);
        } else {
            self.push_row(line, &row);
        }
        self.row = row;
    }

    fn push_row(&mut self, line: Line, row: &Row) {
        if row.bordered && are_all(&self.rows.text, |byte| matches!(byte, b'-' | b' ' | b'\n')) {
            // The lines so far were the border above this row.
            self.rows.clear();
            self.pending = PendingLines::Nothing;
        }
        self.bordered = row.bordered;
        if self.pending.is_first_row() && labels::is_ornament(&self.rows.text, &row.cut.view(line.text)) {
            self.read_pending();
        }
        // A 6×6 with boxes of three rows and two columns has its boxes *on end* (`on_end`): then all of its rows are
        // written so.
        let is_alike = row.on_end == (self.rows.on_end > 0);
        let goes_on = if is_alike { self.pending.after(row, line.text, &self.rows.text) } else { None };
        self.pending = goes_on.unwrap_or_else(|| {
            if self.pending.is_number_of(row) {
                // What follows is the puzzle with this number.
                self.collector.ignored += count_characters(self.rows.text.trim_ascii());
                self.collector.labels.pass(&self.rows.text);
                self.rows.clear();
                self.pending = PendingLines::Nothing;
            }
            self.read_pending();
            PendingLines::beginning(row, line.text)
        });
        self.keep_line(line);
        self.rows.add_row(row);
        self.collector.labels.take_beside(self.line, line, row);
        if self.pending.is_complete() {
            self.read_complete();
        }
    }

    /// Reads the lines so far, which are a whole puzzle, and notes how it is written.
    fn read_complete(&mut self) {
        let dress = self.dresses.next_dress(&self.rows, self.bordered);
        let (count, ignored) = (self.collector.results.len(), self.collector.ignored);
        self.read_pending();
        let found = &self.collector.results[count..];
        if dress.is_some() && found.iter().all(Result::is_ok) && ignored == self.collector.ignored {
            self.dresses.dress = dress;
        }
    }

    /// Takes a line without cells; punctuation is JSON's or a border and says nothing.
    fn push_empty(&mut self, line: Line, row: &Row) {
        if row.format == Some(Format::Ss) {
            self.collector.header.get_or_insert(Format::Ss);
        }
        if row.bordered {
            self.bordered = true;
            self.pending.pass_border();
        }
        let closes = line.has(BRACKET) && line.text.contains(&b']');
        if are_all(line.text, is_space) && self.pending.ends_at_blank_line(self.rows.on_end > 0)
            || closes && self.pending.ends_at_bracket()
        {
            self.read_pending();
        } else if self.keep_if_pending(line) {
            self.rows.add_row(row);
        }
    }

    /// Keeps a line that says nothing, if it stands among others; says whether it does.
    pub(super) fn keep_if_pending(&mut self, line: Line) -> bool {
        let is_among = !self.is_between_puzzles();
        if is_among {
            self.keep_line(line);
        }
        is_among
    }
}
