//! The puzzles in links: this page's own, and other solvers'.

use super::block::{self, At, Block};
use super::error::Fault;
use super::format::Format;
use super::scan::{characters, find, is_space, parts, position, take};
use super::{codes, json, lz};
use crate::grid::Grid;

/// The parameters that hold a puzzle in one link or another.
const PARAMETERS: [&[u8]; 7] = [b"puzzle", b"bd", b"s", b"n", b"q", b"load", b"puzzleid"];

/// Reads the links of a line, if there are any: whole ones, or what follows the path.
pub(super) fn read(line: &[u8]) -> Option<Block<'_>> {
    let has_scheme = |word: &[u8]| find(word, b"://") < word.len();
    if !begins(line) && (line.starts_with(b"#") || !has_scheme(line)) {
        return None;
    }
    let mut block = Block { format: Format::Link, ..Block::default() };
    for word in parts(line, is_space) {
        if begins(word) || has_scheme(word) {
            block.puzzles.extend(puzzles(word));
        } else {
            block.ignored += characters(word);
        }
    }
    Some(block)
}

/// Whether a word is a query or a fragment with a puzzle.
fn begins(word: &[u8]) -> bool {
    let [b'?' | b'#' | b'&', name @ ..] = word.trim_ascii_start() else {
        return false;
    };
    let (name, value) = name.split_at(position(name, |byte| byte == b'='));
    !value.is_empty() && PARAMETERS.contains(&name)
}

/// The puzzles of the first part of an address that has any, or what is wrong with a part that should.
fn puzzles(address: &[u8]) -> Vec<Result<Grid, At<'_>>> {
    let is_mark = |byte| b"?#&".contains(&byte);
    let (path, parameters) = address.split_at(position(address, is_mark));
    let path = parts(path, |byte| byte == b'/');
    let mut error = Fault::word(address);
    for mut value in parts(parameters, is_mark).into_iter().chain(path.last().copied()) {
        let has_name = position(value, |byte| byte == b'=') < value.len();
        let name = if has_name { take(&mut value, |byte| byte == b'=') } else { b"" };
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
fn in_value(name: &[u8], value: &[u8]) -> Vec<Result<Grid, Fault>> {
    let compressed = value.strip_prefix(b"fpuzzles").or_else(|| value.strip_prefix(b"scl"));
    let text;
    let block = match compressed.or((name == b"load").then_some(value)) {
        Some(code) => {
            text = lz::decompress(code).unwrap_or_default();
            let fault = Fault::Code { of: "link" };
            json::read(&text)
                .unwrap_or(Block { puzzles: vec![Err(At { part: b"", fault })], ..Block::default() })
        }
        None => {
            let code = match name {
                b"n" => codes::sudokuwiki_numbers(value),
                b"q" => codes::constraints(value),
                b"s" => codes::sudoku_exchange(value),
                _ => codes::sudokuwiki(value),
            };
            match code {
                Some(puzzle) => return vec![Ok(puzzle)],
                None => block::read(value),
            }
        }
    };
    block.puzzles.into_iter().map(|puzzle| puzzle.map_err(|error| error.fault)).collect()
}

/// A value with its `%2F`s decoded.
fn decoded(value: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value;
    while let [byte, after @ ..] = rest {
        let hex = |digit: u8| char::from(digit).to_digit(16).map(|digit| digit as u8);
        let code = match after {
            [high, low, ..] if *byte == b'%' => hex(*high).zip(hex(*low)),
            _ => None,
        };
        bytes.push(code.map_or(*byte, |(high, low)| high * 16 + low));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    bytes
}
