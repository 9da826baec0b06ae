//! Looking for a technique by its name.

use super::visit::{Visit, collect_steps, first_step};
use super::{
    Tools, almost_locked, avoidable, bug, chains, colours, death_blossom, exclusion, fish, forcing, grouped,
    locked, loops, nice_loops, rectangles, single_digit, singles, subsets, sue_de_coq, templates, wings,
};
use crate::explain::{NextStep, Position, Step, Steps, Technique, budget_within};
use crate::solver::{Request, SearchEnd};
use std::ops::ControlFlow;

/// Makes the search for each technique of the list. For example, the row of the naked pair becomes the arm
/// `Technique::NakedPair => subsets::naked_subset(tools, technique, 2, visit)`.
macro_rules! searches {
    ($(
        $variant:ident $name:tt $level:ident $order:literal $puzzles:ident
        $($family:ident::$search:ident $(($($size:literal)?))?)?;
    )*) => {
        /// Calls `visit` for every step of a technique, until it breaks off.
        fn search_technique(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
            match technique {
                $($(Technique::$variant => $family::$search(tools, $(technique, $($size,)?)? visit),)?)*
                Technique::Fish { kind, size } => fish::fish_of_kind(tools, kind, size, visit),
                _ => ControlFlow::Continue(()),
            }
        }
    };
}

techniques!(searches);

/// Calls `visit` for every step of one technique, until it breaks off or the limits are reached.
///
/// A step is found under each technique that it is one of: a locked pair is a naked pair, too. An easier step may
/// conclude the same, and so may another of the same technique. What follows for several reasons at once is one step, as of
/// multi-colours, and a digit that a rectangle speaks of may have been removed from a corner: on a path and in a list of all
/// steps each reason is a step, and all digits are there.
///
/// Only the technique is looked for, not what else is known of the puzzle. If the position is spoilt, as an answer is
/// wrong or a candidate of the solution is gone, the steps may be false, and so may those of a technique that
/// [needs uniqueness](Technique::needs_uniqueness) where the puzzle has several solutions; in a Sukaku there is none of
/// these. There is none either of the two [mistakes](Technique::is_mistake), which only
/// [`next_step`](crate::explain::next_step) and [`all_steps`](crate::explain::all_steps) look for.
///
/// Where nothing is said, the limits are 1,000,000 steps. Forcing chains and nets are given up, as if the limits were
/// reached, where a grid has more than 2,000 candidates and perhaps several solutions: they would not fit into the memory.
///
/// ```
/// use ninefold::SearchEnd;
/// use ninefold::explain::{Position, Technique, each_step_of};
/// use std::ops::ControlFlow;
///
/// let position: Position = "1... ..1. .1.. 4...".parse()?;
/// let mut placed = 0;
/// let end = each_step_of(&position, Technique::HiddenSingle, &mut |step| {
///     placed += step.places.len();
///     if placed < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
/// });
/// assert_eq!((placed, end), (2, SearchEnd::Stopped));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn each_step_of<'a>(
    request: impl Into<Request<'a, Position>>,
    technique: Technique,
    visit: &mut Visit,
) -> SearchEnd {
    each_step_within(request.into(), technique, visit)
}

fn each_step_within(
    Request { about: position, limits }: Request<Position>,
    technique: Technique,
    visit: &mut Visit,
) -> SearchEnd {
    let budget = budget_within(limits);
    let tools = Tools::new(position, &budget).for_one_technique();
    let mut is_stopped = false;
    let visit: &mut Visit = &mut |step| {
        let flow = visit(step);
        is_stopped = flow.is_break();
        flow
    };
    let _ = each_step_with(&tools, technique, visit);
    match is_stopped {
        true => SearchEnd::Stopped,
        false if budget.is_left() => SearchEnd::Exhausted,
        false => SearchEnd::OutOfBudget,
    }
}

/// Calls `visit` for every step of one technique. The tools have what was worked out for other techniques. The search need
/// not sort what a step concludes, need not name the houses of links, and may hand over steps that conclude nothing: the
/// first two are done here, and the last are left out.
fn each_step_with(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    // Such a technique concludes from a second solution in which two digits have changed places.
    if technique.needs_uniqueness() && !tools.position.puzzle().are_digits_interchangeable() {
        return ControlFlow::Continue(());
    }
    search_technique(tools, technique, &mut |step| match step.sorted() {
        step if step.places.is_empty() && step.removes.is_empty() => ControlFlow::Continue(()),
        step => visit(step.with_link_houses(tools.position)),
    })
}

/// Every step of one technique that there is now, as [`each_step_of`] finds them, and whether these are all.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "1... ..1. .1.. 4...".parse()?;
/// let found = steps_of(&position, "hidden-single".parse()?);
/// assert!(found.complete);
/// assert!(found.steps.iter().all(|step| step.technique == Technique::HiddenSingle));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn steps_of<'a>(request: impl Into<Request<'a, Position>>, technique: Technique) -> Steps {
    every_step_within(request.into(), technique)
}

fn every_step_within(Request { about: position, limits }: Request<Position>, technique: Technique) -> Steps {
    let budget = budget_within(limits);
    let tools = Tools::new(position, &budget).for_one_technique();
    let mut steps = Vec::new();
    let _ = each_step_with(&tools, technique, &mut |step| {
        steps.push(step);
        budget.take_or_break(WORK_OF_STEP)
    });
    Steps { steps, complete: budget.is_left() }
}

/// What a step takes that is kept. A 16×16 may have half a million mutant fish, which would fill two gigabytes.
const WORK_OF_STEP: usize = 4_000;

/// The first step of one technique that [`each_step_of`] finds.
pub fn first_step_of<'a>(request: impl Into<Request<'a, Position>>, technique: Technique) -> NextStep {
    let mut found = NextStep::NoStep;
    let end = each_step_within(request.into(), technique, &mut |step| {
        found = NextStep::Step(step);
        ControlFlow::Break(())
    });
    if end == SearchEnd::OutOfBudget { NextStep::Undecided } else { found }
}

pub(in crate::explain) fn steps_with(tools: &Tools, technique: Technique) -> Vec<Step> {
    collect_steps(&mut |visit| each_step_with(tools, technique, visit))
}

pub(in crate::explain) fn first_step_with(tools: &Tools, technique: Technique) -> Option<Step> {
    first_step(&mut |visit| each_step_with(tools, technique, visit))
}
