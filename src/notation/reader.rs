//! Reading puzzles from a text that is still coming, or too long to keep.

use super::NINE;
use super::answers::{Found, Sink};
use super::cases::take_first;
use super::class::Line;
use super::decode::Decoder;
use super::dress::Dress;
use super::error::{Fault, NotationError};
use super::fold::Shifts;
use super::format::Format;
use super::held::Held;
use super::kinds::LINES;
use super::pending::Pending;
use super::row::Row;
use super::rows::Rows;
use super::saved::Saved;
use super::symbols::{Shown, Symbols};
use super::table::Table;
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use std::mem;

/// Hands out the puzzles of a text that comes in parts, as soon as each is complete.
///
/// A part is text or bytes, in UTF-8, or in UTF-16 with a mark at the beginning of the text. It may end
/// anywhere, also within a line or a character: a line is read when its line break is there, the last one at
/// the end. What is found does not depend on where parts end, but for one place: the map of a jigsaw's regions may
/// stand in the lines below its cells, so the first puzzle of a text waits for the next line, unless a part ends
/// with the puzzle's last line. Then it is handed out at once, as a program may wait for it, and has no map. If the
/// first puzzle has one, each waits.
///
/// It reads what [`read`](super::read) does; a puzzle that cannot be read is an error of its own among those
/// before and after it. Prose is passed over: its first word is an error at the end, if there is nothing
/// else. An object of JSON is kept until it is complete, a puzzle of a saved game (`.ss`, `.sdk`) until its
/// moves or its state cannot follow any more, everything else a puzzle at a time.
///
/// ```
/// use ninefold::notation::Reader;
///
/// let mut reader = Reader::default();
/// assert!(reader.push("4\n3xx4\n42x1\nx342\n24").is_empty());
/// let puzzles = reader.push("x3\n34?1 .... .... ....\n12.. 34..");
/// assert_eq!(puzzles[0].as_ref().unwrap().grid().cells(), [3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3]);
/// let sentence = "Line 6, column 3: '?' is neither a digit nor a blank (row 1, column 3).";
/// assert_eq!(puzzles[1].as_ref().unwrap_err().to_string(), sentence);
/// let sentence = "Line 7, column 10: the puzzle breaks off after row 2 of 4.";
/// assert_eq!(reader.finish()[0].as_ref().unwrap_err().to_string(), sentence);
/// ```
///
/// [`push_lines`](Reader::push_lines) makes a line of text of each puzzle instead.
#[derive(Debug, Default)]
pub struct Reader {
    /// The lines of the next puzzle so far, and what they are.
    pub(super) rows: Rows,
    pub(super) pending: Pending,
    /// The last line, taken apart.
    pub(super) row: Row,
    /// How many lines there are.
    pub(super) line: usize,
    /// Whether the lines before had borders.
    pub(super) bordered: bool,
    /// Where a header says that the puzzles are.
    pub(super) table: Option<Table>,
    /// The first puzzle's format, and what a header says of it.
    pub(super) format: Option<Format>,
    pub(super) header: Option<Format>,
    /// Where columns differ from the text's own.
    pub(super) shifts: Shifts,
    /// The first word that is none of a puzzle, as long as there is no puzzle.
    pub(super) word: Option<NotationError>,
    pub(super) has_found: bool,
    /// How many characters meant nothing.
    pub(super) ignored: usize,
    /// The sets of symbols that the puzzles so far have shown.
    pub(super) symbols: Shown,
    /// The last puzzle of a saved game, as long as its moves or its state may follow, and whether the state
    /// does now.
    pub(super) saved: Option<Saved>,
    pub(super) in_state: bool,
    /// The first puzzle, as long as the map of its regions may follow.
    pub(super) held: Held,
    /// Whether lines tell what was done on puzzles.
    pub(super) has_progress: bool,
    /// What the puzzles so far look like, and how many were read without knowing that.
    pub(super) dress: Option<Dress>,
    pub(super) read: usize,
    /// What came as bytes and is no whole line yet.
    decoder: Decoder,
}

impl Reader {
    /// A reader whose [`push_lines`](Reader::push_lines) tells what was done on a puzzle: behind its cells
    /// follow ` # ` and an object of JSON with the `answers` as a string of symbols, `.` for none, and the `marks` as
    /// numbers. What there is none of is missing.
    ///
    /// ```
    /// use ninefold::notation::Reader;
    ///
    /// let mut reader = Reader::with_progress();
    /// let line = reader.push_lines("3.+24 42.1 .342 24.3\n");
    /// assert_eq!(line, b"3..442.1.34224.3 # {\"answers\":\"..2.............\"}\n");
    /// ```
    pub fn with_progress() -> Reader {
        Reader { has_progress: true, ..Reader::default() }
    }

    /// Takes the next part of the text and returns the puzzles that it completes, in their order.
    ///
    /// # Errors
    ///
    /// In the place of a puzzle, why the lines there could not be read.
    pub fn push(&mut self, part: impl AsRef<[u8]>) -> Vec<Result<Puzzle, NotationError>> {
        let mut found = Found::default();
        self.decode(part.as_ref(), &mut found);
        found
    }

    /// Ends the text and returns the puzzles that this completes; nothing can be pushed after it.
    ///
    /// # Errors
    ///
    /// As in [`Reader::push`].
    pub fn finish(&mut self) -> Vec<Result<Puzzle, NotationError>> {
        let mut found = Found::default();
        self.end(&mut found);
        found
    }

    /// The format of the first puzzle that could be read, as in [`Reading::format`](super::Reading::format),
    /// once there is one.
    pub fn format(&self) -> Option<Format> {
        self.format
    }

    /// How many characters mean nothing so far, as in [`Reading::ignored`](super::Reading::ignored).
    pub fn ignored(&self) -> usize {
        self.ignored
    }

    /// The unusual sets of symbols so far, as in [`Reading::symbols`](super::Reading::symbols).
    pub fn symbols(&self) -> Vec<(Shape, Symbols)> {
        self.symbols.unusual()
    }

    /// Takes a part that may end anywhere.
    pub(super) fn decode(&mut self, part: &[u8], sink: &mut impl Sink) {
        let mut decoder = mem::take(&mut self.decoder);
        decoder.push(part, |lines| self.take_lines(lines, sink));
        self.decoder = decoder;
        if self.held.is_first_alone() && self.decoder.is_at_line_end() {
            let mut found = Found::default();
            self.release(&mut found);
            sink.add(&mut found);
        }
    }

    /// Ends the text. A word is told if there is nothing else in it.
    pub(super) fn end(&mut self, sink: &mut impl Sink) {
        self.end_part(sink);
        if let Some(word) = self.word.take().filter(|_| !self.has_found) {
            sink.add(&mut vec![Err(word)]);
        }
    }

    /// Ends a part of a text; words are no puzzle's, even if nothing else is in it.
    pub(crate) fn end_part(&mut self, sink: &mut impl Sink) {
        let mut decoder = mem::take(&mut self.decoder);
        decoder.finish(|lines| self.take_lines(lines, sink));
        let mut found = Found::default();
        self.release(&mut found);
        self.take(&mut found);
        self.release(&mut found);
        self.hand_out_saved(&mut found);
        sink.add(&mut found);
    }

    /// Whether the text so far ends where a puzzle does.
    pub(super) fn is_between_puzzles(&self) -> bool {
        matches!(self.pending, Pending::Nothing) && self.saved.is_none() && self.held.is_empty()
    }

    /// Takes whole lines in UTF-8; the last one may lack its line break.
    pub(crate) fn take_lines(&mut self, mut text: &[u8], sink: &mut impl Sink) {
        let mut cells = [0; NINE];
        let mut found = Found::default();
        while !text.is_empty() {
            if let Some(after) = self.take_nine(text, &mut cells) {
                sink.add(&mut found);
                sink.add_nine(&cells);
                text = after;
                continue;
            }
            let (line, after) = Line::split(text);
            if self.take_of_map(line, &mut found) {
                text = after;
                continue;
            }
            if sink.is_unreadable(line.text) && self.is_between_puzzles() {
                self.line += 1;
                let fault = Fault::word(line.text);
                found.push(Err(NotationError { line: self.line, column: 1, fault }));
            } else {
                self.push_line(line, &mut found);
            }
            text = after;
        }
        sink.add(&mut found);
    }

    pub(super) fn push_line(&mut self, line: Line, found: &mut Found) {
        self.line += 1;
        if self.rows.is_empty() {
            self.shifts.clear();
        }
        let is_plain = matches!(self.pending, Pending::Xml(_) | Pending::Skipped);
        let plain = if is_plain { None } else { self.shifts.plain(self.line, line) };
        let line = plain.as_deref().map_or(line, Line::of);
        take_first(&LINES, line.classes, |take| take(self, line, found));
        if !matches!(self.pending, Pending::Nothing) {
            // The line begins something else than a map.
            self.hand_out_held(found);
        }
    }

    /// Keeps a line.
    pub(super) fn keep(&mut self, line: Line) {
        self.rows.keep(line, self.line);
    }
}
