//! Lines as people paste them, made into the plain ones that everything else reads: digits, blanks and frames of
//! other alphabets as those of ASCII, without the marks of quoted mail and of forums.

use super::class::{ANGLE, BRACKET, Line, WIDE};
use super::scan::{characters, is_space, look_at, position, take};

/// The names of a forum's tags, as in `[code]`.
const TAGS: &[u8] = b"code pre quote b i u s tt font size color table tr td th center spoiler hide list";

/// Where the columns of plain lines begin to differ from the text's own: a line, the column of the plain line,
/// and by how much the text's is further on from there up to the next such place.
#[derive(Debug, Default)]
pub(super) struct Shifts(Vec<(usize, usize, isize)>);

impl Shifts {
    /// Drops what is known of the lines so far.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// The text's own column.
    pub(super) fn column(&self, line: usize, column: usize) -> usize {
        let after = self.0.partition_point(|shift| (shift.0, shift.1) <= (line, column));
        let shift = self.0[..after].last().filter(|shift| shift.0 == line);
        column.saturating_add_signed(shift.map_or(0, |shift| shift.2))
    }

    /// The plain line, unless the line is plain as it is.
    pub(super) fn plain(&mut self, number: usize, line: Line) -> Option<Vec<u8>> {
        if !line.has(WIDE | ANGLE | BRACKET) {
            return None;
        }
        let line = line.text;
        look_at(3 * line.len());
        let quote = quote(line);
        if quote == 0
            && line.is_ascii()
            && !(0..line.len()).any(|at| line[at] == b'[' && tag(&line[at..]) > 0)
        {
            return None;
        }
        let mut plain = Vec::with_capacity(line.len());
        // How many characters the plain line has, and the next ones it lacks.
        let (mut column, mut lacking) = (0, quote as isize);
        let mut shift = 0;
        for chunk in line[quote..].utf8_chunks() {
            let mut rest = chunk.valid();
            while let Some(character) = rest.chars().next() {
                let tag = tag(rest.as_bytes());
                // Whatever is no tag and ASCII stays as it is.
                let run = position(&rest.as_bytes()[1..], |byte| !byte.is_ascii() || byte == b'[') + 1;
                let length = if tag > 0 {
                    tag
                } else if character.is_ascii() {
                    run
                } else {
                    character.len_utf8()
                };
                let part;
                (part, rest) = rest.split_at(length);
                if tag > 0 {
                    lacking += characters(part.as_bytes()) as isize;
                    continue;
                }
                if character.is_ascii() {
                    if lacking != 0 {
                        shift += lacking;
                        self.0.push((number, column + 1, shift));
                    }
                    lacking = 0;
                    column += run;
                    plain.extend_from_slice(part.as_bytes());
                    continue;
                }
                lacking += 1;
                let Some((character, times)) = fold(character) else {
                    continue;
                };
                for _ in 0..times {
                    column += 1;
                    lacking -= 1;
                    if lacking != 0 {
                        shift += lacking;
                        self.0.push((number, column, shift));
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

/// Whether a name is one of some, between blanks.
#[inline(never)]
pub(super) fn is_among(mut names: &[u8], name: &[u8]) -> bool {
    while !names.is_empty() {
        if take(&mut names, is_space).eq_ignore_ascii_case(name) {
            return true;
        }
    }
    false
}

/// The length of a forum's tag, if the text begins with one.
fn tag(text: &[u8]) -> usize {
    // Names are short, so are their values.
    let text = &text[..text.len().min(80)];
    let [b'[', inner @ ..] = text else {
        return 0;
    };
    let inner = inner.strip_prefix(b"/").unwrap_or(inner);
    let (name, value) = inner.split_at(position(inner, |byte| !byte.is_ascii_alphabetic()));
    let is_tag = !name.is_empty() && matches!(value, [b']' | b'=' | b' ', ..]) && is_among(TAGS, name);
    let end = if is_tag { position(text, |byte| byte == b']') } else { text.len() };
    if end < text.len() { end + 1 } else { 0 }
}

/// What a character is in a plain line, and how often; nothing for one that has no width.
fn fold(character: char) -> Option<(char, usize)> {
    let code = u32::from(character);
    let digit = |zero: u32| char::from_u32(code - zero + 0x30);
    let plain = match character {
        // Soft hyphens, joiners, marks of direction, variants, accents on their own, and the frame of a key.
        '\u{ad}'
        | '\u{300}'..='\u{36f}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' => {
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
