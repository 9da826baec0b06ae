//! Reading puzzles from a text that is still coming, or too long to keep.

use super::answers::Found;
use super::block::Puzzle;
use super::cases::take_first;
use super::class::Line;
use super::decode::Decoder;
use super::dress::Dress;
use super::error::NotationError;
use super::fold::Shifts;
use super::format::Format;
use super::kinds::LINES;
use super::lines::NINE;
use super::pending::Pending;
use super::progress::Progress;
use super::row::Row;
use super::rows::Rows;
use super::symbols::Shown;
use super::table::Table;
use crate::grid::Grid;
use crate::shape::Shape;
use std::mem;

/// Hands out the puzzles of a text as soon as each is complete.
///
/// It reads what [`read`](super::read) does; a puzzle that cannot be read is an error of its own among those before
/// and after it. Prose is passed over: its first word is an error at the end, if there is nothing else. An object
/// of JSON is kept until it is complete, a puzzle of a saved game (`.ss`, `.sdk`) until its moves or its state cannot
/// follow any more, everything else a puzzle at a time.
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
    /// The last puzzle of a saved game, as long as its moves or its state may follow, and whether the state does now.
    pub(super) saved: Option<Puzzle>,
    pub(super) in_state: bool,
    /// What was done on the puzzles that were handed out last.
    pub(super) progress: Vec<Progress>,
    /// What the puzzles so far look like, and how many were read without knowing that.
    pub(super) dress: Option<Dress>,
    pub(super) read: usize,
    /// What came as bytes and is no whole line yet.
    decoder: Decoder,
}

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
        let mut found = Found::default();
        self.push_lines(text.as_bytes(), &mut found);
        self.hand_out(found)
    }

    /// Takes the next bytes of a text, and returns the puzzles that they complete.
    ///
    /// A part may end anywhere, also within a line or a character. The text is in UTF-8, or in UTF-16
    /// with a mark at its beginning.
    ///
    /// # Errors
    ///
    /// As in [`Reader::push`].
    ///
    /// ```
    /// use ninefold::notation::Reader;
    ///
    /// let mut reader = Reader::default();
    /// let text = "3xx4\n42x1\nx342\n24x3\n".encode_utf16().flat_map(u16::to_le_bytes);
    /// let text: Vec<u8> = [0xff, 0xfe].into_iter().chain(text).collect();
    /// let (begin, end) = text.split_at(7);
    /// assert_eq!(reader.push_bytes(begin).len() + reader.push_bytes(end).len(), 1);
    /// ```
    pub fn push_bytes(&mut self, part: &[u8]) -> Vec<Result<Grid, NotationError>> {
        let mut found = Found::default();
        let mut decoder = mem::take(&mut self.decoder);
        decoder.push(part, |lines| self.push_lines(lines, &mut found));
        self.decoder = decoder;
        self.hand_out(found)
    }

    /// What was done on the puzzles that were handed out last.
    ///
    /// ```
    /// use ninefold::notation::Reader;
    ///
    /// let mut reader = Reader::default();
    /// reader.push("1234 3412 2143 4321\n3.+24 42.1 .342 24.3\n");
    /// let [progress] = reader.progress() else { panic!("one of them has answers") };
    /// assert_eq!((progress.puzzle, &progress.answers[..4]), (1, &[0, 0, 2, 0][..]));
    /// ```
    pub fn progress(&self) -> &[Progress] {
        &self.progress
    }

    fn hand_out(&mut self, found: Found) -> Vec<Result<Grid, NotationError>> {
        self.progress = found.progress;
        found.puzzles
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

    /// Does the same and keeps the reader, whose [`progress`](Reader::progress) then tells what was done on these puzzles;
    /// nothing can be pushed after it.
    ///
    /// ```
    /// use ninefold::notation::Reader;
    ///
    /// let mut reader = Reader::default();
    /// assert!(reader.push("[Puzzle]\n3xx4 42x1 x342 24x3\n[State]\n31x4 42x1 x342 24x3").is_empty());
    /// assert_eq!((reader.end().len(), reader.progress()[0].answers[1]), (1, 1));
    /// ```
    pub fn end(&mut self) -> Vec<Result<Grid, NotationError>> {
        let found = self.end_text();
        self.hand_out(found)
    }

    pub(super) fn end_text(&mut self) -> Found {
        let mut found = self.end_part();
        let word = self.word.take().filter(|_| !self.has_found);
        found.puzzles.extend(word.map(Err));
        found
    }

    /// Ends a part of a text; words are no puzzle's, even if nothing else is in it.
    pub(crate) fn end_part(&mut self) -> Found {
        let mut found = Found::default();
        let mut decoder = mem::take(&mut self.decoder);
        decoder.finish(|lines| self.push_lines(lines, &mut found));
        self.take(&mut found);
        self.saved.take().into_iter().for_each(|saved| found.push(saved));
        found
    }

    /// Whether the text so far ends where a puzzle does.
    pub(crate) fn is_between_puzzles(&self) -> bool {
        matches!(self.pending, Pending::Nothing) && self.saved.is_none()
    }

    /// Takes whole lines; the last one may lack its line break.
    pub(crate) fn push_lines(&mut self, text: &[u8], found: &mut Found) {
        self.push_each(text, found, |found, cells| {
            found.puzzles.extend(Shape::of_side(9).map(|nine| Ok(Grid::known(nine, cells.to_vec()))));
        });
    }

    /// The same, but gives the cells of each 9×9 that is read at a glance to `add`, and what was found before it.
    pub(super) fn push_each(
        &mut self,
        mut text: &[u8],
        found: &mut Found,
        mut add: impl FnMut(&mut Found, &[u8; NINE]),
    ) {
        let mut cells = [0; NINE];
        while !text.is_empty() {
            if let Some(after) = self.take_nine(text, &mut cells) {
                add(found, &cells);
                text = after;
                continue;
            }
            let (line, after) = Line::split(text);
            self.push_line(line, found);
            text = after;
        }
    }

    fn push_line(&mut self, line: Line, found: &mut Found) {
        self.line += 1;
        if self.rows.is_empty() {
            self.shifts.clear();
        }
        let is_plain = matches!(self.pending, Pending::Xml(_) | Pending::Skipped);
        let plain = if is_plain { None } else { self.shifts.plain(self.line, line) };
        let line = plain.as_deref().map_or(line, Line::of);
        take_first(&LINES, line.classes, |take| take(self, line, found));
    }

    /// Keeps a line.
    pub(super) fn keep(&mut self, line: Line) {
        self.rows.keep(line, self.line);
    }
}
