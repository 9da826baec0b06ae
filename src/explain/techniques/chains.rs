//! Chains: if one end is false, so many inferences on, the other end is true. So one of the two is.
//!
//! A line of a step is read from the left. In `(4)r1c3 = (4)r1c4`, the sign `=` is a *strong* link: if the
//! first is false, the second is true. The sign `-` is a *weak* link: if the first is true, the second is
//! false. A chain begins and ends with a strong link, and the two kinds take turns in it.
//!
//! # Remote pair
//!
//! A row of cells with the same two candidates, each seeing the next, so both digits go from cells that see two of
//! them which are an odd number of links apart.
//!
//! Each cell holds one digit of the pair, and the next cell holds the other. So the digits take turns along
//! the row, and two cells that are an odd number of links apart hold different digits. Nobody knows yet which
//! cell has which, but a cell that sees both of them can hold neither digit.
#![doc = example!("remote-pair")]
//!
//! # X-chain
//!
//! Strong and weak links of one digit take turns, and both the first and the last one are strong, so the digit goes
//! from cells that see both ends.
//!
//! A link is strong where a house has only two places for the digit: if it is not in the first, it is in the
//! second. It is weak where two places share a house: if it is in the first, it is not in the second. Suppose
//! that the digit is not at one end and follow the links: it is at the other end then. So it is at one of the
//! ends at least, whichever it is. If both ends are the same place, the digit is there.
#![doc = example!("x-chain")]
//!
//! # XY-chain
//!
//! Cells with two candidates, each sharing a digit with the next one that it sees, so a digit that both ends have
//! left over goes from cells that see both ends.
//!
//! Suppose that the first cell does not hold the digit that it has left over. Then it holds its other
//! candidate, the next cell cannot hold this and holds its own other one, and so on to the last cell, which
//! holds the digit that it has left over. So the first cell or the last one holds it.
#![doc = example!("xy-chain")]

use super::links::{LinkReach, LinkSearch, LoopClosing, link_graph, seeing_both};
use super::{Tools, Visit};
use crate::explain::step::Role;
use crate::explain::{Candidate, Step, Technique};
use crate::sets::CellSet;
use std::ops::ControlFlow;

pub(super) fn remote_pair(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    let pairs = position.pair_cells();
    let mut found: Vec<Vec<Candidate>> = Vec::new();
    for (number, &start) in pairs.iter().enumerate() {
        let digits = position.candidates(start);
        // Breadth first: the shortest way to each cell, from this back to the start.
        let mut ways = vec![vec![start]];
        let mut reached = CellSet::of(start);
        let mut next = 0;
        while next < ways.len() {
            for &cell in &pairs {
                let is_next = position.candidates(cell) == digits && houses.sees(ways[next][0], cell);
                if is_next && !reached.contains(cell) {
                    reached.insert(cell);
                    ways.push([&[cell], &ways[next][..]].concat());
                }
            }
            next += 1;
        }
        for cells in ways {
            if pairs[..number].contains(&cells[0]) || cells.len() < 4 || cells.len() % 2 == 1 {
                continue;
            }
            let mut seen = CellSet::EMPTY;
            for one in 0..cells.len() {
                for other in (one + 3..cells.len()).step_by(2) {
                    seen |= houses.peers()[cells[one]] & houses.peers()[cells[other]];
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
            visit(step.chain(&chain))?;
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
