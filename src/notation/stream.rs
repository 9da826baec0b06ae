//! Reading puzzles from a text that is still coming, or too long to keep.
//!
//! A [`Reader`] keeps the lines of one puzzle at a time. Where the puzzle ends is known from its first
//! line: that is all of it, or one of as many rows as it is long, or a size with rows to follow.

use super::error::NotationError;
use super::read::{Chunk, Plan, chunks, read, value};
use crate::grid::Grid;
use crate::shape::Shape;

/// A word of 16 cells is a row of a 16×16, or a 4×4.
const SIXTEEN: usize = 16;
const LONGEST_ROW: usize = 25;
/// The cells of a 9×9.
const NINE: usize = 81;
/// More lone cells than the largest grid has can only be 9×9s.
const MOST_LONE_CELLS: usize = 8 * NINE;

/// Hands out the puzzles of a text as soon as each is complete.
///
/// It reads what [`read`] does, except that what cannot be read is an error of its own among the puzzles
/// before and after it.
///
/// ```
/// use ninefold::notation::Reader;
///
/// let mut reader = Reader::default();
/// assert!(reader.push("4\n3xx4\n42x1\nx342\n").is_empty());
/// let puzzles = reader.push("24x3\nhello\n");
/// assert_eq!(puzzles[0].as_ref().unwrap().cells(), [3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3]);
/// assert_eq!(puzzles[1].as_ref().unwrap_err().to_string(), "Puzzle 2: 'hello' is neither a puzzle nor a row of one.");
/// assert!(reader.finish().is_empty());
/// ```
#[derive(Debug, Default)]
pub struct Reader {
    /// The lines of the next puzzle so far, and what they are.
    lines: String,
    pending: Pending,
    /// How many puzzles came before.
    puzzles: usize,
}

/// What the lines of an incomplete puzzle are.
#[derive(Clone, Copy, Debug, Default)]
enum Pending {
    #[default]
    Nothing,
    /// Lines of one cell; a single one may be the size.
    LoneCells(usize),
    /// So many words of 16 cells.
    Sixteens(usize),
    /// So many rows, the length of the last one, and how many blank lines there are among them.
    Rows { shape: Shape, rows: usize, length: usize, blank_lines: usize },
    /// All of it.
    Complete,
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
    /// assert_eq!(counts, [0, 1, 1]);
    /// ```
    pub fn push(&mut self, text: &str) -> Vec<Result<Grid, NotationError>> {
        let mut found = Vec::new();
        for line in text.lines() {
            self.push_line(line, &mut found);
        }
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
    /// assert_eq!(last.unwrap_err().to_string(), "Puzzle 1: the puzzle breaks off after row 2 of 4.");
    /// ```
    pub fn finish(mut self) -> Vec<Result<Grid, NotationError>> {
        let mut found = Vec::new();
        self.take(&mut found);
        found
    }

    /// Whether the text so far ends where a puzzle does.
    pub(crate) fn is_between_puzzles(&self) -> bool {
        self.lines.is_empty()
    }

    /// Counts a puzzle that was read elsewhere.
    pub(crate) fn skip_puzzle(&mut self) {
        self.puzzles += 1;
    }

    fn push_line(&mut self, line: &str, found: &mut Vec<Result<Grid, NotationError>>) {
        let chunks = chunks(line);
        if chunks.is_empty() {
            // Nothing but punctuation is JSON's, and says nothing.
            if line.chars().all(char::is_whitespace) && self.pending.ends_at_blank_line() {
                self.take(found);
            }
            return;
        }
        let is_lone_cell = chunks.len() == 1 && chunks[0].len() == 1;
        let are_sixteens = chunks.iter().all(|chunk| chunk.len() == SIXTEEN);
        let goes_on = match self.pending {
            Pending::LoneCells(count) if is_lone_cell => Some(Pending::LoneCells(count + 1)),
            Pending::LoneCells(1) => Pending::after_size(self.lines.trim_end(), &chunks),
            Pending::Sixteens(count) if are_sixteens => Some(Pending::Sixteens(count + chunks.len())),
            Pending::Rows { shape, rows, length, blank_lines } if chunks[0].len() <= LONGEST_ROW => {
                // One row that is too long or short does not tell how many there are: two of a length do.
                let shape = Shape::of_side(length).filter(|_| length == chunks[0].len()).unwrap_or(shape);
                let (rows, length) = (rows + chunks.len(), chunks[0].len());
                Some(Pending::Rows { shape, rows, length, blank_lines })
            }
            _ => None,
        };
        self.pending = goes_on.unwrap_or_else(|| {
            self.take(found);
            match () {
                _ if is_lone_cell => Pending::LoneCells(1),
                _ if are_sixteens => Pending::Sixteens(chunks.len()),
                _ => Pending::beginning(&chunks),
            }
        });
        self.lines.push_str(line);
        self.lines.push('\n');
        if self.is_complete() {
            self.take(found);
        }
    }

    fn is_complete(&self) -> bool {
        match self.pending {
            Pending::Nothing => false,
            Pending::LoneCells(count) => count == MOST_LONE_CELLS,
            // Without a digit above 4, sixteen words are one puzzle only if no other follows.
            Pending::Sixteens(SIXTEEN) => self.has_digit_above_four(),
            Pending::Sixteens(count) => count > SIXTEEN,
            Pending::Rows { shape, rows, .. } => rows >= shape.side(),
            Pending::Complete => true,
        }
    }

    fn has_digit_above_four(&self) -> bool {
        let chunks = chunks(&self.lines);
        chunks.iter().flatten().any(|cell| value(cell).is_some_and(|digit| digit > 4))
    }

    /// Reads the pending lines.
    fn take(&mut self, found: &mut Vec<Result<Grid, NotationError>>) {
        let are_fours = matches!(self.pending, Pending::Sixteens(words) if words != SIXTEEN)
            && !self.has_digit_above_four();
        let lines = std::mem::take(&mut self.lines);
        self.pending = Pending::Nothing;
        if are_fours {
            lines.lines().for_each(|line| self.read(line, found));
        } else if !lines.is_empty() {
            self.read(&lines, found);
        }
    }

    fn read(&mut self, text: &str, found: &mut Vec<Result<Grid, NotationError>>) {
        match read(text) {
            Ok(puzzles) => {
                self.puzzles += puzzles.len();
                found.extend(puzzles.into_iter().map(Ok));
            }
            Err(error) => {
                self.puzzles += 1;
                found.push(Err(NotationError { puzzle: Some(self.puzzles), ..error }));
            }
        }
    }
}

impl Pending {
    /// What a line is that is neither a lone cell nor sixteen cells, where a puzzle may begin.
    fn beginning(chunks: &[Chunk]) -> Pending {
        match Plan::of(chunks, false) {
            Ok(Plan { shape, in_rows: true, has_size }) => {
                Pending::rows(shape, chunks.len() - usize::from(has_size))
            }
            _ => Pending::Complete,
        }
    }

    /// What a line is that comes after a lone cell, if that is the size it fits.
    fn after_size(size: &str, chunks: &[Chunk]) -> Option<Pending> {
        let shape = size.parse().ok().and_then(Shape::of_side)?;
        match chunks[0].len() {
            length if length == shape.side() => Some(Pending::rows(shape, chunks.len())),
            length if length == shape.cells() => Some(Pending::Complete),
            _ => None,
        }
    }

    fn rows(shape: Shape, rows: usize) -> Pending {
        Pending::Rows { shape, rows, length: shape.side(), blank_lines: 0 }
    }

    /// Notes a blank line; true if it cannot be one within a puzzle.
    fn ends_at_blank_line(&mut self) -> bool {
        match self {
            Pending::Rows { shape, rows, blank_lines, .. } => {
                *blank_lines += 1;
                // After each band, or after each row.
                *rows % shape.box_rows() != 0 && blank_lines < rows
            }
            Pending::LoneCells(count) => *count % NINE == 0,
            _ => false,
        }
    }
}
