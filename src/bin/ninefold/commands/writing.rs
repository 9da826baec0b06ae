//! How a reply is written: a solution, a grid, a line.

use crate::reply::Reply;
use ninefold::notation::{Layout, LayoutError, Symbols, symbol, write};
use ninefold::{Grid, Puzzle};
use serde::Serialize;

/// Writes a solution. It is known without the puzzle's rules, so they are left out of a line of cells, and of what
/// cannot hold them.
pub fn write_solution(solution: &Grid, layout: Layout, reply: &Reply) -> Result<(), LayoutError> {
    let is_line = matches!(layout, Layout::Line | Layout::Zeros);
    if solution.is_plain() || !is_line && write(&solution.into(), layout).is_ok() {
        return write_grid(solution, layout, reply);
    }
    // It was a grid before.
    Grid::new(solution.cells().to_vec()).map_or(Ok(()), |cells| write_grid(&cells, layout, reply))
}

pub fn write_grid(grid: &Grid, layout: Layout, reply: &Reply) -> Result<(), LayoutError> {
    if layout == Layout::Line && grid.is_plain() && reply.symbols() == Symbols::Standard {
        // The usual layout is written without a text in between: it takes as long as solving does.
        reply.add_line(|text| text.extend(grid.cells().iter().map(|&digit| symbol(digit) as u8)));
        return Ok(());
    }
    write_line(&write(&puzzle_of(grid, reply), layout)?, reply);
    Ok(())
}

/// A grid as a line, in the digits that the question is in.
pub fn puzzle_text(grid: &Grid, reply: &Reply) -> String {
    let puzzle = puzzle_of(grid, reply);
    // What a line cannot hold JSON can.
    let text = write(&puzzle, Layout::Line).or_else(|_| write(&puzzle, Layout::Json));
    text.unwrap_or_default()
}

fn puzzle_of(grid: &Grid, reply: &Reply) -> Puzzle {
    Puzzle::from(grid).with_symbols(reply.symbols())
}

pub fn write_line(line: &str, reply: &Reply) {
    reply.add_line(|text| text.extend_from_slice(line.as_bytes()));
}

/// Writes an object of JSON, and the reason why there is no answer in it.
pub fn write_json(object: &impl Serialize, reason: &str, reply: &Reply) {
    // Nothing in it can fail: a byte buffer takes all, and every key is a text.
    reply.add_line_with_reason(|text| _ = serde_json::to_writer(text, object), reason);
}
