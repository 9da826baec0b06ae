//! Digits above 9 in every set of symbols that is in use, in the layouts that can hold them.

mod common;

use common::{grids, pattern, shape, written};
use ninefold::notation::{Layout, Lines, Symbols, read};
use ninefold::{Grid, Shape};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

const SETS: [Symbols; 3] = [Symbols::Standard, Symbols::FromZero, Symbols::Letters];
const SIDES: [usize; 6] = [10, 12, 15, 16, 20, 25];

/// A digit as a set has it.
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

fn rows(puzzle: &Grid, symbols: Symbols, blank: char) -> String {
    let cells = symbols_of(puzzle, symbols, blank);
    let rows: Vec<String> = cells.chunks(puzzle.shape().side()).map(|row| row.iter().collect()).collect();
    rows.join("\n")
}

/// A puzzle with every digit and blanks in every row, and the same without blanks.
fn puzzles(shape: Shape) -> [Grid; 2] {
    let full = pattern(shape);
    let mut cells = full.cells().to_vec();
    cells.iter_mut().enumerate().filter(|(cell, _)| cell % 7 % 3 > 0).for_each(|(_, digit)| *digit = 0);
    [Grid::new(cells).expect("a grid"), full]
}

/// What `read` and a reader of parts find, and which sets that are not the standard one.
fn found(text: &str) -> (Vec<Grid>, Vec<(Shape, Symbols)>) {
    let reading = read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let mut lines = Lines::default();
    let mut in_parts: Vec<u8> = text.as_bytes().chunks(7).flat_map(|part| lines.push(part)).collect();
    in_parts.extend(lines.finish());
    let puzzles: Vec<Grid> = reading
        .puzzles
        .into_iter()
        .map(|puzzle| puzzle.unwrap_or_else(|error| panic!("{error}\n{text}")))
        .collect();
    let expected: String = puzzles.iter().map(|puzzle| written(puzzle, Layout::Line) + "\n").collect();
    assert_eq!(String::from_utf8(in_parts).expect("text"), expected, "{text}");
    assert_eq!(reading.ignored, 0, "{text}");
    (puzzles, reading.symbols)
}

/// What is said of a puzzle in a set.
fn said(shape: Shape, symbols: Symbols) -> Vec<(Shape, Symbols)> {
    if symbols == Symbols::Standard { vec![] } else { vec![(shape, symbols)] }
}

#[test]
fn every_set_of_every_side_in_every_layout() {
    for (side, symbols) in SIDES.into_iter().flat_map(|side| SETS.map(|symbols| (side, symbols))) {
        let shape = shape(side);
        for puzzle in puzzles(shape) {
            let line = rows(&puzzle, symbols, '.');
            let with = |blank: char| rows(&puzzle, symbols, blank);
            let quoted = |cell: char| format!("\"{cell}\"");
            let apart = |between: &str, cell: fn(char) -> String| {
                let row = |row: &str| row.chars().map(cell).collect::<Vec<_>>().join(between);
                line.lines().map(row).collect::<Vec<_>>()
            };
            let width = shape.box_columns();
            let grouped = |between: &str| {
                let row = |row: &str| {
                    let cells: Vec<char> = row.chars().collect();
                    cells.chunks(width).map(String::from_iter).collect::<Vec<_>>().join(between)
                };
                line.lines().map(row).collect::<Vec<_>>()
            };
            let empty: fn(char) -> String = |cell| if cell == '.' { String::new() } else { cell.to_string() };
            let json = apart(",", quoted).join("],[");
            let barred = grouped("|");
            let rule = format!("\n{}\n", vec!["-".repeat(width); side / width].join("+"));
            let bands: Vec<String> = barred.chunks(shape.box_rows()).map(|rows| rows.join("\n")).collect();
            let table = [
                ("rows", line.clone()),
                ("small letters", line.to_lowercase()),
                ("one line", line.replace('\n', "")),
                ("rows in one line", line.replace('\n', " ")),
                ("a size before the rows", format!("{side}\n{line}")),
                ("dashes", with('-')),
                ("underscores", with('_')),
                ("stars", with('*')),
                ("another blank", with('?')),
                ("cells apart", apart(" ", |cell| cell.to_string()).join("\n")),
                ("cells apart in one line", apart(" ", |cell| cell.to_string()).join(" ")),
                ("groups", grouped(" ").join("\n")),
                ("borders around boxes", barred.join("\n")),
                ("borders and rules", bands.join(&rule)),
                ("borders around cells", format!("|{}|", apart("|", |cell| cell.to_string()).join("|\n|"))),
                ("commas", apart(",", |cell| cell.to_string()).join("\n")),
                ("CSV, blanks empty", apart(",", empty).join("\n")),
                ("semicolons", apart(";", |cell| cell.to_string()).join("\n")),
                ("JSON", format!("[[{json}]]")),
                ("JSON, a row a line", format!("[\n[{}]\n]", apart(",", quoted).join("],\n["))),
                ("JSON of rows", format!("[\"{}\"]", line.replace('\n', "\",\""))),
                ("JSON in an object", format!("{{\"size\":{side},\"grid\":[[{json}]]}}")),
                ("SadMan", format!("[Puzzle]\n{line}")),
                ("a link", format!("https://example.org/?bd={}", line.replace('\n', ""))),
                (
                    "OpenSudoku",
                    format!("<opensudoku><game data=\"{}\"/></opensudoku>", line.replace('\n', "")),
                ),
            ];
            // Where other characters than these are left, none of them is a blank.
            let zeros = (symbols != Symbols::FromZero).then(|| ("zeros", with('0')));
            let spaces = ("spaces in one line", with(' ').replace('\n', ""));
            let crosses = (side < 25 || symbols != Symbols::Letters).then(|| ("crosses", with('x')));
            let small_x = ("a small x", with('x'));
            for (what, text) in table.into_iter().chain(zeros).chain([spaces, small_x]).chain(crosses) {
                let expected = (vec![puzzle.clone()], said(shape, symbols));
                assert_eq!(found(&text), expected, "{shape} {symbols:?} {what}:\n{text}");
            }
        }
    }
}

#[test]
fn numbers_from_zero_and_from_one() {
    for (side, first) in SIDES.into_iter().flat_map(|side| [(side, 0), (side, 1)]) {
        let shape = shape(side);
        for puzzle in puzzles(shape) {
            let cells = |blank: &str| -> Vec<Vec<String>> {
                let cell = |digit: &u8| match usize::from(*digit) {
                    0 => blank.to_string(),
                    digit if digit == side && first == 0 => "0".to_string(),
                    digit => digit.to_string(),
                };
                puzzle.cells().chunks(side).map(|row| row.iter().map(cell).collect()).collect()
            };
            let joined = |blank: &str, between: &str| -> Vec<String> {
                cells(blank).iter().map(|row| row.join(between)).collect()
            };
            let table = [
                ("cells apart", joined(".", " ").join("\n")),
                ("tabs", joined(".", "\t").join("\n")),
                ("CSV, blanks empty", joined("", ",").join("\n")),
                ("CSV, dashes", joined("-", ",").join("\n")),
                ("JSON, null", format!("[[{}]]", joined("null", ",").join("],["))),
                ("JSON in an object", format!("{{\"grid\":[[{}]]}}", joined("null", ",").join("],["))),
                ("JSON, empty strings", format!("[[{}]]", joined("\"\"", ",").join("],["))),
            ];
            let symbols = if first == 0 { Symbols::FromZero } else { Symbols::Standard };
            for (what, text) in table {
                let expected = (vec![puzzle.clone()], said(shape, symbols));
                assert_eq!(found(&text), expected, "{shape} from {first}, {what}:\n{text}");
            }
        }
    }
}

/// What is doubtful alone is read as the puzzles of its shape before it.
#[test]
fn puzzles_after_each_other() {
    let large = shape(16);
    let [puzzle, full] = puzzles(large);
    let line = |puzzle: &Grid, symbols: Symbols| rows(puzzle, symbols, '.').replace('\n', "");
    let cells = |digits: &[(usize, u8)]| {
        let mut cells = vec![0; 256];
        digits.iter().for_each(|&(cell, digit)| cells[cell] = digit);
        Grid::new(cells).expect("a grid")
    };
    let doubtful = |begin: &str| format!("{begin}{}", ".".repeat(256 - begin.len()));
    let [standard, from_zero, letters] = SETS.map(|symbols| line(&puzzle, symbols));
    let low = |digits: &[u8]| cells(&digits.iter().copied().enumerate().collect::<Vec<_>>());
    let table = [
        // Letters that any set has are digits above 9.
        (doubtful("ABC"), vec![low(&[10, 11, 12])], vec![]),
        (
            format!("{letters}\n{}", doubtful("ABC")),
            vec![puzzle.clone(), low(&[1, 2, 3])],
            vec![Symbols::Letters],
        ),
        (
            format!("{letters}\n{}", doubtful("AB1")),
            vec![puzzle.clone(), low(&[10, 11, 1])],
            vec![Symbols::Letters],
        ),
        // A zero beside another blank is a digit, unless the largest one is another.
        (doubtful("0AB"), vec![low(&[16, 10, 11])], vec![Symbols::FromZero]),
        (doubtful("0AG"), vec![low(&[0, 10, 16])], vec![]),
        (format!("{standard}\n{}", doubtful("0AB")), vec![puzzle.clone(), low(&[0, 10, 11])], vec![]),
        (
            format!("{from_zero}\n{}", line(&full, Symbols::FromZero)),
            vec![puzzle.clone(), full.clone()],
            vec![Symbols::FromZero],
        ),
        // More zeros than rows are blanks.
        (
            format!("{from_zero}\n{}", doubtful("1AB").replace('.', "0")),
            vec![puzzle.clone(), low(&[1, 10, 11])],
            vec![Symbols::FromZero],
        ),
        // Without any zero, nothing differs.
        (doubtful("1AB"), vec![low(&[1, 10, 11])], vec![]),
        (
            format!("{from_zero}\n{letters}\n{standard}"),
            vec![puzzle.clone(); 3],
            vec![Symbols::FromZero, Symbols::Letters],
        ),
    ];
    for (text, puzzles, sets) in table {
        let sets = sets.into_iter().map(|symbols| (large, symbols)).collect();
        assert_eq!(found(&text), (puzzles, sets), "{text}");
    }
    // What another shape shows does not count.
    let larger = rows(&pattern(shape(25)), Symbols::Letters, '.');
    let expected = (vec![pattern(shape(25)), low(&[10, 11])], vec![(shape(25), Symbols::Letters)]);
    assert_eq!(found(&format!("{larger}\n\n{}", doubtful("AB"))), expected);
}

/// Letters that can be blanks are blanks, unless there is another blank or the grid is full.
#[test]
fn crosses_and_circles() {
    let largest = shape(25);
    let [puzzle, _] = puzzles(largest);
    let without_x = common::with(
        &puzzle,
        &puzzle
            .cells()
            .iter()
            .enumerate()
            .filter(|(_, digit)| **digit == 24)
            .map(|(cell, _)| (cell, 0))
            .collect::<Vec<_>>(),
    );
    let table = [
        ("X as a digit", rows(&puzzle, Symbols::Letters, '.'), &puzzle),
        ("X as the blank", rows(&without_x, Symbols::Letters, 'X'), &without_x),
        ("a small x as the blank", rows(&puzzle, Symbols::Letters, 'x'), &puzzle),
        ("zeros", rows(&puzzle, Symbols::Letters, '0'), &puzzle),
        ("1 to P with an X as the blank", rows(&puzzle, Symbols::Standard, 'X'), &puzzle),
        ("0 to O with an X as the blank", rows(&puzzle, Symbols::FromZero, 'X'), &puzzle),
    ];
    for (what, text, puzzle) in table {
        assert_eq!(found(&text).0, vec![puzzle.clone()], "{what}:\n{text}");
    }
}

/// A puzzle and its solution in one line are one puzzle.
#[test]
fn solutions_beside_puzzles() {
    for (side, symbols) in SIDES.into_iter().flat_map(|side| SETS.map(|symbols| (side, symbols))) {
        let [puzzle, full] = puzzles(shape(side));
        let [line, solution] = [&puzzle, &full].map(|grid| rows(grid, symbols, '.').replace('\n', ""));
        for text in [format!("{line} {solution}"), format!("puzzle,solution\n{line},{solution}")] {
            assert_eq!(found(&text).0, vec![puzzle.clone()], "{side} {symbols:?}:\n{text}");
        }
    }
}

#[test]
fn words_are_no_rows_of_letters() {
    let [puzzle, _] = puzzles(shape(20));
    let text = rows(&puzzle, Symbols::Letters, '.');
    let words = [
        "Easy Grid From Paul",
        "Badge of an old chief",
        "Level: hard",
        "ABC",
        // As long as a row of a 20×20 or a 25×25.
        "counterrevolutionary",
        "state-of-the-art-map",
        "Indistinguishability",
        "antidisestablishmentarian",
    ];
    for word in words {
        let reading = read(&format!("{word}\n{text}")).unwrap_or_else(|error| panic!("{error} {word}"));
        assert_eq!(reading.puzzles, [Ok(puzzle.clone())], "{word}");
    }
}

#[test]
fn sentences() {
    let large = shape(16);
    let [puzzle, _] = puzzles(large);
    let spoilt =
        |symbols: Symbols, digit: char| rows(&puzzle, symbols, '.').replacen('.', &digit.to_string(), 1);
    let from_zero = rows(&puzzle, Symbols::FromZero, '.');
    let column = from_zero.find('.').expect("a blank") + 1;
    let table = [
        (spoilt(Symbols::Letters, '5'), "'5' is neither a digit nor a blank."),
        (spoilt(Symbols::Letters, 'Q'), "Q (17) is above 16, the largest digit of a 16×16."),
        (spoilt(Symbols::Letters, 'q'), "Q (17) is above 16, the largest digit of a 16×16."),
        (spoilt(Symbols::Standard, 'H'), "H (17) is above 16, the largest digit of a 16×16."),
        (spoilt(Symbols::FromZero, 'H'), "H (17) is above 16, the largest digit of a 16×16."),
        (spoilt(Symbols::FromZero, '?'), "'?' is neither a digit nor a blank."),
    ];
    for (text, sentence) in table {
        let expected = format!("Line 1, column {column}: {sentence}");
        assert_eq!(grids(&text).expect_err(&text).to_string(), expected, "{text}");
    }
    // In a text that has hexadecimal digits, G is none.
    let text = format!("{from_zero}\n\n{}", spoilt(Symbols::FromZero, 'G'));
    let sentence =
        format!("Line 18, column {column}: 'G' is neither a digit nor a blank (row 1, column {column}).");
    assert_eq!(grids(&text).expect_err(&text).to_string(), sentence);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_grid_of_any_set_is_itself(
        (shape, cells, symbols, blank, in_rows) in (select(&SIDES[..]), select(&SETS[..]), select(vec!['.', '-', '_', '*', ' ']), any::<bool>())
            .prop_flat_map(|(side, symbols, blank, in_rows)| {
                let cells = vec(prop_oneof![2 => Just(0), 1 => 1..=side as u8], side * side);
                (Just(shape(side)), cells, Just(symbols), Just(blank), Just(in_rows))
            }),
    ) {
        // Each set shows itself by its largest digit; what a row repeats would be a word.
        let side = shape.side();
        let mut cells = cells;
        for row in cells.chunks_mut(side) {
            (1..side).for_each(|at| if row[..at].contains(&row[at]) { row[at] = 0 });
        }
        (1..side).for_each(|cell| if usize::from(cells[cell]) == side { cells[cell] = 0 });
        cells[0] = side as u8;
        let puzzle = Grid::new(cells).expect("a grid");
        let text = rows(&puzzle, symbols, blank);
        let text = if in_rows && blank != ' ' { text } else { text.replace('\n', "") };
        prop_assert_eq!(grids(&text), Ok(vec![puzzle]), "{}", text);
    }
}
