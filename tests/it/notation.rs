//! Texts, and the puzzles that are read from them: one line for each text.

use crate::common::{
    FINNISH, FINNISH_SOLUTION, NEWSPAPER, NINE, grid, grids, holds, pattern, shape, written,
};
use ninefold::notation::{Layout, read};
use ninefold::{Grid, Shape};

#[test]
fn forms_of_one_puzzle() {
    let line = NINE.replace(' ', "");
    let cells: Vec<String> = line.chars().map(String::from).collect();
    let numbers: Vec<&str> = cells.iter().map(|cell| if cell == "." { "0" } else { cell }).collect();
    let joined = |separator: &str| numbers.chunks(9).map(|row| row.join(separator)).collect::<Vec<_>>();
    let quoted = |blank: &str| {
        let cell = |cell: &String| {
            if cell == "." { blank.to_string() } else { format!("\"{cell}\"") }
        };
        let row = |row: &[String]| format!("[{}]", row.iter().map(cell).collect::<Vec<_>>().join(","));
        cells.chunks(9).map(row).collect::<Vec<_>>()
    };
    let table = [
        ("one line", line.clone()),
        ("rows in one line", NINE.into()),
        ("rows", joined("").join("\n")),
        ("rows, CRLF and trailing blanks", joined("").join(" \t\r\n") + "\r\n\r\n"),
        ("rows, blank lines between", joined("").join("\n\n")),
        ("rows, byte order mark", format!("\u{feff}{}", joined("").join("\n"))),
        ("dashes", line.replace('.', "-")),
        ("underscores", line.replace('.', "_")),
        ("stars", line.replace('.', "*")),
        ("small x", line.replace('.', "x")),
        ("capital X", line.replace('.', "X")),
        ("cells apart", joined(" ").join("\n")),
        ("cells apart in one line", numbers.join(" ")),
        ("tabs", joined("\t").join("\n")),
        ("commas", joined(",").join("\n")),
        ("commas and blanks", joined(", ").join(",\n")),
        ("two places a cell", joined("  ").join("\n")),
        ("a size before the rows", format!("9\n{}", joined("").join("\n"))),
        ("a size before one line", format!("9\n{line}")),
        ("a size in the same line", format!("9 {NINE}")),
        ("one cell a line", numbers.join("\n")),
        ("JSON strings", format!("[{}]", quoted("\".\"").join(","))),
        ("JSON, a row a line", format!("[\n  {}\n]", quoted("\".\"").join(",\n  "))),
        (
            "JSON, a cell a line",
            format!("[\n{}\n]", quoted("\".\"").join(",\n").replace(',', ",\n").replace("],", "],\n")),
        ),
        ("JSON numbers", format!("[[{}]]", joined(",").join("],["))),
        ("JSON, rows as strings", format!("[\"{}\"]", joined("").join("\",\""))),
        ("JSON, blanks empty", format!("[{}]", quoted("\"\"").join(","))),
        ("JSON, blanks null", format!("[{}]", quoted("null").join(","))),
    ];
    let puzzle = grid(NINE);
    assert_eq!(puzzle.given_count(), 41);
    assert_eq!(puzzle.cells()[..9], [0, 0, 9, 7, 1, 3, 2, 5, 0]);
    for (form, text) in table {
        assert_eq!(grids(&text), Ok(vec![puzzle.clone()]), "{form}: {text}");
    }
}

#[test]
fn many_puzzles() {
    let (one, two, three) = (grid(FINNISH), grid(NEWSPAPER), grid(FINNISH_SOLUTION));
    let small = grid("3xx4 42x1 x342 24x3");
    let large = pattern(shape(16));
    let (rows, line, spaced, json) = (Layout::Rows, Layout::Line, Layout::Spaced, Layout::Json);
    let table: [(&[(&Grid, Layout)], &str); 9] = [
        (&[(&one, line), (&two, line), (&three, line)], "\n"),
        (&[(&one, line), (&two, line), (&three, line)], " "),
        (&[(&one, line), (&two, line), (&three, line)], ""),
        (&[(&one, rows), (&two, rows), (&three, rows)], "\n"),
        (&[(&one, spaced), (&two, spaced), (&three, spaced)], "\n"),
        (&[(&one, json), (&two, json)], ","),
        (&[(&one, rows), (&small, rows), (&two, line), (&small, line), (&three, json)], "\n"),
        (&[(&small, line), (&small, line), (&small, line)], "\n"),
        (&[(&large, rows), (&small, rows), (&large, rows), (&small, line)], "\n"),
    ];
    for (puzzles, between) in table {
        let text: Vec<String> = puzzles.iter().map(|(puzzle, layout)| written(puzzle, *layout)).collect();
        let expected: Vec<Grid> = puzzles.iter().map(|(puzzle, _)| (*puzzle).clone()).collect();
        assert_eq!(grids(&text.join(between)), Ok(expected), "{text:?} joined by {between:?}");
    }
}

#[test]
fn digits_above_nine() {
    let puzzle = pattern(shape(12));
    let rows = written(&puzzle, Layout::Rows);
    assert!(rows.starts_with("123456789ABC\n"));
    assert!(written(&puzzle, Layout::Spaced).starts_with("1 2 3 4 5 6 7 8 9 10 11 12\n"));
    for text in [rows.clone(), rows.to_lowercase(), format!("12\n{rows}"), written(&puzzle, Layout::Spaced)] {
        assert_eq!(grid(&text), puzzle);
    }
}

/// A line of 16 cells can be a 4×4 or a row of a 16×16: the number of such lines decides.
#[test]
fn words_of_sixteen() {
    let small = "3..442.1.34224.3";
    let large = written(&pattern(shape(16)), Layout::Rows);
    let table = [
        ([small; 1].join("\n"), vec![4]),
        ([small; 15].join("\n"), vec![4; 15]),
        ([small; 17].join("\n"), vec![4; 17]),
        (["................"; 16].join("\n"), vec![16]),
        (["................"; 16].join(" "), vec![16]),
        (large.clone(), vec![16]),
        (format!("{large}\n{large}"), vec![16; 2]),
        (format!("4\n{small}\n4\n{small}"), vec![4; 2]),
    ];
    for (text, sides) in table {
        let puzzles = grids(&text).unwrap_or_else(|error| panic!("{error} {text}"));
        let found: Vec<usize> = puzzles.iter().map(|puzzle| puzzle.shape().side()).collect();
        assert_eq!(found, sides, "{text}");
    }
}

#[test]
fn every_layout_of_every_shape_can_be_read_back() {
    for shape in Shape::ALL {
        for layout in Layout::ALL.into_iter().filter(|layout| holds(*layout, shape)) {
            for puzzle in [pattern(shape), Grid::empty(shape)] {
                let text = written(&puzzle, layout);
                assert_eq!(grids(&text), Ok(vec![puzzle]), "{shape} {layout:?}: {text}");
            }
        }
    }
}

#[test]
fn layouts_by_name() {
    let names =
        "rows, spaced, line, zeros, grid, csv, json, sdk, ss, marks, sukaku, link, fpuzzles, sudokupad, iss";
    let layouts: Result<Vec<Layout>, _> = names.split(", ").map(str::parse).collect();
    assert_eq!(layouts, Ok(Layout::ALL.to_vec()));
    for name in ["", "Rows", "table"] {
        let message = format!("There is no layout '{name}'; choose {names}.");
        assert_eq!(name.parse::<Layout>().unwrap_err().to_string(), message);
    }
}

#[test]
fn characters_that_mean_nothing() {
    let lines = FINNISH.replace(' ', "\n");
    let line = FINNISH.replace(' ', "");
    let table = [
        (line.clone(), 0),
        (format!("{line} # a comment"), 0),
        (format!("{line};easy, 1.5"), 7),
        (format!("No 3: {line}"), 3),
        (format!("Monday's puzzle\n\n{lines}\n\nHave fun!\n"), 22),
        (format!("#C By hand\n{lines}"), 0),
    ];
    for (text, ignored) in table {
        let reading = read(&text).expect("a puzzle");
        assert_eq!((reading.puzzles, reading.ignored), (vec![Ok(grid(FINNISH).into())], ignored), "{text}");
    }
}
