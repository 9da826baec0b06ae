//! The 9×9 engine for the module that has no other.
//!
//! `Engine` knows the engine for every shape as well, and would bring it along: then this module would weigh a quarter
//! more.

use super::mistake;
use crate::grid::Grid;
use crate::shape::Shape;
use crate::solver::{SearchEnd, Searcher, nine};
use std::ops::ControlFlow;
use wasm_bindgen::prelude::*;

/// A classic grid of its cells; an error that says what solves it if the option `rules` is said.
pub(super) fn grid(cells: &JsValue, rules: Option<JsValue>) -> Result<Grid, JsError> {
    match rules {
        None => super::grid(cells),
        Some(_) => {
            Err(mistake("`ninefold/core` is for classic 9×9s alone: `ninefold` knows other rules.".into()))
        }
    }
}

/// The engine for a 9×9; for any other grid an error that says what solves it.
pub(super) fn engine(grid: &Grid) -> Result<NineAlone, JsError> {
    let shape = grid.shape();
    if shape != Shape::NINE {
        let message =
            format!("This is a {shape}, and `ninefold/core` is for 9×9 alone: `ninefold` has every shape.");
        return Err(mistake(message));
    }
    Ok(NineAlone)
}

#[derive(Clone, Copy)]
pub(super) struct NineAlone;

impl Searcher for NineAlone {
    fn is_quick(self, _: &Grid) -> bool {
        true
    }

    fn search(
        self,
        grid: &Grid,
        steps: &mut u64,
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> SearchEnd {
        let cells = grid.classic_nine().expect("`engine` lets 9×9s in alone");
        nine::each_solution_within(cells, steps, visit)
    }
}
