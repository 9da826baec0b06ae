//! A page's module with an allocator, a start hook and a `solve` of its own.

use ninefold::notation;
use std::{
    alloc::System,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};
use wasm_bindgen::prelude::*;

#[global_allocator]
static ALLOCATOR: System = System;

static STARTED: AtomicBool = AtomicBool::new(false);

/// Runs when the module is instantiated.
#[wasm_bindgen(start)]
pub fn start() {
    STARTED.store(true, Relaxed);
}

/// The solution of a puzzle, as a line; nothing where there is not just one, or where `start` did not run.
#[wasm_bindgen]
pub fn solve(text: &str) -> Option<String> {
    let reading = notation::read(text).ok()?;
    let solution = ninefold::solve(reading.grids().next()?).solution()?.to_string();
    STARTED.load(Relaxed).then_some(solution)
}
