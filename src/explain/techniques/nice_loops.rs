//! Loops and chains of candidates, by all links there are.
//!
//! Two candidates have a *strong* link, written `=`, if one of them is true at least: they are the only two
//! of a cell, or the only two places of a digit in a house. They have a *weak* link, written `-`, if one of
//! them is true at most: they are in one cell, or of one digit in one house. Links of both kinds take turns.
//!
//! # Continuous nice loop
//!
//! Strong and weak links take turns all the way round, so one of the two candidates of each weak link is true, and
//! what sees both of them goes.
//!
//! Suppose that any candidate of the loop is true: the next one by a weak link is false, the one after that
//! by a strong link is true, and so on round the loop. If it is false, all are the other way round. So of two
//! candidates beside each other exactly one is true, those with a weak link as well. If these are in one
//! cell, all its other candidates go; if they are of one digit in one house, the digit goes from the rest of
//! the house.
#![doc = example!("continuous-nice-loop")]
//!
//! # Discontinuous nice loop
//!
//! Strong and weak links take turns but for one cell, in which the loop begins and ends, so a candidate of this
//! cell is proved or disproved.
//!
//! There are three cases. If both links at the cell are strong and of one candidate, it is true: were it
//! false, the loop would prove it. If both are weak and of one candidate, it is false: were it true, the loop
//! would disprove it. If one link is strong and the other is weak, they are of two candidates of the cell,
//! and that of the weak link is false: were it true, the loop would prove that the cell holds the other one.
#![doc = example!("discontinuous-nice-loop")]
//!
//! # Alternating inference chain
//!
//! Strong and weak links take turns from a strong one to a strong one, so one of the two ends is true, and what
//! cannot be true beside either end goes.
//!
//! Suppose that the first candidate is false: each link in turn says what follows, and the last candidate is
//! true. If both ends are of one digit, it goes from all cells that see both. If they are of two digits in
//! two cells that see each other, each digit goes from the other's cell: this cell holds its own end, or the
//! other cell holds the digit. Where only one candidate goes, the same is found as a discontinuous nice loop.
#![doc = example!("aic")]

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
