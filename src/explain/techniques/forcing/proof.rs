//! Steps that are made of derivations: chains show their links, and nets their lines.

use super::derivation::Derivation;
use crate::explain::role::{HouseRole, Role};
use crate::explain::{Branch, Candidate, Position, Proof, Step, Technique, Why};
use crate::shape::House;

/// The step that refutes what a derivation supposes, for it comes to a dead end.
pub(super) fn contradiction_step(position: &Position, derivation: Derivation) -> Step {
    if !derivation.is_of_chains() {
        return net_step(derivation.branch);
    }
    let step = removing_supposed(Step::new(Technique::ForcingChainContradiction), &derivation.branch);
    let step = showing_chains(step, &derivation).with_link_houses(position);
    Step { proof: Some(Proof { branches: vec![derivation.branch] }), ..step }
}

/// The step that refutes what a branch supposes.
pub(super) fn net_step(branch: Branch) -> Step {
    let step = removing_supposed(Step::new(Technique::ForcingNetContradiction), &branch);
    let step = showing_lines(step, &branch);
    Step { proof: Some(Proof { branches: vec![branch] }), ..step }
}

/// What follows from each candidate of a cell, or from each place of a digit in a house.
pub(super) struct Verity {
    pub(super) result: Candidate,
    /// Whether it is placed; else it goes.
    pub(super) is_placed: bool,
    /// The house whose places are supposed, if these are the suppositions.
    pub(super) house: Option<House>,
    pub(super) derivations: Vec<Derivation>,
}

impl Verity {
    /// The step that it is.
    pub(super) fn step(self, position: &Position) -> Step {
        let is_chain = self.derivations.iter().all(Derivation::is_of_chains);
        let technique = if is_chain { Technique::ForcingChainVerity } else { Technique::ForcingNetVerity };
        let step = Step::new(technique);
        let Candidate { cell, digit } = self.result;
        let step = if self.is_placed { step.placing(cell, digit) } else { step.removing([cell], digit) };
        let step = self.house.into_iter().fold(step, |step, house| step.in_house(house, HouseRole::Base));
        let step = self.derivations.iter().fold(step, |step, derivation| match is_chain {
            true => showing_chains(step, derivation),
            false => showing_lines(step, &derivation.branch),
        });
        let branches = self.derivations.into_iter().map(|derivation| derivation.branch).collect();
        Step { proof: Some(Proof { branches }), ..step.with_link_houses(position) }
    }
}

/// With what a branch supposes as the result, and the house of its dead end.
fn removing_supposed(step: Step, branch: &Branch) -> Step {
    let supposed = &branch.lines[0];
    let step = step.removing([supposed.cell], supposed.digit);
    match branch.end.as_ref().and_then(|end| end.house) {
        Some(house) => step.in_house(house, HouseRole::Base),
        None => step,
    }
}

/// Shows the digits of the lines of a branch.
fn showing_lines(step: Step, branch: &Branch) -> Step {
    branch.lines.iter().fold(step, |step, line| {
        let role = if line.why == Why::Not { Role::Off } else { Role::On };
        step.showing([line.cell], line.digit, role)
    })
}

/// Adds the links from the supposition to each candidate that the end takes to be ruled out, chain by chain; a link that
/// several chains share comes once.
fn showing_chains(mut step: Step, derivation: &Derivation) -> Step {
    let Derivation { branch, ruled_out, at_end } = derivation;
    let lines: Vec<Candidate> =
        branch.lines.iter().map(|line| Candidate { cell: line.cell, digit: line.digit }).collect();
    let mut is_shown = vec![false; lines.len()];
    let ends: Vec<(Option<Candidate>, usize)> = match at_end.is_empty() {
        true => vec![(None, lines.len() - 1)],
        false => at_end.iter().map(|&(candidate, line)| (Some(candidate), line)).collect(),
    };
    for (last, line) in ends {
        // The lines that lead here and were not shown before, from the last one back.
        let mut way = Vec::new();
        let mut at = Some(line);
        while let Some(number) = at.filter(|&number| !std::mem::replace(&mut is_shown[number], true)) {
            way.push(number);
            at = ruled_out[number].first().map(|&(_, by)| by);
        }
        for &number in way.iter().rev() {
            if let Some(&(off, by)) = ruled_out[number].first() {
                step = linking(step, lines[by], off, false);
                step = step.showing([off.cell], off.digit, Role::Off);
                step = linking(step, off, lines[number], true);
            }
            step = step.showing([lines[number].cell], lines[number].digit, Role::On);
        }
        if let Some(off) = last {
            step = linking(step, lines[line], off, false);
            step = step.showing([off.cell], off.digit, Role::Off);
        }
    }
    step
}

/// Adds a link that is not there yet.
fn linking(mut step: Step, from: Candidate, to: Candidate, strong: bool) -> Step {
    step.add_link(from, to, strong);
    if let Some((last, before)) = step.links.split_last()
        && before.contains(last)
    {
        step.links.pop();
    }
    step
}
