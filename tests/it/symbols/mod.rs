//! Large puzzles in each set of symbols that people use: 1 to 9 and then A, B, C …; the same with a 0 for the
//! largest digit; and letters alone.

mod doubts;
mod layouts;
mod written;

use crate::common::{pattern, written};
use ninefold::notation::{Layout, Reader, Symbols, read};
use ninefold::{Grid, Shape};

const SETS: [Symbols; 3] = [Symbols::Standard, Symbols::FromZero, Symbols::Letters];
const SIDES: [usize; 6] = [10, 12, 15, 16, 20, 25];

/// The symbol of a digit in a set.
fn in_set(symbols: Symbols, digit: u8, side: usize) -> char {
    let letter = |index: u8| char::from(b'A' + index);
    match (symbols, digit) {
        (Symbols::Letters, digit) => letter(digit - 1),
        (Symbols::FromZero, digit) if usize::from(digit) == side => '0',
        (_, 1..=9) => char::from(b'0' + digit),
        (_, digit) => letter(digit - 10),
    }
}

/// The symbols of a puzzle in a set, row by row.
fn symbols_of(puzzle: &Grid, symbols: Symbols, blank: char) -> Vec<char> {
    let side = puzzle.shape().side();
    let symbol = |digit: &u8| if *digit == 0 { blank } else { in_set(symbols, *digit, side) };
    puzzle.cells().iter().map(symbol).collect()
}

/// The rows of a puzzle as lines.
fn rows(puzzle: &Grid, symbols: Symbols, blank: char) -> String {
    let cells = symbols_of(puzzle, symbols, blank);
    let rows: Vec<String> = cells.chunks(puzzle.shape().side()).map(|row| row.iter().collect()).collect();
    rows.join("\n")
}

/// The grid upside down: it is no solution of what the grid solves.
fn turned(grid: &Grid) -> Grid {
    Grid::new(grid.cells().iter().rev().copied().collect()).expect("a grid")
}

/// Two puzzles: one has every digit, and blanks in every row; the other is the same without blanks.
fn puzzles(shape: Shape) -> [Grid; 2] {
    let full = pattern(shape);
    let mut cells = full.cells().to_vec();
    cells.iter_mut().enumerate().filter(|(cell, _)| cell % 7 % 3 > 0).for_each(|(_, digit)| *digit = 0);
    [Grid::new(cells).expect("a grid"), full]
}

/// The puzzles of a text, and the sets other than the standard one that are in it. `read` and a `Reader`,
/// which gets the text in parts, have to find the same puzzles.
fn found(text: &str) -> (Vec<Grid>, Vec<(Shape, Symbols)>) {
    let reading = read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let mut reader = Reader::default();
    let mut in_parts: Vec<u8> = text.as_bytes().chunks(7).flat_map(|part| reader.push_lines(part)).collect();
    in_parts.extend(reader.finish_lines());
    let puzzles: Vec<Grid> = reading
        .puzzles
        .into_iter()
        .map(|puzzle| puzzle.unwrap_or_else(|error| panic!("{error}\n{text}")).into_grid())
        .collect();
    let expected: String = puzzles.iter().map(|puzzle| written(puzzle, Layout::Line) + "\n").collect();
    assert_eq!(String::from_utf8(in_parts).expect("text"), expected, "{text}");
    assert_eq!(reading.ignored, 0, "{text}");
    (puzzles, reading.symbols)
}

/// The sets that a reader has to name for a puzzle in this set: the standard one is not named.
fn named(shape: Shape, symbols: Symbols) -> Vec<(Shape, Symbols)> {
    if symbols == Symbols::Standard { vec![] } else { vec![(shape, symbols)] }
}
