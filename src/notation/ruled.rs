//! Writing a puzzle that has other rules than the classic ones, or candidates of its own. What a layout cannot hold is an
//! error, never left out.

use super::boxed::{MARKS, boxed};
use super::drawing::draw;
use super::fields;
use super::format::{Layout, LayoutError};
use super::marks::placed;
use super::plain::cells;
use super::rules::Rule;
use super::rules_object::rules_json;
use super::{fpuzzles, iss, objects, sudokupad, sudokuwiki, sukaku};
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;
use crate::shape::Spec;

/// Writes a puzzle, and what was done on it as far as the layout can hold that.
pub(super) fn write(puzzle: &Puzzle, layout: Layout) -> Result<String, LayoutError> {
    let unwritable = |rule| LayoutError::Rules { layout, rule };
    let grid = puzzle.grid();
    let (shape, candidates) = (grid.shape(), grid.given_candidates());
    let classic = Spec::default();
    let spec = grid.rules().spec().unwrap_or(&classic);
    match layout {
        Layout::Line | Layout::Zeros => {
            let fields = fields::write(spec).map_err(unwritable)?;
            let code = candidates.map_or(String::new(), |candidates| sukaku::code(grid, candidates));
            Ok(cells(grid, layout) + &fields + if code.is_empty() { "" } else { ";m=" } + &code)
        }
        Layout::Json if spec == &classic => Ok(objects::objects(puzzle, "", None)),
        Layout::Json => Ok(objects::ruled(puzzle, &rules_json(spec))),
        Layout::Fpuzzles => fpuzzles::link(puzzle, spec).map_err(unwritable),
        Layout::Sudokupad => sudokupad::link(grid, spec).map_err(unwritable),
        Layout::Link if shape.side() == 9 => sudokuwiki::write(puzzle, spec).map_err(unwritable),
        Layout::Link => Err(LayoutError::Shape { layout, shape }),
        Layout::Iss => iss::write(grid),
        Layout::Grid => {
            // A drawing has regions alone.
            let are_alone = fields::write(spec).is_ok_and(|fields| fields.starts_with(";r="));
            match &spec.regions {
                Some(regions) if are_alone && candidates.is_none() => {
                    draw(grid, regions).ok_or_else(|| unwritable(Rule::Regions))
                }
                _ => Err(unwritable(Rule::first_but_regions(spec))),
            }
        }
        Layout::Marks | Layout::Sukaku => {
            // In a text of candidates a digit that is placed makes all others marks.
            let is_open =
                |candidates: &&[DigitSet]| placed(candidates, grid.rules()).iter().all(|digit| *digit == 0);
            match candidates.filter(is_open) {
                Some(candidates) if grid.given_count() == 0 && *spec == classic => Ok(match layout {
                    Layout::Marks => boxed(grid, candidates, MARKS),
                    _ => sukaku::line(grid, candidates),
                }),
                _ => Err(unwritable(Rule::first_of(spec))),
            }
        }
        _ => Err(unwritable(Rule::first_of(spec))),
    }
}

/// A line that holds all rules and candidates: fields behind the cells; or an object of JSON, which holds what was done
/// on the puzzle as well, and then true.
pub(super) fn line(puzzle: &Puzzle) -> (String, bool) {
    match write(puzzle, Layout::Line) {
        Ok(line) => (line, false),
        Err(_) => (write(puzzle, Layout::Json).unwrap_or_default(), true),
    }
}
