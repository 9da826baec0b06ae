//! How the digits of a grid are written, and what a cell shows then.

use crate::ink::{Crop, likeness};
use crate::net::{DIGITS, DigitNet, NEVER, Opinion, PRINTED, SignLogits, moved};

/// A crop that is as certain as this at the first look is not looked at again.
const CLEAR: f32 = 0.9;

/// The ways to write the digits of a 16×16: of each digit from 1 the place of its sign among those of the net.
const WAYS: [[u8; 16]; 4] = [
    // 1 to 16
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    // 1 to 9, A to G
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 17, 18, 19, 20, 21, 22, 23],
    // 1 to 9, A to F, 0
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 17, 18, 19, 20, 21, 22, 24],
    // A to P
    [17, 18, 19, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 32, 33],
];

/// How the digits of a grid are written.
#[derive(Clone, Copy)]
pub enum Writing {
    /// As 1 to 9, in a 9×9 or a smaller grid.
    Digits,
    /// As one of the ways of a 16×16.
    Signs(&'static [u8; 16]),
}

impl Writing {
    /// What each crop of a grid shows at one look, and how its digits are written: of a 16×16 in the way for which all cells
    /// together speak most. So a B is no 8 in a grid of numbers.
    pub fn read(net: &DigitNet, side: usize, crops: &[Crop]) -> (Writing, Vec<Opinion>) {
        if side != 16 {
            return (Writing::Digits, crops.iter().map(|crop| net.look(crop)).collect());
        }
        let looks: Vec<SignLogits> = crops.iter().map(|crop| net.look_for_signs(crop)).collect();
        let speaks = |way: &&[u8; 16]| looks.iter().map(|look| most(&opinion(way, look).logits)).sum::<f32>();
        let way = WAYS.iter().max_by(|one, other| speaks(one).total_cmp(&speaks(other))).unwrap_or(&WAYS[0]);
        (Writing::Signs(way), looks.iter().map(|look| opinion(way, look)).collect())
    }

    /// What a crop shows at one look.
    pub fn look(self, net: &DigitNet, crop: &Crop) -> Opinion {
        match self {
            Writing::Digits => net.look(crop),
            Writing::Signs(way) => opinion(way, &net.look_for_signs(crop)),
        }
    }

    /// What a crop shows that looked like `first`. If that is not clear, the crop is looked at four times more, moved
    /// aside by a pixel, and the mean counts.
    pub fn look_again(self, net: &DigitNet, crop: &Crop, first: Opinion) -> Opinion {
        if first.confidence() >= CLEAR {
            return first;
        }
        let mut mean = first;
        for (right, down) in [(0, 0), (2, 0), (0, 2), (2, 2)] {
            let other = self.look(net, &moved(crop, right, down));
            mean.by_hand += other.by_hand;
            mean.logits.iter_mut().zip(other.logits).for_each(|(sum, logit)| *sum += logit);
        }
        Opinion { logits: mean.logits.map(|sum| sum / 5.0), by_hand: mean.by_hand / 5.0 }
    }
}

/// What is not clear in a 16×16 counts with the sign that looks most like it, as print repeats itself. So an odd F is no E
/// where there is another such F.
pub fn mind_repeats(crops: &[Crop], opinions: &mut [Opinion]) {
    const ALIKE: f32 = 0.9;
    let seen = opinions.to_vec();
    let signs: Vec<usize> = (0..seen.len()).filter(|cell| seen[*cell].ranking()[0] != 0).collect();
    for (cell, opinion) in opinions.iter_mut().enumerate().filter(|(_, opinion)| opinion.confidence() < CLEAR)
    {
        let others = signs.iter().filter(|other| **other != cell);
        let likenesses = others.map(|other| (likeness(&crops[cell], &crops[*other]), *other));
        let twin =
            likenesses.filter(|(alike, _)| *alike >= ALIKE).max_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((_, twin)) = twin {
            for (own, other) in opinion.logits.iter_mut().zip(seen[twin].logits) {
                *own = (*own + other) / 2.0;
            }
        }
    }
}

/// The same as digits that are printed.
fn opinion(way: &[u8; 16], look: &SignLogits) -> Opinion {
    let mut logits = [NEVER; DIGITS];
    logits[0] = look[0];
    logits[1..].iter_mut().zip(way).for_each(|(logit, sign)| *logit = look[usize::from(*sign)]);
    Opinion { logits, by_hand: PRINTED }
}

fn most(logits: &[f32]) -> f32 {
    logits.iter().copied().fold(f32::MIN, f32::max)
}
