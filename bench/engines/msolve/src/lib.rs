//! The crate `msolve` as an engine.

use bench_harness::CELLS;
use msolve::Sudoku;

bench_harness::exports!(solutions);

/// The number of solutions of a puzzle, 2 for two and more; 0 for a line that is no puzzle.
pub fn solutions(line: &[u8; CELLS]) -> u8 {
    let read = std::str::from_utf8(line).ok().and_then(|line| line.parse::<Sudoku>().ok());
    read.map_or(0, |puzzle| puzzle.count_solutions(2) as u8)
}
