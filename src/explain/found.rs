//! What a search for steps has found, and whether that is all.

use super::Step;

/// Steps that there are now, and whether these are all.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Steps {
    /// The steps, the easiest first; those of one technique as they were found.
    pub steps: Vec<Step>,
    /// Whether there are no others: no limit was reached.
    pub complete: bool,
}

/// What comes next.
#[allow(
    clippy::large_enum_variant,
    reason = "there is one at a time, and it is hardly ever anything but a step"
)]
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum NextStep {
    /// This step.
    Step(Step),
    /// No step: the puzzle is solved, or only choosing one of several solutions would lead on. Where one technique was
    /// asked for: it has none.
    #[cfg_attr(feature = "serde", serde(rename = "none"))]
    NoStep,
    /// The limits were reached before the step was known.
    Undecided,
}

impl NextStep {
    /// The step, if one was found.
    pub fn step(self) -> Option<Step> {
        match self {
            NextStep::Step(step) => Some(step),
            NextStep::NoStep | NextStep::Undecided => None,
        }
    }
}
