//! Forcing chains and nets, the last resort: suppose something, follow it by singles alone, and see.
//!
//! Either the supposition leads to a contradiction, so it is false; or whatever is true in a cell or for a digit
//! in a house leads to the same, so that is true. If each inference has one cause, the proof is made of chains;
//! else it is a net. Where no net leads anywhere, nets within nets are tried, so that every puzzle with one
//! solution is solved without a guess.

mod nested;
mod net;
mod proof;

use super::Visit;
use crate::explain::map::bits;
use crate::explain::mistakes::Puzzle;
use crate::explain::order::sort_by_number;
use crate::explain::step::HouseRole;
use crate::explain::{Candidate, Position, Step, Technique};
use net::{Conflict, Net};
use std::ops::ControlFlow;

/// Forcing chain contradiction: a candidate that is supposed to be true leads, link by link, to a cell or a house
/// with nothing left, so it is false.
pub fn chain_contradiction(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    only(Technique::ForcingChainContradiction, contradictions(position, &Nets::new(position)), visit)
}

/// Forcing chain verity: each candidate of a cell, or each place of a digit in a house, leads to the same by a
/// chain of its own, so that is true.
pub fn chain_verity(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    only(Technique::ForcingChainVerity, verities(position, &Nets::new(position)), visit)
}

/// Forcing net contradiction: a candidate that is supposed to be true leads to a contradiction, where some
/// inferences need several earlier ones.
pub fn net_contradiction(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let nets = Nets::new(position);
    let steps = contradictions(position, &nets);
    if steps.is_empty() && verities(position, &nets).is_empty() && Puzzle::of(position).is_unique() {
        return nested::contradiction(position).map_or(ControlFlow::Continue(()), visit);
    }
    only(Technique::ForcingNetContradiction, steps, visit)
}

/// Forcing net verity: each candidate of a cell, or each place of a digit in a house, leads to the same by a net
/// of its own, so that is true.
pub fn net_verity(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    only(Technique::ForcingNetVerity, verities(position, &Nets::new(position)), visit)
}

/// Every contradiction, or else every verity, or else, if that is wanted, one by nets within nets: the shortest
/// proofs first.
///
/// Nets within nets are for puzzles with one solution: where there are several, they would try everything in vain.
pub(in crate::explain) fn last_resort(position: &Position, nested: bool) -> Vec<Step> {
    let nets = Nets::new(position);
    let mut steps = contradictions(position, &nets);
    if steps.is_empty() {
        steps = verities(position, &nets);
    }
    if steps.is_empty() && nested {
        steps.extend(nested::contradiction(position));
    }
    sort_by_number(&mut steps, |step| u32::from(step.technique.order()) << 16 | step.links.len() as u32);
    steps
}

fn only(technique: Technique, steps: Vec<Step>, visit: &mut Visit) -> ControlFlow<()> {
    steps.into_iter().filter(|step| step.technique == technique).try_for_each(visit)
}

/// The nets of all candidates.
struct Nets<'a> {
    /// By the number of the candidate.
    of: Vec<Option<Net<'a>>>,
    side: usize,
}

impl<'a> Nets<'a> {
    fn new(position: &'a Position) -> Nets<'a> {
        let side = usize::from(position.side());
        let empty = Net::new(position);
        let mut of = vec![None; position.cells().len() * side];
        for cell in position.blanks().iter() {
            for digit in position.candidates(cell) {
                let number = empty.number(Candidate { cell, digit });
                let mut net = empty.clone();
                net.suppose(number);
                of[usize::from(number)] = Some(net);
            }
        }
        Nets { of, side }
    }

    fn get(&self, cell: usize, digit: u8) -> Option<&Net<'a>> {
        self.of[cell * self.side + usize::from(digit) - 1].as_ref()
    }
}

/// The suppositions that lead to a contradiction.
fn contradictions(position: &Position, nets: &Nets) -> Vec<Step> {
    let found = nets.of.iter().flatten().filter(|net| net.conflict.is_some());
    found.map(|net| contradiction(position, net)).collect()
}

fn contradiction(position: &Position, net: &Net) -> Step {
    let proof = proof::prove(net, &net.causes_of_conflict());
    let technique = match proof::are_chains(&proof) {
        true => Technique::ForcingChainContradiction,
        false => Technique::ForcingNetContradiction,
    };
    let supposed = net.candidate(net.found[0]);
    let mut step = Step::new(technique).removing([supposed.cell], supposed.digit);
    if let Some(Conflict::House(house, _)) = net.conflict {
        step = step.house(position.map().houses[usize::from(house)], HouseRole::Base);
    }
    proof::showing(step, net, &proof)
}

/// What follows from each candidate of a cell, and from each place of a digit in a house.
fn verities(position: &Position, nets: &Nets) -> Vec<Step> {
    let map = position.map();
    let mut steps = Vec::new();
    let mut known = vec![false; nets.of.len()];
    for cell in position.blanks().iter() {
        let branches: Vec<&Net> =
            position.candidates(cell).iter().filter_map(|digit| nets.get(cell, digit)).collect();
        steps.extend(common(&branches, &mut known));
    }
    for house in 0..map.houses.len() {
        for digit in position.all_digits() {
            let spots = position.spots(house, digit);
            let cells = bits(spots).map(|place| map.cells[house][place]);
            let branches: Vec<&Net> = cells.filter_map(|cell| nets.get(cell, digit)).collect();
            let found = common(&branches, &mut known).into_iter();
            steps.extend(found.map(|step| step.house(map.houses[house], HouseRole::Base)));
        }
    }
    steps
}

/// What all of some nets have found, if it is not known yet.
fn common(branches: &[&Net], known: &mut [bool]) -> Vec<Step> {
    let [first, others @ ..] = branches else { return Vec::new() };
    let mut steps = Vec::new();
    for &fact in &first.found {
        let on = first.known(fact);
        if known[usize::from(fact)] || !others.iter().all(|net| net.known(fact) == on) {
            continue;
        }
        known[usize::from(fact)] = true;
        let mut technique = Technique::ForcingChainVerity;
        let Candidate { cell, digit } = first.candidate(fact);
        let mut step = Step::new(technique);
        for net in branches {
            let proof = proof::prove(net, &[fact]);
            if !proof::are_chains(&proof) {
                technique = Technique::ForcingNetVerity;
            }
            step = proof::showing(step, net, &proof);
        }
        step = if on == Some(true) { step.placing(cell, digit) } else { step.removing([cell], digit) };
        steps.push(Step { technique, ..step });
    }
    steps
}
