//! The puzzles in links: this page's own, and other solvers'.

use super::block::{self, At, Block, shortened};
use super::error::Fault;
use super::format::Format;
use super::{boards, codes, json, lz};
use crate::grid::Grid;

/// The parameters that hold a puzzle in one link or another.
const PARAMETERS: [&str; 7] = ["puzzle", "bd", "s", "n", "q", "load", "puzzleid"];

/// Reads the links of a line, if there are any: whole ones, or what follows the path.
pub(super) fn read(line: &str) -> Option<Block<'_>> {
    let begins = |word: &str| {
        let name = word.strip_prefix(['?', '#', '&']).and_then(|word| word.split_once('='));
        name.is_some_and(|(name, _)| PARAMETERS.contains(&name))
    };
    let has_scheme = line.contains("://") && !line.trim_start().starts_with('#');
    if !has_scheme && !begins(line.trim_start()) {
        return None;
    }
    let mut block = Block { format: Format::Link, ..Block::default() };
    for word in line.split_whitespace() {
        if begins(word) || word.contains("://") {
            block.puzzles.extend(puzzles(word));
        } else {
            block.ignored += word.chars().count();
        }
    }
    Some(block)
}

/// The puzzles of the first part of an address that has any, or what is wrong with a part that should.
fn puzzles(address: &str) -> Vec<Result<Grid, At<'_>>> {
    let (path, parameters) = address.split_at(address.find(['?', '#']).unwrap_or(address.len()));
    let parameters = parameters.split(['?', '#', '&']).filter(|parameter| !parameter.is_empty());
    let last = path.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
    let mut error = Fault::Word { text: shortened([address].into_iter()) };
    for parameter in parameters.chain([last]) {
        let (name, value) = parameter.split_once('=').unwrap_or(("", parameter));
        let mut found = in_value(name, &decoded(value));
        if found.iter().any(Result::is_ok) {
            let place = |puzzle: Result<Grid, Fault>| puzzle.map_err(|fault| At { part: address, fault });
            return found.into_iter().map(place).collect();
        }
        if let (true, Some(Err(fault))) = (PARAMETERS.contains(&name), found.pop()) {
            error = fault;
        }
    }
    vec![Err(At { part: address, fault: error })]
}

/// What is read in a parameter's value.
fn in_value(name: &str, value: &str) -> Vec<Result<Grid, Fault>> {
    let without_place =
        |block: Block| block.puzzles.into_iter().map(|puzzle| puzzle.map_err(|error| error.fault)).collect();
    let compressed = value.strip_prefix("fpuzzles").or_else(|| value.strip_prefix("scl"));
    if let Some(code) = compressed.or((name == "load").then_some(value)) {
        let text = lz::decompress(code).unwrap_or_default();
        let objects = json::objects(&text).filter(|objects| !objects.is_empty());
        return match objects {
            Some(objects) => without_place(boards::read(&objects, &text)),
            None => vec![Err(Fault::Code { of: "link" })],
        };
    }
    let code = match name {
        "n" => codes::sudokuwiki_numbers(value),
        "q" => codes::constraints(value),
        "s" => codes::sudoku_exchange(value),
        _ => codes::sudokuwiki(value),
    };
    match code {
        Some(puzzle) => vec![Ok(puzzle)],
        None => without_place(block::read(value)),
    }
}

/// A value with its `%2F`s decoded.
fn decoded(value: &str) -> String {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.as_bytes();
    while let [byte, after @ ..] = rest {
        let hex = |digit: u8| char::from(digit).to_digit(16);
        let code = match rest {
            [b'%', high, low, after @ ..] => {
                hex(*high).zip(hex(*low)).map(|(high, low)| (high * 16 + low, after))
            }
            _ => None,
        };
        let (byte, after) = code.map_or((*byte, after), |(code, after)| (code as u8, after));
        bytes.push(byte);
        rest = after;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
