//! Other rules than the classic ones, made up for tests, and puzzles under them.

use super::{Houses, Rules, RulesBuilder, Shape};
use crate::grid::Grid;
use crate::sets::CellSet;

/// How often a digit is tried before other rules are made up, because these may have no solution.
const MOST_TRIED: usize = 5_000;

/// A puzzle with exactly one solution.
pub(crate) struct Example {
    pub(crate) puzzle: Grid,
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

/// A puzzle of a shape under rules at random, with so many blanks at most: boxes or regions, and any of the other
/// houses, among them groups of one's own, most of them small.
pub(crate) fn example(shape: Shape, seed: u64, blanks: usize) -> Example {
    let mut random = Random(seed);
    let (mut builder, solution) = loop {
        let builder = some_rules(shape, &mut random);
        let rules = builder.clone().build().expect("rules that go together");
        let digits = random.shuffled(1..=shape.side() as u8);
        let empty = vec![0; shape.cell_count()];
        if let Some(solution) = search(rules.table(), &empty, &digits, 1, MOST_TRIED).pop() {
            break (builder, solution);
        }
    };
    for _ in 0..random.below(5) {
        builder = builder.group(match random.below(6) {
            // What is said again says nothing new.
            0 => shape.house_cells(random.shuffled(shape.houses().take(2 * shape.side()))[0]).collect(),
            _ => some_group(&solution, 2 + random.below(shape.side() - 1), &mut random),
        });
    }
    let rules = builder.build().expect("groups of two cells and more");
    let mut puzzle = solution.clone();
    for cell in random.shuffled(0..shape.cell_count()).into_iter().take(blanks) {
        let given = std::mem::take(&mut puzzle[cell]);
        if solutions(rules.table(), &puzzle, 2).len() > 1 {
            puzzle[cell] = given;
        }
    }
    Example { puzzle: Grid::known(rules, puzzle), solution }
}

/// So many cells at random that hold different digits.
fn some_group(solution: &[u8], size: usize, random: &mut Random) -> CellSet {
    let mut group = CellSet::EMPTY;
    for cell in random.shuffled(0..solution.len()) {
        if group.len() < size && group.iter().all(|other| solution[other] != solution[cell]) {
            group.insert(cell);
        }
    }
    group
}

/// Rules at random, without groups of one's own.
fn some_rules(shape: Shape, random: &mut Random) -> RulesBuilder {
    let mut rules = Rules::builder(shape);
    if random.below(2) == 0 {
        rules = rules.regions(grown(shape, random));
    } else {
        let is_square = shape.box_rows() == shape.box_columns();
        rules = if is_square && random.below(2) == 0 { rules.windows() } else { rules };
        rules = if random.below(4) == 0 { rules.disjoint_groups() } else { rules };
    }
    rules = match random.below(6) {
        0 => rules.diagonal_down(),
        1 => rules.diagonal_up(),
        2 | 3 => rules.diagonals(),
        _ => rules,
    };
    match if shape == Shape::NINE { random.below(8) } else { 8 } {
        0 => rules.asterisk(),
        1 => rules.centre_dot(),
        2 => rules.girandola(),
        _ => rules,
    }
}

/// The region of each cell. They are made of the boxes: cells of two change places, mostly as long as both stay in one
/// piece. Now and then they are the rows.
fn grown(shape: Shape, random: &mut Random) -> Vec<usize> {
    let side = shape.side();
    let kind = random.below(8);
    if kind == 0 {
        return (0..shape.cell_count()).map(|cell| shape.row_of(cell)).collect();
    }
    let may_part = kind == 1;
    let boxes = shape.houses().skip(2 * side);
    let mut regions: Vec<CellSet> = boxes.map(|house| shape.house_cells(house).collect()).collect();
    for _ in 0..side * side {
        let [one, other] = [0, 0].map(|_| random.below(side));
        let [a, b] = [one, other].map(|region| regions[region]);
        let [from, to] = [a, b].map(|set| random.shuffled(set)[0]);
        let [a, b] = [(a - CellSet::of(from)) | CellSet::of(to), (b - CellSet::of(to)) | CellSet::of(from)];
        if one != other && (may_part || is_one_piece(a, side) && is_one_piece(b, side)) {
            (regions[one], regions[other]) = (a, b);
        }
    }
    let region_of = |cell| regions.iter().position(|region| region.contains(cell)).unwrap_or_default();
    (0..shape.cell_count()).map(region_of).collect()
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
