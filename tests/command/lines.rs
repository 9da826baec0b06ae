//! `--lines`: line n of the output answers line n of the input.

use super::{answers, file, run, start};
use ninefold::notation::Layout;
use std::fs;
use std::io::{BufRead, BufReader, Write};

const GOOD: &str = "3..442.1.34224.3";
const SOLUTION: &str = "3124423113422413";

/// What stands in lines of data that have no puzzle, or two, or one that cannot be read, and why that is said to be so.
const BAD: [(&str, &str); 18] = [
    ("NULL", "Column 1: 'NULL' is neither a puzzle nor a row of one."),
    ("n/a", "Column 1: 'n/a' is neither a puzzle nor a row of one."),
    ("hello", "Column 1: 'hello' is neither a puzzle nor a row of one."),
    ("  # note", "Column 3: '# note' is neither a puzzle nor a row of one."),
    ("3xx442x1x34224x3 3xx442x1x34224x3", "Column 1: 2 puzzles stand in one line."),
    ("3xx442x1x34224x3 3?x442x1x34224x3", "Column 19: '?' is neither a digit nor a blank (row 1, column 2)."),
    ("\"\"", "Column 1: '\"\"' is neither a puzzle nor a row of one."),
    ("12.4", "Column 5: the puzzle breaks off after row 1 of 4."),
    (
        "3xx442x1x34224",
        "Column 1: 14 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
    ),
    ("34?1 .... .... ....", "Column 3: '?' is neither a digit nor a blank."),
    (
        "NULL,3124423113422413",
        "Column 1: the line has a full grid and something else, so its puzzle may be missing.",
    ),
    ("{", "Column 1: '{' is neither a puzzle nor a row of one."),
    ("<game", "Column 1: '<game' is neither a puzzle nor a row of one."),
    ("[Puzzle]", "Column 1: '[Puzzle]' is neither a puzzle nor a row of one."),
    ("puzzle,solution", "Column 1: 'puzzle,solution' is neither a puzzle nor a row of one."),
    ("---", "Column 1: '---' is neither a puzzle nor a row of one."),
    ("4", "Column 1: 1 cell makes no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do."),
    (
        "3xx442x1x34224x3;n",
        "Column 18: the puzzle has an anti-knight rule, which Ninefold does not read yet.",
    ),
];

/// A good line before, between and behind all bad ones, with blank ones among them.
fn mixed() -> String {
    let bad: String = BAD.iter().map(|(bad, _)| format!("{bad}\n{GOOD}\n\n")).collect();
    format!("{GOOD}\n{bad}")
}

#[test]
fn each_line_is_answered() {
    let table = [
        ("solve", SOLUTION.to_owned()),
        ("count", "1".into()),
        ("rate", format!("{GOOD}\t1.0\t1.0\t1.0\thidden-single")),
        ("rate --format %r", "1.0".into()),
        ("repair", format!("unique\t{GOOD}\t-")),
        ("convert", GOOD.into()),
        ("convert --layout zeros", GOOD.replace('.', "0")),
    ];
    for (arguments, expected) in table {
        let unreadable = match arguments {
            "rate" => "-\tunreadable\t-\t-\t-",
            "repair" => "unreadable\t-\t-",
            _ => "unreadable",
        };
        let bad: String = BAD.iter().map(|_| format!("{unreadable}\n{expected}\n\n")).collect();
        let (code, answers, complaints) = run(&format!("{arguments} --lines"), mixed());
        assert_eq!((code, answers), (0, format!("{expected}\n{bad}")), "{arguments}");
        let reasons = BAD.iter().enumerate().map(|(index, (_, reason))| {
            // The line that is said is not the row of the puzzle.
            let reason = reason.replace("nor a blank.", "nor a blank (row 1, column 3).");
            format!("Line {}, c{}\n", 3 * index + 2, reason.strip_prefix('C').expect("a column"))
        });
        assert_eq!(complaints, reasons.collect::<String>(), "{arguments}");
    }
    let [crlf, rest] = [mixed().replace('\n', "\r\n"), mixed() + GOOD];
    assert_eq!(run("solve --lines", crlf).1, run("solve --lines", mixed()).1);
    assert_eq!(run("solve --lines --threads 7", rest).1, run("solve --lines", mixed()).1 + SOLUTION + "\n");
    assert_eq!(answers("solve --lines", ""), "");
    assert_eq!(answers("solve --lines", "\n\r\n \t"), "\n\n\n");
}

#[test]
fn the_line_before_its_answer_and_the_reason_behind_it() {
    let rows = |row: &dyn Fn(&str, &str, &str) -> String| {
        let good = row(GOOD, SOLUTION, "");
        let bad = BAD.map(|(bad, reason)| row(bad, "unreadable", reason) + &good + &row("", "", ""));
        good.clone() + &bad.concat()
    };
    for (arguments, expected) in [
        ("--with-puzzle", rows(&|line, answer, _| format!("{line}\t{answer}\n"))),
        ("--reasons", rows(&|_, answer, reason| format!("{answer}\t{reason}\n"))),
        ("--with-puzzle --reasons", rows(&|line, answer, reason| format!("{line}\t{answer}\t{reason}\n"))),
    ] {
        let (code, answers, _) = run(&format!("solve --lines {arguments}"), mixed());
        assert_eq!((code, answers), (0, expected), "{arguments}");
    }
    // What is no text stands there as its bytes, and the reason is a text.
    let bytes = b"\xe9t\xe9\n3xx442x1x34224x3 # \xe9t\xe9\r\n\0";
    let path = file("latin.txt", bytes);
    let child = start(&format!("solve --lines --with-puzzle {path}")).wait_with_output().expect("an end");
    let expected = b"\xe9t\xe9\tunreadable\n3xx442x1x34224x3 # \xe9t\xe9\t3124423113422413\n\0\tunreadable\n";
    assert_eq!(child.stdout, expected);
    // UTF-16 is known by its mark, and comes out in UTF-8.
    for unit in [u16::to_le_bytes, u16::to_be_bytes] {
        let text: Vec<u8> = "\u{feff}3xx442x1x34224x3\nNULL\n".encode_utf16().flat_map(unit).collect();
        let (_, answers, _) = run("solve --lines --with-puzzle", text);
        assert_eq!(answers, "3xx442x1x34224x3\t3124423113422413\nNULL\tunreadable\n");
    }
}

#[test]
fn each_line_is_json() {
    let input = "3xx442x1x34224x3\nNULL\n\n12....3....4....\n";
    let unreadable = r#"{"error":"unreadable","reason":"Column 1: 'NULL' is neither a puzzle nor a row of one.","line":2,"column":1}"#;
    for arguments in ["explain --lines", "explain --lines --json"] {
        let (code, answers, _) = run(arguments, input);
        let lines: Vec<&str> = answers.lines().collect();
        assert_eq!((code, lines.len(), lines[1], lines[2]), (0, 4, unreadable, "null"), "{arguments}");
        let data: serde_json::Value = serde_json::from_str(lines[0]).expect("JSON");
        assert_eq!(data["end"].as_str(), Some("solved"));
        assert_eq!(lines[3], r#"{"puzzle":"12....3....4....","solved":false,"end":"none","steps":[]}"#);
    }
    let (code, answers, _) = run("solve --lines --layout json", input);
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!((code, &lines[1..]), (0, &[unreadable, "null", r#"{"verdict":"none"}"#][..]));
    assert!(lines.iter().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{lines:?}");
}

#[test]
fn what_the_layout_cannot_hold() {
    let reason = "A link to SudokuWiki holds a 9×9, not a 4×4.";
    let (code, answers, complaints) = run("convert --lines --reasons --layout link", "\n3xx442x1x34224x3\n");
    assert_eq!((code, answers), (0, format!("\t\nunwritable\t{reason}\n")));
    assert_eq!(complaints, format!("Line 2: {reason}\n"));
}

/// A line for each line in every layout that has one, also of puzzles with other rules; the others are refused.
#[test]
fn layouts() {
    let nine = ".".repeat(80) + "1";
    let input = format!("{nine}\n12343412........;x\n{GOOD}\nNULL\n\n");
    let in_a_line = [
        Layout::Line,
        Layout::Zeros,
        Layout::Json,
        Layout::Sukaku,
        Layout::Link,
        Layout::Fpuzzles,
        Layout::Sudokupad,
        Layout::Iss,
    ];
    for layout in Layout::ALL {
        for command in ["solve", "convert"] {
            let (code, answers, complaints) = run(&format!("{command} --lines --layout {layout}"), &input);
            if in_a_line.contains(&layout) {
                assert_eq!((code, answers.lines().count()), (0, 5), "{command} {layout}: {answers}");
            } else {
                let sentence = format!(
                    "With '--lines' each answer is one line, so the layout '{layout}' cannot go with it.\n"
                );
                assert!(code == 2 && answers.is_empty() && complaints.starts_with(&sentence), "{complaints}");
            }
        }
    }
}

#[test]
fn what_cannot_go_together() {
    for (arguments, sentence) in [
        ("solve --lines --all", "With '--lines' each answer is one line, so '--all' cannot go with it."),
        (
            "rate --path --lines",
            "With '--lines' each answer is one line, so '--path' without '--json' cannot go with it.",
        ),
        (
            "rate --lines --format %r%l",
            "With '--lines' each answer is one line, so a line's end in '--format' cannot go with it.",
        ),
        ("solve --with-puzzle", "The option '--with-puzzle' goes with '--lines'."),
        ("count --reasons", "The option '--reasons' goes with '--lines'."),
        ("scan --lines", "There is no option '--lines' of 'scan'."),
    ] {
        let (code, answers, complaints) = run(arguments, "");
        assert_eq!((code, answers.as_str()), (2, ""), "{arguments}");
        assert_eq!(complaints.lines().next(), Some(sentence), "{arguments}");
    }
}

#[test]
fn lines_of_several_files_are_counted_in_each() {
    let one = file("lines-one.txt", "3xx442x1x34224x3\nNULL");
    let missing = file("lines-missing.txt", "");
    fs::remove_file(&missing).expect("a file");
    let (code, answers, complaints) = run(&format!("solve --lines {one} {missing} - {one}"), "\nn/a\n");
    let of_one = "3124423113422413\nunreadable\n";
    assert_eq!((code, answers), (2, format!("{of_one}\nunreadable\n{of_one}")));
    let null = format!("{one}: Line 2, column 1: 'NULL' is neither a puzzle nor a row of one.\n");
    let absent = format!("{missing}: It cannot be read: No such file or directory (os error 2).\n");
    let na = "Line 2, column 1: 'n/a' is neither a puzzle nor a row of one.\n";
    assert_eq!(complaints, format!("{null}{absent}{na}{null}"));
}

/// More lines than go into a parcel, on several threads.
#[test]
fn the_order_and_the_numbers_of_many_lines() {
    let nine = ".".repeat(80);
    let lines: String = (1..=150).map(|number| format!("{nine}{}\n{GOOD}\n", number % 9 + 1)).collect();
    let path = file("lines-many.txt", lines);
    let (code, answers, complaints) =
        run(&format!("convert --lines --with-puzzle --layout link --threads 3 {path} {path}"), "");
    let answer = |number: usize| {
        let nine = format!("{nine}{}", number % 9 + 1);
        let link = nine.replace('.', "0");
        format!("{nine}\thttps://www.sudokuwiki.org/sudoku.htm?bd={link}\n{GOOD}\tunwritable\n")
    };
    let expected: String = (1..=150).map(answer).collect();
    assert!(code == 0 && answers == expected.repeat(2), "{answers}");
    let reason = "A link to SudokuWiki holds a 9×9, not a 4×4.";
    let expected: String =
        (1..=150).map(|number| format!("{path}: Line {}: {reason}\n", 2 * number)).collect();
    assert!(complaints == expected.repeat(2), "{complaints}");
}

#[test]
fn a_line_is_answered_as_soon_as_it_ends() {
    let mut child = start("solve --lines");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for (line, answer) in [("3xx442x1x34224x3", "3124423113422413"), ("{", "unreadable"), ("", "")] {
        writeln!(stdin, "{line}").expect("an open pipe");
        assert_eq!(answers.next().expect("an answer").expect("text"), answer);
    }
    drop(stdin);
    assert!(answers.next().is_none());
    assert!(child.wait().expect("an end").success());
}
