//! Reading lines that are puzzles of their own, whatever stands in the lines beside them.
//!
//! Each line is read as a text is, by a [`Reader`] that has seen no other line. All that is kept between lines is what
//! makes reading quicker: how the lines before were dressed.

use super::NINE;
use super::beside::Labels;
use super::bytes::{Span, are_all, count_characters, has_any, is_space, position};
use super::cells::is_blank as is_blank_cell;
use super::decode::TextDecoder;
use super::dress::Dresses;
use super::error::{Fault, NotationError};
use super::format::Format;
use super::reader::Reader;
use super::sink::{PuzzleResults, is_fault_line, puzzle_of_nine};
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use crate::symbols::Symbols;
use std::mem;

/// Reads each line of a text as a puzzle of its own: for data, where the line *n* that comes out has to answer the line
/// *n* that went in.
///
/// A line ends with `\n` or `\r\n`; what follows the last end is a line, too, unless it is empty. A line holds one
/// puzzle, in any format that fits in a line, or none, or it is blank. What is read in it depends on nothing but the
/// line: not on the lines before and behind it, and not on where the text is cut into parts, which may be anywhere. A
/// part is text or bytes, in UTF-8, or in UTF-16 with a mark at the beginning of the text; what is neither is read as
/// its bytes: the mark of UTF-16 counts where a zero is among the first 64 bytes.
///
/// Beside its puzzle a line may have a number, a note, or the solution. A full grid beside anything is no puzzle, as it
/// may be the solution of one that is missing: `NULL,3124…` has the fault [`Fault::MissingPuzzle`]. A grid that has lost
/// a cell is not passed over either.
///
/// For a text that a person has written, where a puzzle may take several lines and prose may stand between puzzles,
/// there is [`Reader`].
///
/// ```
/// use ninefold::notation::LineReader;
///
/// let mut found = Vec::new();
/// let mut reader = LineReader::default();
/// reader.each_line("3xx442x1x34224x3\nNULL\n\n12", |line, puzzle| {
///     found.push(match puzzle {
///         Some(Ok(puzzle)) => puzzle.grid().to_string(),
///         Some(Err(error)) => error.to_string(),
///         None => "blank".into(),
///     });
/// });
/// let sentence = "Line 2, column 1: 'NULL' is neither a puzzle nor a row of one.";
/// assert_eq!(found, ["3..442.1.34224.3", sentence, "blank"]);
/// reader.last_line(|line, puzzle| assert!(line == b"12" && puzzle.is_some_and(|puzzle| puzzle.is_err())));
/// ```
#[derive(Debug, Default)]
pub struct LineReader {
    /// What came as bytes and is no whole line yet.
    decoder: TextDecoder,
    /// How many lines there were.
    count: usize,
    dresses: Dresses,
    format: Option<Format>,
    ignored: usize,
    passed: String,
    symbols: Vec<(Shape, Symbols)>,
    /// Whether nobody asks for labels.
    are_unlabelled: bool,
    /// Whether lines tell what was done on puzzles.
    pub(super) has_progress: bool,
}

impl LineReader {
    /// A reader whose [`push_lines`](LineReader::push_lines) tells what was done on a puzzle, as that of
    /// [`Reader::with_progress`] does.
    pub fn with_progress() -> LineReader {
        LineReader { has_progress: true, ..LineReader::default() }
    }

    /// The same, but it looks for no labels.
    pub(crate) fn without_labels(mut self) -> LineReader {
        self.are_unlabelled = true;
        self
    }

    /// Takes the next part of the text, and hands out each line that it completes: the line without its end, in UTF-8
    /// or as its bytes, and the puzzle, or why there is not one puzzle in it; no puzzle where the line is blank.
    pub fn each_line(
        &mut self,
        part: impl AsRef<[u8]>,
        mut visit: impl FnMut(&[u8], Option<Result<Puzzle, NotationError>>),
    ) {
        self.each_content(Some(part.as_ref()), &mut |line, content| visit(line, content.into_puzzle()));
    }

    /// Ends the text, and hands out the line that has no end, if there is one.
    pub fn last_line(mut self, mut visit: impl FnMut(&[u8], Option<Result<Puzzle, NotationError>>)) {
        self.each_content(None, &mut |line, content| visit(line, content.into_puzzle()));
    }

    /// The format of the first puzzle that could be read, once there is one.
    pub fn format(&self) -> Option<Format> {
        self.format
    }

    /// How many characters mean nothing so far, as in [`Reading::ignored`](super::Reading::ignored).
    pub fn ignored(&self) -> usize {
        self.ignored
    }

    /// The first text so far that means nothing, as in [`Reading::passed`](super::Reading::passed).
    pub fn passed(&self) -> &str {
        &self.passed
    }

    /// The unusual sets of symbols so far, as in [`Reading::symbols`](super::Reading::symbols).
    pub fn symbols(&self) -> Vec<(Shape, Symbols)> {
        self.symbols.clone()
    }

    /// Does what `each_line` does, without a part what `last_line` does, and leaves the cells of a 9×9 where they are.
    pub(crate) fn each_content(&mut self, part: Option<&[u8]>, visit: &mut dyn FnMut(&[u8], LineContent)) {
        let mut decoder = mem::take(&mut self.decoder);
        decoder.push(part, &mut |text| self.each_of(text, visit));
        self.decoder = decoder;
    }

    /// Hands out each of some lines; the last one may lack its end.
    fn each_of(&mut self, mut text: &[u8], visit: &mut dyn FnMut(&[u8], LineContent)) {
        if self.count == 0 {
            // The mark of the encoding is the text's, not the line's.
            text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text);
        }
        let mut cells = [0; NINE];
        while !text.is_empty() {
            self.count += 1;
            let glance = self.dresses.glance(text, &mut cells).map(|glance| glance.after);
            let after_line = || &text[text.len().min(position(text, |byte| byte == b'\n') + 1)..];
            let after = glance.unwrap_or_else(after_line);
            let line = &text[..text.len() - after.len()];
            let line = line.strip_suffix(b"\n").map_or(line, |line| line.strip_suffix(b"\r").unwrap_or(line));
            let content = match glance {
                // A full grid may be alone in its line or not.
                Some(_) if line.len() == NINE || cells.contains(&0) => {
                    self.format.get_or_insert_default();
                    let is_bare = self.are_unlabelled || line.len() == NINE;
                    let named = if is_bare { None } else { Labels::default().named_nine(&cells, line) };
                    named.map_or(LineContent::Nine(&cells), |puzzle| LineContent::Read(Ok(puzzle)))
                }
                _ if is_blank(line) => LineContent::Blank,
                _ => LineContent::Read(self.read(line)),
            };
            visit(line, content);
            text = after;
        }
    }

    /// Reads a line as a text, and says what it holds if that is not one puzzle.
    fn read(&mut self, line: &[u8]) -> Result<Puzzle, NotationError> {
        let (mut found, ignored_before) = (PuzzleResults::default(), self.ignored);
        if !is_fault_line(line) {
            let mut reader = Reader::default();
            let grouper = &mut reader.sorter.grouper;
            (grouper.line, grouper.dresses) = (self.count - 1, mem::take(&mut self.dresses));
            grouper.collector.is_of_line = true;
            grouper.collector.labels.are_unwanted = self.are_unlabelled;
            reader.push_whole_lines(line, &mut found);
            reader.end(&mut found);
            self.format = self.format.or(reader.format());
            self.ignored += reader.ignored();
            if self.passed.is_empty() {
                self.passed = reader.passed().into();
            }
            let mut symbols = reader.symbols();
            symbols.retain(|symbols| !self.symbols.contains(symbols));
            self.symbols.append(&mut symbols);
            self.dresses = reader.sorter.grouper.dresses;
        }
        // Nothing can be seen of a word such as that between `""`.
        let is_unseen = |fault: &Fault| matches!(fault, Fault::Word { text } if text.is_empty());
        found.retain(|puzzle| !puzzle.as_ref().is_err_and(|error| is_unseen(&error.fault)));
        let mut puzzles = found.into_iter().collect::<Result<Vec<_>, _>>()?;
        let ignored = self.ignored - ignored_before;
        let (mut at, spoilt) = (position(line, |byte| !is_space(byte)), spoilt_grid(line, ignored));
        // A field before the first letter or digit may be empty, as in `,1234…` and `"",1234…`.
        let before = &line[..position(line, |byte| byte.is_ascii_alphanumeric())];
        let has_empty_field = has_any(before, |byte| matches!(byte, b',' | b';' | b'\t'));
        let fault = match (&puzzles[..], spoilt) {
            ([], _) => Fault::word(line),
            ([_], Some(grid)) => {
                at = grid.begin;
                Fault::Length { cells: grid.len() }
            }
            ([puzzle], _) if !puzzle.grid().cells().contains(&0) && (ignored > 0 || has_empty_field) => {
                Fault::MissingPuzzle
            }
            ([_], _) => return Ok(puzzles.swap_remove(0)),
            (several, _) => Fault::SeveralPuzzles { puzzles: several.len() },
        };
        Err(NotationError { line: self.count, column: 1 + count_characters(&line[..at]), fault })
    }
}

/// What stands in a line.
pub(crate) enum LineContent<'a> {
    Blank,
    /// The cells of a 9×9 that was read at a glance.
    Nine(&'a [u8; NINE]),
    Read(Result<Puzzle, NotationError>),
}

impl LineContent<'_> {
    fn into_puzzle(self) -> Option<Result<Puzzle, NotationError>> {
        match self {
            LineContent::Blank => None,
            LineContent::Nine(cells) => Some(Ok(puzzle_of_nine(cells))),
            LineContent::Read(puzzle) => Some(puzzle),
        }
    }
}

/// Whether a line is white space alone, or the mark of an encoding.
fn is_blank(line: &[u8]) -> bool {
    let is_unseen = |sign: char| sign.is_whitespace() || sign == '\u{feff}';
    str::from_utf8(line).is_ok_and(|line| line.trim_matches(is_unseen).is_empty())
}

/// A grid that was passed over, because it has a cell too few or too many: `53..7…` of 80 cells beside a puzzle.
fn spoilt_grid(line: &[u8], ignored: usize) -> Option<Span> {
    /// A number of 128 bits has so many digits.
    const LONGEST_NUMBER: usize = 39;
    if ignored <= LONGEST_NUMBER {
        return None;
    }
    let mut begin = 0;
    line.split(|byte| b" ,;\t\"'|".contains(byte)).find_map(|part| {
        let span = Span { begin, end: begin + part.len() };
        begin = span.end + 1;
        let has_length = part.len() > LONGEST_NUMBER && part.len() <= ignored;
        let is_spoilt =
            || Shape::of_cells(part.len()).is_none() && has_any(part, |byte| byte.is_ascii_digit());
        let are_cells = || are_all(part, |byte| byte.is_ascii_digit() || is_blank_cell(byte));
        (has_length && is_spoilt() && are_cells()).then_some(span)
    })
}
