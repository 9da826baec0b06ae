//! Reads and solves the lines of any bytes, each a puzzle of its own. What is said of a line must be what is said of it
//! alone, whatever the lines beside it are and wherever the text is cut.
//!
//! The first byte of the input is the length of the parts, the text follows.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::notation::{Fault, LineReader, NotationError, Reader};
use ninefold::{Limits, Puzzle, Request, solve_lines};

fuzz_target!(|input: &[u8]| {
    let Some((&length, text)) = input.split_first() else { return };
    let lines = read_lines(text, usize::from(length).max(1));
    for (index, line) in lines.iter().enumerate() {
        let alone = read_lines(&[b"\n", &line.text[..]].concat(), usize::MAX);
        assert_eq!(without_line(line), alone.get(1).and_then(without_line));
        let alone = puzzles_in(&line.text);
        let is_fault_line = line.text.starts_with(b"? {");
        match (&line.puzzle, &alone[..]) {
            (None, found) => assert!(!found.iter().any(Result::is_ok), "{line:?}"),
            (Some(Ok(puzzle)), [Ok(alone)]) => assert_eq!(puzzle, alone),
            (Some(Err(error)), found) => {
                assert_eq!(error.line, index + 1);
                let is_full =
                    |puzzle: &Puzzle| puzzle.grid().given_count() == puzzle.grid().shape().cell_count();
                match found {
                    [Ok(alone)] if error.fault == Fault::MissingPuzzle => assert!(is_full(alone), "{line:?}"),
                    // A grid that lacks a cell was passed over.
                    [Ok(_)] if matches!(error.fault, Fault::Length { cells: 40.. }) => {}
                    [Ok(_)] => assert!(is_fault_line, "{line:?}"),
                    _ => {}
                }
                if let [Err(alone)] = found
                    && !is_fault_line
                    && !matches!(&alone.fault, Fault::Word { text } if text.is_empty())
                {
                    assert_eq!((error.column, &error.fault), (alone.column, &alone.fault));
                }
            }
            (Some(Ok(_)), _) => panic!("{line:?} holds {alone:?}"),
        }
    }
    let answers = solved(text);
    assert_eq!(answers.len(), lines.len(), "each line is answered");
    for (answer, line) in answers.iter().zip(&lines) {
        assert_eq!(answer.is_empty(), line.puzzle.is_none(), "{line:?}");
        assert_eq!(answer == "unreadable", matches!(line.puzzle, Some(Err(_))), "{line:?}");
    }
    // What a reader has written is answered as the text is.
    let mut reader = LineReader::default();
    let mut written = reader.push_lines(text);
    written.extend(reader.finish_lines());
    assert_eq!(solved(&written), answers);
});

/// A line, and the puzzle in it.
#[derive(Debug)]
struct TextLine {
    text: Vec<u8>,
    puzzle: Option<Result<Puzzle, NotationError>>,
}

/// What is read in each line, in parts of a length.
fn read_lines(text: &[u8], length: usize) -> Vec<TextLine> {
    let mut lines = Vec::new();
    let mut add = |line: &[u8], puzzle| lines.push(TextLine { text: line.to_vec(), puzzle });
    let mut reader = LineReader::default();
    text.chunks(length).for_each(|part| reader.each_line(part, &mut add));
    reader.last_line(add);
    lines
}

/// The puzzle in a line, or what is wrong in it, without the line's number.
fn without_line(line: &TextLine) -> Option<Result<&Puzzle, (usize, &Fault)>> {
    let puzzle = line.puzzle.as_ref()?;
    Some(puzzle.as_ref().map_err(|error| (error.column, &error.fault)))
}

/// What a reader of texts finds in a line alone. A blank line is before it, so that no mark of UTF-16 begins the text.
fn puzzles_in(line: &[u8]) -> Vec<Result<Puzzle, NotationError>> {
    let mut reader = Reader::default();
    let mut found = reader.push([b"\n", line].concat());
    found.extend(reader.finish().puzzles);
    found
}

/// The answers; a puzzle that takes long is undecided.
fn solved(text: &[u8]) -> Vec<String> {
    let answers =
        String::from_utf8(solve_lines(Request::new(text).limits(Limits::budget(20)))).expect("text");
    answers.split_terminator('\n').map(str::to_owned).collect()
}
