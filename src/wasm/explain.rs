//! Explaining: what comes next, and the path to the solution.

use super::object::Object;
use super::objects;
use super::{mistake, options, rules};
use crate::explain::{self, Level, Position};
use crate::grid::Grid;
use crate::sets::DigitSet;
use crate::solver::Limits;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("explain.d.ts");

/// Every step that there is now, the easiest first; what only concludes once more what an easier step does comes
/// last.
///
/// If an answer is wrong or a candidate of the solution is gone, there is one step, which says so. Forcing chains and
/// nets are extreme, and are tried only where there is no other step. The array has a property `complete`: it is false
/// if the `budget` was reached, so that some steps may be missing, the hardest first.
///
/// Throws an `Error` when `cells` or `givens` are no grid, when they differ, when `candidates` are not a
/// number for each cell, or when an option is unknown or not as it has to be.
///
/// ```js
/// const [easiest] = steps(Uint8Array.from('3004420103422403', Number), { hardest: 'easy' });
/// ```
#[wasm_bindgen(unchecked_return_type = "Steps")]
pub fn steps(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "StepsOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let [rules, candidates, givens, hardest, budget] =
        options::read(&options, "steps", ["rules", "candidates", "givens", "hardest", "budget"])?;
    let position = position(rules::grid(&cells, rules)?, candidates, givens)?;
    let limits = options::limits(budget)?.unwrap_or(Limits::NONE);
    let found = explain::steps_within(&position, level(hardest)?, limits);
    let steps = objects::steps(&found.steps);
    steps.set_complete(found.complete);
    Ok(steps.into())
}

/// The easiest step that there is now; `undefined` where there is none: the puzzle is solved, or has several solutions
/// and only choosing one would lead on. Of a puzzle without a solution the steps lead nowhere: `explain` says that it has
/// none.
///
/// The options and what is thrown are those of `steps`, without `hardest` and `budget`.
///
/// ```js
/// const { technique, places } = nextStep(Uint8Array.from('3004420103422403', Number));
/// ```
#[wasm_bindgen(unchecked_return_type = "Step | undefined", js_name = nextStep)]
pub fn next_step(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PositionOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let next = explain::next(&position_alone(&cells, &options, "nextStep")?, None);
    Ok(next.map_or(JsValue::UNDEFINED, |step| objects::step(&step).into()))
}

/// The steps from here to the solution, each the easiest that there is then; and why there are no more.
///
/// The options and what is thrown are those of `steps`, without `hardest` and `budget`.
///
/// ```js
/// const { steps, solved, hardest } = explain(Uint8Array.from('3004420103422403', Number));
/// ```
#[wasm_bindgen(unchecked_return_type = "Explanation", js_name = explain)]
pub fn explain_puzzle(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PositionOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let path = explain::path(&position_alone(&cells, &options, "explain")?);
    let explanation = Object::new();
    explanation.set_steps(&objects::steps(&path.steps));
    explanation.set_solved(path.end == explain::PathEnd::Solved);
    explanation.set_end(path.end.name());
    if let Some(hardest) = path.hardest() {
        explanation.set_hardest(&hardest.to_string());
    }
    Ok(explanation.into())
}

/// The level that the option `hardest` names; the hardest of all where it is not said.
fn level(hardest: Option<JsValue>) -> Result<Level, JsError> {
    let Some(hardest) = hardest else { return Ok(Level::Extreme) };
    let text = options::string(&hardest, "hardest")?;
    Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| {
        let choice = Level::ALL.map(Level::name).join(", ");
        mistake(format!("There is no level '{text}'; choose {choice}."))
    })
}

/// The position for a function that has no other options than those of one.
fn position_alone(cells: &JsValue, options: &JsValue, function: &str) -> Result<Position, JsValue> {
    let [rules, candidates, givens] = options::read(options, function, ["rules", "candidates", "givens"])?;
    Ok(position(rules::grid(cells, rules)?, candidates, givens)?)
}

fn position(cells: Grid, candidates: Option<JsValue>, givens: Option<JsValue>) -> Result<Position, JsError> {
    let marks = candidates.map_or_else(|| Ok(Vec::new()), |candidates| marks(&candidates, &cells))?;
    let Some(givens) = givens else { return Ok(Position::of_answers(&cells, &cells, &marks)) };
    let givens = options::grid(&givens, "givens")?;
    if let Some(cell) = differs(&givens, &cells) {
        return Err(mistake(cell));
    }
    Ok(Position::of_answers(&cells.with_cells(givens.into_cells()), &cells, &marks))
}

/// Why some givens are not those of the cells, if they are not.
fn differs(givens: &Grid, cells: &Grid) -> Option<String> {
    if givens.shape() != cells.shape() {
        return Some(format!("The givens make a {}, and the cells a {}.", givens.shape(), cells.shape()));
    }
    let mut both = givens.cells().iter().zip(cells.cells());
    let cell = both.position(|(given, digit)| *given > 0 && given != digit)?;
    let (row, column) = (givens.shape().row_of(cell) + 1, givens.shape().column_of(cell) + 1);
    let (given, digit) = (givens.cells()[cell], cells.cells()[cell]);
    Some(format!("Row {row}, column {column}: the given is {given}, and the cell has {digit}."))
}

/// The candidates of each cell.
fn marks(candidates: &JsValue, cells: &Grid) -> Result<Vec<DigitSet>, JsError> {
    let numbers = options::bits(candidates, "candidates")?;
    let count = cells.cells().len();
    if numbers.len() != count {
        let got = numbers.len();
        return Err(mistake(format!("Expected candidates for each of {count} cells, got {got}.")));
    }
    let all = DigitSet::all(cells.shape().side());
    if let Some(cell) = numbers.iter().position(|&number| number & !all.bits() != 0) {
        let (row, column) = (cells.shape().row_of(cell) + 1, cells.shape().column_of(cell) + 1);
        let side = cells.shape().side();
        return Err(mistake(format!("Row {row}, column {column}: a candidate is above {side}.")));
    }
    Ok(numbers.into_iter().map(DigitSet::from_bits).collect())
}
