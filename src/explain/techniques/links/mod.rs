//! The links between the candidates of a position: what chains, loops and forcing chains walk on.
//!
//! A [`LinkNode`](graph::LinkNode) is a digit in some cells: one cell, a group of cells that two houses share, or the
//! cells of an almost locked set where it has the digit. It is *on* if one of the cells holds the digit, else
//! *off*. A weak link leads from on to off, a strong link from off to on.

mod chain;
mod graph;
mod linking;
mod making;
mod results;
mod walk;

pub(super) use chain::{find_loops, removed_by_either, seeing_both};
pub(super) use graph::{LinkGraph, LinkNodeKind, LinkReach};
pub(super) use making::link_graph;
pub(super) use results::{LinkSearch, LoopClosing};
pub(super) use walk::LinkWalk;
