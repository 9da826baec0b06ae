//! Which way up the grid is: some of its digits are read in four ways, of which the best reading wins.

use crate::ink::{Crop, SIDE};
use crate::net::{DigitNet, Opinion};
use crate::writing::{Writing, mind_repeats};

/// A reading of the cells, row by row as the digits stand.
pub struct UprightCells {
    /// How many cells are in a row.
    pub side: usize,
    /// How many quarter turns the picture's grid stands clockwise.
    pub quarters: usize,
    /// The crops, turned so that the digits stand upright.
    pub crops: Vec<Crop>,
    /// How the digits are written.
    writing: Writing,
    /// The net's opinion of each cell.
    pub opinions: Vec<Opinion>,
}

impl UprightCells {
    /// The likeliest digit of each cell, 0 for a blank.
    pub fn digits(&self) -> Vec<u8> {
        self.opinions.iter().map(|opinion| opinion.ranking()[0]).collect()
    }

    /// Which cell of the picture's grid, row by row, is a cell of the puzzle.
    pub fn in_picture(&self, cell: usize) -> usize {
        cell_in_picture(cell, self.side, self.quarters)
    }

    /// Takes another crop of a cell of the picture's grid if nothing was seen in the first, and a digit is clear in this one.
    pub fn see_also(&mut self, net: &DigitNet, cell: usize, crop: Crop) {
        const CLEAR: f32 = 0.97;
        let Some(cell) = (0..self.crops.len()).find(|own| self.in_picture(*own) == cell) else { return };
        let crop = (0..self.quarters).fold(crop, |crop, _| turned_back(&crop));
        let opinion = self.writing.look_again(net, &crop, self.writing.look(net, &crop)).up_to(self.side);
        let is_clear = opinion.ranking()[0] != 0 && opinion.confidence() >= CLEAR;
        if is_clear && self.opinions[cell].ranking()[0] == 0 {
            (self.crops[cell], self.opinions[cell]) = (crop, opinion);
        }
    }
}

/// Which cell of the picture's grid, row by row, is a cell of the puzzle that stands so many quarter turns clockwise.
fn cell_in_picture(cell: usize, side: usize, quarters: usize) -> usize {
    (0..quarters).fold(cell, |cell, _| cell % side * side + side - 1 - cell / side)
}

/// A reading that is as good as this is upright; other turns are not tried.
const CERTAIN: f32 = 0.93;

/// So many digits tell which way up all are.
const SAMPLE: usize = 12;

/// Reads the crops upright. If that is hard, some digits are read in each of the four turns, and then all in the best.
pub fn read_upright(net: &DigitNet, side: usize, crops: &[Crop]) -> UprightCells {
    let looks = |crops: &[Crop]| Writing::read(net, side, crops);
    let mut cells = {
        let (writing, opinions) = looks(crops);
        UprightCells { side, quarters: 0, crops: crops.to_vec(), writing, opinions }
    };
    if worth(&cells.opinions) < CERTAIN {
        let (mut sample, mut turned) = (sample_of(crops, &cells.opinions), crops.to_vec());
        let mut most = worth(&looks(&sample).1);
        for quarters in 1..4 {
            (sample, turned) = (counter_clockwise(side, &sample), counter_clockwise(side, &turned));
            let worth = worth(&looks(&sample).1);
            if worth > most {
                most = worth;
                (cells.quarters, cells.crops) = (quarters, turned.clone());
            }
        }
        if cells.quarters != 0 {
            (cells.writing, cells.opinions) = looks(&cells.crops);
        }
    }
    // What is not clear is looked at again.
    let is_hopeless = worth(&cells.opinions) < HOPELESS;
    for (opinion, crop) in cells.opinions.iter_mut().zip(&cells.crops) {
        let look = if is_hopeless { *opinion } else { cells.writing.look_again(net, crop, *opinion) };
        *opinion = look.up_to(side);
    }
    if side == 16 && !is_hopeless {
        mind_repeats(&cells.crops, &mut cells.opinions);
    }
    cells
}

/// A reading that is worse than this is not looked at again: it is of no grid.
const HOPELESS: f32 = 0.3;

/// The same with all cells blank but some of the digits, which are spread evenly.
fn sample_of(crops: &[Crop], opinions: &[Opinion]) -> Vec<Crop> {
    let digits: Vec<usize> = (0..crops.len()).filter(|cell| opinions[*cell].ranking()[0] != 0).collect();
    let mut sample = vec![[0; SIDE * SIDE]; crops.len()];
    for cell in digits.iter().step_by(digits.len().div_ceil(SAMPLE).max(1)) {
        sample[*cell] = crops[*cell];
    }
    sample
}

/// The grid and each of its cells, a quarter turn counter-clockwise.
fn counter_clockwise(side: usize, crops: &[Crop]) -> Vec<Crop> {
    (0..crops.len()).map(|cell| turned_back(&crops[cell_in_picture(cell, side, 1)])).collect()
}

/// The crop, a quarter turn counter-clockwise.
fn turned_back(crop: &Crop) -> Crop {
    std::array::from_fn(|pixel| crop[pixel % SIDE * SIDE + SIDE - 1 - pixel / SIDE])
}

/// So many printed digits tell how good a reading is; else the written ones count, too.
const ENOUGH: usize = 12;

/// How good a reading is: the mean confidence in its printed digits. Each digit that a house has twice takes some away.
pub fn worth(opinions: &[Opinion]) -> f32 {
    let all: Vec<u8> = opinions.iter().map(|opinion| opinion.ranking()[0]).collect();
    let is_printed = |cell: &usize| all[*cell] != 0 && opinions[*cell].by_hand < 0.0;
    let has_print = (0..opinions.len()).filter(is_printed).count() >= ENOUGH;
    let counts: Vec<usize> = (0..opinions.len())
        .filter(|cell| if has_print { is_printed(cell) } else { all[*cell] != 0 })
        .collect();
    if counts.is_empty() {
        return 0.0;
    }
    let mut digits = vec![0; opinions.len()];
    counts.iter().for_each(|cell| digits[*cell] = all[*cell]);
    let sum: f32 = counts.iter().map(|cell| opinions[*cell].confidence()).sum();
    sum / counts.len() as f32 - 0.02 * clash_count(&digits) as f32
}

/// How many pairs of cells in a house have the same digit. Of other sizes than 9×9 only rows and columns count, as their boxes
/// may lie in two ways.
pub fn clash_count(digits: &[u8]) -> usize {
    let side = digits.len().isqrt();
    (0..digits.len())
        .map(|cell| {
            let twins = (cell + 1..digits.len())
                .filter(|other| digits[*other] == digits[cell] && are_peers(side, cell, *other));
            if digits[cell] == 0 { 0 } else { twins.count() }
        })
        .sum()
}

/// The box of a cell of a 9×9.
pub fn box_of(cell: usize) -> usize {
    cell / 27 * 3 + cell % 9 / 3
}

fn are_peers(side: usize, one: usize, other: usize) -> bool {
    let is_in_line = one / side == other / side || one % side == other % side;
    is_in_line || side == 9 && box_of(one) == box_of(other)
}
