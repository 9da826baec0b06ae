//! The browser boundary: every export, and nothing else.
//!
//! Data comes first, cells as a `Uint8Array`, and then one object of options. Results go out as plain objects with
//! real `Uint8Array`s inside. What is no grid is answered by an `Error` that says what was expected and what came.
//! Nothing outside this folder knows that a browser exists.
//!
//! A result is made property by property (`object`), which is the smallest code, and the quickest for a list of ten
//! thousand. Only what was read from a text is described by structs, of which serde makes objects (`text`): its items
//! differ, and most of its parts may be missing.
//!
//! Five modules are built of it: with `web-core` what a page needs while a 9×9 is typed and solved; with
//! `web-full` that for every shape and all else, but for what the others have: with `web-hint` the explanations, with
//! `web-rate` the rating, with `web-scan` the reading of photos. A program that takes the library has none of these
//! features, so its allocator, its panic hook and its exports are its own.

#[cfg(feature = "web-full")]
mod doctor;
#[cfg(feature = "web-hint")]
mod explain;
#[cfg(any(feature = "web-full", feature = "web-hint", feature = "web-rate"))]
mod grid;
#[cfg(feature = "web-full")]
mod houses;
#[cfg(any(feature = "web-hint", feature = "web-rate"))]
mod level;
#[cfg(all(feature = "web-core", not(feature = "web-full")))]
mod nine_alone;
mod object;
mod options;
#[cfg(feature = "web-rate")]
mod rate;
#[cfg(feature = "web-full")]
mod reader;
#[cfg(any(feature = "web-full", feature = "web-hint", feature = "web-rate"))]
mod rules;
#[cfg(feature = "web-scan")]
mod scan;
#[cfg(any(feature = "web-core", feature = "web-full"))]
mod solver;
#[cfg(feature = "web-hint")]
mod steps;
#[cfg(feature = "web-full")]
mod text;

use js_sys::Uint8Array;
use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};
use wasm_bindgen::prelude::*;

#[cfg(any(feature = "web-core", feature = "web-full"))]
#[wasm_bindgen(typescript_custom_section)]
const ARRAYS: &str = include_str!("arrays.d.ts");

#[cfg(any(feature = "web-core", feature = "web-full", feature = "web-hint"))]
#[wasm_bindgen(typescript_custom_section)]
const HOUSE: &str = include_str!("house.d.ts");

#[cfg(any(feature = "web-core", feature = "web-full", feature = "web-hint", feature = "web-rate"))]
#[wasm_bindgen(typescript_custom_section)]
const RULES: &str = include_str!("rules.d.ts");

/// Smaller than the allocator of Rust's own library, and no slower here.
#[global_allocator]
static ALLOCATOR: WasmDynamicTalc = new_wasm_dynamic_allocator();

/// A panic is a bug: its message goes to the console instead of a bare "unreachable".
#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
}

/// A classic grid of its cells.
#[cfg(any(feature = "web-core", feature = "web-full", feature = "web-hint", feature = "web-rate"))]
fn classic(cells: &JsValue) -> Result<crate::Grid, JsError> {
    Ok(crate::Grid::new(bytes(cells, CELLS)?)?)
}

/// What the bytes of a grid are.
#[cfg(any(feature = "web-core", feature = "web-full", feature = "web-hint", feature = "web-rate"))]
const CELLS: &str = "with a number for each cell (81 for a 9×9)";

/// The bytes of a `Uint8Array`, or an error that says what it is for, as in `with the bytes of a text`.
fn bytes(array: &JsValue, purpose: &str) -> Result<Vec<u8>, JsError> {
    // Asking for the name takes nearly as long as an easy puzzle, and most arrays are of this frame.
    if let Some(array) = array.dyn_ref::<Uint8Array>() {
        return Ok(array.to_vec());
    }
    match name(array).as_str() {
        "Uint8Array" => Ok(array.unchecked_ref::<Uint8Array>().to_vec()),
        other => Err(mistake(format!("Expected a Uint8Array {purpose}, got {other}."))),
    }
}

/// An error that says what is wrong. It is never inlined, as the modules have many sentences.
#[inline(never)]
fn mistake(sentence: String) -> JsError {
    JsError::new(&sentence)
}

/// What a value is: `Uint8Array`, `Array`, `Null`. An array that a frame of the page has made has the same
/// name here, but is no instance of this frame's `Uint8Array`.
fn name(value: &JsValue) -> String {
    let tag = tag(value).unwrap_or_default();
    tag.strip_prefix("[object ").and_then(|tag| tag.strip_suffix(']')).unwrap_or("Unknown").into()
}

#[wasm_bindgen]
extern "C" {
    /// `[object Uint8Array]` for one. An object may throw when it is asked.
    #[wasm_bindgen(catch, js_namespace = ["Object", "prototype", "toString"], js_name = call)]
    fn tag(value: &JsValue) -> Result<String, JsValue>;
}

/// What our own JSON stands for.
#[cfg(feature = "web-full")]
fn json_object(json: &str) -> JsValue {
    js_sys::JSON::parse(json).unwrap_or_default()
}

/// The rules of a grid; none where they are the classic ones.
#[cfg(feature = "web-full")]
fn rules_object(grid: &crate::Grid) -> Option<JsValue> {
    grid.rules().spec().map(|spec| json_object(&crate::notation::rules_json(spec)))
}
