//! Solving: what a puzzle has, and its solutions.

use super::{Cells, grid, object};
use crate::{
    grid::{Clash, Grid},
    solver::{self, Limits, SearchEnd, Verdict},
};
use serde::Serialize;
use std::ops::ControlFlow;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What a puzzle has: exactly one solution, several, none, or the same digit twice in a house. */
export type Verdict =
  | { verdict: 'unique'; solution: Uint8Array<ArrayBuffer> }
  | { verdict: 'several'; solution: Uint8Array<ArrayBuffer>; other: Uint8Array<ArrayBuffer> }
  | { verdict: 'none' }
  | { verdict: 'clash'; clashes: Clash[] };

/** What a puzzle has if the search may end early; `found` is a solution, if one was found before. */
export type BoundedVerdict = Verdict | { verdict: 'undecided'; found?: Uint8Array<ArrayBuffer> };

/**
 * Says what a puzzle has, as far as that is known after so many steps, which are the decisions and the dead ends of the
 * search; and how many milliseconds it took.
 *
 * The same puzzle gets the same answer every time, and every 9×9 is decided. Throws an `Error` when `cells` are no grid,
 * or `steps` is neither a whole number from 0 nor `Infinity`.
 */
export function solve(cells: Uint8Array, steps: number): BoundedVerdict & { millis: number };

/**
 * Says what a puzzle has, and how many milliseconds the search took.
 *
 * `cells` go row by row, 0 for a blank; their number gives the shape (81: 9×9). Throws an `Error` when they are no
 * grid.
 *
 * ```js
 * const answer = solve(Uint8Array.from('3004420103422403', Number));
 * if (answer.verdict === 'unique') console.log(answer.solution.join(''));
 * ```
 */
export function solve(cells: Uint8Array): Verdict & { millis: number };

/** A digit that stands in several cells of one house; `index` and `cells` count from 0. */
export interface Clash {
  digit: number;
  house: 'row' | 'column' | 'box';
  index: number;
  cells: number[];
}

/** Solutions in the order the search finds them; `complete` when there are no others. */
export interface Solutions {
  solutions: Uint8Array<ArrayBuffer>[];
  complete: boolean;
}

/** The cells of solutions, one after the other in one array; `complete` when there are no others. */
export interface PackedSolutions {
  cells: Uint8Array<ArrayBuffer>;
  complete: boolean;
}
"#;

/// What a puzzle has; [`TYPES`] documents it for its two forms.
#[wasm_bindgen(skip_typescript)]
pub fn solve(cells: JsValue, steps: JsValue) -> Result<JsValue, JsError> {
    let (grid, limits) = (grid(&cells)?, limits(&steps)?);
    let now = || PERFORMANCE.with(Performance::now);
    let begun = now();
    let verdict = solver::solve_within(&grid, limits);
    let millis = now() - begun;
    object(&Answer::of(&verdict, millis))
}

/// The solutions of a puzzle, `limit` of them at the most, and whether that was all.
///
/// `limit` is a whole number from 0, or `Infinity`; but never more are kept than have 67,108,864 cells together, which are
/// 828,504 of a 9×9. `steps` is how many steps the search may take: on a 9×9 one for each solution, else one for each
/// decision and each dead end. Throws an `Error` when `cells` are no grid or a number is no such number.
#[wasm_bindgen(unchecked_return_type = "Solutions")]
pub fn solutions(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] limit: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] steps: JsValue,
) -> Result<JsValue, JsError> {
    let grid = grid(&cells)?;
    let found = solver::solutions_within(&grid, most(&limit, &grid)?, limits(&steps)?);
    object(&Found {
        solutions: found.solutions.iter().map(|grid| Cells(grid.cells())).collect(),
        complete: found.complete,
    })
}

/// The solutions of a puzzle as `solutions` finds them, in one array, which is quicker to make and to pass on.
///
/// `limit`, `steps` and what is thrown are those of `solutions`.
///
/// ```js
/// const { cells } = packedSolutions(new Uint8Array(16), 288);
/// const last = cells.subarray(287 * 16, 288 * 16);
/// ```
#[wasm_bindgen(js_name = packedSolutions, unchecked_return_type = "PackedSolutions")]
pub fn packed_solutions(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] limit: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] steps: JsValue,
) -> Result<JsValue, JsError> {
    let grid = grid(&cells)?;
    let most = most(&limit, &grid)? * grid.cells().len();
    let mut cells = Vec::new();
    let end = solver::each_solution_within(&grid, limits(&steps)?, |solution| {
        if cells.len() == most {
            return ControlFlow::Break(());
        }
        cells.extend_from_slice(solution.cells());
        ControlFlow::Continue(())
    });
    object(&Packed { cells: Cells(&cells), complete: end == SearchEnd::Exhausted })
}

/// How many solutions of a puzzle are kept for a `limit` from outside.
fn most(limit: &JsValue, grid: &Grid) -> Result<usize, JsError> {
    const MOST_CELLS: usize = 64 << 20;
    Ok((whole(limit, "the limit")? as usize).min(MOST_CELLS / grid.cells().len()))
}

/// The limits for `steps` from outside, where `undefined` is none.
pub(super) fn limits(steps: &JsValue) -> Result<Limits, JsError> {
    Ok(if steps.is_undefined() {
        Limits::NONE
    } else {
        Limits::steps(whole(steps, "the number of steps")? as u64)
    })
}

/// A whole number from 0, or `Infinity`.
fn whole(number: &JsValue, name: &str) -> Result<f64, JsError> {
    let number = number.as_f64().filter(|number| *number >= 0.0 && number.trunc() == *number);
    number.ok_or_else(|| JsError::new(&format!("Expected a whole number from 0, or Infinity, as {name}.")))
}

#[wasm_bindgen]
extern "C" {
    /// The clock of wherever this runs: a global of pages, of workers and of Node.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
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
    Unique {
        solution: Cells<'a>,
        millis: f64,
    },
    Several {
        solution: Cells<'a>,
        other: Cells<'a>,
        millis: f64,
    },
    None {
        millis: f64,
    },
    Clash {
        clashes: Vec<ClashObject<'a>>,
        millis: f64,
    },
    Undecided {
        #[serde(skip_serializing_if = "Option::is_none")]
        found: Option<Cells<'a>>,
        millis: f64,
    },
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
            Verdict::Undecided(found) => {
                Answer::Undecided { found: found.as_ref().map(|grid| Cells(grid.cells())), millis }
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
            house: clash.house.kind.name(),
            index: clash.house.index,
            cells: &clash.cells,
        }
    }
}
