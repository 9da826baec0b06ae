//! Cycles: chains from a candidate that is on back to itself.

use super::bit_sets::{Bits128, any_common, each_number, insert, intersect, overlap, unite};
use super::chain::ChainRank;
use super::facts::{Fact, fact};
use super::links::Links;
use super::net::ChainNet;
use super::walk::ChainWalk;
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, RatedTechnique};
use std::mem::swap;
use std::ops::ControlFlow;

/// A chain that goes on from an on node to an off node, which the start is strongly linked to.
#[derive(Clone, Copy)]
pub(super) struct Cycle {
    start: usize,
    last: usize,
    end: usize,
}

impl Cycle {
    /// The facts of the cycle, from the start back to the start.
    pub(super) fn facts<'a>(self, walk: &'a ChainWalk) -> impl Iterator<Item = Fact> + 'a {
        [fact(self.start, true), fact(self.end, false)]
            .into_iter()
            .chain(walk.back_from(fact(self.last, true)))
    }

    /// What goes: what its on and its off nodes both see, outside its cells.
    pub(super) fn removes(self, walk: &ChainWalk) -> Vec<usize> {
        let links = walk.links;
        let [mut by_off, mut by_on, mut own] = [(); 3].map(|()| links.weak.none());
        for fact in self.facts(walk) {
            let node = usize::from(fact) / 2;
            unite(if fact % 2 == 1 { &mut by_on } else { &mut by_off }, links.seen.row(node));
            unite(&mut own, links.group_of_cell(node));
        }
        intersect(&mut by_on, &by_off);
        for (left, own) in by_on.as_flattened_mut().iter_mut().zip(own.as_flattened()) {
            *left &= !own;
        }
        let mut removes = Vec::new();
        each_number(&by_on, |node| removes.push(node));
        removes
    }
}

/// How many strong links a cycle by one kind of links has at most that is no harder than the best.
pub(super) fn most_strong_links(best: &Option<(ChainRank, RatedStep)>) -> usize {
    let most = best.as_ref().map_or(0, |(rank, _)| rank.tenths);
    let is_easy = |&links: &usize| ChainRank::of_cycle(ChainLinks::X, 2 * links, 0).tenths <= most;
    (2..).take_while(is_easy).last().unwrap_or(0)
}

/// The candidates that may be on in cycles that remove something and have at most so many strong links; if
/// each such cycle turns one of some inner candidates off.
///
/// A cycle that removes something goes from an off node to an on node of the same digit, which a third
/// candidate sees, and back. The way back leads from the on node to the off node, and as well from the same
/// candidate as an on node to the other as an off node.
pub(super) fn starts_of_cycles(net: &ChainNet, most: usize, ends: impl Iterator<Item = usize>) -> Vec<u16> {
    let width = net.strong.width();
    let [mut starts, mut on_cycle, mut found, mut last, mut new] = [(); 5].map(|()| net.strong.none());
    // What is on after each number of links if the end is off, one row after the other; what is off after so
    // many leaps and a weak link if it is on, which comes to the end, too.
    let (mut after, mut before) = (Vec::new(), Vec::new());
    for end in ends {
        let is_alike = |on: usize| net.digit(on) == net.digit(end);
        after.clear();
        after.extend_from_slice(net.strong.row(end));
        found.copy_from_slice(&after);
        while after.len() < most * width && net.leap(&after[after.len() - width..], &mut new, &mut found) {
            after.extend_from_slice(&new);
        }
        if !any_common([&found, net.shared.row(end)], is_alike) {
            continue;
        }
        before.clear();
        before.extend_from_slice(net.weak(end));
        last.fill(Bits128::default());
        insert(&mut last, end);
        found.copy_from_slice(&last);
        while before.len() < most * width && net.leap(&last, &mut new, &mut found) {
            let off = before.len() - width;
            before.extend_from_within(off..);
            each_number(&new, |on| unite(&mut before[off + width..], net.weak(on)));
            swap(&mut last, &mut new);
        }
        on_cycle.fill(Bits128::default());
        for (links, after) in (1..=most).zip(after.chunks(width)) {
            let from = ((most - links) * width).min(before.len() - width);
            new.copy_from_slice(after);
            intersect(&mut new, &before[from..]);
            unite(&mut on_cycle, &new);
        }
        if any_common([&on_cycle, net.shared.row(end)], is_alike) {
            unite(&mut starts, &on_cycle);
        }
    }
    let mut nodes = Vec::new();
    each_number(&starts, |start| nodes.push(net.inner[start]));
    nodes
}

/// Looks for a cycle of at least so many facts, from some starts, that is easier than the best.
pub(super) fn easiest_cycle<'a>(
    links: impl FnOnce() -> &'a Links,
    kind: ChainLinks,
    starts: &[u16],
    shortest: usize,
    best: &mut Option<(ChainRank, RatedStep)>,
) {
    if starts.is_empty() {
        return;
    }
    let links = links();
    let mut walk = ChainWalk::for_cycles(links, kind);
    for start in starts.iter().map(|&start| usize::from(start)) {
        let limit = best.as_ref().map(|(rank, _)| *rank);
        let is_too_long = |rank: ChainRank| limit.is_some_and(|limit| limit < rank);
        let _ = each_cycle(&mut walk, start, shortest, is_too_long, &mut |rank, walk, cycle| {
            let removes = cycle.removes(walk).into_iter().map(|node| links.nodes.candidate(node)).collect();
            let technique = RatedTechnique::BidirectionalCycle(kind);
            let Some(step) = RatedStep::removing(technique, rank.tenths, removes) else {
                return ControlFlow::Continue(());
            };
            *best = Some((rank, step));
            ControlFlow::Break(())
        });
    }
}

/// Visits the cycles from a candidate that have at least so many facts, until the next would be too long.
pub(super) fn each_cycle(
    walk: &mut ChainWalk,
    start: usize,
    shortest: usize,
    is_too_long: impl Fn(ChainRank) -> bool,
    visit: &mut impl FnMut(ChainRank, &ChainWalk, Cycle) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (links, kind) = (walk.links, walk.kind);
    let mut ends = links.weak.none();
    links.strong(start, kind).iter().for_each(|&end| insert(&mut ends, usize::from(end)));
    walk.begin(start, true);
    let mut length = 2;
    let mut closing = Vec::new();
    loop {
        let rank = ChainRank::of_cycle(kind, length, start);
        if is_too_long(rank) {
            return ControlFlow::Continue(());
        }
        for &last in walk.waiting_on() {
            let last = usize::from(last);
            if length >= shortest.max(4) && overlap(links.weak(last, kind), &ends) {
                closing.clear();
                let mut unwanted: Vec<Bits128> = ends.iter().map(|block| block.map(|word| !word)).collect();
                links.each_weak(last, kind, &mut unwanted, |end| closing.push(end));
                for &end in closing.iter().filter(|&&end| end != last) {
                    let is_ancestor =
                        walk.back_from(fact(last, true)).any(|before| before == fact(end, false));
                    if !is_ancestor {
                        visit(rank, walk, Cycle { start, last, end })?;
                    }
                }
            }
        }
        walk.turn_off();
        if !walk.turn_on() {
            return ControlFlow::Continue(());
        }
        length += 2;
    }
}
