//! Borders: lines that are one, and rows between vertical ones.

use super::cells::is_cell;
use super::chunks::count;
use super::class::{ANGLE, BRACKET, DASH, HASH, LETTER, Line, PLUS, QUERY, WIDE};
use super::fields::is_spaced_out;
use super::format::Format;
use super::row::{Part, Row};
use super::scan::{all, characters, is_space, look_at, trimmed_parts};
use super::split::split;
use crate::shape::Shape;

/// What kind of border a line is. A line of dashes may be a row of blanks where there are no other borders.
pub(super) fn border(line: Line, bordered: bool) -> Option<Format> {
    if !line.has(DASH | PLUS) || line.has(LETTER | BRACKET | ANGLE | HASH | QUERY | WIDE) {
        return None;
    }
    let line = line.text.trim_ascii();
    look_at(line.len());
    let is_dash = |byte: u8| matches!(byte, b'-' | b'=');
    let dashes = line.windows(2).any(|pair| pair.iter().all(|&byte| is_dash(byte) || byte == b'+'));
    let is_centred = line.starts_with(b"|") && line.windows(2).any(|pair| pair == b":-"); // `|:-:|` in a table
    if !(dashes || is_centred) || !all(line, |byte| is_space(byte) || b"-=+:.*'|".contains(&byte)) {
        return None;
    }
    let may_be_row = Shape::of_side(line.len()).is_some() || Shape::of_cells(line.len()).is_some();
    if !bordered && may_be_row && all(line, |byte| byte == b'-') {
        return None;
    }
    match line {
        [b'*', ..] => Some(Format::Ss),
        [b'.' | b':' | b'\'', b'-', ..] => Some(Format::Marks),
        _ => Some(Format::Grid),
    }
}

/// Cuts a line with vertical borders, which holds a row if anything.
pub(super) fn cut_bars(row: &mut Row, part: Part) -> bool {
    if !super::scan::has(part.bytes(), |byte| byte == b'|') {
        return false;
    }
    row.bordered = true;
    row.format = Some(Format::Grid);
    let text = part.text;
    let mut inner = part.trimmed();
    inner.span.begin += usize::from(inner.bytes().starts_with(b"|"));
    inner.span.end -= usize::from(inner.bytes().ends_with(b"|"));
    let mut spans = std::mem::take(&mut row.spans);
    spans.clear();
    trimmed_parts(text, inner.span, |byte| byte == b'|', &mut spans);
    let length = count(inner.bytes());
    let is_box = |shape: Shape| spans.iter().all(|span| characters(span.of(text)) == shape.box_columns());
    if Shape::of_side(spans.len()).is_some() && spans.iter().all(|span| is_cell(span.of(text))) {
        // Bars around each cell, and nothing in a blank one.
        row.cut.push_apart(&spans);
    } else if Shape::of_side(length).is_some_and(is_box) {
        // Bars around each box, and nothing between the cells.
        row.cut.push_run(text, inner.span);
    } else {
        split(inner, |byte| is_space(byte) || byte == b'|', &mut spans);
        let is_row = Shape::of_side(spans.len()).is_some();
        if !is_row && is_spaced_out(inner, &spans, Shape::of_side) {
            row.push_bytes(inner);
        } else if is_row || 2 * spans.len() > length {
            row.cut.push_apart(&spans);
        } else if !spans.is_empty() {
            row.cut.push_run(text, inner.span);
        }
    }
    row.spans = spans;
    true
}
