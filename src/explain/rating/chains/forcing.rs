//! The shortest forcing chain of a grid.

use super::links::Links;
use super::nodes::{Block, Rows, add, any, contains, each, insert, is_empty, meet};
use super::static_chains::{Key, conclusion, key_of_forcing};
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, RatedTechnique};

/// The search for the shortest chain from a candidate to its own opposite.
///
/// From every candidate that is on, two links are gone at a time, until the first comes to its opposite. A
/// chain from a candidate that is off begins with one strong link, and goes on as from the candidate that is
/// on then.
pub(super) struct Forcing<'a> {
    links: &'a Links,
    kind: ChainLinks,
    /// What is on two links after each candidate.
    leaps: Rows,
    /// For each candidate, what is on, and what went on last.
    found: Rows,
    last: Rows,
}

impl<'a> Forcing<'a> {
    /// A search from the candidates of some digits.
    pub(super) fn new(links: &'a Links, kind: ChainLinks, digits: u32) -> Self {
        let count = links.count();
        let is_wanted = |node: usize| digits >> links.nodes.digit(node) & 1 == 1;
        let mut found = Rows::new(count, count);
        (0..count).filter(|&start| is_wanted(start)).for_each(|start| insert(found.row_mut(start), start));
        Forcing { links, kind, leaps: links.leaps(kind, is_wanted), last: found.clone(), found }
    }

    pub(super) fn shortest(&mut self) -> Option<(Key, RatedStep)> {
        let (links, kind) = (self.links, self.kind);
        let mut active: Vec<usize> =
            (0..links.count()).filter(|&start| !is_empty(self.last.row(start))).collect();
        let mut new = vec![Block::default(); self.found.width()];
        let mut leaps = 0;
        while !active.is_empty() {
            leaps += 1;
            active.retain(|&start| {
                new.fill(Block::default());
                each(self.last.row(start), |node| add(&mut new, self.leaps.row(node)));
                let found = self.found.row_mut(start);
                for (new, found) in new.iter_mut().flatten().zip(found.iter_mut().flatten()) {
                    *new &= !*found;
                    *found |= *new;
                }
                self.last.row_mut(start).copy_from_slice(&new);
                !is_empty(&new)
            });
            // The first by where it starts, from on before from off.
            let closed = |&start: &usize| {
                let last = self.last.row(start);
                let from_on = meet(last, links.weak(start, kind)).then_some((start, false));
                let offs = links.strong(start, kind).iter().map(|&off| usize::from(off));
                from_on.into_iter().chain(offs.filter(|&off| contains(last, off)).map(|off| (off, true)))
            };
            if let Some((node, is_off)) = active.iter().flat_map(closed).min() {
                let is_on = !is_off;
                let key = key_of_forcing(kind, 2 * leaps + 2, node, is_on);
                let technique = match (kind, key.0) {
                    (ChainLinks::X, 66) => RatedTechnique::TurbotFish,
                    (ChainLinks::X, _) => RatedTechnique::ForcingXChain,
                    _ => RatedTechnique::ForcingChain,
                };
                return Some((key, conclusion(&links.nodes, node, !is_on, technique, key.0)));
            }
        }
        None
    }

    /// Whether there may be a cycle that removes something and has no more facts than the shortest chain,
    /// once that is found.
    ///
    /// Such a cycle has an off node and an on node that a candidate sees which goes. From the one to the
    /// other it has as many facts as that candidate's chain, but for its ends. As no chain is shorter than
    /// the shortest, the rest of the cycle is one weak link, or one leap and one weak link.
    pub(super) fn may_have_cycles(&self) -> bool {
        let (links, kind) = (self.links, self.kind);
        let leads_back = |off: usize, strong: usize| {
            let (seen, digit) = (links.seen.row(off), links.nodes.digit(off));
            let is_seen_by_third = |on: usize| meet(links.seen.row(on), seen);
            let (found, last) = (self.found.row(strong), self.last.row(strong));
            any([found, seen], is_seen_by_third)
                || any([found, links.of_digit(digit)], |on| {
                    !contains(last, on)
                        && is_seen_by_third(on)
                        && meet(self.leaps.row(on), links.weak(off, kind))
                })
        };
        let mut offs = 0..links.count();
        offs.any(|off| links.strong(off, kind).iter().any(|&strong| leads_back(off, strong.into())))
    }
}
