//! Putting things in order, and knowing them again. One sort, by a heap, serves all types, and what was found
//! is looked up in a sorted list: other ways are quicker for long lists, and make the module for browsers
//! larger.

use super::step::{Candidate, Step};
use std::collections::BinaryHeap;

/// Sorts items by a number; equal ones stay in their order.
pub(crate) fn sort_by_number<T>(items: &mut Vec<T>, number: impl Fn(&T) -> u32) {
    if items.is_sorted_by_key(&number) {
        return;
    }
    let keys = items.iter().enumerate();
    let keys: BinaryHeap<u64> =
        keys.map(|(index, item)| u64::from(number(item)) << 32 | index as u64).collect();
    let mut from: Vec<Option<T>> = items.drain(..).map(Some).collect();
    let keys = keys.into_sorted_vec().into_iter();
    items.extend(keys.filter_map(|key| from[(key & 0xffff_ffff) as usize].take()));
}

/// Sorts candidates by cell and digit, and leaves out repeated ones.
pub(crate) fn sort_candidates(candidates: &mut Vec<Candidate>) {
    sort_by_number(candidates, |candidate| number(*candidate));
    candidates.dedup();
}

fn number(candidate: Candidate) -> u32 {
    (candidate.cell as u32) << 8 | u32::from(candidate.digit)
}

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
        let places = places.iter().map(|&candidate| number(candidate) | 1 << 31);
        let conclusion = places.chain(removes.iter().map(|&candidate| number(candidate)));
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
