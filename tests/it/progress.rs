//! Answers and marks in a text: which texts hold some, and that what is written is read back.

use crate::common::{compressed, shape};
use crate::kept::kept;
use ninefold::notation::{Layout, Position, Progress, Reader, read, write_position};
use ninefold::{DigitSet, Grid, Shape};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::fs;

const PUZZLE: &str =
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";

/// Answers, as cell and digit, and marks, as cell and digits.
type Done = (Vec<(usize, u8)>, Vec<(usize, Vec<u8>)>);

/// The answers and marks of the only puzzle in a text.
fn progress(text: &str) -> Done {
    let reading = read(text).expect("a puzzle");
    assert_eq!(reading.puzzles.len(), 1, "{text}");
    let Some(Progress { puzzle: 0, answers, marks }) = reading.progress.first() else {
        return (Vec::new(), Vec::new());
    };
    // Where every blank has marks, only those are of interest that somebody changed.
    let filled = filled(reading.grids().next().expect("a puzzle"), answers);
    let blanks = || (0..marks.len()).filter(|cell| filled.cells()[*cell] == 0);
    let are_all = blanks().all(|cell| !marks[cell].is_empty() || left(&filled, cell).is_empty());
    let is_listed =
        |cell: &usize| !(marks[*cell].is_empty() || are_all && marks[*cell] == left(&filled, *cell));
    let marks = blanks().filter(is_listed).map(|cell| (cell, marks[cell].iter().collect()));
    (answers.iter().copied().enumerate().filter(|(_, answer)| *answer > 0).collect(), marks.collect())
}

/// A grid with its answers filled in.
fn filled(puzzle: &Grid, answers: &[u8]) -> Grid {
    let cells = puzzle.cells().iter().zip(answers).map(|(given, answer)| *given.max(answer)).collect();
    Grid::new(cells).expect("a grid")
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
        assert_eq!(progress(&text), expected, "{text}");
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
        assert_eq!(progress(&text), expected, "{text}");
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
        let found = reading.progress.iter().flat_map(|progress| &progress.answers);
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
    let places: Vec<usize> = reading.progress.iter().map(|progress| progress.puzzle).collect();
    let count = reading.puzzles.len();
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
    let counts: Vec<usize> = text
        .split_inclusive('\n')
        .map(|line| {
            reader.push(line);
            reader.progress().len()
        })
        .collect();
    assert_eq!(counts.iter().sum::<usize>(), 3, "the last one comes at the end");
}

/// A grid with a given at least, answers in some blanks, and marks in others.
fn positions() -> impl Strategy<Value = (Grid, Vec<u8>, Vec<DigitSet>)> {
    select(&Shape::ALL[..]).prop_flat_map(|shape| {
        let (side, count) = (shape.side() as u8, shape.cell_count());
        let cells = vec(prop_oneof![2 => Just(0), 1 => 1..=side], count);
        let answers = vec(prop_oneof![4 => Just(0), 1 => 1..=side], count);
        let marks =
            vec(prop_oneof![2 => Just(0), 1 => 1..1_u32 << side].prop_map(DigitSet::from_bits), count);
        (cells, answers, marks).prop_map(move |(mut cells, mut answers, mut marks)| {
            cells[0] = side;
            for cell in 0..count {
                answers[cell] = if cells[cell] > 0 { 0 } else { answers[cell] };
                marks[cell] =
                    if cells[cell] > 0 || answers[cell] > 0 { DigitSet::EMPTY } else { marks[cell] };
            }
            (Grid::new(cells).expect("a grid"), answers, marks)
        })
    })
}

/// What the digits of a grid leave for a cell.
fn left(filled: &Grid, cell: usize) -> DigitSet {
    let shape = filled.shape();
    let houses = shape.houses().map(|house| shape.house_cells(house).collect::<Vec<_>>());
    let peers = houses.filter(|house| house.contains(&cell)).flatten();
    let used = peers.map(|peer| filled.cells()[peer]).filter(|digit| *digit > 0);
    DigitSet::all(shape.side()) - used.collect()
}

proptest! {
    #![proptest_config(kept())]

    #[test]
    fn what_is_written_is_read_back((puzzle, answers, marks) in positions()) {
        let position = Position { givens: &puzzle, answers: &answers, marks: &marks };
        let filled = filled(&puzzle, &answers);
        let lefts: Vec<DigitSet> = (0..marks.len())
            .map(|cell| if filled.cells()[cell] > 0 { DigitSet::EMPTY } else { left(&filled, cell) })
            .collect();
        // A saved game says what is removed, if anything is: then a cell without marks has all that is left.
        let kept = marks.iter().zip(&lefts).map(|(marks, left)| if marks.is_empty() { *left } else { *left & *marks });
        let kept: Vec<DigitSet> = kept.collect();
        let nothing = vec![DigitSet::EMPTY; marks.len()];
        let kept = if kept == lefts { &nothing } else { &kept };
        let table = [
            (Layout::Json, &marks),
            (Layout::Link, &marks),
            (Layout::Sdk, &nothing),
            (Layout::Ss, kept),
        ];
        for (layout, marks) in table {
            let Ok(text) = write_position(&position, layout) else { continue };
            if layout == Layout::Ss && puzzle.shape().side() > 9 { continue }
            let reading = read(&text).expect("a puzzle");
            prop_assert_eq!(reading.grids().collect::<Vec<_>>(), [&puzzle], "{}", &text);
            let is_any = answers.iter().any(|answer| *answer > 0) || marks.iter().any(|marks| !marks.is_empty());
            let progress = is_any.then(|| Progress { puzzle: 0, answers: answers.clone(), marks: marks.clone() });
            prop_assert_eq!(reading.progress, Vec::from_iter(progress), "{:?} {}", layout, text);
        }
    }

    /// In pencil marks answers look like givens, and each mark is one of those that are left.
    #[test]
    fn marks_are_read_back((puzzle, answers, marks) in positions()) {
        let position = Position { givens: &puzzle, answers: &answers, marks: &marks };
        let text = write_position(&position, Layout::Marks).expect("any shape");
        let reading = read(&text).expect("a puzzle");
        let filled = reading.grids().next().expect("a puzzle").clone();
        let found = reading.progress.first().map_or(vec![DigitSet::EMPTY; marks.len()], |progress| progress.marks.clone());
        let is_any = found.iter().any(|marks| !marks.is_empty());
        for cell in (0..marks.len()).filter(|cell| filled.cells()[*cell] == 0) {
            let left = left(&filled, cell);
            let noted = if (marks[cell] & left).is_empty() { left } else { marks[cell] & left };
            let expected = if is_any { noted } else { DigitSet::EMPTY };
            // A lone one is not written where it would look like a digit.
            prop_assert!(found[cell] == expected || noted.len() == 1, "cell {} of {}", cell, text);
            prop_assert!(is_any || noted == left || noted.len() == 1, "cell {} of {}", cell, text);
        }
    }
}

#[test]
fn a_grid_of_marks_alone() {
    let nine = shape(9);
    let empty = Grid::empty(nine);
    let marks = vec![DigitSet::from_iter([1, 2]); nine.cell_count()];
    let position = Position { givens: &empty, answers: &[], marks: &marks };
    let reading = read(&write_position(&position, Layout::Marks).expect("a 9×9")).expect("a puzzle");
    assert_eq!((reading.grids().next(), &reading.progress[0].marks), (Some(&empty), &marks));
}
