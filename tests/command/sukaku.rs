//! Puzzles whose candidates are given, in every command.

use super::{answers, run};
use crate::common::NEWSPAPER;

const WORDS: &str = "24  13  123 123\n23  124 34  34\n13  12  34  14\n34  234 123 234\n";
const LINE: &str = "................;m=LLXG2M5MHE36O";
const SOLUTION: &str = "4321214312343412";

#[test]
fn each_command_respects_candidates() {
    let json = concat!(
        r#"{"size":4,"grid":[[{"givenPencilMarks":[2,4]},{"givenPencilMarks":[1,3]},{"givenPencilMarks":[1,2,3]},"#,
        r#"{"givenPencilMarks":[1,2,3]}],[{"givenPencilMarks":[2,3]},{"givenPencilMarks":[1,2,4]},"#,
        r#"{"givenPencilMarks":[3,4]},{"givenPencilMarks":[3,4]}],[{"givenPencilMarks":[1,3]},"#,
        r#"{"givenPencilMarks":[1,2]},{"givenPencilMarks":[3,4]},{"givenPencilMarks":[1,4]}],"#,
        r#"[{"givenPencilMarks":[3,4]},{"givenPencilMarks":[2,3,4]},{"givenPencilMarks":[1,2,3]},"#,
        r#"{"givenPencilMarks":[2,3,4]}]]}"#
    );
    let marks = concat!(
        ".--------.---------.\n| 24 13  | 123 123 |\n| 23 124 | 34  34  |\n:--------+---------:\n",
        "| 13 12  | 34  14  |\n| 34 234 | 123 234 |\n.--------.---------."
    );
    // With one candidate more, with one fewer, and with a digit that none of the candidates of its cell is.
    let (several, none, wrong) = ("m=77XG2M5MHE36O", "m=DLXG2M5MHE36G", "1...............;m=7LXG2M5MHE36O");
    let table = [
        ("solve", WORDS, SOLUTION.to_string()),
        ("solve", LINE, SOLUTION.into()),
        ("solve --all --layout rows", WORDS, "4321\n2143\n1234\n3412".into()),
        (
            "solve --layout json",
            WORDS,
            r#"[["4","3","2","1"],["2","1","4","3"],["1","2","3","4"],["3","4","1","2"]]"#.into(),
        ),
        ("solve", several, "several".into()),
        ("solve", none, "none".into()),
        ("solve", wrong, "none".into()),
        ("count", WORDS, "1".into()),
        ("count", several, "2".into()),
        ("count", none, "0".into()),
        // In no box a digit has one place; in row 1 the 4 has.
        ("rate", WORDS, format!("{LINE}\t1.5\t1.5\t1.5\thidden-single")),
        ("rate --format %r", WORDS, "1.5".into()),
        ("rate", none, format!("{}{none}\tnone\t-\t-\t-", "................;")),
        ("repair", WORDS, format!("unique\t{LINE}\t-")),
        ("repair", none, "none\t-\t-".into()),
        (
            "repair --most 3",
            wrong,
            format!(
                "none\t................;{}\textra r1c1 1>.\t4...............;m=BLXG2M5MHE36O\treplaced r1c1 1>4\t-\t-",
                &wrong[17..]
            ),
        ),
        ("convert", WORDS, LINE.into()),
        ("convert --layout zeros", WORDS, LINE.replace('.', "0")),
        ("convert --layout marks", WORDS, marks.into()),
        ("convert --layout json", LINE, json.into()),
        ("convert", json, LINE.into()),
        ("convert", marks, LINE.into()),
        // The option changes nothing here.
        ("solve --candidates", WORDS, SOLUTION.into()),
        ("convert --candidates", WORDS, LINE.into()),
    ];
    for (arguments, text, expected) in table {
        assert_eq!(answers(arguments, text), expected + "\n", "{arguments}: {text}");
    }
    // A classic among them, and what a layout cannot hold.
    let text = format!("{LINE}\n{NEWSPAPER}\n\n{WORDS}\n");
    let classic = answers("solve", NEWSPAPER);
    assert_eq!(answers("solve", &text), format!("{SOLUTION}\n{classic}{SOLUTION}\n"));
    let complaint = "The layout 'rows' cannot hold the puzzle's rules: it has candidates of its own.\n";
    assert_eq!(run("convert --layout rows", WORDS), (1, "unwritable\n".into(), complaint.into()));
    let complaint = "The layout 'sukaku' cannot hold a 4×4.\n";
    assert_eq!(run("convert --layout sukaku", WORDS), (1, "unwritable\n".into(), complaint.into()));
    let sentence =
        "Line 1, column 18: the puzzle has candidates of its own, but the text does not say which.\n";
    let complaint = format!("{sentence}  {}\n  {:>18}\n", &LINE[..31], "^");
    assert_eq!(run("solve", &LINE[..31]), (1, "unreadable\n".into(), complaint));
}

#[test]
fn paths_of_candidates() {
    let steps = answers("explain", WORDS);
    assert!(
        steps.starts_with("hidden-single: row 1 => r1c1=4\n") && steps.ends_with("\nsolved\n"),
        "{steps}"
    );
    let placed: Vec<&str> = steps.lines().filter_map(|step| step.split("=> ").nth(1)).collect();
    assert_eq!(placed.len(), 16, "{steps}");
    for (cell, digit) in SOLUTION.chars().enumerate() {
        let place = format!("r{}c{}={digit}", cell / 4 + 1, cell % 4 + 1);
        assert!(placed.contains(&&*place), "{place}: {steps}");
    }
    let json: serde_json::Value = serde_json::from_str(&answers("explain --json", WORDS)).expect("JSON");
    assert_eq!(
        (&json["puzzle"], &json["solved"], &json["end"]),
        (&LINE.into(), &true.into(), &"solved".into())
    );
    assert_eq!(json["steps"][0]["places"], serde_json::json!([{ "cell": 0, "digit": 4 }]));
    let rated = answers("rate --path", WORDS);
    assert_eq!(
        rated.lines().filter(|step| step.contains('=') && !step.contains('\t')).count(),
        16,
        "{rated}"
    );
}

/// In a text with a digit candidates are notes, and `--candidates` says that they are the puzzle's.
#[test]
fn candidates_beside_givens() {
    // No other cell that sees row 1, column 1 could still hold a 4.
    let text = "4   13  123 123\n23  12  34  34\n13  12  34  14\n3   234 123 23\n";
    let givens = "4...............";
    let code = "m=BLXGYM5MHET6M";
    let table = [
        ("solve", "several"),
        ("solve --candidates", SOLUTION),
        ("count", "72"),
        ("count --candidates", "1"),
        ("explain", "several"),
        ("rate", &format!("{givens}\tseveral\t-\t-\t-")),
        ("rate --candidates --format %r", "1.2"),
        ("convert", givens),
        ("convert --candidates", &format!("{givens};{code}")),
        ("repair --candidates", &format!("unique\t{givens};{code}\t-")),
    ];
    for (arguments, expected) in table {
        let (_, found, complaints) = run(arguments, text);
        assert_eq!((found.lines().last(), &*complaints), (Some(expected), ""), "{arguments}");
    }
    assert!(answers("explain --candidates", text).ends_with("\nsolved\n"));
    let json = answers("explain --candidates --json", text);
    assert!(json.starts_with(&format!("{{\"puzzle\":\"{givens};{code}\",\"solved\":true")), "{json}");
    // Beside the candidates that are the puzzle's there may be marks as well, which are given then, too.
    let begun = format!(
        "{{\"size\":4,\"grid\":[[{{\"givenPencilMarks\":[2,4],\"centerPencilMarks\":[4]}}{}]]}}",
        ",{}".repeat(3) + "],[{},{},{},{}" + "],[{},{},{},{}" + "],[{},{},{},{}"
    );
    assert_eq!(answers("count --most 300", &begun), "144\n");
    assert_eq!(answers("count --most 300 --candidates", &begun), "72\n");
}
