//! What follows by the links of the grid as it stands, and all that several candidates come to by them.

use super::chain::{Chain, removes_of};
use super::facts::{Following, fact};
use super::links::Links;
use super::net::Net;
use super::origin::Origin;
use super::reached::Reached;
use super::search::{Chains, End, Search};
use super::sets_of_chains::SetsOfChains;
use super::walk::Walk;
use crate::explain::order::sort_by_number;
use crate::explain::rating::board::Board;
use crate::explain::rating::technique::ChainLinks;
use crate::solver::Budget;

/// A walk, and where it comes to, by which most candidates need no walk.
pub(super) struct ByLinks<'a> {
    walk: Walk<'a>,
    reached: Reached,
}

impl<'a> ByLinks<'a> {
    pub(super) fn new(board: &Board, links: &'a Links) -> Self {
        let net = Net::new(board, links, ChainLinks::Both, u32::MAX);
        ByLinks { walk: Walk::new(links, ChainLinks::Both), reached: Reached::of(&net, links) }
    }
}

impl Origin for ByLinks<'_> {
    fn follow(&mut self, node: usize, is_on: bool, _: &mut SetsOfChains) -> &Following {
        self.walk.begin(node, is_on);
        self.walk.finish();
        &self.walk.found
    }

    fn may_have_common(&self, nodes: &[usize]) -> bool {
        self.reached.have_common(nodes)
    }
}

/// All cell and house chains that remove something, the easiest first.
pub(super) fn all(board: &Board, links: &Links, budget: &Budget) -> Vec<Chain> {
    let mut from = ByLinks::new(board, links);
    let mut search = Search::new(board, &links.nodes, Chains::Multiple, &mut from, budget);
    search.keeps_all = true;
    let mut ends = search.ends();
    sort_by_number(&mut ends, |end| 4 * end.length as u32 + end.view as u32);
    let chain = |end: End| {
        let branch = |&start: &usize| {
            from.walk.begin(start, true);
            from.walk.finish();
            from.walk.back_from(fact(end.node, end.is_on)).collect()
        };
        let branches = end.branches.iter().map(branch).collect();
        let removes = removes_of(board, links, end.node, end.is_on);
        Chain { removes, branches, source: end.source, length: end.length }
    };
    ends.into_iter().map(chain).collect()
}
