//! Forcing chains and nets, the last resort: suppose something, follow it by singles alone, and see.
//!
//! If each inference has one cause, the proof is made of chains; else it is a net. Where no net leads anywhere,
//! nets within nets are tried, up to a limit, so that no puzzle with one solution needs a guess.

mod nested;
mod net;
mod proof;

use super::{Tools, Visit, caps};
use crate::explain::mistakes::Known;
use crate::explain::order::sort_by_number;
use crate::explain::role::HouseRole;
use crate::explain::{Candidate, Position, Step, Technique};
use crate::solver::Budget;
use net::ForcingNet;
use std::ops::ControlFlow;

/// By chains or by nets, from one supposition or from several, as the technique says. Where there are too many nets for the
/// memory, the search is given up.
pub(super) fn forcing(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    let (position, budget) = (tools.position, tools.budget);
    let is_unique = || Known::of(position, budget).is_unique();
    if has_too_many_nets(position) && !is_unique() {
        budget.give_up();
        return ControlFlow::Continue(());
    }
    let from = match technique {
        Technique::ForcingChainVerity | Technique::ForcingNetVerity => Suppositions::Several,
        Technique::ForcingNetContradiction => Suppositions::Any { is_unique: is_unique() },
        _ => Suppositions::One,
    };
    for step in steps_from(from, position, budget) {
        if step.technique == technique {
            visit(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// What is found first, the shortest proofs first.
///
/// Where there are several solutions, nets within nets would try everything in vain; on a large grid that is
/// nearly empty, all nets would.
pub(in crate::explain) fn forcing_steps(position: &Position, is_unique: bool, budget: &Budget) -> Vec<Step> {
    if !is_unique && has_too_many_nets(position) {
        return Vec::new();
    }
    let mut steps = steps_from(Suppositions::Any { is_unique }, position, budget);
    sort_by_number(&mut steps, |step| u32::from(step.technique.order()) << 16 | step.links.len() as u32);
    steps
}

/// Whether all nets would be in vain, or would not even fit into the memory, if there are several solutions.
fn has_too_many_nets(position: &Position) -> bool {
    let candidates: usize = position.all_digits().map(|digit| position.places(digit).len()).sum();
    candidates > caps::MOST_CANDIDATES_FOR_NETS
}

/// From how many suppositions something follows.
enum Suppositions {
    /// From one.
    One,
    /// From several that leave no other.
    Several,
    /// From one, or else from several, or else, in a puzzle with one solution, from one within others.
    Any { is_unique: bool },
}

/// Every contradiction, or else every verity, or else one contradiction by nets within nets, as far as they are wanted.
fn steps_from(from: Suppositions, position: &Position, budget: &Budget) -> Vec<Step> {
    let nets = ForcingNets::new(position, budget);
    let mut steps = Vec::new();
    if !matches!(from, Suppositions::Several) {
        steps = contradictions(position, &nets);
    }
    if steps.is_empty() && !matches!(from, Suppositions::One) {
        steps = verities(position, &nets, budget);
    }
    if steps.is_empty() && matches!(from, Suppositions::Any { is_unique: true }) {
        steps.extend(nested::nested_contradiction(position, budget));
    }
    steps
}

/// The nets of all candidates.
struct ForcingNets<'a> {
    /// By the number of the candidate.
    by_candidate: Vec<Option<ForcingNet<'a>>>,
    side: usize,
}

impl<'a> ForcingNets<'a> {
    /// Without those for which there is no work left.
    fn new(position: &'a Position, budget: &Budget) -> ForcingNets<'a> {
        let side = usize::from(position.side());
        let empty = ForcingNet::new(position);
        let mut by_candidate = vec![None; position.cells().len() * side];
        for cell in position.blanks().iter() {
            for digit in position.candidates(cell) {
                if !budget.take(empty.work()) {
                    return ForcingNets { by_candidate, side };
                }
                let number = empty.number(Candidate { cell, digit });
                let mut net = empty.clone();
                net.suppose(number);
                by_candidate[usize::from(number)] = Some(net);
            }
        }
        ForcingNets { by_candidate, side }
    }

    /// The net that supposes a digit in a cell.
    fn net_of(&self, cell: usize, digit: u8) -> Option<&ForcingNet<'a>> {
        self.by_candidate[cell * self.side + usize::from(digit) - 1].as_ref()
    }
}

/// The suppositions that lead to a contradiction.
fn contradictions(position: &Position, nets: &ForcingNets) -> Vec<Step> {
    let found = nets.by_candidate.iter().flatten().filter(|net| net.conflict.is_some());
    found.map(|net| proof::contradiction_step(position, net)).collect()
}

/// What follows from each candidate of a cell, and from each place of a digit in a house; nothing if no work is left,
/// as then there may not be a net for each of them.
fn verities(position: &Position, nets: &ForcingNets, budget: &Budget) -> Vec<Step> {
    if !budget.is_left() {
        return Vec::new();
    }
    let houses = position.houses();
    let mut steps = Vec::new();
    let mut known = vec![false; nets.by_candidate.len()];
    for cell in position.blanks().iter() {
        let branches: Vec<&ForcingNet> =
            position.candidates(cell).iter().filter_map(|digit| nets.net_of(cell, digit)).collect();
        steps.extend(common_verities(&branches, &mut known));
    }
    for house in houses.full() {
        for digit in position.all_digits() {
            let cells = houses.cells_at(house, position.spots(house, digit));
            let branches: Vec<&ForcingNet> = cells.filter_map(|cell| nets.net_of(cell, digit)).collect();
            let found = common_verities(&branches, &mut known).into_iter();
            steps.extend(found.map(|step| step.in_house(houses.names[house], HouseRole::Base)));
        }
    }
    steps
}

/// What all of some nets have found, if it is not known yet.
fn common_verities(branches: &[&ForcingNet], known: &mut [bool]) -> Vec<Step> {
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
            let proof = proof::proof_of(net, &[fact]);
            if !proof::are_chains(&proof) {
                technique = Technique::ForcingNetVerity;
            }
            step = proof::showing_inferences(step, net, &proof);
        }
        step = if on == Some(true) { step.placing(cell, digit) } else { step.removing([cell], digit) };
        steps.push(Step { technique, ..step });
    }
    steps
}
