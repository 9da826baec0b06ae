//! The options of a call: one object, which is the last that a function takes.
//!
//! Nothing in it is ever ignored: a key that the function does not know is an error, which names those that it knows.
//! A key whose value is `undefined` is not said.

use super::name;
use crate::solver::Limits;
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
) -> Result<[Option<JsValue>; COUNT], JsError> {
    let mut values = [const { None }; COUNT];
    if !options.is_undefined() {
        fill(&mut values, options, function, &keys)?;
    }
    Ok(values)
}

#[inline(never)]
fn fill(
    values: &mut [Option<JsValue>],
    options: &JsValue,
    function: &str,
    keys: &[&str],
) -> Result<(), JsError> {
    let kind = name(options);
    if kind != "Object" {
        return Err(JsError::new(&format!("Expected the options of `{function}` as an object, got {kind}.")));
    }
    let entries = entries(options);
    for index in 0.. {
        let entry = entries.at(index);
        if entry.is_undefined() {
            break;
        }
        let entry: Array = entry.unchecked_into();
        let (key, value) = (text(&entry.at(0)), entry.at(1));
        let Some(at) = keys.iter().position(|known| *known == key) else {
            return Err(unknown(&key, function, keys));
        };
        if !value.is_undefined() {
            values[at] = Some(value);
        }
    }
    Ok(())
}

/// The option `budget`; nothing where it is not said.
pub(super) fn limits(budget: Option<JsValue>) -> Result<Option<Limits>, JsError> {
    let limits = |steps: f64| Limits::steps(steps as u64);
    Ok(whole(budget, "budget")?.map(limits))
}

/// An option that is a whole number from 0, or `Infinity`.
pub(super) fn whole(value: Option<JsValue>, key: &str) -> Result<Option<f64>, JsError> {
    let Some(value) = value else { return Ok(None) };
    let number = value.as_f64();
    if number.is_some_and(|number| number >= 0.0 && number.trunc() == number) {
        return Ok(number);
    }
    let got = if number.is_some() { text(&value) } else { name(&value) };
    Err(JsError::new(&format!("Expected a whole number from 0, or Infinity, as '{key}', got {got}.")))
}

fn unknown(key: &str, function: &str, keys: &[&str]) -> JsError {
    let mut sentence = format!("`{function}` has no option '{key}': it has ");
    for (index, known) in keys.iter().enumerate() {
        sentence += if index == 0 { "'" } else { ", '" };
        sentence += known;
        sentence += "'";
    }
    sentence += if keys.is_empty() { "none yet." } else { "." };
    JsError::new(&sentence)
}

#[wasm_bindgen]
extern "C" {
    type Array;

    #[wasm_bindgen(method, structural, indexing_getter)]
    fn at(this: &Array, index: u32) -> JsValue;

    /// The own keys of an object, each with its value.
    #[wasm_bindgen(js_namespace = Object)]
    fn entries(object: &JsValue) -> Array;

    /// A number or a key as text.
    #[wasm_bindgen(js_name = String)]
    fn text(value: &JsValue) -> String;
}
