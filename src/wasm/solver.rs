//! Solving: what a puzzle has, and its solutions.

#[cfg(feature = "web-full")]
use super::grid::grid;
#[cfg(not(feature = "web-full"))]
use super::nine_alone::{NineAlone as Engine, grid};
use super::object::Object;
use super::options;
#[cfg(feature = "web-full")]
use crate::solver::Engine;
#[cfg(not(feature = "web-full"))]
use crate::solver::Searcher;
use crate::{
    grid::{Clash, Grid},
    solver::{Limits, Request, SearchEnd, Verdict},
};
use js_sys::{Array, Uint8Array};
use std::ops::ControlFlow;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("solver.d.ts");

/// What a puzzle has; `solver.d.ts` documents it for its two forms.
#[wasm_bindgen(skip_typescript)]
pub fn solve(cells: JsValue, options: JsValue) -> Result<JsValue, JsValue> {
    let [rules, candidates, budget] = options::read(&options, "solve", ["rules", "candidates", "budget"])?;
    let limits = options::limits(budget)?;
    let grid = grid(&cells, rules, candidates)?;
    let engine = Engine::of(&grid);
    let now = || PERFORMANCE.with(Performance::now);
    let begun = now();
    let verdict = engine.solve(Request::new(&grid).limits(limits));
    let millis = now() - begun;
    Ok(verdict_object(&verdict, millis).into())
}

/// The solutions of a puzzle, 1,000 of them at the most or as many as `most` says, and whether that was all.
///
/// Never more are kept than have 67,108,864 cells together, which are 828,504 of a 9×9. Throws an `Error` when `cells`
/// are no grid, or an option is unknown or not as it has to be.
///
/// ```js
/// const { solutions: two, complete } = solutions(new Uint8Array(16), { most: 2 }); // not complete: there are 288
/// ```
#[wasm_bindgen(unchecked_return_type = "Solutions")]
pub fn solutions(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolutionsOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let (grid, most, limits) = read_request(&cells, &options, "solutions")?;
    let found = Engine::of(&grid).solutions(Request::new(&grid).limits(limits), most);
    let object = Object::new();
    object.set_solutions(found.solutions.iter().map(grid_array).collect());
    object.set_complete(found.complete);
    Ok(object.into())
}

/// The solutions of a puzzle as `solutions` finds them, in one array, which is quicker to make and to pass
/// on.
///
/// The options and what is thrown are those of `solutions`.
///
/// ```js
/// const { cells } = packedSolutions(new Uint8Array(16));
/// const last = cells.subarray(287 * 16, 288 * 16);
/// ```
#[wasm_bindgen(js_name = packedSolutions, unchecked_return_type = "PackedSolutions")]
pub fn packed_solutions(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolutionsOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let (grid, most, limits) = read_request(&cells, &options, "packedSolutions")?;
    let most = most * grid.cells().len();
    let mut cells = Vec::new();
    let end = Engine::of(&grid).each_solution(Request::new(&grid).limits(limits), |solution| {
        if cells.len() == most {
            return ControlFlow::Break(());
        }
        cells.extend_from_slice(solution.cells());
        ControlFlow::Continue(())
    });
    let object = Object::new();
    object.set_cells(Uint8Array::from(&cells[..]).into());
    object.set_complete(end == SearchEnd::Exhausted);
    Ok(object.into())
}

/// What `solutions` and `packedSolutions` are asked: the puzzle, how many solutions are kept, and the limits.
#[inline(never)]
fn read_request(
    cells: &JsValue,
    options: &JsValue,
    function: &str,
) -> Result<(Grid, usize, Limits), JsValue> {
    const MOST_CELLS: usize = 64 << 20;
    let keys = ["rules", "candidates", "most", "budget"];
    let [rules, candidates, most, budget] = options::read(options, function, keys)?;
    let most = options::whole_number(most, "most")?.unwrap_or(1000.0);
    let limits = options::limits(budget)?;
    let grid = grid(cells, rules, candidates)?;
    let most = (most as usize).min(MOST_CELLS / grid.cells().len());
    Ok((grid, most, limits))
}

fn verdict_object(verdict: &Verdict, millis: f64) -> Object {
    let object = Object::new();
    object.set_verdict(verdict.name());
    match verdict {
        Verdict::Unique(solution) => object.set_solution(grid_array(solution)),
        Verdict::Several(solution, other) => {
            object.set_solution(grid_array(solution));
            object.set_other(grid_array(other));
        }
        Verdict::Clash(clashes) => object.set_clashes(clashes.iter().map(clash_object).collect()),
        Verdict::Undecided(Some(found)) => object.set_found(grid_array(found)),
        Verdict::NoSolution | Verdict::Undecided(None) => {}
    }
    object.set_millis(millis);
    object
}

fn clash_object(clash: &Clash) -> Object {
    let house = Object::new();
    house.set_kind(clash.house.kind.name());
    house.set_index(clash.house.index as u32);
    let cells: Array = clash.cells.iter().map(|&cell| JsValue::from(cell as u32)).collect();
    let object = Object::new();
    object.set_digit(clash.digit);
    object.set_house(house);
    object.set_cells(cells.into());
    object
}

/// The cells of a solution.
fn grid_array(grid: &Grid) -> Uint8Array {
    Uint8Array::from(grid.cells())
}

#[wasm_bindgen]
extern "C" {
    /// The clock of wherever this runs: a global of pages, of workers and of Node.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}
