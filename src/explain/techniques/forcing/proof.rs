//! Reading a net backwards: which of its inferences a result needs.

use super::net::{Conflict, ForcingNet, Inference, Refutation};
use crate::explain::order::sort_by_number;
use crate::explain::role::{HouseRole, Role};
use crate::explain::{Position, Step, Technique};

/// The inferences that lead to some facts, in the order in which they were made.
pub(super) fn proof_of(net: &ForcingNet, results: &[u16]) -> Vec<Inference> {
    inferences_since(net, results, 0).1
}

/// What a refuted supposition within another net needs of that net, and its own inferences.
pub(super) fn refutation(net: &ForcingNet, outer_facts: usize) -> Refutation {
    let (uses, inferences) = inferences_since(net, &net.causes_of_conflict(), outer_facts);
    Refutation { uses, inferences }
}

/// The facts before a time that some facts follow from, and the inferences from that time on.
fn inferences_since(net: &ForcingNet, results: &[u16], from: usize) -> (Vec<u16>, Vec<Inference>) {
    let (mut before, mut needed) = (Vec::new(), Vec::new());
    let mut is_needed = vec![false; net.found.len()];
    let mut waiting: Vec<u16> = results.to_vec();
    while let Some(fact) = waiting.pop() {
        if std::mem::replace(&mut is_needed[net.time(fact)], true) {
            continue;
        }
        if net.time(fact) < from {
            before.push(fact);
        } else {
            waiting.extend(net.causes(fact));
            needed.push(fact);
        }
    }
    sort_by_number(&mut needed, |&fact| net.time(fact) as u32);
    let mut inferences = Vec::new();
    for effect in needed {
        if let Some(refutation) = net.refutation(effect) {
            inferences.extend(refutation.inferences.iter().cloned());
        }
        let on = net.known(effect) == Some(true);
        inferences.push(Inference { causes: net.causes(effect), effect, on });
    }
    (before, inferences)
}

/// Whether each inference follows from one fact alone, so that chains show the proof.
pub(super) fn are_chains(inferences: &[Inference]) -> bool {
    inferences.iter().all(|inference| inference.causes.len() <= 1)
}

/// Adds inferences to a step as links, and their facts as candidates.
pub(super) fn showing_inferences(mut step: Step, net: &ForcingNet, inferences: &[Inference]) -> Step {
    for inference in inferences {
        let effect = net.candidate(inference.effect);
        for &cause in &inference.causes {
            step = step.linking(net.candidate(cause), effect, inference.on);
        }
        let role = if inference.on { Role::On } else { Role::Off };
        step = step.showing([effect.cell], effect.digit, role);
    }
    step
}

/// The step that refutes what a net supposes, for it has come to a conflict.
pub(super) fn contradiction_step(position: &Position, net: &ForcingNet) -> Step {
    let proof = proof_of(net, &net.causes_of_conflict());
    let technique = match are_chains(&proof) {
        true => Technique::ForcingChainContradiction,
        false => Technique::ForcingNetContradiction,
    };
    let supposed = net.candidate(net.found[0]);
    let mut step = Step::new(technique).removing([supposed.cell], supposed.digit);
    if let Some(Conflict::House(house, _)) = net.conflict {
        step = step.in_house(position.houses().names[usize::from(house)], HouseRole::Base);
    }
    showing_inferences(step, net, &proof)
}
