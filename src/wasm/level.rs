//! What rated puzzles and steps have both, of the types that the `.d.ts` files name.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("level.d.ts");

object! {
    set_hardest(&str),
    set_level(&str),
}
