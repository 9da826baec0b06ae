//! A module without wasm-bindgen: the host writes 81 cells into its memory and calls `solve`.

use ninefold::{Grid, Verdict};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

static CELLS: [AtomicU8; 81] = [const { AtomicU8::new(0) }; 81];

/// Where the 81 cells are.
#[unsafe(no_mangle)]
pub extern "C" fn cells() -> *const AtomicU8 {
    CELLS.as_ptr()
}

/// Puts the only solution in the place of the puzzle; says whether there is one.
#[unsafe(no_mangle)]
pub extern "C" fn solve() -> bool {
    let cells = CELLS.each_ref().map(|cell| cell.load(Relaxed)).to_vec();
    let Ok(Verdict::Unique(solution)) = Grid::new(cells).map(|grid| ninefold::solve(&grid)) else {
        return false;
    };
    for (cell, digit) in CELLS.iter().zip(solution.cells()) {
        cell.store(*digit, Relaxed);
    }
    true
}
