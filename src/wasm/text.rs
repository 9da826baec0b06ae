//! Text: puzzles read, written, and solved by the file.

use super::{Cells, bytes, grid, object};
use crate::{
    collection,
    grid::Grid,
    notation::{self, Layout, NotationError},
};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What was read in a text. */
export interface Reading {
  /** At least one's cells; a string in place of a puzzle says why that one could not be read. */
  puzzles: (Uint8Array | string)[];
  /** What the first puzzle was read as. */
  format: Format;
  /** How many characters mean nothing; white space, borders and the other parts of a format do not count. */
  ignored: number;
}

/** The formats that are told apart. */
export type Format =
  | 'line' | 'rows' | 'spaced' | 'grid' | 'csv' | 'json' | 'dataset' | 'sdk' | 'ss' | 'marks' | 'sukaku'
  | 'hodoku' | 'bank' | 'tdoku' | 'solo' | 'opensudoku' | 'link';

/** How `format` lays a puzzle out. */
export type Layout =
  'rows' | 'spaced' | 'line' | 'zeros' | 'grid' | 'csv' | 'json' | 'sdk' | 'ss' | 'marks' | 'link';
"#;

/// Every puzzle in a text, in any of the layouts that `format` writes and many others, links among them.
///
/// Throws an `Error` with a sentence for the person who wrote the text when there is none in it.
#[wasm_bindgen(unchecked_return_type = "Reading")]
pub fn parse(text: &str) -> Result<JsValue, JsError> {
    let reading = notation::read(text)?;
    let puzzles = reading.puzzles.iter().map(Puzzle::from).collect();
    object(&ReadingObject { puzzles, format: reading.format.name(), ignored: reading.ignored })
}

/// Solves every puzzle of a text: a line for each, in their order, as UTF-8 like the text.
///
/// A line is the solution if there is exactly one, else `several`, `none` or `clash`, or `unreadable` for what
/// is no puzzle. A long text can be handed over in parts that end where a line does (where puzzles take several
/// lines: where a puzzle does). Throws an `Error` when `text` is no `Uint8Array`.
///
/// ```js
/// const lines = solveAll(new TextEncoder().encode('3004420103422403\n'));
/// console.log(new TextDecoder().decode(lines));
/// ```
#[wasm_bindgen(js_name = solveAll)]
pub fn solve_all(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] text: JsValue,
) -> Result<Vec<u8>, JsError> {
    Ok(collection::solve_all(&bytes(&text, "the bytes of a text")?))
}

/// Writes a line for each puzzle of a text that comes as bytes, in parts of any length.
///
/// A line has the symbols of the cells, row by row, `.` for a blank; or `? ` and the sentence that says why they
/// could not be read. `solveAll` takes these lines.
///
/// ```js
/// const reader = new Reader();
/// const decoder = new TextDecoder();
/// for await (const part of file.stream()) console.log(decoder.decode(reader.push(part)));
/// console.log(decoder.decode(reader.finish()));
/// ```
#[wasm_bindgen]
#[derive(Default)]
pub struct Reader(notation::Lines);

#[wasm_bindgen]
impl Reader {
    /// A reader at the beginning of a text.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Reader {
        Reader::default()
    }

    /// Takes the next part of the text, in UTF-8, and returns the lines of the puzzles that it completes.
    ///
    /// A part may end anywhere. Throws an `Error` when it is no `Uint8Array`.
    pub fn push(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] part: JsValue,
    ) -> Result<Vec<u8>, JsError> {
        Ok(self.0.push(&bytes(&part, "the bytes of a text")?))
    }

    /// Ends the text and returns the lines of the puzzles that this completes; the reader is of no use after it.
    pub fn finish(self) -> Vec<u8> {
        self.0.finish()
    }
}

/// A puzzle as text.
///
/// Throws an `Error` when `cells` are no grid, there is no such layout, or a `link` is wanted of anything but a
/// 9×9.
#[wasm_bindgen]
pub fn format(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Layout")] layout: &str,
) -> Result<String, JsError> {
    Ok(notation::write(&grid(&cells)?, layout.parse::<Layout>()?)?)
}

#[derive(Serialize)]
struct ReadingObject<'a> {
    puzzles: Vec<Puzzle<'a>>,
    format: &'static str,
    ignored: usize,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Puzzle<'a> {
    Cells(Cells<'a>),
    Unreadable(String),
}

impl<'a> From<&'a Result<Grid, NotationError>> for Puzzle<'a> {
    fn from(puzzle: &'a Result<Grid, NotationError>) -> Self {
        match puzzle {
            Ok(grid) => Puzzle::Cells(Cells(grid.cells())),
            Err(error) => Puzzle::Unreadable(error.to_string()),
        }
    }
}
