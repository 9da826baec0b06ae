//! Writing a puzzle as an object of JSON: rows of symbols, or as f-puzzles has it, with an object for each cell.

use super::position::{Cell, Position};
use super::symbols::symbol;
use crate::shape::Shape;

/// A puzzle with rules: an object with them and the rows, and with what was done on the puzzle, if anything.
pub(super) fn ruled(position: &Position, rules: &str) -> String {
    let (cells, shape) = (position.cells(), position.givens.shape());
    let mut text = String::new();
    if cells.iter().any(|cell| cell.answer > 0 || !cell.marks.is_empty()) {
        push(&mut text, &[",\"rules\":", rules]);
        return objects(&cells, shape, &text, None);
    }
    push(&mut text, &["{\"rules\":", rules, ",\"grid\":[["]);
    for (index, cell) in cells.iter().enumerate() {
        push(&mut text, &[between(index, shape), "\""]);
        text.push(symbol(cell.given));
        text.push('"');
    }
    text + "]]}"
}

/// An object as f-puzzles has it, with one for each cell. `members` stand before the cells, each behind a comma; each
/// cell names its region, if there are some.
pub(super) fn objects(cells: &[Cell], shape: Shape, members: &str, regions: Option<&[usize]>) -> String {
    let mut text = String::new();
    push_number(&mut text, "{\"size\":", shape.side());
    push(&mut text, &[members, ",\"grid\":[["]);
    for (index, cell) in cells.iter().enumerate() {
        push(&mut text, &[between(index, shape), "{"]);
        let mut comma = "";
        if let Some(regions) = regions {
            push_number(&mut text, "\"region\":", regions[index]);
            comma = ",";
        }
        let digit = cell.given.max(cell.answer);
        if digit > 0 {
            push(&mut text, &[comma, "\"value\":"]);
            push_number(&mut text, "", digit.into());
            text += if cell.given > 0 { ",\"given\":true" } else { "" };
        } else if !cell.marks.is_empty() {
            push(&mut text, &[comma, "\"centerPencilMarks\":"]);
            let mut begin = "[";
            for digit in cell.marks {
                push_number(&mut text, begin, digit.into());
                begin = ",";
            }
            text.push(']');
        }
        text.push('}');
    }
    text + "]]}"
}

/// What stands between a cell and the one before it in an array of rows.
pub(super) fn between(cell: usize, shape: Shape) -> &'static str {
    match cell {
        0 => "",
        _ if cell.is_multiple_of(shape.side()) => "],[",
        _ => ",",
    }
}

/// Adds parts to a text.
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub(super) fn push(text: &mut String, parts: &[&str]) {
    for part in parts {
        text.push_str(part);
    }
}

/// Adds a number to a text, and what stands before it.
#[inline(never)]
pub(super) fn push_number(text: &mut String, before: &str, number: usize) {
    push(text, &[before, &number.to_string()]);
}
