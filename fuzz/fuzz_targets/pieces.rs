//! Reads a text in pieces. What is found must not depend on where the text is cut, but for one place: a map of regions
//! is not looked for below a puzzle whose last line ends a piece.
//!
//! The input is a text, which may be followed by a byte 0 and by the lengths of its pieces, each a byte. What
//! comes after these pieces is the last piece. A text alone is cut into its bytes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::notation::{Format, NotationError, Reader, Symbols};
use ninefold::{Puzzle, Shape};

fuzz_target!(|input: &[u8]| {
    let (text, lengths) = match input.iter().rposition(|&byte| byte == 0) {
        // A piece may be empty.
        Some(end) => {
            (&input[..end], input[end + 1..].iter().map(|length| usize::from(*length) - 1).collect())
        }
        None => (input, vec![1; input.len()]),
    };
    let whole = found_in([text]);
    let mut pieces = pieces(text, &lengths);
    if whole.lines.contains(";r=") {
        pieces = joined_at_line_breaks(text, pieces);
    }
    assert_eq!(found_in(pieces), whole);
    if let Ok(text) = str::from_utf8(text) {
        assert_eq!(whole.lines, in_reader(text), "puzzles and lines agree");
    }
});

/// All that a `Reader` says of a text.
#[derive(Debug, PartialEq)]
struct Found {
    lines: String,
    format: Option<Format>,
    ignored: usize,
    symbols: Vec<(Shape, Symbols)>,
}

fn found_in<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> Found {
    let mut reader = Reader::default();
    let mut text: Vec<u8> = pieces.into_iter().flat_map(|piece| reader.push_lines(piece)).collect();
    text.extend(reader.finish_lines());
    let text = String::from_utf8(text).expect("the lines are text, whatever the bytes are");
    Found { lines: text, format: reader.format(), ignored: reader.ignored(), symbols: reader.symbols() }
}

/// A text cut into pieces of these lengths, and a last piece with the rest.
fn pieces<'a>(mut text: &'a [u8], lengths: &[usize]) -> Vec<&'a [u8]> {
    let mut pieces = Vec::with_capacity(lengths.len() + 1);
    for length in lengths {
        let (piece, rest) = text.split_at((*length).min(text.len()));
        pieces.push(piece);
        text = rest;
    }
    pieces.push(text);
    pieces
}

/// The pieces of a text, but each that ends with a line goes on with the next one.
fn joined_at_line_breaks<'a>(text: &'a [u8], pieces: Vec<&'a [u8]>) -> Vec<&'a [u8]> {
    let (mut begin, mut end, mut joined) = (0, 0, Vec::new());
    for piece in pieces {
        end += piece.len();
        if !text[..end].ends_with(b"\n") {
            joined.push(&text[begin..end]);
            begin = end;
        }
    }
    joined.push(&text[begin..]);
    joined
}

/// The lines of the puzzles that a `Reader` finds.
fn in_reader(text: &str) -> String {
    let mut reader = Reader::default();
    let mut found = reader.push(text);
    found.extend(reader.finish().puzzles);
    let line = |puzzle: &Result<Puzzle, NotationError>| match puzzle {
        Ok(puzzle) => format!("{}\n", puzzle.grid()),
        Err(error) => format!("? {}\n", error.to_json()),
    };
    found.iter().map(line).collect()
}
