//! The cells of a saved page or a page's source: those of tables, of fields to type in, and of whatever elements are as many
//! as a grid has cells; and those of a wiki's tables, a line each.

use super::super::bytes::{find_part, lines, position};
use super::transcript::{Transcript, TranscriptWay};
use crate::shape::Shape;

/// An element that has no other within it: its name, and what can be read in it.
struct Leaf<'a> {
    name: &'a [u8],
    text: String,
}

/// The grids of a page.
pub(super) fn grids(text: &str) -> Vec<Transcript> {
    if text.trim_start().starts_with("{|") {
        return grid_of(wiki_cells(text.as_bytes())).into_iter().collect();
    }
    let leaves = leaves(text.as_bytes());
    let mut names: Vec<&[u8]> = Vec::new();
    for leaf in &leaves {
        if !names.contains(&leaf.name) && names.len() < MOST_NAMES {
            names.push(leaf.name);
        }
    }
    let of_name =
        |name: &[u8]| leaves.iter().filter(|leaf| leaf.name == name).map(|leaf| leaf.text.clone()).collect();
    names.into_iter().filter_map(|name| grid_of(of_name(name))).collect()
}

/// So many kinds of elements are looked at.
const MOST_NAMES: usize = 64;

/// The grid of as many cells as a shape has.
fn grid_of(cells: Vec<String>) -> Option<Transcript> {
    let shape = Shape::of_cells(cells.len())?;
    let rows: Vec<String> = cells.chunks(shape.side()).map(|row| row.join(" ")).collect();
    Some(Transcript::new(TranscriptWay::Page, rows.join("\n")))
}

/// The elements of a page that have no others within them, but for such as change how a letter looks.
fn leaves(text: &[u8]) -> Vec<Leaf<'_>> {
    let mut leaves = Vec::new();
    // The element that was opened last, and what it has so far.
    let mut open: Option<(&[u8], Vec<u8>)> = None;
    let mut at = 0;
    while at < text.len() {
        let begin = at + position(&text[at..], |byte| byte == b'<');
        if let Some((_, content)) = &mut open {
            content.extend_from_slice(&text[at..begin]);
        }
        let end = begin + position(&text[begin..], |byte| byte == b'>');
        let tag = text.get(begin + 1..end).unwrap_or_default();
        at = end + 1;
        let name = &tag[..position(tag, |byte| byte.is_ascii_whitespace())];
        match name {
            [b'b' | b'i' | b'u'] | [b'/', b'b' | b'i' | b'u'] => {}
            [b'/', closed @ ..] => {
                if let Some((name, content)) = open.take().filter(|(name, _)| *name == closed) {
                    leaves.push(Leaf { name, text: written(&content) });
                }
            }
            _ if name.eq_ignore_ascii_case(b"input") => {
                leaves.push(Leaf { name, text: written(value_in(tag)) })
            }
            _ => open = Some((name, Vec::new())),
        }
    }
    leaves
}

/// The `value` of a field.
fn value_in(tag: &[u8]) -> &[u8] {
    let begin = find_part(&tag.to_ascii_lowercase(), b"value=") + b"value=".len();
    let value = tag.get(begin..).unwrap_or_default().trim_ascii_start();
    match value {
        [quote @ (b'"' | b'\''), value @ ..] => &value[..position(value, |byte| byte == *quote)],
        _ => &value[..position(value, |byte| byte.is_ascii_whitespace())],
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
    let text = String::from_utf8_lossy(cell).replace("&nbsp;", " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() { ".".into() } else { words.concat() }
}
