//! Ninefold as its users call it: a line becomes a grid, and its solutions are counted.

use bench_harness::CELLS;
use ninefold::Grid;

bench_harness::exports!(solutions);

/// The number of solutions of a puzzle, 2 for two and more; 0 for a line that is no puzzle.
///
/// ```
/// assert_eq!(bench_ninefold::solutions(&[b'.'; 81]), 2);
/// ```
pub fn solutions(line: &[u8; CELLS]) -> u8 {
    let cells =
        line.iter().map(|&symbol| if symbol == b'.' { 0 } else { symbol.wrapping_sub(b'0') }).collect();
    Grid::new(cells).map_or(0, |grid| ninefold::count(&grid, 2).count as u8)
}
