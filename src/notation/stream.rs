//! Reading puzzles from a text that is still coming, or too long to keep.
//!
//! A [`Reader`] keeps the lines of one puzzle at a time.

use super::block::{self, At, Block};
use super::error::{Fault, NotationError};
use super::fold::Shifts;
use super::format::Format;
use super::headers::{self, Table};
use super::pending::{Pending, SIXTEEN};
use super::row::{Row, cut};
use super::scan::{all, characters, is_space, lines, trim, visible};
use super::symbols::Shown;
use super::{address, codes, json, labels, xml};
use crate::grid::Grid;
use std::mem;

/// Hands out the puzzles of a text as soon as each is complete.
///
/// It reads what [`read`](super::read) does; a puzzle that cannot be read is an error of its own among those before
/// and after it. Prose is passed over: its first word is an error at the end, if there is nothing else. An object
/// of JSON is kept until it is complete, everything else a puzzle at a time.
///
/// ```
/// use ninefold::notation::Reader;
///
/// let mut reader = Reader::default();
/// assert!(reader.push("4\n3xx4\n42x1\nx342\n").is_empty());
/// let puzzles = reader.push("24x3\n34?1 .... .... ....\n");
/// assert_eq!(puzzles[0].as_ref().unwrap().cells(), [3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3]);
/// let sentence = "Line 6, column 3: '?' is neither a digit nor a blank (row 1, column 3).";
/// assert_eq!(puzzles[1].as_ref().unwrap_err().to_string(), sentence);
/// assert!(reader.finish().is_empty());
/// ```
#[derive(Debug, Default)]
pub struct Reader {
    /// The lines of the next puzzle so far, and what they are.
    lines: Vec<u8>,
    pending: Pending,
    /// How many lines there are, and which of them is the first of `lines`.
    line: usize,
    first_line: usize,
    /// Whether the lines before had borders.
    bordered: bool,
    /// Where a header says that the puzzles are.
    table: Option<Table>,
    /// The first puzzle's format, and what a header says of it.
    pub(super) format: Option<Format>,
    header: Option<Format>,
    /// Where columns differ from the text's own.
    shifts: Shifts,
    /// The first word that is none of a puzzle, as long as there is no puzzle.
    word: Option<NotationError>,
    has_found: bool,
    /// How many characters meant nothing.
    pub(super) ignored: usize,
    /// The sets of symbols that the puzzles so far have shown.
    pub(super) symbols: Shown,
}

type Found = Vec<Result<Grid, NotationError>>;

impl Reader {
    /// Takes the next lines and returns the puzzles that they complete, in their order.
    ///
    /// The text has its line breaks and does not end within a line; blank lines may end a puzzle.
    ///
    /// # Errors
    ///
    /// In the place of a puzzle, why the lines there could not be read.
    ///
    /// ```
    /// use ninefold::notation::Reader;
    ///
    /// let mut reader = Reader::default();
    /// let counts = ["3xx4 42x1", "x342 24x3", "hello"].map(|line| reader.push(line).len());
    /// assert_eq!(counts, [0, 1, 0]);
    /// ```
    pub fn push(&mut self, text: &str) -> Vec<Result<Grid, NotationError>> {
        self.push_bytes(text.as_bytes())
    }

    /// The same for text that may be none.
    pub(crate) fn push_bytes(&mut self, text: &[u8]) -> Vec<Result<Grid, NotationError>> {
        let mut found = Vec::new();
        lines(text).for_each(|line| self.push_line(line, &mut found));
        found
    }

    /// Ends the text and returns what the last lines are.
    ///
    /// # Errors
    ///
    /// As in [`Reader::push`].
    ///
    /// ```
    /// use ninefold::notation::Reader;
    ///
    /// let mut reader = Reader::default();
    /// assert!(reader.push("1 2 3 4\n3 4 1 2").is_empty());
    /// let last = reader.finish().remove(0);
    /// let sentence = "Line 2, column 8: the puzzle breaks off after row 2 of 4.";
    /// assert_eq!(last.unwrap_err().to_string(), sentence);
    /// ```
    pub fn finish(mut self) -> Vec<Result<Grid, NotationError>> {
        self.end()
    }

    pub(super) fn end(&mut self) -> Found {
        let mut found = self.end_part();
        let word = self.word.take().filter(|_| !self.has_found);
        found.extend(word.map(Err));
        found
    }

    /// Ends a part of a text; words are no puzzle's, even if nothing else is in it.
    pub(crate) fn end_part(&mut self) -> Found {
        let mut found = Vec::new();
        self.take(&mut found);
        found
    }

    /// Whether the text so far ends where a puzzle does.
    pub(crate) fn is_between_puzzles(&self) -> bool {
        matches!(self.pending, Pending::Nothing)
    }

    /// Counts a line whose puzzle was read elsewhere.
    pub(crate) fn skip_line(&mut self) {
        self.line += 1;
        self.has_found = true;
    }

    fn push_line(&mut self, line: &[u8], found: &mut Found) {
        self.line += 1;
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if self.lines.is_empty() {
            self.shifts.clear();
        }
        let is_plain = matches!(self.pending, Pending::Xml(_) | Pending::Skipped);
        let plain = if is_plain { None } else { self.shifts.plain(self.line, line) };
        self.push_plain(plain.as_deref().unwrap_or(line), found);
    }

    fn push_plain(&mut self, line: &[u8], found: &mut Found) {
        if let Some(has_puzzle) = headers::section(line) {
            self.take(found);
            self.header = Some(Format::Sdk);
            self.pending = if has_puzzle { Pending::Nothing } else { Pending::Skipped };
            return;
        }
        match self.pending {
            Pending::Skipped => return,
            Pending::Xml(tag) => return self.push_xml(line, tag, found),
            Pending::Braces(depth) => return self.push_braces(line, depth, found),
            _ => {}
        }
        if xml::begins(line) {
            self.take(found);
            self.push_xml(line, xml::Tag::default(), found);
        } else if json::begins(line) {
            self.take(found);
            self.push_braces(line, json::Depth::default(), found);
        } else if headers::is_move(line) {
            self.format = self.format.map(|_| Format::Ss);
        } else if let Some(text) = address::text(line) {
            self.take(found);
            self.answer_code(line, text, Format::Link, found);
        } else if let Some(text) = codes::solo(line) {
            self.take(found);
            self.answer_code(line, text, Format::Solo, found);
        } else if headers::is_comment(line) {
            if headers::is_sdk(line) {
                self.header = Some(Format::Sdk);
            }
            self.keep_pending(line);
        } else if let Some(table) = Table::of_header(line) {
            self.take(found);
            self.table = Some(table);
        } else if let Some(field) = self.table.as_ref().and_then(|table| table.field(line)) {
            self.take(found);
            let block = Block { format: Format::Dataset, ..block::read(field, &mut self.symbols) };
            self.answer(line, self.line, block, found);
        } else {
            self.push_cells(line, found);
        }
    }

    fn push_xml(&mut self, line: &[u8], mut tag: xml::Tag, found: &mut Found) {
        self.keep(line);
        tag.pass(line);
        if tag == xml::Tag::None {
            let lines = mem::take(&mut self.lines);
            for data in xml::games(&lines) {
                let block = Block { format: Format::Opensudoku, ..block::read(data, &mut self.symbols) };
                self.answer(&lines, self.first_line, block, found);
            }
        }
        self.pending = Pending::Xml(tag);
    }

    fn push_braces(&mut self, line: &[u8], mut depth: json::Depth, found: &mut Found) {
        self.keep(line);
        depth.pass(line);
        self.pending = Pending::Braces(depth);
        if depth.is_zero() {
            self.take(found);
        }
    }

    fn push_cells(&mut self, line: &[u8], found: &mut Found) {
        let side = match self.pending {
            Pending::Rows { shape, .. } => Some(shape.side()),
            _ => None,
        };
        let row = cut(line, self.bordered, side);
        if row.is_prose || row.is_label {
            self.take(found);
            if row.is_prose {
                let block = block::read(line, &mut self.symbols);
                self.answer(line, self.line, block, found);
            } else {
                self.ignored += row.ignored;
            }
            return;
        }
        if row.chunks.is_empty() {
            self.bordered |= row.bordered;
            return self.push_empty(line, &row, found);
        }
        if row.bordered && all(&self.lines, |byte| matches!(byte, b'-' | b' ' | b'\n')) {
            // They were the border above this row.
            self.lines.clear();
            self.pending = Pending::Nothing;
        }
        self.bordered = row.bordered;
        if self.pending.is_row() && labels::is_ornament(&self.lines, &row.chunks) {
            self.take(found);
        }
        let goes_on = self.pending.after(&row, &self.lines);
        self.pending = goes_on.unwrap_or_else(|| {
            if self.pending.is_number() && !row.is_lone_cell() {
                // What follows is the puzzle with this number.
                self.ignored += characters(trim(&mem::take(&mut self.lines)));
                self.pending = Pending::Nothing;
            }
            self.take(found);
            Pending::beginning(&row)
        });
        self.keep(line);
        if self.pending.is_complete() {
            self.take(found);
        }
    }

    /// Takes a line without cells; punctuation is JSON's or a border and says nothing.
    fn push_empty(&mut self, line: &[u8], row: &Row, found: &mut Found) {
        if row.format == Some(Format::Ss) {
            self.header.get_or_insert(Format::Ss);
        }
        if row.bordered {
            self.pending.pass_rule();
        }
        let closes = line.contains(&b']');
        if all(line, is_space) && self.pending.ends_at_blank_line()
            || closes && self.pending.ends_at_bracket()
        {
            self.take(found);
        } else {
            self.keep_pending(line);
        }
    }

    /// Keeps a line that says nothing, if it stands among others.
    fn keep_pending(&mut self, line: &[u8]) {
        if !self.is_between_puzzles() {
            self.keep(line);
        }
    }

    fn keep(&mut self, line: &[u8]) {
        if self.lines.is_empty() {
            self.first_line = self.line;
        }
        self.lines.extend_from_slice(line);
        self.lines.push(b'\n');
    }

    /// Reads the pending lines.
    fn take(&mut self, found: &mut Found) {
        let lines = mem::take(&mut self.lines);
        let pending = mem::take(&mut self.pending);
        let numbered = (self.first_line..).zip(super::scan::lines(&lines));
        match pending {
            Pending::Nothing | Pending::Skipped | Pending::Xml(_) => {}
            Pending::Sixteens(words, false) if words != SIXTEEN => {
                for (number, line) in numbered {
                    let block = block::read(line, &mut self.symbols);
                    self.answer(line, number, block, found);
                }
            }
            Pending::Braces(_) => match json::read(&lines, &mut self.symbols) {
                Some(block) => self.answer(&lines, self.first_line, block, found),
                None => {
                    // Braces around rows, as some programming languages have them.
                    let last = self.line;
                    for (number, line) in numbered {
                        self.line = number;
                        self.push_cells(line, found);
                    }
                    self.line = last;
                    self.take(found);
                }
            },
            _ if pending.is_row() && labels::is_ornament(&lines, &[]) => {
                let word = At { part: trim(&lines), fault: Fault::word(&lines) };
                let block = Block { puzzles: vec![Err(word)], ..Block::default() };
                self.answer(&lines, self.first_line, block, found);
            }
            _ => {
                let block = block::read(&lines, &mut self.symbols);
                self.answer(&lines, self.first_line, block, found);
            }
        }
    }

    /// Hands out what is read in the text that a line is a code for.
    fn answer_code(&mut self, line: &[u8], text: Result<Vec<u8>, Fault>, format: Format, found: &mut Found) {
        let block = match &text {
            Ok(text) => {
                json::read(text, &mut self.symbols).unwrap_or_else(|| block::read(text, &mut self.symbols))
            }
            Err(fault) => {
                let fault = fault.clone();
                Block { puzzles: vec![Err(At { part: line, fault })], ..Block::default() }
            }
        };
        self.answer(line, self.line, Block { format, ..block }, found);
    }

    /// Hands out what was read in a text that begins in a certain line.
    fn answer(&mut self, text: &[u8], first_line: usize, block: Block, found: &mut Found) {
        self.ignored += block.ignored;
        for puzzle in block.puzzles {
            let At { part, fault } = match puzzle {
                Ok(puzzle) => {
                    self.has_found = true;
                    self.format.get_or_insert(self.header.unwrap_or(block.format));
                    found.push(Ok(puzzle));
                    continue;
                }
                Err(error) => error,
            };
            let offset = (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
            let (before, _) = text.split_at_checked(offset).unwrap_or((b"", text));
            let line = first_line + before.iter().filter(|byte| **byte == b'\n').count();
            // Tags can make several rows of a line.
            let line = line.min(self.line);
            let line_begin = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
            let column = self.shifts.column(line, characters(&before[line_begin..]) + 1);
            let error = NotationError { line, column, fault };
            if error.fault.is_word() {
                // The whole line, or code, is about the same.
                self.ignored += visible(&text[line_begin..]);
                self.word.get_or_insert(error);
            } else {
                self.has_found = true;
                found.push(Err(error));
            }
        }
    }
}
