//! Puzzles from photos.

use super::object::Object;
use super::{bytes, name, options};
use crate::scan::{Certainty, NoGrid, Scan, ScannedCell, ScannedGrid, SeenRule};
use crate::scan::{scan as scan_pixels, scan_all as scan_all_pixels};
use js_sys::{Array, Float32Array, Uint8Array, Uint8ClampedArray};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("scan.d.ts");

/// Reads a puzzle from the pixels of a photo or a screenshot, any way up: red, green, blue and alpha of each, row by row, as a
/// canvas gives them. Of several puzzles it is the largest, or the first of those that are about as large.
///
/// Throws an `Error` when a side is 0 or no whole number, when the bytes are not four for each pixel, or when an option is
/// given: there are none yet.
///
/// ```js
/// const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
/// const reading = scan(data, width, height);
/// if (reading.certainty !== 'none') show(reading.puzzle);
/// ```
#[wasm_bindgen(unchecked_return_type = "Reading | NoReading")]
pub fn scan(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array | Uint8ClampedArray")] rgba: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] height: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, never>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let [] = options::read(&options, "scan", [])?;
    let (rgba, width, height) = picture(&rgba, &width, &height)?;
    Ok(match scan_pixels(&rgba, width, height).map_err(JsError::from)? {
        Scan::Grid(grid) => reading(&grid),
        Scan::NoGrid(reason) => no_reading(reason),
    })
}

/// Reads all puzzles from the pixels of a photo, as `scan` does, in the order of reading: a newspaper has two beside each other.
///
/// Throws an `Error` where `scan` does.
///
/// ```js
/// const readings = scanAll(data, width, height);
/// if (Array.isArray(readings)) readings.forEach((reading) => show(reading.puzzle));
/// ```
#[wasm_bindgen(js_name = scanAll, unchecked_return_type = "Reading[] | NoReading")]
pub fn scan_all(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array | Uint8ClampedArray")] rgba: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] width: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] height: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Record<string, never>")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let [] = options::read(&options, "scanAll", [])?;
    let (rgba, width, height) = picture(&rgba, &width, &height)?;
    Ok(match scan_all_pixels(&rgba, width, height).map_err(JsError::from)? {
        Ok(grids) => grids.iter().map(reading).collect::<Array>().into(),
        Err(reason) => no_reading(reason),
    })
}

/// The bytes of a picture, and its sides.
fn picture(rgba: &JsValue, width: &JsValue, height: &JsValue) -> Result<(Vec<u8>, u32, u32), JsValue> {
    let rgba = match name(rgba).as_str() {
        "Uint8ClampedArray" => rgba.unchecked_ref::<Uint8ClampedArray>().to_vec(),
        _ => bytes(rgba, "with four bytes for each pixel")?,
    };
    Ok((rgba, side(width, "width")?, side(height, "height")?))
}

fn no_reading(reason: NoGrid) -> JsValue {
    let object = Object::new();
    object.set_certainty("none");
    object.set_reason(match reason {
        NoGrid::Blurred => "blurred",
        NoGrid::CutOff => "cut off",
        NoGrid::NothingSquare => "nothing square",
        NoGrid::OtherSize(side) => {
            object.set_side(side as u32);
            "other size"
        }
    });
    object.into()
}

/// A side of a picture. A number that is passed as `u32` would be cut to one: 1.5 would be 1, and -1 would be 4,294,967,295.
fn side(value: &JsValue, name: &str) -> Result<u32, JsError> {
    let number = value.as_f64().filter(|number| f64::from(*number as u32) == *number);
    number.map(|number| number as u32).ok_or_else(|| options::wrong(value, name, "a whole number from 1"))
}

fn reading(grid: &ScannedGrid) -> JsValue {
    let object = Object::new();
    let points = |points: &[[f32; 2]]| Float32Array::from(points.as_flattened());
    let cells = &grid.cells;
    object.set_certainty(match grid.certainty {
        Certainty::Sure => "sure",
        Certainty::Clear => "clear",
        Certainty::Doubtful => "doubtful",
    });
    object.set_corners(points(&grid.corners));
    object.set_lattice(points(&grid.lattice));
    object.set_raw(Uint8Array::from(&grid.raw[..]));
    object.set_puzzle(Uint8Array::from(&grid.puzzle[..]));
    object.set_answers(Uint8Array::from(&grid.answers[..]));
    let confidences: Vec<f32> = cells.iter().map(|cell| cell.confidence).collect();
    object.set_confidences(Float32Array::from(&confidences[..]));
    let others: Vec<u8> = cells.iter().flat_map(|cell| cell.others).collect();
    object.set_others(Uint8Array::from(&others[..]));
    let those = |is_one: fn(&ScannedCell) -> bool| {
        // No grid that is read has more than 256 cells.
        let found: Vec<u8> =
            (0..=u8::MAX).zip(cells).filter(|(_, cell)| is_one(cell)).map(|(index, _)| index).collect();
        Uint8Array::from(&found[..])
    };
    object.set_doubtful(those(|cell| cell.is_doubtful));
    object.set_either(those(|cell| cell.is_either));
    object.set_side(grid.side as u32);
    object.set_has_cages(grid.rule == SeenRule::Cages);
    if let Some(rules) = rules_of(&grid.rule) {
        if grid.is_rule_clear { object.set_rules(rules) } else { object.set_maybe(rules) }
    }
    object.into()
}

/// A rule, as the functions take it.
fn rules_of(rule: &SeenRule) -> Option<Object> {
    let rules = Object::new();
    match rule {
        SeenRule::Classic | SeenRule::Cages => return None,
        SeenRule::Diagonals => rules.set_diagonals("both"),
        SeenRule::Windows => rules.set_windows(true),
        SeenRule::Regions(regions) => rules.set_regions(Uint8Array::from(&regions[..])),
    }
    Some(rules)
}
