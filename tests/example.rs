//! The example `solve`, run as a program: it reads what the five reference programs read and prints what they print.

mod common;

use common::{FINNISH, FINNISH_SOLUTION, NEWSPAPER, NEWSPAPER_SOLUTION, NINE, grid, written};
use ninefold::notation::Layout;
use ninefold::solutions;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::thread;

/// The program, which Cargo builds beside the tests.
fn start(arguments: &str) -> Child {
    let test = std::env::current_exe().expect("the test's own path");
    let folder = test.ancestors().nth(2).expect("the folder above deps").join("examples");
    Command::new(folder.join("solve").with_extension(std::env::consts::EXE_EXTENSION))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the example; `cargo test` builds it, `cargo test --test example` does not")
}

/// What the program writes to standard output and to standard error.
fn run(arguments: &str, input: impl AsRef<[u8]>) -> (String, String) {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.as_ref().to_vec();
    // In a thread of its own, because a pipe holds only so much: the output has to be read at the same time.
    let writing = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("an end");
    // Writing fails where the program ends with a complaint before it reads: that is no error here.
    let _unread = writing.join().expect("no panic");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr))
}

fn laid_out(words: &str, layout: Layout) -> String {
    written(&grid(words), layout)
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
    let all: Vec<String> = solutions(&grid(&fewer), usize::MAX)
        .solutions
        .iter()
        .map(|solution| written(solution, rows))
        .collect();
    assert!(all.len() > 1);
    let table = [
        ("R1", "--layout rows --all", laid_out(FINNISH, rows), laid_out(FINNISH_SOLUTION, rows)),
        ("R1, every solution", "--layout rows --all", laid_out(&fewer, rows), all.join("\n")),
        ("R2, 4×4", "--layout spaced --all", four.0.into(), laid_out(four.1, spaced)),
        ("R2, 6×6", "--layout spaced --all", six.0.into(), laid_out(six.1, spaced)),
        ("R2, 9×9", "--layout spaced --all", nine, laid_out(nine_solution, spaced)),
        ("R3", "--layout rows", laid_out(NEWSPAPER, rows), laid_out(NEWSPAPER_SOLUTION, rows)),
        ("R3, blanks", "--layout spaced", laid_out(NEWSPAPER, spaced), laid_out(NEWSPAPER_SOLUTION, spaced)),
        ("R3, several are none", "--layout spaced", laid_out(&fewer, spaced), "several".into()),
        (
            "R4",
            "--layout spaced",
            [FINNISH, NEWSPAPER, FINNISH].map(|words| laid_out(words, spaced)).join("\n"),
            [FINNISH_SOLUTION, NEWSPAPER_SOLUTION, FINNISH_SOLUTION]
                .map(|words| laid_out(words, spaced))
                .join("\n"),
        ),
        ("R5", "--layout json", laid_out(NEWSPAPER, json), laid_out(NEWSPAPER_SOLUTION, json)),
        ("R5, no solution", "--layout json", laid_out(&NINE.replacen('.', "4", 1), json), "none".into()),
    ];
    for (program, arguments, input, expected) in table {
        assert_eq!(run(arguments, &input), (expected + "\n", String::new()), "{program}: {input}");
    }
}

#[test]
fn a_line_for_each_puzzle() {
    let line = |words: &str| laid_out(words, Layout::Line);
    let clash = format!("5.......5{}", ".".repeat(72));
    let input = [&line(FINNISH), &line(FINNISH)[1..], &".".repeat(81), &clash, &line(NEWSPAPER)].join("\n");
    let expected =
        [&line(FINNISH_SOLUTION), "unreadable", "several", "clash", &line(NEWSPAPER_SOLUTION), ""].join("\n");
    let complaint = "Line 2, column 1: 80 cells make no grid: a 9×9 has 81.\n";
    assert_eq!(run("", &input), (expected, complaint.into()));
}

#[test]
fn the_answer_comes_before_the_input_ends() {
    let mut child = start("--layout rows");
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

#[test]
fn every_solution_as_long_as_they_are_read() {
    let mut child = start("--all");
    let mut stdin = child.stdin.take().expect("a pipe");
    writeln!(stdin, "{}", ".".repeat(81)).expect("an open pipe");
    drop(stdin);
    let answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    assert_eq!(
        answers.take(1000).filter(|line| line.as_ref().is_ok_and(|line| line.len() == 81)).count(),
        1000
    );
    assert!(child.wait().expect("an end").success(), "a reader who leaves is no error");
}

#[test]
fn what_the_command_line_may_say() {
    let usage = "usage: solve [--layout LAYOUT] [--all] < PUZZLES\n";
    let names = "rows, spaced, line, zeros, grid, csv, json, sdk, ss, marks, link";
    let table = [
        ("--layout table", format!("There is no layout 'table'; choose {names}.\n")),
        ("--layout", format!("There is no layout ''; choose {names}.\n")),
        ("puzzles.txt", "There is no option 'puzzles.txt'.\n".into()),
    ];
    for (arguments, complaint) in table {
        assert_eq!(run(arguments, ""), (String::new(), format!("{complaint}{usage}")), "{arguments}");
    }
}

#[test]
fn other_encodings() {
    let text = "\u{feff}".to_owned() + &FINNISH.replace(' ', "\n");
    for unit in [u16::to_le_bytes, u16::to_be_bytes] {
        let bytes: Vec<u8> = text.encode_utf16().flat_map(unit).collect();
        assert_eq!(run("", bytes), (FINNISH_SOLUTION.replace(' ', "") + "\n", String::new()));
    }
}
