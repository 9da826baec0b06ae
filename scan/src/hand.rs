//! Which digits are written by hand: what the net says of each, and how each differs from the printed ones of its grid.
//!
//! The net sees one cell and is often unsure: a tidy 1 could be either. But a pen has its own colour, darkness,
//! thickness and size, and print repeats itself: every printed 5 looks like the other printed 5s. For example, where
//! the net finds ten blue digits written and twenty black ones printed, a black 1 of which it is not sure is printed.
//!
//! Two normal distributions of each measure, the pen's and the print's, are fitted to the digits in turns with the
//! parts that belong to each (expectation and maximization: Dempster, Laird and Rubin 1977). The net's opinion is where
//! that begins.

use crate::ink::{Crop, SIDE, likeness, middle_pixels};
use crate::inks::{Colour, colours_of};
use crate::lattice::Lattice;
use crate::net::PRINTED;
use crate::picture::Picture;
use crate::upright::UprightCells;

/// What is measured of a digit; see [`features_of`].
const FEATURES: usize = 8;
type Features = [f32; FEATURES];

/// How much each measure varies among digits of one hand or one print at least, so that small differences tell nothing.
const LEAST_DEVIATION: Features = [0.06, 0.05, 0.07, 0.04, 0.035, 0.035, 0.12, 0.08];

/// So much one measure can say at most, and all of them together, in logits.
const MOST_OF_ONE: f32 = 1.5;
const MOST: f32 = 6.0;

/// There is nothing to compare with less than so many printed or written digits.
const FEWEST: f32 = 2.0;

/// Where so much speaks for a hand, all digits together, some are taken for written. In photos of printed puzzles
/// nineteen of twenty have less than 2, and of rendered grids with answers nineteen of twenty have more than 4.
const WRITING: f32 = 2.0;
/// The same where there are more digits than puzzles have that are printed. Of those without answers all have less than
/// 0.2.
const WRITING_IN_MANY: f32 = 1.0;
/// A printed digit for which less speaks hardly looks printed.
const ODD: f32 = -0.5;
/// So little speaks for print where it is not clear.
const UNCLEAR: f32 = -4.4;
/// A printed digit has a twin that looks more like it, if it has twins.
const UNLIKE: f32 = 0.88;

/// Printed puzzles have up to so many givens.
pub const MOST_GIVENS: usize = 40;

/// A digit that looks as much like another one of its kind was set, not written, whatever its face: of digits by hand none
/// is above 0.96, and of printed ones half are above 0.98.
const SET: f32 = 0.97;
/// So much speaks for print then.
const SET_EVIDENCE: f32 = -1.0;
/// Where all digits of each kind look as much alike, all are of one print. In pages with answers some are below 0.76: a
/// tidy hand may copy the face, but not the size.
const ONE_PRINT: f32 = 0.85;

/// How much speaks for each digit being written by hand, of those that are asked for; below 0, for print. What it says of other
/// cells is of no use. None where all are printed.
pub fn evidence_of_hand(
    picture: &Picture,
    lattice: &Lattice,
    upright: &UprightCells,
    is_asked: impl Fn(usize) -> bool,
) -> Option<[f32; 81]> {
    let digits = upright.digits();
    let filled: Vec<usize> = (0..81).filter(|cell| digits[*cell] != 0 && is_asked(*cell)).collect();
    let mut own: [f32; 81] = std::array::from_fn(|cell| upright.opinions[cell].by_hand);
    let are_many = filled.len() > MOST_GIVENS;
    let writing = if are_many { WRITING_IN_MANY } else { WRITING };
    let is_printed = |own: &[f32; 81]| filled.iter().map(|cell| own[*cell].max(0.0)).sum::<f32>() < writing;
    if is_printed(&own) {
        return evidence_of_odd(&digits, &filled, upright);
    }
    let alike = Likenesses::new(&digits, &filled, &upright.crops);
    let is_one_print = alike.0.iter().all(|(.., likeness)| *likeness >= ONE_PRINT);
    for cell in &filled {
        let best = alike.best(*cell, &|_| true);
        if best >= SET || is_one_print && !best.is_nan() {
            own[*cell] = own[*cell].min(SET_EVIDENCE);
        }
    }
    if (is_one_print || !are_many) && is_printed(&own) {
        return None;
    }
    let features = filled.iter().map(|cell| {
        let colours = colours_of(picture, lattice, upright.in_picture(*cell));
        features_of(&upright.crops[*cell], colours.ink)
    });
    Some(compared_evidence(&filled, own, features.collect(), &alike))
}

/// The same where the grid is printed, but for a digit or two that hardly look printed and unlike their twins: a neat 2 by
/// a pen among 2s of one face. Nothing else tells of it, so it may be either.
fn evidence_of_odd(digits: &[u8], filled: &[usize], upright: &UprightCells) -> Option<[f32; 81]> {
    let twins = |cell: usize| {
        filled.iter().copied().filter(move |twin| *twin != cell && digits[*twin] == digits[cell])
    };
    let best = |cell: usize| {
        let alike = twins(cell).map(|twin| likeness(&upright.crops[cell], &upright.crops[twin]));
        alike.reduce(f32::max)
    };
    let is_odd =
        |cell: &usize| upright.opinions[*cell].by_hand > ODD && best(*cell).is_some_and(|best| best < UNLIKE);
    let odd: Vec<usize> = filled.iter().copied().filter(is_odd).collect();
    let evidence = |cell: usize| if odd.contains(&cell) { ODD } else { PRINTED };
    (!odd.is_empty()).then(|| std::array::from_fn(evidence))
}

/// The same, after a look at all digits of the grid.
fn compared_evidence(
    filled: &[usize],
    own: [f32; 81],
    mut features: Vec<Features>,
    alike: &Likenesses,
) -> [f32; 81] {
    let mut by_hand = own;
    for _ in 0..3 {
        let parts: Vec<f32> = filled.iter().map(|cell| hand_probability(by_hand[*cell])).collect();
        let sum: f32 = parts.iter().sum();
        if sum < FEWEST || filled.len() as f32 - sum < FEWEST {
            break;
        }
        for (cell, features) in filled.iter().zip(&mut features) {
            features[FEATURES - 1] = alike.best(*cell, &|twin| hand_probability(by_hand[twin]) < 0.5);
        }
        let mut sums = vec![0.0; filled.len()];
        for feature in 0..FEATURES {
            let values: Vec<f32> = features.iter().map(|features| features[feature]).collect();
            let least = LEAST_DEVIATION[feature];
            let pen = spread(values.iter().zip(&parts).map(|(value, part)| (*value, *part)), least);
            let print = spread(values.iter().zip(&parts).map(|(value, part)| (*value, 1.0 - part)), least);
            for (sum, value) in sums.iter_mut().zip(values).filter(|(_, value)| !value.is_nan()) {
                *sum += pen.against(&print, value).clamp(-MOST_OF_ONE, MOST_OF_ONE);
            }
        }
        for (cell, sum) in filled.iter().zip(sums) {
            by_hand[*cell] = own[*cell] + sum.clamp(-MOST, MOST);
        }
    }
    // A tidy digit of a pen as black as the print may look printed, but not like the printed ones of its kind.
    let is_unlike = |cell: usize| alike.best(cell, &|twin| by_hand[twin] < 0.0) < UNLIKE;
    std::array::from_fn(|cell| if is_unlike(cell) { by_hand[cell].max(UNCLEAR) } else { by_hand[cell] })
}

/// How much each two crops with the same digit look alike.
struct Likenesses(Vec<(usize, usize, f32)>);

impl Likenesses {
    fn new(digits: &[u8], filled: &[usize], crops: &[Crop]) -> Likenesses {
        let twins = |one: usize| {
            let later = filled.iter().copied().filter(move |other| *other > one);
            later.filter(move |other| digits[*other] == digits[one])
        };
        let pairs = filled.iter().flat_map(|one| twins(*one).map(|other| (*one, other)));
        Likenesses(pairs.map(|(one, other)| (one, other, likeness(&crops[one], &crops[other]))).collect())
    }

    /// How much a crop looks like the most alike of some twins; not a number where there is none.
    fn best(&self, cell: usize, is_counted: &dyn Fn(usize) -> bool) -> f32 {
        let twins = self.0.iter().filter_map(|(one, other, likeness)| match cell {
            _ if cell == *one => Some((*other, *likeness)),
            _ if cell == *other => Some((*one, *likeness)),
            _ => None,
        });
        twins.filter(|(twin, _)| is_counted(*twin)).map(|twin| twin.1).fold(f32::NAN, f32::max)
    }
}

/// Where the values of a measure lie: a normal distribution.
struct Spread {
    mean: f32,
    variance: f32,
}

impl Spread {
    /// The logarithm of how much likelier a value is here than there.
    fn against(&self, other: &Spread, value: f32) -> f32 {
        let far = |spread: &Spread| (value - spread.mean) * (value - spread.mean) / spread.variance;
        (far(other) - far(self) + ln(other.variance / self.variance)) / 2.0
    }
}

/// The natural logarithm, near enough for numbers between 1/20 and 20, and the same on every machine.
fn ln(number: f32) -> f32 {
    let part = (number - 1.0) / (number + 1.0);
    let square = part * part;
    2.0 * part * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square / 7.0)))
}

/// The mean and the variance of values, each with a weight.
fn spread(values: impl Iterator<Item = (f32, f32)> + Clone, least: f32) -> Spread {
    let values = values.filter(|(value, _)| !value.is_nan());
    let weight = values.clone().map(|(_, weight)| weight).sum::<f32>().max(1e-3);
    let mean = values.clone().map(|(value, weight)| value * weight).sum::<f32>() / weight;
    let variance =
        values.map(|(value, weight)| (value - mean) * (value - mean) * weight).sum::<f32>() / weight;
    Spread { mean, variance: variance.max(least * least) }
}

/// A digit's colour, two numbers; how dark it is; how high; where its middle is; how thick its strokes are; and how
/// much it looks like a printed one of its kind, which is filled in later.
fn features_of(crop: &Crop, [red, green, _]: Colour) -> Features {
    let most = middle_pixels(crop).map(|(_, _, ink)| ink).max().unwrap_or(0).max(1);
    let (mut sum, mut x, mut y, mut edges) = (0.0, 0.0, 0.0, 0.0);
    let (mut top, mut bottom) = (SIDE, 0);
    for (column, row, ink) in middle_pixels(crop) {
        let part = f32::from(ink) / f32::from(most);
        sum += part;
        x += part * column as f32;
        y += part * row as f32;
        let beside = |pixel: usize| (f32::from(ink) - f32::from(crop[pixel])).abs() / f32::from(most);
        edges += beside(row * SIDE + column + 1) + beside((row + 1) * SIDE + column);
        if part > 0.4 {
            top = top.min(row);
            bottom = bottom.max(row + 1);
        }
    }
    let side = SIDE as f32;
    let height = bottom.saturating_sub(top) as f32 / side;
    [
        red,
        green,
        f32::from(most) / 204.0,
        height,
        x / sum / side,
        y / sum / side,
        sum / edges.max(1.0),
        f32::NAN,
    ]
}

/// How likely it is for a logit, roughly: a straight line between -3 and 3.
fn hand_probability(logit: f32) -> f32 {
    (0.5 + logit / 6.0).clamp(0.0, 1.0)
}
