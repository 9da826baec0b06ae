//! Rating: how hard a puzzle is.

use super::object::Object;
use super::{bound, grid};
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
/// With `least`, the puzzle may be harder: no step was found that leads on, or finding it took more than the `budget`,
/// which is how many steps of about ten microseconds the work may take. A puzzle that has not exactly one solution,
/// or for which that took more to find out, gets `null`. Throws an `Error` when `cells` are no grid, or when the budget
/// is neither a whole number from 0 nor `Infinity`.
///
/// ```js
/// const { rating, level } = rate(Uint8Array.from('3004420103422403', Number)); // 1, 'easy'
/// ```
#[wasm_bindgen(unchecked_return_type = "Rating | null")]
pub fn rate(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] budget: JsValue,
) -> Result<JsValue, JsError> {
    let puzzle = grid(&cells)?;
    let rating = match bound(&budget, "the budget")? {
        Some(limits) => rating::rate_within(&puzzle, limits),
        None => rating::rate(&puzzle),
    };
    let Ok(rating) = rating else { return Ok(JsValue::NULL) };
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
