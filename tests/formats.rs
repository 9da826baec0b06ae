//! One puzzle in every format that programs exchange, a file each: all of them read alike.

mod common;

use common::grid;
use ninefold::notation::{Lines, read};
use std::collections::HashMap;
use std::fs;

/// The puzzle of every file in `tests/formats`, the one in Wikipedia's article.
const PUZZLE: &str =
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";

/// Each file, how often it holds the puzzle, its format, and how many characters in it mean nothing.
const FILES: &[(&str, usize, &str, usize)] = &[
    ("01-zeros.txt", 1, "line", 0),
    ("02-blanks.txt", 1, "spaced", 0),
    ("02-capital-x.txt", 1, "line", 0),
    ("02-comment.txt", 1, "line", 0),
    ("02-dashes.txt", 1, "line", 0),
    ("02-dots.txt", 1, "line", 0),
    ("02-question-marks.txt", 1, "line", 0),
    ("02-small-x.txt", 1, "line", 0),
    ("02-stars.txt", 1, "line", 0),
    ("02-underscores.txt", 1, "line", 0),
    ("03-collection.sdm", 3, "line", 0),
    ("04-headed.sdk", 1, "sdk", 0),
    ("04-plain.sdk", 1, "rows", 0),
    ("04-sadman.sdk", 1, "sdk", 0),
    ("05-contest.msk", 1, "rows", 0),
    ("06-solver.spf", 1, "grid", 0),
    ("07-simple-sudoku-1.ss", 1, "rows", 0),
    ("07-simple-sudoku-2.ss", 1, "grid", 0),
    ("07-simple-sudoku-4-saved.ss", 1, "ss", 0),
    ("07-simple-sudoku-4.ss", 1, "ss", 0),
    ("08-bordered-zeros.txt", 1, "grid", 0),
    ("08-bordered.txt", 1, "grid", 0),
    ("08-spaced.txt", 1, "spaced", 0),
    ("08-tabs.txt", 1, "spaced", 0),
    ("09-blanks.csv", 1, "csv", 0),
    ("09-tabs.txt", 1, "csv", 0),
    ("09-zeros.csv", 1, "csv", 0),
    ("10-dataset.csv", 2, "dataset", 0),
    ("10-quizzes.csv", 1, "dataset", 0),
    ("11-numbers-pretty.json", 1, "json", 0),
    ("11-numbers.json", 1, "json", 0),
    ("11-strings.json", 1, "json", 0),
    ("12-pencil-marks.txt", 1, "marks", 0),
    ("13-sukaku.txt", 1, "sukaku", 0),
    ("14-hodoku.txt", 1, "hodoku", 0),
    ("15-sudokuwiki.txt", 1, "link", 0),
    ("16-sudokuwiki-n.txt", 1, "link", 0),
    ("16-sudokuwiki-s9b.txt", 1, "link", 0),
    ("17-text-board.txt", 1, "marks", 0),
    ("18-sudoku-coach.txt", 1, "link", 0),
    ("19-f-puzzles.txt", 1, "link", 0),
    ("20-sudokupad-fpuzzles.txt", 1, "link", 0),
    ("20-sudokupad.txt", 1, "link", 0),
    ("21-sudoku-exchange.txt", 1, "link", 0),
    ("22-iss.txt", 1, "link", 0),
    ("23-solo.txt", 1, "solo", 0),
    ("24-opensudoku-1.opensudoku", 2, "opensudoku", 0),
    ("24-opensudoku-2.opensudoku", 1, "opensudoku", 0),
    ("25-puzzle-bank.txt", 2, "bank", 0),
    ("26-tdoku.txt", 2, "tdoku", 0),
];

/// Every file's name and text.
fn files() -> HashMap<String, String> {
    let entries = fs::read_dir("tests/formats").expect("the folder");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let name = |path: &std::path::Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    paths.map(|path| (name(&path), fs::read_to_string(&path).expect("text"))).collect()
}

#[test]
fn every_file_holds_the_puzzle() {
    let puzzle = grid(PUZZLE);
    let files = files();
    assert_eq!(files.len(), FILES.len());
    for &(file, count, format, ignored) in FILES {
        let reading = read(&files[file]).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(reading.puzzles, vec![Ok(puzzle.clone()); count], "{file}");
        assert_eq!((reading.format.name(), reading.ignored), (format, ignored), "{file}");
    }
}

#[test]
fn every_file_in_parts() {
    let line = PUZZLE.replace(' ', "") + "\n";
    let files = files();
    for &(file, count, ..) in FILES {
        for length in [1, 10, 100] {
            let mut lines = Lines::default();
            let mut found: Vec<u8> =
                files[file].as_bytes().chunks(length).flat_map(|part| lines.push(part)).collect();
            found.extend(lines.finish());
            assert_eq!(String::from_utf8(found), Ok(line.repeat(count)), "{file}");
        }
    }
}
