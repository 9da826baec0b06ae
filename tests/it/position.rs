//! Puzzles with answers and marks: which of them each layout writes, and that its text is read back as the
//! puzzle.

use crate::common::{grid, grids, holds, with, written};
use crate::kept::kept;
use ninefold::notation::{Layout, Position, write_position};
use ninefold::{DigitSet, Grid, Shape};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

const PUZZLE: &str =
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";

/// A 9×9 with an answer in row 1, column 3, and marks in the blank after it and in the last row.
fn solving() -> (Grid, Vec<u8>, Vec<DigitSet>) {
    let (mut answers, mut marks) = (vec![0; 81], vec![DigitSet::EMPTY; 81]);
    answers[2] = 4;
    (marks[3], marks[72]) = ([6].into_iter().collect(), [2, 3].into_iter().collect());
    (grid(PUZZLE), answers, marks)
}

#[test]
fn layouts_that_hold_them() {
    let (puzzle, answers, marks) = solving();
    let position = Position { givens: &puzzle, answers: &answers, marks: &marks };
    let text = |layout| write_position(&position, layout).expect("a 9×9");
    let added = |layout| text(layout).strip_prefix(&written(&puzzle, layout)).map(String::from);
    for layout in [Layout::Rows, Layout::Spaced, Layout::Line, Layout::Zeros, Layout::Grid, Layout::Csv] {
        assert_eq!(text(layout), written(&puzzle, layout), "{layout:?}");
    }
    let state = written(&puzzle, Layout::Rows).replacen("53.", "534", 1);
    assert_eq!(added(Layout::Sdk), Some(format!("\n\n[State]\n{state}")));
    // `I` fills a cell, and `E` excludes a digit from one. Cell 3 could hold 2 and 6 and is marked with 6;
    // cell 72 could hold 1, 2 and 3 and is marked with 2 and 3.
    assert_eq!(added(Layout::Ss), Some("\nI024\nE032\nE721".into()));
    let link = text(Layout::Link);
    assert!(link.starts_with("https://www.sudokuwiki.org/sudoku.htm?bd=S9B05030d1e0700"), "{link}");
    assert!(link.ends_with("050o0000000800000709"), "{link}");
    let json = text(Layout::Json);
    let begin = "{\"size\":9,\"grid\":[[{\"value\":5,\"given\":true},{\"value\":3,\"given\":true},{\"value\":4},\
                 {\"centerPencilMarks\":[6]},{\"value\":7,\"given\":true},{},";
    assert!(json.starts_with(begin), "{json}");
    assert!(json.contains("],[{\"centerPencilMarks\":[2,3]},{},"), "{json}");
    let marks = text(Layout::Marks);
    let first: Vec<&str> = marks.lines().nth(1).expect("a row").split_whitespace().collect();
    assert_eq!(first, "| 5 3 4 | 6 7 268 | 189 129 28 |".split(' ').collect::<Vec<_>>(), "{marks}");
    let last: Vec<&str> = marks.lines().nth(11).expect("a row").split_whitespace().collect();
    assert_eq!(last[..4], ["|", "23", "1245", "1235"], "{marks}");
}

/// A mark is not written where a house of its cell has the digit: a reader would think that this digit is not
/// placed.
#[test]
fn marks_that_cannot_be() {
    let (puzzle, answers, mut marks) = solving();
    // Cell 3 is marked with 5 alone, cell 5 with 5 and 6. Their row has a 5.
    (marks[3], marks[5]) = ([5].into_iter().collect(), [5, 6].into_iter().collect());
    let position = Position { givens: &puzzle, answers: &answers, marks: &marks };
    let text = write_position(&position, Layout::Marks).expect("a 9×9");
    let first: Vec<&str> = text.lines().nth(1).expect("a row").split_whitespace().collect();
    assert_eq!(first[..8], ["|", "5", "3", "4", "|", "26", "7", "6"], "{text}");
    assert_eq!(grids(&text), Ok(vec![with(&puzzle, &[(2, 4)])]));
}

/// Answers and marks that cannot stand where they are do not change the text.
#[test]
fn what_has_no_place_counts_nowhere() {
    let (puzzle, ..) = solving();
    // Cell 0 has a given, a 10 is above the side of the grid, and the last nine cells are beyond the grid.
    let answers: Vec<u8> = (0..90)
        .map(|cell| {
            if cell == 0 {
                1
            } else if cell == 2 {
                10
            } else {
                0
            }
        })
        .collect();
    let marks: Vec<DigitSet> = (0..90)
        .map(|cell| {
            if cell == 0 {
                DigitSet::of(1)
            } else if cell == 2 {
                DigitSet::of(10)
            } else {
                DigitSet::EMPTY
            }
        })
        .collect();
    let position = Position { givens: &puzzle, answers: &answers[..3], marks: &marks };
    for layout in Layout::ALL {
        assert_eq!(write_position(&position, layout), Ok(written(&puzzle, layout)), "{layout:?}");
    }
}

/// A grid with at least one given, with answers in some blanks, and with any marks.
fn any_position() -> impl Strategy<Value = (Grid, Vec<u8>, Vec<DigitSet>)> {
    select(&Shape::ALL[..]).prop_flat_map(|shape| {
        let (side, count) = (shape.side() as u8, shape.cell_count());
        let cells = vec(prop_oneof![2 => Just(0), 1 => 1..=side], count);
        let answers = vec(prop_oneof![4 => Just(0), 1 => 1..=side], count);
        let marks =
            vec(prop_oneof![2 => Just(0), 1 => 0..1_u32 << side].prop_map(DigitSet::from_bits), count);
        (cells, answers, marks).prop_map(move |(mut cells, answers, marks)| {
            cells[0] = side;
            (Grid::new(cells).expect("a grid"), answers, marks)
        })
    })
}

/// The first row of a large puzzle may have letters and blanks alone: it is no heading.
#[test]
fn a_row_of_letters_is_no_heading() {
    for row in ["FAA...AA.A..AA.", "FFFFFFFF......F", "GAG.GGG.GGG....."] {
        let mut cells = vec![0; row.len() * row.len()];
        for (cell, letter) in row.bytes().enumerate().filter(|(_, letter)| *letter != b'.') {
            cells[cell] = letter - b'A' + 10;
        }
        let puzzle = Grid::new(cells).expect("a grid");
        assert_eq!(grids(&written(&puzzle, Layout::Rows)), Ok(vec![puzzle]), "{row}");
    }
}

proptest! {
    #![proptest_config(kept())]

    #[test]
    fn every_layout_is_read_back_as_the_puzzle((puzzle, answers, marks) in any_position()) {
        let position = Position { givens: &puzzle, answers: &answers, marks: &marks };
        for layout in Layout::ALL {
            let Ok(text) = write_position(&position, layout) else {
                prop_assert!(!holds(layout, puzzle.shape()));
                continue;
            };
            let mut expected = puzzle.cells().to_vec();
            if layout == Layout::Marks {
                // In this layout answers look like givens.
                expected.iter_mut().zip(&answers).filter(|(digit, _)| **digit == 0).for_each(|(digit, answer)| *digit = *answer);
            }
            prop_assert_eq!(grids(&text), Ok(vec![Grid::new(expected).expect("a grid")]), "{:?}: {}", layout, text);
        }
    }
}
