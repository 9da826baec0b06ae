//! The browser boundary: every export, and nothing else.
//!
//! Cells come in as a `Uint8Array`, results go out as plain objects with real `Uint8Array`s inside. What is no
//! grid is answered by an `Error` that says what was expected and what came. Nothing outside this file knows
//! that a browser exists.

use crate::{
    collection,
    doctor::{self, Change, RepairKind},
    grid::{Clash, Grid},
    notation::{self, Layout, NotationError},
    shape::HouseKind,
    solver::{self, Verdict},
};
use js_sys::{Array, Uint8Array};
use serde::{Serialize, Serializer};
use std::ops::ControlFlow;
use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};
use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What a puzzle has: exactly one solution, several, none, or the same digit twice in a house. */
export type Verdict =
  | { verdict: 'unique'; solution: Uint8Array }
  | { verdict: 'several'; solution: Uint8Array; other: Uint8Array }
  | { verdict: 'none' }
  | { verdict: 'clash'; clashes: Clash[] };

/** A digit that stands in several cells of one house; `index` and `cells` count from 0. */
export interface Clash {
  digit: number;
  house: 'row' | 'column' | 'box';
  index: number;
  cells: number[];
}

/** Solutions in the order the search finds them; `complete` when there are no others. */
export interface Solutions {
  solutions: Uint8Array[];
  complete: boolean;
}

/** The cells of solutions, one after the other in one array; `complete` when there are no others. */
export interface PackedSolutions {
  cells: Uint8Array;
  complete: boolean;
}

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

/** What a slip was: see `diagnose`. */
export type RepairKind =
  | 'replaced' | 'extra' | 'missing' | 'swapped' | 'moved'
  | 'rowSkipped' | 'rowRepeated' | 'gridSkipped' | 'gridRepeated' | 'twoReplaced';

/** A slip undone: the puzzle has exactly one solution then. `changes` by cell, counted from 0; a blank is 0. */
export interface Repair {
  kind: RepairKind;
  puzzle: Uint8Array;
  changes: { cell: number; from: number; to: number }[];
}

/** Repairs, the likeliest first; `complete` when every slip was tried and none is left out. */
export interface Diagnosis {
  repairs: Repair[];
  complete: boolean;
}

/** How `format` lays a puzzle out. */
export type Layout =
  'rows' | 'spaced' | 'line' | 'zeros' | 'grid' | 'csv' | 'json' | 'sdk' | 'ss' | 'marks' | 'link';
"#;

/// Smaller than the allocator of Rust's own library, and no slower here.
#[global_allocator]
static ALLOCATOR: WasmDynamicTalc = new_wasm_dynamic_allocator();

/// A panic is a bug: its message goes to the console instead of a bare "unreachable".
#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
}

/// Says what a puzzle has, and how many milliseconds the search took.
///
/// `cells` go row by row, 0 for a blank; their number gives the shape (81: 9×9). Throws an `Error` when they
/// are no grid.
///
/// ```js
/// const answer = solve(Uint8Array.from('3004420103422403', Number));
/// if (answer.verdict === 'unique') console.log(answer.solution.join(''));
/// ```
#[wasm_bindgen(unchecked_return_type = "Verdict & { millis: number }")]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
) -> Result<JsValue, JsError> {
    let grid = grid(&cells)?;
    let now = || PERFORMANCE.with(Performance::now);
    let begun = now();
    let verdict = solver::solve(&grid);
    let millis = now() - begun;
    object(&Answer::of(&verdict, millis))
}

/// The solutions of a puzzle, `limit` of them at the most, and whether that was all.
///
/// `limit` is a whole number from 0, or `Infinity`; what is kept at once never exceeds 64 MB, `complete` being
/// false then. Throws an `Error` when `cells` are no grid or `limit` is no such number.
#[wasm_bindgen(unchecked_return_type = "Solutions")]
pub fn solutions(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] limit: JsValue,
) -> Result<JsValue, JsError> {
    let grid = grid(&cells)?;
    let found = solver::solutions(&grid, most(&limit, &grid)?);
    object(&Found {
        solutions: found.solutions.iter().map(|grid| Cells(grid.cells())).collect(),
        complete: found.complete,
    })
}

/// The solutions of a puzzle as `solutions` finds them, in one array, which is quicker to make and to pass on.
///
/// `limit` and what is thrown are those of `solutions`.
///
/// ```js
/// const { cells } = packedSolutions(new Uint8Array(16), 288);
/// const last = cells.subarray(287 * 16, 288 * 16);
/// ```
#[wasm_bindgen(js_name = packedSolutions, unchecked_return_type = "PackedSolutions")]
pub fn packed_solutions(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] limit: JsValue,
) -> Result<JsValue, JsError> {
    let grid = grid(&cells)?;
    let most = most(&limit, &grid)? * grid.cells().len();
    let mut cells = Vec::new();
    let mut complete = true;
    solver::each_solution(&grid, |solution| {
        if cells.len() == most {
            complete = false;
            return ControlFlow::Break(());
        }
        cells.extend_from_slice(solution);
        ControlFlow::Continue(())
    });
    object(&Packed { cells: Cells(&cells), complete })
}

/// What is probably wrong with a puzzle that has no solution, or several: the slips that leave a proper one when
/// they are undone.
///
/// A given is `replaced` by another digit, is `extra` or `missing`; two are `swapped`; one is `moved` by a cell; a
/// blank of a row or of the whole grid is skipped (`rowSkipped`, `gridSkipped`) or typed once too often
/// (`rowRepeated`, `gridRepeated`), so that what follows has slid; or, if no single slip will do, two are
/// replaced (`twoReplaced`). A puzzle with one solution has no repairs. Throws an `Error` when `cells` are no grid.
#[wasm_bindgen(unchecked_return_type = "Diagnosis")]
pub fn diagnose(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
) -> Result<JsValue, JsError> {
    let diagnosis = doctor::diagnose(&grid(&cells)?);
    let repairs = diagnosis.repairs.iter().map(|repair| RepairObject {
        kind: match repair.kind {
            RepairKind::Replaced => "replaced",
            RepairKind::Extra => "extra",
            RepairKind::Missing => "missing",
            RepairKind::Swapped => "swapped",
            RepairKind::Moved => "moved",
            RepairKind::RowSkipped => "rowSkipped",
            RepairKind::RowRepeated => "rowRepeated",
            RepairKind::GridSkipped => "gridSkipped",
            RepairKind::GridRepeated => "gridRepeated",
            RepairKind::TwoReplaced => "twoReplaced",
        },
        puzzle: Cells(repair.puzzle.cells()),
        changes: repair.changes.iter().map(ChangeObject::from).collect(),
    });
    object(&DiagnosisObject { repairs: repairs.collect(), complete: diagnosis.complete })
}

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

/// How many solutions of a puzzle are kept for a `limit` from outside.
fn most(limit: &JsValue, grid: &Grid) -> Result<usize, JsError> {
    const MOST_CELLS: usize = 64 << 20;
    let limit = limit
        .as_f64()
        .filter(|limit| *limit >= 0.0 && limit.trunc() == *limit)
        .ok_or_else(|| JsError::new("limit: expected a whole number from 0, or Infinity"))?;
    Ok((limit as usize).min(MOST_CELLS / grid.cells().len()))
}

fn grid(cells: &JsValue) -> Result<Grid, JsError> {
    Ok(Grid::new(bytes(cells, "a number for each cell (81 for a 9×9)")?)?)
}

/// The bytes of a `Uint8Array`, or an error that says what should be in it.
fn bytes(array: &JsValue, content: &str) -> Result<Vec<u8>, JsError> {
    match array.dyn_ref::<Uint8Array>() {
        Some(array) => Ok(array.to_vec()),
        None => Err(JsError::new(&format!("expected a Uint8Array with {content}, got {}", name(array)))),
    }
}

/// What a value is, for an error's message.
fn name(value: &JsValue) -> String {
    if Array::is_array(value) {
        "an array".into()
    } else if value.is_null() {
        "null".into()
    } else {
        value.js_typeof().as_string().unwrap_or_default()
    }
}

#[wasm_bindgen]
extern "C" {
    /// The clock of wherever this runs: a global of pages, of workers and of Node.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}

fn object(value: &impl Serialize) -> Result<JsValue, JsError> {
    Ok(serde_wasm_bindgen::to_value(value)?)
}

#[derive(Serialize)]
struct Found<'a> {
    solutions: Vec<Cells<'a>>,
    complete: bool,
}

#[derive(Serialize)]
struct Packed<'a> {
    cells: Cells<'a>,
    complete: bool,
}

#[derive(Serialize)]
#[serde(tag = "verdict", rename_all = "lowercase")]
enum Answer<'a> {
    Unique { solution: Cells<'a>, millis: f64 },
    Several { solution: Cells<'a>, other: Cells<'a>, millis: f64 },
    None { millis: f64 },
    Clash { clashes: Vec<ClashObject<'a>>, millis: f64 },
}

impl<'a> Answer<'a> {
    fn of(verdict: &'a Verdict, millis: f64) -> Self {
        match verdict {
            Verdict::Unique(solution) => Answer::Unique { solution: Cells(solution.cells()), millis },
            Verdict::Several(solution, other) => {
                Answer::Several { solution: Cells(solution.cells()), other: Cells(other.cells()), millis }
            }
            Verdict::None => Answer::None { millis },
            Verdict::Clash(clashes) => {
                Answer::Clash { clashes: clashes.iter().map(ClashObject::from).collect(), millis }
            }
        }
    }
}

#[derive(Serialize)]
struct ClashObject<'a> {
    digit: u8,
    house: &'static str,
    index: usize,
    cells: &'a [usize],
}

impl<'a> From<&'a Clash> for ClashObject<'a> {
    fn from(clash: &'a Clash) -> Self {
        ClashObject {
            digit: clash.digit,
            house: match clash.house.kind {
                HouseKind::Row => "row",
                HouseKind::Column => "column",
                HouseKind::Box => "box",
            },
            index: clash.house.index,
            cells: &clash.cells,
        }
    }
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

#[derive(Serialize)]
struct DiagnosisObject<'a> {
    repairs: Vec<RepairObject<'a>>,
    complete: bool,
}

#[derive(Serialize)]
struct RepairObject<'a> {
    kind: &'static str,
    puzzle: Cells<'a>,
    changes: Vec<ChangeObject>,
}

#[derive(Serialize)]
struct ChangeObject {
    cell: usize,
    from: u8,
    to: u8,
}

impl From<&Change> for ChangeObject {
    fn from(&Change { cell, from, to }: &Change) -> Self {
        ChangeObject { cell, from, to }
    }
}

/// Cells that become a `Uint8Array`: bytes do, a sequence of numbers would become an array.
struct Cells<'a>(&'a [u8]);

impl Serialize for Cells<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0)
    }
}
