//! Putting things in order. One sort, by a heap, serves all types: other ways are quicker for long lists, and make the
//! module for browsers larger.

use super::candidate::Candidate;
use std::collections::BinaryHeap;

/// Sorts items by a number; equal ones stay in their order.
pub(crate) fn sort_by_number<T>(items: &mut [T], number: impl Fn(&T) -> u32) {
    let mut from = in_order(items.iter().map(number).collect());
    for at in 0..from.len() {
        // What was at a place before this one has been swapped to where it was swapped from.
        while from[at] < at {
            from[at] = from[from[at]];
        }
        items.swap(at, from[at]);
    }
}

/// The places of some numbers, in the order of the numbers.
#[inline(never)] // a copy for each type would make the module for browsers larger
fn in_order(numbers: Vec<u32>) -> Vec<usize> {
    if numbers.is_sorted() {
        return (0..numbers.len()).collect();
    }
    let keys = numbers.iter().enumerate().map(|(place, &number)| u64::from(number) << 32 | place as u64);
    let keys = keys.collect::<BinaryHeap<u64>>().into_sorted_vec();
    keys.iter().map(|key| (key & 0xffff_ffff) as usize).collect()
}

/// Sorts candidates by cell and digit, and leaves out repeated ones.
pub(crate) fn sort_candidates(candidates: &mut Vec<Candidate>) {
    sort_by_number(candidates, |candidate| candidate.number());
    candidates.dedup();
}
