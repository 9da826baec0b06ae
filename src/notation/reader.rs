//! Reading puzzles from a whole text, or from one that is still coming or too long to keep.

use super::NINE;
use super::class::Line;
use super::decode::TextDecoder;
use super::error::{Fault, NotationError};
use super::format::Format;
use super::line_kinds::LineSorter;
use super::sink::{PuzzleResults, PuzzleSink};
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use crate::symbols::Symbols;
use std::mem;

/// Reads every puzzle of a text, at least one.
///
/// Understood are rows with or without blanks or borders between the cells, a row a line or all in one line;
/// one cell a line; a line with the size before the rows; JSON and CSV; pencil marks; links; the files and
/// codes of the programs that [`Format`] names; and any number of such puzzles after each other, with
/// notes behind a puzzle or after a `#`. Letters of either case and numbers stand for digits above 9; they are in one
/// of the sets of [`Symbols`], which is told from the whole puzzle, or else from those of its shape
/// before. Sixteen words of 16 characters on their own, or that use a digit above 4, are the rows of a 16×16; other
/// words of 16 are a 4×4 each.
///
/// A puzzle is its givens. Digits that are marked as filled in are answers, and candidates are marks: what was done on
/// the [`Puzzle`]. Solutions beside it are dropped. Where digits and candidates look alike, as in pencil
/// marks, a lone digit is a given if no other cell could still hold it. If there is none in all of such a text, the
/// puzzle is a Sukaku: the candidates are its own, and its [`Grid`] has them.
///
/// # Errors
///
/// If there is no puzzle: the first thing that cannot be understood, with its place. Any text is read or
/// refused in time and memory proportional to its length.
///
/// ```
/// use ninefold::notation::read;
///
/// let reading = read("4\n3xx4\n42x1\nx342\n24x3")?;
/// let puzzle = reading.grids().next().unwrap();
/// assert_eq!(puzzle.cells(), [3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3]);
/// let sentence = "Line 1, column 9: row 2 has 3 cells; the row before it has 4.";
/// assert_eq!(read("3xx4 42x").unwrap_err().to_string(), sentence);
/// # Ok::<(), ninefold::notation::NotationError>(())
/// ```
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub fn read(text: &str) -> Result<Reading, NotationError> {
    let mut reader = Reader::default();
    let mut found = PuzzleResults::default();
    reader.push_whole_lines(text.as_bytes(), &mut found);
    let reading = reader.finish_behind(found);
    if reading.puzzles.iter().all(Result::is_err) {
        let nothing = NotationError { line: 1, column: 1, fault: Fault::Empty };
        return Err(reading.puzzles.into_iter().next().and_then(Result::err).unwrap_or(nothing));
    }
    Ok(reading)
}

/// What was read in a text: at least one puzzle, where [`read`] returns it.
///
/// ```
/// use ninefold::notation::{Format, read};
///
/// let reading = read("I like this one.\nThe first: 3xx442x1x34224x3")?;
/// assert_eq!((reading.puzzles.len(), reading.format, reading.ignored), (1, Format::Line, 21));
/// assert_eq!(reading.passed, "I like this one.");
/// assert_eq!(reading.puzzles[0].as_ref().unwrap().label(), Some("The first"));
/// # Ok::<(), ninefold::notation::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The puzzles in their order, or why what should be one could not be read.
    pub puzzles: Vec<Result<Puzzle, NotationError>>,
    /// The format of the first puzzle that could be read; [`Format::Line`] if there is none, where
    /// [`Reader::format`] has nothing.
    pub format: Format,
    /// How many characters mean nothing; white space, borders and the other parts of a format do not count.
    pub ignored: usize,
    /// The beginning of the first text that is ignored, 20 characters of it at most; empty where all that is ignored is
    /// a part of the puzzles' [labels](Puzzle::label).
    pub passed: String,
    /// The sets of symbols that puzzles are written in, but for the standard one, and the shapes of those
    /// puzzles.
    pub symbols: Vec<(Shape, Symbols)>,
}

impl Reading {
    /// The puzzles that could be read, without what was done on them.
    ///
    /// ```
    /// use ninefold::notation::read;
    ///
    /// let reading = read("3xx4 42x1 x342 24x3\n12 34")?;
    /// assert_eq!((reading.puzzles.len(), reading.grids().count()), (2, 1));
    /// # Ok::<(), ninefold::notation::NotationError>(())
    /// ```
    pub fn grids(&self) -> impl Iterator<Item = &Grid> {
        self.puzzles.iter().flatten().map(Puzzle::grid)
    }
}

/// Hands out the puzzles of a text that comes in parts, as soon as each is complete.
///
/// A part is text or bytes, in UTF-8, or in UTF-16 with a mark at the beginning of the text. It may end
/// anywhere, also within a line or a character: a line is read when its line break is there, the last one at
/// the end. What is found does not depend on where parts end, but for one place: the map of a jigsaw's regions may
/// stand in the lines below its cells, or a grid with answers, so the first puzzle of a text waits for the next line, and
/// if it has several lines, for the next grid, unless a part ends with the puzzle's last line. Then it is handed out at
/// once, as a program may wait for it, and has neither. If the first puzzle has a map, each waits.
///
/// It reads what [`read`] does; a puzzle that cannot be read is an error of its own among those
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

    /// The same, but it looks for no labels.
    pub(crate) fn without_labels(mut self) -> Reader {
        self.sorter.collector().labels.are_unwanted = true;
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

    /// The format of the first puzzle that could be read, as in [`Reading::format`], once there is one.
    pub fn format(&self) -> Option<Format> {
        self.sorter.grouper.collector.format
    }

    /// How many characters mean nothing so far, as in [`Reading::ignored`].
    pub fn ignored(&self) -> usize {
        self.sorter.grouper.collector.ignored
    }

    /// The first text so far that means nothing, as in [`Reading::passed`].
    pub fn passed(&self) -> &str {
        &self.sorter.grouper.collector.labels.passed
    }

    /// The unusual sets of symbols so far, as in [`Reading::symbols`].
    pub fn symbols(&self) -> Vec<(Shape, Symbols)> {
        self.sorter.grouper.collector.earlier.unusual_symbols()
    }

    /// Takes a part that may end anywhere.
    pub(crate) fn push_into(&mut self, part: &[u8], sink: &mut impl PuzzleSink) {
        let mut decoder = mem::take(&mut self.decoder);
        decoder.push(Some(part), &mut |lines| self.push_whole_lines(lines, sink));
        self.decoder = decoder;
        let is_between = self.sorter.grouper.is_between_puzzles() && self.decoder.is_at_line_end();
        if is_between && self.sorter.collector().held.is_first_alone() {
            self.sorter.collector().hand_out_held();
            sink.add_results(&mut self.sorter.collector().results);
        }
    }

    /// Ends the text. A word is told if there is nothing else in it.
    pub(super) fn end(&mut self, sink: &mut impl PuzzleSink) {
        self.end_part(sink);
        self.sorter.collector().end();
        sink.add_results(&mut self.sorter.collector().results);
    }

    /// Ends a part of a text; words are no puzzle's, even if nothing else is in it.
    pub(crate) fn end_part(&mut self, sink: &mut impl PuzzleSink) {
        mem::take(&mut self.decoder).push(None, &mut |lines| self.push_whole_lines(lines, sink));
        self.sorter.release_held();
        self.sorter.grouper.read_pending();
        self.sorter.collector().hand_out_held();
        self.sorter.collector().hand_out_saved();
        sink.add_results(&mut self.sorter.collector().results);
    }

    /// Takes whole lines in UTF-8; the last one may lack its line break.
    pub(super) fn push_whole_lines(&mut self, mut text: &[u8], sink: &mut impl PuzzleSink) {
        let mut cells = [0; NINE];
        while !text.is_empty() {
            if let Some(after) = self.sorter.grouper.take_nine(text, &mut cells) {
                sink.add_results(&mut self.sorter.collector().results);
                let own = &text[..text.len() - after.len()];
                text = after;
                if !self.sorter.collector().is_solution_of_last(&cells) {
                    match self.sorter.collector().labels.named_nine(&cells, own) {
                        Some(puzzle) => sink.add_results(&mut vec![Ok(puzzle)]),
                        None => sink.add_nine(&cells),
                    }
                }
                continue;
            }
            let (line, after) = Line::split(text);
            text = after;
            if self.sorter.take_map_line(line) {
                continue;
            }
            let grouper = &mut self.sorter.grouper;
            let may_stand_here = grouper.is_between_puzzles() && grouper.collector.saved.is_none();
            if may_stand_here && sink.is_unreadable(line.text) {
                grouper.refuse(line);
            } else {
                self.sorter.push_line(line);
            }
        }
        sink.add_results(&mut self.sorter.collector().results);
    }
}
