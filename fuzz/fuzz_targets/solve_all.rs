//! Solves all puzzles of any bytes. Every puzzle that a `Reader` reads must get one line, and the line must
//! be true.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::notation::Reader;
use ninefold::{Engine, Grid, solve_all};

/// A short code can stand for thousands of puzzles, because it is compressed. Solving them would only take
/// time.
const MOST_PUZZLES: usize = 500;

/// Puzzles up to 9×9 are solved at once, whatever their givens are. A larger one can take hours, so it is
/// solved only if it is nearly full.
const LARGEST_SIDE: usize = 9;
const MOST_BLANKS: usize = 60;

fuzz_target!(|text: &[u8]| {
    // In a text for solve_all, a line that begins so is a puzzle that could not be read. For a Reader, it is
    // prose.
    if text.split(|&byte| byte == b'\n').any(|line| line.starts_with(b"? {")) {
        return;
    }
    let puzzles = puzzles(text);
    if puzzles.len() > MOST_PUZZLES || puzzles.iter().flatten().any(|puzzle| !is_cheap(puzzle)) {
        return;
    }
    let answers = String::from_utf8(solve_all(text)).expect("the lines are text");
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), puzzles.len(), "each puzzle has a line: {answers:?}");
    for (answer, puzzle) in answers.into_iter().zip(&puzzles) {
        match puzzle {
            Some(puzzle) => check(answer, puzzle),
            None => assert_eq!(answer, "unreadable"),
        }
    }
});

/// The puzzles that a `Reader` reads in a text, or nothing where one cannot be read.
fn puzzles(text: &[u8]) -> Vec<Option<Grid>> {
    let mut reader = Reader::default();
    let mut found = reader.push_lines(text);
    found.extend(reader.finish_lines());
    let found = String::from_utf8(found).expect("the lines are text");
    // Where there is no puzzle, a Reader names a word of the text. For solve_all, a word is no puzzle.
    let puzzles = found.lines().filter(|line| !line.starts_with(r#"? {"kind":"word","#));
    puzzles.map(|line| if line.starts_with("? ") { None } else { Some(grid(line)) }).collect()
}

/// The grid that a line has the symbols of, or one with other rules.
fn grid(line: &str) -> Grid {
    if line.contains(';') || line.starts_with('{') {
        return line.parse().expect("what a Reader writes is read");
    }
    let digit = |symbol: char| match symbol {
        '.' => 0,
        _ => symbol.to_digit(36).expect("a digit or a letter") as u8,
    };
    Grid::new(line.chars().map(digit).collect()).expect("a grid")
}

fn is_cheap(puzzle: &Grid) -> bool {
    let shape = puzzle.shape();
    shape.side() <= LARGEST_SIDE || shape.cell_count() - puzzle.given_count() <= MOST_BLANKS
}

/// The answer must be what the engine for all shapes says of the puzzle, and a solution must be one.
fn check(answer: &str, puzzle: &Grid) {
    let verdict = Engine::Any.solve(puzzle).name();
    assert_eq!(puzzle.clashes().is_empty(), answer != "clash", "{puzzle:?}");
    if matches!(answer, "several" | "none" | "clash") {
        assert_eq!(answer, verdict, "{puzzle:?}");
        return;
    }
    assert_eq!(verdict, "unique", "{puzzle:?}");
    let solution = grid(answer);
    assert_eq!(solution.shape(), puzzle.shape());
    assert_eq!(solution.given_count(), solution.shape().cell_count(), "a solution has no blanks");
    assert!(solution.clashes().is_empty(), "a solution has no clash");
    let mut pairs = solution.cells().iter().zip(puzzle.cells());
    assert!(pairs.all(|(digit, given)| *given == 0 || digit == given), "a solution keeps the givens");
}
