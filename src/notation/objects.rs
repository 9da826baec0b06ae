//! Writing a puzzle as an object of JSON: rows of symbols, or as f-puzzles has it, with an object for each cell.

use super::format::Layout;
use super::plain::write_cells;
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;
use crate::shape::Shape;
use crate::symbols::Symbols;

/// A puzzle with rules: an object with them and the rows, and with what was done on the puzzle, if anything.
pub(super) fn object_with_rules(puzzle: &Puzzle, rules: &str, symbols: Symbols) -> String {
    let mut text = String::new();
    if puzzle.is_begun() || puzzle.grid().given_candidates().is_some() {
        push_parts(&mut text, &[",\"rules\":", rules]);
        return object_of_cells(puzzle, &text, None);
    }
    push_parts(
        &mut text,
        &["{\"rules\":", rules, ",\"grid\":", &write_cells(puzzle.grid(), Layout::Json, symbols), "}"],
    );
    text
}

/// An object as f-puzzles has it, with one for each cell. `members` stand before the cells, each behind a comma; each
/// cell names its region, if there are some.
pub(super) fn object_of_cells(puzzle: &Puzzle, members: &str, regions: Option<&[usize]>) -> String {
    let (grid, shape) = (puzzle.grid(), puzzle.grid().shape());
    let all = DigitSet::all(shape.side());
    let mut text = String::new();
    push_number(&mut text, "{\"size\":", shape.side());
    push_parts(&mut text, &[members, ",\"grid\":[["]);
    for (cell, &given) in grid.cells().iter().enumerate() {
        let mut members = String::new();
        if let Some(regions) = regions {
            push_number(&mut members, ",\"region\":", regions[cell]);
        }
        let digit = given.max(puzzle.answer(cell));
        if digit > 0 {
            push_number(&mut members, ",\"value\":", digit.into());
            members += if given > 0 { ",\"given\":true" } else { "" };
        }
        let candidates = grid.given_candidates().map_or(all, |candidates| candidates[cell]);
        let given = if candidates == all { DigitSet::EMPTY } else { candidates };
        for (name, digits) in [("given", given), ("center", puzzle.marks_in(cell))] {
            if !digits.is_empty() {
                let marks = number_array(&mut digits.iter().map(usize::from));
                push_parts(&mut members, &[",\"", name, "PencilMarks\":", &marks]);
            }
        }
        // The first one has no comma before it.
        push_parts(&mut text, &[cell_separator(cell, shape), "{", members.get(1..).unwrap_or_default(), "}"]);
    }
    text + "]]}"
}

/// What stands between a cell and the one before it in an array of rows.
pub(super) fn cell_separator(cell: usize, shape: Shape) -> &'static str {
    match cell {
        0 => "",
        _ if cell.is_multiple_of(shape.side()) => "],[",
        _ => ",",
    }
}

/// An array of numbers.
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub(super) fn number_array(numbers: &mut dyn Iterator<Item = usize>) -> String {
    let mut text = String::new();
    let mut begin = "[";
    for number in numbers {
        push_number(&mut text, begin, number);
        begin = ",";
    }
    text + "]"
}

/// Adds parts to a text.
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub(super) fn push_parts(text: &mut String, parts: &[&str]) {
    for part in parts {
        text.push_str(part);
    }
}

/// Adds a number to a text, and what stands before it.
#[inline(never)]
pub(super) fn push_number(text: &mut String, before: &str, number: usize) {
    push_parts(text, &[before, &number.to_string()]);
}
