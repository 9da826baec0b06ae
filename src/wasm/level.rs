//! The type of what rated puzzles and steps have both.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("level.d.ts");
