//! Walking over links from a start, nearest first, without crossing the own way.

use super::graph::LinkGraph;

/// What a walk has reached.
#[derive(Clone, Copy, Default)]
pub(in super::super) struct Arrival {
    /// The cells on the way, as [`LinkGraph::passing`] has them.
    used: u128,
    /// Where the way came from last, among what was reached.
    from: u32,
    node: u16,
    /// How many links there are from the start.
    length: u8,
    pub(in super::super) on: bool,
    /// Whether the way there has passed a special node.
    pub(in super::super) special: bool,
    /// Whether the last link is inside a cell or a set.
    inner: bool,
    /// Whether the first link was.
    stayed: bool,
}

impl Arrival {
    /// The number of the node.
    pub(in super::super) fn node(&self) -> usize {
        self.node.into()
    }

    pub(in super::super) fn length(&self) -> usize {
        self.length.into()
    }

    /// The number of the state that was reached: a node that is on or off, by a special way or not.
    fn state(&self) -> usize {
        self.node() << 2 | usize::from(self.on) << 1 | usize::from(self.special)
    }
}

/// The walk from one start. It is made once and used for many starts.
pub(in super::super) struct LinkWalk<'a> {
    graph: &'a LinkGraph,
    /// How many ways to one state are gone on with; fewer than 8.
    most_ways: u32,
    /// How many links a way may have.
    most_links: u8,
    /// For each state how often the walk that was there last has reached it, in the three lowest bits, and
    /// above these the number of that walk.
    reached: Vec<u32>,
    number: u32,
    /// What this walk has reached, nearest first, and room for all that a walk can reach.
    arrivals: Vec<Arrival>,
    /// How many have been reached.
    count: usize,
    /// How many links have been looked at.
    pub(super) looked: usize,
    /// What leads back into the cell of the start; no way goes on from there.
    pub(in super::super) returns: Vec<Arrival>,
}

impl<'a> LinkWalk<'a> {
    pub(in super::super) fn new(graph: &'a LinkGraph, most_ways: u32, most_links: usize) -> LinkWalk<'a> {
        LinkWalk {
            graph,
            most_ways,
            most_links: most_links.min(200) as u8,
            reached: vec![0; graph.nodes.len() * 4],
            number: 0,
            arrivals: vec![Arrival::default(); graph.nodes.len() * 4 * most_ways as usize + 1],
            count: 0,
            looked: 0,
            returns: Vec::new(),
        }
    }

    /// Walks from a candidate that is on or off. Where the first link may not stay in the cell, returns are
    /// found, too.
    pub(in super::super) fn walk_from(&mut self, start: usize, on: bool, may_stay: bool) {
        self.number += 8;
        self.returns.clear();
        let graph = self.graph;
        let (passing, reached) = (&graph.passing[..], &mut self.reached[..]);
        let (weak, strong) = (&graph.weak[..], &graph.strong[..]);
        let node = start as u16;
        let used = passing[start].used;
        let first =
            Arrival { used, from: 0, node, length: 0, on, special: false, inner: !may_stay, stayed: false };
        reached[first.state()] = self.number + self.most_ways;
        let arrivals = &mut self.arrivals[..];
        arrivals[0] = first;
        let mut count = 1;
        let mut next = 0;
        let mut looked = 0;
        while next < count {
            let here = arrivals[next];
            if here.length == self.most_links {
                break;
            }
            let links = if here.on { weak } else { strong };
            let owner = passing[here.node()].owner;
            let from = next as u32;
            next += 1;
            looked += links[here.node()].len();
            for &node in &links[here.node()] {
                let to = &passing[usize::from(node)];
                if here.on && !to.leads_on && to.owner != passing[start].owner {
                    continue;
                }
                let arrival = Arrival {
                    used: here.used | to.used,
                    from,
                    node,
                    length: here.length + 1,
                    on: !here.on,
                    special: here.special || to.is_special,
                    inner: owner == to.owner,
                    stayed: here.stayed || from == 0 && owner == to.owner,
                };
                let reached = &mut reached[arrival.state()];
                let ways = reached.checked_sub(self.number).unwrap_or_default();
                if ways == self.most_ways {
                    continue;
                }
                if arrival.inner {
                    // No three nodes in a row may be in one cell.
                    if here.inner {
                        continue;
                    }
                } else if here.used & to.used != 0 {
                    if from > 0 && !here.stayed && to.owner == passing[start].owner {
                        self.returns.push(arrival);
                    }
                    continue;
                }
                *reached = self.number + ways + 1;
                arrivals[count] = arrival;
                count += 1;
            }
        }
        (self.count, self.looked) = (count, looked);
    }

    /// What this walk has reached, nearest first.
    pub(in super::super) fn arrivals(&self) -> &[Arrival] {
        &self.arrivals[..self.count]
    }

    /// The nodes on the way to an arrival, from the start.
    pub(in super::super) fn way_to(&self, arrival: &Arrival) -> Vec<usize> {
        let mut way = vec![0; arrival.length() + 1];
        let mut at = *arrival;
        way[at.length()] = at.node();
        while at.length > 0 {
            at = self.arrivals[at.from as usize];
            way[at.length()] = at.node();
        }
        way
    }
}
