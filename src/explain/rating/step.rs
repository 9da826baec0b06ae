//! One step of the rating's path.

#[cfg(feature = "serde")]
use super::serialize::{deserialize_places, deserialize_tenths, serialize_places, serialize_tenths};
use super::technique::RatedTechnique;
use crate::explain::Candidate;
use crate::explain::line::LineForm;
use crate::explain::order::sort_candidates;
use crate::notation::Symbols;
use crate::shape::Shape;

/// A technique of the scale used once, and how hard that is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RatedStep {
    /// What was used.
    pub technique: RatedTechnique,
    /// The rating in tenths.
    #[cfg_attr(feature = "serde", serde(rename = "rating"))]
    #[cfg_attr(feature = "serde", serde(serialize_with = "serialize_tenths"))]
    #[cfg_attr(feature = "serde", serde(deserialize_with = "deserialize_tenths"))]
    pub(super) tenths: u16,
    /// The digit that is placed, if one is; then nothing is removed.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serialize_places"))]
    #[cfg_attr(feature = "serde", serde(deserialize_with = "deserialize_places"))]
    pub places: Option<Candidate>,
    /// The candidates that are removed.
    pub removes: Vec<Candidate>,
}

impl RatedStep {
    pub(super) fn placing(technique: RatedTechnique, tenths: u16, cell: usize, digit: usize) -> RatedStep {
        let places = Some(Candidate::new(cell, digit as u8 + 1));
        RatedStep { technique, tenths, places, removes: Vec::new() }
    }

    /// A step that removes candidates; nothing if there are none.
    pub(super) fn removing(
        technique: RatedTechnique,
        tenths: u16,
        removes: Vec<Candidate>,
    ) -> Option<RatedStep> {
        (!removes.is_empty()).then_some(RatedStep { technique, tenths, places: None, removes })
    }

    /// How hard the step is, from 1.0.
    pub fn rating(&self) -> f64 {
        f64::from(self.tenths) / 10.0
    }

    /// One line: the rating, the technique, and what follows, as in `2.6 pointing r4c5<>3`; a digit that is
    /// placed stands behind `=`.
    pub fn to_line(&self, shape: Shape) -> String {
        self.to_line_in(shape, Symbols::Standard)
    }

    /// The same with the digits in the symbols of a [puzzle](crate::Puzzle::symbols).
    pub fn to_line_in(&self, shape: Shape, symbols: Symbols) -> String {
        let form = LineForm { shape, symbols };
        let mut removes = self.removes.clone();
        sort_candidates(&mut removes);
        let follows = match self.places {
            Some(placed) => form.results(&[placed], "="),
            None => form.results(&removes, "<>"),
        };
        format!("{:.1} {} {follows}", self.rating(), self.technique)
    }
}
