//! The puzzles in links: this page's own, and other solvers'. A link is made into the text it holds.

use super::class::{COLON, Line};
use super::codes::{self, Code, Decoded};
use super::error::Fault;
use super::lz;
use super::scan::{find, is_space, parts, position, take};

/// The parameters that hold a puzzle in one link or another.
const PARAMETERS: [&[u8]; 7] = [b"puzzle", b"bd", b"s", b"n", b"q", b"load", b"puzzleid"];

/// The text of the puzzle in a line's link, if there is one: a whole address, or what follows the path; or why the
/// link holds none.
pub(super) fn text(line: Line) -> Code {
    // Browsers hold no longer ones.
    const LONGEST: usize = 1 << 21;
    let (line, has_colon) = (line.text, line.has(COLON));
    if line.len() > LONGEST {
        return None;
    }
    let scheme = if has_colon { find(line, b"://") } else { line.len() };
    let has_scheme = scheme < line.len() && !line.starts_with(b"#");
    if !has_scheme && !begins(line.trim_ascii()) {
        return None;
    }
    let mut address = if has_scheme { &line[scheme..] } else { line.trim_ascii() };
    let address = take(&mut address, is_space);
    // Of the path, only what follows its last slash; values may have slashes, too.
    let path = position(address, is_mark);
    let file = address[..path].iter().rposition(|byte| *byte == b'/').map_or(0, |slash| slash + 1);
    let mut text = None;
    for mut value in parts(&address[file..], is_mark) {
        let has_name = value.contains(&b'=');
        let name = if has_name { take(&mut value, |byte| byte == b'=') } else { b"" };
        // What is as long as a small grid may be one anywhere: in the path, or behind a name of its own.
        if PARAMETERS.contains(&name) || text.is_none() && value.len() >= 36 {
            let decoded = decoded(value);
            // What is no text is named as it was written.
            let is_text = str::from_utf8(&decoded).is_ok();
            text = if is_text { puzzle(name, &decoded) } else { Some(Err(Fault::word(value))) };
        }
    }
    let is_empty = |code: &Result<Decoded, Fault>| code.as_ref().is_ok_and(|code| code.text.is_empty());
    Some(text.filter(|text| !is_empty(text)).unwrap_or_else(|| Err(Fault::word(line))))
}

fn is_mark(byte: u8) -> bool {
    b"?#&".contains(&byte)
}

/// Whether a word is a query or a fragment with a puzzle.
fn begins(word: &[u8]) -> bool {
    let is_parameter = |part: &[u8]| {
        let (name, value) = part.split_at(position(part, |byte| byte == b'='));
        !value.is_empty() && PARAMETERS.contains(&name)
    };
    word.first().is_some_and(|&first| is_mark(first)) && parts(word, is_mark).any(is_parameter)
}

/// The text of the puzzle in a parameter.
fn puzzle(name: &[u8], value: &[u8]) -> Code {
    const PREFIXES: [&[u8]; 4] = [b"fpuzzles", b"fpuz", b"scl", b"ctc"];
    let compressed = PREFIXES.iter().find_map(|prefix| value.strip_prefix(*prefix));
    match name {
        _ if compressed.is_some() => {
            lz::decompress(compressed.unwrap_or_default()).map(Decoded::text).map(Ok)
        }
        b"load" => lz::decompress(value).map(Decoded::text).map(Ok),
        b"n" => codes::sudokuwiki_numbers(value),
        b"q" => codes::constraints(value),
        b"s" if value.len() < 81 => codes::sudoku_exchange(value),
        _ => codes::sudokuwiki(value).or_else(|| Some(Ok(Decoded::text(value.to_vec())))),
    }
}

/// A value with its `%2F`s decoded.
fn decoded(value: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value;
    while let [byte, after @ ..] = rest {
        let hex = |digit: u8| char::from(digit).to_digit(16).map(|digit| digit as u8);
        let code = match after {
            [high, low, ..] if *byte == b'%' => hex(*high).zip(hex(*low)),
            _ => None,
        };
        bytes.push(code.map_or(*byte, |(high, low)| high * 16 + low));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    bytes
}
