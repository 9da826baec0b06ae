//! Looking for a technique by its name.

use super::visit::{Visit, collect_steps, first_step};
use super::{
    Tools, almost_locked, avoidable, bug, chains, colours, death_blossom, exclusion, fish, forcing, grouped,
    locked, loops, nice_loops, rectangles, single_digit, singles, subsets, sue_de_coq, templates, wings,
};
use crate::explain::{Position, Step, Technique};
use crate::solver::{Budget, Limits};
use std::ops::ControlFlow;

/// Makes the search for each technique of the list. For example, the row of the naked pair becomes the arm
/// `Technique::NakedPair => subsets::naked_subset(tools, technique, 2, visit)`.
macro_rules! searches {
    ($(
        $variant:ident $name:tt $level:ident $order:literal $puzzles:ident
        $($family:ident::$search:ident $(($($size:literal)?))?)? $([$last:ident::$resort:ident])?;
    )*) => {
        /// Calls `visit` for every step of a technique that is no last resort, until it breaks off.
        fn search_technique(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
            match technique {
                $($(Technique::$variant => $family::$search(tools, $(technique, $($size,)?)? visit),)?)*
                Technique::Fish { kind, size } => fish::fish_of_kind(tools, kind, size, visit),
                _ => ControlFlow::Continue(()),
            }
        }

        /// Does so for a technique that is a last resort.
        fn search_last_resort(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
            match technique {
                $($(Technique::$variant => $last::$resort(tools, technique, visit),)?)*
                _ => ControlFlow::Continue(()),
            }
        }
    };
}

techniques!(searches);

/// Calls `visit` for every step of one technique, until it breaks off; says whether it did.
///
/// A step is found under each technique that it is one of: a locked pair is a naked pair, too. There is none of the two
/// [mistakes](Technique::is_mistake), which only [`next_step`](crate::explain::next_step) and
/// [`all_steps`](crate::explain::all_steps) look for, and none in a Sukaku of a technique that
/// [needs uniqueness](Technique::needs_uniqueness).
///
/// ```
/// use ninefold::explain::{Position, Technique, each_step_of};
/// use std::ops::ControlFlow;
///
/// let position: Position = "1... ..1. .1.. 4...".parse()?;
/// let mut placed = 0;
/// let flow = each_step_of(&position, Technique::HiddenSingle, &mut |step| {
///     placed += step.places.len();
///     if placed < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
/// });
/// assert_eq!((placed, flow), (2, ControlFlow::Break(())));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn each_step_of(position: &Position, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    let budget = Budget::new(Limits::NONE);
    let tools = Tools::new(position, &budget);
    each_step_with(&tools, technique, visit)?;
    search_last_resort(&tools, technique, visit)
}

/// Calls `visit` for every step of one technique that is no last resort. The tools have what was worked out for other
/// techniques. The search need not sort what a step concludes, and may hand over steps that conclude nothing: here the
/// former are sorted, and the latter left out.
fn each_step_with(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    // Such a technique concludes from a second solution in which two digits have changed places.
    if technique.needs_uniqueness() && !tools.position.puzzle().are_digits_interchangeable() {
        return ControlFlow::Continue(());
    }
    search_technique(tools, technique, &mut |step| match step.sorted() {
        step if step.places.is_empty() && step.removes.is_empty() => ControlFlow::Continue(()),
        step => visit(step),
    })
}

/// Every step of one technique that there is now, as [`each_step_of`] finds them.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "1... ..1. .1.. 4...".parse()?;
/// let technique = "hidden-single".parse()?;
/// assert!(steps_of(&position, technique).iter().all(|step| step.technique == Technique::HiddenSingle));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn steps_of(position: &Position, technique: Technique) -> Vec<Step> {
    collect_steps(&mut |visit| each_step_of(position, technique, visit))
}

/// The first step of one technique that [`each_step_of`] finds.
pub fn first_step_of(position: &Position, technique: Technique) -> Option<Step> {
    first_step(&mut |visit| each_step_of(position, technique, visit))
}

pub(in crate::explain) fn steps_with(tools: &Tools, technique: Technique) -> Vec<Step> {
    collect_steps(&mut |visit| each_step_with(tools, technique, visit))
}

pub(in crate::explain) fn first_step_with(tools: &Tools, technique: Technique) -> Option<Step> {
    first_step(&mut |visit| each_step_with(tools, technique, visit))
}
