//! The chains and loops of all links, and what follows from the two ends of a chain.

use super::{Closing, Graph, Reach, Search};
use crate::explain::effort::Effort;
use crate::explain::order::{sort_by_number, sort_candidates};
use crate::explain::techniques::visit::{Visit, all};
use crate::explain::{Candidate, Position, Step, Technique};
use std::ops::ControlFlow;

/// Continuous and discontinuous loops of candidates, found by one search; the shortest first.
pub(in super::super) fn loops(position: &Position, graph: &Graph, effort: &Effort) -> Vec<Step> {
    let technique = |closing| {
        Some(match closing {
            Closing::Continuous => Technique::ContinuousNiceLoop,
            Closing::Open => return None,
            _ => Technique::DiscontinuousNiceLoop,
        })
    };
    shortest_first(&mut |visit| Search::new(position, graph, one_of_two).loops(technique, effort, visit))
}

/// Both kinds of loops, and chains, with groups and then with almost locked sets, found by one search on each graph; the
/// shortest first.
pub(in super::super) fn grouped_loops<'a>(
    position: &'a Position,
    graph: &dyn Fn(Reach) -> &'a Graph,
    effort: &Effort,
) -> Vec<Step> {
    let technique = |closing| {
        Some(match closing {
            Closing::Continuous => Technique::GroupedContinuousNiceLoop,
            Closing::Open => Technique::GroupedAic,
            _ => Technique::GroupedDiscontinuousNiceLoop,
        })
    };
    let search = |reach| Search::new(position, graph(reach), one_of_two);
    shortest_first(&mut |visit| {
        let mut reaches = [Reach::Groups, Reach::Sets].into_iter();
        reaches.try_for_each(|reach| search(reach).loops(technique, effort, visit))
    })
}

/// What a search finds, the shortest first.
fn shortest_first(search: &mut dyn FnMut(&mut Visit) -> ControlFlow<()>) -> Vec<Step> {
    let mut steps = all(search);
    sort_by_number(&mut steps, |step: &Step| step.links.len() as u32);
    steps
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
pub(in super::super) fn one_of_two(position: &Position, one: Candidate, other: Candidate) -> Vec<Candidate> {
    let peers = position.houses().peers();
    if one.digit == other.digit {
        let gone = *position.places(one.digit) & peers[one.cell] & peers[other.cell];
        return match gone.len() {
            0 | 1 => Vec::new(),
            _ => gone.iter().map(|cell| Candidate { cell, digit: one.digit }).collect(),
        };
    }
    let crossed = [Candidate::new(one.cell, other.digit), Candidate::new(other.cell, one.digit)];
    if !peers[one.cell].contains(other.cell) || !crossed.iter().all(|&candidate| position.has(candidate)) {
        return Vec::new();
    }
    let mut crossed = crossed.to_vec();
    sort_candidates(&mut crossed);
    crossed
}
