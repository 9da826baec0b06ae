//! Lines that hold no cells but say something of those that do.

use super::scan::{all, has, parts, take, trim};

/// Whether a section of a file begins, as in `[Puzzle]`, and whether it is the puzzle's.
pub(super) fn section(line: &[u8]) -> Option<bool> {
    let name = trim(line).strip_prefix(b"[")?.strip_suffix(b"]")?;
    (name.len() > 2 && all(name, |byte| byte.is_ascii_alphabetic()))
        .then(|| name.eq_ignore_ascii_case(b"puzzle"))
}

/// Whether a line is a note.
pub(super) fn is_comment(line: &[u8]) -> bool {
    trim(line).starts_with(b"#")
}

/// Whether a note is one of SudoCue's: a letter says what about.
pub(super) fn is_sdk(line: &[u8]) -> bool {
    matches!(line, [b'#', b'A' | b'D' | b'C' | b'B' | b'S' | b'L' | b'U', ..])
}

/// Whether a line is Simple Sudoku's note of a move: a digit filled in, as in `I388`, or candidates removed.
pub(super) fn is_move(line: &[u8]) -> bool {
    match trim(line) {
        [b'I', digits @ ..] => digits.len() == 3 && all(digits, |byte| byte.is_ascii_digit()),
        [b'E', digits @ ..] => (3..=11).contains(&digits.len()) && all(digits, |byte| byte.is_ascii_digit()),
        _ => false,
    }
}

/// Where the puzzles of a table are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    separates: fn(u8) -> bool,
    column: usize,
}

impl Table {
    /// The table that has this header.
    pub(super) fn of_header(line: &[u8]) -> Option<Table> {
        const LONGEST: usize = 400;
        const NAMES: [&[u8]; 6] = [b"puzzle", b"quiz", b"quizze", b"sudoku", b"grid", b"board"];
        // Most lines are none, and are not looked at for long.
        if line.len() > LONGEST || !has(line, |byte| b"zZdD".contains(&byte)) {
            return None;
        }
        let separates: fn(u8) -> bool = if has(line, |byte| byte == b';') {
            |byte| byte == b';'
        } else {
            |byte| matches!(byte, b',' | b'\t')
        };
        let is_name = |field: &&[u8]| {
            let field = unquoted(field);
            let singular = field.strip_suffix(b"s").unwrap_or(field);
            NAMES.iter().any(|name| name.eq_ignore_ascii_case(singular))
        };
        let column = parts(line, separates).iter().position(is_name)?;
        Some(Table { separates, column })
    }

    /// The field of a line that has the puzzle.
    pub(super) fn field<'a>(&self, line: &'a [u8]) -> Option<&'a [u8]> {
        let mut rest = line;
        (0..self.column).for_each(|_| _ = take(&mut rest, self.separates));
        let field = unquoted(take(&mut rest, self.separates));
        (field.len() >= 16).then_some(field)
    }
}

fn unquoted(field: &[u8]) -> &[u8] {
    let field = trim(field);
    field.strip_prefix(b"\"").and_then(|field| field.strip_suffix(b"\"")).unwrap_or(field)
}
