//! Rating: how hard a puzzle is.

use super::grid::grid;
use super::object::Object;
use super::options;
use crate::explain::rating;
use crate::solver::Request;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("rate.d.ts");

/// How hard a puzzle is on the scale of Sudoku Explainer 1.2.1, from 1.0: its `rating`; its `pearl`, which counts up to
/// the first digit placed; its `diamond`, which is the first step's; the `hardest` technique, and the `level` in a
/// word.
///
/// With `least`, the puzzle may be harder: no step was found that leads on, or finding it took more than the `budget`.
/// A puzzle that has not exactly one solution, or for which that took more to find out, is `unrated`, and so is one
/// with other rules than the classic ones, for which the scale is not defined. Throws an `Error` when `cells` are no
/// grid, or an option is unknown or not as it has to be.
///
/// ```js
/// const rated = rate(Uint8Array.from('3004420103422403', Number));
/// console.log('unrated' in rated ? rated.unrated : rated.level); // easy
/// ```
#[wasm_bindgen(unchecked_return_type = "Rating | Unrated")]
pub fn rate(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "RateOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let [rules, candidates, budget] = options::read(&options, "rate", ["rules", "candidates", "budget"])?;
    let limits = options::limits(budget)?;
    let puzzle = grid(&cells, rules, candidates)?;
    let object = Object::new();
    let rating = match rating::rate(Request::new(&puzzle).limits(limits)) {
        Ok(rating) => rating,
        Err(why) => {
            object.set_unrated(why.name());
            return Ok(object.into());
        }
    };
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
