//! Cycles and forcing chains, by the links of the grid as it stands.

use super::chain::{Chain, ChainRank, ChainStart, removes_of};
use super::cycles::{each_cycle, easiest_cycle, most_strong_links, starts_of_cycles};
use super::facts::{Fact, fact};
use super::forcing::ForcingChainSearch;
use super::links::Links;
use super::net::ChainNet;
use super::strong::StrongLinks;
use super::walk::ChainWalk;
use crate::explain::order::sort_by_number;
use crate::explain::rating::board::{DigitTechnique, RatingBoard};
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::ChainLinks;
use crate::solver::Budget;
use std::cell::OnceCell;
use std::mem;
use std::ops::ControlFlow;

/// The easiest cycle or forcing chain: 6.5, 6.6 or 7.0, and its length.
///
/// What a cycle removes is also removed by a forcing chain: a candidate that sees an off node and an on node
/// of the cycle turns the one off, and the cycle leads from there to the other. The chain has at most two
/// facts more than the cycle. So cycles are looked for only where there are chains, and only long enough
/// ones.
pub(crate) fn easiest_static_chain(board: &RatingBoard, budget: &Budget) -> Option<RatedStep> {
    let strong = StrongLinks::of(board);
    let nodes = &strong.nodes;
    if !budget.take(nodes.count() * nodes.count() / 2) {
        return None;
    }
    // A digit that has no chain has none until a place of it goes.
    let net = ChainNet::new(board, &strong, ChainLinks::X, board.open_digits(DigitTechnique::FORCING));
    let mut best = ForcingChainSearch::new(&net).step();
    if best.is_none() {
        board.close_digits(DigitTechnique::FORCING);
    }
    let links = OnceCell::new();
    let links = || links.get_or_init(|| Links::of(board));
    if let Some((ChainRank { length, .. }, _)) = best {
        let starts = starts_of_cycles(&net, most_strong_links(&best), 0..net.inner.len());
        easiest_cycle(links, ChainLinks::X, &starts, length - 2, &mut best);
    }
    // A chain of one digit is rated as one of all kinds only if it is very long.
    let mut shortest = 4;
    let mut starts_of_all_kinds = Vec::new();
    if best.as_ref().is_none_or(|(rank, _)| rank.tenths >= 70) {
        let net = ChainNet::new(board, &strong, ChainLinks::Both, u32::MAX);
        let mut forcing = ForcingChainSearch::new(&net);
        let of_all_kinds = forcing.step()?;
        starts_of_all_kinds = starts_of_cycles(&net, forcing.depth + 1, forcing.ends_of_cycles());
        shortest = of_all_kinds.0.length - 2;
        best = best.into_iter().chain([of_all_kinds]).min_by_key(|(rank, _)| *rank);
    }
    let net = ChainNet::new(board, &strong, ChainLinks::Y, u32::MAX);
    let starts = starts_of_cycles(&net, most_strong_links(&best), 0..net.inner.len());
    easiest_cycle(links, ChainLinks::Y, &starts, shortest, &mut best);
    if best.as_ref().is_some_and(|(rank, _)| rank.tenths >= 70) {
        easiest_cycle(links, ChainLinks::Both, &starts_of_all_kinds, shortest, &mut best);
    }
    best.map(|(_, step)| step)
}

/// All cycles and forcing chains that remove something, the easiest first; none if the budget runs out.
pub(super) fn all_static_chains(board: &RatingBoard, links: &Links, budget: &Budget) -> Vec<Chain> {
    let mut chains = Vec::new();
    let in_cell = |node: usize| board.bits(links.nodes.cell(node)).count_ones();
    let starts = || (0..links.count()).filter(|&node| in_cell(node) > 1);
    for kind in [ChainLinks::X, ChainLinks::Y, ChainLinks::Both] {
        let mut walk = ChainWalk::new(links, kind);
        for start in starts() {
            if !budget.take(mem::take(&mut walk.looked) * 5 / 4) {
                return Vec::new();
            }
            if !links.strong(start, kind).is_empty() {
                let _ = each_cycle(&mut walk, start, 4, |_| false, &mut |rank, walk, cycle| {
                    let removes = cycle.removes(walk);
                    if !removes.is_empty() {
                        let (branches, start) = (vec![cycle.facts(walk).collect()], ChainStart::Cycle);
                        chains.push((rank, Chain { removes, branches, start, length: rank.length }));
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
                    let length = branch.len();
                    let removes = removes_of(board, links, start, !is_on);
                    let chain = Chain { removes, branches: vec![branch], start: ChainStart::One, length };
                    chains.push((ChainRank::of_forcing(kind, length, start, is_on), chain));
                }
            }
        }
    }
    // by rating and length; they were found by kind, then by where they start.
    sort_by_number(&mut chains, |(rank, _)| u32::from(rank.tenths) << 16 | rank.length as u32);
    chains.into_iter().map(|(_, chain)| chain).collect()
}
