//! Lines as people paste them, made into the plain ones that everything else reads: digits, blanks and frames of
//! other alphabets as those of ASCII, without the marks of quoted mail and of forums.

use super::scan::{characters, is_space, position};
use std::collections::VecDeque;

/// The names of a forum's tags, as in `[code]`.
const TAGS: &str = "code pre quote b i u s tt font size color table tr td th center spoiler hide list";

/// Where the columns of plain lines begin to differ from the text's own: a line, the column of the plain line,
/// and by how much the text's is further on from there.
#[derive(Debug, Default)]
pub(super) struct Shifts(VecDeque<(usize, usize, isize)>);

impl Shifts {
    /// Drops what is known of the lines before one.
    pub(super) fn forget_before(&mut self, line: usize) {
        while self.0.front().is_some_and(|shift| shift.0 < line) {
            self.0.pop_front();
        }
    }

    /// The text's own column.
    pub(super) fn column(&self, line: usize, column: usize) -> usize {
        let first = self.0.partition_point(|shift| shift.0 < line);
        let shifts = self.0.range(first..).take_while(|shift| (shift.0, shift.1) <= (line, column));
        column.saturating_add_signed(shifts.map(|shift| shift.2).sum())
    }

    /// The plain line, unless the line is plain as it is.
    pub(super) fn plain(&mut self, number: usize, line: &[u8]) -> Option<Vec<u8>> {
        let quote = quote(line);
        if quote == 0 && line.is_ascii() && !(0..line.len()).any(|at| tag(&line[at..]) > 0) {
            return None;
        }
        let mut plain = Vec::with_capacity(line.len());
        // How many characters the plain line has, and the next ones it lacks.
        let (mut column, mut lacking) = (0, quote as isize);
        for chunk in line[quote..].utf8_chunks() {
            let mut rest = chunk.valid();
            while let Some(character) = rest.chars().next() {
                let length = tag(rest.as_bytes());
                let fold = if length > 0 { None } else { fold(character) };
                lacking += characters(&rest.as_bytes()[..length]).max(1) as isize;
                rest = &rest[length.max(character.len_utf8())..];
                for character in
                    fold.into_iter().flat_map(|(character, times)| (0..times).map(move |_| character))
                {
                    column += 1;
                    lacking -= 1;
                    if lacking != 0 {
                        self.0.push_back((number, column, lacking));
                    }
                    lacking = 0;
                    plain.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
                }
            }
            column += characters(chunk.invalid());
            plain.extend_from_slice(chunk.invalid());
        }
        Some(plain)
    }
}

/// How many bytes of a line mark it as quoted, as in `> > 53..7....`; none if `>` may be a cell.
fn quote(line: &[u8]) -> usize {
    let marks = position(line, |byte| !is_space(byte) && byte != b'>');
    let (marks, rest) = line.split_at(marks);
    let end = marks.iter().rposition(|byte| *byte == b'>').map_or(0, |mark| mark + 1);
    let has_cells = rest.contains(&b'>') && !rest.contains(&b'<');
    match marks.get(end) {
        _ if end == 0 || has_cells => 0,
        Some(b' ') => end + 1,
        _ => end,
    }
}

/// The length of a forum's tag, if the text begins with one.
fn tag(text: &[u8]) -> usize {
    let [b'[', inner @ ..] = text else {
        return 0;
    };
    let inner = inner.strip_prefix(b"/").unwrap_or(inner);
    let name = &inner[..position(inner, |byte| !byte.is_ascii_alphabetic())];
    let is_tag = TAGS.split(' ').any(|tag| tag.as_bytes().eq_ignore_ascii_case(name));
    // Names are short, so are their values.
    let end = position(&text[..text.len().min(80)], |byte| byte == b']');
    match inner.get(name.len()) {
        Some(b']' | b'=' | b' ') if is_tag && end < text.len().min(80) => end + 1,
        _ => 0,
    }
}

/// What a character is in a plain line, and how often; nothing for one that has no width.
fn fold(character: char) -> Option<(char, usize)> {
    let code = u32::from(character);
    let digit = |zero: u32| char::from_digit(code - zero, 10);
    let plain = match character {
        // Soft hyphens, joiners, marks of direction, variants, and the frame of a key.
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => {
            return None;
        }
        '\u{fe00}'..='\u{fe0f}' | '\u{20e3}' | '\u{feff}' => return None,
        '…' => return Some(('.', 3)),
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => Some(' '),
        '‐'..='―' | '−' => Some('-'),
        '‘'..='‛' => Some('\''),
        '“'..='‟' => Some('"'),
        '٠'..='٩' => digit(0x660),
        '۰'..='۹' => digit(0x6f0),
        // The alphabet as wide as a Chinese character.
        '！'..='～' => char::from_u32(code - 0xfee0),
        '│' | '┃' | '║' => Some('|'),
        '─' | '━' | '═' => Some('-'),
        // Where they meet.
        '\u{2500}'..='\u{257f}' => Some('+'),
        _ => None,
    };
    Some((plain.unwrap_or(character), 1))
}
