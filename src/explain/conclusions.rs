//! Knowing conclusions again that were found. They are looked up in a sorted list: other ways are quicker for long lists,
//! and make the module for browsers larger.

use super::candidate::Candidate;
use super::step::Step;

/// Conclusions that were found, each with a number.
#[derive(Default)]
pub(crate) struct Conclusions {
    found: Vec<(Vec<u32>, usize)>,
    /// A fingerprint of each, in ascending order, and its place, to look them up.
    order: Vec<(u32, u32)>,
}

impl Conclusions {
    /// Whether something is removed, and this is new or was found with a larger number only; then it has this
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
        let conclusion = places.chain(removes.iter().map(|&candidate| candidate.number()));
        let mix = |print: u32, number: u32| (print ^ number).wrapping_mul(0x9e37_79b1).rotate_left(15);
        let print = conclusion.clone().fold(0, mix);
        let from = self.order.partition_point(|&(known, _)| known < print);
        let same = self.order[from..].iter().take_while(|(known, _)| *known == print);
        for &(_, place) in same {
            let (known, best) = &mut self.found[place as usize];
            if known.iter().copied().eq(conclusion.clone()) {
                let is_better = value < *best;
                *best = value.min(*best);
                return is_better;
            }
        }
        self.order.insert(from, (print, self.found.len() as u32));
        self.found.push((conclusion.collect(), value));
        true
    }
}
