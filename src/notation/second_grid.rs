//! What belongs to the puzzle before it, and is no puzzle: a grid with its solution or with what was filled in, and the
//! moves and the state of a saved game.

use super::block::LocatedFault;
use super::bytes::parse_number;
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;

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
    is_its.then(|| {
        Puzzle::with_progress(grid.clone(), digits, below.marks())
            .named_as(puzzle)
            .with_symbols(below.symbols())
    })
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

    /// Takes Simple Sudoku's note of a move: `I024` fills in a 4 in cell 2, `E032` removes the candidate 2 of
    /// cell 3.
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
            let grid = self.puzzle.grid().clone();
            self.puzzle = Puzzle::with_progress(grid, state.grid().cells(), self.puzzle.marks())
                .named_as(&self.puzzle)
                .with_symbols(state.symbols());
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
