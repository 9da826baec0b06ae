//! The links between the candidates of a position: what chains, loops and forcing chains walk on.
//!
//! A [`Place`] is a digit in some cells: one cell, a group of cells that two houses share, or the
//! cells of an almost locked set where it has the digit. It is *on* if one of the cells holds the digit, else
//! *off*. A weak link leads from on to off, a strong link from off to on.

mod chain;
mod graph;
mod linking;
mod making;
mod results;
mod walk;

pub(super) use chain::{loops, one_of_two, seeing_both};
pub(super) use graph::{Graph, Kind, Reach};
pub(super) use results::{Closing, Search};
pub(super) use walk::Walk;
