//! The tables of a saved page: a line for each row, with what stands in each cell or in the field to type in that it has.

use super::super::bytes::{find_part, position};
use super::{Transcript, Way};

/// The tables that have as many rows as columns.
pub(super) fn tables(text: &str) -> Vec<Transcript> {
    let bytes = text.as_bytes();
    let mut rows: Vec<Vec<Vec<u8>>> = Vec::new();
    let (mut at, mut is_shown) = (0, true);
    while at < bytes.len() {
        let begin = at + position(&bytes[at..], |byte| byte == b'<');
        if let Some(cell) = rows.last_mut().and_then(|row| row.last_mut()).filter(|_| is_shown) {
            cell.extend_from_slice(&bytes[at..begin]);
        }
        let end = begin + position(&bytes[begin..], |byte| byte == b'>');
        let tag = bytes.get(begin + 1..end).unwrap_or_default();
        let name =
            tag.split(|byte| byte.is_ascii_whitespace()).next().unwrap_or_default().to_ascii_lowercase();
        match &name[..] {
            b"tr" => rows.push(Vec::new()),
            b"td" | b"th" => rows.last_mut().into_iter().for_each(|row| row.push(Vec::new())),
            b"input" => {
                if let Some(cell) = rows.last_mut().and_then(|row| row.last_mut()) {
                    cell.extend_from_slice(value_in(tag));
                }
            }
            b"script" | b"style" => is_shown = false,
            b"/script" | b"/style" => is_shown = true,
            // What stands behind a table is none of its last cell.
            b"/table" => rows.push(Vec::new()),
            _ => {}
        }
        at = end + 1;
    }
    let lines: Vec<String> =
        rows.iter().map(|row| row.iter().map(|cell| written(cell)).collect::<Vec<_>>().join(" ")).collect();
    let text: String = lines.join("\n");
    if rows.iter().any(|row| row.len() > 3) { vec![Transcript::new(Way::Page, text)] } else { Vec::new() }
}

/// The `value` of a field.
fn value_in(tag: &[u8]) -> &[u8] {
    let lower = tag.to_ascii_lowercase();
    let begin = find_part(&lower, b"value=") + b"value=".len();
    let value = tag.get(begin..).unwrap_or_default();
    value.split(|byte| b"\"' ".contains(byte)).find(|part| !part.is_empty()).unwrap_or_default()
}

/// What is written for a cell: a dot where nothing can be seen.
fn written(cell: &[u8]) -> String {
    let text = String::from_utf8_lossy(cell).replace("&nbsp;", " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() { ".".into() } else { words.concat() }
}
