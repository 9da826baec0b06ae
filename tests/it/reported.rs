//! Texts that people really have: those of public reports and files (`tests/texts/reported.json`), and others of the same
//! kinds. Each has its kind, what is done with it, the text, and what has to come out, a line for each puzzle.

use crate::common::written;
use ninefold::notation::{Layout, read};
use ninefold::{Grid, Verdict, count, solve};
use std::fs;

const REPORTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../texts/reported.json");

#[test]
fn texts_that_people_have() {
    let table: Vec<(String, String, String, Vec<String>)> =
        serde_json::from_str(&fs::read_to_string(REPORTED).expect("the file")).expect("a table");
    assert!(table.len() > 100);
    for (kind, task, text, expected) in table {
        let answer = |grid: &Grid| match &task[..] {
            "convert" => written(grid, Layout::Line),
            "count" => count(grid, 1000).count.to_string(),
            _ => match solve(grid) {
                Verdict::Unique(solution) => Grid::new(solution.into_cells()).expect("a grid").to_string(),
                verdict => verdict.name().into(),
            },
        };
        let answers: Vec<String> = read(&text).map_or(vec!["unreadable".into()], |reading| {
            let of = |puzzle: &Result<_, _>| {
                puzzle.as_ref().map_or("unreadable".into(), |puzzle: &ninefold::Puzzle| answer(puzzle.grid()))
            };
            reading.puzzles.iter().map(of).collect()
        });
        assert_eq!(answers, expected, "{kind}:\n{text}");
    }
}
