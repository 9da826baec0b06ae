//! Texts and what is read in them, one line each: puzzles, or the sentence that says why not.

mod common;

use common::{FINNISH, FINNISH_SOLUTION, NEWSPAPER, NINE, grid, grids, shape, written};
use ninefold::notation::Layout;
use ninefold::{Grid, Shape};

/// A solved grid of any shape, by shifting the first row.
fn pattern(shape: Shape) -> Grid {
    let (side, height, width) = (shape.side(), shape.box_rows(), shape.box_columns());
    let digit = |cell: usize| {
        let row = cell / side;
        ((row % height * width + row / height + cell % side) % side + 1) as u8
    };
    Grid::new((0..shape.cells()).map(digit).collect()).expect("a grid")
}

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
    assert_eq!(puzzle.givens(), 41);
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
        for layout in Layout::ALL.into_iter().filter(|layout| *layout != Layout::Link || shape.side() == 9) {
            for puzzle in [pattern(shape), Grid::empty(shape)] {
                let text = written(&puzzle, layout);
                assert_eq!(grids(&text), Ok(vec![puzzle]), "{shape} {layout:?}: {text}");
            }
        }
    }
}

#[test]
fn layouts_by_name() {
    let names = "rows, spaced, line, zeros, grid, csv, json, sdk, ss, marks, link";
    let layouts: Result<Vec<Layout>, _> = names.split(", ").map(str::parse).collect();
    assert_eq!(layouts, Ok(Layout::ALL.to_vec()));
    for name in ["", "Rows", "table"] {
        let message = format!("There is no layout '{name}'; choose {names}.");
        assert_eq!(name.parse::<Layout>().unwrap_err().to_string(), message);
    }
}

#[test]
fn sentences() {
    let lines = FINNISH.replace(' ', "\n");
    let line = FINNISH.replace(' ', "");
    let first_lines = |count| lines.lines().take(count).collect::<Vec<_>>().join("\n");
    let table = [
        (String::new(), "There is no puzzle in an empty text."),
        (" \r\n\t[[]]".into(), "There is no puzzle in an empty text."),
        ("hello world".into(), "'hello' is neither a puzzle nor a row of one."),
        ("Dear diary, nothing today".into(), "'Dear' is neither a puzzle nor a row of one."),
        ("The quick brown fox".into(), "'The' is neither a puzzle nor a row of one."),
        (
            "Donaudampfschifffahrtsgesellschaft".into(),
            "'Donaudampfschifffahr…' is neither a puzzle nor a row of one.",
        ),
        ("5".into(), "1 cell makes no grid: the smallest, a 4×4, has 16."),
        (line[1..].into(), "80 cells make no grid: a 9×9 has 81."),
        ("1".repeat(10_000), "10000 cells make no grid: the largest, a 25×25, has 625."),
        (first_lines(8), "The puzzle breaks off after row 8 of 9."),
        (format!("9\n{}", first_lines(3)), "The puzzle breaks off after row 3 of 9."),
        ("1 2 3 4\n3 4 1 2".into(), "The puzzle breaks off after row 2 of 4."),
        (lines.replace("070090200", "07009020"), "Row 3 has 8 cells; the row before it has 9."),
        (lines.replace("070090200", "0"), "Row 3 has 1 cell; the row before it has 9."),
        (lines.replace("800000000", "8000000"), "Row 1 has 7 cells; it should have 9."),
        (format!("9\n{}", lines.replace("800000000", "80000000")), "Row 1 has 8 cells; it should have 9."),
        (lines.replace("050007000", "050007?00"), "Row 4, column 7: '?' is neither a digit nor a blank."),
        (line.replace("050007000", "050007?00"), "Row 4, column 7: '?' is neither a digit nor a blank."),
        (
            "1 2 3 4\n3 4 !! 2\n. . . .\n. . . .".into(),
            "Row 2, column 3: '!!' is neither a digit nor a blank.",
        ),
        ("1 2 3 4\n3 4 ½ 2\n. . . .\n. . . .".into(), "Row 2, column 3: '½' is neither a digit nor a blank."),
        (lines.replace("800000000", "80000000z"), "Row 1, column 9: 'z' is neither a digit nor a blank."),
        (
            "127... ...... ...... ...... ...... ......".into(),
            "Row 1, column 3: 7 is above 6, the largest digit of a 6×6.",
        ),
        ("9.......".repeat(8), "Row 1, column 1: 9 is above 8, the largest digit of an 8×8."),
        (
            lines.replace("050007000", "05000700a"),
            "Row 4, column 9: A (10) is above 9, the largest digit of a 9×9.",
        ),
        (["0 0 10 0 0 0 0 0 0"; 9].join("\n"), "Row 1, column 3: 10 is above 9, the largest digit of a 9×9."),
        (
            ["0 0 0 0 0 123 0 0 0"; 9].join("\n"),
            "Row 1, column 6: 123 is above 9, the largest digit of a 9×9.",
        ),
        ("5...............".into(), "Row 1, column 1: 5 is above 4, the largest digit of a 4×4."),
        (format!("{lines}\n{}", first_lines(2)), "Puzzle 2: the puzzle breaks off after row 2 of 9."),
        (
            format!("{lines}\n{}", lines.replace("070090200", "07009020")),
            "Puzzle 2: row 3 has 8 cells; the row before it has 9.",
        ),
        (
            format!("{}\n{lines}", lines.replace("070090200", "07009020")),
            "Puzzle 1: row 3 has 8 cells; the row before it has 9.",
        ),
        (format!("{line}\n{}", &line[1..]), "Puzzle 2: 80 cells make no grid: a 9×9 has 81."),
        (
            format!("{line}{}", line.replace("050007000", "050007?00")),
            "Puzzle 2: row 4, column 7: '?' is neither a digit nor a blank.",
        ),
    ];
    for (text, sentence) in table {
        match grids(&text) {
            Ok(puzzles) => panic!("{puzzles:?} read in {text:?}"),
            Err(error) => assert_eq!(error.to_string(), sentence, "{text:?}"),
        }
    }
}
