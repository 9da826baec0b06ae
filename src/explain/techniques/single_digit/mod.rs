//! Chains and patterns of one digit that are short enough to be seen at a glance.

mod empty_rectangle;
mod turbot;

pub(super) use empty_rectangle::{dual_empty_rectangle, empty_rectangle};
pub(super) use turbot::{dual_two_string_kite, skyscraper, turbot_fish, two_string_kite};

use super::Tools;
use super::two::combinations_of_two;
use super::visit::{Visit, collect_steps};
use crate::explain::{Step, Technique};
use std::ops::ControlFlow;

/// Two steps of one technique that belong together and remove different candidates, as one.
fn each_dual(
    tools: &Tools,
    technique: Technique,
    single: fn(&Tools, &mut Visit) -> ControlFlow<()>,
    visit: &mut Visit,
    belong: &dyn Fn(&Step, &Step) -> bool,
) -> ControlFlow<()> {
    let steps = collect_steps(&mut |visit| single(tools, visit));
    for (one, other) in combinations_of_two(&steps) {
        if one.removes != other.removes && belong(one, other) {
            visit(Step { technique, ..one.clone() }.and(other.clone()))?;
        }
    }
    ControlFlow::Continue(())
}
