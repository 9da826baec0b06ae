//! What belongs to the puzzle before it, and is no puzzle: the map of its regions, a grid with its solution or with what
//! was filled in, and the moves and the state of a saved game.
//!
//! A map has a symbol for each cell, beside the cells, below them, or in the next line. The first puzzle of a text is held
//! until the next line says whether a map follows, and if it has several lines, until the next grid, which may have its
//! answers. If there is a map, the text has pairs of a puzzle and a map, and each puzzle is held; else none is any more.

use super::block::{LocatedFault, with_regions};
use super::bytes::{Span, is_space, look_at, parse_number};
use super::chunks::Chunks;
use super::class::Line;
use super::error::Fault;
use super::fields;
use super::fold::ColumnShifts;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;
use crate::shape::Shape;
use std::mem;

/// Whether a grid has a digit in each cell, and a puzzle's givens among them.
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub(super) fn is_solution(cells: &[u8], puzzle: &[u8]) -> bool {
    cells.len() == puzzle.len()
        && !cells.contains(&0)
        && puzzle.contains(&0)
        && has_enough_givens(puzzle)
        && puzzle.iter().zip(cells).all(|(given, digit)| *given == 0 || given == digit)
}

/// Whether a grid has room for the answers to a puzzle, and none of them.
pub(super) fn has_no_answers(cells: &[u8], puzzle: &[u8]) -> bool {
    cells.len() == puzzle.len() && cells.iter().all(|digit| *digit == 0) && has_enough_givens(puzzle)
}

/// Whether a puzzle has as many givens as rows: no other grid has all of them by chance.
fn has_enough_givens(puzzle: &[u8]) -> bool {
    puzzle.iter().filter(|given| **given > 0).count().pow(2) >= puzzle.len()
}

/// Drops the last puzzle if it is the solution of the one before it.
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub(super) fn drop_solution(puzzles: &mut Vec<Result<Puzzle, LocatedFault>>) {
    if let [.., Ok(puzzle), Ok(last)] = &puzzles[..]
        && is_solution(last.grid().cells(), puzzle.grid().cells())
    {
        puzzles.pop();
    }
}

/// A puzzle with the answers that a grid below it has, if that is what the grid has: nothing at all; the givens and
/// more, as `13.. ..3. …` below `1... ..3. …`; or digits in blanks alone, which clash with no given.
pub(super) fn with_answers(puzzle: &Puzzle, below: &Puzzle) -> Option<Puzzle> {
    let (grid, other) = (puzzle.grid(), below.grid());
    let (givens, digits) = (grid.cells(), other.cells());
    let pairs = || givens.iter().zip(digits);
    let is_alike =
        grid.shape() == other.shape() && (other.rules().is_classic() || other.rules() == grid.rules());
    if !is_alike || !has_enough_givens(givens) || other.given_candidates().is_some() {
        return None;
    }
    // Two puzzles of a 4×4, or with few digits, may be so by chance.
    let are_beside = || {
        let all = pairs().map(|(given, digit)| given.max(digit)).copied().collect();
        grid.shape().side() > 4
            && has_enough_givens(digits)
            && pairs().all(|(given, digit)| *given == 0 || *digit == 0)
            && grid.with_cells(all).clashes().is_empty()
    };
    let is_its = other.given_count() == 0
        || givens != digits && pairs().all(|(given, digit)| *given == 0 || given == digit)
        || are_beside();
    is_its.then(|| filled_in(puzzle, below, below.marks()))
}

/// A puzzle with the digits of a grid filled in, in the symbols of that grid.
fn filled_in(puzzle: &Puzzle, from: &Puzzle, marks: &[DigitSet]) -> Puzzle {
    let filled = Puzzle::with_progress(puzzle.grid().clone(), from.grid().cells(), marks);
    filled.named_as(puzzle).with_symbols(from.symbols())
}

/// A puzzle and what has followed it so far.
#[derive(Debug)]
pub(super) struct SavedGame {
    puzzle: Puzzle,
    /// What the moves have filled in and removed, for each cell; nothing where there were no moves.
    moves: Vec<(u8, DigitSet)>,
    /// Whether its state follows now.
    pub(super) in_state: bool,
}

impl SavedGame {
    pub(super) fn new(puzzle: Puzzle) -> SavedGame {
        SavedGame { puzzle, moves: Vec::new(), in_state: false }
    }

    /// Takes Simple Sudoku's note of a move: `I024` fills a 4 in cell 2, `E032` takes the candidate 2 off cell 3.
    pub(super) fn take_move(&mut self, note: &[u8]) {
        let (cell, digits) = note[1..].split_at(2);
        let count = self.puzzle.grid().cells().len();
        let Some(cell) = parse_number(cell).map(usize::from).filter(|cell| *cell < count) else { return };
        if self.moves.is_empty() {
            self.moves = (0..count).map(|cell| (self.puzzle.answer(cell), DigitSet::EMPTY)).collect();
        }
        let (answer, removed) = &mut self.moves[cell];
        for digit in digits.iter().map(|digit| digit - b'0').filter(|digit| *digit > 0) {
            match note[0] {
                b'I' => *answer = digit,
                _ => _ = removed.insert(digit),
            }
        }
    }

    /// Takes the grid with the answers, if it has the same shape.
    pub(super) fn take_state(&mut self, state: &Puzzle) -> bool {
        let is_its = state.grid().shape() == self.puzzle.grid().shape();
        if is_its {
            // Answers may show what the givens do not.
            self.puzzle = filled_in(&self.puzzle, state, self.puzzle.marks());
        }
        is_its
    }

    /// The puzzle with what was done on it.
    pub(super) fn into_puzzle(self) -> Puzzle {
        if self.moves.is_empty() {
            return self.puzzle;
        }
        let (answers, removed): (Vec<u8>, Vec<DigitSet>) = self.moves.into_iter().unzip();
        let grid = self.puzzle.grid().clone();
        Puzzle::with_progress(grid, &answers, &[]).named_as(&self.puzzle).without(&removed)
    }
}

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
    /// If the regions cannot be, the puzzle is gone.
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
