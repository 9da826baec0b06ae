//! Writing a puzzle as SudokuPad has it: an object of JSON, compressed, in a link.

use super::lz;
use super::objects::{json_array, json_rows, number_array, numbered};
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
    let cells = json_rows(shape, &|cell| match puzzle.cells()[cell] {
        0 => "{}".into(),
        digit => numbered("{\"value\":", digit.into()) + "}",
    });
    let region_of = |cell| spec.regions.as_ref().map_or(shape.box_of(cell), |regions| regions[cell]);
    let regions = json_array(side, &|region| {
        let cells: Vec<usize> = (0..shape.cell_count()).filter(|cell| region_of(*cell) == region).collect();
        json_array(cells.len(), &|at| number_array(&[shape.row_of(cells[at]), shape.column_of(cells[at])]))
    });
    let mut text = ["{\"cells\":", &cells, ",\"regions\":", &regions].concat();
    let (mut begin, mut words) = (",\"lines\":[", "");
    for (is_said, from, to) in [(spec.down, 0, side), (spec.up, side, 0)] {
        if is_said {
            let points = [number_array(&[0, from]), number_array(&[side, to])];
            let look = "{\"color\":\"#34BBE6\",\"thickness\":2,\"wayPoints\":[";
            text += &[begin, look, &points[0], ",", &points[1], "]}"].concat();
            (begin, words) = (",", " Digits do not repeat on the marked diagonals.");
        }
    }
    let end = if words.is_empty() { "" } else { "]" };
    text += &[end, ",\"metadata\":{\"rules\":\"Normal sudoku rules apply.", words, "\"}}"].concat();
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
