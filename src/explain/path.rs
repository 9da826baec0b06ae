//! What comes next, and the path to the solution.

use super::conclusions::Conclusions;
use super::effort::Effort;
use super::mistakes::{self, Known};
use super::techniques::{Tools, first_with, forcing, singles, steps_with};
use super::{FishKind, Level, Position, Step, Technique};
use crate::names::names;
use crate::sets::{CellSet, DigitSet};
use crate::solver::Limits;

/// The steps from a position on, and how far they lead.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Path {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Why there are no more.
    pub end: PathEnd,
}

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
        None = "none",
        /// An answer is wrong or a candidate of the solution is gone, as the last step says.
        Mistaken = "mistaken",
        /// The search for the solution, or for the next step, was given up: the puzzle is too large.
        Undecided = "undecided",
    }
}

impl Path {
    /// The hardest technique of the path; nothing for a path without one.
    pub fn hardest(&self) -> Option<Technique> {
        let techniques = self.steps.iter().map(|step| step.technique);
        techniques.filter(|technique| !technique.is_mistake()).max_by_key(|technique| technique.order())
    }
}

/// All steps that there are now, the easiest first; what only concludes once more what an easier step does
/// comes last.
///
/// If the position is spoilt, there is one step, which says so. The techniques of the level Extreme are asked
/// only if there is no other step, and those that need uniqueness only if the puzzle has one solution.
///
/// ```
/// use ninefold::{Grid, explain::{Position, steps}};
///
/// let puzzle: Grid = "...4 3... 2.4. ...1".parse()?;
/// let steps = steps(&Position::new(&puzzle));
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(puzzle.shape())).collect();
/// assert_eq!(lines[0], "naked-single: => r1c1=1");
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn steps(position: &Position) -> Vec<Step> {
    steps_up_to(position, Level::Extreme)
}

/// Steps that there are now, and whether these are all.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Steps {
    /// The steps, the easiest first.
    pub steps: Vec<Step>,
    /// Whether there are no others: no limit was reached.
    pub complete: bool,
}

/// The same steps, but of techniques up to a level only: less to wait for, and nothing that is harder than
/// wanted.
///
/// Below the level Extreme there may be none, even though the puzzle can be solved.
///
/// ```
/// use ninefold::{Grid, explain::{Level, Position, steps_up_to}};
///
/// let puzzle: Grid = "1... ..3. .... ..2.".parse()?;
/// let position = Position::new(&puzzle);
/// let hardest = |level| steps_up_to(&position, level).iter().map(|step| step.technique.level()).max();
/// assert_eq!(hardest(Level::Easy), Some(Level::Easy));
/// assert_eq!(hardest(Level::Extreme), Some(Level::Unfair));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn steps_up_to(position: &Position, hardest: Level) -> Vec<Step> {
    steps_within(position, hardest, Limits::NONE).steps
}

/// The same steps as far as they are found within the limits, and whether these are all.
///
/// A step of the limits is a step of the search for the puzzle's solution, or about ten microseconds of looking
/// for fish, chains, loops and sets. Other techniques are quick, and are not counted. The easiest are asked first,
/// so the hardest are those that may be missing.
///
/// ```
/// use ninefold::{Grid, Limits, explain::{Level, Position, steps_within}};
///
/// let puzzle: Grid = "1... ..3. .... ..2.".parse()?;
/// let position = Position::new(&puzzle);
/// let found = |steps| steps_within(&position, Level::Unfair, Limits::steps(steps));
/// assert!(found(10_000).complete);
/// assert!(!found(3).complete && found(3).steps.len() < found(10_000).steps.len());
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn steps_within(position: &Position, hardest: Level, limits: Limits) -> Steps {
    let tools = Tools::within(position, Effort::new(limits));
    let known = Known::of(position, &tools.effort);
    let steps = match mistakes::find(position, &known, &tools.effort) {
        Some(mistake) => vec![mistake],
        None => all(&tools, hardest, &known),
    };
    Steps { steps, complete: tools.effort.is_left() }
}

fn all(tools: &Tools, hardest: Level, known: &Known) -> Vec<Step> {
    let most = hardest.min(Level::Unfair);
    let techniques =
        Technique::all().filter(|technique| technique.level() <= most && known.allows(*technique));
    let mut steps: Vec<Step> = Vec::new();
    let mut again: Vec<Step> = Vec::new();
    let mut concluded = Conclusions::default();
    for technique in techniques {
        // Of one technique, the first step with a conclusion is enough.
        tools.want_once();
        let mut of_technique = Conclusions::default();
        for step in steps_with(tools, technique).into_iter().filter(|step| of_technique.is_new(step)) {
            if concluded.is_new(&step) { &mut steps } else { &mut again }.push(step);
        }
    }
    steps.append(&mut again);
    if steps.is_empty() && hardest == Level::Extreme {
        steps = forcing::last_resort(tools.position, known.is_unique(), &tools.effort);
    }
    steps
}

/// The easiest step that there is now; of several of a kind the one that helps most, or is near the last
/// step.
///
/// If the position is spoilt, the step says so. There is none if the puzzle is solved, or if only choosing one of
/// several solutions would lead on. Of a puzzle without a solution the steps lead nowhere: [`path`] says that it has
/// none.
pub fn next(position: &Position, last: Option<&Step>) -> Option<Step> {
    let effort = Effort::new(Limits::NONE);
    let known = Known::of(position, &effort);
    let mistake = mistakes::find(position, &known, &effort);
    mistake.or_else(|| easiest(position, &known, last, &mut Memory::default()))
}

/// The steps to the solution, each the easiest that there is then.
///
/// ```
/// use ninefold::{Grid, explain::{PathEnd, Position, path}};
///
/// let puzzle: Grid = "...4 3... 2.4. ...1".parse()?;
/// let path = path(&Position::new(&puzzle));
/// assert_eq!((path.steps.len(), path.end), (11, PathEnd::Solved));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn path(position: &Position) -> Path {
    let effort = Effort::new(Limits::NONE);
    let known = Known::of(position, &effort);
    if let Some(step) = mistakes::find(position, &known, &effort) {
        return Path { steps: vec![step], end: PathEnd::Mistaken };
    }
    if known == Known::None {
        return Path { steps: Vec::new(), end: PathEnd::None };
    }
    let mut position = position.clone();
    let mut steps: Vec<Step> = Vec::new();
    let mut memory = Memory::default();
    while let Some(step) = easiest(&position, &known, steps.last(), &mut memory) {
        position.apply(&step);
        steps.push(step);
    }
    let end = match known {
        _ if position.blanks().is_empty() => PathEnd::Solved,
        Known::Several => PathEnd::Several,
        _ => PathEnd::Undecided,
    };
    Path { steps, end }
}

/// What a path knows from the steps before.
#[derive(Default)]
struct Memory {
    /// What one search for a last resort has found, the easiest last; it stays true.
    waiting: Vec<Step>,
    /// For each kind of fish that was not found, where each digit was a candidate then.
    no_fish: Vec<(Technique, Vec<CellSet>)>,
}

fn easiest(position: &Position, known: &Known, last: Option<&Step>, memory: &mut Memory) -> Option<Step> {
    if position.blanks().is_empty() {
        return None;
    }
    if let Some(step) = singles::near(position, last) {
        return Some(step);
    }
    let techniques =
        Technique::all().filter(|&technique| is_for_people(technique) && known.allows(technique));
    let mut tools = Tools::new(position);
    // While proofs of the last resort wait, they are easier than to search for what is as hard.
    let hardest = if memory.waiting.is_empty() { Level::Unfair } else { Level::Hard };
    for technique in techniques.filter(|technique| technique.level() <= hardest) {
        let is_fish = matches!(technique, Technique::Fish { .. });
        if is_fish {
            let before = memory.no_fish.iter().find(|(fish, _)| *fish == technique);
            tools
                .limit(before.map_or(DigitSet::all(position.side().into()), |(_, places)| {
                    tools.changed_since(places)
                }));
        }
        let step = match technique.level() {
            Level::Easy | Level::Medium => best(steps_with(&tools, technique), last),
            _ => first_with(&tools, technique),
        };
        if step.is_some() {
            return step;
        }
        if is_fish {
            memory.no_fish.retain(|(fish, _)| *fish != technique);
            memory.no_fish.push((technique, tools.places()));
        }
    }
    let is_new =
        |step: &Step| step.removes.iter().chain(&step.places).any(|&candidate| position.has(candidate));
    while let Some(mut step) = memory.waiting.pop() {
        if is_new(&step) {
            step.removes.retain(|&candidate| position.has(candidate));
            return Some(step);
        }
    }
    memory.waiting = forcing::last_resort(position, known.is_unique(), &tools.effort);
    memory.waiting.reverse();
    memory.waiting.pop()
}

/// Whether the technique is looked for on a path. Large fish, mutant ones and templates are more than a
/// person can see; forcing chains are easier to follow, and come after all others.
fn is_for_people(technique: Technique) -> bool {
    match technique {
        Technique::Fish { kind: FishKind::Basic, size } => size <= 4,
        Technique::Fish { kind: FishKind::Finned | FishKind::Sashimi, size } => size <= 4,
        Technique::Fish { kind: FishKind::Franken | FishKind::FinnedFranken, size } => size <= 3,
        Technique::Fish { .. } => false,
        other => other.level() < Level::Extreme,
    }
}

/// The step that concludes most, and of several the one nearest to the last.
fn best(steps: Vec<Step>, last: Option<&Step>) -> Option<Step> {
    let near = |step: &Step| match (last.and_then(Step::cell), step.cell()) {
        (Some(before), Some(cell)) => before.abs_diff(cell),
        _ => 0,
    };
    steps.into_iter().min_by_key(|step| {
        let concluded = step.places.len() + step.removes.len();
        (usize::MAX - concluded, near(step))
    })
}
