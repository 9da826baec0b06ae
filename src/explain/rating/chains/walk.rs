//! What follows from a candidate by the links of the grid as it stands.

use super::bit_sets::{Bits128, contains, insert, remove};
use super::facts::{Cost, Fact, Following, OFF, ON, fact};
use super::links::Links;
use crate::explain::rating::technique::ChainLinks;

/// The start has no cause.
const NO_CAUSE: Fact = Fact::MAX;

/// A walk along links from a fact, breadth first. Each fact keeps the cause by which it was found first.
pub(super) struct ChainWalk<'a> {
    pub(super) links: &'a Links,
    pub(super) kind: ChainLinks,
    pub(super) found: Following,
    causes: Vec<Fact>,
    /// How many of the facts that are off, and on, have been followed. The others wait.
    taken: [usize; 2],
    /// What need not be turned off, since nothing follows from it.
    idle: Vec<Bits128>,
    /// How much was looked at in all walks so far: blocks of bits and facts.
    pub(super) looked: usize,
}

impl<'a> ChainWalk<'a> {
    pub(super) fn new(links: &'a Links, kind: ChainLinks) -> Self {
        let count = links.count();
        let (found, causes) = (Following::new(count), vec![NO_CAUSE; 2 * count]);
        ChainWalk { links, kind, found, causes, taken: [0; 2], idle: links.weak.none(), looked: 0 }
    }

    /// A walk that looks for cycles, and leaves out what leads nowhere.
    pub(super) fn for_cycles(links: &'a Links, kind: ChainLinks) -> Self {
        let mut walk = ChainWalk::new(links, kind);
        let leads_nowhere = |&node: &usize| links.strong(node, kind).is_empty();
        (0..links.count()).filter(leads_nowhere).for_each(|node| insert(&mut walk.idle, node));
        walk
    }

    /// Begins a new walk, from a candidate that is on or off.
    pub(super) fn begin(&mut self, node: usize, is_on: bool) {
        self.found.clear();
        self.found.sets[OFF].copy_from_slice(&self.idle);
        self.taken = [0; 2];
        self.found.add(fact(node, is_on), Cost { facts: 1, nested: 0 });
        self.causes[usize::from(fact(node, is_on))] = NO_CAUSE;
    }

    /// What is on and waits.
    pub(super) fn waiting_on(&self) -> &[u16] {
        &self.found.order[ON][self.taken[ON]..]
    }

    pub(super) fn has_fact(&self, node: usize, state: usize) -> bool {
        contains(&self.found.sets[state], node)
    }

    /// Follows the weak links of all that is on and waits; says whether anything new is off.
    pub(super) fn turn_off(&mut self) -> bool {
        let [order_off, order_on] = &mut self.found.order;
        let (costs, causes) = (&mut self.found.costs, &mut self.causes);
        let before = order_off.len();
        for &node in &order_on[self.taken[ON]..] {
            let node = usize::from(node);
            let cause = fact(node, true);
            let cost = costs[usize::from(cause)].next();
            let is_off = &mut self.found.sets[OFF];
            // A candidate is in its own groups, and does not go off with itself.
            let was_off = contains(is_off, node);
            insert(is_off, node);
            self.links.each_weak(node, self.kind, is_off, |weak| {
                let found = usize::from(fact(weak, false));
                (causes[found], costs[found]) = (cause, cost);
                order_off.push(weak as u16);
            });
            if !was_off {
                remove(is_off, node);
            }
        }
        let followed = order_on.len() - self.taken[ON];
        self.looked += followed * self.links.weak.width() + order_off.len() - before;
        self.taken[ON] = order_on.len();
        order_off.len() > before
    }

    /// Follows the strong links of all that is off and waits; says whether anything new is on.
    pub(super) fn turn_on(&mut self) -> bool {
        let [order_off, order_on] = &mut self.found.order;
        let (costs, is_on) = (&mut self.found.costs, &mut self.found.sets[ON]);
        let before = order_on.len();
        for &node in &order_off[self.taken[OFF]..] {
            let node = usize::from(node);
            let cause = fact(node, false);
            let cost = costs[usize::from(cause)].next();
            for strong in self.links.strong(node, self.kind).iter().map(|&strong| usize::from(strong)) {
                if !contains(is_on, strong) {
                    insert(is_on, strong);
                    let found = usize::from(fact(strong, true));
                    (self.causes[found], costs[found]) = (cause, cost);
                    order_on.push(strong as u16);
                }
            }
        }
        self.looked += order_off.len() - self.taken[OFF] + order_on.len() - before;
        self.taken[OFF] = order_off.len();
        order_on.len() > before
    }

    /// Walks as far as there are links.
    pub(super) fn finish(&mut self) {
        while self.turn_off() | self.turn_on() {}
    }

    /// Walks until the opposite of the start is found; whether it is.
    pub(super) fn finds_opposite(&mut self, node: usize, is_on: bool) -> bool {
        self.begin(node, is_on);
        let mut goes_on = true;
        while goes_on {
            goes_on = if is_on { self.turn_off() } else { self.turn_on() };
            if self.has_fact(node, usize::from(!is_on)) {
                return true;
            }
            goes_on &= if is_on { self.turn_on() } else { self.turn_off() };
        }
        false
    }

    /// The facts from one back to the start.
    pub(super) fn back_from(&self, fact: Fact) -> impl Iterator<Item = Fact> {
        let cause = |fact: &Fact| Some(self.causes[usize::from(*fact)]).filter(|&cause| cause != NO_CAUSE);
        std::iter::successors(Some(fact), cause)
    }
}
