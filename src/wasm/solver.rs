//! Solving: what a puzzle has, and its solutions.

#[cfg(not(feature = "web-full"))]
use super::nine_alone::engine;
use super::{Cells, bound, grid, object, whole};
#[cfg(feature = "web-full")]
use crate::solver::Engine;
#[cfg(not(feature = "web-full"))]
use crate::solver::Searcher;
use crate::{
    grid::{Clash, Grid},
    solver::{Limits, SearchEnd, Verdict},
};
use serde::Serialize;
use std::ops::ControlFlow;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("solver.d.ts");

/// What a puzzle has; `solver.d.ts` documents it for its two forms.
#[wasm_bindgen(skip_typescript)]
pub fn solve(cells: JsValue, steps: JsValue) -> Result<JsValue, JsError> {
    let (grid, limits) = (grid(&cells)?, limits(&steps)?);
    let engine = engine(&grid)?;
    let now = || PERFORMANCE.with(Performance::now);
    let begun = now();
    let verdict = engine.solve(&grid, limits);
    let millis = now() - begun;
    object(&Answer::of(&verdict, millis))
}

/// The solutions of a puzzle, `limit` of them at the most, and whether that was all.
///
/// `limit` is a whole number from 0, or `Infinity`; but never more are kept than have 67,108,864 cells
/// together, which are 828,504 of a 9×9. `steps` is how many steps the search may take: on a 9×9 one for each
/// solution, else one for each decision and each dead end. Throws an `Error` when `cells` are no grid or a
/// number is no such number.
#[wasm_bindgen(unchecked_return_type = "Solutions")]
pub fn solutions(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] limit: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] steps: JsValue,
) -> Result<JsValue, JsError> {
    let grid = grid(&cells)?;
    let found = engine(&grid)?.solutions(&grid, most(&limit, &grid)?, limits(&steps)?);
    object(&Found {
        solutions: found.solutions.iter().map(|grid| Cells(grid.cells())).collect(),
        complete: found.complete,
    })
}

/// The solutions of a puzzle as `solutions` finds them, in one array, which is quicker to make and to pass
/// on.
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
    let end = engine(&grid)?.each_solution(&grid, limits(&steps)?, |solution| {
        if cells.len() == most {
            return ControlFlow::Break(());
        }
        cells.extend_from_slice(solution.cells());
        ControlFlow::Continue(())
    });
    object(&Packed { cells: Cells(&cells), complete: end == SearchEnd::Exhausted })
}

/// The engine for a grid.
#[cfg(feature = "web-full")]
fn engine(grid: &Grid) -> Result<Engine, JsError> {
    Ok(Engine::of(grid))
}

/// How many solutions of a puzzle are kept for a `limit` from outside.
fn most(limit: &JsValue, grid: &Grid) -> Result<usize, JsError> {
    const MOST_CELLS: usize = 64 << 20;
    Ok((whole(limit, "the limit")? as usize).min(MOST_CELLS / grid.cells().len()))
}

/// The limits for `steps` from outside, where `undefined` is none.
pub(super) fn limits(steps: &JsValue) -> Result<Limits, JsError> {
    Ok(bound(steps, "the number of steps")?.unwrap_or(Limits::NONE))
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
