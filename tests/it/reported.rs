//! Texts that people really have: those of public reports and files (`tests/texts/reported.json`), and odd ones that take a
//! second look (`odd.json`). Each has its kind, what is done with it, the text, and what has to come out, a line for each
//! puzzle.

use ninefold::notation::{Layout, NotationError, read, write};
use ninefold::{Grid, Puzzle, Verdict, count, second_look, solve};
use std::fs;

/// What was read, and why a puzzle could not be.
type Puzzles = Vec<Result<Puzzle, NotationError>>;

#[test]
fn texts_that_people_have() {
    let read = |text: &str| read(text).map_or(Vec::new(), |reading| reading.puzzles);
    assert_all("reported.json", &read);
    // A text that has to be refused may still be something at a second look.
    assert_all("reported.json", &|text| if read(text).is_empty() { Vec::new() } else { looked_at(text) });
}

/// Texts of forums, mail, spreadsheets, chats, pages, programs.
#[test]
fn odd_texts() {
    assert_all("odd.json", &looked_at);
}

fn looked_at(text: &str) -> Puzzles {
    second_look::read(text, None).map_or(Vec::new(), |look| look.reading.puzzles)
}

/// Reads each text of a table, and holds what is done with it against what has to come out.
fn assert_all(file: &str, read: &dyn Fn(&str) -> Puzzles) {
    let path = format!("{}/../texts/{file}", env!("CARGO_MANIFEST_DIR"));
    let table: Vec<(String, String, String, Vec<String>)> =
        serde_json::from_str(&fs::read_to_string(path).expect("the file")).expect("a table");
    assert!(table.len() > 60);
    let mut wrong = Vec::new();
    for (kind, task, text, expected) in table {
        let answer = |puzzle: &Puzzle| match &task[..] {
            "convert" => write(puzzle, Layout::Line).expect("a line"),
            "count" => count(puzzle.grid(), 1000).count.to_string(),
            _ => match solve(puzzle.grid()) {
                Verdict::Unique(solution) => Grid::new(solution.into_cells()).expect("a grid").to_string(),
                verdict => verdict.name().into(),
            },
        };
        let puzzles = read(&text);
        let of = |puzzle: &Result<Puzzle, _>| puzzle.as_ref().map_or("unreadable".into(), answer);
        let answers: Vec<String> = puzzles.iter().map(of).collect();
        if answers != expected && !(answers.is_empty() && expected == ["unreadable"]) {
            wrong.push((kind, text, answers, expected));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
