//! Walking over links from a start, nearest first, without crossing the own way.

use super::graph::{Graph, Kind};
use crate::explain::{Link, Node};

/// What a walk has reached.
#[derive(Clone, Copy)]
pub(in super::super) struct Arrival {
    place: u16,
    /// How many links there are from the start.
    length: u8,
    pub(in super::super) on: bool,
    /// Whether the way there has passed a special place.
    pub(in super::super) special: bool,
    /// Whether the last link is inside a cell or a set.
    inner: bool,
    /// Where the way came from last, among what was reached.
    from: u32,
}

impl Arrival {
    /// The number of the place.
    pub(in super::super) fn place(&self) -> usize {
        self.place.into()
    }

    pub(in super::super) fn length(&self) -> usize {
        self.length.into()
    }

    /// The number of the state that was reached: a place that is on or off, by a special way or not.
    fn state(&self) -> usize {
        self.place() << 2 | usize::from(self.on) << 1 | usize::from(self.special)
    }
}

/// The walk from one start. It is made once and used for many starts.
pub(in super::super) struct Walk<'a> {
    graph: &'a Graph,
    /// The kind of place that a way must pass to be special.
    is_special: fn(Kind) -> bool,
    /// How many ways to one state are gone on with.
    most_ways: u32,
    /// How many links a way may have.
    most_links: u8,
    /// For each state the number of the walk that has reached it last, and how often it has.
    reached: Vec<(u32, u32)>,
    walk: u32,
    /// What this walk has reached, nearest first.
    pub(in super::super) arrivals: Vec<Arrival>,
    /// The cells on the way to each of them, as [`Graph::used`] has them.
    used: Vec<u128>,
    /// What leads back into the cell of the start; no way goes on from there.
    pub(in super::super) returns: Vec<Arrival>,
}

impl<'a> Walk<'a> {
    pub(in super::super) fn new(
        graph: &'a Graph,
        is_special: fn(Kind) -> bool,
        most_ways: u32,
        most_links: usize,
    ) -> Walk<'a> {
        Walk {
            graph,
            is_special,
            most_ways,
            most_links: most_links.min(200) as u8,
            reached: vec![(0, 0); graph.places.len() * 4],
            walk: 0,
            arrivals: Vec::new(),
            used: Vec::new(),
            returns: Vec::new(),
        }
    }

    /// Walks from a candidate that is on or off. Where the first link may not stay in the cell, returns are
    /// found, too.
    pub(in super::super) fn begin(&mut self, start: usize, on: bool, may_stay: bool) {
        self.walk += 1;
        self.arrivals.clear();
        self.used.clear();
        self.returns.clear();
        let place = start as u16;
        let first = Arrival { place, length: 0, on, special: false, inner: !may_stay, from: 0 };
        self.reached[first.state()] = (self.walk, self.most_ways);
        self.arrivals.push(first);
        self.used.push(self.graph.used[start]);
        let graph = self.graph;
        let mut next = 0;
        while next < self.arrivals.len() {
            let here = self.arrivals[next];
            if here.length == self.most_links {
                break;
            }
            let links = if here.on { &graph.weak } else { &graph.strong };
            for &to in &links[here.place()] {
                self.consider(start, here, next as u32, to, !may_stay);
            }
            next += 1;
        }
    }

    fn consider(&mut self, start: usize, before: Arrival, from: u32, to: u16, returns: bool) {
        let graph = self.graph;
        let place = usize::from(to);
        let special = before.special || (self.is_special)(graph.places[place].kind);
        let mut arrival =
            Arrival { place: to, length: before.length + 1, on: !before.on, special, inner: false, from };
        let reached = &mut self.reached[arrival.state()];
        if reached.0 != self.walk {
            *reached = (self.walk, 0);
        } else if reached.1 == self.most_ways {
            return;
        }
        let (way, used) = (self.used[from as usize], graph.used[place]);
        if graph.is_inner(before.place(), place) {
            // No three places in a row may be in one cell.
            if before.inner {
                return;
            }
            arrival.inner = true;
        } else if way & used != 0 {
            if returns && from > 0 && place < graph.candidates && graph.is_inner(start, place) {
                self.returns.push(arrival);
            }
            return;
        }
        reached.1 += 1;
        self.arrivals.push(arrival);
        self.used.push(way | used);
    }

    /// The places on the way to an arrival, from the start.
    pub(in super::super) fn way_to(&self, arrival: &Arrival) -> Vec<usize> {
        let mut way = vec![arrival.place()];
        let mut at = *arrival;
        while at.length > 0 {
            at = self.arrivals[at.from as usize];
            way.push(at.place());
        }
        way.reverse();
        way
    }
}

impl Graph {
    fn node(&self, place: usize) -> Node {
        let place = &self.places[place];
        Node { cells: place.cells.iter().collect(), digit: place.digit }
    }

    /// The links along a way. The first one is strong if the start is off.
    pub(in super::super) fn links(&self, way: &[usize], start_on: bool) -> Vec<Link> {
        let link = |(index, pair): (usize, &[usize])| {
            let strong = (index % 2 == 1) == start_on;
            let set = match self.places[pair[0]].kind {
                Kind::Set(number) if strong => self.sets[usize::from(number)].cells.iter().collect(),
                _ => Vec::new(),
            };
            Link { from: self.node(pair[0]), to: self.node(pair[1]), strong, set }
        };
        way.windows(2).enumerate().map(link).collect()
    }
}
