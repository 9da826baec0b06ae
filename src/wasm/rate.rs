//! Rating: how hard a puzzle is.

use super::grid;
use super::object::Object;
use crate::explain::rating;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("rate.d.ts");

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(method, setter)]
    fn set_pearl(this: &Object, pearl: f64);
    #[wasm_bindgen(method, setter)]
    fn set_diamond(this: &Object, diamond: f64);
    #[wasm_bindgen(method, setter)]
    fn set_least(this: &Object, least: bool);
}

/// How hard a puzzle is on the scale of Sudoku Explainer 1.2.1, from 1.0: its `rating`; its `pearl`, which counts up to
/// the first digit placed; its `diamond`, which is the first step's; the `hardest` technique, and the `level` in a
/// word.
///
/// With `least`, the puzzle may be harder: no step was found that leads on. A puzzle that has not exactly one
/// solution gets `null`. Throws an `Error` when `cells` are no grid.
///
/// ```js
/// const { rating, level } = rate(Uint8Array.from('3004420103422403', Number)); // 1, 'easy'
/// ```
#[wasm_bindgen(unchecked_return_type = "Rating | null")]
pub fn rate(#[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue) -> Result<JsValue, JsError> {
    let Ok(rating) = rating::rate(&grid(&cells)?) else { return Ok(JsValue::NULL) };
    let object = Object::new();
    object.set_rating(rating.rating);
    object.set_pearl(rating.pearl);
    object.set_diamond(rating.diamond);
    object.set_level(rating.level().name());
    if let Some(hardest) = rating.hardest {
        object.set_hardest(&hardest.to_string());
    }
    if rating.is_least {
        object.set_least(true);
    }
    Ok(object.into())
}
