//! Writing a puzzle as SudokuPad has it: an object of JSON, compressed, in a link.

use super::lz;
use super::objects::{cell_separator, push_number, push_parts};
use super::rules::RuleName;
use crate::grid::Grid;
use crate::shape::Spec;

/// A link to SudokuPad. Diagonals are lines there, and words for the person who solves it.
///
/// # Errors
///
/// A rule other than diagonals and regions, or candidates.
pub(super) fn write(puzzle: &Grid, spec: &Spec) -> Result<String, RuleName> {
    if puzzle.given_candidates().is_some() {
        return Err(RuleName::Candidates);
    }
    let others = Spec { regions: None, down: false, up: false, ..spec.clone() };
    if others != Spec::default() {
        return Err(RuleName::first_of(&others));
    }
    let shape = puzzle.shape();
    let side = shape.side();
    let mut text = String::from("{\"cells\":[[");
    for (cell, &digit) in puzzle.cells().iter().enumerate() {
        push_parts(&mut text, &[cell_separator(cell, shape), "{"]);
        if digit > 0 {
            push_number(&mut text, "\"value\":", digit.into());
        }
        text.push('}');
    }
    let mut begin = "]],\"regions\":[[[";
    for region in 0..side {
        for cell in 0..shape.cell_count() {
            let own = spec.regions.as_ref().map_or(shape.box_of(cell), |regions| regions[cell]);
            if own == region {
                push_number(&mut text, begin, shape.row_of(cell));
                push_number(&mut text, ",", shape.column_of(cell));
                begin = "],[";
            }
        }
        begin = "]],[[";
    }
    begin = "]]],\"lines\":[";
    let mut words = "";
    for (is_said, from, to) in [(spec.down, 0, side), (spec.up, side, 0)] {
        if is_said {
            push_parts(&mut text, &[begin, "{\"color\":\"#34BBE6\",\"thickness\":2,\"wayPoints\":"]);
            push_number(&mut text, "[[0,", from);
            push_number(&mut text, "],[", side);
            push_number(&mut text, ",", to);
            text += "]]}";
            begin = ",";
            words = " Digits do not repeat on the marked diagonals.";
        }
    }
    let end = if words.is_empty() { "]]]" } else { "]" };
    let rules = ",\"metadata\":{\"rules\":\"Normal sudoku rules apply.";
    push_parts(&mut text, &[end, rules, words, "\"}}"]);
    let mut link = String::from("https://sudokupad.app/scl");
    for character in lz::compress(text.as_bytes()).chars() {
        match character {
            '+' => link += "%2B",
            '/' => link += "%2F",
            // Padding says nothing.
            '=' => {}
            _ => link.push(character),
        }
    }
    Ok(link)
}
