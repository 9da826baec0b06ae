//! Sets of nested chains, each kept once.

use std::collections::HashMap;

/// Chains that are nested in others. A set of them is meant by its number; 0 is the empty set.
#[derive(Debug, Default)]
pub(super) struct SetsOfChains {
    /// Each different chain, and how long it is.
    chains: HashMap<Vec<u16>, u32>,
    lengths: Vec<usize>,
    sets: Vec<Vec<u32>>,
    unions: HashMap<(u32, u32), u32>,
}

impl SetsOfChains {
    /// The number of the set of one chain, which is told from others by its nodes.
    pub(super) fn of(&mut self, chain: Vec<u16>, length: usize) -> u32 {
        let next = self.lengths.len() as u32;
        let chain = *self.chains.entry(chain).or_insert(next);
        if chain == next {
            self.lengths.push(length);
        }
        self.number(vec![chain])
    }

    fn number(&mut self, set: Vec<u32>) -> u32 {
        let found = self.sets.iter().position(|other| *other == set);
        let at = found.unwrap_or_else(|| {
            self.sets.push(set);
            self.sets.len() - 1
        });
        at as u32 + 1
    }

    fn chains_of(&self, set: u32) -> &[u32] {
        if set == 0 { &[] } else { &self.sets[set as usize - 1] }
    }

    pub(super) fn union(&mut self, one: u32, other: u32) -> u32 {
        if one == other || other == 0 {
            return one;
        }
        if one == 0 {
            return other;
        }
        let key = (one.min(other), one.max(other));
        if let Some(&union) = self.unions.get(&key) {
            return union;
        }
        let mut all = [self.chains_of(one), self.chains_of(other)].concat();
        all.sort_unstable();
        all.dedup();
        let union = self.number(all);
        self.unions.insert(key, union);
        union
    }

    /// How long the chains of a set are together.
    pub(super) fn length(&self, set: u32) -> usize {
        self.chains_of(set).iter().map(|&chain| self.lengths[chain as usize]).sum()
    }
}
