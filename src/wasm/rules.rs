//! The rules of a puzzle, which every function takes that takes cells.

use super::options::{self, Array};
use super::{CELLS, bytes, mistake, name};
use crate::grid::{Grid, GridError};
use crate::shape::{Rules, RulesBuilder, Shape};
use wasm_bindgen::prelude::*;

const KEYS: [&str; 8] =
    ["diagonals", "windows", "disjoint", "asterisk", "dot", "girandola", "groups", "regions"];

/// A grid of its cells and of the option `rules`.
pub(super) fn grid(cells: &JsValue, rules: Option<JsValue>) -> Result<Grid, JsValue> {
    let Some(rules) = rules else { return Ok(super::grid(cells)?) };
    let cells = bytes(cells, CELLS)?;
    let no_shape = GridError::Length { cells: cells.len() };
    let shape = Shape::of_cells(cells.len()).ok_or_else(|| JsError::from(no_shape))?;
    Ok(Grid::with_rules(read(&rules, shape)?, cells).map_err(JsError::from)?)
}

/// What an object says that must hold.
pub(super) fn read(object: &JsValue, shape: Shape) -> Result<Rules, JsValue> {
    let [diagonals, windows, disjoint, asterisk, dot, girandola, groups, regions] =
        options::read(object, "rules", KEYS)?;
    let mut rules = Rules::of(shape);
    if let Some(diagonals) = diagonals {
        rules = match options::string(&diagonals, "diagonals")?.as_str() {
            "both" => rules.diagonals(),
            "down" => rules.diagonal_down(),
            "up" => rules.diagonal_up(),
            other => {
                return Err(
                    mistake(format!("There are no diagonals '{other}'; choose both, down, up.")).into()
                );
            }
        };
    }
    let switches: [(_, _, fn(RulesBuilder) -> RulesBuilder); 5] = [
        (windows, "windows", RulesBuilder::windows),
        (disjoint, "disjoint", RulesBuilder::disjoint_groups),
        (asterisk, "asterisk", RulesBuilder::asterisk),
        (dot, "dot", RulesBuilder::centre_dot),
        (girandola, "girandola", RulesBuilder::girandola),
    ];
    for (value, key, add) in switches {
        let Some(value) = value else { continue };
        let is_said = value.as_bool().ok_or_else(|| options::wrong(&value, key, "true or false"))?;
        rules = if is_said { add(rules) } else { rules };
    }
    if let Some(groups) = groups {
        for group in items(&groups, "groups")? {
            rules = rules.group(numbers(&group, "groups")?);
        }
    }
    if let Some(regions) = regions {
        rules = rules.regions(numbers(&regions, "regions")?);
    }
    Ok(rules.build().map_err(JsError::from)?)
}

/// The items of an array, typed or not.
fn items(list: &JsValue, key: &str) -> Result<Vec<JsValue>, JsError> {
    if !name(list).ends_with("Array") {
        return Err(options::wrong(list, key, "an array"));
    }
    let array: &Array = list.unchecked_ref();
    Ok((0..array.length()).map(|index| array.at(index)).collect())
}

fn numbers(list: &JsValue, key: &str) -> Result<Vec<usize>, JsError> {
    let number = |item: &JsValue| {
        let number = item.as_f64().filter(|number| (0.0..1e9).contains(number) && number.trunc() == *number);
        number.map(|number| number as usize).ok_or_else(|| options::wrong(item, key, "whole numbers from 0"))
    };
    items(list, key)?.iter().map(number).collect()
}
