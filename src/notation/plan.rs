//! How the next puzzle is spread over chunks, told from how long they are.

use super::block::LocatedFault;
use super::bytes::{are_all, parse_number};
use super::cases::{Case, case, try_cases};
use super::cells::{cell_value, sukaku_shape};
use super::chunks::{Chunk, Chunks};
use super::class::ANY;
use super::error::Fault;
use super::{NINE, marks, second_grid};
use crate::sets::DigitSet;
use crate::shape::Shape;

/// How a puzzle is spread over chunks.
pub(super) enum PuzzleSpread {
    /// A chunk for each row.
    Rows,
    /// Whole puzzles in a chunk.
    Whole,
    /// A puzzle and its map in a chunk: the region of each cell.
    Mapped(Vec<usize>),
    /// A chunk that has a character for each candidate: those of each cell.
    Sukaku(Vec<DigitSet>),
}

/// Plans the puzzle that chunks begin with, if it is spread over them in one of the ways.
type ChunkPlanner = fn(Chunks) -> Option<ChunkPlan>;

/// How a puzzle can be spread over chunks, in the order in which it is tried.
pub(super) static PUZZLES: [Case<ChunkPlanner>; 7] = [
    case("size", "4\n3xx4\n42x1\nx342\n24x3", ANY, plan_sized),
    case("rows of sixteen", SIXTEENS, ANY, plan_sixteens),
    case("whole", "3xx442x1x34224x3", ANY, plan_whole),
    case("rows", "3xx4\n42x1\nx342\n24x3", ANY, plan_rows),
    case("map of regions", MAPPED, ANY, plan_mapped),
    case("candidates", CANDIDATES, ANY, plan_sukaku),
    case("several", SEVERAL, ANY, plan_nines),
];

/// The rows of a 16×16.
const SIXTEENS: &str = "5............... ................ ................ ................ \
    ................ ................ ................ ................ \
    ................ ................ ................ ................ \
    ................ ................ ................ ................";
/// A 6×6 and the region of each cell.
const MAPPED: &str = ".5.2......3....14..46....3......2.5.111222113322133332455556445566444666";
/// The candidates of a 6×6: six characters for each cell.
const CANDIDATES: &str = "12.....2......3......45.....5......6...45.....5......612.....2......3...\
    .23.....3...1.........56.....6...4......56.....6...4...23.....3...1.....\
    ..34..1......2....1....6...4......5.1....6...4......5...34..1......2....";
/// Two 9×9s without anything between them.
const SEVERAL: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\
    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What the next chunks are: the shape of a puzzle, and how it is spread over them. A chunk of one cell is the size.
pub(super) struct ChunkPlan {
    pub(super) shape: Shape,
    pub(super) spread: PuzzleSpread,
}

impl ChunkPlan {
    /// Chooses by the lengths of the chunks, of which there is at least one.
    pub(super) fn of(chunks: Chunks) -> Result<ChunkPlan, LocatedFault> {
        let mut plan = None;
        try_cases(&PUZZLES, ANY, |planner| {
            plan = planner(chunks);
            plan.is_some()
        });
        plan.ok_or_else(|| fault_of(chunks))
    }
}

/// A size, and the puzzle behind it, in rows or whole.
fn plan_sized(chunks: Chunks) -> Option<ChunkPlan> {
    let size = chunks.cells(chunks.chunks[0]).next().filter(|_| chunks.length(0) == 1)?;
    let shape = Shape::of_side(parse_number(size)?.into()).filter(|_| chunks.length(1) > 1)?;
    let spread =
        if chunks.length(1) == shape.cell_count() { PuzzleSpread::Whole } else { PuzzleSpread::Rows };
    Some(ChunkPlan { shape, spread })
}

/// Rows of a 16×16 rather than 4×4s: sixteen of them, or several with a digit above 4.
fn plan_sixteens(chunks: Chunks) -> Option<ChunkPlan> {
    let are_rows = match chunks.chunks.iter().take(16).take_while(|chunk| chunk.len() == 16).count() {
        0 | 1 => false,
        16 if chunks.chunks.len() == 16 => true,
        count => has_digit_above_four(Chunks { chunks: &chunks.chunks[..count], ..chunks }),
    };
    let shape = Shape::of_side(16).filter(|_| are_rows)?;
    Some(ChunkPlan { shape, spread: PuzzleSpread::Rows })
}

/// Whether any chunk has a digit that no 4×4 has.
pub(super) fn has_digit_above_four(chunks: Chunks) -> bool {
    let mut cells = chunks.chunks.iter().flat_map(|chunk| chunks.cells(*chunk));
    cells.any(|cell| cell_value(cell).is_some_and(|digit| digit > 4))
}

/// A puzzle in a chunk.
fn plan_whole(chunks: Chunks) -> Option<ChunkPlan> {
    Some(ChunkPlan { shape: Shape::of_cells(chunks.length(0))?, spread: PuzzleSpread::Whole })
}

/// A row in a chunk. A row of up to 9 cells has no letters but for blanks.
fn plan_rows(chunks: Chunks) -> Option<ChunkPlan> {
    let shape = Shape::of_side(chunks.length(0))?;
    let has_digits = || chunks.cells(chunks.chunks[0]).any(|cell| cell_value(cell) != Some(0));
    let is_word = shape.side() <= 9 && are_letters(chunks) && has_digits();
    (!is_word).then_some(ChunkPlan { shape, spread: PuzzleSpread::Rows })
}

/// A puzzle and its map in a chunk.
fn plan_mapped(chunks: Chunks) -> Option<ChunkPlan> {
    let cells = chunks.length(0) / 2;
    let shape = Shape::of_cells(cells)?;
    let whole = Chunks { chunks: &chunks.chunks[..1], ..chunks };
    let regions = second_grid::regions_in_chunks(whole, shape, cells)?;
    Some(ChunkPlan { shape, spread: PuzzleSpread::Mapped(regions) })
}

/// The candidates of a puzzle in a chunk.
fn plan_sukaku(chunks: Chunks) -> Option<ChunkPlan> {
    let shape = sukaku_shape(chunks.length(0))?;
    let candidates = marks::candidates_of_sukaku(chunks.cells(chunks.chunks[0]), shape)?;
    Some(ChunkPlan { shape, spread: PuzzleSpread::Sukaku(candidates) })
}

/// Several 9×9s in a chunk.
fn plan_nines(chunks: Chunks) -> Option<ChunkPlan> {
    let length = chunks.length(0);
    // A grid of 36 rows has as many cells as 16 of these.
    let is_square = length.isqrt().pow(2) == length;
    let is_above_nine = |cell| cell_value(cell).is_none_or(|digit| digit > 9);
    let is_larger = is_square && chunks.cells(chunks.chunks[0]).any(is_above_nine);
    let are_nines = length.is_multiple_of(NINE) && !is_larger;
    are_nines.then_some(ChunkPlan { shape: Shape::NINE, spread: PuzzleSpread::Whole })
}

/// Whether the first chunk is nothing but letters.
fn are_letters(chunks: Chunks) -> bool {
    chunks.cells(chunks.chunks[0]).all(|cell| are_all(cell, |byte| byte.is_ascii_alphabetic()))
}

/// Why the chunks are no puzzle.
fn fault_of(chunks: Chunks) -> LocatedFault {
    let (first, length, next) = (chunks.chunks[0], chunks.length(0), chunks.length(1));
    let begin = chunks.spans(first).next().unwrap_or_default();
    let strange = || chunks.cells(first).filter(|cell| cell_value(cell).is_none()).count();
    if are_letters(chunks) || length < 16 && 2 * strange() > length {
        let word = if let Chunk::Run(run, _) = first { run } else { begin };
        return LocatedFault { at: begin.begin, fault: Fault::word(word.of(chunks.text)) };
    }
    // The next chunk is as long as a row, and the first one could be a row with some cells too many or too few.
    if Shape::of_side(next).is_some() && length < 2 * next {
        return row_length_fault(chunks, first, 1, next);
    }
    // A number that stands alone is no cell: whoever types 12 has typed two.
    let alone = chunks.chunks.len() == 1
        && length == 1
        && are_all(begin.of(chunks.text), |byte| byte.is_ascii_digit());
    let cells = if alone { begin.of(chunks.text).len() } else { length };
    LocatedFault { at: begin.begin, fault: Fault::Length { cells } }
}

/// The fault of a row that is longer or shorter than expected. Its place is the first cell too many, or behind the last
/// cell.
pub(super) fn row_length_fault(chunks: Chunks, chunk: Chunk, row: usize, expected: usize) -> LocatedFault {
    let mut cells = chunks.spans(chunk);
    let surplus = cells.clone().nth(expected).map(|cell| cell.begin);
    let at = surplus.or(cells.by_ref().last().map(|cell| cell.end)).unwrap_or_default();
    LocatedFault { at, fault: Fault::RowLength { row, cells: chunk.len(), expected, is_alone: false } }
}
