//! The houses of a puzzle, as a table.

use super::{object, options, rules};
use crate::shape::{Rules, Shape};
use js_sys::{Uint8Array, Uint16Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("houses.d.ts");

/// Every house of a puzzle with this side and these rules, its cells, and whether it must hold every digit; and of each
/// cell its houses and its peers.
///
/// Clashes and steps name their houses by `kind` and `index`, as they stand here. Throws an `Error` when there is no such
/// side, or there can be no such rules.
///
/// ```js
/// const { houses: all, housesOf } = houses(9, { diagonals: 'both' });
/// for (const at of housesOf[0]) console.log(all[at].kind, all[at].index); // row 0, column 0, box 0, diagonal 0
/// ```
#[wasm_bindgen(unchecked_return_type = "Houses")]
pub fn houses(
    #[wasm_bindgen(unchecked_param_type = "number")] side: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Rules")] rules: JsValue,
) -> Result<JsValue, JsValue> {
    let number = side.as_f64().filter(|side| *side >= 0.0 && side.trunc() == *side);
    let number = number.ok_or_else(|| options::wrong(&side, "side", "a whole number"))?;
    let shape = Shape::try_from(number as usize).map_err(JsError::from)?;
    let rules = if rules.is_undefined() { Rules::classic(shape) } else { rules::read(&rules, shape)? };
    let table = rules.table();
    let sixteen = |cells: &mut dyn Iterator<Item = usize>| {
        Uint16Array::from(&cells.map(|cell| cell as u16).collect::<Vec<_>>()[..])
    };
    let houses = table.all().map(|house| HouseRow {
        kind: table.names[house].kind.name(),
        index: table.names[house].index,
        cells: sixteen(&mut table.cells[house].iter().copied()).into(),
        is_full: table.is_full(house),
    });
    let of_cell = |cell: usize| {
        let numbers: Vec<u8> = table.houses_of(cell).iter().map(|&(house, _)| house as u8).collect();
        Typed(Uint8Array::from(&numbers[..]).into())
    };
    let cells = 0..shape.cell_count();
    Ok(object(&Table {
        houses: houses.collect(),
        houses_of: cells.clone().map(of_cell).collect(),
        peers_of: cells.map(|cell| Typed(sixteen(&mut table.peers()[cell].iter()).into())).collect(),
    })?)
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Table {
    houses: Vec<HouseRow>,
    houses_of: Vec<Typed>,
    peers_of: Vec<Typed>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct HouseRow {
    kind: &'static str,
    index: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    cells: JsValue,
    is_full: bool,
}

/// A typed array that stays one.
#[derive(Serialize)]
#[serde(transparent)]
struct Typed(#[serde(with = "serde_wasm_bindgen::preserve")] JsValue);
