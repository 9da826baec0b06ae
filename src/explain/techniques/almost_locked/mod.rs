//! Almost locked sets that are tied by a digit which only one of them can hold. The other one is locked: all its
//! other digits are in it.

mod chain;

use super::als::AlsTie;
use super::{Tools, Visit};
use crate::explain::{Restricted, Step, Technique};
use crate::sets::DigitSet;
use std::ops::ControlFlow;

pub(super) use chain::als_chain;

pub(super) fn als_xz(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    for (one, ties) in tools.als_web().ties.iter().enumerate() {
        tools.budget.take_or_break(3 * ties.len())?;
        for ties in ties.chunk_by(|tie, next| tie.to == next.to) {
            let AlsTie { to: other, disjoint, .. } = ties[0];
            if other < one || !disjoint {
                continue;
            }
            match ties {
                [tie] => visit_singly_linked(tools, one, *tie, visit)?,
                _ => visit_doubly_linked(tools, one, other, ties, visit)?,
            }
        }
    }
    ControlFlow::Continue(())
}

fn visit_singly_linked(tools: &Tools, one: usize, tie: AlsTie, visit: &mut Visit) -> ControlFlow<()> {
    let web = tools.als_web();
    let common = (web.active[one] & web.active[tie.to]) - DigitSet::of(tie.digit);
    let step = web.removing(Step::new(Technique::AlsXz), one, tie.to, common);
    visit_als_step(tools, &step, &[one, tie.to], &[(0, 1, tie.digit)], visit)
}

fn visit_doubly_linked(
    tools: &Tools,
    one: usize,
    other: usize,
    ties: &[AlsTie],
    visit: &mut Visit,
) -> ControlFlow<()> {
    let web = tools.als_web();
    let tied: DigitSet = ties.iter().map(|tie| tie.digit).collect();
    let mut step = web.removing(Step::new(Technique::AlsXz), one, other, tied);
    for (set, second) in [(one, other), (other, one)] {
        for digit in web.active[set] - tied {
            step = step.removing(*web.seen(set, digit) - web.sets[second].cells, digit);
        }
    }
    let ties: Vec<_> = ties.iter().map(|tie| (0, 1, tie.digit)).collect();
    visit_als_step(tools, &step, &[one, other], &ties, visit)
}

pub(super) fn als_xy_wing(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let web = tools.als_web();
    let mut step = Step::new(Technique::AlsXyWing);
    for (pivot, ties) in web.ties.iter().enumerate() {
        for (count, first) in ties.iter().enumerate() {
            tools.budget.take_or_break(count)?;
            for second in &ties[..count] {
                let tied = DigitSet::of(first.digit) | DigitSet::of(second.digit);
                let common = (web.active[first.to] & web.active[second.to]) - tied;
                if tied.len() < 2 || common.is_empty() || first.to == second.to {
                    continue;
                }
                if !web.share_peers(first.to, second.to, common) {
                    continue;
                }
                let [one, other] = [first, second].map(|tie| &web.sets[tie.to].cells);
                if one.is_subset(other) || other.is_subset(one) {
                    continue;
                }
                step.removes.clear();
                step = web.removing(step, first.to, second.to, common);
                let sets = [first.to, second.to, pivot];
                let ties = [(0, 2, first.digit), (2, 1, second.digit)];
                visit_als_step(tools, &step, &sets, &ties, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Hands over a step that removes something, with its sets, and with the digits by which two of them are tied: these are
/// meant by their numbers among the sets.
fn visit_als_step(
    tools: &Tools,
    step: &Step,
    sets: &[usize],
    ties: &[(usize, usize, u8)],
    visit: &mut Visit,
) -> ControlFlow<()> {
    if !tools.is_wanted(step) {
        return ControlFlow::Continue(());
    }
    let web = tools.als_web();
    let mut step = web.showing(step.clone(), sets);
    for &(from, to, digit) in ties {
        step = web.showing_tie(step, sets[from], sets[to], digit);
        step.restricted.push(Restricted { digit, from: Some(from), to });
    }
    visit(step)
}
