//! The easiest chain from several candidates, and the easiest that contradicts itself.

use super::chain::conclusion;
use super::dynamic_follower::DynamicFollower;
use super::follow::Follow;
use super::length;
use super::links::Links;
use super::nodes::Nodes;
use super::search::{ChainKind, ChainSearch, End};
use super::static_follower::StaticFollower;
use crate::explain::rating::board::{DigitTechnique, RatingBoard};
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, NestedChains};
use crate::solver::Budget;

/// The step of the easiest chains of a kind.
pub(crate) fn easiest_multiple_chain(
    board: &RatingBoard,
    kind: ChainKind,
    budget: &Budget,
) -> Option<RatedStep> {
    let dynamically = |nodes: &Nodes, links, nested| {
        easiest_followed(
            board,
            nodes,
            kind,
            &mut DynamicFollower::new(board, nodes, links, nested, budget),
            budget,
        )
    };
    match kind {
        ChainKind::Nishio => dynamically(&Nodes::of(board), ChainLinks::X, NestedChains::Nothing),
        ChainKind::Dynamic(nested) => dynamically(&Nodes::of(board), ChainLinks::Both, nested),
        ChainKind::Multiple => {
            let links = Links::of(board);
            easiest_followed(board, &links.nodes, kind, &mut StaticFollower::new(board, &links), budget)
        }
    }
}

fn easiest_followed(
    board: &RatingBoard,
    nodes: &Nodes,
    kind: ChainKind,
    follower: &mut dyn Follow,
    budget: &Budget,
) -> Option<RatedStep> {
    let mut search = ChainSearch::new(board, nodes, kind, follower, budget);
    // A digit that has lost nothing since Nishio chains found nothing need not be tried again.
    if kind == ChainKind::Nishio {
        search.digits = board.open_digits(DigitTechnique::NISHIO);
    }
    let Some(End { length, view, node, is_on, .. }) = search.ends().pop() else {
        if kind == ChainKind::Nishio {
            board.close_digits(DigitTechnique::NISHIO);
        }
        return None;
    };
    let tenths = kind.base() + length::tenths_of_length(length);
    budget.is_left().then(|| conclusion(nodes, node, is_on, kind.technique(view), tenths))
}
