//! Chains: if one end is false, so many inferences on, the other end is true. So one of the two is.

use super::Visit;
use super::links::{Closing, Graph, Reach, Search};
use crate::candidates::CellSet;
use crate::explain::step::Role;
use crate::explain::{Candidate, Node, Position, Step, Technique};
use std::ops::ControlFlow;

/// Remote pair: a row of cells with the same two candidates, each seeing the next, so both digits go from cells
/// that see two of them which are an odd number of links apart.
pub fn remote_pair(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let map = position.map();
    let pairs: Vec<usize> =
        position.blanks().iter().filter(|&cell| position.candidates(cell).len() == 2).collect();
    let mut found: Vec<Vec<Candidate>> = Vec::new();
    for (number, &start) in pairs.iter().enumerate() {
        let digits = position.candidates(start);
        // Breadth first: each cell after the one that was reached before it.
        let mut way: Vec<(usize, usize)> = vec![(start, 0)];
        let mut reached = CellSet::of(start);
        let mut next = 0;
        while next < way.len() {
            let here = way[next].0;
            for &cell in &pairs {
                if position.candidates(cell) == digits && map.sees(here, cell) && !reached.contains(cell) {
                    reached.insert(cell);
                    way.push((cell, next));
                }
            }
            next += 1;
        }
        for end in 1..way.len() {
            if pairs[..number].contains(&way[end].0) {
                continue;
            }
            let mut cells = vec![way[end].0];
            let mut at = end;
            while at > 0 {
                at = way[at].1;
                cells.push(way[at].0);
            }
            if cells.len() < 4 || cells.len() % 2 == 1 {
                continue;
            }
            let mut seen = CellSet::EMPTY;
            for one in 0..cells.len() {
                for other in (one + 3..cells.len()).step_by(2) {
                    seen |= map.peers[cells[one]] & map.peers[cells[other]];
                }
            }
            let mut step = Step::new(Technique::RemotePair);
            for digit in digits {
                let gone = *position.places(digit) & (seen - cells.iter().copied().collect());
                step = step.removing(gone, digit).showing(cells.iter().copied(), digit, Role::Base);
            }
            step = step.sorted();
            if step.removes.is_empty() || found.contains(&step.removes) {
                continue;
            }
            found.push(step.removes.clone());
            let (mut here, mut there) = (digits.first().unwrap_or_default(), 0);
            for pair in cells.windows(2) {
                there = (digits - crate::candidates::DigitSet::of(here)).first().unwrap_or(there);
                step = step.linking(Node::new([pair[0]], here), Node::new([pair[0]], there), true).linking(
                    Node::new([pair[0]], there),
                    Node::new([pair[1]], there),
                    false,
                );
                (here, there) = (there, here);
            }
            let last = cells[cells.len() - 1];
            there = (digits - crate::candidates::DigitSet::of(here)).first().unwrap_or(there);
            step = step.linking(Node::new([last], here), Node::new([last], there), true);
            visit(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// X-chain: strong and weak links of one digit take turns, and both the first and the last one are strong, so the
/// digit goes from cells that see both ends.
pub fn x_chain(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let graph = Graph::new(position, Reach::Digit);
    let mut search = Search::new(position, &graph);
    search.chains(Technique::XChain, seeing_both, visit)?;
    search.loops(|closing| (closing == Closing::Strong).then_some(Technique::XChain), visit)
}

/// XY-chain: cells with two candidates, each sharing a digit with the next one that it sees, so a digit that both
/// ends have left over goes from cells that see both ends.
pub fn xy_chain(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let graph = Graph::new(position, Reach::Pairs);
    Search::new(position, &graph).chains(Technique::XyChain, seeing_both, visit)
}

/// The candidates of one digit that see two.
fn seeing_both(position: &Position, one: Candidate, other: Candidate) -> Vec<Candidate> {
    if one.digit != other.digit {
        return Vec::new();
    }
    let peers = &position.map().peers;
    let gone = *position.places(one.digit) & peers[one.cell] & peers[other.cell];
    gone.iter().map(|cell| Candidate { cell, digit: one.digit }).collect()
}
