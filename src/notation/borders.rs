//! Borders between rows.

use super::cells::is_part;
use super::class::{ANGLE, BRACKET, DASH, HASH, LETTER, Line, PLUS, QUERY, WIDE};
use super::format::Format;
use super::scan::{all, is_space, look_at};

/// What kind of border a line is. A line of dashes may be a row of blanks where there are no other borders.
pub(super) fn border(line: Line, bordered: bool) -> Option<Format> {
    if !line.has(DASH | PLUS) || line.has(LETTER | BRACKET | ANGLE | HASH | QUERY | WIDE) {
        return None;
    }
    let line = line.text.trim_ascii();
    look_at(line.len());
    let has_dashes = line.windows(2).any(|pair| pair.iter().all(|byte| b"-=+".contains(byte)));
    // `|:-:|` in a table
    let is_centred = line.starts_with(b"|") && line.windows(2).any(|pair| pair == b":-");
    // Nothing but corners, between rows that no border parts.
    let are_corners = bordered
        && line.starts_with(b"+ ")
        && line.ends_with(b"+")
        && all(line, |byte| matches!(byte, b'+' | b' '));
    let may_be_row = !bordered && is_part(line.len()) && all(line, |byte| byte == b'-');
    let is_border = |byte: u8| is_space(byte) || b"-=+:.*'|".contains(&byte);
    if !(has_dashes || is_centred || are_corners) || may_be_row || !all(line, is_border) {
        return None;
    }
    match line {
        [b'*', ..] => Some(Format::Ss),
        [b'.' | b':' | b'\'', b'-', ..] => Some(Format::Marks),
        _ => Some(Format::Grid),
    }
}
