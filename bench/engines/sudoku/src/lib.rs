//! The crate `sudoku`, a port of JCZSolve, as an engine: all others are compared with it.

use bench_harness::CELLS;
use sudoku::Sudoku;

bench_harness::exports!(solutions);

#[cfg(target_arch = "wasm32")]
getrandom::register_custom_getrandom!(no_randomness);

/// Only the crate's generator would call this; counting never does.
#[cfg(target_arch = "wasm32")]
fn no_randomness(_: &mut [u8]) -> Result<(), getrandom::Error> {
    Err(getrandom::Error::UNSUPPORTED)
}

/// The number of solutions of a puzzle, 2 for two and more; 0 for a line that is no puzzle.
///
/// ```
/// assert_eq!(bench_sudoku::solutions(&[b'.'; 81]), 2);
/// ```
pub fn solutions(line: &[u8; CELLS]) -> u8 {
    let read = std::str::from_utf8(line).ok().and_then(|line| Sudoku::from_str_line(line).ok());
    read.map_or(0, |puzzle| puzzle.solutions_count_up_to(2) as u8)
}
