//! Loops and chains in which some node is a group of cells or an almost locked set.

use super::links::{Closing, DISCONTINUOUS, Reach, Search};
use super::nice_loops::one_of_two;
use super::{Tools, Visit};
use crate::explain::{Position, Technique};
use std::ops::ControlFlow;

/// First with groups only, then with almost locked sets, too.
const REACHES: [Reach; 2] = [Reach::Groups, Reach::Sets];

/// Grouped continuous nice loop.
pub fn continuous(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    continuous_with(&Tools::new(position), visit)
}

pub(super) fn continuous_with(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let search =
        |reach| Search::new(tools.position, tools.graph(reach), Technique::GroupedContinuousNiceLoop);
    REACHES.into_iter().try_for_each(|reach| search(reach).loops(&[Closing::Continuous], visit))
}

/// Grouped discontinuous nice loop.
pub fn discontinuous(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    discontinuous_with(&Tools::new(position), visit)
}

pub(super) fn discontinuous_with(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let search =
        |reach| Search::new(tools.position, tools.graph(reach), Technique::GroupedDiscontinuousNiceLoop);
    REACHES.into_iter().try_for_each(|reach| search(reach).loops(&DISCONTINUOUS, visit))
}

/// Grouped alternating inference chain.
pub fn aic(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    aic_with(&Tools::new(position), visit)
}

pub(super) fn aic_with(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let search = |reach| Search::new(tools.position, tools.graph(reach), Technique::GroupedAic);
    REACHES.into_iter().try_for_each(|reach| search(reach).chains(true, one_of_two, visit))
}
