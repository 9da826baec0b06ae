//! What is read in lines that belong together.

use super::error::Fault;
use super::format::Format;
use super::marks;
use super::progress::{Noted, Progress, progress};
use crate::grid::Grid;
use crate::shape::Shape;

/// What is wrong, and where in the text.
#[derive(Debug)]
pub(super) struct At {
    pub(super) at: usize,
    pub(super) fault: Fault,
}

/// A puzzle that was read, and what was done on it.
#[derive(Debug)]
pub(super) struct Puzzle {
    pub(super) givens: Grid,
    pub(super) progress: Option<Box<Progress>>,
}

impl Puzzle {
    pub(super) fn of_candidates(candidates: Vec<u32>, shape: Shape) -> Puzzle {
        let givens = Grid::known(shape, marks::placed(&candidates, shape));
        let progress = progress(&givens, &[], Noted::Candidates, &candidates);
        Puzzle { givens, progress }
    }
}

/// What was read in a text.
#[derive(Debug, Default)]
pub(super) struct Block {
    pub(super) puzzles: Vec<Result<Puzzle, At>>,
    pub(super) format: Format,
    /// How many characters mean nothing.
    pub(super) ignored: usize,
}

impl Block {
    /// What a text is that holds no puzzle.
    pub(super) fn of_fault(at: usize, fault: Fault) -> Block {
        Block { puzzles: vec![Err(At { at, fault })], ..Block::default() }
    }

    /// Adds what was done on the puzzle, if it is the only one.
    pub(super) fn with_progress(mut self, answers: &[u8], noted: Noted, masks: &[u32]) -> Block {
        let is_any = answers.iter().any(|answer| *answer > 0) || masks.iter().any(|mask| *mask > 0);
        if let [Ok(Puzzle { givens, progress: done })] = self.puzzles.as_mut_slice()
            && is_any
        {
            let answers = done.take().map_or(answers.to_vec(), |done| done.answers);
            *done = progress(givens, &answers, noted, masks);
        }
        self
    }

    pub(super) fn faults(&mut self) -> impl Iterator<Item = &mut At> {
        self.puzzles.iter_mut().filter_map(|puzzle| puzzle.as_mut().err())
    }

    /// The same for a text that begins so much further on.
    pub(super) fn shifted(mut self, by: usize) -> Block {
        self.faults().for_each(|fault| fault.at += by);
        self
    }
}
