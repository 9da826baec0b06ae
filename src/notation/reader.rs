//! Reading puzzles from a text that is still coming, or too long to keep.

use super::NINE;
use super::class::Line;
use super::collector::PuzzleCollector;
use super::decode::TextDecoder;
use super::dress::Dresses;
use super::error::NotationError;
use super::format::Format;
use super::line_kinds::LineSorter;
use super::reading::Reading;
use super::sink::{PuzzleResults, PuzzleSink};
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use crate::symbols::Symbols;
use std::mem;

/// Hands out the puzzles of a text that comes in parts, as soon as each is complete.
///
/// A part is text or bytes, in UTF-8, or in UTF-16 with a mark at the beginning of the text. It may end
/// anywhere, also within a line or a character: a line is read when its line break is there, the last one at
/// the end. What is found does not depend on where parts end, but for one place: the map of a jigsaw's regions may
/// stand in the lines below its cells, or a grid with answers, so the first puzzle of a text waits for the next line, and
/// if it has several lines, for the next grid, unless a part ends with the puzzle's last line. Then it is handed out at
/// once, as a program may wait for it, and has neither. If the first puzzle has a map, each waits.
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
/// assert_eq!(reader.finish().puzzles[0].as_ref().unwrap_err().to_string(), sentence);
/// ```
///
/// [`push_lines`](Reader::push_lines) makes a line of text of each puzzle instead.
#[derive(Debug, Default)]
pub struct Reader {
    /// What came as bytes and is no whole line yet.
    decoder: TextDecoder,
    /// The lines so far, and with them what has come out.
    pub(super) sorter: LineSorter,
    /// Whether lines tell what was done on puzzles.
    pub(super) has_progress: bool,
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

    /// A reader of a line that is a text of its own, with its number among the others, and how those before are
    /// dressed.
    pub(super) fn of_line(number: usize, dresses: Dresses) -> Reader {
        let mut reader = Reader::default();
        let grouper = &mut reader.sorter.grouper;
        (grouper.line, grouper.dresses) = (number - 1, dresses);
        grouper.collector.is_of_line = true;
        reader
    }

    /// The same, but it looks for no labels.
    pub(crate) fn without_labels(mut self) -> Reader {
        self.collector().labels.are_unwanted = true;
        self
    }

    /// Takes the next part of the text and returns the puzzles that it completes, in their order.
    ///
    /// # Errors
    ///
    /// In the place of a puzzle, why the lines there could not be read.
    pub fn push(&mut self, part: impl AsRef<[u8]>) -> Vec<Result<Puzzle, NotationError>> {
        let mut found = PuzzleResults::default();
        self.push_into(part.as_ref(), &mut found);
        found
    }

    /// Ends the text, and returns the puzzles that this completes, with what is known of the whole text.
    ///
    /// The list of them is empty, if nothing was waiting for the end. Where there is nothing else in the text, it has
    /// the error that says so.
    pub fn finish(self) -> Reading {
        self.finish_behind(PuzzleResults::default())
    }

    /// The same with puzzles that came before.
    pub(super) fn finish_behind(mut self, mut puzzles: PuzzleResults) -> Reading {
        self.end(&mut puzzles);
        let format = self.format().unwrap_or_default();
        let (ignored, passed) = (self.ignored(), self.passed().to_string());
        Reading { puzzles, format, ignored, passed, symbols: self.symbols() }
    }

    /// The format of the first puzzle that could be read, as in [`Reading::format`](super::Reading::format),
    /// once there is one.
    pub fn format(&self) -> Option<Format> {
        self.sorter.grouper.collector.format
    }

    /// How many characters mean nothing so far, as in [`Reading::ignored`](super::Reading::ignored).
    pub fn ignored(&self) -> usize {
        self.sorter.grouper.collector.ignored
    }

    /// The first text so far that means nothing, as in [`Reading::passed`](super::Reading::passed).
    pub fn passed(&self) -> &str {
        &self.sorter.grouper.collector.labels.passed
    }

    /// The unusual sets of symbols so far, as in [`Reading::symbols`](super::Reading::symbols).
    pub fn symbols(&self) -> Vec<(Shape, Symbols)> {
        self.sorter.grouper.collector.earlier.unusual_symbols()
    }

    /// Takes a part that may end anywhere.
    pub(crate) fn push_into(&mut self, part: &[u8], sink: &mut impl PuzzleSink) {
        let mut decoder = mem::take(&mut self.decoder);
        decoder.push(part, &mut |lines| self.push_whole_lines(lines, sink));
        self.decoder = decoder;
        let is_between = self.sorter.grouper.is_between_puzzles() && self.decoder.is_at_line_end();
        if is_between && self.collector().held.is_first_alone() {
            self.collector().hand_out_held();
            sink.add_results(&mut self.collector().results);
        }
    }

    /// Ends the text. A word is told if there is nothing else in it.
    pub(super) fn end(&mut self, sink: &mut impl PuzzleSink) {
        self.end_part(sink);
        self.collector().end();
        sink.add_results(&mut self.collector().results);
    }

    /// Ends a part of a text; words are no puzzle's, even if nothing else is in it.
    pub(crate) fn end_part(&mut self, sink: &mut impl PuzzleSink) {
        let mut decoder = mem::take(&mut self.decoder);
        decoder.finish(&mut |lines| self.push_whole_lines(lines, sink));
        self.sorter.release_held();
        self.sorter.grouper.read_pending();
        self.collector().hand_out_held();
        self.collector().hand_out_saved();
        sink.add_results(&mut self.collector().results);
    }

    /// Takes whole lines in UTF-8; the last one may lack its line break.
    pub(super) fn push_whole_lines(&mut self, mut text: &[u8], sink: &mut impl PuzzleSink) {
        let mut cells = [0; NINE];
        while !text.is_empty() {
            if let Some(after) = self.sorter.grouper.take_nine(text, &mut cells) {
                sink.add_results(&mut self.collector().results);
                let own = &text[..text.len() - after.len()];
                text = after;
                if self.collector().is_solution_of_last(&cells) {
                    continue;
                }
                match self.collector().labels.named_nine(&cells, own) {
                    Some(puzzle) => sink.add_results(&mut vec![Ok(puzzle)]),
                    None => sink.add_nine(&cells),
                }
                continue;
            }
            let (line, after) = Line::split(text);
            text = after;
            if self.sorter.take_map_line(line) {
                continue;
            }
            let grouper = &mut self.sorter.grouper;
            let may_stand_here = grouper.is_between_puzzles() && grouper.collector.none_is_saved();
            if may_stand_here && sink.is_unreadable(line.text) {
                grouper.refuse(line);
            } else {
                self.sorter.push_line(line);
            }
        }
        sink.add_results(&mut self.collector().results);
    }

    fn collector(&mut self) -> &mut PuzzleCollector {
        self.sorter.collector()
    }
}
