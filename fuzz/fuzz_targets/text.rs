//! Reads any text. It must get an answer, and the answer must agree with the text and with what a `Reader`
//! says.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::notation::{Fault, NotationError, Reader, Symbols, read};
use ninefold::{Grid, Puzzle};

fuzz_target!(|bytes: &[u8]| {
    // Bytes that are no text become U+FFFD, so that no input is wasted.
    let text = String::from_utf8_lossy(bytes);
    let found = in_reader(&text);
    for puzzle in &found {
        match puzzle {
            Ok(puzzle) => check_puzzle(puzzle),
            Err(error) => check_error(error, &text),
        }
    }
    match read(&text) {
        Ok(reading) => {
            assert_eq!(reading.puzzles, found, "read and Reader agree");
            assert!(reading.grids().next().is_some(), "there is a puzzle");
            // An ellipsis is read as three dots.
            let characters = text.chars().map(|character| if character == '…' { 3 } else { 1 });
            assert!(reading.ignored <= characters.sum(), "only what is there can be ignored");
            for (shape, symbols) in &reading.symbols {
                assert!(*symbols != Symbols::Standard && shape.side() > 9, "the symbols are unusual");
            }
        }
        Err(error) => {
            check_error(&error, &text);
            let empty = NotationError { line: 1, column: 1, fault: Fault::Empty };
            let first = found.first().cloned().unwrap_or(Err(empty));
            assert_eq!(first, Err(error), "the first fault is the one that is told");
            assert!(found.iter().all(Result::is_err), "there is no puzzle");
        }
    }
});

fn in_reader(text: &str) -> Vec<Result<Puzzle, NotationError>> {
    let mut reader = Reader::default();
    let mut found = reader.push(text);
    found.extend(reader.finish().puzzles);
    found
}

/// A grid has as many cells as its shape and no digit above its side, and candidates that say something. Answers and
/// marks stand where there is no given.
fn check_puzzle(puzzle: &Puzzle) {
    let grid = puzzle.grid();
    assert_eq!(grid.cells().len(), grid.shape().cell_count());
    let made = Grid::with_rules(grid.rules().clone(), grid.cells().to_vec()).expect("a grid");
    let made = match grid.given_candidates() {
        Some(candidates) => made.with_candidates(candidates.to_vec()).expect("candidates"),
        None => made,
    };
    assert_eq!(&made, grid);
    assert_eq!(&Puzzle::with_progress(made, puzzle.answers(), puzzle.marks()), puzzle);
    assert_eq!(grid.to_string().parse().as_ref(), Ok(grid));
}

/// An error names a place in the text or just behind the end of a line, and is said in a short sentence.
fn check_error(error: &NotationError, text: &str) {
    let line = error.line.checked_sub(1).and_then(|before| text.split('\n').nth(before));
    let line = line.unwrap_or_else(|| panic!("there is no line {}", error.line));
    let columns = line.chars().count() + 1;
    assert!((1..=columns).contains(&error.column), "line {} has no column {}", error.line, error.column);
    let sentence = error.to_string();
    assert!(sentence.ends_with('.') && sentence.chars().count() < 200, "{sentence}");
    assert!(!sentence.contains('\n'), "{sentence}");
    let json = error.to_json();
    assert!(json.starts_with('{') && json.ends_with('}'), "{json}");
    assert!(!json.contains(char::is_control), "{json}");
}
