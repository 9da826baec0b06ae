//! Loops and chains in which some node is a group of cells or an almost locked set.

use super::links::LinkReach;
use super::{Tools, Visit};
use crate::explain::Technique;
use std::ops::ControlFlow;

/// All three of them.
pub(super) fn loops_and_chains(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    tools.take_loops(technique, &[LinkReach::Groups, LinkReach::Sets]).into_iter().try_for_each(visit)
}
