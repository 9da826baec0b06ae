//! Cycles and forcing chains, by the links of the grid as it stands.

use super::facts::{Fact, fact};
use super::forcing::Forcing;
use super::length;
use super::links::Links;
use super::nested::Source;
use super::nodes::{Block, Nodes, Rows, add, any, contains, each, insert, is_empty, meet};
use super::walk::Walk;
use crate::explain::order::sort_by_number;
use crate::explain::rating::board::{Board, Rule};
use crate::explain::rating::effort::Effort;
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, RatedTechnique};
use std::ops::ControlFlow;

/// What decides between chains: the rating, the complexity, the kind of links, and where it is found.
pub(super) type Key = (u16, usize, u8, usize, u8);

/// The easiest cycle or forcing chain: 6.5, 6.6 or 7.0, and its length.
///
/// What a cycle removes is also removed by a forcing chain: a candidate that sees an off node and an on node
/// of the cycle turns the one off, and the cycle leads from there to the other. The chain has at most two
/// facts more than the cycle. So cycles are looked for only where there are chains, and only long enough
/// ones.
pub(in super::super) fn first(board: &Board, effort: &Effort) -> Option<RatedStep> {
    let links = Links::of(board);
    if !effort.take(links.count() * links.count()) {
        return None;
    }
    // A digit that has no chain has none until a place of it goes.
    let mut best = Forcing::new(&links, ChainLinks::X, board.open_digits(Rule::FORCING)).shortest();
    if best.is_none() {
        board.close_digits(Rule::FORCING);
    }
    if let Some(((_, shortest, ..), _)) = best {
        easiest_cycle(&links, ChainLinks::X, shortest - 2, &mut best);
    }
    // A chain of one digit is rated as one of all kinds only if it is very long.
    let mut shortest = 4;
    let mut has_short_cycles = false;
    if best.as_ref().is_none_or(|((tenths, ..), _)| *tenths >= 70) {
        let mut forcing = Forcing::new(&links, ChainLinks::Both, u32::MAX);
        let of_all_kinds = forcing.shortest()?;
        has_short_cycles = forcing.may_have_cycles();
        shortest = of_all_kinds.0.1 - 2;
        best = best.into_iter().chain([of_all_kinds]).min_by_key(|(key, _)| *key);
    }
    if may_have_pair_cycles(&links) {
        easiest_cycle(&links, ChainLinks::Y, shortest, &mut best);
    }
    if has_short_cycles && best.as_ref().is_some_and(|((tenths, ..), _)| *tenths >= 70) {
        easiest_cycle(&links, ChainLinks::Both, shortest, &mut best);
    }
    best.map(|(_, step)| step)
}

/// Whether there may be a cycle through cells with two candidates that removes something.
///
/// Such a cycle has an off node and an on node of one digit that a third candidate sees; it leads from the
/// one to the other, and on to the first.
fn may_have_pair_cycles(links: &Links) -> bool {
    let kind = ChainLinks::Y;
    let leads_on = |node: usize| !links.strong(node, kind).is_empty();
    let leaps = links.leaps(kind, leads_on);
    let count = links.count();
    let mut reached = Rows::new(count, count);
    let mut last = reached.row(0).to_vec();
    let mut new = last.clone();
    for start in (0..count).filter(|&start| leads_on(start)) {
        last.fill(Block::default());
        insert(&mut last, start);
        while !is_empty(&last) {
            new.fill(Block::default());
            each(&last, |node| add(&mut new, leaps.row(node)));
            for (new, reached) in new.iter_mut().flatten().zip(reached.row_mut(start).iter_mut().flatten()) {
                *new &= !*reached;
                *reached |= *new;
            }
            last.copy_from_slice(&new);
        }
    }
    let leads_back = |off: usize, strong: usize| {
        let seen = links.seen.row(off);
        any([reached.row(strong), links.of_digit(links.nodes.digit(off))], |on| {
            on != off && meet(links.seen.row(on), seen) && (contains(seen, on) || meet(reached.row(on), seen))
        })
    };
    (0..count).any(|off| links.strong(off, kind).iter().any(|&strong| leads_back(off, strong.into())))
}

/// Looks for a cycle of at least so many facts that is easier than the best.
fn easiest_cycle(links: &Links, kind: ChainLinks, shortest: usize, best: &mut Option<(Key, RatedStep)>) {
    let mut walk = Walk::for_cycles(links, kind);
    for start in (0..links.count()).filter(|&start| !links.strong(start, kind).is_empty()) {
        let limit = best.as_ref().map(|(key, _)| *key);
        let is_too_long = |key: Key| limit.is_some_and(|limit| limit < key);
        let _ = each_cycle(&mut walk, start, shortest, is_too_long, &mut |key, walk, cycle| {
            let removes = cycle.removes(walk);
            if removes.is_empty() {
                return ControlFlow::Continue(());
            }
            let removes = removes.into_iter().map(|node| links.nodes.candidate(node)).collect();
            let technique = RatedTechnique::BidirectionalCycle(kind);
            *best = Some((key, RatedStep { technique, tenths: key.0, places: None, removes }));
            ControlFlow::Break(())
        });
    }
}

/// The key of a forcing chain from a node.
pub(super) fn key_of_forcing(kind: ChainLinks, complexity: usize, node: usize, is_on: bool) -> Key {
    let base = if kind == ChainLinks::X { 66 } else { 70 };
    (base + length::tenths(complexity), complexity, kind as u8, node, if is_on { 1 } else { 2 })
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

/// Visits the cycles from a candidate that have at least so many facts, until the next would be too long.
pub(super) fn each_cycle(
    walk: &mut Walk,
    start: usize,
    shortest: usize,
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
            if complexity >= shortest.max(4) && meet(links.weak(last, kind), &ends) {
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
                let _ = each_cycle(&mut walk, start, 4, |_| false, &mut |key, walk, cycle| {
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
    // By rating and complexity; they were found by kind, then by where they start.
    sort_by_number(&mut chains, |chain| u32::from(chain.key.0) << 16 | chain.key.1 as u32);
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
