//! Each set in every layout that can hold it.

use super::{SETS, SIDES, found, named, puzzles, rows};
use crate::common::{grids, shape};
use crate::kept::kept;
use ninefold::Grid;
use ninefold::notation::Symbols;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

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
            // These are blanks only in sets that do not have them as digits.
            let zeros = (symbols != Symbols::FromZero).then(|| ("zeros", with('0')));
            let spaces = ("spaces in one line", with(' ').replace('\n', ""));
            let crosses = (side < 25 || symbols != Symbols::Letters).then(|| ("crosses", with('X')));
            let small_x = ("a small x", with('x'));
            for (what, text) in table.into_iter().chain(zeros).chain([spaces, small_x]).chain(crosses) {
                let expected = (vec![puzzle.clone()], named(shape, symbols));
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
                let expected = (vec![puzzle.clone()], named(shape, symbols));
                assert_eq!(found(&text), expected, "{shape} from {first}, {what}:\n{text}");
            }
        }
    }
}

proptest! {
    #![proptest_config(kept())]

    #[test]
    fn any_grid_of_any_set_is_itself(
        (shape, cells, symbols, blank, in_rows) in (select(&SIDES[..]), select(&SETS[..]), select(vec!['.', '-', '_', '*', ' ']), any::<bool>())
            .prop_flat_map(|(side, symbols, blank, in_rows)| {
                let cells = vec(prop_oneof![2 => Just(0), 1 => 1..=side as u8], side * side);
                (Just(shape(side)), cells, Just(symbols), Just(blank), Just(in_rows))
            }),
    ) {
        // The largest digit tells which set it is, so the first cell has it, and no other cell. A row with a
        // digit twice could be a word, so the second one is removed.
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
        // Digits with spaces between them are taken for the first row of a larger grid if they are as many as that has:
        // `A      1 2   1` of a 10×10, with twenty digits, is refused as a 20×20 that breaks off.
        let count = text.split_whitespace().count();
        prop_assume!(count <= side || !SIDES.contains(&count));
        prop_assert_eq!(grids(&text), Ok(vec![puzzle]), "{}", text);
    }
}
