//! A grid of what JavaScript has of it: its cells, its rules, and the candidates that are the puzzle's.

use super::{CELLS, bytes, classic, mistake, options, rules};
use crate::grid::{Grid, GridError};
use crate::sets::DigitSet;
use crate::shape::Shape;
use wasm_bindgen::prelude::*;

/// A grid of its cells and of the options `rules` and `candidates`.
pub(super) fn grid(
    cells: &JsValue,
    rules: Option<JsValue>,
    candidates: Option<JsValue>,
) -> Result<Grid, JsValue> {
    let grid = match rules {
        None => classic(cells)?,
        Some(rules) => {
            let cells = bytes(cells, CELLS)?;
            let no_shape = GridError::Length { cells: cells.len() };
            let shape = Shape::of_cells(cells.len()).ok_or_else(|| JsError::from(no_shape))?;
            Grid::with_rules(rules::read(&rules, shape)?, cells).map_err(JsError::from)?
        }
    };
    let Some(candidates) = candidates else { return Ok(grid) };
    let sets = candidate_sets(&candidates, grid.shape())?;
    Ok(grid.limited(Some(sets)))
}

/// The candidates of each cell of a shape, as the option `candidates` has them.
pub(super) fn candidate_sets(candidates: &JsValue, shape: Shape) -> Result<Vec<DigitSet>, JsError> {
    let numbers = options::cell_bits(candidates, "candidates")?;
    if numbers.len() != shape.cell_count() {
        return Err(in_candidates(GridError::OtherLength { shape, cells: numbers.len() }));
    }
    let mut sets = Vec::new();
    for number in numbers {
        let highest = u32::BITS - number.leading_zeros();
        if highest > shape.side() as u32 {
            return Err(in_candidates(GridError::TooLarge { shape, cell: sets.len(), value: highest as u8 }));
        }
        sets.push(DigitSet::from_bits(number));
    }
    Ok(sets)
}

fn in_candidates(error: GridError) -> JsError {
    mistake(format!("In 'candidates': {error}"))
}
