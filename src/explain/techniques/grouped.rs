//! Loops and chains in which some node is a group of cells or an almost locked set.

use super::links::{Closing, Reach, Search};
use super::nice_loops::{of_technique, one_of_two, shortest_first};
use super::{Tools, Visit};
use crate::explain::{Position, Step, Technique};
use std::ops::ControlFlow;

/// First with groups only, then with almost locked sets, too.
const REACHES: [Reach; 2] = [Reach::Groups, Reach::Sets];

/// Grouped continuous nice loop.
pub fn continuous(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    continuous_with(&Tools::new(position), visit)
}

pub(super) fn continuous_with(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    of_technique(tools.grouped_loops(), Technique::GroupedContinuousNiceLoop, visit)
}

/// Grouped discontinuous nice loop.
pub fn discontinuous(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    discontinuous_with(&Tools::new(position), visit)
}

pub(super) fn discontinuous_with(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    of_technique(tools.grouped_loops(), Technique::GroupedDiscontinuousNiceLoop, visit)
}

/// Grouped alternating inference chain.
pub fn aic(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    aic_with(&Tools::new(position), visit)
}

pub(super) fn aic_with(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let search = |reach| Search::new(tools.position, tools.graph(reach));
    REACHES.into_iter().try_for_each(|reach| search(reach).chains(Technique::GroupedAic, one_of_two, visit))
}

/// Both kinds of loops, found by one search on each graph; the shortest first.
pub(super) fn all_loops(tools: &Tools) -> Vec<Step> {
    let technique = |closing| {
        Some(match closing {
            Closing::Continuous => Technique::GroupedContinuousNiceLoop,
            _ => Technique::GroupedDiscontinuousNiceLoop,
        })
    };
    let search = |reach| Search::new(tools.position, tools.graph(reach));
    shortest_first(&mut |visit| {
        REACHES.into_iter().try_for_each(|reach| search(reach).loops(technique, visit))
    })
}
