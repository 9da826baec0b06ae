//! Nets within nets, for the few puzzles that need them.

use super::net::ForcingNet;
use super::{proof, story};
use crate::explain::order::sort_by_number;
use crate::explain::{Candidate, Position, Step};
use crate::solver::Budget;

/// How many nets are made at the most, so that the search ends on large shapes, too.
const MOST_NETS: usize = 2_000_000;

/// A candidate that is refuted by nets within nets, as few levels deep as possible.
pub(super) fn nested_contradiction(position: &Position, budget: &Budget) -> Option<Step> {
    let mut nets = MOST_NETS;
    let empty = ForcingNet::new(position);
    for depth in 1.. {
        let before = nets;
        for number in open_candidates(&empty) {
            let mut net = empty.clone();
            net.suppose(number);
            deepen(&mut net, depth, &mut nets, budget);
            if let Some(story) = story::story_of(&net, 0) {
                return Some(proof::net_step(story::branch_of(&story, position, &net)));
            }
            if nets == 0 || !budget.is_left() {
                return None;
            }
        }
        // Where nothing was open within any net, nothing will be one level deeper.
        if nets == before {
            return None;
        }
    }
    None
}

/// Refutes candidates of a net by nets within it until there is a conflict or nothing more is found.
fn deepen(net: &mut ForcingNet, depth: usize, nets: &mut usize, budget: &Budget) {
    let mut inner = net.clone();
    loop {
        let facts = net.found.len();
        for number in open_candidates(net) {
            if net.known(number).is_some() {
                continue;
            }
            let Some(left) = nets.checked_sub(1).filter(|_| budget.take(net.work())) else { return };
            *nets = left;
            inner.copy_from(net);
            let before = inner.found.len();
            inner.suppose(number);
            if inner.conflict.is_none() && depth > 1 {
                deepen(&mut inner, depth - 1, nets, budget);
            }
            if let Some(story) = story::story_of(&inner, before) {
                net.refute(number, story);
            }
            if net.conflict.is_some() {
                return;
            }
        }
        if net.found.len() == facts {
            return;
        }
    }
}

/// The candidates that are open, those of cells with few candidates first.
fn open_candidates(net: &ForcingNet) -> Vec<u16> {
    let mut open = Vec::new();
    for (cell, digits) in net.board().digits().iter().enumerate() {
        if digits.len() > 1 {
            open.extend(digits.iter().map(|digit| (digits.len(), net.number(Candidate { cell, digit }))));
        }
    }
    sort_by_number(&mut open, |&(count, _)| count as u32);
    open.into_iter().map(|(_, number)| number).collect()
}
