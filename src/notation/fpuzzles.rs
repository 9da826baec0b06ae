//! Writing a puzzle as f-puzzles has it: an object of JSON, compressed, in a link.

use super::lz;
use super::objects::{json_array, numbered, object_of_cells};
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
    for (_, name) in flags.iter().filter(|(is_said, _)| *is_said) {
        members += &[",\"", name, "\":true"].concat();
    }
    let groups = spec.named_groups(shape);
    if !groups.is_empty() {
        let place = |cell: usize| {
            numbered("\"R", shape.row_of(cell) + 1) + &numbered("C", shape.column_of(cell) + 1) + "\""
        };
        let cells = |group: &[usize]| json_array(group.len(), &|at| place(group[at]));
        let group = |at: usize| ["{\"cells\":", &cells(&groups[at]), "}"].concat();
        members += &[",\"extraregion\":", &json_array(groups.len(), &group)].concat();
    }
    let object = object_of_cells(puzzle, &members, spec.regions.as_deref());
    Ok(String::from("https://www.f-puzzles.com/?load=") + &lz::compress(object.as_bytes()))
}
