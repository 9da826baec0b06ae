//! Walking over links from a start, nearest first, without crossing the own way.

use super::graph::{Graph, Kind};
use crate::explain::{Link, Node};

/// What a walk has reached.
#[derive(Clone, Copy, Default)]
pub(in super::super) struct Arrival {
    /// The cells on the way, as [`Graph::passing`] has them.
    used: u128,
    /// Where the way came from last, among what was reached.
    from: u32,
    place: u16,
    /// How many links there are from the start.
    length: u8,
    pub(in super::super) on: bool,
    /// Whether the way there has passed a special place.
    pub(in super::super) special: bool,
    /// Whether the last link is inside a cell or a set.
    inner: bool,
    /// Whether the first link was.
    stayed: bool,
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
    /// How many ways to one state are gone on with; fewer than 8.
    most_ways: u32,
    /// How many links a way may have.
    most_links: u8,
    /// For each state how often the walk that was there last has reached it, in the three lowest bits, and
    /// above these the number of that walk.
    reached: Vec<u32>,
    walk: u32,
    /// What this walk has reached, nearest first, and room for all that a walk can reach.
    arrivals: Vec<Arrival>,
    /// How many have been reached.
    count: usize,
    /// How many links have been looked at.
    pub(super) looked: usize,
    /// What leads back into the cell of the start; no way goes on from there.
    pub(in super::super) returns: Vec<Arrival>,
}

impl<'a> Walk<'a> {
    pub(in super::super) fn new(graph: &'a Graph, most_ways: u32, most_links: usize) -> Walk<'a> {
        Walk {
            graph,
            most_ways,
            most_links: most_links.min(200) as u8,
            reached: vec![0; graph.places.len() * 4],
            walk: 0,
            arrivals: vec![Arrival::default(); graph.places.len() * 4 * most_ways as usize + 1],
            count: 0,
            looked: 0,
            returns: Vec::new(),
        }
    }

    /// Walks from a candidate that is on or off. Where the first link may not stay in the cell, returns are
    /// found, too.
    pub(in super::super) fn begin(&mut self, start: usize, on: bool, may_stay: bool) {
        self.walk += 8;
        self.returns.clear();
        let graph = self.graph;
        let (passing, reached) = (&graph.passing[..], &mut self.reached[..]);
        let (weak, strong) = (&graph.weak[..], &graph.strong[..]);
        let place = start as u16;
        let used = passing[start].used;
        let first =
            Arrival { used, from: 0, place, length: 0, on, special: false, inner: !may_stay, stayed: false };
        reached[first.state()] = self.walk + self.most_ways;
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
            let owner = passing[here.place()].owner;
            let from = next as u32;
            next += 1;
            looked += links[here.place()].len();
            for &place in &links[here.place()] {
                let to = &passing[usize::from(place)];
                if here.on && !to.leads_on && to.owner != passing[start].owner {
                    continue;
                }
                let arrival = Arrival {
                    used: here.used | to.used,
                    from,
                    place,
                    length: here.length + 1,
                    on: !here.on,
                    special: here.special || to.is_special,
                    inner: owner == to.owner,
                    stayed: here.stayed || from == 0 && owner == to.owner,
                };
                let reached = &mut reached[arrival.state()];
                let ways = reached.checked_sub(self.walk).unwrap_or_default();
                if ways == self.most_ways {
                    continue;
                }
                if arrival.inner {
                    // No three places in a row may be in one cell.
                    if here.inner {
                        continue;
                    }
                } else if here.used & to.used != 0 {
                    if from > 0 && !here.stayed && to.owner == passing[start].owner {
                        self.returns.push(arrival);
                    }
                    continue;
                }
                *reached = self.walk + ways + 1;
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

    /// The places on the way to an arrival, from the start.
    pub(in super::super) fn way_to(&self, arrival: &Arrival) -> Vec<usize> {
        let mut way = vec![0; arrival.length() + 1];
        let mut at = *arrival;
        way[at.length()] = at.place();
        while at.length > 0 {
            at = self.arrivals[at.from as usize];
            way[at.length()] = at.place();
        }
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
