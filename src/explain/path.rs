//! What comes next, and the path to the solution.

use super::conclusions::Conclusions;
use super::mistakes::{self, Known};
use super::techniques::{Tools, first_step_with, forcing, singles, steps_with};
use super::{Candidate, FishKind, Level, NextStep, Position, Step, Steps, Technique, budget_within};
use crate::names::names;
use crate::sets::CellSet;
use crate::solver::{Budget, Request};
use std::cmp::Reverse;

names! {
    /// Why a path ends.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
    pub enum PathEnd {
        /// The puzzle is solved.
        Solved = "solved",
        /// The puzzle has several solutions, and no step leads on without choosing one.
        Several = "several",
        /// The puzzle has no solution.
        #[cfg_attr(feature = "serde", serde(rename = "none"))]
        NoSolution = "none",
        /// An answer is wrong or a candidate of the solution is gone, as the last step says.
        Mistaken = "mistaken",
        /// The search for the solution, or for the next step, was given up: the puzzle is too large, or the limits were
        /// reached.
        Undecided = "undecided",
    }
}

/// The steps from a position on, and how far they lead.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Path {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Why there are no more.
    pub end: PathEnd,
}

impl Path {
    /// The hardest technique of the path; nothing for a path without one.
    pub fn hardest(&self) -> Option<Technique> {
        let techniques = self.steps.iter().map(|step| step.technique);
        techniques.filter(|technique| !technique.is_mistake()).max_by_key(|technique| technique.order())
    }
}

/// All steps that there are now, the easiest first. Steps come last if an easier one has the same conclusion. What is two
/// steps at once, as a dual or a siamese pattern is, is told as two; only [`steps_of`](crate::explain::steps_of) has it as one.
///
/// If the position is spoilt, there is one step, which says so. The techniques of the level Extreme are asked
/// only if there is no other step, and those that need uniqueness only if the puzzle has one solution.
///
/// Only techniques up to the level `hardest` are asked: less to wait for, and nothing that is harder than wanted. Below
/// the level Extreme there may be no step, even though the puzzle can be solved. Where the limits are reached, which are
/// 1,000,000 steps if nothing is said, the steps are not `complete`: the easiest are asked first, so the hardest are those
/// that may be missing.
///
/// ```
/// use ninefold::{Grid, Limits, Request, explain::{Level, Position, all_steps}};
///
/// let puzzle: Grid = "1... ..3. .... ..2.".parse()?;
/// let position = Position::new(&puzzle);
/// let all = all_steps(&position, Level::Extreme);
/// assert!(all.complete);
/// assert_eq!(all.steps[0].to_line(puzzle.shape()), "hidden-single: box 1 => r1c2=3");
/// assert_eq!(all.steps.last().map(|step| step.technique.level()), Some(Level::Unfair));
/// assert!(all_steps(&position, Level::Easy).steps.iter().all(|step| step.technique.level() == Level::Easy));
///
/// let some = all_steps(Request::new(&position).limits(Limits::budget(3)), Level::Extreme);
/// assert!(!some.complete && some.steps.len() < all.steps.len());
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn all_steps<'a>(request: impl Into<Request<'a, Position>>, hardest: Level) -> Steps {
    let Request { about: position, limits } = request.into();
    let budget = budget_within(limits);
    let known = Known::of(position, &budget);
    let steps = match mistakes::find_mistake(position, &known, &budget) {
        Some(mistake) => vec![mistake],
        None => steps_up_to(&Tools::new(position, &budget), hardest, &known),
    };
    Steps { steps, complete: budget.is_left() }
}

/// The steps of all techniques up to a level: the singles as a person sees them, and then technique by technique.
fn steps_up_to(tools: &Tools, hardest: Level, known: &Known) -> Vec<Step> {
    let most = hardest.min(Level::Unfair);
    let is_asked = |technique: &Technique| {
        technique.level() > Level::Easy
            && technique.level() <= most
            && known.allows(*technique)
            && !technique.is_two_at_once()
    };
    let mut steps: Vec<Step> = Vec::new();
    // Steps with the conclusion of an easier one.
    let mut again: Vec<Step> = Vec::new();
    let mut concluded = Conclusions::default();
    let mut add = |step: Step| {
        if concluded.insert(&step) { &mut steps } else { &mut again }.push(step);
    };
    singles::singles_for_person(tools.position, None).into_iter().for_each(&mut add);
    for technique in Technique::all().filter(is_asked) {
        // Of one technique, the first step with a conclusion is enough.
        tools.want_once();
        let mut of_technique = Conclusions::default();
        steps_with(tools, technique).into_iter().filter(|step| of_technique.insert(step)).for_each(&mut add);
    }
    steps.append(&mut again);
    if steps.is_empty() && hardest == Level::Extreme {
        steps = forcing::forcing_steps(tools.position, known.is_unique(), tools.budget);
    }
    steps
}

/// The easiest step that there is now. Of singles that is the one with the fewest digits to look at; a path takes them technique
/// by technique, which is quicker. Of several steps of a medium technique it is the one that concludes most, and of such one that
/// is near; of a harder technique it is the first that is found.
///
/// `near` is the cell that the person looked at last, if there is one: that of the last digit, or the
/// [cell](Step::cell) of the step before. What is in it or sees it is near.
///
/// If the position is spoilt, as an answer is wrong or a candidate of the solution is gone, the step says so. Applying
/// it changes nothing, so it would come again and again: whoever applies steps in a loop ends at a
/// [mistake](Technique::is_mistake). Of a puzzle without a solution the steps lead nowhere: [`solution_path`] says that
/// it has none.
///
/// Where the limits are reached, which are 1,000,000 steps if nothing is said, it is [`NextStep::Undecided`].
///
/// ```
/// use ninefold::{Grid, Limits, Request, explain::{NextStep, Position, next_step}};
///
/// let puzzle: Grid = "...4 3... 2.4. ...1".parse()?;
/// let position = Position::new(&puzzle);
/// let step = next_step(&position, None).step().expect("a step");
/// assert_eq!(step.to_line(puzzle.shape()), "hidden-single: box 1 => r2c2=4");
/// assert_eq!(next_step(Request::new(&position).limits(Limits::budget(0)), None), NextStep::Undecided);
///
/// // Step by step to the end.
/// let (mut position, mut near) = (position, None);
/// while let NextStep::Step(step) = next_step(&position, near) {
///     println!("{} ({})", step.to_line(puzzle.shape()), step.technique.level());
///     if step.technique.is_mistake() {
///         break;
///     }
///     position.apply(&step);
///     near = step.cell();
/// }
/// assert!(position.blanks().is_empty());
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn next_step<'a>(request: impl Into<Request<'a, Position>>, near: Option<usize>) -> NextStep {
    let Request { about: position, limits } = request.into();
    let budget = budget_within(limits);
    let known = Known::of(position, &budget);
    let mistake = mistakes::find_mistake(position, &known, &budget);
    let mut singles = singles::singles_for_person(position, near).into_iter().filter(|_| budget.is_left());
    let easiest = || easiest_step(position, &known, near, &mut Memory::default(), &budget);
    match mistake.or_else(|| singles.next()).or_else(easiest) {
        Some(step) => NextStep::Step(step),
        None if budget.is_left() || position.blanks().is_empty() => NextStep::NoStep,
        None => NextStep::Undecided,
    }
}

/// The steps to the solution, each of the easiest technique that has one then.
///
/// Where the limits are reached, which are 1,000,000 steps if nothing is said, the path ends as [`PathEnd::Undecided`] with
/// the steps that were found before.
///
/// ```
/// use ninefold::{Grid, explain::{PathEnd, Position, solution_path}};
///
/// let puzzle: Grid = "...4 3... 2.4. ...1".parse()?;
/// let path = solution_path(&Position::new(&puzzle));
/// assert_eq!((path.steps.len(), path.end), (11, PathEnd::Solved));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn solution_path<'a>(request: impl Into<Request<'a, Position>>) -> Path {
    let Request { about: position, limits } = request.into();
    let budget = budget_within(limits);
    let known = Known::of(position, &budget);
    if let Some(step) = mistakes::find_mistake(position, &known, &budget) {
        return Path { steps: vec![step], end: PathEnd::Mistaken };
    }
    if known == Known::NoSolution {
        return Path { steps: Vec::new(), end: PathEnd::NoSolution };
    }
    let mut position = position.clone();
    let mut steps: Vec<Step> = Vec::new();
    let mut memory = Memory::default();
    while let Some(step) =
        easiest_step(&position, &known, steps.last().and_then(Step::cell), &mut memory, &budget)
    {
        position.apply(&step);
        steps.push(step);
    }
    let end = match known {
        _ if position.blanks().is_empty() => PathEnd::Solved,
        Known::Several if budget.is_left() => PathEnd::Several,
        _ => PathEnd::Undecided,
    };
    Path { steps, end }
}

/// What a path knows from the steps before.
#[derive(Default)]
struct Memory {
    /// The candidates that the last resorts refuted at once, the easiest first. They stay wrong on the rest of the path.
    refuted: Vec<Candidate>,
    /// For each kind of fish that was not found, where each digit was a candidate then.
    no_fish: Vec<(Technique, Vec<CellSet>)>,
}

impl Memory {
    /// The easiest step of a last resort.
    fn last_resort(&mut self, position: &Position, is_unique: bool, budget: &Budget) -> Option<Step> {
        if !budget.is_left() {
            return None;
        }
        forcing::easiest_step(position, &mut self.refuted, is_unique, budget)
    }
}

/// The easiest step; nothing if the budget runs out before it is known to be the easiest.
fn easiest_step(
    position: &Position,
    known: &Known,
    near: Option<usize>,
    memory: &mut Memory,
    budget: &Budget,
) -> Option<Step> {
    if position.blanks().is_empty() || !budget.is_left() {
        return None;
    }
    // What was found when the budget ran out may not be the easiest.
    let found = singles::first_single(position, near)
        .or_else(|| best_of_easiest_technique(position, known, near, memory, budget))
        .or_else(|| memory.last_resort(position, known.is_unique(), budget));
    found.filter(|_| budget.is_left())
}

/// The best step of the easiest technique that has one. If the budget runs out, an easier step may have been missed.
fn best_of_easiest_technique(
    position: &Position,
    known: &Known,
    near: Option<usize>,
    memory: &mut Memory,
    budget: &Budget,
) -> Option<Step> {
    let techniques =
        Technique::all().filter(|&technique| is_for_people(technique) && known.allows(technique));
    let mut tools = Tools::new(position, budget);
    // What last resorts have refuted is taken before anything above Hard is looked for: it is already found.
    let hardest = if memory.refuted.is_empty() { Level::Unfair } else { Level::Hard };
    for technique in techniques.filter(|technique| technique.level() <= hardest) {
        let is_fish = matches!(technique, Technique::Fish { .. });
        if is_fish {
            let before = memory.no_fish.iter().find(|(fish, _)| *fish == technique);
            tools.digits = tools.changed_since(before.map_or(&[], |(_, places)| places));
        }
        let step = match technique.level() {
            Level::Easy | Level::Medium => best_step(steps_with(&tools, technique), position, near),
            _ => first_step_with(&tools, technique),
        };
        if step.is_some() || !budget.is_left() {
            return step;
        }
        if is_fish {
            memory.no_fish.retain(|(fish, _)| *fish != technique);
            memory.no_fish.push((technique, tools.places()));
        }
    }
    None
}

/// Whether the technique is looked for on a path. Large fish, mutant ones and templates are more than a
/// person can see; forcing chains are easier to follow, and come after all others. What is two steps at once comes as two.
fn is_for_people(technique: Technique) -> bool {
    match technique {
        Technique::Fish { kind: FishKind::Basic, size } => size <= 4,
        Technique::Fish { kind: FishKind::Finned | FishKind::Sashimi, size } => size <= 4,
        Technique::Fish { kind: FishKind::Franken | FishKind::FinnedFranken, size } => size <= 3,
        Technique::Fish { .. } => false,
        other => other.level() < Level::Extreme && !other.is_two_at_once(),
    }
}

/// The step that concludes most, and of several such the first that is near a cell.
fn best_step(steps: Vec<Step>, position: &Position, near: Option<usize>) -> Option<Step> {
    let is_far =
        |step: &Step| near.zip(step.cell()).is_some_and(|(near, cell)| !position.is_near(near, cell));
    steps.into_iter().min_by_key(|step| {
        let concluded = step.places.len() + step.removes.len();
        (Reverse(concluded), is_far(step))
    })
}
