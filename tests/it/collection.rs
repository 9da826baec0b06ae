//! Many puzzles in one text: after which line each of them is known, and the line that answers it.

use crate::common::{
    FINNISH, FINNISH_SOLUTION, NEWSPAPER, NEWSPAPER_SOLUTION, NINE, grid, grids, shape, written,
};
use ninefold::notation::{Layout, NotationError, Reader, Reading, read};
use ninefold::{Grid, Puzzle, Shape, Verdict, solve, solve_all};
use std::fs;

/// Each puzzle, or its error, and the number of the line after which it was known: 0 is the end of the text.
fn in_lines(text: &str) -> Vec<(usize, Result<Puzzle, String>)> {
    let mut reader = Reader::default();
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        found.extend(reader.push(format!("{line}\n")).into_iter().map(|puzzle| (number, puzzle)));
    }
    found.extend(reader.finish().puzzles.into_iter().map(|puzzle| (0, puzzle)));
    found.into_iter().map(|(line, puzzle)| (line, puzzle.map_err(|error| error.to_string()))).collect()
}

fn answers(text: &str) -> String {
    String::from_utf8(solve_all(text.as_bytes())).expect("text")
}

#[test]
fn a_puzzle_is_known_as_soon_as_it_is_complete() {
    let line = |words: &str| words.replace(' ', "");
    let rows = |words: &str| words.replace(' ', "\n");
    let spaced = |words: &str| written(&grid(words), Layout::Spaced);
    let lone = |words: &str| written(&grid(words), Layout::Spaced).replace(' ', "\n");
    let bands = |words: &str| {
        let rows: Vec<&str> = words.split(' ').collect();
        rows.chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join("\n\n")
    };
    let large = written(&Grid::empty(shape(16)), Layout::Rows).replacen("..", "G5", 1);
    let four = "3xx442x1x34224x3";
    let json = written(&grid(NINE), Layout::Json);
    let table = [
        ("a line each", format!("{}\n{}", line(FINNISH), line(NEWSPAPER)), vec![1, 2]),
        ("two in a line", format!("{}{}\n{NINE} {NINE}", line(FINNISH), line(NEWSPAPER)), vec![1, 1, 2, 2]),
        ("rows", format!("{}\n{}", rows(FINNISH), rows(NEWSPAPER)), vec![9, 18]),
        (
            "rows, CRLF",
            format!("{}\n{}\n", rows(FINNISH), rows(NEWSPAPER)).replace('\n', "\r\n"),
            vec![9, 18],
        ),
        ("a blank line after each row", rows(FINNISH).replace('\n', "\n\n"), vec![17]),
        ("a blank line after each band", format!("{}\n\n{}", bands(FINNISH), bands(NEWSPAPER)), vec![11, 23]),
        ("cells apart", format!("{}\n\n\n{}", spaced(FINNISH), spaced(NEWSPAPER)), vec![9, 20]),
        ("cells apart in one line", spaced(FINNISH).replace('\n', " "), vec![1]),
        ("JSON", format!("{json}\n{json}"), vec![1, 2]),
        ("JSON, a row a line", format!("[\n{}\n]", json.replace("],", "],\n")), vec![10]),
        ("a cell a line", format!("{}\n\n{}", lone(FINNISH), lone(NEWSPAPER)), vec![82, 0]),
        ("a cell a line, a line each", format!("{}\n{}", lone(FINNISH), line(NEWSPAPER)), vec![82, 82]),
        ("nine of a cell a line", [lone(FINNISH).as_str(); 9].join("\n"), [vec![648; 8], vec![0]].concat()),
        ("sizes", format!("4\n3xx4\n42x1\nx342\n24x3\n9\n{}", rows(NEWSPAPER)), vec![5, 15]),
        ("a size in the same line", format!("9 {FINNISH}\n9\n\n{}", line(NEWSPAPER)), vec![1, 4]),
        ("rows of 16", format!("{large}\n{large}\n16\n{large}"), vec![16, 32, 49]),
        ("4×4s of 16 cells", [four; 20].join("\n"), [vec![17; 17], vec![0; 3]].concat()),
        ("4×4s and a 9×9", format!("{four}\n{four}\n{}", line(FINNISH)), vec![3, 3, 3]),
        ("4×4s after their size", format!("4\n{four}\n4\n{four}"), vec![2, 4]),
    ];
    for (what, text, expected) in table {
        let found = in_lines(&text);
        let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, expected, "{what}: {found:?}");
        let puzzles: Result<Vec<Grid>, String> =
            found.into_iter().map(|(_, puzzle)| puzzle.map(Puzzle::into_grid)).collect();
        assert_eq!(puzzles, grids(&text).map_err(|error| error.to_string()), "{what}");
    }
}

#[test]
fn a_text_in_parts_is_read_as_the_whole() {
    let files = fs::read_dir(crate::FORMATS).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut texts: Vec<String> = files.map(|path| fs::read_to_string(path).expect("text")).collect();
    texts.extend([
        format!("puzzle\n{NINE}\n{NINE}\n"),
        format!("[Puzzle]\n{NINE}\n"),
        format!("Two of them:\n{NINE}, hard\n\n{NINE}"),
        format!("hello\n{NINE}\n{}\n", &NINE[1..]),
    ]);
    for text in texts {
        let whole = read(&text).expect("a puzzle");
        for length in [1, 7, 1000] {
            let parts = text.as_bytes().chunks(length);
            let mut reader = Reader::default();
            let mut puzzles: Vec<_> = parts.clone().flat_map(|part| reader.push(part)).collect();
            let end = reader.finish();
            puzzles.extend(end.puzzles);
            assert_eq!(Reading { puzzles, ..end }, whole, "{text}");

            let mut reader = Reader::default();
            let mut found: Vec<u8> = parts.flat_map(|part| reader.push_lines(part)).collect();
            found.extend(reader.finish_lines());
            let found = String::from_utf8(found).expect("text");
            let line = |puzzle: &Result<Puzzle, NotationError>| match puzzle {
                Ok(puzzle) => written(puzzle.grid(), Layout::Line) + "\n",
                Err(error) => format!("? {}\n", error.to_json()),
            };
            assert_eq!(found, whole.puzzles.iter().map(line).collect::<String>(), "{text}");
        }
    }
}

#[test]
fn every_shape_in_every_layout() {
    for layout in [Layout::Rows, Layout::Spaced, Layout::Line, Layout::Json] {
        let puzzles: Vec<Grid> = Shape::ALL.into_iter().map(Grid::empty).collect();
        let texts: Vec<String> = puzzles.iter().map(|puzzle| written(puzzle, layout)).collect();
        let found = in_lines(&texts.join("\n"));
        let found: Vec<Grid> =
            found.into_iter().map(|(_, puzzle)| puzzle.expect("a puzzle").into_grid()).collect();
        assert_eq!(found, puzzles, "{layout:?}");
    }
}

#[test]
fn a_line_for_each_puzzle() {
    let [finnish, newspaper, finnish_solution, newspaper_solution] =
        [FINNISH, NEWSPAPER, FINNISH_SOLUTION, NEWSPAPER_SOLUTION].map(|words| words.replace(' ', ""));
    let blank = ".".repeat(81);
    let clash = format!("5.......5{}", ".".repeat(72));
    let none = format!("12345678.........9{}", ".".repeat(63));
    let rows = |words: &str| words.replace(' ', "\n");
    let table = [
        ("nothing", String::new(), vec![]),
        ("blank lines", "\n \n\r\n".into(), vec![]),
        ("no line break at the end", finnish.clone(), vec![&*finnish_solution]),
        ("CRLF", format!("{finnish}\r\n{newspaper}\r\n"), vec![&finnish_solution, &newspaper_solution]),
        (
            "every verdict",
            [&*finnish, &blank, &none, &clash, &newspaper].join("\n"),
            vec![&finnish_solution, "several", "none", "clash", &newspaper_solution],
        ),
        (
            "what is no puzzle, between puzzles",
            ["hello", &finnish, &finnish[1..], "5", &finnish, "Grid 01", &newspaper].join("\n"),
            vec![&finnish_solution, "unreadable", &finnish_solution, &newspaper_solution],
        ),
        (
            "a character that is no cell",
            format!("{}\n{finnish}", finnish.replace('4', "?")),
            vec!["unreadable", &finnish_solution],
        ),
        (
            "a letter above 9",
            format!("{}\n{finnish}", finnish.replace('4', "a")),
            vec!["unreadable", &finnish_solution],
        ),
        (
            "a wrong character in rows",
            format!("{}\n{}", rows(FINNISH).replace("003", "00?"), rows(NEWSPAPER)),
            vec!["unreadable", &newspaper_solution],
        ),
        (
            "a row that lacks a cell",
            format!("{}\n{}", rows(FINNISH).replacen("00", "0", 1), rows(NEWSPAPER)),
            vec!["unreadable", &newspaper_solution],
        ),
        (
            "a row missing before a blank line",
            format!("{}\n\n{}", &rows(FINNISH)[10..], rows(NEWSPAPER)),
            vec!["unreadable", &newspaper_solution],
        ),
        (
            "4×4s of 16 cells, one of them none",
            format!("3xx442x1x34224x3\n?xx442x1x34224x3\n{}\n", ["................"; 16].join("\n")),
            [vec!["3124423113422413", "unreadable"], vec!["several"; 16]].concat(),
        ),
        ("rows that break off", rows(FINNISH)[..40].into(), vec!["unreadable"]),
        (
            "rows that break off before a line",
            format!("{}\n{newspaper}\n", &rows(FINNISH)[..39]),
            vec!["unreadable", &newspaper_solution],
        ),
        (
            "layouts mixed",
            format!("{finnish}\n{}\n{newspaper}\n4\n3xx4\n42x1\nx342\n24x3\n", rows(FINNISH)),
            vec![&finnish_solution, &finnish_solution, &newspaper_solution, "3124423113422413"],
        ),
    ];
    for (what, text, expected) in table {
        let lines = answers(&text);
        assert_eq!(lines.lines().collect::<Vec<_>>(), expected, "{what}: {text:?}");
        assert!(lines.is_empty() || lines.ends_with('\n'), "{what}");
    }
}

#[test]
fn bytes_that_are_no_text() {
    let line = FINNISH.replace(' ', "");
    let text = [b"\xff\xfe\n", line.as_bytes(), b"\n\xe9", &line.as_bytes()[1..], b"\n"].concat();
    let expected = format!("{}\nunreadable\n", FINNISH_SOLUTION.replace(' ', ""));
    assert_eq!(String::from_utf8(solve_all(&text)), Ok(expected));
}

#[test]
fn other_encodings() {
    let text = format!("\u{feff}數獨\n{}\n", FINNISH.replace(' ', "\n"));
    let expected = FINNISH_SOLUTION.replace(' ', "") + "\n";
    let utf16 = |unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect();
    for bytes in [text.clone().into_bytes(), utf16(u16::to_le_bytes), utf16(u16::to_be_bytes)] {
        assert_eq!(String::from_utf8(solve_all(&bytes)).as_ref(), Ok(&expected));
    }
}

/// A line with a 9×9 is read by code of its own: each blank and each cell has to be read as in other layouts.
#[test]
fn a_line_and_rows_are_answered_alike() {
    for blank in "0._-*xX".chars() {
        for words in [FINNISH, NEWSPAPER, NINE, FINNISH_SOLUTION] {
            for removed in 0..Shape::NINE.side() {
                let mut rows: Vec<String> =
                    words.split(' ').map(|row| row.replace(['0', '.'], &blank.to_string())).collect();
                rows[removed] = String::from(blank).repeat(9);
                let answer = match solve(&grid(&rows.join("\n"))) {
                    Verdict::Unique(solution) => solution.to_string(),
                    verdict => verdict.name().into(),
                };
                assert_eq!(answers(&rows.concat()), answer.clone() + "\n");
                assert_eq!(answers(&rows.join("\n")), answer + "\n");
            }
        }
    }
}
