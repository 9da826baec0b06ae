//! The map of a puzzle's regions: a symbol for each cell, beside the cells, below them, or in the next line.

use super::chunks::Chunks;
use super::pieces::pieces;
use crate::grid::Grid;
use crate::shape::Shape;

/// Whether a puzzle may have a map: it has a side that jigsaws have, and no other rules.
pub(super) fn may_have(puzzle: &Grid) -> bool {
    has_side(puzzle.shape()) && puzzle.rules().is_classic()
}

fn has_side(shape: Shape) -> bool {
    (6..=16).contains(&shape.side())
}

/// Whether a puzzle is nothing but the map of another one. It has a digit in each cell, and the first one beside it or
/// below it again, so hardly any puzzle is looked at for long.
pub(super) fn is_map(puzzle: &Grid) -> bool {
    let (cells, side) = (puzzle.cells(), puzzle.shape().side());
    if !may_have(puzzle) || !may_be_map(cells, side) {
        return false;
    }
    let symbols: Vec<u8> = cells.iter().map(|digit| b'a' + digit).collect();
    !cells.contains(&0) && regions(&symbols, puzzle.shape()).is_some()
}

/// Whether the first cell may be of a region that is in one piece.
pub(super) fn may_be_map(cells: &[u8], side: usize) -> bool {
    cells[0] > 0 && (cells[0] == cells[1] || cells[0] == cells[side])
}

/// The regions of a map: each has a symbol of its own, as many cells as a row, and is in one piece. So no puzzle and no
/// solution is a map. Rows and columns are none, either.
#[inline(never)]
pub(super) fn regions(symbols: &[u8], shape: Shape) -> Option<Vec<usize>> {
    if symbols.len() != shape.cell_count() || !has_side(shape) {
        return None;
    }
    let mut counts = [0; 256];
    symbols.iter().for_each(|symbol| counts[usize::from(*symbol)] += 1);
    let is_name =
        |symbol: &u8| symbol.is_ascii_alphanumeric() && counts[usize::from(*symbol)] == shape.side();
    if !symbols.iter().all(is_name) {
        return None;
    }
    let regions = pieces(shape, &|one, other| symbols[one] == symbols[other])?;
    let are = |of: &dyn Fn(usize) -> usize| (0..).zip(&regions).all(|(cell, region)| *region == of(cell));
    let are_lines = are(&|cell| shape.row_of(cell)) || are(&|cell| shape.column_of(cell));
    (!are_lines).then_some(regions)
}

/// The map that chunks are from a cell on.
pub(super) fn of_chunks(chunks: Chunks, shape: Shape, begin: usize) -> Option<Vec<usize>> {
    let spans = chunks.all_spans();
    let mut symbols = Vec::with_capacity(spans.len());
    for span in spans.get(begin..)? {
        if span.len() != 1 {
            return None;
        }
        symbols.push(chunks.text[span.begin]);
    }
    regions(&symbols, shape)
}

/// The map that chunks begin with, and how many of them it has.
pub(super) fn first(chunks: Chunks, shape: Shape) -> Option<(usize, Vec<usize>)> {
    let length = chunks.length(0);
    let count = if length == shape.side() { length } else { 1 };
    if count * length != shape.cell_count() {
        return None;
    }
    let map = Chunks { chunks: chunks.chunks.get(..count)?, ..chunks };
    Some((count, of_chunks(map, shape, 0)?))
}
