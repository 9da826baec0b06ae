//! Puzzles with answers and marks: which texts have some, which of them each layout writes, and that what is written is
//! read back.

use crate::common::{compressed, grid, grids, holds, with, written};
use crate::kept::kept;
use ninefold::notation::{Layout, Reader, Symbols, read, write};
use ninefold::{DigitSet, Grid, Puzzle, Shape};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::fs;

const PUZZLE: &str =
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";

/// Answers, as cell and digit, and marks, as cell and digits.
type Done = (Vec<(usize, u8)>, Vec<(usize, Vec<u8>)>);

/// The answers and marks of the only puzzle in a text.
fn done(text: &str) -> Done {
    let puzzle: Puzzle = text.parse().unwrap_or_else(|error| panic!("{error} {text}"));
    // Where every blank has marks, only those are of interest that somebody changed.
    let (left, marks) = (puzzle.filled().candidates(), puzzle.marks());
    let are_all = marks.iter().zip(&left).all(|(marks, left)| !marks.is_empty() || left.is_empty());
    let is_listed = |cell: &usize| !(marks[*cell].is_empty() || are_all && marks[*cell] == left[*cell]);
    let marks = (0..marks.len()).filter(is_listed).map(|cell| (cell, marks[cell].iter().collect()));
    let answers = puzzle.answers().iter().copied().enumerate().filter(|(_, answer)| *answer > 0);
    (answers.collect(), marks.collect())
}

/// A 9×9 with an answer in row 1, column 3, and marks in the blank after it and in the last row.
fn begun() -> Puzzle {
    let mut marks = vec![DigitSet::EMPTY; 81];
    (marks[3], marks[72]) = (DigitSet::of(6), DigitSet::from_iter([2, 3]));
    Puzzle::with_progress(grid(PUZZLE), &[0, 0, 4], &marks)
}

#[test]
fn texts_with_answers_and_marks() {
    let line = PUZZLE.replace(' ', "");
    let file = |name: &str| fs::read_to_string(format!("{}/{name}", crate::FORMATS)).expect("a file");
    let json = r#"{"grid":[[{"value":3,"given":true},{"value":1},{"centerPencilMarks":[1,2]},{"value":4,"given":true}],
        [{},{},{"cornerPencilMarks":[3]},{}],[{},{},{},{}],[{},{},{},{}]]}"#;
    let link = format!("https://f-puzzles.com/?load={}", compressed(json));
    let wiki = "https://www.sudokuwiki.org/sudoku.htm?bd=S9B05030d1e0700".to_owned() + &"0".repeat(150);
    let moved = || (vec![(2, 4), (30, 6)], vec![]);
    let table: [(String, Done); 15] = [
        // Digits that are filled in.
        (line.replacen("..7", "+4.7", 1), (vec![(2, 4)], vec![])),
        (format!(":0000:x:{}:::", line.replacen("..7", "+4.7", 1)), (vec![(2, 4)], vec![])),
        (format!("[Puzzle]\n{line}\n[State]\n{}\n", line.replacen("..7", "4.7", 1)), (vec![(2, 4)], vec![])),
        // Candidates that are removed. Cell 2 could hold 1, 2 and 4, cell 78 nothing.
        (format!(":0100:8:{line}:113 213:834::"), (vec![], vec![(2, vec![4])])),
        (file("07-simple-sudoku-4-saved.ss"), moved()),
        (file("07-simple-sudoku-4.ss") + "\nE0212\nI306\nE785", (vec![(30, 6)], vec![(2, vec![4])])),
        (file("07-simple-sudoku-4.ss") + "\nI991\nE99123", (vec![], vec![])),
        // Numbers for each cell.
        (wiki, (vec![(2, 4)], vec![(3, vec![6])])),
        (file("16-sudokuwiki-s9b.txt"), (vec![], vec![])),
        (
            format!("?n={}", "-3,1,5,-4,+2,0,0,0".to_owned() + &",0".repeat(8)),
            (vec![(4, 2)], vec![(1, vec![1]), (2, vec![1, 3])]),
        ),
        // Objects.
        (json.into(), (vec![(1, 1)], vec![(2, vec![1, 2]), (6, vec![3])])),
        (link, (vec![(1, 1)], vec![(2, vec![1, 2]), (6, vec![3])])),
        // What is left for each cell is computed, but for what somebody removed.
        (file("12-pencil-marks.txt"), (vec![], vec![])),
        (file("12-pencil-marks.txt").replacen(" 124 ", " 24  ", 1), (vec![], vec![(2, vec![2, 4])])),
        (file("13-sukaku.txt").replacen("12.4.....", ".2.4.....", 1), (vec![], vec![(2, vec![2, 4])])),
    ];
    for (text, expected) in table {
        assert_eq!(done(&text), expected, "{text}");
    }
}

/// A link of this page's brings answers and marks along, wherever it stands.
#[test]
fn links() {
    let answers = |digit: &str| format!("answers=00{digit}{}", "0".repeat(78));
    let puzzle = PUZZLE.replace(' ', "").replace('.', "0");
    let begin = "https://somewhere.else/#puzzle=";
    // The last bit of the first character's six, and the first one of the next one's.
    let marks = format!("marks=AAAgB{}", "A".repeat(117));
    let table: [(String, Done); 11] = [
        (format!("#puzzle={puzzle}&{}", answers("4")), (vec![(2, 4)], vec![])),
        (format!("{begin}{puzzle}&{}", answers("4")), (vec![(2, 4)], vec![])),
        (format!("Look: {begin}{puzzle}&{}.", answers("4")), (vec![(2, 4)], vec![])),
        (format!("Look:\n> <{begin}{puzzle}&{}>, it is hard", answers("4")), (vec![(2, 4)], vec![])),
        (format!("[Look]({begin}{puzzle}&{})", answers("4")), (vec![(2, 4)], vec![])),
        (format!("{begin}{puzzle}&{marks}"), (vec![], vec![(2, vec![6, 7])])),
        (format!("{begin}{puzzle}&{}&{marks},", answers("0")), (vec![], vec![(2, vec![6, 7])])),
        // What does not fit.
        (format!("{begin}{puzzle}&{}0", answers("4")), (vec![], vec![])),
        (format!("{begin}{puzzle}&marks=AB"), (vec![], vec![])),
        // Others' links in a sentence.
        (format!("See <https://www.sudokuwiki.org/sudoku.htm?bd={puzzle}>"), (vec![], vec![])),
        (
            format!(
                "https://www.sudokuwiki.org/sudoku.htm?bd=S9B05030d1e0700{}, it is hard.",
                "0".repeat(150)
            ),
            (vec![(2, 4)], vec![(3, vec![6])]),
        ),
    ];
    for (text, expected) in table {
        assert_eq!(done(&text), expected, "{text}");
    }
}

/// A state is of the puzzle before it, as long as it is whole; what follows it is not.
#[test]
fn states() {
    let line = PUZZLE.replace(' ', "");
    let state = line.replacen("..7", "4.7", 1);
    let solved = "1234341221434321";
    for (text, count, faults, answers) in [
        (format!("[Puzzle]\n{line}\n[State]\n{state}\n\n{solved}\n"), 2, 0, 1),
        (format!("[Puzzle]\n{line}\n[State]\n{state}\n{state}\n"), 2, 0, 1),
        (format!("[Puzzle]\n{line}\n[State]\n{solved}\n"), 2, 0, 0),
        (format!("[Puzzle]\n{line}\n[State]\n{}\n[Puzzle]\n{line}", &line[1..]), 2, 1, 0),
        (format!("[Puzzle]\n{line}\n[State]\n{}\n", PUZZLE[..29].replace(' ', "\n")), 1, 1, 0),
        (format!("[State]\n{state}\n"), 1, 0, 0),
    ] {
        let reading = read(&text).expect("a puzzle");
        let found = reading.puzzles.iter().flatten().flat_map(Puzzle::answers);
        let found = found.filter(|answer| **answer > 0).count();
        assert_eq!(
            (reading.grids().count(), reading.puzzles.len(), found),
            (count, count + faults, answers),
            "{text}"
        );
    }
}

/// The progress comes with its puzzle, also in a text of several, in parts, and line by line.
#[test]
fn each_puzzle_has_its_own() {
    let line = PUZZLE.replace(' ', "");
    let answered = line.replacen("..7", "+4.7", 1);
    let saved = format!("[Puzzle]\n{line}\n[State]\n{}\n", line.replacen("..7", "4.7", 1));
    let text = format!("{line}\n{answered}\n?{line}\n{}\n{answered}\n{line}\n{saved}{saved}", &line[1..]);
    let reading = read(&text).expect("puzzles");
    let is_begun = |puzzle: &Result<Puzzle, _>| puzzle.as_ref().is_ok_and(Puzzle::is_begun);
    let count = reading.puzzles.len();
    let places: Vec<usize> = (0..count).filter(|place| is_begun(&reading.puzzles[*place])).collect();
    assert_eq!(places, [1, count - 4, count - 2, count - 1]);
    let marked = line.clone() + " # {\"answers\":\"" + &".".repeat(2) + "4" + &".".repeat(78) + "\"}";
    for length in [1, 7, text.len()] {
        let mut reader = Reader::with_progress();
        let mut found: Vec<u8> =
            text.as_bytes().chunks(length).flat_map(|part| reader.push_lines(part)).collect();
        found.extend(reader.finish_lines());
        let found = String::from_utf8(found).expect("text");
        let places: Vec<usize> =
            (0..).zip(found.lines()).filter(|(_, found)| *found == marked).map(|(place, _)| place).collect();
        assert_eq!((found.lines().count(), places), (count, vec![1, count - 4, count - 2, count - 1]));
    }
    let mut reader = Reader::default();
    let found: Vec<_> = text.split_inclusive('\n').flat_map(|line| reader.push(line)).collect();
    let begun = found.iter().filter(|puzzle| is_begun(puzzle)).count();
    assert_eq!((begun, found.len()), (3, count - 1), "the last one comes at the end");
}

#[test]
fn layouts_that_hold_them() {
    let puzzle = begun();
    let text = |layout| write(&puzzle, layout).expect("a 9×9");
    let added = |layout| text(layout).strip_prefix(&written(puzzle.grid(), layout)).map(String::from);
    for layout in [Layout::Rows, Layout::Spaced, Layout::Line, Layout::Zeros, Layout::Grid, Layout::Csv] {
        assert_eq!(text(layout), written(puzzle.grid(), layout), "{layout:?}");
    }
    let state = written(puzzle.grid(), Layout::Rows).replacen("53.", "534", 1);
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
    // Cell 3 is marked with 5 alone, cell 5 with 5 and 6. Their row has a 5.
    let mut marks = vec![DigitSet::EMPTY; 6];
    (marks[3], marks[5]) = (DigitSet::of(5), DigitSet::from_iter([5, 6]));
    let puzzle = grid(PUZZLE);
    let text =
        write(&Puzzle::with_progress(puzzle.clone(), &[0, 0, 4], &marks), Layout::Marks).expect("a 9×9");
    let first: Vec<&str> = text.lines().nth(1).expect("a row").split_whitespace().collect();
    assert_eq!(first[..8], ["|", "5", "3", "4", "|", "26", "7", "6"], "{text}");
    assert_eq!(grids(&text), Ok(vec![with(&puzzle, &[(2, 4)])]));
}

/// Answers and marks that cannot stand where they are do not change the text.
#[test]
fn what_has_no_place_counts_nowhere() {
    // Cell 0 has a given, a 10 is above the side of the grid, and the last nine cells are beyond the grid.
    let (mut answers, mut marks) = (vec![0; 90], vec![DigitSet::EMPTY; 90]);
    (answers[0], answers[2], answers[81]) = (1, 10, 1);
    (marks[0], marks[2], marks[81]) = (DigitSet::of(1), DigitSet::of(10), DigitSet::of(1));
    let puzzle = Puzzle::from(grid(PUZZLE));
    assert_eq!(Puzzle::with_progress(grid(PUZZLE), &answers, &marks), puzzle);
    assert!(!puzzle.is_begun() && puzzle.answers().is_empty() && puzzle.marks().is_empty());
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

/// A grid with a given at least, answers in some blanks, and any marks, in any symbols.
fn puzzles() -> impl Strategy<Value = Puzzle> {
    select(&Shape::ALL[..]).prop_flat_map(|shape| {
        let (side, count) = (shape.side() as u8, shape.cell_count());
        let cells = vec(prop_oneof![2 => Just(0), 1 => 1..=side], count);
        let answers = vec(prop_oneof![4 => Just(0), 1 => 1..=side], count);
        let marks = prop_oneof![2 => Just(0), 1 => 1..1_u32 << side].prop_map(DigitSet::from_bits);
        let symbols = select(&[Symbols::Standard, Symbols::FromZero, Symbols::Letters][..]);
        (cells, answers, vec(marks, count), symbols).prop_map(move |(mut cells, answers, marks, symbols)| {
            cells[0] = side;
            let grid = Grid::new(cells).expect("a grid");
            Puzzle::with_progress(grid, &answers, &marks).with_symbols(symbols)
        })
    })
}

/// The puzzle without marks that are what is left for each blank, as a program computes them.
fn without_computed(puzzle: Puzzle) -> Puzzle {
    let are_computed = puzzle.marks() == puzzle.filled().candidates();
    if are_computed { Puzzle::with_progress(puzzle.grid().clone(), puzzle.answers(), &[]) } else { puzzle }
}

proptest! {
    #![proptest_config(kept())]

    #[test]
    fn what_is_written_is_read_back(puzzle in puzzles()) {
        let (grid, answers, filled) = (puzzle.grid(), puzzle.answers(), puzzle.filled());
        for layout in Layout::ALL {
            let Ok(text) = write(&puzzle, layout) else {
                prop_assert!(!holds(layout, grid.shape()));
                continue;
            };
            let found = read(&text).map(|reading| reading.puzzles);
            let expected = match layout {
                Layout::Json | Layout::Link | Layout::Fpuzzles => puzzle.clone(),
                Layout::Sdk => Puzzle::with_progress(grid.clone(), answers, &[]),
                // A saved game says what is removed, if anything is: then a cell without marks has all that is left.
                Layout::Ss if grid.shape().side() <= 9 => {
                    let of_cell = |(cell, left)| match puzzle.marks().get(cell) {
                        None | Some(&DigitSet::EMPTY) => left,
                        Some(marks) => *marks & left,
                    };
                    let marks: Vec<_> = filled.candidates().into_iter().enumerate().map(of_cell).collect();
                    Puzzle::with_progress(grid.clone(), answers, &marks)
                }
                Layout::Marks | Layout::Sukaku => {
                    // Answers look like givens, and each mark is one of those that are left.
                    let Ok([Ok(found)]) = found.as_deref() else { panic!("{found:?} {text}") };
                    prop_assert_eq!(found.grid(), &filled, "{}", text);
                    let left = filled.candidates();
                    let marks = if found.marks().is_empty() { &left } else { found.marks() };
                    for (cell, left) in left.iter().enumerate() {
                        let noted = puzzle.marks().get(cell).copied().unwrap_or_default() & *left;
                        let noted = if noted.is_empty() { *left } else { noted };
                        // A lone one is not written where it would look like a digit.
                        let is_kept = marks[cell] == noted || noted.len() == 1 && marks[cell] == *left;
                        prop_assert!(is_kept, "cell {} of {}", cell, text);
                    }
                    continue;
                }
                _ => Puzzle::from(grid),
            };
            prop_assert_eq!(found, Ok(vec![Ok(without_computed(expected))]), "{:?} {}", layout, text);
        }
    }
}
