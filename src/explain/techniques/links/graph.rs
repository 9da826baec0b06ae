//! Which nodes there are, and how they are linked.

use crate::explain::techniques::als::Als;
use crate::explain::{Candidate, Link, Node};
use crate::sets::CellSet;

/// What takes part in a graph.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(in super::super) enum LinkReach {
    /// One digit: cells, and strong links in houses.
    Digit,
    /// Cells with two candidates: strong links in them, weak ones between them.
    Pairs,
    /// Candidates.
    // An empty graph has to have some reach.
    #[default]
    Cells,
    /// Candidates and groups.
    Groups,
    /// Candidates, groups and almost locked sets.
    Sets,
}

/// What makes up a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum LinkNodeKind {
    Cell,
    Group,
    /// The number of an almost locked set.
    Set(u16),
}

/// A digit in some cells.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct LinkNode {
    pub(in super::super) cells: CellSet,
    pub(in super::super) digit: u8,
    pub(in super::super) kind: LinkNodeKind,
    /// What sees all of the cells.
    pub(super) seen: CellSet,
}

/// What a way over a node has to know.
pub(super) struct NodePassing {
    /// The cells that the way uses up, a bit for each. A group uses none: it may hold cells that are used
    /// elsewhere. Above 128 cells some share a bit, so a few ways are missed there.
    pub(super) used: u128,
    /// What the node is in: the number of its cell, or another one for each group and each set.
    pub(super) owner: u32,
    /// Whether it is of the kind that sets this reach apart from the one before.
    pub(super) is_special: bool,
    /// Whether a strong link leads on.
    pub(super) leads_on: bool,
}

/// The nodes and their links, by number. The candidates come first, by cell and digit.
#[derive(Default)]
pub(in super::super) struct LinkGraph {
    pub(in super::super) reach: LinkReach,
    pub(in super::super) nodes: Vec<LinkNode>,
    pub(in super::super) weak: Vec<Vec<u16>>,
    pub(in super::super) strong: Vec<Vec<u16>>,
    pub(in super::super) sets: Vec<Als>,
    /// For each node what a way over it has to know.
    pub(super) passing: Vec<NodePassing>,
    /// The candidates that are nodes; they are the first ones.
    pub(in super::super) candidates: Vec<Candidate>,
    /// The number of the first candidate of each cell.
    pub(super) first_of_cell: Vec<u16>,
}

impl LinkGraph {
    /// The number of a candidate, if it takes part.
    pub(in super::super) fn index_of(&self, cell: usize, digit: u8) -> Option<usize> {
        let of_cell = usize::from(self.first_of_cell[cell])..usize::from(self.first_of_cell[cell + 1]);
        of_cell.into_iter().find(|&index| self.nodes[index].digit == digit)
    }

    /// Whether two nodes are in the same cell or belong to the same almost locked set.
    pub(in super::super) fn is_inner(&self, one: usize, other: usize) -> bool {
        self.passing[one].owner == self.passing[other].owner
    }

    /// The cells of a node, or of its almost locked set.
    pub(in super::super) fn cells_of(&self, index: usize) -> &CellSet {
        match self.nodes[index].kind {
            LinkNodeKind::Set(set) => &self.sets[usize::from(set)].cells,
            _ => &self.nodes[index].cells,
        }
    }

    /// Whether the links along a way lead back, too: all do but those that leave an almost locked set which has lost a digit.
    /// The first one is strong.
    pub(in super::super) fn can_be_turned(&self, way: &[usize]) -> bool {
        let strong = way.windows(2).step_by(2);
        strong.into_iter().all(|pair| match self.nodes[pair[0]].kind {
            LinkNodeKind::Set(_) => self.nodes[pair[1]].kind == self.nodes[pair[0]].kind,
            _ => true,
        })
    }

    /// A node as an end of a link.
    fn end_of_link(&self, index: usize) -> Node {
        let node = &self.nodes[index];
        Node { cells: node.cells.iter().collect(), digit: node.digit }
    }

    /// The links along a way. The first one is strong if the start is off.
    pub(in super::super) fn links(&self, way: &[usize], start_on: bool) -> Vec<Link> {
        let link = |(index, pair): (usize, &[usize])| {
            let strong = (index % 2 == 1) == start_on;
            let set = match self.nodes[pair[0]].kind {
                LinkNodeKind::Set(number) if strong => self.sets[usize::from(number)].cells.iter().collect(),
                _ => Vec::new(),
            };
            Link { from: self.end_of_link(pair[0]), to: self.end_of_link(pair[1]), strong, set, house: None }
        };
        way.windows(2).enumerate().map(link).collect()
    }
}
