//! Writes any grid in any layout and reads it. It must come back as it was, with answers, marks and candidates, too.
//!
//! Two bytes of the input choose the shape, the layout and the symbols, and three say how many of the cells hold givens,
//! answers and candidates. The others are the cells and are used again from the first one on where there are more cells.

#![no_main]

mod grids;

use grids::common::{is_refused, read_back};
use libfuzzer_sys::fuzz_target;
use ninefold::notation::{self, Layout, Symbols, write};
use ninefold::{DigitSet, Grid, Puzzle, Shape};

fuzz_target!(|input: &[u8]| {
    let [shape, layout, givens, answers, candidates, bytes @ ..] = input else {
        return;
    };
    if bytes.is_empty() {
        return;
    }
    let shape = Shape::ALL[usize::from(*shape) % Shape::ALL.len()];
    let (symbols, layout) =
        (usize::from(*layout) / Layout::ALL.len(), usize::from(*layout) % Layout::ALL.len());
    let symbols = [Symbols::Standard, Symbols::FromZero, Symbols::Letters][symbols % 3];
    let layout = Layout::ALL[layout];
    let (side, all) = (shape.side() as u8, DigitSet::all(shape.side()));
    let mut bytes = bytes.iter().copied().cycle();
    let mut digits = |share: u8, largest: u8| -> Vec<u8> {
        bytes.by_ref().take(shape.cell_count()).map(|byte| digit(byte, share, largest)).collect()
    };
    let grid = Grid::new(digits(*givens, side)).expect("a grid");
    // A digit above the side is no answer.
    let answers = digits(*answers, side + 1);
    let is_struck: Vec<u8> = digits(*candidates, 1);
    let mut mark =
        || DigitSet::from_bits(u32::from_le_bytes([(); 4].map(|()| bytes.next().unwrap_or_default())));
    let marks: Vec<DigitSet> = (0..shape.cell_count()).map(|_| mark()).collect();
    let candidates = is_struck.iter().map(|is_struck| if *is_struck > 0 { mark() & all } else { all });
    let grid = grid.with_candidates(candidates.collect()).expect("digits of the shape");

    let begun = Puzzle::with_progress(grid.clone(), &answers, &marks);
    let is_other = |grid: &Grid| has_word(grid) || may_be_map(grid) || are_fours(grid);
    if looks_solved(&grid, layout) || is_other(&grid) || is_other(&begun.filled()) {
        return;
    }
    for puzzle in [Puzzle::new(grid), begun] {
        let puzzle = puzzle.with_symbols(symbols);
        match write(&puzzle, layout) {
            Ok(text) => check(&text, &puzzle, layout),
            Err(error) => assert!(is_refused(&error, puzzle.grid()), "{error}"),
        }
    }
});

/// The digit that a byte stands for, up to the largest; 0 for a blank. The share says how many of 8 bytes are
/// digits.
fn digit(byte: u8, share: u8, largest: u8) -> u8 {
    if byte % 8 < share % 9 { byte / 8 % largest + 1 } else { 0 }
}

/// Whether a text with zeros for blanks is, for a reader, a solved grid with digits from 0: there is one zero
/// in each row and no largest digit.
fn looks_solved(puzzle: &Grid, layout: Layout) -> bool {
    let side = puzzle.shape().side();
    let has_zeros = matches!(layout, Layout::Spaced | Layout::Csv | Layout::Zeros);
    let has_one_blank = |row: &[u8]| row.iter().filter(|digit| **digit == 0).count() == 1;
    let has_largest = puzzle.cells().contains(&(side as u8));
    side > 9 && has_zeros && !has_largest && puzzle.cells().chunks(side).all(has_one_blank)
}

/// Whether a row is a word for a reader: more than half of its cells are letters, and the others are blanks; or it is a
/// blank and a rule's name, as `.O9D8…7D` has the letters of "odd". In a puzzle with a solution no letter is in a row twice, which a reader takes for a row.
fn has_word(puzzle: &Grid) -> bool {
    let side = puzzle.shape().side();
    let is_word = |row: &[u8]| {
        let letters: Vec<u8> = row.iter().copied().filter(|digit| *digit > 9).collect();
        let is_twice = |(index, letter): (usize, &u8)| letters[..index].contains(letter);
        2 * letters.len() > side && row.iter().all(|digit| *digit == 0 || *digit > 9)
            || row[0] == 0 && letters.iter().enumerate().any(is_twice)
    };
    puzzle.cells().chunks(side).any(is_word)
}

/// Whether the rows of a 16×16 are a 4×4 each for a reader: none has a digit above 4.
fn are_fours(puzzle: &Grid) -> bool {
    puzzle.shape().side() == 16 && puzzle.cells().iter().all(|digit| *digit <= 4)
}

/// Whether a grid may be a map of regions for a reader: hardly any cell is blank, and the first digit stands beside
/// itself or below itself again, as in no solution.
fn may_be_map(puzzle: &Grid) -> bool {
    let (side, cells) = (puzzle.shape().side(), puzzle.cells());
    let blanks = cells.iter().filter(|digit| **digit == 0).count();
    blanks < 3 && (cells[0] == cells[1] || cells[0] == cells[side])
}

/// The text must be read as this puzzle alone. Where the layout keeps marks in a way of its own, the digits count.
fn check(text: &str, puzzle: &Puzzle, layout: Layout) {
    let reading = notation::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(reading.symbols.is_empty() || puzzle.symbols() != Symbols::Standard, "{text}");
    let [Ok(found)] = &reading.puzzles[..] else { panic!("{reading:?}\n{text}") };
    match read_back(puzzle, layout) {
        Some(expected) => assert_eq!(found, &expected, "{text}"),
        // In these layouts answers look like givens.
        None if matches!(layout, Layout::Marks | Layout::Sukaku) => {
            assert_eq!(found.grid().cells(), puzzle.filled().cells(), "{text}");
        }
        None => assert_eq!(found.grid(), puzzle.grid(), "{text}"),
    }
}
