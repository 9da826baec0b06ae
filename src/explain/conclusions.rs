//! Knowing conclusions again that were found.

use super::candidate::Candidate;
use super::list_numbers::ListNumbers;
use super::step::Step;

/// Conclusions that were found, each with a value: for chains the length of the shortest.
#[derive(Default)]
pub(crate) struct Conclusions {
    numbers: ListNumbers,
    /// The value of each, by its number.
    values: Vec<usize>,
}

impl Conclusions {
    /// Keeps what is removed with a value, unless it is nothing or was found with one that is no larger; whether
    /// it is kept.
    pub(crate) fn insert_if_better(&mut self, removes: &[Candidate], value: usize) -> bool {
        !removes.is_empty() && self.insert_with_value(&[], removes, value)
    }

    /// Keeps the conclusion of a step; whether it is new.
    pub(crate) fn insert(&mut self, step: &Step) -> bool {
        self.insert_with_value(&step.places, &step.removes, 0)
    }

    fn insert_with_value(&mut self, places: &[Candidate], removes: &[Candidate], value: usize) -> bool {
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
