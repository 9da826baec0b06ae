//! Chains of cells or of places of one digit: if one end is false, the other end is true.

use super::links::{LinkReach, LinkSearch, LoopClosing, link_graph, seeing_both};
use super::{Tools, Visit};
use crate::explain::role::Role;
use crate::explain::{Candidate, Step, Technique};
use crate::sets::CellSet;
use std::ops::ControlFlow;

/// What sees both ends of a chain goes; all that its inner cells prove, too, if the step is not for people.
pub(super) fn remote_pair(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    let bivalue = position.bivalue_cells();
    let mut found: Vec<Vec<Candidate>> = Vec::new();
    for (number, &start) in bivalue.iter().enumerate() {
        let digits = position.candidates(start);
        // Breadth first: the shortest way to each cell, from this back to the start.
        let mut ways = vec![vec![start]];
        let mut reached = CellSet::of(start);
        let mut next = 0;
        while next < ways.len() {
            for &cell in &bivalue {
                let is_next = position.candidates(cell) == digits && houses.sees(ways[next][0], cell);
                if is_next && !reached.contains(cell) {
                    reached.insert(cell);
                    ways.push([&[cell], &ways[next][..]].concat());
                }
            }
            next += 1;
        }
        for cells in ways {
            if bivalue[..number].contains(&cells[0]) || cells.len() < 4 || cells.len() % 2 == 1 {
                continue;
            }
            let seen_by_both =
                |one: usize, other: usize| houses.peers()[cells[one]] & houses.peers()[cells[other]];
            let mut seen = seen_by_both(0, cells.len() - 1);
            if !tools.is_for_people {
                // Each two inner cells are the ends of a shorter chain.
                for one in 0..cells.len() {
                    for other in (one + 3..cells.len()).step_by(2) {
                        seen |= seen_by_both(one, other);
                    }
                }
            }
            let mut step = Step::new(Technique::RemotePair);
            for digit in digits {
                let gone = *position.places(digit) & (seen - cells.iter().copied().collect());
                step = step.removing(gone, digit).showing(cells.iter().copied(), digit, Role::Base);
            }
            if step.removes.is_empty() || found.contains(&step.removes) {
                continue;
            }
            found.push(step.removes.clone());
            // Both digits take turns.
            let mut pair: Vec<u8> = digits.iter().collect();
            let mut chain = Vec::new();
            for cell in cells {
                chain.extend(pair.iter().map(|&digit| Candidate { cell, digit }));
                pair.reverse();
            }
            visit(step.linking_all(&chain))?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn x_chain(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let graph = link_graph(tools.position, LinkReach::Digit);
    let mut search = LinkSearch::new(tools.position, &graph, tools.budget, seeing_both);
    search.each_chain(Technique::XChain, visit)?;
    let technique = |closing| (closing == LoopClosing::Strong).then_some(Technique::XChain);
    search.each_loop(technique, visit)
}

pub(super) fn xy_chain(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let graph = link_graph(tools.position, LinkReach::Pairs);
    LinkSearch::new(tools.position, &graph, tools.budget, seeing_both).each_chain(Technique::XyChain, visit)
}
