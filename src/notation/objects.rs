//! Writing a puzzle as an object of JSON: rows of symbols, or as f-puzzles has it, with an object for each cell.

use super::drawing::write_cells;
use super::format::Layout;
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;
use crate::shape::Shape;
use crate::symbols::Symbols;

/// A puzzle with rules: an object with them and the rows, and with what was done on the puzzle, if anything.
pub(super) fn object_with_rules(puzzle: &Puzzle, rules: &str, symbols: Symbols) -> String {
    if puzzle.is_begun() || puzzle.grid().given_candidates().is_some() {
        return object_of_cells(puzzle, &[",\"rules\":", rules].concat(), None);
    }
    ["{\"rules\":", rules, ",\"grid\":", &write_cells(puzzle.grid(), Layout::Json, symbols), "}"].concat()
}

/// An object as f-puzzles has it, with one for each cell. `members` stand before the cells, each behind a comma; each
/// cell names its region, if there are some.
pub(super) fn object_of_cells(puzzle: &Puzzle, members: &str, regions: Option<&[usize]>) -> String {
    let (grid, shape) = (puzzle.grid(), puzzle.grid().shape());
    let all = DigitSet::all(shape.side());
    let rows = json_rows(shape, &|cell| {
        let mut members = regions.map_or(String::new(), |regions| numbered(",\"region\":", regions[cell]));
        let given = grid.cells()[cell];
        let digit = given.max(puzzle.answer(cell));
        if digit > 0 {
            members += &numbered(",\"value\":", digit.into());
            members += if given > 0 { ",\"given\":true" } else { "" };
        }
        let candidates = grid.given_candidates().map_or(all, |candidates| candidates[cell]);
        let given = if candidates == all { DigitSet::EMPTY } else { candidates };
        for (name, digits) in [(",\"given", given), (",\"center", puzzle.marks_in(cell))] {
            if !digits.is_empty() {
                let marks: Vec<usize> = digits.iter().map(usize::from).collect();
                members += &[name, "PencilMarks\":", &number_array(&marks)].concat();
            }
        }
        // The first one has no comma before it.
        ["{", members.get(1..).unwrap_or_default(), "}"].concat()
    });
    [&numbered("{\"size\":", shape.side()), members, ",\"grid\":", &rows, "}"].concat()
}

/// An array of rows, with what stands for each cell.
pub(super) fn json_rows(shape: Shape, cell: &dyn Fn(usize) -> String) -> String {
    let side = shape.side();
    json_array(side, &|row| json_array(side, &|column| cell(row * side + column)))
}

/// An array of numbers.
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub(super) fn number_array(numbers: &[usize]) -> String {
    json_array(numbers.len(), &|at| numbered("", numbers[at]))
}

/// An array of so many values.
#[inline(never)]
pub(super) fn json_array(count: usize, value: &dyn Fn(usize) -> String) -> String {
    let mut text = String::from("[");
    for at in 0..count {
        text += if at > 0 { "," } else { "" };
        text += &value(at);
    }
    text + "]"
}

/// A number behind a text.
#[inline(never)]
pub(super) fn numbered(before: &str, number: usize) -> String {
    [before, &number.to_string()].concat()
}
