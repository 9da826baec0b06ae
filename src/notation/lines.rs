//! A text in parts that may end anywhere, and a line for each of its puzzles.

use super::answers::Found;
use super::cells::is_blank;
use super::decode::Decoder;
use super::format::Format;
use super::reader::Reader;
use super::symbols::Symbols;
use super::write::symbol;
use crate::shape::Shape;

/// What the line of an unreadable puzzle begins with, before the object that says why.
pub(crate) const UNREADABLE: &[u8] = b"? ";

/// The cells of a 9×9.
pub(crate) const NINE: usize = 81;

/// Writes a line for each puzzle of a text that comes as bytes, in parts of any length.
///
/// A line has the symbols of the cells, row by row; or `? ` and, as [`NotationError::to_json`](super::NotationError::to_json) has it, why they
/// could not be read. The text is what [`Reader::push_bytes`] takes; no part has to end where a line or a character
/// does.
///
/// ```
/// use ninefold::notation::Lines;
///
/// let mut lines = Lines::default();
/// assert_eq!(lines.push(b"3xx4 42x1\nx342 24x3\n12"), b"3..442.1.34224.3\n");
/// assert_eq!(lines.push(b"34 34.. .... ....\n34.1 ....\n"), b"123434..........\n");
/// let unreadable = r#"? {"kind":"breaksOff","line":4,"column":10,"row":2,"side":4}"#;
/// assert_eq!(String::from_utf8(lines.finish()).unwrap(), format!("{unreadable}\n"));
/// ```
#[derive(Debug, Default)]
pub struct Lines {
    decoder: Decoder,
    reader: Reader,
    has_progress: bool,
}

impl Lines {
    /// The same, but behind the cells of a puzzle with [`Progress`](super::Progress) follow ` # ` and that, as [`Progress::to_json`](super::Progress::to_json) has
    /// it.
    ///
    /// ```
    /// use ninefold::notation::Lines;
    ///
    /// let mut lines = Lines::with_progress();
    /// let line = lines.push(b"3.+24 42.1 .342 24.3\n");
    /// assert_eq!(line, b"3..442.1.34224.3 # {\"answers\":\"..2.............\"}\n");
    /// ```
    pub fn with_progress() -> Lines {
        Lines { has_progress: true, ..Lines::default() }
    }

    /// Takes the next part of the text and returns the lines of the puzzles that it completes.
    ///
    /// ```
    /// use ninefold::notation::Lines;
    ///
    /// let mut lines = Lines::default();
    /// let parts = ["3xx4 4", "2x1\nx342 24x3", "\n"].map(|part| lines.push(part.as_bytes()));
    /// assert_eq!(parts, [&b""[..], b"", b"3..442.1.34224.3\n"]);
    /// ```
    pub fn push(&mut self, part: &[u8]) -> Vec<u8> {
        let mut lines = Vec::with_capacity(part.len());
        let Lines { decoder, reader, has_progress } = self;
        decoder.push(part, |text| read(reader, text, *has_progress, &mut lines));
        lines
    }

    /// Ends the text and returns the lines of the puzzles that this completes; nothing can be pushed after it.
    ///
    /// ```
    /// use ninefold::notation::Lines;
    ///
    /// let mut lines = Lines::default();
    /// assert_eq!(lines.push(b"3xx442x1x34224x3"), b"");
    /// assert_eq!(lines.finish(), b"3..442.1.34224.3\n");
    /// ```
    pub fn finish(&mut self) -> Vec<u8> {
        let mut lines = Vec::new();
        let Lines { decoder, reader, has_progress } = self;
        decoder.finish(|text| read(reader, text, *has_progress, &mut lines));
        write(&mut reader.end_text(), *has_progress, &mut lines);
        lines
    }

    /// The format of the first puzzle that could be read, as in [`Reading::format`](super::Reading::format), once
    /// there is one.
    ///
    /// ```
    /// use ninefold::notation::{Format, Lines};
    ///
    /// let mut lines = Lines::default();
    /// assert_eq!(lines.format(), None);
    /// lines.push(b"3 x x 4\n4 2 x 1\nx 3 4 2\n2 4 x 3\n");
    /// assert_eq!(lines.format(), Some(Format::Spaced));
    /// ```
    pub fn format(&self) -> Option<Format> {
        self.reader.format
    }

    /// How many characters mean nothing so far, as in [`Reading::ignored`](super::Reading::ignored).
    ///
    /// ```
    /// use ninefold::notation::Lines;
    ///
    /// let mut lines = Lines::default();
    /// lines.push(b"Easy:\n3xx442x1x34224x3\n");
    /// assert_eq!(lines.ignored(), 5);
    /// ```
    pub fn ignored(&self) -> usize {
        self.reader.ignored
    }

    /// The unusual sets of symbols so far, as in [`Reading::symbols`](super::Reading::symbols).
    ///
    /// ```
    /// use ninefold::{Shape, notation::{Lines, Symbols}};
    ///
    /// let mut lines = Lines::default();
    /// lines.push(format!("0F{}\n", ".".repeat(254)).as_bytes());
    /// assert_eq!(lines.symbols(), [(Shape::ALL[7], Symbols::FromZero)]);
    /// ```
    pub fn symbols(&self) -> Vec<(Shape, Symbols)> {
        self.reader.symbols.unusual()
    }
}

/// Reads whole lines; the last one may lack its line break.
fn read(reader: &mut Reader, text: &[u8], has_progress: bool, lines: &mut Vec<u8>) {
    let mut found = Found::default();
    reader.push_each(text, &mut found, |found, cells| {
        write(found, has_progress, lines);
        lines.extend(cells.iter().map(|&digit| if digit == 0 { b'.' } else { b'0' + digit }));
        lines.push(b'\n');
    });
    write(&mut found, has_progress, lines);
}

/// Writes the lines of what was found, and forgets it.
fn write(found: &mut Found, has_progress: bool, lines: &mut Vec<u8>) {
    let mut progress = found.progress.drain(..).filter(|_| has_progress).peekable();
    for (index, puzzle) in found.puzzles.drain(..).enumerate() {
        match puzzle {
            Ok(puzzle) => lines.extend(puzzle.cells().iter().map(|&digit| symbol(digit) as u8)),
            Err(error) => {
                lines.extend_from_slice(UNREADABLE);
                lines.extend_from_slice(error.to_json().as_bytes());
            }
        }
        if let Some(progress) = progress.next_if(|progress| progress.puzzle == index) {
            lines.extend_from_slice(b" # ");
            lines.extend_from_slice(progress.to_json().as_bytes());
        }
        lines.push(b'\n');
    }
}

/// The first line with its line break, and what comes after it.
pub(crate) fn first_line(text: &[u8]) -> (&[u8], &[u8]) {
    text.split_at(text.iter().position(|&byte| byte == b'\n').map_or(text.len(), |end| end + 1))
}

/// What follows a line break, or nothing at the end of the text; none if the line goes on.
pub(super) fn after_break(text: &[u8]) -> Option<&[u8]> {
    match text {
        [b'\n', after @ ..] | [b'\r', b'\n', after @ ..] => Some(after),
        [] => Some(text),
        _ => None,
    }
}

/// Reads a 9×9 in a line of its own and returns what follows, if the text begins with one.
#[inline(never)]
pub(crate) fn read_nine<'a>(text: &'a [u8], cells: &mut [u8; NINE]) -> Option<&'a [u8]> {
    let (line, after) = text.split_first_chunk::<NINE>()?;
    let after = after_break(after)?;
    // Nothing here branches, so that many cells are read at a time.
    let mut largest = 0;
    for (cell, &character) in cells.iter_mut().zip(line) {
        *cell = if is_blank(character) { 0 } else { character.wrapping_sub(b'0') };
        largest = largest.max(*cell);
    }
    // Nothing but blanks may be a border.
    (1..=9).contains(&largest).then_some(after)
}
