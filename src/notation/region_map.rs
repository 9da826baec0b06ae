//! The map of a puzzle's regions: a symbol for each cell, beside the cells, below them, or in the next line.
//!
//! The first puzzle of a text is held until the next line says whether a map follows, and if it has several lines, until
//! the next grid, which may have its answers. If there is a map, the text has pairs of a puzzle and a map, and each
//! puzzle is held; else none is any more.

use super::block::with_regions;
use super::bytes::{Span, is_space, look_at};
use super::chunks::Chunks;
use super::class::Line;
use super::error::Fault;
use super::fields;
use super::fold::ColumnShifts;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use std::mem;

/// Whether a puzzle may have a map: it has a side that jigsaws have, and no other rules.
pub(super) fn may_have_map(puzzle: &Grid) -> bool {
    has_jigsaw_side(puzzle.shape()) && puzzle.rules().is_classic()
}

/// How many of its symbols may be mistyped, so that it is still known for a map.
pub(super) const MOST_ODD: usize = 2;

fn has_jigsaw_side(shape: Shape) -> bool {
    (6..=16).contains(&shape.side())
}

/// Whether a puzzle is nothing but the map of another one. It has a digit in each cell, and the first one beside it or
/// below it again, so hardly any puzzle is looked at for long.
pub(super) fn is_map(puzzle: &Grid) -> bool {
    let (cells, side) = (puzzle.cells(), puzzle.shape().side());
    if !may_have_map(puzzle) || !may_be_map(cells, side) {
        return false;
    }
    let symbols: Vec<u8> = cells.iter().map(|digit| b'a' + digit).collect();
    let blanks = cells.iter().filter(|digit| **digit == 0).count();
    blanks <= MOST_ODD && regions_of_map(&symbols, puzzle.shape()).is_some()
}

/// Whether the first cell may be of a region that is in one piece.
pub(super) fn may_be_map(cells: &[u8], side: usize) -> bool {
    cells[0] > 0 && (cells[0] == cells[1] || cells[0] == cells[side])
}

/// The regions of a map, which has a symbol for each. They need not be possible, as somebody may have mistyped one.
///
/// In a map three cells in four have their symbol beside them or below them again. No puzzle and no solution is so, and
/// one with mistakes in it isn't, either. Rows and columns are no map.
#[inline(never)]
pub(super) fn regions_of_map(symbols: &[u8], shape: Shape) -> Option<Vec<usize>> {
    let (count, side) = (shape.cell_count(), shape.side());
    if symbols.len() != count || !has_jigsaw_side(shape) {
        return None;
    }
    let mut counts = [0; 256];
    symbols.iter().for_each(|symbol| counts[usize::from(*symbol)] += 1);
    // What stands for blanks is there too often.
    let is_rare = |symbol: &u8| counts[usize::from(*symbol)] <= side + MOST_ODD;
    let odd = symbols.iter().filter(|symbol| !symbol.is_ascii_alphanumeric()).count();
    if odd > MOST_ODD || !symbols.iter().all(is_rare) {
        return None;
    }
    let is_again = |cell: usize| shape.neighbours(cell).any(|other| symbols[other] == symbols[cell]);
    if 4 * (0..count).filter(|cell| is_again(*cell)).count() < 3 * count {
        return None;
    }
    let are_rows = (0..count).all(|cell| symbols[cell] == symbols[cell / side * side]);
    let are_columns = (0..count).all(|cell| symbols[cell] == symbols[cell % side]);
    (!are_rows && !are_columns).then(|| fields::numbered_regions(symbols))
}

/// The map that chunks are from a cell on.
pub(super) fn regions_in_chunks(chunks: Chunks, shape: Shape, begin: usize) -> Option<Vec<usize>> {
    let spans = chunks.all_spans();
    let symbol = |span: &Span| (span.len() == 1).then(|| chunks.text[span.begin]);
    let symbols: Option<Vec<u8>> = spans.get(begin..)?.iter().map(symbol).collect();
    regions_of_map(&symbols?, shape)
}

/// The map that chunks begin with, and how many of them it has.
pub(super) fn first_map(chunks: Chunks, shape: Shape) -> Option<(usize, Vec<usize>)> {
    let length = chunks.length(0);
    let count = if length == shape.side() { length } else { 1 };
    if count * length != shape.cell_count() {
        return None;
    }
    let map = Chunks { chunks: chunks.chunks.get(..count)?, ..chunks };
    Some((count, regions_in_chunks(map, shape, 0)?))
}

/// A puzzle that is held, and what may be its map.
#[derive(Debug, Default)]
pub(super) struct HeldPuzzle {
    pub(super) puzzle: Option<Puzzle>,
    /// Whether the next line may be of its map.
    may_have_map: bool,
    /// The lines that may be the map, and the symbols in them.
    text: Vec<u8>,
    symbols: Vec<u8>,
    /// Whether a map was there: puzzles have maps in this text.
    pub(super) are_pairs: bool,
}

impl HeldPuzzle {
    /// Holds a puzzle, whose format may have a map.
    pub(super) fn hold(&mut self, puzzle: Puzzle, is_plain: bool) {
        self.may_have_map = is_plain && may_have_map(puzzle.grid());
        self.puzzle = Some(puzzle);
    }

    /// Whether nothing has come behind the first puzzle.
    pub(super) fn is_first_alone(&self) -> bool {
        self.puzzle.is_some() && self.text.is_empty() && !self.are_pairs
    }

    /// Takes a line below the puzzle, if it is blank or may be of a map. The symbols of a line that is not taken are
    /// kept as well; [`take_lines`](HeldPuzzle::take_lines) drops them.
    pub(super) fn take_line(&mut self, line: Line) -> bool {
        let Some(puzzle) = self.puzzle.as_ref().filter(|_| self.may_have_map) else { return false };
        let shape = puzzle.grid().shape();
        let plain = ColumnShifts::default().plain_line(0, line);
        let plain = plain.as_deref().unwrap_or(line.text);
        look_at(plain.len());
        let begin = self.symbols.len();
        self.symbols.extend(plain.iter().filter(|byte| !is_space(**byte)));
        let symbols = &self.symbols[begin..];
        // What has nothing but a tag may begin a document.
        let is_blank = begin == 0 && symbols.is_empty() && !line.text.contains(&b'<');
        let is_long = symbols.len() == shape.side() || begin == 0 && symbols.len() == shape.cell_count();
        let odd = self.symbols.iter().filter(|byte| !byte.is_ascii_alphanumeric()).count();
        let is_row = is_long && odd <= MOST_ODD;
        if is_row {
            self.text.extend_from_slice(line.text);
            self.text.push(b'\n');
        }
        is_blank || is_row
    }

    /// Gives the puzzle its regions, if the lines below it are a map; nothing if they have less symbols than it has cells.
    ///
    /// # Errors
    ///
    /// If the regions cannot be. The puzzle is gone then.
    pub(super) fn give_regions(&mut self) -> Option<Result<(), Fault>> {
        let has_all = |puzzle: &mut Puzzle| puzzle.grid().shape().cell_count() == self.symbols.len();
        let puzzle = self.puzzle.take_if(has_all)?;
        let Some(regions) = regions_of_map(&self.symbols, puzzle.grid().shape()) else {
            self.puzzle = Some(puzzle);
            return Some(Ok(()));
        };
        self.are_pairs = true;
        self.text.clear();
        Some(with_regions(puzzle, &regions).map(|puzzle| self.puzzle = Some(puzzle)))
    }

    /// Takes the lines away that are of no map.
    pub(super) fn take_lines(&mut self) -> Vec<u8> {
        self.symbols.clear();
        self.may_have_map = false;
        mem::take(&mut self.text)
    }
}
