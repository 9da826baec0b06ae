//! Writing a puzzle as f-puzzles has it: an object of JSON, compressed, in a link.

use super::lz;
use super::objects::objects;
use super::position::Position;
use super::rules::Rule;
use crate::shape::Spec;

/// A link to f-puzzles, with the answers and marks.
///
/// # Errors
///
/// A rule that it cannot hold: it has no names for groups of one's own that are read again.
pub(super) fn link(position: &Position, spec: &Spec) -> Result<String, Rule> {
    if !spec.groups.is_empty() {
        return Err(Rule::ExtraRegions);
    }
    let shape = position.givens.shape();
    let mut members = String::new();
    let flags = [(spec.up, "diagonal+"), (spec.down, "diagonal-"), (spec.disjoint, "disjointgroups")];
    for (is_said, name) in flags {
        if is_said {
            members += &[",\"", name, "\":true"].concat();
        }
    }
    let mut begin = ",\"extraregion\":[{\"cells\":[";
    for group in spec.named_groups(shape) {
        members += begin;
        for (index, &cell) in group.iter().enumerate() {
            let (row, column) = (shape.row_of(cell) + 1, shape.column_of(cell) + 1);
            let comma = if index > 0 { "," } else { "" };
            members += &format!("{comma}\"R{row}C{column}\"");
        }
        begin = "]},{\"cells\":[";
    }
    if begin.starts_with(']') {
        members += "]}]";
    }
    let object = objects(&position.cells(), shape, &members, spec.regions.as_deref());
    Ok(["https://www.f-puzzles.com/?load=", &lz::compress(object.as_bytes())].concat())
}
