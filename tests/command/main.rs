//! The command `ninefold`, run as a program: among others it reads what the five reference programs read and
//! prints what they print.

#![cfg(feature = "cli")]

#[allow(dead_code, reason = "the other tests use more of it")]
#[path = "../common/mod.rs"]
mod common;
mod digits;
mod ends;
mod json;
mod lines;
#[cfg(feature = "photos")]
mod scan;
mod sukaku;

use common::{FINNISH, FINNISH_SOLUTION, NEWSPAPER, NEWSPAPER_SOLUTION, NINE, grid, written};
use ninefold::notation::Layout;
use ninefold::{Shape, solutions};
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::{fs, thread};

fn start(arguments: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_ninefold"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command")
}

/// The exit code, and what the program writes to standard output and to standard error.
fn run(arguments: &str, input: impl AsRef<[u8]>) -> (i32, String, String) {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.as_ref().to_vec();
    // In a thread of its own, because a pipe holds only so much: the output has to be read at the same time.
    let writing = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("an end");
    // Writing fails where the program ends with a complaint before it reads: that is no error here.
    let _unread = writing.join().expect("no panic");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("a code"), text(output.stdout), text(output.stderr))
}

/// What it writes where all is well.
fn answers(arguments: &str, input: impl AsRef<[u8]>) -> String {
    let (code, answers, complaints) = run(arguments, input);
    assert_eq!((code, complaints.as_str()), (0, ""), "{arguments}");
    answers
}

fn laid_out(words: &str, layout: Layout) -> String {
    written(&grid(words), layout)
}

fn line(words: &str) -> String {
    laid_out(words, Layout::Line)
}

/// A file for the tests, whose name has no blank.
fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("a folder for the tests");
    path.into_os_string().into_string().expect("a plain path")
}

/// The puzzle of tests/web/pigeonhole.js, which no search finishes. In 13 rows the digit 1 has only 12
/// columns left.
fn pigeonhole() -> String {
    let shape = Shape::of_side(25).expect("a shape");
    let line = |index: usize| index % 5 * 5 + index / 5;
    let solved = |row: usize, column: usize| ((row % 5 * 5 + row / 5 + column) % 25 + 1) as u8;
    let places: Vec<(usize, usize)> =
        (0..13).flat_map(|row| (0..13).map(move |column| (line(row), line(column)))).collect();
    let mut cells = vec![0; shape.cell_count()];
    for &(row, column) in &places {
        let digit = solved(row, column);
        cells[row * 25 + column] = if digit == 1 { 0 } else { digit };
    }
    for &(row, column) in &places {
        let cell = row * 25 + column;
        if cells[cell] == 0 {
            let is_free = |digit: &u8| shape.peers(cell).all(|peer| cells[peer] != *digit);
            cells[cell] = (2..=25).find(is_free).unwrap_or_default();
        }
    }
    ninefold::Grid::new(cells).expect("a grid").to_string()
}

#[test]
fn the_reference_programs_cases() {
    let (rows, spaced, json) = (Layout::Rows, Layout::Spaced, Layout::Json);
    let four = ("4\n3xx4\n42x1\nx342\n24x3\n", "3124 4231 1342 2413");
    let six =
        ("6\nx61453\n4x5216\n3461x5\n152364\n5x4631\n6x354x\n", "261453 435216 346125 152364 524631 613542");
    let nine = format!("9\n{}\n", NINE.replace('.', "x").replace(' ', "\n"));
    let nine_solution =
        "649713258 135892467 278564319 863957124 914286735 527341986 751428693 392675841 486139572";
    let fewer = format!("0{}", &FINNISH[1..]);
    let table = [
        ("R1", "solve --layout rows --all", laid_out(FINNISH, rows), laid_out(FINNISH_SOLUTION, rows)),
        (
            "R1, every solution",
            "solve --layout=rows --all",
            laid_out(&fewer, rows),
            all(&fewer, rows, "\n\n"),
        ),
        ("R2, 4×4", "solve --layout spaced --all", four.0.into(), laid_out(four.1, spaced)),
        ("R2, 6×6", "solve --layout spaced --all", six.0.into(), laid_out(six.1, spaced)),
        ("R2, 9×9", "solve --layout spaced --all", nine, laid_out(nine_solution, spaced)),
        ("R3", "solve --layout rows", laid_out(NEWSPAPER, rows), laid_out(NEWSPAPER_SOLUTION, rows)),
        (
            "R3, blanks",
            "solve --layout spaced",
            laid_out(NEWSPAPER, spaced),
            laid_out(NEWSPAPER_SOLUTION, spaced),
        ),
        ("R3, several are none", "solve --layout spaced", laid_out(&fewer, spaced), "several".into()),
        (
            "R4",
            "solve --layout spaced",
            [FINNISH, NEWSPAPER, FINNISH].map(|words| laid_out(words, spaced)).join("\n"),
            [FINNISH_SOLUTION, NEWSPAPER_SOLUTION, FINNISH_SOLUTION]
                .map(|words| laid_out(words, spaced))
                .join("\n"),
        ),
        ("R5", "solve --layout json", laid_out(NEWSPAPER, json), laid_out(NEWSPAPER_SOLUTION, json)),
        (
            "R5, no solution",
            "solve --layout json",
            laid_out(&NINE.replacen('.', "4", 1), json),
            r#"{"verdict":"none"}"#.into(),
        ),
    ];
    for (program, arguments, input, expected) in table {
        assert_eq!(answers(arguments, &input), expected + "\n", "{program}: {input}");
    }
}

/// Every solution in a layout, with something between them.
fn all(words: &str, layout: Layout, between: &str) -> String {
    let found = solutions(&grid(words), usize::MAX).solutions;
    assert!(found.len() > 1);
    found.iter().map(|solution| written(solution, layout)).collect::<Vec<_>>().join(between)
}

#[test]
fn what_each_command_answers() {
    // In this order they have one solution, none, several, and a clash.
    let puzzles = "3..442.1.34224.3\n12....3....4....\n3..442.1........\n3..442.1.34223.3\n";
    let fewer = "3..442.1........";
    let two_blanks = "\n\n\n";
    let table = [
        ("solve", "3124423113422413\nnone\nseveral\nclash"),
        ("solve --layout zeros", "3124423113422413\nnone\nseveral\nclash"),
        ("solve --layout rows", "3124\n4231\n1342\n2413\nnone\nseveral\nclash"),
        ("solve --all", &format!("3124423113422413\nnone\n{}\nclash", all(fewer, Layout::Line, "\n"))),
        (
            "solve --all --layout rows",
            &["3124\n4231\n1342\n2413", "none", &all(fewer, Layout::Rows, "\n\n"), "clash"].join(two_blanks),
        ),
        ("solve --budget 1000", "3124423113422413\nnone\nseveral\nclash"),
        ("solve --threads 1", "3124423113422413\nnone\nseveral\nclash"),
        ("solve --threads=3 -- -", "3124423113422413\nnone\nseveral\nclash"),
        ("count", "1\n0\n2\n0"),
        ("count --most 2", "1\n0\n2\n0"),
        ("count --most 1", "1\n0\n1+\n0"),
        (
            "repair",
            "unique\t3..442.1.34224.3\t-\n\
             none\t.12....3....4...\tgridSkipped from r1c1\n\
             several\t3..442.11.......\tmissing r3c1 .>1\n\
             clash\t3..442.1.34224.3\treplaced r4c2 3>4",
        ),
        ("convert", &puzzles[..puzzles.len() - 1]),
        ("convert --layout zeros", &puzzles[..puzzles.len() - 1].replace('.', "0")),
    ];
    for (arguments, expected) in table {
        assert_eq!(answers(arguments, puzzles), format!("{expected}\n"), "{arguments}");
    }
    let more = answers("repair --most 2", "3..442.1.34223.3");
    assert_eq!(more, "clash\t3..442.1.34224.3\treplaced r4c2 3>4\t3..442.1.3422..3\textra r4c2 3>.\n");
    let many = answers(&format!("repair --most {}", usize::MAX), "3..442.1.34223.3");
    assert!(many.starts_with(more.trim_end()) && many.split('\t').count() == 1 + 33 * 2, "{many}");
    assert_eq!(answers("repair", "1...............\n"), "several\t-\t-\n", "no repair leaves one solution");
    let diagonals = "\t{};x\tforgotten diagonals";
    let windows = "\t{};w\tforgotten windows";
    for (puzzle, expected) in [
        (
            ".....23........6..8..1...2.......582..1..........7.......5....32......9.4..9.3...",
            diagonals.to_owned(),
        ),
        (
            "..............1.........762.......4...5.6.9...3.........761....3..........87.51.9",
            windows.to_owned(),
        ),
        (
            "..8..13..........8.......7..2.8.3....5...2.13..1............5.49...6..8........2.",
            "\t{};d\tforgotten disjoint".to_owned(),
        ),
        // Each of two rules leaves one solution, or a rule and a repair: with more room all of them are said.
        (
            ".5......8..4......2......1...6..73.....1......9...5..27..4..6......6......2...5..",
            windows.to_owned(),
        ),
        (
            "7698.23........6..85.1..72....31.582..1...9...8..75....9.5....323.....9.4..9.3...",
            diagonals.to_owned(),
        ),
    ] {
        assert_eq!(answers("repair", puzzle), format!("several{}\n", expected.replace("{}", puzzle)));
    }
    assert_eq!(answers("count", ".".repeat(81)), "1000000+\n");
}

#[test]
fn what_explain_answers() {
    // In this order they have one solution, none, a clash, and no grid.
    let puzzles = "...43...2.4....1\n12....3....4....\n3..442.1.34223.3\n1\n";
    let (code, lines, complaint) = run("explain", puzzles);
    let (steps, others) = lines.split_once("\n\n").expect("a blank line");
    let steps: Vec<&str> = steps.lines().collect();
    assert_eq!((steps.len(), steps[0]), (12, "naked-single: => r1c1=1"));
    assert_eq!((steps[11], others), ("solved", "none\n\nnone\n\nunreadable\n"));
    let few = "Line 4, column 1: 1 cell makes no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.\n  1\n  ^\n";
    assert_eq!((code, complaint.as_str()), (1, few));

    assert_eq!(answers("explain", "...43...2.4....1").lines().last(), Some("solved"));
    assert_eq!(run("explain", "12....3....4....\n"), (0, "none\n".into(), String::new()));
    let none = r#"{"puzzle":"12....3....4....","solved":false,"end":"none","steps":[]}"#;
    assert_eq!(run("explain --json", "12....3....4....\n"), (0, format!("{none}\n"), String::new()));
}

#[test]
fn what_explain_answers_as_data() {
    let puzzles = format!("...43...2.4....1\n{}\n", line(FINNISH));
    let (lines, json) = (answers("explain", &puzzles), answers("explain --json", &puzzles));
    for ((lines, json), puzzle) in lines.split("\n\n").zip(json.lines()).zip(puzzles.lines()) {
        let data: serde_json::Value = serde_json::from_str(json).expect("JSON");
        assert_eq!((data["puzzle"].as_str(), data["end"].as_str()), (Some(puzzle), Some("solved")));
        assert_eq!(data["solved"].as_bool(), Some(true));
        let of = |step: &serde_json::Value| step["technique"].as_str().expect("a name").to_owned();
        let steps = data["steps"].as_array().expect("steps");
        for house in steps.iter().flat_map(|step| step["houses"].as_array().expect("houses")) {
            assert!(house["kind"].is_string() && house["index"].is_u64() && house["role"].is_string());
        }
        let steps: Vec<String> = steps.iter().map(of).collect();
        let said = lines.lines().filter_map(|line| line.split_once(": ").map(|(name, _)| name.to_owned()));
        assert_eq!(steps, said.collect::<Vec<_>>());
        assert!(steps.contains(&data["hardest"].as_str().expect("a name").to_owned()));
    }
}

#[test]
fn what_rate_answers() {
    // In this order they have one solution, several, none, a clash, and no grid.
    let puzzles = "3..442.1.34224.3\n1...............\n12....3....4....\n3..442.1.34223.3\n1\n";
    let (code, lines, complaint) = run("rate", puzzles);
    let unrated = "1...............\tseveral\t-\t-\t-\n12....3....4....\tnone\t-\t-\t-\n\
                   3..442.1.34223.3\tclash\t-\t-\t-\n-\tunreadable\t-\t-\t-\n";
    assert_eq!(lines, format!("3..442.1.34224.3\t1.0\t1.0\t1.0\thidden-single\n{unrated}"));
    assert_eq!((code, complaint.starts_with("Line 5, column 1: ")), (1, true), "{complaint}");

    let puzzle = line(NEWSPAPER);
    let hardest = "dynamic-contradiction-forcing-chains-plus-forcing-chains";
    assert_eq!(answers("rate --format %g%tED=%r/%p/%d%%%l%h,", &puzzle), {
        format!("{puzzle}\tED=10.6/1.2/1.2%\n{hardest},\n")
    });
    let (_, lines, _) = run("rate --format %h:%p:%r:%g", puzzles);
    assert_eq!(lines.lines().nth(1), Some("-:-:several:1..............."));
    assert_eq!(lines.lines().last(), Some("-:-:unreadable:-"));
    let solved = "1234341221434321";
    assert_eq!(answers("rate", solved), format!("{solved}\t0.0\t0.0\t0.0\tnone\n"));

    let steps = answers("rate --path", format!("{}\n{puzzle}\n", line(NINE)));
    let (easy, hard) = steps.split_once("\n\n").expect("a blank line");
    assert_eq!(easy.lines().count(), 40 + 1, "a step for each blank, and the puzzle's line");
    assert!(easy.lines().rev().skip(1).all(|step| step.contains(" hidden-single r")), "{easy}");
    assert_eq!(hard.lines().next(), Some("1.2 hidden-single r2c5=5"));
    assert!(hard.lines().any(|step| step.starts_with(&format!("10.6 {hardest} r"))), "{hard}");
}

/// A text may be converted to any layout, and what comes out is read again.
#[test]
fn convert_to_every_layout_and_back() {
    let puzzles = [FINNISH, NEWSPAPER, NINE].map(line).join("\n") + "\n";
    for layout in Layout::ALL {
        let converted = answers(&format!("convert --layout {}", layout.name()), &puzzles);
        assert_eq!(answers("convert", &converted), puzzles, "{}", layout.name());
    }
}

#[test]
fn what_cannot_be_read_or_written() {
    let clash = format!("5.......5{}", ".".repeat(72));
    let input = [&line(FINNISH), &line(FINNISH)[1..], &".".repeat(81), &clash, &line(NEWSPAPER)].join("\n");
    let solved = [&line(FINNISH_SOLUTION), "unreadable", "several", "clash", &line(NEWSPAPER_SOLUTION), ""];
    let no_grid =
        "Line 2, column 1: 80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.";
    let complaint: &str = &format!("{no_grid}\n  {}…\n  ^\n", &line(FINNISH)[1..38]);
    let (four, link) = ("3..442.1.34224.3\n", "A link to SudokuWiki holds a 9×9, not a 4×4.\n");
    let words = "Line 1, column 1: 'Hello' is neither a puzzle nor a row of one.\n  Hello\n  ^\n";
    let odd = "Line 1, column 3: '?' is neither a digit nor a blank.\n  34?1 .... .... ....\n    ^\n";
    let nothing = String::new();
    let table = [
        ("solve", input.as_str(), solved.join("\n"), complaint),
        ("solve --layout link", four, "unwritable\n".into(), link),
        ("solve --layout link --all", four, "unwritable\n".into(), link),
        ("convert --layout link", four, "unwritable\n".into(), link),
        ("count", "34?1 .... .... ....\n3..442.1.34224.3\n", "unreadable\n1\n".into(), odd),
        ("repair", "Hello\n", "unreadable\t-\t-\n".into(), words),
    ];
    for (arguments, input, expected, complaint) in table {
        assert_eq!(run(arguments, input), (1, expected, complaint.into()), "{arguments}: {input}");
    }
    assert_eq!(run("solve", ""), (0, nothing.clone(), nothing));
}

/// Puzzles with and without other rules in one text. A solution needs no rules, so it is written in any layout.
#[test]
fn other_rules() {
    let jigsaw = ".5.2......3....14..46....3......2.5.;r=aaabbbaaccbbaccccbdeeeefddeeffdddfff";
    let solution = "354216 215634 623145 546321 431562 162453";
    let cells = "12343412........";
    let puzzles = format!("{jigsaw}\n{cells};x\n{cells}\n{cells};easy\n");
    let x = "1234 3412 4321 2143";
    let (csv, several) = (Layout::Csv, "several\nseveral");
    let table = [
        ("solve", format!("{}\n{}\n{several}", line(solution), line(x))),
        ("solve --layout csv", format!("{}\n{}\n{several}", laid_out(solution, csv), laid_out(x, csv))),
        ("count", "1\n1\n4\n4".into()),
        ("convert", format!("{jigsaw}\n{cells};x\n{cells}\n{cells}")),
        (
            "rate",
            format!(
                "{jigsaw}\trules\t-\t-\t-\n{cells};x\trules\t-\t-\t-\n{0}\n{0}",
                cells.to_owned() + "\tseveral\t-\t-\t-"
            ),
        ),
    ];
    for (arguments, expected) in table {
        assert_eq!(answers(arguments, &puzzles), format!("{expected}\n"), "{arguments}");
    }
    for layout in ["json", "fpuzzles"] {
        let converted = answers(&format!("convert --layout {layout}"), &puzzles);
        assert_eq!(
            answers("convert", &converted),
            format!("{jigsaw}\n{cells};x\n{cells}\n{cells}\n"),
            "{layout}"
        );
    }
    let complaint = "The layout 'csv' cannot hold the puzzle's rules: it has diagonals.\n";
    let written = run("convert --layout csv", format!("{cells};x\n"));
    assert_eq!(written, (1, "unwritable\n".into(), complaint.into()));
    let sentence = "Line 1, column 18: the puzzle has an anti-knight rule, which Ninefold does not read yet.";
    let complaint = format!("{sentence}\n  {cells};n\n  {}^\n", " ".repeat(17));
    assert_eq!(run("solve", format!("{cells};n\n")), (1, "unreadable\n".into(), complaint));
}

#[test]
fn files_and_standard_input() {
    let one = file("one.txt", line(FINNISH));
    let spoilt = file("spoilt.txt", format!("{}\n1\n", line(NEWSPAPER)));
    let missing = file("missing.txt", "");
    fs::remove_file(&missing).expect("a file");
    let input = line(NINE);
    let [finnish, newspaper] = [FINNISH, NEWSPAPER].map(|words| line(words) + "\n");
    let nine = line(NINE) + "\n";
    let (unreadable, nothing) = ("unreadable\n", String::new());
    let complaint = format!(
        "{spoilt}: Line 2, column 1: 1 cell makes no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.\n  1\n  ^\n"
    );
    let absent = format!("{missing}: It cannot be read: No such file or directory (os error 2).\n");
    let table = [
        (vec![&one[..]], 0, finnish.clone(), nothing.clone()),
        (vec![&one, "-", &one], 0, [&finnish[..], &nine, &finnish].concat(), nothing.clone()),
        (vec!["-"], 0, nine.clone(), nothing),
        (vec![&spoilt, &one], 1, [&newspaper[..], unreadable, &finnish].concat(), complaint.clone()),
        (vec![&one, &missing, &one], 2, finnish.repeat(2), absent.clone()),
        (vec![&spoilt, &missing], 2, newspaper + unreadable, complaint + &absent),
    ];
    for (files, code, expected, complaints) in table {
        let arguments = format!("convert {}", files.join(" "));
        assert_eq!(run(&arguments, &input), (code, expected, complaints), "{arguments}");
    }
}

#[test]
fn answers_come_before_the_input_ends() {
    let mut child = start("solve --layout rows");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for (puzzle, solution) in [(FINNISH, FINNISH_SOLUTION), (NEWSPAPER, NEWSPAPER_SOLUTION)] {
        for row in puzzle.split(' ') {
            writeln!(stdin, "{row}").expect("an open pipe");
        }
        for row in solution.split(' ') {
            assert_eq!(answers.next().expect("an answer").expect("text"), row);
        }
    }
    drop(stdin);
    assert!(answers.next().is_none());
    assert!(child.wait().expect("an end").success());
}

/// Answers before a slow puzzle do not wait for it, those behind it come after it.
#[test]
fn the_order_with_slow_puzzles() {
    let (slow, solved) = (pigeonhole(), line(FINNISH_SOLUTION));
    let many = (line(FINNISH) + "\n").repeat(300);
    let answer = (solved.clone() + "\n").repeat(300);
    let input = format!("{many}{slow}\n{many}{slow}\n{many}");
    let expected = format!("{answer}undecided\n{answer}undecided\n{answer}");
    for threads in [1, 2, 7] {
        assert!(answers(&format!("solve --budget 500 --threads {threads}"), &input) == expected, "{threads}");

        let mut child = start(&format!("solve --threads {threads} {}", file("slow.txt", &input)));
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        // Without a limit the 301st never comes.
        assert!(lines.take(300).all(|line| line.is_ok_and(|line| line == solved)));
        child.kill().expect("it searches");
        child.wait().expect("an end");
    }
}

#[test]
fn what_was_found_before_the_limit() {
    let empty = ".".repeat(256);
    let some = answers("solve --all --budget 500", &empty);
    let (found, last) = some.trim_end().rsplit_once('\n').expect("lines");
    assert_eq!(last, "undecided");
    assert!(found.lines().all(|line| line.len() == 256));
    assert_eq!(answers("count --budget 500", &empty), format!("{}+\n", found.lines().count()));
    assert_eq!(answers("solve --budget 1", &empty), "undecided\n");
    assert_eq!(answers("count --budget 5", line(NINE)), "1\n");
    assert_eq!(answers("repair --budget 1", &empty), "undecided\t-\t-\n");
    assert_eq!(answers("rate --budget 1", &empty), format!("{empty}\tundecided\t-\t-\t-\n"));
    assert_eq!(answers("rate --budget 100 --format %r", line(FINNISH)), "8.0+\n");
    let (code, path, _) = run("explain --budget 1", line(FINNISH));
    assert_eq!((code, path.as_str()), (0, "undecided\n"));
}

#[test]
fn every_solution_as_long_as_they_are_read() {
    let mut child = start("solve --all");
    let mut stdin = child.stdin.take().expect("a pipe");
    writeln!(stdin, "{}", ".".repeat(81)).expect("an open pipe");
    let answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let lines = answers.take(1000);
    assert_eq!(lines.filter(|line| line.as_ref().is_ok_and(|line| line.len() == 81)).count(), 1000);
    // Standard input is still open.
    assert!(child.wait().expect("an end").success(), "a reader who leaves is no error");
}

#[test]
fn what_the_command_line_may_say() {
    let usage = "Usage: ninefold COMMAND [OPTIONS] [FILE]...\n";
    let names =
        "rows, spaced, line, zeros, grid, csv, json, sdk, ss, marks, sukaku, link, fpuzzles, sudokupad, iss";
    let no_layout = format!("There is no layout 'table'; choose {names}.\n");
    let table = [
        ("", "Name a command.\n"),
        (
            "solv",
            "There is no command 'solv'; choose solve, count, explain, rate, repair, convert, scan, help, licences.\n",
        ),
        ("solve --layout table", &no_layout),
        ("solve --layout=table", &no_layout),
        ("solve --layout", "The option '--layout' takes a value.\n"),
        ("solve --most 3", "There is no option '--most' of 'solve'.\n"),
        ("scan --all", "There is no option '--all' of 'scan'.\n"),
        ("count --all", "There is no option '--all' of 'count'.\n"),
        ("explain --layout rows", "There is no option '--layout' of 'explain'.\n"),
        ("rate --path=3", "The option '--path' takes no value, so not '3'.\n"),
        ("rate --format %g%", "The option '--format' knows %g, %r, %p, %d, %h, %l, %t and %%, not '%'.\n"),
        ("rate --format %n", "The option '--format' knows %g, %r, %p, %d, %h, %l, %t and %%, not '%n'.\n"),
        (
            "help solve count",
            "Say 'ninefold help', 'ninefold help COMMAND' or 'ninefold licences', and nothing else.\n",
        ),
        (
            "licences --json",
            "Say 'ninefold help', 'ninefold help COMMAND' or 'ninefold licences', and nothing else.\n",
        ),
        ("rate --steps", "The option '--steps' of 'rate' is called '--path' now.\n"),
        ("rate --json --format %r", "The options '--json' and '--format' cannot go together.\n"),
        (
            "help solv",
            "There is no command 'solv'; choose solve, count, explain, rate, repair, convert, scan, help, licences.\n",
        ),
        ("solve --steps 3", "The option '--steps' of 'solve' is called '--budget' now.\n"),
        ("count --steps=3", "The option '--steps' of 'count' is called '--budget' now.\n"),
        ("convert --budget 3", "There is no option '--budget' of 'convert'.\n"),
        ("repair --steps 3", "There is no option '--steps' of 'repair'.\n"),
        ("convert --steps=3", "There is no option '--steps' of 'convert'.\n"),
        ("--all solve", "There is no option '--all' before the command.\n"),
        ("solve -a", "There is no option '-a'.\n"),
        ("solve --all=3", "The option '--all' takes no value, so not '3'.\n"),
        ("solve --budget -1", "The option '--budget' takes a whole number, not '-1'.\n"),
        ("solve --threads 0", "The option '--threads' takes a whole number above 0, not '0'.\n"),
        ("count --most 0", "The option '--most' takes a whole number above 0, not '0'.\n"),
    ];
    for (arguments, complaint) in table {
        assert_eq!(run(arguments, ""), (2, String::new(), format!("{complaint}{usage}")), "{arguments}");
    }
}

#[test]
fn help_and_version() {
    let version = concat!("ninefold ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(["--version", "-V", "solve --version"].map(|arguments| answers(arguments, "")), [version; 3]);
    let commands = [
        ("solve", &["--layout", "--all", "--budget"][..]),
        ("count", &["--most", "--budget"]),
        ("explain", &["--json", "--budget"]),
        ("rate", &["--json", "--path", "--format", "--budget"]),
        ("repair", &["--most", "--budget"]),
        ("convert", &["--layout"]),
        ("scan", &["--all-grids"]),
    ];
    let common = ["--as", "--lines", "--with-puzzle", "--reasons", "--candidates", "--threads"];
    let general = answers("--help", "");
    assert_eq!(
        ["-h", "help", "help help", "help licences"].map(|arguments| answers(arguments, "")),
        [&*general; 4]
    );
    for (command, options) in commands {
        assert!(general.contains(&format!("\n  {command} ")), "{general}");
        let help = answers(&format!("{command} --help"), "");
        assert_eq!(answers(&format!("help {command}"), ""), help);
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
        let options = [options, if command == "scan" { &["--threads"][..] } else { &common }].concat();
        assert_eq!(help.matches("\n  --").count(), options.len(), "{help}");
        assert!(options.iter().all(|option| help.contains(&format!("\n  {option} "))), "{help}");
    }
    assert!(answers("scan --help", "").contains("A FILE is a photo"));
    let licences = answers("licences", "");
    assert!(["\nNinefold", "\nlexopt ", "\nimage ", "CC BY 4.0"].iter().all(|part| licences.contains(part)));
    for layout in Layout::ALL {
        assert!(answers("solve --help", "").contains(layout.name()));
    }
}

#[test]
fn other_encodings() {
    let text = "\u{feff}".to_owned() + &FINNISH.replace(' ', "\n");
    for unit in [u16::to_le_bytes, u16::to_be_bytes] {
        let bytes: Vec<u8> = text.encode_utf16().flat_map(unit).collect();
        assert_eq!(answers("solve", &bytes), line(FINNISH_SOLUTION) + "\n");
        assert_eq!(
            answers(&format!("solve {}", file("utf16.txt", &bytes)), ""),
            line(FINNISH_SOLUTION) + "\n"
        );
    }
}

/// What makes no sense as it stands is taken for what does, and that is said; or it is read as what it has to be.
#[test]
fn a_second_look() {
    let rows = "x 1 2 3 4\n4 1 . 3 .\n3 . 3 . 2\n2 . 4 . .\n1 2 1 . .\n";
    let wordoku = "M.F.\n.F.S\n.G..\nSM..\n";
    let taken = |shape: &str, what: &str| format!("Read as {shape}: {what}.\n");
    let table = [
        ("solve", rows, 0, "1234431234212143\n", taken("4×4", "rows without what stands beside them")),
        ("solve", wordoku, 0, "MSFGGFMSFGSMSMGF\n", taken("4×4", "letters in the place of digits")),
        (
            "convert",
            "r1c1=1 r1c3=3 r2c2=3 r2c4=2 r3c2=4 r4c1=2 r4c2=1",
            0,
            "1.3..3.2.4..21..\n",
            taken("4×4", "digits with their rows and columns"),
        ),
        ("convert --as 4x4", rows, 0, "1.3..3.2.4..21..\n", String::new()),
        ("solve --as 6x6", "1.3..3.2.4..21..", 1, "", "The text cannot be read as 6×6.\n".into()),
    ];
    for (arguments, input, code, expected, said) in table {
        assert_eq!(run(arguments, input), (code, expected.into(), said), "{arguments}: {input}");
    }
    let (code, _, complaint) = run("solve --as roman", rows);
    assert!(code == 2 && complaint.starts_with("There is no format 'roman'; choose line, "), "{complaint}");
    let (code, _, complaint) = run("solve --lines --as 4x4", rows);
    assert!(code == 2 && complaint.contains("so '--as' cannot go with it."), "{complaint}");
}

/// A long line is cut around the place, and a character that takes two columns counts as two.
#[test]
fn the_place_of_a_fault_is_shown() {
    let long = format!("{}?{}", ".".repeat(60), ".".repeat(20));
    let table = [
        (long, format!("  …{}?{}\n  {:>38}\n", ".".repeat(36), ".".repeat(20), "^")),
        ("１２５４ 3412 2143 4321".into(), "  １２５４ 3412 2143 4321\n      ^\n".into()),
    ];
    for (text, expected) in table {
        let (_, _, complaint) = run("solve", &text);
        let (_, shown) = complaint.split_once('\n').expect("a line below");
        assert_eq!(shown, expected, "{complaint}");
    }
}
