//! Reads a text in pieces. What is found must not depend on where the text is cut, but for one place: a map of regions and
//! answers are not looked for below a puzzle whose last line ends a piece.
//!
//! The input is a text, which may be followed by a byte 0 and by the lengths of its pieces, each a byte. What
//! comes after these pieces is the last piece. A text alone is cut into its bytes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::Puzzle;
use ninefold::notation::{NotationError, Reader, Reading};

fuzz_target!(|input: &[u8]| {
    let (text, lengths) = match input.iter().rposition(|&byte| byte == 0) {
        // A piece may be empty.
        Some(end) => {
            (&input[..end], input[end + 1..].iter().map(|length| usize::from(*length) - 1).collect())
        }
        None => (input, vec![1; input.len()]),
    };
    let whole = found_in(&[text]);
    let mut pieces = pieces(text, &lengths);
    let has_answers = |puzzle: &Result<Puzzle, _>| puzzle.as_ref().is_ok_and(Puzzle::is_begun);
    if [";r=", "\"regions\""].iter().any(|said| whole.0.contains(said))
        || whole.1.puzzles.iter().any(has_answers)
    {
        pieces = joined_at_line_breaks(text, pieces);
    }
    assert_eq!(found_in(&pieces), whole);
    let (lines, reading) = whole;
    assert_eq!(lines, reading.puzzles.iter().map(line).collect::<String>(), "puzzles and lines agree");
});

/// All that a `Reader` says of a text: the lines, and the puzzles with what is known of the whole text.
fn found_in(pieces: &[&[u8]]) -> (String, Reading) {
    let mut reader = Reader::default();
    let mut lines: Vec<u8> = pieces.iter().flat_map(|piece| reader.push_lines(piece)).collect();
    lines.extend(reader.finish_lines());
    let lines = String::from_utf8(lines).expect("the lines are text, whatever the bytes are");
    let mut reader = Reader::default();
    let mut puzzles: Vec<_> = pieces.iter().flat_map(|piece| reader.push(piece)).collect();
    let end = reader.finish();
    puzzles.extend(end.puzzles);
    (lines, Reading { puzzles, ..end })
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

/// The line of a puzzle.
fn line(puzzle: &Result<Puzzle, NotationError>) -> String {
    match puzzle {
        Ok(puzzle) => format!("{}\n", puzzle.grid()),
        Err(error) => format!("? {}\n", error.to_json()),
    }
}
