//! Loops and chains in which some node is a group of cells or an almost locked set.
//!
//! A *group* is two cells or more that two houses share, as a line and a box do: `(3)r3c23` says that 3 is in one of r3c2 and
//! r3c3. It is true if the digit is in any of the cells, and false if it is in none. An *almost locked set*
//! is cells of a house that have one digit more than there are cells: if one of its digits is in none of
//! them, all the others are. So two of its digits have a strong link, as in `(2)r2c5 =[r2c145]= (2)r2c3`,
//! which names the cells of the set.
//!
//! # Grouped continuous nice loop
//!
//! As a [continuous nice loop](super::nice_loops#continuous-nice-loop), but some node is a group of cells or an
//! almost locked set, so what sees both nodes of a weak link goes.
//!
//! The reason is the same: all round the loop, one of two nodes beside each other is true and the other is
//! not. To see a group means to see all its cells, for nobody knows in which of them the digit is.
#![doc = example!("grouped-continuous-nice-loop")]
//!
//! # Grouped discontinuous nice loop
//!
//! As a [discontinuous nice loop](super::nice_loops#discontinuous-nice-loop), but some node is a group of cells or
//! an almost locked set, so a candidate of the cell in which the loop begins and ends is proved or disproved.
//!
//! The reason is the same: the links lead from a candidate to what says the contrary. A group is proved where
//! a house has no other place left for its digit, and it is disproved by a place that sees all its cells.
#![doc = example!("grouped-discontinuous-nice-loop")]
//!
//! # Grouped alternating inference chain
//!
//! As an [alternating inference chain](super::nice_loops#alternating-inference-chain), but some node on the way is
//! a group of cells or an almost locked set, so one of the two ends is true, and what cannot be true beside either
//! end goes.
//!
//! A group takes part in a link as a candidate does. In the example, 3 is not in r4c3 if it is in r1c3. So it
//! is in r3c2 or r3c3, which are the other places of the box, and in both cases it is not in r3c4.
#![doc = example!("grouped-aic")]

use super::links::LinkReach;
use super::{Tools, Visit};
use crate::explain::Technique;
use std::ops::ControlFlow;

/// All three of them.
pub(super) fn loops_and_chains(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    tools.take_loops(technique, &[LinkReach::Groups, LinkReach::Sets]).into_iter().try_for_each(visit)
}
