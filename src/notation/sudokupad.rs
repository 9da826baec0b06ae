//! Writing a puzzle as SudokuPad has it: an object of JSON, compressed, in a link.

use super::lz;
use super::rules::Rule;
use crate::grid::Grid;
use crate::shape::Spec;

/// A link to SudokuPad. Diagonals are lines there, and words for the person who solves it.
///
/// # Errors
///
/// A rule other than diagonals and regions.
pub(super) fn link(puzzle: &Grid, spec: &Spec) -> Result<String, Rule> {
    let others = Spec { regions: None, down: false, up: false, ..spec.clone() };
    if others != Spec::default() {
        return Err(Rule::first_of(&others));
    }
    let shape = puzzle.shape();
    let side = shape.side();
    let mut text = String::from("{\"cells\":[[");
    for (cell, &digit) in puzzle.cells().iter().enumerate() {
        text += match cell {
            0 => "",
            _ if cell % side == 0 => "],[",
            _ => ",",
        };
        text += &if digit > 0 { format!("{{\"value\":{digit}}}") } else { "{}".into() };
    }
    text += "]],\"regions\":[";
    for region in 0..side {
        let mut begin = if region > 0 { "],[" } else { "[" };
        for cell in 0..shape.cell_count() {
            let own = spec.regions.as_ref().map_or(shape.box_of(cell), |regions| regions[cell]);
            if own == region {
                text += &format!("{begin}[{},{}]", shape.row_of(cell), shape.column_of(cell));
                begin = ",";
            }
        }
    }
    let (mut lines, mut words) = (String::new(), "");
    for (is_said, from, to) in [(spec.down, 0, side), (spec.up, side, 0)] {
        if is_said {
            words = " Digits do not repeat on the marked diagonals.";
            lines += if lines.is_empty() { ",\"lines\":[" } else { "," };
            lines += &format!(
                "{{\"color\":\"#34BBE6\",\"thickness\":2,\"wayPoints\":[[0,{from}],[{side},{to}]]}}"
            );
        }
    }
    let end = if lines.is_empty() { "" } else { "]" };
    let rules = ",\"metadata\":{\"rules\":\"Normal sudoku rules apply.";
    let object = [&text, "]]", &lines, end, rules, words, "\"}}"].concat();
    let mut link = String::from("https://sudokupad.app/scl");
    for character in lz::compress(object.as_bytes()).chars() {
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
