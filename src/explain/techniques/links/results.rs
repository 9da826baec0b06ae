//! What chains and loops prove, as steps; of several with the same result the first and then shorter ones.

use super::{LinkGraph, LinkNodeKind, LinkReach, LinkWalk};
use crate::explain::conclusions::Conclusions;
use crate::explain::order::sort_candidates;
use crate::explain::role::Role;
use crate::explain::techniques::Visit;
use crate::explain::{Candidate, Position, RemovedBy, Step, Technique};
use crate::sets::CellSet;
use crate::solver::Budget;
use std::ops::ControlFlow;

/// What the first and the last link of a loop are, which meet in a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum LoopClosing {
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
type RemovedByEnds = fn(&Position, Candidate, Candidate) -> Vec<Candidate>;

/// Longer continuous loops, and longer chains with groups or sets, are not looked for.
const MOST_LINKS: usize = 16;
/// Nor are longer discontinuous loops.
const MOST_LINKS_OPEN: usize = 14;

/// The search for chains or loops on one graph.
pub(in super::super) struct LinkSearch<'a> {
    position: &'a Position,
    graph: &'a LinkGraph,
    budget: &'a Budget,
    /// Whether a way must have passed a node that is special in the graph.
    is_special: bool,
    removed_by_ends: RemovedByEnds,
    /// For each result the shortest way that was found: of discontinuous loops, of continuous ones, of chains.
    shortest: [Conclusions; 3],
}

impl<'a> LinkSearch<'a> {
    /// `removed_by_ends` says what goes if one end of a chain is true.
    pub(in super::super) fn new(
        position: &'a Position,
        graph: &'a LinkGraph,
        budget: &'a Budget,
        removed_by_ends: RemovedByEnds,
    ) -> LinkSearch<'a> {
        let is_special = graph.reach >= LinkReach::Groups;
        LinkSearch { position, graph, budget, is_special, removed_by_ends, shortest: Default::default() }
    }

    /// Chains of any length.
    pub(in super::super) fn each_chain(
        &mut self,
        technique: Technique,
        visit: &mut Visit,
    ) -> ControlFlow<()> {
        let mut walk = LinkWalk::new(self.graph, 1, usize::MAX);
        for start in 0..self.graph.candidates.len() {
            walk.walk_from(start, false, true);
            self.budget.take_or_break(walk.looked)?;
            self.each_chain_of(&walk, start, technique, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The chains that a walk has found.
    fn each_chain_of(
        &mut self,
        walk: &LinkWalk,
        start: usize,
        technique: Technique,
        visit: &mut Visit,
    ) -> ControlFlow<()> {
        let graph = self.graph;
        let from = graph.candidates[start];
        for arrival in walk.arrivals() {
            // Without sets, each chain is found from both ends.
            let is_end = arrival.on
                && arrival.node() < graph.candidates.len()
                && (!graph.sets.is_empty() || arrival.node() > start);
            if !is_end || arrival.length() < 3 || arrival.special != self.is_special {
                continue;
            }
            let removes = (self.removed_by_ends)(self.position, from, graph.candidates[arrival.node()]);
            if self.shortest[2].insert_if_better(&removes, arrival.length()) {
                let way = walk.way_to(arrival);
                let step = Step { removes, ..Step::new(technique) };
                visit(showing_way(step, graph, &way, false))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Loops that start and end in one cell, which both links leave, and chains; those that some technique means.
    pub(in super::super) fn each_loop(
        &mut self,
        technique: fn(LoopClosing) -> Option<Technique>,
        visit: &mut Visit,
    ) -> ControlFlow<()> {
        let graph = self.graph;
        // The larger the graph, the longer each further way to a node takes.
        let most_ways = match graph.reach {
            LinkReach::Sets => 1,
            LinkReach::Groups => 2,
            _ => 4,
        };
        let mut walk = LinkWalk::new(graph, most_ways, MOST_LINKS);
        let mut removes = Vec::new();
        for (start, on) in (0..graph.candidates.len()).flat_map(|start| [(start, true), (start, false)]) {
            if !on && graph.strong[start].is_empty() {
                continue;
            }
            // A chain may begin with a link inside its cell, a loop may not.
            let open = technique(LoopClosing::Open).filter(|_| !on);
            walk.walk_from(start, on, open.is_some());
            self.budget.take_or_break(walk.looked)?;
            for arrival in &walk.returns {
                if arrival.length() < 3 || arrival.special != self.is_special {
                    continue;
                }
                let (from, to) = (graph.candidates[start], graph.candidates[arrival.node()]);
                let digits = self.position.candidates(from.cell);
                let closing = match (on, arrival.on, from == to) {
                    (true, false, true) => LoopClosing::Weak,
                    (false, true, true) => LoopClosing::Strong,
                    (true, true, false) | (false, false, false) => LoopClosing::Mixed,
                    // Of two weak links, each needs a strong one in the cell.
                    (true, false, false) if digits.len() != 2 => continue,
                    _ => LoopClosing::Continuous,
                };
                let Some(technique) = technique(closing) else { continue };
                if closing != LoopClosing::Continuous && arrival.length() > MOST_LINKS_OPEN {
                    continue;
                }
                let way = || {
                    let mut way = walk.way_to(arrival);
                    if closing == LoopClosing::Continuous && from != to {
                        // The loop is closed inside the cell.
                        way.push(start);
                    }
                    way
                };
                removes.clear();
                match closing {
                    LoopClosing::Weak => removes.push(from),
                    LoopClosing::Mixed => removes.push(if on { from } else { to }),
                    LoopClosing::Strong => {
                        let others = digits.iter().filter(|&digit| digit != from.digit);
                        removes.extend(others.map(|digit| Candidate::new(from.cell, digit)));
                    }
                    LoopClosing::Continuous => {
                        let add = &mut |_, candidate| removes.push(candidate);
                        each_removed_by_loop(self.position, graph, &way(), on, add);
                        sort_candidates(&mut removes);
                    }
                    LoopClosing::Open => {}
                }
                let shortest = &mut self.shortest[usize::from(closing == LoopClosing::Continuous)];
                if shortest.insert_if_better(&removes, arrival.length()) {
                    let mut step = Step::new(technique);
                    if closing == LoopClosing::Continuous {
                        each_removed_by_loop(self.position, graph, &way(), on, &mut |link, candidate| {
                            step.removes.push(candidate);
                            step.removed_by.push(RemovedBy::Link(link));
                        });
                    } else {
                        step.removes.clone_from(&removes);
                    }
                    let mut way = way();
                    // It begins with what goes, if its links can be gone both ways.
                    let is_turned = closing == LoopClosing::Mixed && !on && graph.can_be_turned(&way);
                    if is_turned {
                        way.reverse();
                    }
                    visit(showing_way(step, graph, &way, on || is_turned))?;
                }
            }
            if let Some(technique) = open {
                self.each_chain_of(&walk, start, technique, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Calls `visit` with what each link of a continuous loop removes: each of its weak links is as good as a strong one.
fn each_removed_by_loop(
    position: &Position,
    graph: &LinkGraph,
    way: &[usize],
    start_on: bool,
    visit: &mut dyn FnMut(usize, Candidate),
) {
    let houses = position.houses();
    let used = way.iter().fold(CellSet::EMPTY, |used, &node| used | *graph.cells_of(node));
    for (index, pair) in way.windows(2).enumerate() {
        let (one, other) = (&graph.nodes[pair[0]], &graph.nodes[pair[1]]);
        let is_weak = (index % 2 == 0) == start_on;
        match (one.kind, graph.is_inner(pair[0], pair[1])) {
            (LinkNodeKind::Set(set), true) => {
                // What neither enters nor leaves the set is locked in it.
                let set = &graph.sets[usize::from(set)];
                for digit in set.digits.iter().filter(|&digit| digit != one.digit && digit != other.digit) {
                    let locked = *position.places(digit) & set.cells;
                    let gone = position.seen_by_all(digit, &locked) - used;
                    gone.iter().for_each(|cell| visit(index, Candidate { cell, digit }));
                }
            }
            (_, true) if is_weak => {
                let cell = graph.candidates[pair[0]].cell;
                let others = position.candidates(cell).iter();
                let others = others.filter(|&digit| digit != one.digit && digit != other.digit);
                others.for_each(|digit| visit(index, Candidate { cell, digit }));
            }
            (_, false) if is_weak => {
                let both = one.cells | other.cells;
                let gone = *position.places(one.digit) & houses.common_peers(&both);
                (gone - used).iter().for_each(|cell| visit(index, Candidate { cell, digit: one.digit }));
            }
            _ => {}
        }
    }
}

/// Adds the links of a way and its candidates.
pub(in super::super) fn showing_way(
    mut step: Step,
    graph: &LinkGraph,
    way: &[usize],
    start_on: bool,
) -> Step {
    step.links = graph.links(way, start_on);
    for (index, &node) in way.iter().enumerate() {
        let role = if (index % 2 == 0) == start_on { Role::On } else { Role::Off };
        let node = &graph.nodes[node];
        step = step.showing(node.cells, node.digit, role);
    }
    step
}
