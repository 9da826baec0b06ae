//! Borders between rows.

use super::bytes::{are_all, is_space, look_at};
use super::cells::is_row_or_grid;
use super::class::{ANGLE, BRACKET, DASH, HASH, LETTER, Line, PLUS, QUERY, WIDE};
use super::format::Format;

/// What kind of border a line is. A line of dashes may be a row of blanks where there are no other borders.
pub(super) fn border_format(line: Line, bordered: bool) -> Option<Format> {
    // A command of LaTeX, as `\hline` or `\begin{tabular}`.
    if let [b'\\', letter, ..] = line.text.trim_ascii_start()
        && letter.is_ascii_alphabetic()
        && !line.text.contains(&b'&')
    {
        return Some(Format::Grid);
    }
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
        && are_all(line, |byte| matches!(byte, b'+' | b' '));
    let may_be_row = !bordered && is_row_or_grid(line.len()) && are_all(line, |byte| byte == b'-');
    let is_border = |byte: u8| is_space(byte) || b"-=+:.*'|".contains(&byte);
    if !(has_dashes || is_centred || are_corners) || may_be_row || !are_all(line, is_border) {
        return None;
    }
    match line {
        [b'*', ..] => Some(Format::Ss),
        [b'.' | b':' | b'\'', b'-', ..] => Some(Format::Marks),
        _ => Some(Format::Grid),
    }
}
