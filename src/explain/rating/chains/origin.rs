//! Where what follows from a candidate comes from.

use super::facts::Following;
use super::following::Follower;
use super::links::Links;
use super::net::Net;
use super::reached::Reached;
use super::sets_of_chains::SetsOfChains;
use super::strong::StrongLinks;
use super::walk::Walk;
use crate::explain::rating::board::Board;
use crate::explain::rating::technique::ChainLinks;

/// Where what follows comes from.
pub(super) enum Origin<'a> {
    /// A walk, and where it comes to, by which most candidates need no walk.
    Links(Box<Walk<'a>>, Reached),
    Grid(Box<Follower<'a>>),
}

impl<'a> Origin<'a> {
    pub(super) fn links(board: &Board, links: &'a Links) -> Self {
        let strong = StrongLinks::of(board);
        let net = Net::new(board, &strong, ChainLinks::Both, u32::MAX);
        Origin::Links(Box::new(Walk::new(links, ChainLinks::Both)), Reached::of(&net, links))
    }

    pub(super) fn follow(&mut self, node: usize, is_on: bool, sets: &mut SetsOfChains) -> &Following {
        match self {
            Origin::Grid(follower) => follower.follow(node, is_on, sets),
            Origin::Links(walk, _) => {
                walk.begin(node, is_on);
                walk.finish();
                &walk.found
            }
        }
    }

    /// Whether some candidates may lead to a common end.
    pub(super) fn may_have_common(&self, nodes: &[usize]) -> bool {
        match self {
            Origin::Links(_, reached) => reached.have_common(nodes),
            Origin::Grid(_) => true,
        }
    }
}
