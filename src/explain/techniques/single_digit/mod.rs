//! Chains and patterns of one digit that are short enough to be seen at a glance.

mod empty_rectangle;
mod turbot;

pub(super) use empty_rectangle::{dual_empty_rectangle, empty_rectangle};
pub(super) use turbot::{dual_two_string_kite, skyscraper, turbot_fish, two_string_kite};

use super::{Tools, Visit};
use crate::explain::{Step, Technique};
use std::ops::ControlFlow;

/// Two steps of one technique that belong together and remove different candidates, as one.
fn duals(
    tools: &Tools,
    technique: Technique,
    single: fn(&Tools, &mut Visit) -> ControlFlow<()>,
    visit: &mut Visit,
    belong: &dyn Fn(&Step, &Step) -> bool,
) -> ControlFlow<()> {
    let mut steps: Vec<Step> = Vec::new();
    let _ = single(tools, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    for (count, one) in steps.iter().enumerate() {
        for other in &steps[count + 1..] {
            if one.removes == other.removes || !belong(one, other) {
                continue;
            }
            visit(Step { technique, ..one.clone() }.and(other.clone()))?;
        }
    }
    ControlFlow::Continue(())
}
