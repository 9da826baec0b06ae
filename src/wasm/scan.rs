//! Puzzles from photos.

use super::{bytes, object::Object};
use js_sys::{Array, Float32Array, Uint8Array};
use ninefold_scan::{Cell, NoGrid, Reading, Scan};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("scan.d.ts");

#[wasm_bindgen]
extern "C" {
    /// A `ScanResult` of `scan.d.ts`.
    #[wasm_bindgen(typescript_type = "ScanResult")]
    pub type ScanResult;
}

/// Reads a 9×9 puzzle from the pixels of a photo or a screenshot, any way up.
#[wasm_bindgen(unchecked_return_type = "ScanResult")]
pub fn scan(rgba: &JsValue, width: u32, height: u32) -> Result<JsValue, JsError> {
    Ok(JsValue::NULL)
}
