//! Explaining: what comes next, and the path to the solution.

use super::grid::{candidate_sets, grid};
use super::object::Object;
use super::{mistake, options, steps};
use crate::explain::{self, Level, NextStep, Position, Steps, Technique};
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::solver::Request;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("explain.d.ts");

#[wasm_bindgen(typescript_custom_section)]
const TECHNIQUE: &str = include_str!("technique.d.ts");

/// Every step that there is now, the easiest first; what only concludes once more what an easier step does comes
/// last. With `technique` every step of this one.
///
/// If an answer is wrong or a candidate of the solution is gone, there is one step, which says so; `technique` does not look
/// for that. Forcing chains and nets are extreme, and are tried only where there is no other step. The array has a property
/// `complete`: it is false if the `budget` was reached, so that some steps may be missing, the hardest first.
///
/// Throws an `Error` when `cells` or `givens` are no grid, when they differ, when `candidates` are not a
/// number for each cell, when there is no such technique, or when an option is unknown or not as it has to be.
///
/// `candidates` are those of the position: some of the puzzle's may be gone. Of a Sukaku they are printed in the
/// puzzle: then say `sukaku: true` as well, so that no technique concludes from one that is missing.
///
/// ```js
/// const cells = Uint8Array.from('3004420103422403', Number);
/// const [easiest] = steps(cells, { hardest: 'easy' });
/// const hiddenSingles = steps(cells, { technique: 'hidden-single' });
/// ```
#[wasm_bindgen(unchecked_return_type = "Steps")]
pub fn steps(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "StepsOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let keys = ["rules", "candidates", "sukaku", "givens", "hardest", "technique", "budget"];
    let [rules, candidates, sukaku, givens, hardest, technique, budget] =
        options::read(&options, "steps", keys)?;
    let position = position(&cells, [rules, candidates, sukaku, givens])?;
    let (hardest, technique) = (level(hardest)?, technique_named(technique)?);
    let request = Request::new(&position).limits(options::limits(budget)?);
    let found = match technique {
        None => explain::all_steps(request, hardest),
        Some(technique) if technique.level() <= hardest => explain::steps_of(request, technique),
        Some(_) => Steps { steps: Vec::new(), complete: true },
    };
    let steps = steps::all_steps(&found.steps);
    steps.set_complete(found.complete);
    Ok(steps.into())
}

/// The easiest step that there is now; `undefined` where there is none: the puzzle is solved, or has several solutions
/// and only choosing one would lead on. Of a puzzle without a solution the steps lead nowhere: `explain` says that it has
/// none. Where the `budget` was reached before it was known which step is the easiest, it is `undecided`.
///
/// The options and what is thrown are those of `steps`, without `hardest` and `technique`; and `near`, the cell that the person
/// looked at last, as that of the last digit: of several easy or medium steps that are as good, one in it or
/// seen from it comes.
///
/// ```js
/// const { technique, places } = nextStep(Uint8Array.from('3004420103422403', Number));
/// ```
#[wasm_bindgen(unchecked_return_type = "Step | 'undecided' | undefined", js_name = nextStep)]
pub fn next_step(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "NextStepOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let keys = ["rules", "candidates", "sukaku", "givens", "near", "budget"];
    let [rules, candidates, sukaku, givens, near, budget] = options::read(&options, "nextStep", keys)?;
    let position = position(&cells, [rules, candidates, sukaku, givens])?;
    let near = near.map(|near| options::cell(&near, "near", position.cells().len())).transpose()?;
    let request = Request::new(&position).limits(options::limits(budget)?);
    Ok(match explain::next_step(request, near) {
        NextStep::Step(step) => steps::one_step(&step).into(),
        NextStep::NoStep => JsValue::UNDEFINED,
        NextStep::Undecided => "undecided".into(),
    })
}

/// The steps from here to the solution, each of the easiest technique that has one then; and why there are no more: where the
/// `budget` was reached, the `end` is `undecided`.
///
/// The options and what is thrown are those of `steps`, without `hardest` and `technique`.
///
/// ```js
/// const { steps, solved, hardest } = explain(Uint8Array.from('3004420103422403', Number));
/// ```
#[wasm_bindgen(unchecked_return_type = "Explanation", js_name = explain)]
pub fn explain_puzzle(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let keys = ["rules", "candidates", "sukaku", "givens", "budget"];
    let [rules, candidates, sukaku, givens, budget] = options::read(&options, "explain", keys)?;
    let position = position(&cells, [rules, candidates, sukaku, givens])?;
    let path = explain::solution_path(Request::new(&position).limits(options::limits(budget)?));
    let explanation = Object::new();
    explanation.set_steps(&steps::all_steps(&path.steps));
    explanation.set_solved(path.end == explain::PathEnd::Solved);
    explanation.set_end(path.end.name());
    if let Some(hardest) = path.hardest() {
        explanation.set_hardest(hardest.name());
    }
    Ok(explanation.into())
}

/// The level that the option `hardest` names; the hardest of all where it is not said.
fn level(hardest: Option<JsValue>) -> Result<Level, JsError> {
    let Some(hardest) = hardest else { return Ok(Level::Extreme) };
    Ok(options::string(&hardest, "hardest")?.parse()?)
}

/// The technique that the option `technique` names.
fn technique_named(technique: Option<JsValue>) -> Result<Option<Technique>, JsError> {
    let Some(technique) = technique else { return Ok(None) };
    Ok(Some(options::string(&technique, "technique")?.parse()?))
}

/// The position that cells and the options of one are.
fn position(
    cells: &JsValue,
    [rules, candidates, sukaku, givens]: [Option<JsValue>; 4],
) -> Result<Position, JsValue> {
    let cells = grid(cells, rules, None)?;
    let candidates = candidates.map(|candidates| candidate_sets(&candidates, cells.shape())).transpose()?;
    let puzzle = match givens {
        Some(givens) => {
            let givens = options::grid(&givens, "givens")?;
            if let Some(cell) = differs(&givens, &cells) {
                return Err(mistake(cell).into());
            }
            cells.with_cells(givens.into_cells())
        }
        None => cells.clone(),
    };
    let is_sukaku = options::flag(&sukaku, "sukaku")?;
    let (given, marks) = if is_sukaku { (candidates, None) } else { (None, candidates) };
    // `puzzle` has no answers, so that the candidates of their cells count as well.
    let puzzle = puzzle.limited(given);
    Ok(Position::from(&Puzzle::with_progress(puzzle, cells.cells(), &marks.unwrap_or_default())))
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
