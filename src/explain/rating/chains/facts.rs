//! Candidates that are on or off, and what follows from one.

use super::bit_sets::{Bits128, insert};

/// A candidate that is on or off: twice its number, and 1 more if it is on.
pub(super) type Fact = u16;

#[inline]
pub(super) fn fact(node: usize, is_on: bool) -> Fact {
    (2 * node + usize::from(is_on)) as Fact
}

/// The index of what is off in the arrays of a [`Following`], and that of what is on.
pub(super) const OFF: usize = 0;
pub(super) const ON: usize = 1;

/// How long the chains to a fact are: how many facts lead to it, each counted once and itself among them, and which
/// chains are nested in them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cost {
    pub(super) facts: u16,
    /// A set of chains, by its number in [`SetsOfChains`](super::sets_of_chains::SetsOfChains).
    pub(super) nested: u32,
}

impl Cost {
    /// The cost of a fact that follows from the one that has this cost.
    pub(super) fn next(self) -> Cost {
        Cost { facts: self.facts + 1, nested: self.nested }
    }
}

/// What follows from a fact.
#[derive(Clone, Debug)]
pub(super) struct Following {
    /// The nodes that are off, and those that are on, in the order in which they were found.
    pub(super) order: [Vec<u16>; 2],
    /// The same as sets.
    pub(super) sets: [Vec<Bits128>; 2],
    /// What each fact costs, by fact.
    pub(super) costs: Vec<Cost>,
    /// If a candidate was found to be on and off: what both facts cost.
    pub(super) contradiction: Option<[Cost; 2]>,
}

impl Following {
    /// Nothing yet, of so many candidates.
    pub(super) fn new(count: usize) -> Following {
        let none = vec![Bits128::default(); count.div_ceil(128).max(1)];
        Following {
            order: Default::default(),
            sets: [none.clone(), none],
            costs: vec![Cost::default(); 2 * count],
            contradiction: None,
        }
    }

    pub(super) fn clear(&mut self) {
        self.order.iter_mut().for_each(Vec::clear);
        self.sets.iter_mut().for_each(|set| set.fill(Bits128::default()));
        self.contradiction = None;
    }

    /// Adds a fact that is new.
    #[inline]
    pub(super) fn add(&mut self, fact: Fact, cost: Cost) {
        let (node, state) = (usize::from(fact) / 2, usize::from(fact) % 2);
        insert(&mut self.sets[state], node);
        self.order[state].push(node as u16);
        self.costs[usize::from(fact)] = cost;
    }

    pub(super) fn cost(&self, node: usize, is_on: bool) -> Cost {
        self.costs[usize::from(fact(node, is_on))]
    }
}
