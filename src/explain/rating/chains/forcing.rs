//! The shortest forcing chain of a grid.

use super::bit_sets::{BitMatrix, any_common, contains, insert, overlap};
use super::chain::{ChainRank, conclusion};
use super::net::ChainNet;
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, RatedTechnique};

/// The search for the shortest chain from a candidate to its own opposite.
///
/// What is on after each inner candidate is off is found two links at a time. A chain from a candidate that
/// is on goes to an off node and an on node that the candidate is weakly linked with both; a chain from one
/// that is off comes to an on node that turns off what the candidate has a strong link to.
pub(super) struct ForcingChainSearch<'a> {
    net: &'a ChainNet<'a>,
    /// For each inner candidate that is off, what is on, and what went on last.
    found: BitMatrix,
    last: BitMatrix,
    /// How many strong links lead to what went on last.
    pub(super) depth: usize,
}

impl<'a> ForcingChainSearch<'a> {
    pub(super) fn new(net: &'a ChainNet) -> Self {
        ForcingChainSearch { net, found: net.strong.clone(), last: net.strong.clone(), depth: 1 }
    }

    /// What follows from the shortest chain.
    pub(super) fn step(&mut self) -> Option<(ChainRank, RatedStep)> {
        let kind = self.net.kind;
        let (node, is_off) = self.shortest_start()?;
        let rank = ChainRank::of_forcing(kind, 2 * self.depth + 2, node, !is_off);
        let technique = match (kind, rank.tenths) {
            (ChainLinks::X, 66) => RatedTechnique::TurbotFish,
            (ChainLinks::X, _) => RatedTechnique::ForcingXChain,
            _ => RatedTechnique::ForcingChain,
        };
        Some((rank, conclusion(&self.net.links.nodes, node, is_off, technique, rank.tenths)))
    }

    /// The start of the shortest chain, and whether it is off; the first by number, on before off.
    fn shortest_start(&mut self) -> Option<(usize, bool)> {
        let count = self.net.inner.len();
        let mut active: Vec<usize> = (0..count).collect();
        let mut new = self.found.none();
        while !active.is_empty() {
            if let Some(start) = self.first_closed(&active) {
                return Some(start);
            }
            self.depth += 1;
            active.retain(|&off| {
                let goes_on = self.net.leap(self.last.row(off), &mut new, self.found.row_mut(off));
                self.last.row_mut(off).copy_from_slice(&new);
                goes_on
            });
        }
        None
    }

    /// The first start of a chain that comes to its end now.
    fn first_closed(&self, active: &[usize]) -> Option<(usize, bool)> {
        let net = self.net;
        let mut ends =
            active.iter().filter(|&&off| overlap(self.last.row(off), net.shared.row(off))).peekable();
        let from_on = ends.peek().is_some().then(|| {
            let mut first = self.last.none();
            ends.for_each(|&off| insert(&mut first, off));
            let closes = |&node: &usize| {
                let weak = net.weak_of(node);
                any_common([weak, &first], |off| overlap(self.last.row(off), weak))
            };
            (0..net.links.nodes.count()).find(closes)
        });
        let closes = |&&off: &&usize| any_strong(net, off, |on| overlap(self.last.row(off), net.weak(on)));
        let from_off = active.iter().find(closes).map(|&off| (usize::from(net.inner[off]), true));
        from_on.flatten().map(|node| (node, false)).into_iter().chain(from_off).min()
    }

    /// Candidates of which each cycle turns one off that removes something and has no more facts than the
    /// shortest chain, once that is found.
    ///
    /// Such a cycle has an off node and an on node that a candidate sees which goes. From the one to the
    /// other it has as many facts as that candidate's chain, but for its ends. As no chain is shorter than
    /// the shortest, the rest of the cycle is one weak link, or one leap and one weak link.
    pub(super) fn ends_of_cycles(&self) -> impl Iterator<Item = usize> {
        let net = self.net;
        let closes = |&off: &usize| {
            let (weak, shared, last) = (net.weak(off), net.shared.row(off), self.last.row(off));
            let is_alike = |on: usize| net.digit(on) == net.digit(off);
            // Two links more, and one weak link.
            let goes_on = |on: usize| any_strong(net, on, |before| overlap(net.weak(before), last));
            any_common([last, shared], |on| {
                is_alike(on) && (contains(weak, on) || overlap(net.leaps.row(on), weak))
            }) || any_common([weak, shared], |on| is_alike(on) && goes_on(on))
        };
        (0..net.inner.len()).filter(closes)
    }
}

/// Whether something holds for any candidate that one has a strong link to.
#[inline]
fn any_strong(net: &ChainNet, number: usize, holds: impl FnMut(usize) -> bool) -> bool {
    let strong = net.strong.row(number);
    any_common([strong, strong], holds)
}
