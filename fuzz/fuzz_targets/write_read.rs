//! Writes any grid in any layout and reads it. It must come back as it was, with answers and marks, too.
//!
//! Two bytes of the input choose the shape and the layout, and two say how many of the cells hold givens and
//! answers. The others are the cells and are used again from the first one on where there are more cells.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::notation::{self, Layout, LayoutError, Position, write, write_position};
use ninefold::{DigitSet, Grid, Shape};

fuzz_target!(|input: &[u8]| {
    let [shape, layout, givens, answers, bytes @ ..] = input else {
        return;
    };
    if bytes.is_empty() {
        return;
    }
    let shape = Shape::ALL[usize::from(*shape) % Shape::ALL.len()];
    let layout = Layout::ALL[usize::from(*layout) % Layout::ALL.len()];
    let side = shape.side() as u8;
    let mut bytes = bytes.iter().copied().cycle();
    let mut digits = |share: u8, largest: u8| -> Vec<u8> {
        bytes.by_ref().take(shape.cell_count()).map(|byte| digit(byte, share, largest)).collect()
    };
    let puzzle = Grid::new(digits(*givens, side)).expect("a grid");
    // A digit above the side is no answer.
    let answers = digits(*answers, side + 1);
    let mut mark = || u32::from_le_bytes([(); 4].map(|()| bytes.next().unwrap_or_default()));
    let marks: Vec<DigitSet> = (0..shape.cell_count()).map(|_| DigitSet::from_bits(mark())).collect();

    let position = Position { givens: &puzzle, answers: &answers, marks: &marks };
    let [alone, solving] = [write(&puzzle, layout), write_position(&position, layout)];
    if layout == Layout::Link && side != 9 || layout == Layout::Iss && side > 16 {
        assert_eq!([alone, solving], [(); 2].map(|()| Err(LayoutError::Shape { layout, shape })));
        return;
    }
    let [alone, solving] = [alone, solving].map(|text| text.expect("a layout for this shape"));
    if looks_solved(&puzzle, layout) || has_word(&puzzle) || has_word(&filled(&puzzle, &answers)) {
        return;
    }
    check(&alone, &puzzle);
    if layout == Layout::Marks {
        // In this layout answers look like givens.
        check(&solving, &filled(&puzzle, &answers));
    } else if !matches!(layout, Layout::Json | Layout::Fpuzzles) || puzzle.given_count() > 0 {
        // In objects of JSON, answers without any givens are taken for givens.
        check(&solving, &puzzle);
    }
});

/// The digit that a byte stands for, up to the largest; 0 for a blank. The share says how many of 8 bytes are
/// digits.
fn digit(byte: u8, share: u8, largest: u8) -> u8 {
    if byte % 8 < share % 9 { byte / 8 % largest + 1 } else { 0 }
}

/// The puzzle with the answers in its blanks.
fn filled(puzzle: &Grid, answers: &[u8]) -> Grid {
    let side = puzzle.shape().side();
    let answer = |&answer: &u8| if usize::from(answer) <= side { answer } else { 0 };
    let pairs = puzzle.cells().iter().zip(answers);
    let cells = pairs.map(|(given, digit)| if *given > 0 { *given } else { answer(digit) });
    Grid::new(cells.collect()).expect("a grid")
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

/// Whether a row is a word for a reader: more than half of its cells are letters, and the others are blanks.
/// In a puzzle with a solution no letter is in a row twice, which a reader takes for a row.
fn has_word(puzzle: &Grid) -> bool {
    let side = puzzle.shape().side();
    let is_word = |row: &[u8]| {
        let letters = row.iter().filter(|digit| **digit > 9).count();
        2 * letters > side && row.iter().all(|digit| *digit == 0 || *digit > 9)
    };
    puzzle.cells().chunks(side).any(is_word)
}

/// The text must be read as this puzzle alone.
fn check(text: &str, puzzle: &Grid) {
    let reading = notation::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(reading.puzzles, [Ok(puzzle.clone())], "{text}");
    assert_eq!(reading.symbols, [], "{text}");
}
