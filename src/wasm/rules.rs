//! The rules of a puzzle, as the option `rules` has them.

use super::options;
use super::{mistake, name};
use crate::shape::{Rules, Shape, Spec};
use wasm_bindgen::prelude::*;

const KEYS: [&str; 8] =
    ["diagonals", "windows", "disjoint", "asterisk", "dot", "girandola", "groups", "regions"];

type Values = [Option<JsValue>; 8];

/// What an object says that must hold.
pub(super) fn read(object: &JsValue, shape: Shape) -> Result<Rules, JsValue> {
    if name(object) != "Object" {
        return Err(options::wrong(object, "rules", "an object").into());
    }
    let values = options::read(object, "rules", KEYS)?;
    Ok(Rules::from_spec(shape, spec_of(&values)?).map_err(JsError::from)?)
}

fn spec_of(
    [diagonals, windows, disjoint, asterisk, dot, girandola, groups, regions]: &Values,
) -> Result<Spec, JsValue> {
    let (down, up) = diagonals_of(diagonals)?;
    Ok(Spec {
        down,
        up,
        windows: options::flag(windows, "windows")?,
        disjoint: options::flag(disjoint, "disjoint")?,
        asterisk: options::flag(asterisk, "asterisk")?,
        dot: options::flag(dot, "dot")?,
        girandola: options::flag(girandola, "girandola")?,
        groups: match groups {
            Some(groups) => items_of(groups, "groups", "an array")?
                .iter()
                .map(|group| whole_numbers(group, "groups", "an array of cells for each group"))
                .collect::<Result<_, _>>()?,
            None => Vec::new(),
        },
        regions: regions.as_ref().map(|regions| whole_numbers(regions, "regions", "an array")).transpose()?,
    })
}

/// Whether there is the diagonal down from the top left, and the one up from the bottom left.
fn diagonals_of(value: &Option<JsValue>) -> Result<(bool, bool), JsError> {
    let Some(value) = value else { return Ok((false, false)) };
    let text =
        value.as_string().ok_or_else(|| options::wrong(value, "diagonals", "'both', 'down' or 'up'"))?;
    match text.as_str() {
        "both" => Ok((true, true)),
        "down" => Ok((true, false)),
        "up" => Ok((false, true)),
        other => Err(mistake(format!("There are no diagonals '{other}'; choose both, down, up."))),
    }
}

/// The items of an array, typed or not.
fn items_of(list: &JsValue, key: &str, expected: &str) -> Result<Vec<JsValue>, JsValue> {
    if !name(list).ends_with("Array") {
        return Err(options::wrong(list, key, expected).into());
    }
    let list: &ArrayLike = list.unchecked_ref();
    let count = list.length()?;
    if count > 1000 {
        // No rules have so many, and an array of millions would take more memory than there is.
        return Err(options::wrong(list, key, "an array of at most 1000 items").into());
    }
    (0..count).map(|index| list.item(index)).collect()
}

fn whole_numbers(list: &JsValue, key: &str, expected: &str) -> Result<Vec<usize>, JsValue> {
    let number = |item: &JsValue| {
        let number = item.as_f64().filter(|number| (0.0..1e9).contains(number) && number.trunc() == *number);
        let number = number.map(|number| number as usize);
        number.ok_or_else(|| options::wrong(item, key, "whole numbers from 0").into())
    };
    items_of(list, key, expected)?.iter().map(number).collect()
}

#[wasm_bindgen]
extern "C" {
    /// An array whose items may throw when they are read.
    type ArrayLike;

    #[wasm_bindgen(catch, method, structural, indexing_getter)]
    fn item(this: &ArrayLike, index: u32) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, method, getter)]
    fn length(this: &ArrayLike) -> Result<u32, JsValue>;
}
