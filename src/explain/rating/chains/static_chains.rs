//! Cycles and forcing chains, by the links of the grid as it stands.

use super::cycles::{each_cycle, easiest_cycle, most_links, starts_of_cycles};
use super::facts::{Fact, fact};
use super::forcing::Forcing;
use super::length;
use super::links::Links;
use super::nested::Source;
use super::net::Net;
use super::nodes::Nodes;
use super::strong::StrongLinks;
use super::walk::Walk;
use crate::explain::effort::Effort;
use crate::explain::order::sort_by_number;
use crate::explain::rating::board::{Board, Rule};
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, RatedTechnique};
use std::cell::OnceCell;
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
    let strong = StrongLinks::of(board);
    let nodes = &strong.nodes;
    if !effort.take(nodes.count() * nodes.count()) {
        return None;
    }
    // A digit that has no chain has none until a place of it goes.
    let net = Net::new(board, &strong, ChainLinks::X, board.open_digits(Rule::FORCING));
    let mut best = Forcing::new(&net).step();
    if best.is_none() {
        board.close_digits(Rule::FORCING);
    }
    let links = OnceCell::new();
    let links = || links.get_or_init(|| Links::of(board));
    if let Some(((_, shortest, ..), _)) = best {
        let starts = starts_of_cycles(&net, most_links(&best), 0..net.inner.len());
        easiest_cycle(links, ChainLinks::X, &starts, shortest - 2, &mut best);
    }
    // A chain of one digit is rated as one of all kinds only if it is very long.
    let mut shortest = 4;
    let mut starts_of_all_kinds = Vec::new();
    if best.as_ref().is_none_or(|((tenths, ..), _)| *tenths >= 70) {
        let net = Net::new(board, &strong, ChainLinks::Both, u32::MAX);
        let mut forcing = Forcing::new(&net);
        let of_all_kinds = forcing.step()?;
        starts_of_all_kinds = starts_of_cycles(&net, forcing.depth + 1, forcing.ends_of_cycles());
        shortest = of_all_kinds.0.1 - 2;
        best = best.into_iter().chain([of_all_kinds]).min_by_key(|(key, _)| *key);
    }
    let net = Net::new(board, &strong, ChainLinks::Y, u32::MAX);
    let starts = starts_of_cycles(&net, most_links(&best), 0..net.inner.len());
    easiest_cycle(links, ChainLinks::Y, &starts, shortest, &mut best);
    if best.as_ref().is_some_and(|((tenths, ..), _)| *tenths >= 70) {
        easiest_cycle(links, ChainLinks::Both, &starts_of_all_kinds, shortest, &mut best);
    }
    best.map(|(_, step)| step)
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
    let in_cell = |node: usize| board.bits(links.nodes.cell(node)).count_ones();
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
