//! Walking over links from a start, nearest first, without crossing the own way.

use super::graph::{Graph, Kind};
use crate::candidates::CellSet;
use crate::explain::{Link, Node};

/// A place that is on or off, and whether the way there has passed a special place.
#[derive(Clone, Copy, PartialEq, Eq)]
struct State(u32);

impl State {
    fn new(place: usize, on: bool, special: bool) -> State {
        State((place as u32) << 2 | u32::from(on) << 1 | u32::from(special))
    }

    fn place(self) -> usize {
        (self.0 >> 2) as usize
    }

    fn is_on(self) -> bool {
        self.0 & 2 != 0
    }

    fn is_special(self) -> bool {
        self.0 & 1 != 0
    }
}

/// What a walk has reached.
#[derive(Clone, Copy)]
pub(in super::super) struct Arrival {
    /// The number of the place.
    pub(in super::super) place: usize,
    pub(in super::super) on: bool,
    /// How many links there are from the start.
    pub(in super::super) length: usize,
    /// Whether the way there has passed a special place.
    pub(in super::super) special: bool,
    /// Where the way came from last, among what was reached.
    from: u32,
    /// Whether the last link is inside a cell or a set.
    inner: bool,
}

/// The walk from one start. It is made once and used for many starts.
pub(in super::super) struct Walk<'a> {
    graph: &'a Graph,
    /// The kind of place that a way must pass to be special; no kind where every way is.
    is_special: fn(Kind) -> bool,
    /// How many ways to one state are gone on with.
    most_ways: u32,
    /// For each state the number of the walk that has reached it last, and how often it has.
    reached: Vec<(u32, u32)>,
    walk: u32,
    /// What this walk has reached, nearest first.
    pub(in super::super) arrivals: Vec<Arrival>,
    /// The cells on the way to each of them.
    cells: Vec<CellSet>,
    /// What leads back into the cell of the start; no way goes on from there.
    pub(in super::super) returns: Vec<Arrival>,
}

impl<'a> Walk<'a> {
    pub(in super::super) fn new(graph: &'a Graph, is_special: fn(Kind) -> bool, most_ways: u32) -> Walk<'a> {
        Walk {
            graph,
            is_special,
            most_ways,
            reached: vec![(0, 0); graph.places.len() * 4],
            walk: 0,
            arrivals: Vec::new(),
            cells: Vec::new(),
            returns: Vec::new(),
        }
    }

    /// Walks from a candidate that is on or off. Where the first link may not stay in the cell, returns are
    /// found, too.
    pub(in super::super) fn begin(&mut self, start: usize, on: bool, may_stay: bool) {
        self.walk += 1;
        self.arrivals.clear();
        self.cells.clear();
        self.returns.clear();
        self.arrivals.push(Arrival {
            place: start,
            on,
            length: 0,
            special: false,
            from: 0,
            inner: !may_stay,
        });
        self.cells.push(*self.graph.cells_used(start));
        self.reached[State::new(start, on, false).0 as usize] = (self.walk, self.most_ways);
        let mut next = 0;
        while next < self.arrivals.len() {
            let graph = self.graph;
            let Arrival { place, on, .. } = self.arrivals[next];
            let links = if on { &graph.weak[place] } else { &graph.strong[place] };
            for &to in links {
                self.consider(start, next, to.into(), !may_stay);
            }
            next += 1;
        }
    }

    fn consider(&mut self, start: usize, from: usize, to: usize, returns: bool) {
        let graph = self.graph;
        let before = self.arrivals[from];
        let special = before.special || (self.is_special)(graph.places[to].kind);
        let state = State::new(to, !before.on, special);
        let reached = &mut self.reached[state.0 as usize];
        if reached.0 != self.walk {
            *reached = (self.walk, 0);
        } else if reached.1 == self.most_ways {
            return;
        }
        let inner = graph.is_inner(before.place, to);
        let arrival = Arrival {
            place: state.place(),
            on: state.is_on(),
            length: before.length + 1,
            special: state.is_special(),
            from: from as u32,
            inner,
        };
        let way = self.cells[from];
        let used = graph.cells_used(to);
        if inner {
            // No three places in a row may be in one cell.
            if before.inner {
                return;
            }
        } else if !(way & *used).is_empty() {
            if returns && to < graph.candidates && graph.is_inner(start, to) && from > 0 {
                self.returns.push(arrival);
            }
            return;
        }
        self.reached[state.0 as usize].1 += 1;
        self.arrivals.push(arrival);
        self.cells.push(way | *used);
    }

    /// The places on the way to an arrival, from the start.
    pub(in super::super) fn way_to(&self, arrival: &Arrival) -> Vec<usize> {
        let mut way = vec![arrival.place];
        let mut at = *arrival;
        while at.length > 0 {
            at = self.arrivals[at.from as usize];
            way.push(at.place);
        }
        way.reverse();
        way
    }
}

impl Graph {
    pub(in super::super) fn node(&self, place: usize) -> Node {
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
