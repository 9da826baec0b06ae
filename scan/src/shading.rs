//! Patterns of shaded or outlined cells: windows and diagonals.

use crate::inks::Colour;
use crate::order::ascending;
use crate::regions::{Edge, edges, step};

/// How a pattern is seen.
pub struct Fit {
    /// By what part its edges differ from the others, or how much more ink they have.
    pub step: f32,
    /// How many edges do not look as the pattern says.
    pub otherwise: usize,
}

/// How well the values of edges say which of them are a pattern's.
fn fit(values: &[(f32, bool)]) -> Fit {
    let median = |of_pattern: bool| {
        let those: Vec<f32> =
            values.iter().filter(|value| value.1 == of_pattern).map(|value| value.0).collect();
        those[ascending(&those)[those.len() / 2]]
    };
    let (inner, outer) = (median(true), median(false));
    let middle = (inner + outer) / 2.0;
    let is_otherwise = |(value, of_pattern): &&(f32, bool)| {
        if *of_pattern { *value < middle } else { (value - outer).abs() > middle - outer }
    };
    Fit { step: inner - outer, otherwise: values.iter().filter(is_otherwise).count() }
}

/// How a pattern's cells differ from their neighbours: all are darker, or lighter, by a similar part of the paper. The light of a
/// photo, and the edge of a shadow, make a step at few edges.
pub fn shaded(grounds: &[Colour], is_in: impl Fn(usize) -> bool) -> Fit {
    /// What differs less is no shade.
    const LEAST: f32 = 0.03;
    let mut best = Fit { step: 0.0, otherwise: usize::MAX };
    for channel in 0..3 {
        for sign in [1.0, -1.0] {
            let value = |edge: &Edge| {
                let step = sign * step(grounds, edge, channel);
                let of_pattern = is_in(edge.one) != is_in(edge.other);
                (if is_in(edge.one) { -step } else { step }, of_pattern)
            };
            let found = fit(&edges().iter().map(value).collect::<Vec<(f32, bool)>>());
            if found.step > LEAST && found.otherwise < best.otherwise {
                best = found;
            }
        }
    }
    best
}

/// How the edges between regions differ from those within.
pub fn parted(strengths: &[f32], regions: &[u8]) -> Fit {
    let values = edges().into_iter().zip(strengths);
    let values = values.map(|(edge, strength)| (*strength, regions[edge.one] != regions[edge.other]));
    fit(&values.collect::<Vec<(f32, bool)>>())
}

/// How the edges of a pattern differ from the others within the boxes, by their ink.
pub fn outlined(inks: &[f32], is_in: impl Fn(usize) -> bool) -> Fit {
    let inner = edges().into_iter().zip(inks).filter(|(edge, _)| !edge.is_of_boxes());
    let values = inner.map(|(edge, ink)| (*ink, is_in(edge.one) != is_in(edge.other)));
    fit(&values.collect::<Vec<(f32, bool)>>())
}
