//! The easiest chain from several candidates, and the easiest that contradicts itself.

use super::by_links::ByLinks;
use super::chain::conclusion;
use super::following::Follower;
use super::length;
use super::links::Links;
use super::nodes::Nodes;
use super::origin::Origin;
use super::search::{Chains, End, Search};
use crate::explain::rating::board::{Board, Rule};
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, Nested};
use crate::solver::Budget;

/// The easiest of such chains.
pub(crate) fn first(board: &Board, chains: Chains, budget: &Budget) -> Option<RatedStep> {
    let by_grid = |nodes: &Nodes, kind, nested| {
        easiest(board, nodes, chains, &mut Follower::new(board, nodes, kind, nested, budget), budget)
    };
    match chains {
        Chains::Nishio => by_grid(&Nodes::of(board), ChainLinks::X, Nested::Nothing),
        Chains::Dynamic(nested) => by_grid(&Nodes::of(board), ChainLinks::Both, nested),
        Chains::Multiple => {
            let links = Links::of(board);
            easiest(board, &links.nodes, chains, &mut ByLinks::new(board, &links), budget)
        }
    }
}

fn easiest(
    board: &Board,
    nodes: &Nodes,
    chains: Chains,
    from: &mut dyn Origin,
    budget: &Budget,
) -> Option<RatedStep> {
    let mut search = Search::new(board, nodes, chains, from, budget);
    if chains == Chains::Nishio {
        search.digits = board.open_digits(Rule::NISHIO);
    }
    let Some(End { length, view, node, is_on, .. }) = search.ends().pop() else {
        if chains == Chains::Nishio {
            board.close_digits(Rule::NISHIO);
        }
        return None;
    };
    let tenths = chains.base() + length::tenths(length);
    budget.is_left().then(|| conclusion(nodes, node, is_on, chains.technique(view), tenths))
}
