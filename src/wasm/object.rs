//! Objects of JavaScript, made property by property, of the types that the `.d.ts` files name.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("level.d.ts");

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Object)]
    pub(super) type Object;

    #[wasm_bindgen(constructor)]
    pub(super) fn new() -> Object;
    #[wasm_bindgen(method, setter)]
    pub(super) fn set_rating(this: &Object, rating: f64);
    #[wasm_bindgen(method, setter)]
    pub(super) fn set_hardest(this: &Object, hardest: &str);
    #[wasm_bindgen(method, setter)]
    pub(super) fn set_level(this: &Object, level: &str);
}
