//! The puzzles among the values of JSON.

use super::block::{self, At, Block, shortened};
use super::cells::Chunk;
use super::error::Fault;
use super::format::Format;
use super::json::Json;

/// Reads the puzzles of some objects, that are in this text.
///
/// A puzzle is a string, an array of cells, or an array of rows, which are strings or arrays themselves; a cell
/// can be an object with a `value`. Of such cells only those count that are `given`, if any is. What is named a
/// solution is none.
pub(super) fn read<'a>(objects: &[Json<'a>], text: &'a str) -> Block<'a> {
    let mut block = Block::default();
    for object in objects {
        block.read_value(object, false);
    }
    if block.puzzles.is_empty() {
        let fault = Fault::Word { text: shortened(text.split_whitespace()) };
        block.puzzles.push(Err(At { part: text, fault }));
    }
    block.format = Format::Json;
    block
}

impl<'a> Block<'a> {
    /// Reads what is in a value; where a puzzle is `expected`, whatever is wrong with it is told.
    fn read_value(&mut self, value: &Json<'a>, expected: bool) {
        match value {
            Json::Word(_) => {}
            Json::Text(text) => self.read_text(text, expected),
            Json::Object(members) => {
                for (name, value) in members {
                    let name = name.to_ascii_lowercase();
                    let has = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
                    if !has(&["solution", "solved", "answer"]) {
                        let is_puzzle =
                            has(&["puzzle", "quiz", "grid", "board", "sudoku", "given", "clue", "value"]);
                        self.read_value(value, is_puzzle);
                    }
                }
            }
            Json::List(items) => match rows(items) {
                Some(chunks) => {
                    let mut inner = Block::default();
                    inner.read(&chunks, None, false);
                    self.take(inner.puzzles, expected);
                }
                None => items.iter().for_each(|item| self.read_value(item, expected)),
            },
        }
    }

    fn read_text(&mut self, text: &'a str, expected: bool) {
        if text.contains("\\n") {
            let lines = text.replace("\\r", "").replace("\\n", "\n");
            let puzzles = block::read(&lines).puzzles.into_iter();
            let puzzles = puzzles.map(|puzzle| puzzle.map_err(|error| At { part: text, ..error }));
            self.take(puzzles.collect(), expected);
        } else {
            self.take(block::read(text).puzzles, expected);
        }
    }

    fn take(&mut self, puzzles: Vec<Result<crate::Grid, At<'a>>>, expected: bool) {
        let is_told = |error: &At| expected && !matches!(error.fault, Fault::Word { .. });
        self.puzzles.extend(puzzles.into_iter().filter(|puzzle| puzzle.as_ref().err().is_none_or(is_told)));
    }
}

/// The chunks that an array is: cells in one, or one for each row.
fn rows<'a>(items: &[Json<'a>]) -> Option<Vec<Chunk<'a>>> {
    let lists: Option<Vec<&[Json]>> = items.iter().map(list).collect();
    let Some(lists) = lists else {
        let texts = items.iter().map(scalar).collect::<Option<Vec<&str>>>()?;
        let are_rows = texts.iter().any(|text| text.chars().nth(2).is_some());
        return Some(match are_rows {
            true => texts.into_iter().map(Chunk::run).collect(),
            false => vec![Chunk::Cells(texts)],
        });
    };
    let has_givens = lists.iter().copied().flatten().any(is_given);
    let row = |list: &&[Json<'a>]| {
        let cell = |item: &Json<'a>| match item {
            Json::Object(_) if has_givens && !is_given(item) => Some(""),
            Json::Object(_) => Some(member(item, "value").and_then(scalar).unwrap_or_default()),
            item => scalar(item),
        };
        list.iter().map(cell).collect::<Option<_>>().map(Chunk::Cells)
    };
    lists
        .iter()
        .map(row)
        .collect::<Option<Vec<Chunk>>>()
        .filter(|rows| rows.first().is_none_or(|row| row.len() > 0))
}

fn list<'j, 'a>(value: &'j Json<'a>) -> Option<&'j [Json<'a>]> {
    match value {
        Json::List(items) => Some(items),
        _ => None,
    }
}

fn scalar<'a>(value: &Json<'a>) -> Option<&'a str> {
    match value {
        Json::Text(text) | Json::Word(text) => Some(text),
        _ => None,
    }
}

fn member<'j, 'a>(object: &'j Json<'a>, name: &str) -> Option<&'j Json<'a>> {
    match object {
        Json::Object(members) => members.iter().find(|(member, _)| *member == name).map(|(_, value)| value),
        _ => None,
    }
}

fn is_given(cell: &Json) -> bool {
    matches!(member(cell, "given"), Some(Json::Word("true")))
}
