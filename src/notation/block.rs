//! What is read in lines that belong together.

use super::error::Fault;
use super::format::Format;
use super::legend::EarlierPuzzles;
use super::rules::RuleName;
use crate::puzzle::Puzzle;
use crate::shape::{Rules, Spec};
use std::mem;

/// What is wrong, and at which byte of the text.
#[derive(Debug)]
pub(super) struct LocatedFault {
    pub(super) at: usize,
    pub(super) fault: Fault,
}

/// Changes a puzzle, or says why it is none then, at a place of the text.
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub(super) fn change_puzzle(
    slot: &mut Result<Puzzle, LocatedFault>,
    at: usize,
    by: &mut dyn FnMut(Puzzle) -> Result<Puzzle, Fault>,
) {
    if slot.is_ok()
        && let Ok(puzzle) = mem::replace(slot, Err(LocatedFault { at, fault: Fault::Empty }))
    {
        *slot = by(puzzle).map_err(|fault| LocatedFault { at, fault });
    }
}

/// Gives a puzzle regions, or says why they cannot be.
pub(super) fn with_regions(puzzle: Puzzle, regions: &[usize]) -> Result<Puzzle, Fault> {
    let spec = Spec { regions: Some(regions.into()), ..Spec::default() };
    let rules = Rules::from_spec(puzzle.grid().shape(), spec);
    Ok(puzzle.under(rules.map_err(|error| Fault::Impossible { rule: RuleName::Regions, error })?))
}

/// What was read in a text, or in some lines of it.
#[derive(Debug, Default)]
pub(super) struct Block {
    pub(super) puzzles: Vec<Result<Puzzle, LocatedFault>>,
    pub(super) format: Format,
    /// How many characters mean nothing.
    pub(super) ignored: usize,
}

impl Block {
    /// What a text is that holds no puzzle.
    pub(super) fn of_fault(at: usize, fault: Fault) -> Block {
        Block { puzzles: vec![Err(LocatedFault { at, fault })], ..Block::default() }
    }

    /// Changes the puzzle, if it is the only one, or says at a place of the text why it is none then.
    pub(super) fn with_changed_puzzle(
        mut self,
        at: usize,
        by: &mut dyn FnMut(Puzzle) -> Result<Puzzle, Fault>,
    ) -> Block {
        if let [slot] = self.puzzles.as_mut_slice() {
            change_puzzle(slot, at, by);
        }
        self
    }

    /// Gives rules to the puzzles; they stand at this place of the text.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(super) fn with_rules(mut self, spec: &Spec, at: usize, earlier: &mut EarlierPuzzles) -> Block {
        if *spec == Spec::default() {
            return self;
        }
        for slot in &mut self.puzzles {
            change_puzzle(slot, at, &mut |puzzle| {
                let rules = earlier.rules(puzzle.grid().shape(), spec);
                let rule = || RuleName::first_of(spec);
                Ok(puzzle.under(rules.map_err(|error| Fault::Impossible { rule: rule(), error })?))
            });
        }
        self
    }

    /// Adds what was read in a part of the text, which begins there.
    pub(super) fn add_part(&mut self, part: Block, begin: usize) {
        let part = part.shifted(begin);
        self.ignored += part.ignored;
        self.puzzles.extend(part.puzzles);
    }

    /// What is wrong with the puzzles.
    pub(super) fn faults(&mut self) -> impl Iterator<Item = &mut LocatedFault> {
        self.puzzles.iter_mut().filter_map(|puzzle| puzzle.as_mut().err())
    }

    /// The same for a text that begins so much further on.
    pub(super) fn shifted(mut self, by: usize) -> Block {
        self.faults().for_each(|fault| fault.at += by);
        self
    }

    /// The same for a text that was made of another one: where it is wrong is nowhere in that.
    pub(super) fn without_locations(mut self) -> Block {
        self.faults().for_each(|fault| fault.at = 0);
        self
    }
}
