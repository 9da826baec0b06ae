//! A chain that was found in a grid, what decides between chains, and what is concluded from one.

use super::facts::Fact;
use super::length;
use super::links::Links;
use super::nodes::Nodes;
use crate::explain::rating::board::RatingBoard;
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, RatedTechnique};

/// What decides between cycles and forcing chains: the smallest is the easiest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ChainRank {
    /// The rating.
    pub(super) tenths: u16,
    /// How many facts it has.
    pub(super) length: usize,
    kind: u8,
    start: usize,
    /// Cycles come first, then chains from a candidate that is on.
    form: u8,
}

impl ChainRank {
    pub(super) fn of_cycle(kind: ChainLinks, length: usize, start: usize) -> ChainRank {
        let base = if kind == ChainLinks::Both { 70 } else { 65 };
        ChainRank {
            tenths: base + length::tenths_of_length(length),
            length,
            kind: kind as u8,
            start,
            form: 0,
        }
    }

    /// The rank of a forcing chain from a candidate that is on, or off.
    pub(super) fn of_forcing(kind: ChainLinks, length: usize, start: usize, is_on: bool) -> ChainRank {
        let base = if kind == ChainLinks::X { 66 } else { 70 };
        let form = if is_on { 1 } else { 2 };
        ChainRank { tenths: base + length::tenths_of_length(length), length, kind: kind as u8, start, form }
    }
}

/// A chain, with all that a dynamic chain has to know in which it is nested.
pub(super) struct Chain {
    /// The candidates that go.
    pub(super) removes: Vec<usize>,
    /// Its branches, each from its end back to its start. That of a cycle has its start at both ends.
    pub(super) branches: Vec<Vec<Fact>>,
    pub(super) start: ChainStart,
    /// How many facts it has.
    pub(super) length: usize,
}

/// Where the branches of a chain start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChainStart {
    /// Anywhere: the chain is closed.
    Cycle,
    /// At one candidate.
    One,
    /// At all candidates of a cell.
    Cell(usize),
    /// At all places of a digit in a house.
    House(usize, usize),
}

/// The step that places a candidate because it is on, or removes it because it is off.
pub(super) fn conclusion(
    nodes: &Nodes,
    node: usize,
    is_on: bool,
    technique: RatedTechnique,
    tenths: u16,
) -> RatedStep {
    let candidate = nodes.candidate(node);
    let (places, removes) = if is_on { (Some(candidate), Vec::new()) } else { (None, vec![candidate]) };
    RatedStep { technique, tenths, places, removes }
}

/// What is removed because a candidate is off or on: itself, or the others of its cell.
pub(super) fn removes_of(board: &RatingBoard, links: &Links, node: usize, is_on: bool) -> Vec<usize> {
    match is_on {
        true => links.nodes.others_in_cell(board, node).collect(),
        false => vec![node],
    }
}
