//! What was read in a set is written in it, and what is written is read back.

use super::{SETS, SIDES, puzzles, rows, turned};
use crate::common::{grids, pattern, shape, with};
use crate::kept::kept;
use ninefold::explain::rating::rated_path;
use ninefold::explain::{Position, solution_path};
use ninefold::notation::{Layout, LineReader, Reader, Symbols, read, write};
use ninefold::{DigitSet, Grid, Puzzle, Rules};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// The layouts with digits of their own.
const WITH_OWN_DIGITS: [Layout; 8] = [
    Layout::Zeros,
    Layout::Spaced,
    Layout::Csv,
    Layout::Sukaku,
    Layout::Link,
    Layout::Fpuzzles,
    Layout::Sudokupad,
    Layout::Iss,
];

fn only(text: &str) -> Puzzle {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The symbols of the puzzles in a text.
fn symbols_in(text: &str) -> Vec<Symbols> {
    let reading = read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    reading.puzzles.iter().flatten().map(Puzzle::symbols).collect()
}

#[test]
fn a_puzzle_is_written_as_it_was_read() {
    for (side, symbols) in SIDES.into_iter().flat_map(|side| SETS.map(|symbols| (side, symbols))) {
        for grid in puzzles(shape(side)) {
            let text = rows(&grid, symbols, '.');
            let puzzle = only(&text);
            assert_eq!((puzzle.grid(), puzzle.symbols()), (&grid, symbols), "{text}");
            assert_eq!(write(&puzzle, Layout::Rows), Ok(text.clone()));
            assert_eq!(write(&puzzle, Layout::Line), Ok(text.replace('\n', "")));
            for layout in Layout::ALL {
                let Ok(standard) = write(&grid.clone().into(), layout) else { continue };
                let written = write(&puzzle, layout).expect("as in the standard symbols");
                let is_in_them = !WITH_OWN_DIGITS.contains(&layout);
                assert_eq!(written != standard, is_in_them && symbols != Symbols::Standard, "{written}");
                assert_eq!(only(&written), puzzle, "{written}");
                let read = if is_in_them { symbols } else { Symbols::Standard };
                assert_eq!(only(&written).symbols(), read, "{written}");
            }
        }
    }
}

/// A puzzle is equal to the same one in other symbols.
#[test]
fn equal_puzzles() {
    let [grid, _] = puzzles(shape(16));
    let [standard, from_zero, letters] = SETS.map(|symbols| only(&rows(&grid, symbols, '.')));
    assert!(standard == from_zero && from_zero == letters && letters == grid.into());
    let nine = Puzzle::new(pattern(shape(9))).with_symbols(Symbols::Letters);
    assert_eq!(nine.symbols(), Symbols::Standard);
    assert_eq!(write(&nine, Layout::Line), write(&pattern(shape(9)).into(), Layout::Line));
}

/// What shows no symbols has those of the puzzle of its shape before it.
#[test]
fn puzzles_after_each_other() {
    let [puzzle, full] = puzzles(shape(16));
    let full = turned(&full);
    let doubtful = |begin: &str| format!("{begin}{}", ".".repeat(256 - begin.len()));
    let line = |symbols| rows(&puzzle, symbols, '.').replace('\n', "");
    let [standard, from_zero, letters] = SETS.map(line);
    use Symbols::{FromZero, Letters, Standard};
    let table = [
        (vec![doubtful("1AB"), from_zero.clone(), doubtful("1AB")], vec![Standard, FromZero, FromZero]),
        (vec![from_zero.clone(), standard.clone(), doubtful("1AB")], vec![FromZero, Standard, Standard]),
        (vec![from_zero.clone(), doubtful("GAB")], vec![FromZero, Standard]),
        (vec![letters.clone(), doubtful("CAB"), doubtful("1AB")], vec![Letters, Letters, Standard]),
        (vec![from_zero.clone(), letters.clone(), doubtful("CAB")], vec![FromZero, Letters, Letters]),
        // A solution shows it all the same.
        (vec![standard.clone(), rows(&full, FromZero, '.')], vec![Standard, FromZero]),
        // Of another shape.
        (vec![from_zero.clone(), rows(&pattern(shape(12)), Standard, '.')], vec![FromZero, Standard]),
    ];
    for (texts, expected) in table {
        let text = texts.join("\n\n");
        assert_eq!(symbols_in(&text), expected, "{text}");
        let mut reader = Reader::default();
        let mut found = reader.push(&text);
        found.extend(reader.finish().puzzles);
        assert_eq!(found.iter().flatten().map(Puzzle::symbols).collect::<Vec<_>>(), expected, "{text}");
    }
    // A line is read without those before it.
    let mut found = Vec::new();
    let text = format!("{from_zero}\n{}\n", doubtful("1AB"));
    LineReader::default().each_line(text, |_, puzzle| found.extend(puzzle));
    assert_eq!(found.iter().flatten().map(Puzzle::symbols).collect::<Vec<_>>(), [FromZero, Standard]);
}

/// What would be read as something else is written in the standard symbols.
#[test]
fn what_is_not_read_back() {
    let grid = |digits: &[u8]| {
        let mut cells = vec![0; 256];
        cells[..digits.len()].copy_from_slice(digits);
        Grid::new(cells).expect("a grid")
    };
    let table = [
        // Of few letters nobody can tell that A is 1.
        (Symbols::Letters, grid(&[1, 2, 3]), "123."),
        (Symbols::Letters, grid(&[1, 2, 16]), "ABP."),
        // A digit that stands in more cells than there are rows would be a blank.
        (Symbols::FromZero, grid(&[16; 16]), "0000"),
        (Symbols::FromZero, grid(&[16; 17]), "GGGG"),
        // So would it in a full grid that is no solution.
        (Symbols::FromZero, pattern(shape(16)), "123456789ABCDEF0"),
        (Symbols::FromZero, with(&pattern(shape(16)), &[(0, 16)]), "G23456789ABCDEFG"),
    ];
    for (symbols, grid, begin) in table {
        let text = write(&Puzzle::new(grid.clone()).with_symbols(symbols), Layout::Line).expect("a line");
        assert!(text.starts_with(begin), "{text}");
        assert_eq!(grids(&text), Ok(vec![grid]), "{text}");
    }
}

/// Rules, candidates, answers and marks go with the symbols.
#[test]
fn what_is_more_than_cells() {
    let begun = |grid: Grid| {
        let marks: Vec<DigitSet> =
            (0..256).map(|cell| DigitSet::from_iter([cell as u8 % 16 + 1, 16])).collect();
        let mut answers = vec![0; 256];
        answers[1] = 16;
        Puzzle::with_progress(grid, &answers, &marks).with_symbols(Symbols::FromZero)
    };
    let mut cells = vec![0; 256];
    (cells[0], cells[20]) = (10, 16);
    let classic = Grid::new(cells.clone()).expect("a grid");
    let columns = (0..256).map(|cell| cell % 16 / 8 + cell / 32 * 2);
    let regions = Rules::builder(shape(16)).regions(columns).build().expect("rules");
    let jigsaw = Grid::with_rules(regions, cells.clone()).expect("a grid");
    let crossed = Rules::builder(shape(16)).diagonals().build().expect("rules");
    let crossed = Grid::with_rules(crossed, cells).expect("a grid");
    let table = [
        (begun(classic.clone()), Layout::Sdk, "A0......"),
        (begun(classic), Layout::Marks, "| A "),
        (begun(jigsaw.clone()), Layout::Line, "....0..."),
        (begun(jigsaw), Layout::Grid, ". . . . 0 . . .|"),
        (begun(crossed.clone()), Layout::Line, ";x"),
        (begun(crossed), Layout::Line, "....0..."),
    ];
    for (puzzle, layout, part) in table {
        let text = write(&puzzle, layout).expect("a text");
        assert!(text.contains(part) && !text.contains('G'), "{part}\n{text}");
        let found = only(&text);
        assert_eq!(
            (found.grid().rules(), found.symbols()),
            (puzzle.grid().rules(), Symbols::FromZero),
            "{text}"
        );
    }
}

/// The state of a saved game shows what its puzzle does not, and pencil marks show it to the puzzle behind them.
#[test]
fn what_more_than_givens_show() {
    use Symbols::FromZero;
    let [puzzle, _] = puzzles(shape(16));
    let doubtful = format!("1AB{}", ".".repeat(253));
    let saved = format!("[Puzzle]\n{doubtful}\n\n[State]\n{}", rows(&puzzle, FromZero, '.'));
    assert_eq!(symbols_in(&saved), [FromZero]);
    let marks = write(&Puzzle::new(puzzle).with_symbols(FromZero), Layout::Marks).expect("marks");
    assert_eq!(symbols_in(&format!("{marks}\n\n{doubtful}")), [FromZero, FromZero]);
}

/// The lines of steps say a digit as its puzzle does.
#[test]
fn steps() {
    let mut cells = pattern(shape(16)).cells().to_vec();
    cells.iter_mut().step_by(3).for_each(|digit| *digit = 0);
    let grid = Grid::new(cells).expect("a grid");
    let (shape, position) = (grid.shape(), Position::new(&grid));
    let path = solution_path(&position).steps;
    let rated = rated_path(&grid).expect("a rating").steps;
    let lines = |symbols| -> Vec<String> {
        let rated = rated.iter().map(|step| step.to_line_in(shape, symbols));
        path.iter().map(|step| step.to_line_in(shape, symbols)).chain(rated).collect()
    };
    let standard = lines(Symbols::Standard);
    assert!(standard.iter().any(|line| line.ends_with("=G")));
    let from_zero: Vec<String> = standard.iter().map(|line| line.replace('G', "0")).collect();
    assert_eq!(lines(Symbols::FromZero), from_zero);
    let to_line = path.iter().map(|step| step.to_line(shape));
    assert!(to_line.chain(rated.iter().map(|step| step.to_line(shape))).eq(standard));
}

proptest! {
    #![proptest_config(kept())]

    /// Each puzzle is read in the set of those before it, and written so that it is read in it again.
    #[test]
    fn a_text_of_one_set_is_written_and_read(
        // Digits between dots in a row of a 10×10 may look like a date.
        (shape, shown) in select(&SIDES[1..]).prop_flat_map(|side| {
            (Just(shape(side)), vec(vec(prop_oneof![2 => Just(false), 1 => Just(true)], side * side), 1..4))
        }),
        symbols in select(&SETS[..]),
        layout in select(&[Layout::Rows, Layout::Line, Layout::Grid, Layout::Json][..]),
        has_largest in any::<bool>(),
    ) {
        let full = pattern(shape);
        let is_shown = |digit: u8| has_largest || usize::from(digit) < shape.side();
        let grid = |shown: Vec<bool>| {
            let cells = full.cells().iter().zip(shown);
            Grid::new(cells.map(|(digit, shown)| if shown && is_shown(*digit) { *digit } else { 0 }).collect())
        };
        // The first one has every digit.
        let mut puzzles = vec![puzzles(shape)[0].clone()];
        puzzles.extend(shown.into_iter().map(|shown| grid(shown).expect("a grid")));
        let text = puzzles.iter().map(|puzzle| rows(puzzle, symbols, '.')).collect::<Vec<_>>().join("\n\n");
        let found: Vec<Puzzle> = read(&text).expect("puzzles").puzzles.into_iter().flatten().collect();
        prop_assert!(found.iter().map(Puzzle::grid).eq(&puzzles), "{}", text);
        prop_assert!(found.iter().all(|puzzle| puzzle.symbols() == symbols), "{}", text);
        let written = found.iter().map(|puzzle| write(puzzle, layout).expect("a text"));
        let text = written.collect::<Vec<_>>().join("\n\n");
        prop_assert_eq!(grids(&text), Ok(puzzles), "{}", text);
    }
}
