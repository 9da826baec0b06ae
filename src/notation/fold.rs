//! Lines as people paste them, made into the plain ones that everything else reads: digits, blanks and frames
//! of other alphabets as those of ASCII, without the marks of quoted mail and the tags of forums and pages.

use super::bytes::{count_characters, is_space, look_at, position};
use super::class::{ANGLE, BRACKET, Line, WIDE};
use super::tags::{is_markup, tag_in};

/// A character of a plain line from which on, up to the next such one, the columns differ from the text's
/// own.
#[derive(Debug)]
struct ColumnShift {
    line: usize,
    column: usize,
    own_column: usize,
}

/// Where the columns of plain lines differ from the text's own.
#[derive(Debug, Default)]
pub(super) struct ColumnShifts(Vec<ColumnShift>);

impl ColumnShifts {
    /// Drops what is known of the lines so far.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// The text's own column.
    pub(super) fn own_column(&self, line: usize, column: usize) -> usize {
        let after = self.0.partition_point(|shift| (shift.line, shift.column) <= (line, column));
        shifted_column(&self.0[..after], line, column)
    }

    /// Notes the columns of the next character.
    fn note(&mut self, line: usize, column: usize, own: usize) {
        if shifted_column(&self.0, line, column) != own {
            self.0.push(ColumnShift { line, column, own_column: own });
        }
    }

    /// The plain line, unless the line is plain as it is.
    pub(super) fn plain_line(&mut self, number: usize, line: Line) -> Option<Vec<u8>> {
        self.line_of(number, line, fold)
    }

    /// The line without the marks of quoted mail and of forums, each character made of its own by a function; none if
    /// the line is plain as it is.
    fn line_of(&mut self, number: usize, line: Line, fold: fn(char) -> (char, usize)) -> Option<Vec<u8>> {
        if !line.has(WIDE | ANGLE | BRACKET) {
            return None;
        }
        let line = line.text;
        look_at(3 * line.len());
        // Lines of braces that are no object's come again.
        self.0.truncate(self.0.partition_point(|shift| shift.line < number));
        let quote = quote_length(line);
        let is_markup = is_markup(line);
        let tag_in = |text| tag_in(text, is_markup);
        let has_tag = || (0..line.len()).any(|at| b"[<".contains(&line[at]) && tag_in(&line[at..]).is_some());
        if quote == 0 && line.is_ascii() && !has_tag() {
            return None;
        }
        let mut plain = Vec::with_capacity(line.len());
        let (mut column, mut own) = (1, 1 + quote);
        let mut push = |own: usize, part: &[u8], length: usize| {
            self.note(number, column, own);
            column += length;
            plain.extend_from_slice(part);
        };
        for chunk in line[quote..].utf8_chunks() {
            let mut rest = chunk.valid();
            while let Some(character) = rest.chars().next() {
                let (tag, values) = tag_in(rest.as_bytes()).unwrap_or_default();
                let run = position(rest.as_bytes(), |byte| !byte.is_ascii() || b"[<".contains(&byte));
                let (part, after) = rest.split_at(tag.max(run).max(character.len_utf8()));
                let part = part.as_bytes();
                rest = after;
                let length = if run > 0 { run } else { count_characters(part) };
                if tag > 0 {
                    values.into_iter().for_each(|value| push(own, value, count_characters(value)));
                } else if character.is_ascii() {
                    push(own, part, length);
                } else {
                    let (character, times) = fold(character);
                    (0..times).for_each(|_| push(own, character.encode_utf8(&mut [0; 4]).as_bytes(), 1));
                }
                own += length;
            }
            let invalid = chunk.invalid();
            if !invalid.is_empty() {
                push(own, invalid, count_characters(invalid));
                own += count_characters(invalid);
            }
        }
        Some(plain)
    }
}

/// The words of a line as they stand there, without the marks of quoted mail and of forums.
pub(super) fn own_words(line: Line) -> Option<Vec<u8>> {
    ColumnShifts::default().line_of(0, line, |character| (character, 1))
}

/// The text's own column, if the last place is known from which on it differs.
fn shifted_column(shifts: &[ColumnShift], line: usize, column: usize) -> usize {
    match shifts.last() {
        Some(shift) if shift.line == line => shift.own_column + column - shift.column,
        _ => column,
    }
}

/// How many bytes of a line mark it as quoted, as in `> > 53..7....`; none if `>` may be a cell.
fn quote_length(line: &[u8]) -> usize {
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

/// What a character is in a plain line, and how often; one that has no width is left out.
fn fold(character: char) -> (char, usize) {
    let moved = |from: char, to: char| char::from_u32(u32::from(character) - u32::from(from) + u32::from(to));
    let plain = match character {
        // Soft hyphens, joiners, marks of direction, variants, accents on their own, and the frame of a key.
        '\u{ad}'
        | '\u{300}'..='\u{36f}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{20e3}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' => return (character, 0),
        '…' => return ('.', 3),
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => Some(' '),
        '‐'..='―' | '−' => Some('-'),
        '‘'..='‛' => Some('\''),
        '“'..='‟' => Some('"'),
        // The alphabet as wide as a Chinese character.
        '！'..='～' => moved('！', '!'),
        '│' | '┃' | '║' => Some('|'),
        '─' | '━' | '═' => Some('-'),
        // Where they meet.
        '\u{2500}'..='\u{257f}' => Some('+'),
        _ => None,
    };
    (plain.or_else(|| digit_of(character)).unwrap_or(character), 1)
}

/// Where the zero of each script stands; its other digits follow it.
#[rustfmt::skip]
const ZEROS: [u32; 67] = [
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66,
    0xde6, 0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90,
    0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0x2080, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x104a0,
    0x10d30, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x11730, 0x118e0,
    0x11950, 0x11c50, 0x11d50, 0x11da0, 0x11f50, 0x16a60, 0x16ac0, 0x16b50, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec,
    0x1d7f6, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e950, 0x1fbf0,
];
/// Where the ones stand of digits in circles, brackets and with full stops, up to the nines.
const ONES: [u32; 7] = [0x2460, 0x2474, 0x2488, 0x24f5, 0x2776, 0x2780, 0x278a];

/// The digit of ASCII that a digit of another script is, or one in a circle.
fn digit_of(character: char) -> Option<char> {
    let code = u32::from(character);
    let zero = ZEROS.partition_point(|zero| *zero <= code).checked_sub(1).map(|at| code - ZEROS[at]);
    let circled =
        || ONES.iter().find_map(|one| Some(code.checked_sub(*one)? + 1).filter(|digit| *digit < 10));
    let digit = zero.filter(|digit| *digit < 10).or_else(circled)?;
    char::from_digit(digit, 10)
}
