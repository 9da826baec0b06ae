//! Loops and chains of candidates, by all links there are.

use super::links::{Closing, Reach, Search};
use super::{Tools, Visit, all};
use crate::explain::order::{sort_by_number, sort_candidates};
use crate::explain::{Candidate, Position, Step, Technique};
use std::ops::ControlFlow;

/// Continuous nice loop.
pub fn continuous(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    continuous_with(&Tools::new(position), visit)
}

pub(super) fn continuous_with(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    of_technique(tools.loops(), Technique::ContinuousNiceLoop, visit)
}

/// Discontinuous nice loop.
pub fn discontinuous(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    discontinuous_with(&Tools::new(position), visit)
}

pub(super) fn discontinuous_with(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    of_technique(tools.loops(), Technique::DiscontinuousNiceLoop, visit)
}

/// Alternating inference chain.
pub fn aic(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    aic_with(&Tools::new(position), visit)
}

pub(super) fn aic_with(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    Search::new(tools.position, tools.graph(Reach::Cells)).chains(Technique::Aic, one_of_two, visit)
}

/// Both kinds of loops, found by one search; the shortest first.
pub(super) fn all_loops(tools: &Tools) -> Vec<Step> {
    let technique = |closing| {
        Some(match closing {
            Closing::Continuous => Technique::ContinuousNiceLoop,
            _ => Technique::DiscontinuousNiceLoop,
        })
    };
    shortest_first(&mut |visit| {
        Search::new(tools.position, tools.graph(Reach::Cells)).loops(technique, visit)
    })
}

/// What a search finds, the shortest first.
pub(super) fn shortest_first(search: &mut dyn FnMut(&mut Visit) -> ControlFlow<()>) -> Vec<Step> {
    let mut steps = all(search);
    sort_by_number(&mut steps, |step: &Step| step.links.len() as u32);
    steps
}

/// Hands over the steps of one technique.
pub(super) fn of_technique(steps: &[Step], technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    steps.iter().filter(|step| step.technique == technique).try_for_each(|step| visit(step.clone()))
}

/// What goes if one of two candidates is true: of one digit, what sees both, if these are two or more; of two
/// digits, each from the other's cell, if they see each other and both are there.
pub(super) fn one_of_two(position: &Position, one: Candidate, other: Candidate) -> Vec<Candidate> {
    let peers = &position.map().peers;
    if one.digit == other.digit {
        let gone = *position.places(one.digit) & peers[one.cell] & peers[other.cell];
        return match gone.len() {
            0 | 1 => Vec::new(),
            _ => gone.iter().map(|cell| Candidate { cell, digit: one.digit }).collect(),
        };
    }
    let mut crossed = vec![Candidate::new(one.cell, other.digit), Candidate::new(other.cell, one.digit)];
    sort_candidates(&mut crossed);
    let is_meant = one.cell != other.cell
        && peers[one.cell].contains(other.cell)
        && crossed.iter().all(|&candidate| position.has(candidate));
    if is_meant { crossed } else { Vec::new() }
}
