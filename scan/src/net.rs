//! The net that reads a cell: three convolutions with pooling, and two dense layers.
//!
//! Its weights are bytes with a scale for each output. It was trained on rendered digits only; `scan/train` tells how.
//! All of it is additions, multiplications and comparisons of `f32` in one order, so every machine reads the same.

use crate::ink::{Crop, SIDE};
use crate::order::ascending;

/// What was trained: see `scan/train/README.md`.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// Outputs of a layer that are computed beside each other.
const WIDE: usize = 8;

/// A crop with less ink than this in its middle is blank, and the net is not asked. In photos of newspapers nineteen
/// blanks of twenty have less, and the digits five times as much.
const LEAST_INK: u8 = 32;

/// A crop that is as certain as this at the first look is not looked at again.
const CLEAR: f32 = 0.9;

/// What the net says of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// How much speaks for a blank and for each digit; differences count.
    pub logits: [f32; 10],
    /// Above 0: the digit is written by hand.
    pub by_hand: f32,
}

impl Opinion {
    /// What is said of a cell without ink.
    const BLANK: Opinion =
        Opinion { logits: [9.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], by_hand: -9.0 };

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
    pub fn ranking(&self) -> [u8; 10] {
        let order = ascending(&self.logits.map(|logit| -logit));
        std::array::from_fn(|rank| order[rank] as u8)
    }

    /// The same in a grid with so many digits. Where a larger one is the likeliest, nothing is certain.
    pub fn up_to(&self, most: usize) -> Opinion {
        let is_larger = usize::from(self.ranking()[0]) > most;
        let share = if is_larger { 0.05 } else { 1.0 };
        let logit = |digit| if digit > most { f32::MIN } else { self.logits[digit] * share };
        Opinion { logits: std::array::from_fn(logit), by_hand: self.by_hand }
    }

    /// How likely the likeliest is, from 0.1 to 1.
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
}

impl DigitNet {
    /// The net of the crate's own weights.
    pub fn new() -> DigitNet {
        let mut bytes = WeightBytes(WEIGHTS);
        let [first, second, third, dense] = std::array::from_fn(|_| bytes.size());
        DigitNet {
            convolutions: [
                bytes.layer(9, first),
                bytes.layer(9 * first, second),
                bytes.layer(9 * second, third),
            ],
            dense: [bytes.layer(9 * third, dense), bytes.layer(dense, 11)],
        }
    }

    /// What a crop shows that looked like `first`. If that is not clear, the crop is looked at four times more, moved
    /// aside by a pixel, and the mean counts.
    pub fn look_again(&self, crop: &Crop, first: Opinion) -> Opinion {
        if first.confidence() >= CLEAR {
            return first;
        }
        let mut mean = first;
        for (right, down) in [(0, 0), (2, 0), (0, 2), (2, 2)] {
            let other = self.look(&moved(crop, right, down));
            mean.by_hand += other.by_hand;
            mean.logits.iter_mut().zip(other.logits).for_each(|(sum, logit)| *sum += logit);
        }
        Opinion { logits: mean.logits.map(|sum| sum / 5.0), by_hand: mean.by_hand / 5.0 }
    }

    /// What a crop shows at one look.
    pub fn look(&self, crop: &Crop) -> Opinion {
        if !has_ink(crop) {
            return Opinion::BLANK;
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
        let hidden: Vec<f32> = self.dense[0].sums(&inner).into_iter().map(|sum| sum.max(0.0)).collect();
        let out = self.dense[1].sums(&hidden);
        Opinion { logits: std::array::from_fn(|digit| out[digit]), by_hand: out[10] }
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
fn moved(crop: &Crop, right: usize, down: usize) -> Crop {
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
