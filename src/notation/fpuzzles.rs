//! Writing a puzzle as f-puzzles has it: an object of JSON, compressed, in a link.

use super::lz;
use super::objects::{object_of_cells, push_number, push_parts};
use super::rules::RuleName;
use crate::puzzle::Puzzle;
use crate::shape::Spec;

/// A link to f-puzzles, with the answers and marks.
///
/// # Errors
///
/// A rule that it cannot hold: it has no names for groups of one's own that are read again.
pub(super) fn write(puzzle: &Puzzle, spec: &Spec) -> Result<String, RuleName> {
    if !spec.groups.is_empty() {
        return Err(RuleName::ExtraRegions);
    }
    let shape = puzzle.grid().shape();
    let mut members = String::new();
    let flags = [(spec.up, "diagonal+"), (spec.down, "diagonal-"), (spec.disjoint, "disjointgroups")];
    for (is_said, name) in flags {
        if is_said {
            push_parts(&mut members, &[",\"", name, "\":true"]);
        }
    }
    let mut begin = ",\"extraregion\":[{\"cells\":[\"R";
    for group in spec.named_groups(shape) {
        for cell in group {
            push_number(&mut members, begin, shape.row_of(cell) + 1);
            push_number(&mut members, "C", shape.column_of(cell) + 1);
            begin = "\",\"R";
        }
        begin = "\"]},{\"cells\":[\"R";
    }
    if begin.starts_with('"') {
        members += "\"]}]";
    }
    let object = object_of_cells(puzzle, &members, spec.regions.as_deref());
    Ok(String::from("https://www.f-puzzles.com/?load=") + &lz::compress(object.as_bytes()))
}
