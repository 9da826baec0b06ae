//! Which way up the grid is: read in four ways, of which the best reading wins.

use crate::ink::{Crop, SIDE};
use crate::net::{Net, Opinion};

/// A reading of the cells, row by row as the digits stand.
pub struct Turned {
    /// How many quarter turns the picture's grid stands clockwise.
    pub quarters: usize,
    /// The net's opinion of each cell.
    pub opinions: Vec<Opinion>,
}

/// A reading that is as good as this is upright; other turns are not tried.
const CERTAIN: f32 = 0.93;

/// Reads the crops upright, and if that is hard, in three other turns as well.
pub fn read(net: &Net, crops: &[Crop]) -> Turned {
    let mut best = Turned { quarters: 0, opinions: crops.iter().map(|crop| net.read(crop)).collect() };
    let mut most = worth(&best.opinions);
    if most >= CERTAIN {
        return best;
    }
    let mut turned = crops.to_vec();
    for quarters in 1..4 {
        turned = counter_clockwise(&turned);
        let opinions: Vec<Opinion> = turned.iter().map(|crop| net.read(crop)).collect();
        let worth = worth(&opinions);
        if worth > most {
            most = worth;
            best = Turned { quarters, opinions };
        }
    }
    best
}

/// The grid and each of its cells, a quarter turn counter-clockwise.
fn counter_clockwise(crops: &[Crop]) -> Vec<Crop> {
    (0..81)
        .map(|cell| {
            let from = &crops[cell % 9 * 9 + 8 - cell / 9];
            std::array::from_fn(|pixel| from[pixel % SIDE * SIDE + SIDE - 1 - pixel / SIDE])
        })
        .collect()
}

/// How good a reading is: the mean confidence in its digits. Each digit that a house has twice takes some away.
pub fn worth(opinions: &[Opinion]) -> f32 {
    let digits: Vec<u8> = opinions.iter().map(|opinion| opinion.ranking()[0]).collect();
    let filled: Vec<f32> = opinions
        .iter()
        .zip(&digits)
        .filter(|(_, digit)| **digit != 0)
        .map(|(opinion, _)| opinion.confidence())
        .collect();
    if filled.is_empty() {
        return 0.0;
    }
    filled.iter().sum::<f32>() / filled.len() as f32 - 0.02 * clashes(&digits) as f32
}

/// How many pairs of cells in a house have the same digit.
pub fn clashes(digits: &[u8]) -> usize {
    (0..81)
        .map(|cell| {
            let twins =
                (cell + 1..81).filter(|other| digits[*other] == digits[cell] && are_peers(cell, *other));
            if digits[cell] == 0 { 0 } else { twins.count() }
        })
        .sum()
}

fn are_peers(one: usize, other: usize) -> bool {
    let box_of = |cell: usize| (cell / 27, cell % 9 / 3);
    one / 9 == other / 9 || one % 9 == other % 9 || box_of(one) == box_of(other)
}
