//! The cells of a saved page or a page's source: those of tables, of fields to type in, and of whatever elements are as many
//! as a grid has cells; and those of a wiki's tables, a line each.

use super::super::bytes::{find_part, lines, position, take_until};
use super::transcript::{Transcript, TranscriptWay};
use crate::shape::Shape;

/// The elements of a name that have no others within them, and what can be read in each.
struct Leaves<'a> {
    name: &'a [u8],
    texts: Vec<String>,
}

pub(super) fn grids(text: &str) -> Vec<Transcript> {
    if text.trim_start().starts_with("{|") {
        return grid_of(wiki_cells(text.as_bytes())).into_iter().collect();
    }
    leaves(text.as_bytes()).into_iter().filter_map(|leaves| grid_of(leaves.texts)).collect()
}

/// So many kinds of elements are looked at.
const MOST_NAMES: usize = 64;

/// The grid of as many cells as a shape has.
fn grid_of(cells: Vec<String>) -> Option<Transcript> {
    let shape = Shape::of_cells(cells.len())?;
    let rows: Vec<String> = cells.chunks(shape.side()).map(|row| row.join(" ")).collect();
    Some(Transcript { text: rows.join("\n"), way: TranscriptWay::Page })
}

/// The elements of a page that have no others within them, but for such as change how a letter looks.
fn leaves(mut text: &[u8]) -> Vec<Leaves<'_>> {
    let mut leaves: Vec<Leaves> = Vec::new();
    let mut add = |name, text: &[u8]| {
        if let Some(known) = leaves.iter_mut().find(|known| known.name == name) {
            known.texts.push(written(text));
        } else if leaves.len() < MOST_NAMES {
            leaves.push(Leaves { name, texts: vec![written(text)] });
        }
    };
    // The element that was opened last, and what it has so far.
    let mut open: Option<(&[u8], Vec<u8>)> = None;
    while !text.is_empty() {
        let before = take_until(&mut text, |byte| byte == b'<');
        open.iter_mut().for_each(|(_, content)| content.extend_from_slice(before));
        let tag = take_until(&mut text, |byte| byte == b'>');
        let name = &tag[..position(tag, |byte| byte.is_ascii_whitespace())];
        match name {
            [b'b' | b'i' | b'u'] | [b'/', b'b' | b'i' | b'u'] => {}
            [b'/', closed @ ..] => {
                if let Some((name, content)) = open.take().filter(|(name, _)| *name == closed) {
                    add(name, &content);
                }
            }
            _ if name.eq_ignore_ascii_case(b"input") => add(name, value_in(tag)),
            _ => open = Some((name, Vec::new())),
        }
    }
    leaves
}

/// The `value` of a field.
fn value_in(tag: &[u8]) -> &[u8] {
    let begin = find_part(&tag.to_ascii_lowercase(), b"value=") + b"value=".len();
    match tag.get(begin..).unwrap_or_default().trim_ascii_start() {
        [quote @ (b'"' | b'\''), value @ ..] => &value[..position(value, |byte| byte == *quote)],
        value => &value[..position(value, |byte| byte.is_ascii_whitespace())],
    }
}

/// The cells of a wiki's table, where each has a line: behind the last bar of it.
fn wiki_cells(text: &[u8]) -> Vec<String> {
    let is_cell =
        |line: &&[u8]| matches!(line, [b'|' | b'!', next, ..] if !b"-}+".contains(next)) || *line == b"|";
    let of_line = |line: &[u8]| written(line.rsplit(|byte| *byte == b'|').next().unwrap_or_default());
    lines(text).map(<[u8]>::trim_ascii).filter(is_cell).map(of_line).collect()
}

/// What is written for a cell: a dot where nothing can be seen.
fn written(cell: &[u8]) -> String {
    let mut text = String::from_utf8_lossy(cell).replace("&nbsp;", " ");
    text.retain(|character| !character.is_whitespace());
    if text.is_empty() { ".".into() } else { text }
}
