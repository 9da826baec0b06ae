//! What chains and loops prove, as steps; of several with the same result the first and then shorter ones.

use super::{Graph, Kind, Reach, Walk};
use crate::explain::conclusions::Conclusions;
use crate::explain::order::sort_candidates;
use crate::explain::step::Role;
use crate::explain::techniques::Visit;
use crate::explain::{Candidate, Position, Step, Technique};
use crate::sets::CellSet;
use crate::solver::Budget;
use std::ops::ControlFlow;

/// What the first and the last link of a loop are, which meet in a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Closing {
    /// Both are weak and of one digit, which goes.
    Weak,
    /// Both are strong and of one digit, so the cell's other candidates go.
    Strong,
    /// They are of two digits, and that of the weak one goes.
    Mixed,
    /// They go on into each other.
    Continuous,
    /// They do not meet: it is a chain, from a candidate that is off to one in another cell that is on. One of
    /// the two is true.
    Open,
}

/// What goes if one of two candidates is true.
type Follows = fn(&Position, Candidate, Candidate) -> Vec<Candidate>;

/// Longer continuous loops, and longer chains with groups or sets, are not looked for.
const MOST_LINKS: usize = 16;
/// Nor are longer discontinuous loops.
const MOST_LINKS_OPEN: usize = 14;

/// The search for chains or loops on one graph.
pub(in super::super) struct Search<'a> {
    position: &'a Position,
    graph: &'a Graph,
    budget: &'a Budget,
    /// Whether a way must have passed a place that is special in the graph.
    is_special: bool,
    follows: Follows,
    /// For each result the shortest way that was found: of discontinuous loops, of continuous ones, of chains.
    shortest: [Conclusions; 3],
}

impl<'a> Search<'a> {
    /// `follows` says what goes if one end of a chain is true.
    pub(in super::super) fn new(
        position: &'a Position,
        graph: &'a Graph,
        budget: &'a Budget,
        follows: Follows,
    ) -> Search<'a> {
        let is_special = graph.reach >= Reach::Groups;
        Search { position, graph, budget, is_special, follows, shortest: Default::default() }
    }

    /// Chains of any length.
    pub(in super::super) fn chains(&mut self, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
        let mut walk = Walk::new(self.graph, 1, usize::MAX);
        for start in 0..self.graph.candidates.len() {
            walk.begin(start, false, true);
            self.budget.go_on(walk.looked)?;
            self.chains_of(&walk, start, technique, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The chains that a walk has found.
    fn chains_of(
        &mut self,
        walk: &Walk,
        start: usize,
        technique: Technique,
        visit: &mut Visit,
    ) -> ControlFlow<()> {
        let graph = self.graph;
        let from = graph.candidates[start];
        for arrival in walk.arrivals() {
            // Without sets, each chain is found from both ends.
            let is_end = arrival.on
                && arrival.place() < graph.candidates.len()
                && (!graph.sets.is_empty() || arrival.place() > start);
            if !is_end || arrival.length() < 3 || arrival.special != self.is_special {
                continue;
            }
            let removes = (self.follows)(self.position, from, graph.candidates[arrival.place()]);
            if self.shortest[2].insert_if_better(&removes, arrival.length()) {
                let way = walk.way_to(arrival);
                let step = Step { removes, ..Step::new(technique) };
                visit(showing(step, graph, &way, false))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Loops that start and end in one cell, which both links leave, and chains; those that some technique means.
    pub(in super::super) fn loops(
        &mut self,
        technique: fn(Closing) -> Option<Technique>,
        visit: &mut Visit,
    ) -> ControlFlow<()> {
        let graph = self.graph;
        // The larger the graph, the longer each further way to a place takes.
        let most_ways = match graph.reach {
            Reach::Sets => 1,
            Reach::Groups => 2,
            _ => 4,
        };
        let mut walk = Walk::new(graph, most_ways, MOST_LINKS);
        let mut removes = Vec::new();
        for (start, on) in (0..graph.candidates.len()).flat_map(|start| [(start, true), (start, false)]) {
            if !on && graph.strong[start].is_empty() {
                continue;
            }
            // A chain may begin with a link inside its cell, a loop may not.
            let open = technique(Closing::Open).filter(|_| !on);
            walk.begin(start, on, open.is_some());
            self.budget.go_on(walk.looked)?;
            for arrival in &walk.returns {
                if arrival.length() < 3 || arrival.special != self.is_special {
                    continue;
                }
                let (from, to) = (graph.candidates[start], graph.candidates[arrival.place()]);
                let digits = self.position.candidates(from.cell);
                let closing = match (on, arrival.on, from == to) {
                    (true, false, true) => Closing::Weak,
                    (false, true, true) => Closing::Strong,
                    (true, true, false) | (false, false, false) => Closing::Mixed,
                    // Of two weak links, each needs a strong one in the cell.
                    (true, false, false) if digits.len() != 2 => continue,
                    _ => Closing::Continuous,
                };
                let Some(technique) = technique(closing) else { continue };
                if closing != Closing::Continuous && arrival.length() > MOST_LINKS_OPEN {
                    continue;
                }
                let way = || {
                    let mut way = walk.way_to(arrival);
                    if closing == Closing::Continuous && from != to {
                        // The loop is closed inside the cell.
                        way.push(start);
                    }
                    way
                };
                removes.clear();
                match closing {
                    Closing::Weak => removes.push(from),
                    Closing::Mixed => removes.push(if on { from } else { to }),
                    Closing::Strong => {
                        let others = digits.iter().filter(|&digit| digit != from.digit);
                        removes.extend(others.map(|digit| Candidate::new(from.cell, digit)));
                    }
                    Closing::Continuous => loop_removes(self.position, graph, &way(), on, &mut removes),
                    Closing::Open => {}
                }
                let shortest = &mut self.shortest[usize::from(closing == Closing::Continuous)];
                if shortest.insert_if_better(&removes, arrival.length()) {
                    let step = Step { removes: removes.clone(), ..Step::new(technique) };
                    visit(showing(step, graph, &way(), on))?;
                }
            }
            if let Some(technique) = open {
                self.chains_of(&walk, start, technique, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// What a continuous loop removes: each of its weak links is as good as a strong one.
fn loop_removes(
    position: &Position,
    graph: &Graph,
    way: &[usize],
    start_on: bool,
    removes: &mut Vec<Candidate>,
) {
    let houses = position.houses();
    let used = way.iter().fold(CellSet::EMPTY, |used, &place| used | *graph.cells_of(place));
    for (index, pair) in way.windows(2).enumerate() {
        let (one, other) = (&graph.places[pair[0]], &graph.places[pair[1]]);
        let is_weak = (index % 2 == 0) == start_on;
        match (one.kind, graph.is_inner(pair[0], pair[1])) {
            (Kind::Set(set), true) => {
                // What neither enters nor leaves the set is locked in it.
                let set = &graph.sets[usize::from(set)];
                for digit in set.digits.iter().filter(|&digit| digit != one.digit && digit != other.digit) {
                    let locked = *position.places(digit) & set.cells;
                    let gone = position.seen_by_all(digit, &locked) - used;
                    removes.extend(gone.iter().map(|cell| Candidate { cell, digit }));
                }
            }
            (_, true) if is_weak => {
                let cell = graph.candidates[pair[0]].cell;
                let others = position.candidates(cell).iter();
                let others = others.filter(|&digit| digit != one.digit && digit != other.digit);
                removes.extend(others.map(|digit| Candidate { cell, digit }));
            }
            (_, false) if is_weak => {
                let both = one.cells | other.cells;
                let gone = *position.places(one.digit) & houses.common_peers(&both);
                removes.extend((gone - used).iter().map(|cell| Candidate { cell, digit: one.digit }));
            }
            _ => {}
        }
    }
    sort_candidates(removes);
}

/// Adds the links of a way and its candidates.
pub(in super::super) fn showing(mut step: Step, graph: &Graph, way: &[usize], start_on: bool) -> Step {
    step.links = graph.links(way, start_on);
    for (index, &place) in way.iter().enumerate() {
        let role = if (index % 2 == 0) == start_on { Role::On } else { Role::Off };
        let place = &graph.places[place];
        step = step.showing(place.cells, place.digit, role);
    }
    step
}
