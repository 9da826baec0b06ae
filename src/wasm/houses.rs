//! The houses of a puzzle, as a table.

use super::object::Object;
use super::{options, rules};
use crate::shape::{Rules, Shape};
use js_sys::{Array, Uint8Array, Uint16Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("houses.d.ts");

/// Every house of a puzzle with this side and these rules, its cells, and whether it must hold every digit; and of each
/// cell its houses and its peers.
///
/// Clashes and steps name their houses by `kind` and `index`, as they stand here. Throws an `Error` when there is no
/// such side, or there can be no such rules.
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
    let number = side.as_f64().filter(|side| (4.0..=25.0).contains(side) && side.trunc() == *side);
    let number = number.ok_or_else(|| options::wrong(&side, "side", "a whole number from 4 to 25"))?;
    let shape = Shape::try_from(number as usize).map_err(JsError::from)?;
    let rules = if rules.is_undefined() { Rules::classic(shape) } else { rules::read(&rules, shape)? };
    let table = rules.table();
    let object = Object::new();
    let houses = Array::new();
    for house in table.all() {
        let row = Object::new();
        row.set_kind(table.names[house].kind.name());
        row.set_index(table.names[house].index as u32);
        row.set_cells(sixteen_bits(&mut table.cells[house].iter().copied()).into());
        row.set_is_full(table.is_full(house));
        houses.push(&row);
    }
    object.set_houses(houses.into());
    let (of_cells, peers) = (Array::new(), Array::new());
    for cell in 0..shape.cell_count() {
        let numbers: Vec<u8> = table.houses_of(cell).iter().map(|&(house, _)| house as u8).collect();
        of_cells.push(&Uint8Array::from(&numbers[..]));
        peers.push(&sixteen_bits(&mut table.peers()[cell].iter()));
    }
    object.set_houses_of(of_cells);
    object.set_peers_of(peers);
    Ok(object.into())
}

/// Cells as a typed array.
fn sixteen_bits(cells: &mut dyn Iterator<Item = usize>) -> Uint16Array {
    Uint16Array::from(&cells.map(|cell| cell as u16).collect::<Vec<_>>()[..])
}
