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
    let place = |cell| number_array(&mut [shape.row_of(cell), shape.column_of(cell)].into_iter());
    let region_of = |cell| spec.regions.as_ref().map_or(shape.box_of(cell), |regions| regions[cell]);
    let region = |region| {
        json_array(&mut (0..shape.cell_count()).filter(|cell| region_of(*cell) == region).map(place))
    };
    let mut text = ["{\"cells\":", &cells, ",\"regions\":", &json_array(&mut (0..side).map(region))].concat();
    let line = |(_, from): (bool, usize)| {
        let points = [[0, from], [side, side - from]].map(|point| number_array(&mut point.into_iter()));
        ["{\"color\":\"#34BBE6\",\"thickness\":2,\"wayPoints\":", &json_array(&mut points.into_iter()), "}"]
            .concat()
    };
    let diagonals = [(spec.down, 0), (spec.up, side)].into_iter().filter(|(is_said, _)| *is_said);
    let mut words = "";
    if spec.down || spec.up {
        text += &[",\"lines\":", &json_array(&mut diagonals.map(line))].concat();
        words = " Digits do not repeat on the marked diagonals.";
    }
    text += &[",\"metadata\":{\"rules\":\"Normal sudoku rules apply.", words, "\"}}"].concat();
    // Padding says nothing.
    let code = lz::compress(text.as_bytes()).replace('=', "").replace('+', "%2B").replace('/', "%2F");
    Ok(String::from("https://sudokupad.app/scl") + &code)
}
