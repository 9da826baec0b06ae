//! The making of a graph: its nodes, and then its links.

use super::graph::{LinkGraph, LinkNode, LinkNodeKind, LinkReach, NodePassing};
use super::linking;
use crate::explain::techniques::{als, caps};
use crate::explain::{Candidate, Position};
use crate::sets::{CellSet, bit};

/// Above so many nodes there is no search with almost locked sets.
const MOST_NODES: usize = 6_000;

/// The graph of a position, as far as it is to reach.
pub(in super::super) fn link_graph(position: &Position, reach: LinkReach) -> LinkGraph {
    let mut graph = LinkGraph { reach, ..LinkGraph::default() };
    let houses = position.houses();
    for cell in 0..position.cells().len() {
        graph.first_of_cell.push(graph.nodes.len() as u16);
        if reach == LinkReach::Pairs && position.candidates(cell).len() != 2 {
            continue;
        }
        for digit in position.candidates(cell) {
            graph.candidates.push(Candidate { cell, digit });
            let node = LinkNode {
                cells: CellSet::of(cell),
                digit,
                kind: LinkNodeKind::Cell,
                seen: houses.peers()[cell],
            };
            add_node(&mut graph, node, cell as u32, node.cells);
        }
    }
    graph.first_of_cell.push(graph.nodes.len() as u16);
    if reach >= LinkReach::Groups {
        add_groups(&mut graph, position);
    }
    if reach == LinkReach::Sets {
        add_sets(&mut graph, position);
    }
    graph.weak = vec![Vec::new(); graph.nodes.len()];
    graph.strong = vec![Vec::new(); graph.nodes.len()];
    linking::link_weakly(&mut graph, position, reach);
    if reach != LinkReach::Pairs {
        linking::link_houses(&mut graph, position);
    }
    if reach != LinkReach::Digit {
        linking::link_cells(&mut graph, position);
    }
    if reach == LinkReach::Sets {
        linking::link_sets(&mut graph, position);
    }
    for (passing, strong) in graph.passing.iter_mut().zip(&graph.strong) {
        passing.leads_on = !strong.is_empty();
    }
    // A way may end at a candidate, but must not at a group or a set.
    for weak in &mut graph.weak {
        weak.retain(|&to| {
            usize::from(to) < graph.candidates.len() || graph.passing[usize::from(to)].leads_on
        });
    }
    graph
}

/// Adds a node, with what it is in and the cells that a way over it uses up.
fn add_node(graph: &mut LinkGraph, node: LinkNode, owner: u32, used: CellSet) {
    let is_special = match graph.reach {
        LinkReach::Groups => node.kind == LinkNodeKind::Group,
        LinkReach::Sets => matches!(node.kind, LinkNodeKind::Set(_)),
        _ => false,
    };
    let used = used.iter().fold(0, |used, cell| used | bit(cell % 128));
    graph.passing.push(NodePassing { used, owner, is_special, leads_on: false });
    graph.nodes.push(node);
    debug_assert!(graph.nodes.len() <= u16::MAX.into(), "nodes are meant by numbers of 16 bits");
}

/// Adds each group: all places of a digit, two at least, that two houses share.
fn add_groups(graph: &mut LinkGraph, position: &Position) {
    let houses = position.houses();
    for intersection in position.intersections() {
        for digit in position.all_digits() {
            let cells = *position.places(digit) & *intersection;
            if cells.len() > 1 {
                let node =
                    LinkNode { cells, digit, kind: LinkNodeKind::Group, seen: houses.common_peers(&cells) };
                let owner = position.cells().len() + graph.nodes.len();
                add_node(graph, node, owner as u32, CellSet::EMPTY);
            }
        }
    }
}

/// Adds a node for each digit of each almost locked set of two cells and more.
fn add_sets(graph: &mut LinkGraph, position: &Position) {
    let houses = position.houses();
    let most = caps::LINKED_ALS_CELLS.most_or(position, usize::MAX);
    for set in als::almost_locked_sets(position) {
        if !(2..=most).contains(&set.cells.len()) {
            continue;
        }
        if graph.nodes.len() + set.digits.len() > MOST_NODES {
            break;
        }
        let number = graph.sets.len() as u16;
        graph.sets.push(set);
        for digit in set.digits {
            let (cells, kind) = (*position.places(digit) & set.cells, LinkNodeKind::Set(number));
            let node = LinkNode { cells, digit, kind, seen: houses.common_peers(&cells) };
            add_node(graph, node, u32::MAX - u32::from(number), set.cells);
        }
    }
}
