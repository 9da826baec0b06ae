//! The puzzle of a saved game, which the moves on it or its state may follow.

use super::bytes::parse_number;
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;

/// A puzzle and what has followed it so far.
#[derive(Debug)]
pub(super) struct SavedGame {
    puzzle: Puzzle,
    /// What the moves have filled in and removed, for each cell; nothing where there were no moves.
    moves: Vec<(u8, DigitSet)>,
}

impl SavedGame {
    pub(super) fn new(puzzle: Puzzle) -> SavedGame {
        SavedGame { puzzle, moves: Vec::new() }
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
        let (puzzle, grid) = (self.puzzle.grid(), state.grid());
        let is_its = grid.shape() == puzzle.shape();
        if is_its {
            // Answers may show what the givens do not.
            self.puzzle = Puzzle::with_progress(puzzle.clone(), grid.cells(), self.puzzle.marks())
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
