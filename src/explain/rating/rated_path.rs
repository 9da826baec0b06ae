//! The steps by which a puzzle is rated, and what they say together.

use super::step::RatedStep;
use super::technique::RatedTechnique;
use crate::explain::Level;
use std::fmt;

/// How hard a puzzle is.
///
/// It displays as its rating, as in `7.1`, or `10.5+` where it is that at least.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rating {
    /// The rating of the hardest step, from 1.0; 0 for a puzzle without blanks.
    pub rating: f64,
    /// That of the hardest step up to and including the first that places a digit.
    pub pearl: f64,
    /// That of the first step.
    pub diamond: f64,
    /// The technique of the first of the hardest steps.
    pub hardest: Option<RatedTechnique>,
    /// Whether the puzzle may be harder: no step was found that leads on, or finding it took too much work.
    #[cfg_attr(feature = "serde", serde(rename = "least"))]
    pub is_least: bool,
}

impl Rating {
    /// The rating in a word.
    pub fn level(&self) -> Level {
        Level::of_rating(self.rating)
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:.1}{}", self.rating, if self.is_least { "+" } else { "" })
    }
}

/// The steps of the rating's path.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RatedPath {
    /// The steps, in order.
    pub steps: Vec<RatedStep>,
    /// If no more were found before the puzzle was solved: the rating that the next step has at least.
    pub next: Option<f64>,
}

impl RatedPath {
    /// What the steps say together.
    pub fn rating(&self) -> Rating {
        let tenths = |steps: &[RatedStep]| steps.iter().map(|step| step.tenths).max().unwrap_or(0);
        let as_rating = |tenths: u16| f64::from(tenths) / 10.0;
        let most = tenths(&self.steps);
        let up_to_first = self.steps.iter().position(|step| step.places.is_some());
        let up_to_first = up_to_first.map_or(self.steps.as_slice(), |first| &self.steps[..=first]);
        let least = self.next.unwrap_or(0.0);
        // What comes before the first digit is not known to its end.
        let is_open = up_to_first.iter().all(|step| step.places.is_none());
        let pearl = as_rating(tenths(up_to_first)).max(if is_open { least } else { 0.0 });
        let diamond = self.steps.first().map_or(least, RatedStep::rating);
        let hardest = self.steps.iter().find(|step| step.tenths == most).map(|step| step.technique);
        Rating { rating: as_rating(most).max(least), pearl, diamond, hardest, is_least: self.next.is_some() }
    }
}
