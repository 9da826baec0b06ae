//! Solving as a person does: what comes next, and why.
//!
//! A [`Position`] is cells and candidates at one moment, a [`Step`] is one use of a [`Technique`], and a path
//! is the steps to the solution. Each variant of [`Technique`] explains a technique, with an example.
//!
//! ```
//! use ninefold::Grid;
//! use ninefold::explain::{Position, Technique, next_step, solution_path};
//!
//! let puzzle: Grid = "...4 3... 2.4. ...1".parse()?;
//! let mut position = Position::new(&puzzle);
//! let step = next_step(&position, None).step().expect("nothing is solved yet");
//! assert_eq!(step.technique, Technique::HiddenSingle);
//! position.apply(&step);
//! assert_eq!(solution_path(&position).steps.len(), 10);
//! # Ok::<(), ninefold::notation::ParseGridError>(())
//! ```

mod adding;
mod blockers;
mod candidate;
mod choose;
mod conclusions;
mod fish_kind;
mod found;
mod line;
mod link_houses;
#[macro_use]
mod list;
mod list_numbers;
mod mistakes;
mod order;
#[cfg(test)]
mod pages;
mod path;
mod patterns;
mod position;
mod proof;
pub mod rating;
mod reasons;
mod role;
#[cfg(feature = "serde")]
mod serialize;
#[cfg(test)]
mod soundness;
mod step;
mod technique;
mod techniques;
mod unknown_technique;

pub use candidate::Candidate;
pub use fish_kind::FishKind;
pub use found::{NextStep, Steps};
pub use path::{Path, PathEnd, all_steps, next_step, solution_path};
pub use position::Position;
pub use proof::{Branch, DeadEnd, DeadEndKind, Proof, ProofLine, Why};
pub use reasons::{RemovedBy, Restricted, StepSet, Way, WayFault};
pub use role::{HouseRole, Role};
pub use step::{Link, Node, Step, StepCandidate, StepHouse};
pub use technique::{Level, Technique};
pub use techniques::{Visit, each_step_of, first_step_of, steps_of};
pub use unknown_technique::UnknownTechnique;

use crate::solver::{Budget, Limits};

/// How many steps of the [`Limits`] what is asked here may take where nothing is said: up to 20 seconds on a hostile
/// 25×25 in WebAssembly. What is asked about a 9×9 hardly ever comes near it.
const MOST_STEPS: u64 = 1_000_000;

/// The work that the limits allow.
fn budget_within(limits: Limits) -> Budget {
    Budget::of_steps(limits.budget.unwrap_or(MOST_STEPS))
}
