//! Forcing chains and nets, the last resort: suppose something, follow it by singles alone, and see.
//!
//! If each inference has one cause, the proof is made of chains; else it is a net. Where no net leads anywhere,
//! nets within nets are tried, up to a limit, so that no puzzle with one solution needs a guess.

mod certain;
mod derivation;
mod nested;
mod net;
mod proof;
mod shortest;
mod story;
mod told;

use super::{Tools, Visit, caps};
use crate::explain::mistakes::Known;
use crate::explain::order::sort_by_number;
use crate::explain::{Candidate, Position, Proof, Step, Technique};
use crate::shape::House;
use crate::solver::Budget;
use derivation::Derivation;
use net::ForcingNet;
use proof::Verity;
use shortest::{Goal, Shortest};
use std::ops::ControlFlow;

/// How many derivations are made shorter, of those that are the shortest at first.
const MOST_SHORTENED: usize = 4;

/// How many candidates that were refuted before are looked at again.
const MOST_LOOKED_AT: usize = 16;

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

/// What is found first, the shortest derivations first.
///
/// Where there are several solutions, nets within nets would try everything in vain; on a large grid that is
/// nearly empty, all nets would.
pub(in crate::explain) fn forcing_steps(position: &Position, is_unique: bool, budget: &Budget) -> Vec<Step> {
    if !is_unique && has_too_many_nets(position) {
        return Vec::new();
    }
    steps_from(Suppositions::Any { is_unique }, position, budget)
}

/// The easiest step that there is. `refuted` are candidates that an earlier search has found to be wrong: what it has found stays
/// true on the rest of a path. Of these, those with the shortest derivations are looked at again, as candidates that went
/// since may have made them shorter; a new search is made where there are none.
pub(in crate::explain) fn easiest_step(
    position: &Position,
    refuted: &mut Vec<Candidate>,
    is_unique: bool,
    budget: &Budget,
) -> Option<Step> {
    refuted.retain(|&candidate| position.has(candidate));
    let first = &refuted[..refuted.len().min(MOST_LOOKED_AT)];
    let mut steps = contradictions(position, first.iter().copied(), budget);
    if steps.is_empty() {
        steps = forcing_steps(position, is_unique, budget);
        refuted.clear();
        for step in &steps {
            if !is_verity(step.technique) {
                refuted.extend(&step.removes);
            }
        }
    }
    let step = steps.into_iter().next()?;
    refuted.retain(|candidate| !step.removes.contains(candidate));
    Some(step)
}

fn is_verity(technique: Technique) -> bool {
    matches!(technique, Technique::ForcingChainVerity | Technique::ForcingNetVerity)
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

/// Every contradiction, or else every verity, or else one contradiction by nets within nets, as far as they are wanted; the
/// shortest first.
fn steps_from(from: Suppositions, position: &Position, budget: &Budget) -> Vec<Step> {
    let nets = ForcingNets::new(position, budget);
    let mut steps = Vec::new();
    if !matches!(from, Suppositions::Several) {
        let refuted = nets.by_candidate.iter().flatten().filter(|net| net.conflict.is_some());
        steps = contradictions(position, refuted.map(|net| net.candidate(net.found[0])), budget);
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

/// The contradictions that some suppositions lead to, those with the shortest derivations first. Of these, the first ones are
/// made shorter. What no search finds, as it ends before, is left out: on large grids.
fn contradictions(
    position: &Position,
    suppositions: impl Iterator<Item = Candidate>,
    budget: &Budget,
) -> Vec<Step> {
    let mut shortest = Shortest::new(position, budget);
    let mut found: Vec<Derivation> =
        suppositions.filter_map(|supposed| shortest.find(supposed, Goal::DeadEnd)).collect();
    sort_by_number(&mut found, |derivation| derivation.len() as u32);
    let mut steps: Vec<Step> = Vec::new();
    for mut derivation in found {
        if steps.len() < MOST_SHORTENED {
            derivation = shortest.shorten(derivation, Goal::DeadEnd);
        }
        steps.push(proof::contradiction_step(position, derivation));
    }
    sort_by_length(&mut steps);
    steps
}

/// Sorts by the number of lines; of as many, chains come before nets.
fn sort_by_length(steps: &mut [Step]) {
    let lines = |step: &Step| step.proof.as_ref().map_or(0, Proof::len) as u32;
    sort_by_number(steps, |step| lines(step) << 16 | u32::from(step.technique.order()));
}

/// What follows from each candidate of a cell, and from each place of a digit in a house; nothing if no work is left,
/// as then there may not be a net for each of them.
fn verities(position: &Position, nets: &ForcingNets, budget: &Budget) -> Vec<Step> {
    if !budget.is_left() {
        return Vec::new();
    }
    let houses = position.houses();
    let mut known = vec![false; nets.by_candidate.len()];
    let mut shortest = Shortest::new(position, budget);
    let mut verities: Vec<Verity> = Vec::new();
    for cell in position.blanks().iter() {
        let branches: Vec<&ForcingNet> =
            position.candidates(cell).iter().filter_map(|digit| nets.net_of(cell, digit)).collect();
        verities.extend(common_verities(&branches, None, &mut known, &mut shortest));
    }
    for house in houses.full() {
        for digit in position.all_digits() {
            let cells = houses.cells_at(house, position.spots(house, digit));
            let branches: Vec<&ForcingNet> = cells.filter_map(|cell| nets.net_of(cell, digit)).collect();
            let house = Some(houses.names[house]);
            verities.extend(common_verities(&branches, house, &mut known, &mut shortest));
        }
    }
    sort_by_number(&mut verities, |verity| {
        verity.derivations.iter().map(Derivation::len).sum::<usize>() as u32
    });
    let mut steps: Vec<Step> = Vec::new();
    for mut verity in verities {
        if steps.len() < MOST_SHORTENED {
            let goal = Goal::Candidate(verity.result, verity.is_placed);
            let shorten = |derivation| shortest.shorten(derivation, goal);
            verity.derivations = verity.derivations.into_iter().map(shorten).collect();
        }
        steps.push(verity.step(position));
    }
    sort_by_length(&mut steps);
    steps
}

/// What all of some nets have found, if it is not known yet.
fn common_verities(
    branches: &[&ForcingNet],
    house: Option<House>,
    known: &mut [bool],
    shortest: &mut Shortest,
) -> Vec<Verity> {
    // One branch alone is a single.
    let [first, others @ ..] = branches else { return Vec::new() };
    if others.is_empty() {
        return Vec::new();
    }
    let mut verities = Vec::new();
    for &fact in &first.found {
        let on = first.known(fact);
        if known[usize::from(fact)] || !others.iter().all(|net| net.known(fact) == on) {
            continue;
        }
        known[usize::from(fact)] = true;
        let (result, is_placed) = (first.candidate(fact), on == Some(true));
        let goal = Goal::Candidate(result, is_placed);
        let derivations: Option<Vec<Derivation>> =
            branches.iter().map(|net| shortest.find(net.candidate(net.found[0]), goal)).collect();
        verities.extend(derivations.map(|derivations| Verity { result, is_placed, house, derivations }));
    }
    verities
}
