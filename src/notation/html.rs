//! Puzzles in HTML: rows of tables and lines that tags end are made into lines, cells have commas between them.

use super::fold::is_among;
use super::scan::{is_space, position};

/// The row of a table that is being read, and whether it is one.
#[derive(Debug, Default)]
pub(super) struct Html {
    text: Vec<u8>,
    in_row: bool,
    has_cell: bool,
}

impl Html {
    /// The lines that are complete with a line that has tags, or is in a row; `None` for any other.
    #[inline(never)]
    pub(super) fn lines(&mut self, line: &[u8]) -> Option<Vec<u8>> {
        if !self.in_row && !has_tag(line) {
            return None;
        }
        let mut rest = line;
        while let [byte, after @ ..] = rest {
            let length = if *byte == b'<' { tag(rest) } else { 0 };
            if length > 0 {
                self.pass(&rest[1..length]);
                rest = &rest[length..];
            } else if rest.starts_with(b"&nbsp;") {
                self.text.push(b' ');
                rest = &rest[b"&nbsp;".len()..];
            } else {
                self.text.push(*byte);
                rest = after;
            }
        }
        if self.in_row {
            self.text.push(b' ');
            return Some(Vec::new());
        }
        Some(self.rest())
    }

    /// Whether a row has begun.
    pub(super) fn is_open(&self) -> bool {
        self.in_row
    }

    /// What is left at the end of the text.
    pub(super) fn rest(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.text)
    }

    fn pass(&mut self, tag: &[u8]) {
        let name = &tag[..position(tag, |byte| is_space(byte) || byte == b'>')];
        match name.to_ascii_lowercase().as_slice() {
            b"tr" => (self.in_row, self.has_cell) = (true, false),
            b"td" | b"th" if self.has_cell => self.text.push(b','),
            b"td" | b"th" => self.has_cell = self.in_row,
            b"/tr" => {
                self.in_row = false;
                self.text.push(b'\n');
            }
            b"br" | b"br/" | b"/p" | b"/div" | b"/pre" | b"/li" if !self.in_row => self.text.push(b'\n'),
            _ => {}
        }
    }
}

fn has_tag(line: &[u8]) -> bool {
    (0..line.len()).any(|at| line[at] == b'<' && tag(&line[at..]) > 0)
}

/// The length of a tag, if the text begins with one that is none of OpenSudoku's.
#[inline(never)]
fn tag(text: &[u8]) -> usize {
    const NAMES: &[u8] =
        b"table thead tbody tr td th br p div pre span b i strong em html body code li ul ol a";
    // Attributes are short.
    let [b'<', inner @ ..] = &text[..text.len().min(400)] else {
        return 0;
    };
    let name = inner.strip_prefix(b"/").unwrap_or(inner);
    let name = &name[..position(name, |byte| !byte.is_ascii_alphanumeric())];
    let is_known = is_among(NAMES, name);
    match if is_known { position(inner, |byte| byte == b'>') } else { inner.len() } {
        end if end < inner.len() => end + 2,
        _ => 0,
    }
}
