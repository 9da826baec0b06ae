//! The 9×9 engine for the module that has no other.
//!
//! `Engine` knows the engine for every shape as well, and would bring it along: then this module would weigh a quarter
//! more.

use super::{classic, mistake};
use crate::grid::Grid;
use crate::shape::Shape;
use crate::solver::{Budget, SearchEnd, Searcher, nine};
use std::ops::ControlFlow;
use wasm_bindgen::prelude::*;

/// A classic 9×9 of its cells; for any other grid an error that says what solves it.
pub(super) fn grid(
    cells: &JsValue,
    rules: Option<JsValue>,
    candidates: Option<JsValue>,
) -> Result<Grid, JsError> {
    if rules.is_some() || candidates.is_some() {
        let more = if rules.is_some() { "other rules" } else { "candidates, too" };
        return Err(mistake(format!("`ninefold/core` is for classic 9×9s alone: `ninefold` knows {more}.")));
    }
    let grid = classic(cells)?;
    let shape = grid.shape();
    if shape != Shape::NINE {
        let message =
            format!("This is a {shape}, and `ninefold/core` is for 9×9 alone: `ninefold` has every shape.");
        return Err(mistake(message));
    }
    Ok(grid)
}

/// The engine for such a grid.
#[derive(Clone, Copy)]
pub(super) struct NineAlone;

impl NineAlone {
    pub(super) fn of(_: &Grid) -> NineAlone {
        NineAlone
    }
}

impl Searcher for NineAlone {
    fn is_quick(self, _: &Grid) -> bool {
        true
    }

    fn search(
        self,
        grid: &Grid,
        budget: &Budget,
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> SearchEnd {
        let cells = grid.classic_nine().expect("`grid` lets 9×9s in alone");
        nine::each_solution_within(cells, budget, visit)
    }
}
