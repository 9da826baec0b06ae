//! Cycles and forcing chains, by the links of the grid as it stands.

use super::following::{Fact, fact};
use super::length;
use super::links::Links;
use super::nested::Source;
use super::nodes::{Block, Nodes, Rows, add, contains, each, insert, is_empty, meet};
use super::walk::Walk;
use crate::explain::rating::board::Board;
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, RatedTechnique};
use std::ops::ControlFlow;

/// What decides between chains: the rating, the complexity, the kind of links, and where it is found.
pub(super) type Key = (u16, usize, u8, usize, u8);

/// The easiest cycle or forcing chain: 6.5, 6.6 or 7.0, and its length.
pub(in super::super) fn first(board: &Board) -> Option<RatedStep> {
    let links = Links::of(board);
    let mut best: Option<(Key, RatedStep)> = None;
    for kind in [ChainLinks::X, ChainLinks::Y, ChainLinks::Both] {
        if kind == ChainLinks::Both && best.as_ref().is_some_and(|(key, _)| key.0 < 70) {
            break;
        }
        if kind != ChainLinks::Y
            && let Some((key, step)) = shortest_forcing(&links, kind)
            && best.as_ref().is_none_or(|(before, _)| key < *before)
        {
            best = Some((key, step));
        }
        let mut walk = Walk::new(&links, kind);
        for start in (0..links.count()).filter(|&start| !links.strong(start, kind).is_empty()) {
            let limit = best.as_ref().map(|(key, _)| *key);
            let is_too_long = |key: Key| limit.is_some_and(|limit| limit < key);
            let _ = each_cycle(&mut walk, start, is_too_long, &mut |key, walk, cycle| {
                let removes = cycle.removes(walk);
                if removes.is_empty() {
                    return ControlFlow::Continue(());
                }
                let removes = removes.into_iter().map(|node| links.nodes.candidate(node)).collect();
                let technique = RatedTechnique::BidirectionalCycle(kind);
                best = Some((key, RatedStep { technique, tenths: key.0, places: None, removes }));
                ControlFlow::Break(())
            });
        }
    }
    best.map(|(_, step)| step)
}

/// The key of a forcing chain from a node.
pub(super) fn key_of_forcing(kind: ChainLinks, complexity: usize, node: usize, is_on: bool) -> Key {
    let base = if kind == ChainLinks::X { 66 } else { 70 };
    (base + length::tenths(complexity), complexity, kind as u8, node, if is_on { 1 } else { 2 })
}

/// The shortest chain from a candidate to its own opposite.
///
/// From every candidate, on and off, two links are gone at a time, until the first comes to its opposite.
fn shortest_forcing(links: &Links, kind: ChainLinks) -> Option<(Key, RatedStep)> {
    let count = links.count();
    let leaps = links.leaps(kind);
    // The searches from on, then from off: what was found, and what was found last.
    let (mut found, mut last) = (Rows::new(2 * count, count), Rows::new(2 * count, count));
    for start in 0..count {
        insert(found.row_mut(2 * start), start);
        insert(last.row_mut(2 * start), start);
        for &on in links.strong(start, kind) {
            insert(found.row_mut(2 * start + 1), usize::from(on));
            insert(last.row_mut(2 * start + 1), usize::from(on));
        }
    }
    let mut active: Vec<usize> = (0..2 * count).filter(|&search| !is_empty(last.row(search))).collect();
    let mut new = vec![Block::default(); found.width()];
    let mut leap = 0;
    while !active.is_empty() {
        leap += 1;
        let mut closed = None;
        active.retain(|&search| {
            new.fill(Block::default());
            each(last.row(search), |node| add(&mut new, leaps.row(node)));
            let found = found.row_mut(search);
            for (new, found) in new.iter_mut().zip(found.iter_mut()) {
                for (new, found) in new.iter_mut().zip(found.iter_mut()) {
                    *new &= !*found;
                    *found |= *new;
                }
            }
            last.row_mut(search).copy_from_slice(&new);
            let start = search / 2;
            let is_closed = match search % 2 {
                0 => meet(&new, links.weak(start, kind)),
                _ => contains(&new, start),
            };
            if is_closed && closed.is_none() {
                closed = Some(search);
            }
            !is_empty(&new)
        });
        if let Some(search) = closed {
            let (node, is_on) = (search / 2, search % 2 == 0);
            let key = key_of_forcing(kind, 2 * leap + 2, node, is_on);
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

/// A candidate is on, and is placed, or it is off.
pub(super) fn conclusion(
    nodes: &Nodes,
    node: usize,
    is_on: bool,
    technique: RatedTechnique,
    tenths: u16,
) -> RatedStep {
    let candidate = nodes.candidate(node);
    let (places, removes) = if is_on { (Some(candidate), Vec::new()) } else { (None, vec![candidate]) };
    RatedStep { technique, tenths, places, removes }
}

/// A chain that goes on from an on node to an off node, which the start is strongly linked to.
#[derive(Clone, Copy)]
pub(super) struct Cycle {
    last: usize,
    end: usize,
}

/// Visits the cycles from a candidate, until the next would be too long.
pub(super) fn each_cycle(
    walk: &mut Walk,
    start: usize,
    is_too_long: impl Fn(Key) -> bool,
    visit: &mut impl FnMut(Key, &Walk, Cycle) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (links, kind) = (walk.links, walk.kind);
    let base = if kind == ChainLinks::Both { 70 } else { 65 };
    let mut ends = walk.no_block();
    links.strong(start, kind).iter().for_each(|&end| insert(&mut ends, usize::from(end)));
    walk.begin(start, true);
    let mut complexity = 2;
    let mut closing = Vec::new();
    loop {
        let key = (base + length::tenths(complexity), complexity, kind as u8, start, 0);
        if is_too_long(key) {
            return ControlFlow::Continue(());
        }
        for &last in walk.waiting_on() {
            let last = usize::from(last);
            if complexity >= 4 && meet(links.weak(last, kind), &ends) {
                closing.clear();
                let mut unwanted: Vec<Block> = ends.iter().map(|block| block.map(|word| !word)).collect();
                links.each_weak(last, kind, &mut unwanted, |end| closing.push(end));
                for &end in closing.iter().filter(|&&end| end != last) {
                    let is_ancestor =
                        walk.back_from(fact(last, true)).any(|before| before == fact(end, false));
                    if !is_ancestor {
                        visit(key, walk, Cycle { last, end })?;
                    }
                }
            }
        }
        walk.turn_off();
        if !walk.turn_on() {
            return ControlFlow::Continue(());
        }
        complexity += 2;
    }
}

impl Cycle {
    /// The facts of the cycle, from the one before the start back to the start.
    pub(super) fn facts<'a>(self, walk: &'a Walk) -> impl Iterator<Item = Fact> + 'a {
        std::iter::once(fact(self.end, false)).chain(walk.back_from(fact(self.last, true)))
    }

    /// What goes: what its on and its off nodes both see, outside its cells.
    pub(super) fn removes(self, walk: &Walk) -> Vec<usize> {
        let links = walk.links;
        let mut seen_by = [walk.no_block(), walk.no_block()];
        let mut own = walk.no_block();
        for fact in self.facts(walk) {
            let node = usize::from(fact) / 2;
            add(&mut seen_by[usize::from(fact) % 2], links.seen.row(node));
            add(&mut own, links.group_of_cell(node));
        }
        let [by_off, mut both] = seen_by;
        for ((both, by_off), own) in both.iter_mut().zip(&by_off).zip(&own) {
            for ((both, by_off), own) in both.iter_mut().zip(by_off).zip(own) {
                *both &= by_off & !own;
            }
        }
        let mut removes = Vec::new();
        each(&both, |node| removes.push(node));
        removes
    }
}

/// A chain that was found in a grid, with all that chains in which it is nested want to know.
pub(super) struct Chain {
    pub(super) key: Key,
    /// The candidates that go.
    pub(super) removes: Vec<usize>,
    /// Its branches, each from its end back to its start.
    pub(super) branches: Vec<Vec<Fact>>,
    pub(super) source: Source,
    /// How many facts it has.
    pub(super) length: usize,
}

/// All cycles and forcing chains that remove something, the easiest first.
pub(super) fn all(board: &Board, links: &Links) -> Vec<Chain> {
    let mut chains = Vec::new();
    let in_cell = |node: usize| board.digits[links.nodes.cell(node)].count_ones();
    let starts = || (0..links.count()).filter(|&node| in_cell(node) > 1);
    for kind in [ChainLinks::X, ChainLinks::Y, ChainLinks::Both] {
        let mut walk = Walk::new(links, kind);
        for start in starts() {
            if !links.strong(start, kind).is_empty() {
                let _ = each_cycle(&mut walk, start, |_| false, &mut |key, walk, cycle| {
                    let removes = cycle.removes(walk);
                    if !removes.is_empty() {
                        let branches = vec![cycle.facts(walk).collect()];
                        chains.push(Chain { key, removes, branches, source: Source::Cycle, length: key.1 });
                    }
                    ControlFlow::Continue(())
                });
            }
            if kind == ChainLinks::Y {
                continue;
            }
            for is_on in [true, false] {
                if walk.finds_opposite(start, is_on) {
                    let branch: Vec<Fact> = walk.back_from(fact(start, !is_on)).collect();
                    let key = key_of_forcing(kind, branch.len(), start, is_on);
                    let removes = removes_of(board, links, start, !is_on);
                    let length = branch.len();
                    chains.push(Chain { key, removes, branches: vec![branch], source: Source::One, length });
                }
            }
        }
    }
    chains.sort_by_key(|chain| chain.key);
    chains
}

/// What goes if a candidate is off, or on: itself, or the others of its cell.
pub(super) fn removes_of(board: &Board, links: &Links, node: usize, is_on: bool) -> Vec<usize> {
    let nodes = &links.nodes;
    match is_on {
        true => nodes.others_in_cell(board, node).collect(),
        false => vec![node],
    }
}
