//! Sets of nested chains, each kept once.

use crate::explain::list_numbers::ListNumbers;

/// Chains that are nested in others. A set of them is meant by its number; 0 is the empty set.
#[derive(Debug, Default)]
pub(super) struct SetsOfChains {
    /// Each different chain by its facts, and how long it is.
    chains: ListNumbers,
    lengths: Vec<usize>,
    /// Each different set by its chains.
    sets: ListNumbers,
    /// The pairs of sets that were united, and what they are together.
    pairs: ListNumbers,
    unions: Vec<u32>,
}

impl SetsOfChains {
    /// The number of the set that has only this chain. A chain is told from others by its facts.
    pub(super) fn of_chain(&mut self, chain: &[u32], length: usize) -> u32 {
        let (number, is_new) = self.chains.number(chain);
        if is_new {
            self.lengths.push(length);
        }
        self.sets.number(&[number]).0 + 1
    }

    fn chains_of(&self, set: u32) -> &[u32] {
        if set == 0 { &[] } else { self.sets.list(set - 1) }
    }

    pub(super) fn union(&mut self, one: u32, other: u32) -> u32 {
        if one == other || other == 0 {
            return one;
        }
        if one == 0 {
            return other;
        }
        let (pair, is_new) = self.pairs.number(&[one.min(other), one.max(other)]);
        if is_new {
            let union = merge(self.chains_of(one), self.chains_of(other));
            let union = self.sets.number(&union).0 + 1;
            self.unions.push(union);
        }
        self.unions[pair as usize]
    }

    /// How long the chains of a set are together.
    pub(super) fn length(&self, set: u32) -> usize {
        self.chains_of(set).iter().map(|&chain| self.lengths[chain as usize]).sum()
    }
}

/// The numbers of two ascending lists, each once.
fn merge(mut one: &[u32], mut other: &[u32]) -> Vec<u32> {
    let mut all = Vec::with_capacity(one.len() + other.len());
    while let (Some(first), Some(second)) = (one.first(), other.first()) {
        all.push(*first.min(second));
        let (from_one, from_other) = (first <= second, second <= first);
        one = &one[usize::from(from_one)..];
        other = &other[usize::from(from_other)..];
    }
    all.extend_from_slice(one);
    all.extend_from_slice(other);
    all
}
