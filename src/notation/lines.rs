//! A line of text for each puzzle that a reader finds.

use super::NINE;
use super::error::NotationError;
use super::line_reader::{LineContent, LineReader};
use super::reader::Reader;
use super::sink::{PuzzleResults, PuzzleSink, UNREADABLE};
use super::write;
use crate::puzzle::Puzzle;
use crate::symbols::{Symbols, symbol};

/// The same as lines of text, which programs hand on: JavaScript, and a list of puzzles in the page.
impl Reader {
    /// Takes the next part as [`push`](Reader::push) does, and returns a line for each puzzle that it
    /// completes.
    ///
    /// A line has the symbols of the cells, row by row, and behind them the fields of other rules, as the grid
    /// displays; or `? ` and, as [`NotationError::to_json`](super::NotationError::to_json) has it, why they could not
    /// be read. [`solve_all`](crate::solve_all) takes these lines.
    ///
    /// ```
    /// use ninefold::notation::Reader;
    ///
    /// let mut reader = Reader::default();
    /// assert_eq!(reader.push_lines("3xx4 42x1\nx342 24x3\n"), b"3..442.1.34224.3\n");
    /// assert_eq!(reader.push_lines("1234 34.. .... ....\n34.1 ....\n"), b"123434..........\n");
    /// let unreadable = r#"? {"kind":"breaksOff","line":4,"column":10,"row":2,"side":4}"#;
    /// assert_eq!(String::from_utf8(reader.finish_lines()).unwrap(), format!("{unreadable}\n"));
    /// ```
    pub fn push_lines(&mut self, part: impl AsRef<[u8]>) -> Vec<u8> {
        self.lines_behind(Some(part.as_ref()), 0).text
    }

    /// Ends the text and returns the lines of the puzzles that this completes.
    pub fn finish_lines(mut self) -> Vec<u8> {
        self.lines_behind(None, 0).text
    }

    /// Does what `push_lines` does behind so many lines; without a part, what `finish_lines` does. After that the reader
    /// is still asked what it knows, but nothing can be pushed.
    pub(crate) fn lines_behind(&mut self, part: Option<&[u8]>, count: usize) -> PuzzleLines {
        let mut lines = PuzzleLines::new(part, self.has_progress, count);
        match part {
            Some(part) => self.push_into(part, &mut lines),
            None => self.end(&mut lines),
        }
        lines
    }
}

/// The same for lines that are puzzles of their own.
impl LineReader {
    /// Takes the next part of the text, and returns a line for each line that it completes: as
    /// [`Reader::push_lines`] has it, or blank for a blank line. [`solve_lines`](crate::solve_lines) takes these lines.
    ///
    /// ```
    /// use ninefold::notation::LineReader;
    ///
    /// let mut reader = LineReader::default();
    /// assert_eq!(reader.push_lines("3xx442x1x34224x3 # the first\n\n3xx4"), b"3..442.1.34224.3\n\n");
    /// let unreadable = r#"? {"kind":"breaksOff","line":3,"column":5,"row":1,"side":4}"#;
    /// assert_eq!(String::from_utf8(reader.finish_lines()).unwrap(), format!("{unreadable}\n"));
    /// ```
    pub fn push_lines(&mut self, part: impl AsRef<[u8]>) -> Vec<u8> {
        self.lines_behind(Some(part.as_ref()), 0).text
    }

    /// Ends the text, and returns a line for the line that has no end, if there is one.
    pub fn finish_lines(mut self) -> Vec<u8> {
        self.lines_behind(None, 0).text
    }

    /// As [`Reader::lines_behind`].
    pub(crate) fn lines_behind(&mut self, part: Option<&[u8]>, count: usize) -> PuzzleLines {
        let mut lines = PuzzleLines::new(part, self.has_progress, count);
        self.each_content(part, &mut |_, content| lines.add_content(content));
        lines
    }
}

/// Lines of puzzles.
pub(crate) struct PuzzleLines {
    pub(crate) text: Vec<u8>,
    /// How many there are, with those before.
    pub(crate) count: usize,
    /// What some of the puzzles are called, and in which line they are.
    pub(crate) labels: Vec<(usize, Box<str>)>,
    /// Whether they tell what was done.
    has_progress: bool,
}

impl PuzzleLines {
    fn new(part: Option<&[u8]>, has_progress: bool, count: usize) -> PuzzleLines {
        let text = Vec::with_capacity(part.map_or(0, <[u8]>::len));
        PuzzleLines { text, count, labels: Vec::new(), has_progress }
    }

    /// Adds a line for what stands in a line.
    fn add_content(&mut self, content: LineContent) {
        match content {
            LineContent::Blank => self.end_line(),
            LineContent::Nine(cells) => self.add_nine(cells),
            LineContent::Read(puzzle) => self.add_result(puzzle),
        }
    }

    fn add_result(&mut self, puzzle: Result<Puzzle, NotationError>) {
        let lines = &mut self.text;
        match puzzle {
            Ok(puzzle) => {
                self.labels.extend(puzzle.label().map(|label| (self.count, label.into())));
                let symbols = puzzle.symbols();
                let puzzle = if self.has_progress { puzzle } else { puzzle.into_grid().into() };
                let mut is_told = !puzzle.is_begun();
                if puzzle.grid().is_plain() {
                    // Nearly all are. To make a text of each first takes half of the time again.
                    lines.extend(puzzle.grid().cells().iter().map(|&digit| symbol(digit) as u8));
                } else {
                    let (line, is_whole) = write::write_line(&puzzle);
                    lines.extend_from_slice(line.as_bytes());
                    is_told |= is_whole;
                }
                if let Symbols::Wordoku(letters) = symbols {
                    lines.extend_from_slice(format!(";l={letters}").as_bytes());
                }
                if !is_told {
                    lines.extend_from_slice(progress_note(&puzzle).as_bytes());
                }
            }
            Err(error) => {
                lines.extend_from_slice(UNREADABLE);
                lines.extend_from_slice(error.to_json().as_bytes());
            }
        }
        self.end_line();
    }

    fn end_line(&mut self) {
        self.text.push(b'\n');
        self.count += 1;
    }
}

impl PuzzleSink for PuzzleLines {
    fn add_nine(&mut self, cells: &[u8; NINE]) {
        self.text.extend(cells.iter().map(|&digit| if digit == 0 { b'.' } else { b'0' + digit }));
        self.end_line();
    }

    fn add_results(&mut self, results: &mut PuzzleResults) {
        results.drain(..).for_each(|puzzle| self.add_result(puzzle));
    }
}

/// What was done on a puzzle, as it stands behind its cells.
fn progress_note(puzzle: &Puzzle) -> String {
    let answers: String = puzzle.answers().iter().map(|digit| symbol(*digit)).collect();
    let answers = (!answers.is_empty()).then(|| format!(r#""answers":"{answers}""#));
    let marks: Vec<String> = puzzle.marks().iter().map(|marks| marks.bits().to_string()).collect();
    let marks = (!marks.is_empty()).then(|| format!(r#""marks":[{}]"#, marks.join(",")));
    let members: Vec<String> = answers.into_iter().chain(marks).collect();
    format!(" # {{{}}}", members.join(","))
}
