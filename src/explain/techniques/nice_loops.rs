//! Loops and chains of candidates, by all links there are.

use super::links::{LinkReach, LinkSearch, removed_by_either};
use super::{Tools, Visit};
use crate::explain::Technique;
use std::ops::ControlFlow;

/// Both kinds of loops.
pub(super) fn nice_loops(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    tools.take_loops(technique, &[LinkReach::Cells]).into_iter().try_for_each(visit)
}

pub(super) fn aic(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let graph = tools.graph(LinkReach::Cells);
    LinkSearch::new(tools.position, graph, tools.budget, removed_by_either).each_chain(Technique::Aic, visit)
}
