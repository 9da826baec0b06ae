//! The options of a call: one object, which is the last that a function takes.
//!
//! Nothing in it is ever ignored: a key that the function does not know is an error, which names those that it knows.
//! A key whose value is `undefined` is not said.

use super::{mistake, name};
#[cfg(any(feature = "web-full", feature = "web-hint"))]
use crate::grid::Grid;
#[cfg(any(feature = "web-core", feature = "web-full", feature = "web-hint", feature = "web-rate"))]
use crate::solver::Limits;
use js_sys::Array;
#[cfg(any(feature = "web-full", feature = "web-hint", feature = "web-rate"))]
use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;

/// The values of the options of a function, one for each of the `keys` that it knows; `None` for what is not said.
///
/// ```ignore
/// let [most, budget] = options::read(&options, "solutions", ["most", "budget"])?;
/// ```
#[inline(always)]
pub(super) fn read<const COUNT: usize>(
    options: &JsValue,
    function: &str,
    keys: [&str; COUNT],
) -> Result<[Option<JsValue>; COUNT], JsValue> {
    let mut values = [const { None }; COUNT];
    if !options.is_undefined() {
        read_entries(&mut values, options, function, &keys)?;
    }
    Ok(values)
}

#[inline(never)]
fn read_entries(
    values: &mut [Option<JsValue>],
    options: &JsValue,
    function: &str,
    keys: &[&str],
) -> Result<(), JsValue> {
    let kind = name(options);
    if kind != "Object" {
        return Err(mistake(format!("Expected the options of `{function}` as an object, got {kind}.")).into());
    }
    let entries = entries(options)?;
    for index in 0..entries.length() {
        let entry: Array = entries.get(index).unchecked_into();
        let (key, value) = (text(&entry.get(0)), entry.get(1));
        let Some(at) = keys.iter().position(|known| *known == key) else {
            return Err(unknown_option(&key, function, keys).into());
        };
        if !value.is_undefined() {
            values[at] = Some(value);
        }
    }
    Ok(())
}

/// What the option `budget` says.
#[cfg(any(feature = "web-core", feature = "web-full", feature = "web-hint", feature = "web-rate"))]
pub(super) fn limits(budget: Option<JsValue>) -> Result<Limits, JsError> {
    Ok(whole_number(budget, "budget")?.map_or(Limits::NONE, |steps| Limits::budget(steps as u64)))
}

/// An option that is a whole number from 0, or `Infinity`.
#[cfg(any(feature = "web-core", feature = "web-full", feature = "web-hint", feature = "web-rate"))]
pub(super) fn whole_number(value: Option<JsValue>, key: &str) -> Result<Option<f64>, JsError> {
    let Some(value) = value else { return Ok(None) };
    let number = value.as_f64().filter(|number| *number >= 0.0 && number.trunc() == *number);
    number.ok_or_else(|| wrong(&value, key, "a whole number from 0, or Infinity,")).map(Some)
}

/// An option that is the number of a cell, of so many.
#[cfg(feature = "web-hint")]
pub(super) fn cell(value: &JsValue, key: &str, count: usize) -> Result<usize, JsError> {
    let number =
        value.as_f64().filter(|number| (0.0..count as f64).contains(number) && number.trunc() == *number);
    let last = count - 1;
    number
        .map(|cell| cell as usize)
        .ok_or_else(|| wrong(value, key, &format!("the number of a cell, from 0 to {last},")))
}

/// An option that is true or false; false where it is not said.
#[cfg(any(feature = "web-full", feature = "web-hint", feature = "web-rate"))]
pub(super) fn flag(value: &Option<JsValue>, key: &str) -> Result<bool, JsError> {
    let Some(value) = value else { return Ok(false) };
    value.as_bool().ok_or_else(|| wrong(value, key, "true or false"))
}

/// An option that is a string.
#[cfg(any(feature = "web-full", feature = "web-hint"))]
pub(super) fn string(value: &JsValue, key: &str) -> Result<String, JsError> {
    value.as_string().ok_or_else(|| wrong(value, key, "a string"))
}

/// An option that has a number for each cell.
#[cfg(any(feature = "web-full", feature = "web-hint"))]
pub(super) fn grid(value: &JsValue, key: &str) -> Result<Grid, JsError> {
    let cells = super::bytes(value, &format!("as '{key}'"))?;
    Grid::new(cells).map_err(|error| mistake(format!("In '{key}': {error}")))
}

/// An option that has bits for each cell.
#[cfg(any(feature = "web-full", feature = "web-hint", feature = "web-rate"))]
pub(super) fn cell_bits(value: &JsValue, key: &str) -> Result<Vec<u32>, JsError> {
    // An array of another frame of the page has the same name, but is no instance of this frame's.
    if name(value) != "Uint32Array" {
        return Err(wrong(value, key, "a Uint32Array"));
    }
    Ok(value.unchecked_ref::<Uint32Array>().to_vec())
}

/// What is said of an option of the wrong kind.
pub(super) fn wrong(value: &JsValue, key: &str, expected: &str) -> JsError {
    let got = if value.as_f64().is_some() { text(value) } else { name(value) };
    mistake(format!("Expected {expected} as '{key}', got {got}."))
}

fn unknown_option(key: &str, function: &str, keys: &[&str]) -> JsError {
    let mut sentence = format!("`{function}` has no option '{key}': it has ");
    for (index, known) in keys.iter().enumerate() {
        sentence += if index == 0 { "'" } else { ", '" };
        sentence += known;
        sentence += "'";
    }
    sentence += if keys.is_empty() { "none yet." } else { "." };
    mistake(sentence)
}

#[wasm_bindgen]
extern "C" {
    /// The own keys of an object, each with its value.
    #[wasm_bindgen(catch, js_namespace = Object)]
    fn entries(object: &JsValue) -> Result<Array, JsValue>;

    /// A number or a key as text.
    #[wasm_bindgen(js_name = String)]
    fn text(value: &JsValue) -> String;
}
