//! The doctor: what is probably wrong with a puzzle.

use super::grid::grid;
use super::{Cells, object, options};
use crate::doctor::{self, Change, Forgotten};
use crate::notation::rules_json;
use crate::solver::Request;
use js_sys::{Array, JSON, Reflect};
use serde::Serialize;
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
    let repairs = diagnosis.repairs.iter().map(|repair| RepairObject {
        kind: repair.kind.name(),
        puzzle: Cells(repair.puzzle.cells()),
        changes: repair.changes.iter().map(ChangeObject::from).collect(),
    });
    let value = object(&DiagnosisObject { repairs: repairs.collect(), complete: diagnosis.complete })?;
    let forgotten = Array::new();
    for Forgotten { puzzle, .. } in &diagnosis.forgotten {
        if let Some(spec) = puzzle.rules().spec() {
            forgotten.push(&JSON::parse(&rules_json(spec))?);
        }
    }
    if forgotten.length() > 0 {
        Reflect::set(&value, &"forgotten".into(), &forgotten)?;
    }
    Ok(value)
}

#[derive(Serialize)]
struct DiagnosisObject<'a> {
    repairs: Vec<RepairObject<'a>>,
    complete: bool,
}

#[derive(Serialize)]
struct RepairObject<'a> {
    kind: &'static str,
    puzzle: Cells<'a>,
    changes: Vec<ChangeObject>,
}

#[derive(Serialize)]
struct ChangeObject {
    cell: usize,
    from: u8,
    to: u8,
}

impl From<&Change> for ChangeObject {
    fn from(&Change { cell, from, to }: &Change) -> Self {
        ChangeObject { cell, from, to }
    }
}
