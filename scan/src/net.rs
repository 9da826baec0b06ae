//! The net that reads a cell: three convolutions with pooling, and two dense layers; two others for the signs of a 16×16.
//!
//! Its weights are bytes with a scale for each output. It was trained on rendered digits only; `scan/train` tells how.
//! All of it is additions, multiplications and comparisons of `f32` in one order, so every machine reads the same.

use crate::ink::{Crop, SIDE};
use crate::order::ascending;

/// What was trained: see `scan/train/README.md`.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");
static SIGN_WEIGHTS: &[u8] = include_bytes!("signs.bin");

/// A blank and the digits of the largest grid that is read.
pub const DIGITS: usize = 17;

/// How many signs a cell of a 16×16 may hold: none, 1 to 16, A to G, 0, H to P.
pub const SIGNS: usize = 34;

/// How much speaks for each sign; differences count.
pub type SignLogits = [f32; SIGNS];

/// What speaks for a digit that the grid does not have.
pub const NEVER: f32 = -99.0;

/// What speaks for a hand where it is certain that nothing is written.
pub const PRINTED: f32 = -9.0;

/// Outputs of a layer that are computed beside each other.
const WIDE: usize = 8;

/// A crop with less ink than this in its middle is blank, and the net is not asked. In photos of newspapers nineteen
/// blanks of twenty have less, and the digits five times as much.
const LEAST_INK: u8 = 32;

/// What is said of a cell without ink: that it is blank, and not by hand.
const WITHOUT_INK: [f32; 11] = [9.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, PRINTED];

/// What the net says of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// How much speaks for a blank and for each digit; differences count.
    pub logits: [f32; DIGITS],
    /// Above 0: the digit is written by hand.
    pub by_hand: f32,
}

impl Opinion {
    /// The same of the cell as a given: the more speaks for a hand, the more speaks for a blank.
    pub fn as_given(&self, by_hand: f32) -> Opinion {
        let best = self.logits[1..].iter().copied().fold(f32::MIN, f32::max);
        let logits = std::array::from_fn(|digit| match digit {
            0 => self.logits[0].max(best + by_hand.min(0.0)),
            _ => self.logits[digit] - by_hand.max(0.0),
        });
        Opinion { logits, by_hand }
    }

    /// The digits, 0 for a blank, the likeliest first.
    pub fn ranking(&self) -> [u8; DIGITS] {
        let order = ascending(&self.logits.map(|logit| -logit));
        std::array::from_fn(|rank| order[rank] as u8)
    }

    /// The same in a grid with so many digits. Where a larger one is the likeliest, nothing is certain.
    pub fn up_to(&self, most: usize) -> Opinion {
        let is_larger = usize::from(self.ranking()[0]) > most;
        let share = if is_larger { 0.05 } else { 1.0 };
        let logit = |digit| if digit > most { NEVER } else { self.logits[digit] * share };
        Opinion { logits: std::array::from_fn(logit), by_hand: self.by_hand }
    }

    /// How likely the likeliest is: 1 is certain.
    pub fn confidence(&self) -> f32 {
        let best = self.logits.iter().copied().fold(f32::MIN, f32::max);
        1.0 / self.logits.iter().map(|logit| exp(logit - best)).sum::<f32>()
    }
}

/// A layer with its weights as numbers.
struct Layer {
    inputs: usize,
    outputs: usize,
    /// For eight outputs after the other: the weights of every input.
    weights: Vec<[f32; WIDE]>,
    biases: Vec<[f32; WIDE]>,
}

impl Layer {
    /// A convolution of 3 × 3 pixels, without what is negative, and of each square of four pixels the largest. Both
    /// pictures have a border of zeros; an odd last row or column is left out.
    fn convolve(&self, input: &[f32], side: usize) -> Vec<f32> {
        let channels = self.inputs / 9;
        let (stride, half) = (side + 2, side / 2);
        let mut output = vec![0.0; (half + 2) * (half + 2) * self.outputs];
        for (block, (weights, bias)) in self.weights.chunks_exact(self.inputs).zip(&self.biases).enumerate() {
            for y in 0..half {
                for x in 0..half {
                    let mut sums = [*bias; 4];
                    for (tap, weights) in weights.chunks_exact(channels).enumerate() {
                        let first = ((2 * y + tap / 3) * stride + 2 * x + tap % 3) * channels;
                        let pixels = [0, 1, stride, stride + 1]
                            .map(|pixel| &input[first + pixel * channels..][..channels]);
                        for (channel, weights) in weights.iter().enumerate() {
                            for (sums, pixel) in sums.iter_mut().zip(pixels) {
                                add_weighted(sums, pixel[channel], weights);
                            }
                        }
                    }
                    let place = ((y + 1) * (half + 2) + x + 1) * self.outputs + block * WIDE;
                    let [a, b, c, d] = sums;
                    for (lane, output) in output[place..place + WIDE].iter_mut().enumerate() {
                        *output = a[lane].max(b[lane]).max(c[lane].max(d[lane])).max(0.0);
                    }
                }
            }
        }
        output
    }

    /// Every output is a sum over all inputs.
    fn sums(&self, input: &[f32]) -> Vec<f32> {
        let mut output = Vec::with_capacity(self.outputs.next_multiple_of(WIDE));
        for (weights, bias) in self.weights.chunks_exact(self.inputs).zip(&self.biases) {
            let mut sums = *bias;
            for (value, weights) in input.iter().zip(weights) {
                add_weighted(&mut sums, *value, weights);
            }
            output.extend(sums);
        }
        output
    }
}

/// The net, ready to read.
pub struct DigitNet {
    convolutions: [Layer; 3],
    dense: [Layer; 2],
    signs: [Layer; 2],
}

impl DigitNet {
    /// The net of the crate's own weights.
    pub fn new() -> DigitNet {
        let mut bytes = WeightBytes(WEIGHTS);
        let [first, second, third, dense] = std::array::from_fn(|_| bytes.size());
        let mut sign_bytes = WeightBytes(SIGN_WEIGHTS);
        let sign_dense = sign_bytes.size();
        DigitNet {
            convolutions: [
                bytes.layer(9, first),
                bytes.layer(9 * first, second),
                bytes.layer(9 * second, third),
            ],
            dense: [bytes.layer(9 * third, dense), bytes.layer(dense, 11)],
            signs: [sign_bytes.layer(9 * third, sign_dense), sign_bytes.layer(sign_dense, SIGNS)],
        }
    }

    /// What a crop of a 9×9 or a smaller grid shows at one look.
    pub fn look(&self, crop: &Crop) -> Opinion {
        let [logits @ .., by_hand] = self.outputs::<11>(crop, &self.dense).unwrap_or(WITHOUT_INK);
        let speaks = |digit: usize| logits.get(digit).copied().unwrap_or(NEVER);
        Opinion { logits: std::array::from_fn(speaks), by_hand }
    }

    /// What a crop of a 16×16 shows at one look.
    pub fn look_for_signs(&self, crop: &Crop) -> SignLogits {
        let mut blank = [0.0; SIGNS];
        blank[0] = WITHOUT_INK[0];
        self.outputs(crop, &self.signs).unwrap_or(blank)
    }

    /// What the net says of a crop with its last two layers; None where the crop has no ink.
    fn outputs<const N: usize>(&self, crop: &Crop, [dense, last]: &[Layer; 2]) -> Option<[f32; N]> {
        if !has_ink(crop) {
            return None;
        }
        let mut picture = vec![0.0; (SIDE + 2) * (SIDE + 2)];
        for (y, row) in crop.chunks_exact(SIDE).enumerate() {
            for (pixel, ink) in picture[(y + 1) * (SIDE + 2) + 1..].iter_mut().zip(row) {
                *pixel = f32::from(*ink) / 255.0;
            }
        }
        let mut side = SIDE;
        for layer in &self.convolutions {
            picture = layer.convolve(&picture, side);
            side /= 2;
        }
        let channels = self.convolutions[2].outputs;
        let inner: Vec<f32> = (0..side)
            .flat_map(|y| picture[((y + 1) * (side + 2) + 1) * channels..][..side * channels].iter().copied())
            .collect();
        let hidden: Vec<f32> = dense.sums(&inner).into_iter().map(|sum| sum.max(0.0)).collect();
        last.sums(&hidden).first_chunk().copied()
    }
}

impl Default for DigitNet {
    fn default() -> Self {
        DigitNet::new()
    }
}

/// Reads numbers from the bytes of the weights.
struct WeightBytes(&'static [u8]);

impl WeightBytes {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (first, rest) = self.0.split_first_chunk().unwrap_or((&[0; N], &[]));
        self.0 = rest;
        *first
    }

    fn size(&mut self) -> usize {
        u16::from_le_bytes(self.take()).into()
    }

    fn floats(&mut self, count: usize) -> Vec<f32> {
        (0..count).map(|_| f32::from_le_bytes(self.take())).collect()
    }

    fn layer(&mut self, inputs: usize, outputs: usize) -> Layer {
        let (scales, biases) = (self.floats(outputs), self.floats(outputs));
        let bytes = &self.0[..inputs * outputs];
        self.0 = &self.0[inputs * outputs..];
        let blocks = outputs.div_ceil(WIDE);
        let wide = |of: &dyn Fn(usize) -> f32, block: usize| {
            std::array::from_fn(
                |lane| if block * WIDE + lane < outputs { of(block * WIDE + lane) } else { 0.0 },
            )
        };
        let weights = (0..blocks * inputs).map(|index| {
            let (block, input) = (index / inputs, index % inputs);
            wide(&|output| f32::from(bytes[input * outputs + output].cast_signed()) * scales[output], block)
        });
        Layer {
            inputs,
            outputs,
            weights: weights.collect(),
            biases: (0..blocks).map(|block| wide(&|output| biases[output], block)).collect(),
        }
    }
}

fn add_weighted(sums: &mut [f32; WIDE], value: f32, weights: &[f32; WIDE]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += value * weight;
    }
}

/// A crop of which everything is moved, by a pixel less than said.
pub fn moved(crop: &Crop, right: usize, down: usize) -> Crop {
    std::array::from_fn(|pixel| {
        let (x, y) = (pixel % SIDE + 1, pixel / SIDE + 1);
        let is_inside = (right..SIDE + right).contains(&x) && (down..SIDE + down).contains(&y);
        if is_inside { crop[(y - down) * SIDE + x - right] } else { 0 }
    })
}

/// Whether the middle of a crop, half as wide and as high, has more ink than a shadow.
fn has_ink(crop: &Crop) -> bool {
    let rows = &crop[SIDE / 4 * SIDE..SIDE * 3 / 4 * SIDE];
    rows.chunks_exact(SIDE).any(|row| row[SIDE / 4..SIDE * 3 / 4].iter().any(|ink| *ink >= LEAST_INK))
}

/// e to the power of a number that is not above 0, the same on every machine.
fn exp(power: f32) -> f32 {
    let mut result = 1.0 + power.max(-80.0) / 1024.0;
    for _ in 0..10 {
        result *= result;
    }
    result
}
