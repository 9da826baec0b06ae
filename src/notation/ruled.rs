//! Writing a puzzle that has other rules than the classic ones. What a layout cannot hold is an error, never left out.

use super::drawing::draw;
use super::fields;
use super::format::{Layout, LayoutError};
use super::position::Position;
use super::progress::Progress;
use super::rules::Rule;
use super::rules_object::rules_json;
use super::symbols::symbol;
use super::{fpuzzles, iss, objects, sudokupad, sudokuwiki};
use crate::grid::Grid;
use crate::shape::Spec;

/// Writes a puzzle, and what was done on it as far as the layout can hold that.
pub(super) fn write(position: &Position, spec: &Spec, layout: Layout) -> Result<String, LayoutError> {
    let unwritable = |rule| LayoutError::Rules { layout, rule };
    match layout {
        Layout::Line | Layout::Zeros => {
            let fields = fields::write(spec).map_err(unwritable)?;
            let blank = if layout == Layout::Zeros { '0' } else { '.' };
            let cells = position.givens.cells().iter();
            let cells: String = cells.map(|&digit| if digit == 0 { blank } else { symbol(digit) }).collect();
            Ok(cells + &fields)
        }
        Layout::Json => Ok(objects::ruled(position, &rules_json(spec))),
        Layout::Fpuzzles => fpuzzles::link(position, spec).map_err(unwritable),
        Layout::Sudokupad => sudokupad::link(position.givens, spec).map_err(unwritable),
        Layout::Link if position.givens.shape().side() == 9 => {
            sudokuwiki::write(&position.cells(), spec).map_err(unwritable)
        }
        Layout::Link => Err(LayoutError::Shape { layout, shape: position.givens.shape() }),
        Layout::Iss => iss::write(position.givens),
        Layout::Grid => {
            // A drawing has regions alone.
            let are_alone = fields::write(spec).is_ok_and(|fields| fields.starts_with(";r="));
            match &spec.regions {
                Some(regions) if are_alone => {
                    draw(position.givens, regions).ok_or_else(|| unwritable(Rule::Regions))
                }
                _ => Err(unwritable(Rule::first_but_regions(spec))),
            }
        }
        _ => Err(unwritable(Rule::first_of(spec))),
    }
}

/// A line that holds all rules: fields behind the cells; or an object of JSON, which holds the progress as well, and
/// then true.
pub(super) fn line(puzzle: &Grid, progress: Option<&Progress>, spec: &Spec) -> (String, bool) {
    let bare = Position { givens: puzzle, answers: &[], marks: &[] };
    match write(&bare, spec, Layout::Line) {
        Ok(line) => (line, false),
        Err(_) => {
            let position = progress.map_or(bare, |progress| progress.position(puzzle));
            (write(&position, spec, Layout::Json).unwrap_or_default(), true)
        }
    }
}
