//! What follows by the links of the grid as it stands, and all that several candidates come to by them.

use super::chain::{Chain, removes_of};
use super::facts::{Following, fact};
use super::follow::Follow;
use super::links::Links;
use super::net::ChainNet;
use super::reachability::Reachability;
use super::search::{ChainKind, ChainSearch, End};
use super::sets_of_chains::SetsOfChains;
use super::walk::ChainWalk;
use crate::explain::order::sort_by_number;
use crate::explain::rating::board::RatingBoard;
use crate::explain::rating::technique::ChainLinks;
use crate::solver::Budget;

/// A walk, and for each candidate which facts a walk from it reaches. That often tells that no walk is needed.
pub(super) struct StaticFollower<'a> {
    walk: ChainWalk<'a>,
    reached: Reachability,
}

impl<'a> StaticFollower<'a> {
    pub(super) fn new(board: &RatingBoard, links: &'a Links) -> Self {
        let net = ChainNet::new(board, links, ChainLinks::Both, u32::MAX);
        StaticFollower {
            walk: ChainWalk::new(links, ChainLinks::Both),
            reached: Reachability::of(&net, links),
        }
    }
}

impl Follow for StaticFollower<'_> {
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
pub(super) fn all_multiple_chains(board: &RatingBoard, links: &Links, budget: &Budget) -> Vec<Chain> {
    let mut from = StaticFollower::new(board, links);
    let mut search = ChainSearch::new(board, &links.nodes, ChainKind::Multiple, &mut from, budget);
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
        Chain { removes, branches, start: end.start, length: end.length }
    };
    ends.into_iter().map(chain).collect()
}
