//! Why a puzzle has no rating.

use crate::names::names;
use std::{error, fmt};

names! {
    /// Why a puzzle has no rating. The names are those of verdicts, and `rules`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
    pub enum Unrated {
        /// It has other rules than the classic ones, for which the scale is not defined.
        Rules = "rules",
        /// A house has a digit twice.
        Clash = "clash",
        /// It has no solution.
        #[cfg_attr(feature = "serde", serde(rename = "none"))]
        NoSolution = "none",
        /// It has several solutions.
        Several = "several",
        /// The search for its solutions was given up.
        Undecided = "undecided",
    }
}

impl fmt::Display for Unrated {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Unrated::Rules => "The puzzle has no rating: its rules are not the classic ones.",
            Unrated::Clash => "The puzzle has no rating: a house has a digit twice.",
            Unrated::NoSolution => "The puzzle has no rating: it has no solution.",
            Unrated::Several => "The puzzle has no rating: it has several solutions.",
            Unrated::Undecided => "The puzzle has no rating: looking for its solutions took too long.",
        })
    }
}

impl error::Error for Unrated {}
