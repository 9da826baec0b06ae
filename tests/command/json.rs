//! What is written as JSON: every line is.

use crate::common::NINE;
use crate::{answers, line, run};
use serde_json::{Value, json};

/// In this order they have one solution, several, none, a clash, other rules, and no grid.
const PUZZLES: &str = "3..442.1.34224.3\n1...............\n12....3....4....\n3..442.1.34223.3\n\
                       12343412........;x\n1\n";

/// The lines that a command writes, and its exit code.
fn lines(arguments: &str, input: &str) -> (i32, Vec<Value>) {
    let (code, answers, _) = run(arguments, input);
    let value = |line: &str| serde_json::from_str(line).unwrap_or_else(|_| panic!("{arguments}: {line}"));
    (code, answers.lines().map(value).collect())
}

#[test]
fn each_line_is_an_object_or_a_grid() {
    let reason = "Column 1: 1 cell makes no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.";
    let unreadable = json!({ "error": "unreadable", "reason": reason, "line": 6, "column": 1 });
    for (arguments, code) in [
        ("solve --layout json", 1),
        ("solve --layout json --all", 1),
        ("convert --layout json", 1),
        ("explain --json", 1),
        ("rate --json", 1),
        ("rate --json --path", 1),
        ("solve --layout json --lines", 0),
        ("convert --layout json --lines", 0),
        ("explain --json --lines", 0),
        ("rate --json --lines", 0),
        ("rate --json --path --lines", 0),
    ] {
        let (found, values) = lines(arguments, PUZZLES);
        assert_eq!((found, values.last()), (code, Some(&unreadable)), "{arguments}");
        assert_eq!(values.len() > 6, arguments.contains("--all"), "{arguments}");
    }
    let (_, solved) = lines("solve --layout json", PUZZLES);
    let verdict = |name: &str| json!({ "verdict": name });
    assert_eq!(solved[1..4], ["several", "none", "clash"].map(verdict));
    let undecided = lines("solve --layout json --all --budget 3", &".".repeat(256)).1;
    assert_eq!(undecided.last(), Some(&verdict("undecided")));
}

#[test]
fn ratings() {
    let (_, rated) = lines("rate --json", PUZZLES);
    let of_first = json!({
        "puzzle": "3..442.1.34224.3", "rating": 1.0, "pearl": 1.0, "diamond": 1.0, "hardest": "hidden-single",
        "least": false, "level": "easy"
    });
    assert_eq!(rated[0], of_first);
    assert_eq!(rated[1], json!({ "puzzle": "1...............", "unrated": "several" }));
    let unrated: Vec<&Value> = rated[1..5].iter().map(|value| &value["unrated"]).collect();
    assert_eq!(unrated, ["several", "none", "clash", "rules"]);
    // With its steps it says the same as the line does.
    let puzzle = line(NINE);
    let rating = &lines("rate --json --path", &puzzle).1[0];
    let steps = rating["steps"].as_array().expect("steps");
    assert_eq!(steps.len(), 40, "a step for each blank");
    for (step, line) in steps.iter().zip(answers("rate --path", &puzzle).lines()) {
        let (cell, digit) =
            (step["places"][0]["cell"].as_u64().expect("a cell"), &step["places"][0]["digit"]);
        let said = format!("{} hidden-single r{}c{}={digit}", step["rating"], cell / 9 + 1, cell % 9 + 1);
        assert_eq!(
            (said.as_str(), &step["removes"], step["technique"].as_str()),
            (line, &json!([]), Some("hidden-single"))
        );
    }
    assert_eq!(
        answers("rate --format %r%t%h", &puzzle),
        format!(
            "{:.1}\t{}\n",
            rating["rating"].as_f64().expect("a number"),
            rating["hardest"].as_str().expect("a name")
        )
    );
    assert_eq!(lines("rate --json --budget 1", &".".repeat(256)).1[0]["unrated"], "undecided");
}
