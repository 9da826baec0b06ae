//! One puzzle in every format that programs exchange, a file each: all of them read alike.

mod common;

use common::grid;
use ninefold::notation::read;
use std::fs;

/// The puzzle of every file in `tests/formats`, the one in Wikipedia's article.
const PUZZLE: &str = "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";

#[test]
fn every_file_holds_the_puzzle() {
    let puzzle = grid(PUZZLE);
    let mut files = 0;
    for entry in fs::read_dir("tests/formats").expect("the folder") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("text");
        let puzzles = read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for found in &puzzles {
            assert_eq!(found, &puzzle, "{}", path.display());
        }
        files += 1;
    }
    assert!(files > 40, "{files} files");
}
