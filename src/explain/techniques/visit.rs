//! What is done with each step that a search for a technique finds: all are kept, or the first.

use crate::explain::Step;
use std::ops::ControlFlow;

/// What is done with each step that is found, and whether to go on looking: `Continue` asks for the next step, and
/// `Break` is the end. A closure is one, as `&mut |step| …`.
pub type Visit<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// All steps that a search finds.
pub(super) fn collect_steps(search: &mut dyn FnMut(&mut Visit) -> ControlFlow<()>) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = search(&mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// The first step that a search finds.
pub(super) fn first_step(search: &mut dyn FnMut(&mut Visit) -> ControlFlow<()>) -> Option<Step> {
    let mut found = None;
    let _ = search(&mut |step| {
        found = Some(step);
        ControlFlow::Break(())
    });
    found
}
