//! Everything ends, with an exit code that says how.

use crate::{answers, file, pigeonhole, run, start};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

const EASY: &str = "3xx442x1x34224x3";

/// A puzzle that no search finishes, before an easy one.
#[test]
fn a_hostile_puzzle_keeps_nobody_waiting() {
    let hostile = pigeonhole();
    let path = file("hostile.txt", format!("{hostile}\n{EASY}\n"));
    let table = [
        ("solve --budget 500", "undecided\n3124423113422413\n".to_owned()),
        ("solve --budget 500 --all", "undecided\n3124423113422413\n".into()),
        ("count --budget 500", "0+\n1\n".into()),
        ("repair --budget 500", "undecided\t-\t-\nunique\t3..442.1.34224.3\t-\n".into()),
        (
            "rate --budget 500",
            format!("{hostile}\tundecided\t-\t-\t-\n3..442.1.34224.3\t1.0\t1.0\t1.0\thidden-single\n"),
        ),
        ("convert", format!("{hostile}\n3..442.1.34224.3\n")),
    ];
    for (arguments, expected) in table {
        assert_eq!(answers(&format!("{arguments} {path}"), ""), expected, "{arguments}");
    }
    let explained = answers(&format!("explain --budget 500 --json {path}"), "");
    let ends = explained.lines().map(|line| line.split("\"end\":\"").nth(1).map(|end| &end[..6]));
    assert_eq!(ends.collect::<Vec<_>>(), [Some("undeci"), Some("solved")]);
}

/// These have a budget of their own. All three work at the same time, as each takes some seconds.
#[test]
fn what_ends_by_itself() {
    let path = file("ends.txt", pigeonhole());
    let commands = ["repair", "rate --format %r", "explain --json"];
    let started = commands.map(|command| start(&format!("{command} {path}")));
    let ends = started.map(|mut child| {
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let line = lines.next().expect("a line").expect("text");
        assert!(lines.next().is_none() && child.wait().expect("an end").success());
        line
    });
    assert_eq!(ends[..2], ["undecided\t-\t-", "undecided"]);
    assert!(ends[2].contains(r#""end":"undecided""#), "{}", ends[2]);
}

/// The table in the help, row by row.
#[test]
fn exit_codes() {
    let missing = file("exit-missing.txt", "");
    fs::remove_file(&missing).expect("a file");
    let puzzles =
        format!("{EASY}\n1...............\n12....3....4....\n11..............\n{}\n", ".".repeat(256));
    let unreadable = format!("{EASY}\n1\n");
    let commands = ["solve", "count", "explain", "rate", "repair", "convert"];
    let (searching, writing) = (&commands[..5], &["solve", "convert"][..]);
    let x_sudoku = "12343412........;x";
    let table = [
        // One solution, several, none, a clash, what is given up, and what has no rating for its rules.
        (0, "--budget 5".to_owned(), &*puzzles, searching),
        (0, String::new(), x_sudoku, searching),
        (0, "--lines".into(), &unreadable, &commands),
        (0, "--lines --layout link".into(), EASY, writing),
        (1, String::new(), &unreadable, &commands),
        (1, "--layout link".into(), EASY, writing),
        (2, "--nonsense".into(), EASY, &commands),
        (2, missing.clone(), EASY, &commands),
        (2, format!("- {missing}"), &unreadable, &commands),
        (2, env!("CARGO_MANIFEST_DIR").into(), EASY, &commands),
    ];
    for (code, arguments, input, commands) in table {
        for command in commands {
            assert_eq!(run(&format!("{command} {arguments}"), input).0, code, "{command} {arguments}");
        }
    }
    #[cfg(target_os = "linux")]
    {
        let full = fs::File::options().write(true).open("/dev/full").expect("a full device");
        let mut child = Command::new(env!("CARGO_BIN_EXE_ninefold"));
        let child = child.args(["solve", &file("exit.txt", EASY)]).stdout(full).stderr(Stdio::piped());
        let output = child.output().expect("an end");
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(output.stderr, b"The answers cannot be written: No space left on device (os error 28).\n");
    }
    // The help of each command has the table, and so has the README.
    let help = answers("--help", "");
    let (_, codes) = help.split_once("Exit codes:\n  ").expect("the table");
    for command in commands {
        assert!(answers(&format!("{command} --help"), "").ends_with(codes), "{command}");
    }
    let readme = include_str!("../../README.md");
    let mut rows = 0;
    for (code, row) in ["0", "1", "2"].into_iter().zip(codes.replace("\n     ", " ").lines()) {
        let (said, meaning) = row.trim_start().split_once("  ").expect("two columns");
        assert!(said == code && readme.contains(&format!("| {code} | {meaning} |")), "{row}");
        rows += 1;
    }
    assert_eq!(rows, 3);
}

/// More threads than there is memory for.
#[cfg(target_os = "linux")]
#[test]
fn as_many_threads_as_there_is_room_for() {
    let path = file("threads.txt", format!("{EASY}\n").repeat(300));
    // Where one too many is started, it depends on the rest whether it finds memory.
    for kilobytes in (20_000..=260_000).step_by(20_000).chain([400_000]) {
        let script = format!("ulimit -v {kilobytes}; exec \"$0\" solve --threads 30000 {path}");
        let shell = Command::new("sh").args(["-c", &script, env!("CARGO_BIN_EXE_ninefold")]).output();
        let output = shell.expect("a shell");
        let lines = String::from_utf8(output.stdout).expect("text");
        assert_eq!(lines, "3124423113422413\n".repeat(300), "{kilobytes}");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{kilobytes}");
    }
}
