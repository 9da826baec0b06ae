//! The doctor: what is probably wrong with a puzzle.

use super::grid::grid;
use super::object::Object;
use super::{options, rules_object};
use crate::doctor::{self, Change, Repair};
use crate::solver::Request;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("doctor.d.ts");

/// What is probably wrong with a puzzle that has no solution, or several: the slips that leave a proper one
/// when they are undone.
///
/// A given is `replaced` by another digit, is `extra` or `missing`; two are `swapped`; one is `moved` by a
/// cell; a blank of a row or of the whole grid is skipped (`rowSkipped`, `gridSkipped`) or typed once too
/// often (`rowRepeated`, `gridRepeated`), so that what follows has slid. If no single slip will do, two are
/// replaced (`twoReplaced`); where two would complete the pattern of the givens, they may be missing
/// (`twoMissing`). A puzzle with one solution has no repairs. Where a classic puzzle has several, but exactly one with
/// both diagonals, with windows, or with disjoint groups, and hardly by chance, `forgotten` has that rule; or more than
/// one, the likeliest first, where each of them leaves exactly one.
///
/// Where the `budget` was reached, the answer is not `complete`. Throws an `Error` when `cells` are no grid, there can
/// be no such rules or candidates, or another option is given.
#[wasm_bindgen(unchecked_return_type = "Diagnosis")]
pub fn diagnose(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DiagnoseOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let [rules, candidates, budget] = options::read(&options, "diagnose", ["rules", "candidates", "budget"])?;
    let limits = options::limits(budget)?;
    let puzzle = grid(&cells, rules, candidates)?;
    let diagnosis = doctor::diagnose(Request::new(&puzzle).limits(limits));
    let object = Object::new();
    object.set_repairs(diagnosis.repairs.iter().map(repair_object).collect());
    object.set_complete(diagnosis.complete);
    let forgotten = diagnosis.forgotten.iter().filter_map(|forgotten| rules_object(&forgotten.puzzle));
    let forgotten: Array = forgotten.collect();
    if forgotten.length() > 0 {
        object.set_forgotten(forgotten);
    }
    Ok(object.into())
}

fn repair_object(repair: &Repair) -> Object {
    let object = Object::new();
    object.set_kind(repair.kind.name());
    object.set_puzzle(Uint8Array::from(repair.puzzle.cells()));
    object.set_changes(repair.changes.iter().map(change_object).collect());
    object
}

fn change_object(change: &Change) -> Object {
    let object = Object::new();
    object.set_cell(change.cell as u32);
    object.set_from(&change.from.into());
    object.set_to(&change.to.into());
    object
}
