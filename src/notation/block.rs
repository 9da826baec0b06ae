//! What is read in lines that belong together.

use super::error::Fault;
use super::format::Format;
use super::rules::Rule;
use super::symbols::Shown;
use crate::grid::Grid;
use crate::sets::DigitSet;
use crate::shape::{Rules, Spec};

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
    /// The digit that is filled in, for each cell; cells that are missing have none.
    pub(super) answers: Vec<u8>,
    /// Digits that are noted, for each cell.
    pub(super) masks: Vec<DigitSet>,
    pub(super) are_removed: bool,
}

impl Puzzle {
    /// Gives it regions, or says why they cannot be.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn set_regions(&mut self, regions: Vec<usize>) -> Result<(), Fault> {
        let spec = Spec { regions: Some(regions), ..Spec::default() };
        let rules = Rules::made(self.givens.shape(), spec)
            .map_err(|error| Fault::Impossible { rule: Rule::Regions, error })?;
        self.givens = Grid::known(rules, self.givens.cells().to_vec());
        Ok(())
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
    pub(super) fn with_progress(
        mut self,
        answers: Vec<u8>,
        masks: Vec<DigitSet>,
        are_removed: bool,
    ) -> Block {
        if let [Ok(puzzle)] = self.puzzles.as_mut_slice() {
            if puzzle.answers.iter().all(|answer| *answer == 0) {
                puzzle.answers = answers;
            }
            if masks.iter().any(|mask| !mask.is_empty()) {
                (puzzle.masks, puzzle.are_removed) = (masks, are_removed);
            }
        }
        self
    }

    /// Gives rules to the puzzles; they stand at this place of the text.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn with_rules(mut self, spec: &Spec, at: usize, shown: &mut Shown) -> Block {
        if *spec == Spec::default() {
            return self;
        }
        for slot in &mut self.puzzles {
            let Ok(puzzle) = slot else { continue };
            match shown.rules(puzzle.givens.shape(), spec) {
                Ok(rules) => puzzle.givens = Grid::known(rules, puzzle.givens.cells().to_vec()),
                Err(error) => {
                    let fault = Fault::Impossible { rule: Rule::first_of(spec), error };
                    *slot = Err(At { at, fault });
                }
            }
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
