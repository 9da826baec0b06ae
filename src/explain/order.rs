//! Putting things in order. One sort, by a heap, serves all types: other ways are quicker for long lists, and make the
//! module for browsers larger.

use super::candidate::Candidate;
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
    sort_by_number(candidates, |candidate| candidate.number());
    candidates.dedup();
}
