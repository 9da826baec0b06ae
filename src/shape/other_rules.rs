//! Houses of other rules than the classic ones, made up for tests, and puzzles on them.

use super::{House, HouseKind, Houses, Shape};
use crate::sets::CellSet;
use std::sync::Arc;

/// How often a digit is tried before other rules are made up, because these may have no solution.
const MOST_TRIED: usize = 5_000;

/// A puzzle with exactly one solution.
#[derive(Debug)]
pub(crate) struct Example {
    pub(crate) houses: Arc<Houses>,
    pub(crate) puzzle: Vec<u8>,
    pub(crate) solution: Vec<u8>,
}

/// Numbers that look random, and are the same for the same seed (SplitMix64: Steele, Lea & Flood 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % bound as u64) as usize
    }

    fn shuffled<T>(&mut self, items: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut items: Vec<T> = items.into_iter().collect();
        (1..items.len()).rev().for_each(|last| items.swap(last, self.below(last + 1)));
        items
    }
}

/// A puzzle of a shape: with boxes or regions that have grown at random, perhaps diagonals, perhaps windows,
/// and some groups of fewer cells than the side. It has so many blanks at most.
pub(crate) fn example(shape: Shape, seed: u64, blanks: usize) -> Example {
    let mut random = Random(seed);
    let (mut list, solution) = loop {
        let list = full_houses(shape, &mut random);
        let digits = random.shuffled(1..=shape.side() as u8);
        let houses = table(shape, &list);
        let solution = search(&houses, &vec![0; shape.cell_count()], &digits, 1, MOST_TRIED).pop();
        if let Some(solution) = solution {
            break (list, solution);
        }
    };
    for index in 0..random.below(5) {
        let size = 2 + random.below(shape.side() - 2);
        let mut group = CellSet::EMPTY;
        for cell in random.shuffled(0..shape.cell_count()) {
            if group.len() < size && group.iter().all(|other| solution[other] != solution[cell]) {
                group.insert(cell);
            }
        }
        list.push((House { kind: HouseKind::Group, index }, group));
    }
    let houses = table(shape, &list);
    let mut puzzle = solution.clone();
    for cell in random.shuffled(0..shape.cell_count()).into_iter().take(blanks) {
        let given = std::mem::take(&mut puzzle[cell]);
        if solutions(&houses, &puzzle, 2).len() > 1 {
            puzzle[cell] = given;
        }
    }
    Example { houses: Arc::new(houses), puzzle, solution }
}

fn table(shape: Shape, list: &[(House, CellSet)]) -> Houses {
    let is_full = |(_, cells): &&(House, CellSet)| cells.len() == shape.side();
    let (full, others): (Vec<_>, Vec<_>) = list.iter().partition(is_full);
    Houses::new(shape, full.into_iter().chain(others).map(|&(house, cells)| (house, cells.iter().collect())))
}

/// The rows, the columns, the boxes or regions, and other full houses.
fn full_houses(shape: Shape, random: &mut Random) -> Vec<(House, CellSet)> {
    let side = shape.side();
    let mut list: Vec<(House, CellSet)> =
        shape.houses().map(|house| (house, shape.house_cells(house).collect())).collect();
    if random.below(2) == 0 {
        grow(&mut list[2 * side..], side, random);
    }
    if random.below(2) == 0 {
        for (index, step) in [side + 1, side - 1].into_iter().enumerate() {
            let first = if index == 0 { 0 } else { side - 1 };
            let cells = (0..side).map(|place| first + place * step).collect();
            list.push((House { kind: HouseKind::Diagonal, index }, cells));
        }
    }
    let (height, width) = (shape.box_rows(), shape.box_columns());
    if height == width && random.below(2) == 0 {
        for index in 0..(height - 1) * (height - 1) {
            let [row, column] =
                [index / (height - 1), index % (height - 1)].map(|place| place * (height + 1) + 1);
            let cells =
                (0..side).map(|place| (row + place / width) * side + column + place % width).collect();
            list.push((House { kind: HouseKind::Window, index }, cells));
        }
    }
    list
}

/// Makes regions of boxes: cells of two that touch change places, as long as both stay in one piece.
fn grow(blocks: &mut [(House, CellSet)], side: usize, random: &mut Random) {
    for _ in 0..side * side {
        let [one, other] = [0, 0].map(|_| random.below(blocks.len()));
        let [a, b] = [one, other].map(|block| blocks[block].1);
        let [from, to] = [a, b].map(|set| random.shuffled(set)[0]);
        let [a, b] = [(a - CellSet::of(from)) | CellSet::of(to), (b - CellSet::of(to)) | CellSet::of(from)];
        if one != other && is_one_piece(a, side) && is_one_piece(b, side) {
            (blocks[one].1, blocks[other].1) = (a, b);
        }
    }
    blocks.iter_mut().for_each(|(house, _)| house.kind = HouseKind::Region);
}

/// Whether one can go from each cell to each other by cells that touch.
fn is_one_piece(cells: CellSet, side: usize) -> bool {
    let touches = |one: usize, other: usize| match one.abs_diff(other) {
        1 => one / side == other / side,
        distance => distance == side,
    };
    let mut reached = CellSet::of(cells.first().unwrap_or_default());
    loop {
        let next: CellSet =
            cells.iter().filter(|&cell| reached.iter().any(|from| touches(from, cell))).collect();
        if next.is_subset(&reached) {
            return cells.is_subset(&reached);
        }
        reached |= next;
    }
}

/// The solutions of a puzzle, `most` at most, found by trying alone: always in the blank with the fewest digits.
pub(crate) fn solutions(houses: &Houses, puzzle: &[u8], most: usize) -> Vec<Vec<u8>> {
    let digits: Vec<u8> = (1..=houses.shape().side() as u8).collect();
    search(houses, puzzle, &digits, most, usize::MAX)
}

/// The same with the digits in this order, if so many are tried at most.
fn search(houses: &Houses, puzzle: &[u8], digits: &[u8], most: usize, mut left: usize) -> Vec<Vec<u8>> {
    fn go_on(
        houses: &Houses,
        cells: &mut [u8],
        digits: &[u8],
        (most, left): (usize, &mut usize),
        found: &mut Vec<Vec<u8>>,
    ) {
        let fitting = |cell: usize| -> Vec<u8> {
            let fits = |digit: &&u8| houses.peers()[cell].iter().all(|peer| cells[peer] != **digit);
            digits.iter().filter(fits).copied().collect()
        };
        let blanks = (0..cells.len()).filter(|&cell| cells[cell] == 0);
        let Some((cell, fitting)) =
            blanks.map(|cell| (cell, fitting(cell))).min_by_key(|(_, fitting)| fitting.len())
        else {
            return found.push(cells.to_vec());
        };
        for digit in fitting {
            cells[cell] = digit;
            if found.len() < most && *left > 0 {
                *left -= 1;
                go_on(houses, cells, digits, (most, &mut *left), found);
            }
        }
        cells[cell] = 0;
    }
    let mut found = Vec::new();
    go_on(houses, &mut puzzle.to_vec(), digits, (most, &mut left), &mut found);
    found
}
