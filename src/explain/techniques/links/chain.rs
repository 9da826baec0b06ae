//! The chains and loops of all links, and what follows from the two ends of a chain.

use super::{LinkGraph, LinkReach, LinkSearch, LoopClosing};
use crate::explain::order::{sort_by_number, sort_candidates};
use crate::explain::techniques::visit::{Visit, collect_steps};
use crate::explain::{Candidate, Position, Step, Technique};
use crate::solver::Budget;

/// Both kinds of loops, and chains where there are groups or almost locked sets, found by one search on each graph, one
/// after the other; the shortest first.
pub(in super::super) fn find_loops<'a>(
    position: &'a Position,
    reaches: &[LinkReach],
    graph: &dyn Fn(LinkReach) -> &'a LinkGraph,
    budget: &Budget,
) -> Vec<Step> {
    let search = |reach, visit: &mut Visit| {
        let technique = if reach == LinkReach::Cells { technique_of_candidates } else { technique_of_groups };
        LinkSearch::new(position, graph(reach), budget, removed_by_either).each_loop(technique, visit)
    };
    let mut steps = collect_steps(&mut |visit| reaches.iter().try_for_each(|&reach| search(reach, visit)));
    sort_by_number(&mut steps, |step| step.links.len() as u32);
    steps
}

fn technique_of_candidates(closing: LoopClosing) -> Option<Technique> {
    match closing {
        LoopClosing::Continuous => Some(Technique::ContinuousNiceLoop),
        LoopClosing::Open => None,
        _ => Some(Technique::DiscontinuousNiceLoop),
    }
}

fn technique_of_groups(closing: LoopClosing) -> Option<Technique> {
    Some(match closing {
        LoopClosing::Continuous => Technique::GroupedContinuousNiceLoop,
        LoopClosing::Open => Technique::GroupedAic,
        _ => Technique::GroupedDiscontinuousNiceLoop,
    })
}

/// The candidates of one digit that see two.
pub(in super::super) fn seeing_both(position: &Position, one: Candidate, other: Candidate) -> Vec<Candidate> {
    if one.digit != other.digit {
        return Vec::new();
    }
    let peers = position.houses().peers();
    let gone = *position.places(one.digit) & peers[one.cell] & peers[other.cell];
    gone.iter().map(|cell| Candidate { cell, digit: one.digit }).collect()
}

/// What goes if one of two candidates is true: of one digit, what sees both, if these are two or more; of two
/// digits, each from the other's cell, if they see each other and both are there.
pub(in super::super) fn removed_by_either(
    position: &Position,
    one: Candidate,
    other: Candidate,
) -> Vec<Candidate> {
    if one.digit == other.digit {
        let gone = seeing_both(position, one, other);
        return if gone.len() > 1 { gone } else { Vec::new() };
    }
    let crossed = [Candidate::new(one.cell, other.digit), Candidate::new(other.cell, one.digit)];
    if !position.houses().sees(one.cell, other.cell)
        || !crossed.iter().all(|&candidate| position.has(candidate))
    {
        return Vec::new();
    }
    let mut crossed = crossed.to_vec();
    sort_candidates(&mut crossed);
    crossed
}
