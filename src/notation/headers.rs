//! Lines that hold no cells but say something of those that do.

/// Whether a section of a file begins, as in `[Puzzle]`, and whether it is the puzzle's.
pub(super) fn section(line: &str) -> Option<bool> {
    let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let is_name = name.len() > 2 && name.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_name.then(|| name.eq_ignore_ascii_case("puzzle"))
}

/// Whether a line is a note.
pub(super) fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with('#')
}

/// Whether a note is one of SudoCue's: a letter says what about.
pub(super) fn is_sdk(line: &str) -> bool {
    matches!(*line.as_bytes(), [b'#', b'A' | b'D' | b'C' | b'B' | b'S' | b'L' | b'U', ..])
}

/// Whether a line is Simple Sudoku's note of a move: a digit filled in, as in `I388`, or candidates removed.
pub(super) fn is_moves(line: &str) -> bool {
    match *line.trim().as_bytes() {
        [b'I', ref digits @ ..] => digits.len() == 3 && digits.iter().all(u8::is_ascii_digit),
        [b'E', ref digits @ ..] => (3..=11).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit),
        _ => false,
    }
}

/// Where the puzzles of a table are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    separator: char,
    column: usize,
}

impl Table {
    /// The table that has this header.
    pub(super) fn of_header(line: &str) -> Option<Table> {
        const LONGEST: usize = 400;
        const NAMES: [&str; 9] =
            ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "grid", "board", "question"];
        // Most lines are no header, and are not looked at for long.
        if line.len() > LONGEST || !line.contains(['u', 'U', 'g', 'G', 'b', 'B']) {
            return None;
        }
        let separator =
            [',', ';', '\t'].into_iter().find(|separator| line.contains(*separator)).unwrap_or(',');
        let is_name = |field: &str| NAMES.iter().any(|name| unquoted(field).eq_ignore_ascii_case(name));
        line.split(separator).position(is_name).map(|column| Table { separator, column })
    }

    /// The field of a line that has the puzzle.
    pub(super) fn field<'a>(&self, line: &'a str) -> Option<&'a str> {
        line.split(self.separator).nth(self.column).map(unquoted).filter(|field| field.len() >= 16)
    }
}

fn unquoted(field: &str) -> &str {
    field.trim_matches(|c: char| c.is_whitespace() || c == '"')
}
