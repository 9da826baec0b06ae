//! The formats that programs exchange: a file in each of them, all with the same puzzle, and puzzles of other
//! shapes.

use crate::common::{FINNISH, compressed, grid, grids, pattern, written};
use ninefold::notation::{Format, Layout, Reader, read};
use ninefold::{Grid, Shape};
use std::collections::HashMap;
use std::fs;

/// The puzzle in every file of `tests/formats`: the one in Wikipedia's article on Sudoku.
const PUZZLE: &str =
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";

/// Each file, how often it has the puzzle, its format, and how many of its characters are ignored.
const FILES: &[(&str, usize, &str, usize)] = &[
    ("01-zeros.txt", 1, "line", 0),
    ("02-blanks.txt", 1, "spaced", 0),
    ("02-capital-x.txt", 1, "line", 0),
    ("02-comment.txt", 1, "line", 0),
    ("02-dashes.txt", 1, "line", 0),
    ("02-dots.txt", 1, "line", 0),
    ("02-question-marks.txt", 1, "line", 0),
    ("02-small-x.txt", 1, "line", 0),
    ("02-stars.txt", 1, "line", 0),
    ("02-underscores.txt", 1, "line", 0),
    ("03-collection.sdm", 3, "line", 0),
    ("04-headed.sdk", 1, "sdk", 0),
    ("04-plain.sdk", 1, "rows", 0),
    ("04-sadman.sdk", 1, "sdk", 0),
    ("05-contest.msk", 1, "rows", 0),
    ("06-solver.spf", 1, "grid", 0),
    ("07-simple-sudoku-1.ss", 1, "rows", 0),
    ("07-simple-sudoku-2.ss", 1, "grid", 0),
    ("07-simple-sudoku-4-saved.ss", 1, "ss", 0),
    ("07-simple-sudoku-4.ss", 1, "ss", 0),
    ("08-bordered-zeros.txt", 1, "grid", 0),
    ("08-bordered.txt", 1, "grid", 0),
    ("08-spaced.txt", 1, "spaced", 0),
    ("08-tabs.txt", 1, "spaced", 0),
    ("09-blanks.csv", 1, "csv", 0),
    ("09-tabs.txt", 1, "csv", 0),
    ("09-zeros.csv", 1, "csv", 0),
    ("10-dataset.csv", 2, "dataset", 0),
    ("10-quizzes.csv", 1, "dataset", 0),
    ("11-numbers-pretty.json", 1, "json", 0),
    ("11-numbers.json", 1, "json", 0),
    ("11-strings.json", 1, "json", 0),
    ("12-pencil-marks.txt", 1, "marks", 0),
    ("13-sukaku.txt", 1, "sukaku", 0),
    ("14-hodoku.txt", 1, "hodoku", 0),
    ("15-sudokuwiki.txt", 1, "link", 0),
    ("16-sudokuwiki-n.txt", 1, "link", 0),
    ("16-sudokuwiki-s9b.txt", 1, "link", 0),
    ("17-text-board.txt", 1, "marks", 0),
    ("18-sudoku-coach.txt", 1, "link", 0),
    ("19-f-puzzles.txt", 1, "link", 0),
    ("20-sudokupad-fpuzzles.txt", 1, "link", 0),
    ("20-sudokupad.txt", 1, "link", 0),
    ("21-sudoku-exchange.txt", 1, "link", 0),
    ("22-iss.txt", 1, "link", 0),
    ("23-solo.txt", 1, "solo", 0),
    ("24-opensudoku-1.opensudoku", 2, "opensudoku", 0),
    ("24-opensudoku-2.opensudoku", 1, "opensudoku", 0),
    ("25-puzzle-bank.txt", 2, "bank", 0),
    ("26-tdoku.txt", 2, "tdoku", 0),
];

/// Every file's name and text.
fn files() -> HashMap<String, String> {
    let entries = fs::read_dir(crate::FORMATS).expect("the folder");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let name = |path: &std::path::Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    paths.map(|path| (name(&path), fs::read_to_string(&path).expect("text"))).collect()
}

#[test]
fn every_file_holds_the_puzzle() {
    let puzzle = grid(PUZZLE);
    let files = files();
    assert_eq!(files.len(), FILES.len());
    for &(file, count, format, ignored) in FILES {
        let reading = read(&files[file]).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(reading.grids().collect::<Vec<_>>(), vec![&puzzle; count], "{file}");
        assert_eq!(reading.puzzles.len(), count, "{file}");
        assert_eq!((reading.format.name(), reading.ignored), (format, ignored), "{file}");
    }
}

#[test]
fn every_file_in_parts() {
    let line = PUZZLE.replace(' ', "") + "\n";
    let files = files();
    for &(file, count, ..) in FILES {
        for length in [1, 10, 100] {
            let mut reader = Reader::default();
            let mut found: Vec<u8> =
                files[file].as_bytes().chunks(length).flat_map(|part| reader.push_lines(part)).collect();
            found.extend(reader.finish_lines());
            assert_eq!(String::from_utf8(found), Ok(line.repeat(count)), "{file}");
        }
    }
}

#[test]
fn addresses() {
    let line = FINNISH.replace(' ', "");
    let rows = FINNISH.replace('0', ".").replace(' ', "%0A");
    let table = [
        format!("?bd={line}"),
        format!("?s={line}&d=1"),
        format!("#puzzle={line}"),
        format!("?lang=en#puzzle={}", line.replace('0', ".")),
        format!("  ?d=3&s={line} \n"),
        format!("#puzzle={rows}"),
        format!("https://example.org/?lang=de#puzzle={line}"),
        format!("Play it: https://example.org/some/folder/index.html?size=9&puzzle={line}&theme=dark now"),
        format!("http://example.org/{line}"),
        format!("https://example.org/?{line}"),
        format!("https://example.org/?anything={line}&id=123456789012345678901234567890123456"),
    ];
    for text in table {
        let reading = read(&text).unwrap_or_else(|error| panic!("{error} {text}"));
        assert_eq!(
            (reading.puzzles, reading.format.name()),
            (vec![Ok(grid(FINNISH).into())], "link"),
            "{text}"
        );
    }
}

/// How many puzzles are read as data of games in a document of OpenSudoku's; each `@` is one.
#[test]
fn games_of_documents() {
    let table = [
        ("<game data=\"@\"/>", 1),
        ("<folder><game data='@'/><game created=\"1\" data=\"@\"></game></folder>", 2),
        ("<folder>\n<games\ndata=\"@\"/>", 1),
        ("<game note=\">\" data=\"@\"/>", 1),
        ("<game note=\"\n<game>\" data=\"@\"/>", 1),
        ("<game><!-- <game data=\"@\"/> -->\n<game data=\"@\"/>", 1),
        ("<game><!-- > -->\n<!-- <game>\n<game data=\"@\"/> --><game data=\"@\"/>", 1),
        ("<?xml version=\"1.0\"?><!-- 1 --><game>\n<game data=\"@\"/>", 1),
        ("<?xml version=\"1.0\"?>\n<folder\nname=\"\"><game data=\"@\"/>", 1),
        ("<game><name>data=\"@\"</name>", 0),
        ("<game my-data=\"@\"/><game data=@/>", 0),
        // What breaks off.
        ("<game data=\"@\"/>\n<game data=\"@", 1),
        // No document of theirs.
        ("<?xml version=\"1.0\"?>\n@", 0),
        ("<!-- <game> -->\n@", 0),
        ("<b>@</b>", 0),
    ];
    let line = "3xx442x1x34224x3";
    for (text, count) in table {
        let reading = read(&text.replace('@', line)).ok();
        let document = reading.filter(|reading| reading.format == Format::Opensudoku);
        let puzzles = document.map_or(Vec::new(), |reading| reading.puzzles);
        assert_eq!(puzzles, vec![Ok(grid(line).into()); count], "{text}");
    }
}

/// A puzzle of every shape, in the formats that can hold it.
#[test]
fn shapes_of_formats() {
    let bordered =
        |puzzle: &Grid| written(puzzle, Layout::Grid).replace('|', "│").replace('-', "─").replace('+', "┼");
    for shape in Shape::ALL {
        let (side, width) = (shape.side(), shape.box_columns());
        let mut cells = pattern(shape).cells().to_vec();
        cells.iter_mut().step_by(3).for_each(|digit| *digit = 0);
        let puzzle = Grid::new(cells.clone()).expect("a grid");
        let (rows, line) = (written(&puzzle, Layout::Rows), written(&puzzle, Layout::Line));
        let base_36 = |digit: &u8| format!("0{}", char::from_digit((*digit).into(), 36).expect("a digit"));
        let wide: String = cells.iter().map(base_36).collect();
        let solo: Vec<String> =
            cells.iter().map(|digit| if *digit == 0 { "a".into() } else { format!("{digit}_") }).collect();
        let given =
            |(cell, digit): (usize, &u8)| format!(".~R{}C{}_{digit}", cell / side + 1, cell % side + 1);
        let givens: String = cells.iter().enumerate().filter(|(_, digit)| **digit > 0).map(given).collect();
        let json_rows: Vec<String> = rows.lines().map(|row| format!("\"{row}\"")).collect();
        let numbers = |between: &str, blank: &str| {
            let cell = |digit: &u8| if *digit == 0 { blank.to_string() } else { digit.to_string() };
            let row = |row: &[u8]| row.iter().map(cell).collect::<Vec<_>>().join(between);
            cells.chunks(side).map(row).collect::<Vec<_>>()
        };
        let board = numbers(",", "0").join("],[");
        let table = [
            ("grid of line-drawing characters", bordered(&puzzle)),
            ("a border around each cell", format!("|{}|", numbers("|", " ").join("|\n|"))),
            ("a rule above and below", format!("{0}\n{1}\n{0}", "=".repeat(side), rows.replace('.', "0"))),
            ("CSV, blanks empty", numbers(",", "").join("\n")),
            ("semicolons", numbers(";", "0").join("\n")),
            ("JSON in an object", format!("{{\"size\": {side}, \"grid\": [[{board}]]}}")),
            ("JSON of rows", format!("{{\"board\":\n[{}\n]}}", json_rows.join(",\n"))),
            ("JSON of a text", format!("[{{\"puzzle\": \"{}\"}}]", rows.replace('\n', "\\n"))),
            ("JSON, a cell a line", format!("[\n[\n{}\n]\n]", numbers(",\n", "0").join("\n],\n[\n"))),
            ("JSON, a list of boards", format!("{{\"all\":[[[{board}]]]}}")),
            ("C", format!("{{{{{}}}}}", numbers(",", "0").join("},\n{"))),
            ("a note behind it", format!("{line} # a note")),
            ("SudokuWiki", format!("?bd=S{}B{wide}", char::from_digit(side as u32, 36).expect("a side"))),
            ("Solo", format!("{}x{width}:{}", shape.box_rows(), solo.concat())),
            ("constraints", format!("?q=.Shape~{side}x{side}{givens}")),
            ("OpenSudoku", format!("<opensudoku>\n<game\n data='{line}'/></opensudoku>")),
            ("f-puzzles", format!("?load={}", compressed(&format!("{{\"grid\":[[{board}]]}}")))),
        ];
        for (what, text) in table {
            assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{shape}, {what}: {text}");
        }
    }
}
