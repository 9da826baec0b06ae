//! Lines that hold no cells but say something of those that do.

use super::scan::{Span, all, has, parts, position};

/// The name of the section of a file that begins, as in `[Puzzle]`.
pub(super) fn section(line: &[u8]) -> Option<&[u8]> {
    let name = line.trim_ascii().strip_prefix(b"[")?.strip_suffix(b"]")?;
    (name.len() > 2 && all(name, |byte| byte.is_ascii_alphabetic())).then_some(name)
}

/// Whether a line is a note.
pub(super) fn is_comment(line: &[u8]) -> bool {
    line.trim_ascii().starts_with(b"#")
}

/// Whether a note is one of SudoCue's: a letter says what about.
pub(super) fn is_sdk(line: &[u8]) -> bool {
    matches!(line, [b'#', b'A' | b'D' | b'C' | b'B' | b'S' | b'L' | b'U', ..])
}

/// Whether a line is Simple Sudoku's note of a move: a digit filled in, as in `I388`, or candidates removed.
pub(super) fn is_move(line: &[u8]) -> bool {
    match line.trim_ascii() {
        [b'I', digits @ ..] => digits.len() == 3 && all(digits, |byte| byte.is_ascii_digit()),
        [b'E', digits @ ..] => (3..=11).contains(&digits.len()) && all(digits, |byte| byte.is_ascii_digit()),
        _ => false,
    }
}

/// Where the puzzles of a table are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    has_semicolons: bool,
    column: usize,
}

impl Table {
    /// The table that has this header.
    pub(super) fn of_header(line: &[u8]) -> Option<Table> {
        const LONGEST: usize = 400;
        const NAMES: [&[u8]; 6] = [b"puzzle", b"quiz", b"quizze", b"sudoku", b"grid", b"board"];
        // Most lines are none, and are not looked at for long: nothing here branches.
        let may_be = |byte: u8| (byte | 0x20 == b'z') | (byte | 0x20 == b'd');
        if line.len() > LONGEST || line.iter().fold(0, |may, byte| may | u8::from(may_be(*byte))) == 0 {
            return None;
        }
        let has_semicolons = has(line, |byte| byte == b';');
        let is_name = |field: &[u8]| {
            let field = unquoted(field, Span::whole(field)).of(field);
            let singular = field.strip_suffix(b"s").unwrap_or(field);
            NAMES.iter().any(|name| name.eq_ignore_ascii_case(singular))
        };
        let column = parts(line, |byte| separates(byte, has_semicolons)).position(is_name)?;
        Some(Table { has_semicolons, column })
    }

    /// The field of a line that has the puzzle.
    pub(super) fn field(self, line: &[u8]) -> Option<Span> {
        let end_after = |begin: usize| {
            let rest = line.get(begin..).unwrap_or_default();
            begin + position(rest, |byte| separates(byte, self.has_semicolons))
        };
        let begin = (0..self.column).fold(0, |begin, _| end_after(begin) + 1).min(line.len());
        Some(unquoted(line, Span { begin, end: end_after(begin) })).filter(|field| field.len() >= 16)
    }
}

fn separates(byte: u8, has_semicolons: bool) -> bool {
    if has_semicolons { byte == b';' } else { matches!(byte, b',' | b'\t') }
}

/// A field without blanks and quotation marks around it.
pub(super) fn unquoted(text: &[u8], field: Span) -> Span {
    let field = field.trimmed(text);
    match field.of(text) {
        [b'"', .., b'"'] => Span { begin: field.begin + 1, end: field.end - 1 },
        _ => field,
    }
}
