//! Knowing conclusions again that were found.

use super::candidate::Candidate;
use super::numbers::Numbers;
use super::step::Step;

/// Conclusions that were found, each with a value: for chains the length of the shortest.
#[derive(Default)]
pub(crate) struct Conclusions {
    numbers: Numbers,
    /// The value of each, by its number.
    values: Vec<usize>,
}

impl Conclusions {
    /// Whether something is removed, and this is new or was found with a larger value only; then it has this
    /// one now.
    pub(crate) fn is_better(&mut self, removes: &[Candidate], value: usize) -> bool {
        !removes.is_empty() && self.insert(&[], removes, value)
    }

    /// Whether the conclusion of a step is new.
    pub(crate) fn is_new(&mut self, step: &Step) -> bool {
        self.insert(&step.places, &step.removes, 0)
    }

    fn insert(&mut self, places: &[Candidate], removes: &[Candidate], value: usize) -> bool {
        let places = places.iter().map(|&candidate| candidate.number() | 1 << 31);
        let conclusion: Vec<u32> =
            places.chain(removes.iter().map(|&candidate| candidate.number())).collect();
        let (number, is_new) = self.numbers.number(&conclusion);
        if is_new {
            self.values.push(value);
            return true;
        }
        let best = &mut self.values[number as usize];
        let is_better = value < *best;
        *best = value.min(*best);
        is_better
    }
}
