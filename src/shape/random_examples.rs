//! Other rules than the classic ones, and struck candidates, made up for tests: puzzles that have them.

use super::{Rules, RulesBuilder, Shape};
use crate::grid::Grid;
use crate::sets::{CellSet, DigitSet};

/// How often a digit is tried before other rules are made up, because these may have no solution.
const MOST_TRIED: usize = 5_000;

/// How often one is tried before a given is kept, because there may be other solutions without it.
const KEPT_AFTER: usize = 1_000;

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
        if let Some(solution) = some_solution(&Grid::empty(rules), &mut random) {
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
    let all = vec![DigitSet::EMPTY; shape.cell_count()];
    thinned(rules, all, solution, blanks, &mut random)
}

/// The same with candidates struck at random, few or many. Every third has the classic rules.
pub(crate) fn sukaku_example(shape: Shape, seed: u64, blanks: usize) -> Example {
    let mut random = Random(seed);
    loop {
        let rules = match random.below(3) {
            0 => Rules::classic(shape),
            _ => some_rules(shape, &mut random).build().expect("rules that go together"),
        };
        // So that classic puzzles do not all have the same solution.
        let mut candidates = some_candidates(shape, 6, &mut random);
        let empty = Grid::empty(rules.clone()).limited(Some(candidates.clone()));
        let Some(solution) = some_solution(&empty, &mut random) else { continue };
        let left = some_candidates(shape, 2, &mut random);
        for (cell, candidates) in candidates.iter_mut().enumerate() {
            *candidates &= left[cell] | DigitSet::of(solution[cell]);
        }
        return thinned(rules, candidates, solution, blanks, &mut random);
    }
}

/// The puzzle of a solution without so many of its digits at most, where it has no other solution. Each blank has
/// the candidates that are given.
fn thinned(
    rules: Rules,
    candidates: Vec<DigitSet>,
    solution: Vec<u8>,
    blanks: usize,
    random: &mut Random,
) -> Example {
    let grid = |cells: &[u8]| Grid::known(rules.clone(), cells.to_vec()).limited(Some(candidates.clone()));
    let digits = random.shuffled(1..=rules.shape().side() as u8);
    let mut puzzle = solution.clone();
    for cell in random.shuffled(0..solution.len()).into_iter().take(blanks) {
        let given = std::mem::take(&mut puzzle[cell]);
        let mut left = KEPT_AFTER;
        if search_by_trial(&grid(&puzzle), &digits, 2, &mut left).len() > 1 || left == 0 {
            puzzle[cell] = given;
        }
    }
    Example { puzzle: grid(&puzzle), solution }
}

/// For each cell all digits but some: at most one in so many.
fn some_candidates(shape: Shape, least: usize, random: &mut Random) -> Vec<DigitSet> {
    let one_in = least + random.below(5);
    let mut of_cell = |_| (1..=shape.side() as u8).filter(|_| random.below(one_in) > 0).collect();
    (0..shape.cell_count()).map(&mut of_cell).collect()
}

/// A solution, if it does not take too long to find one.
fn some_solution(grid: &Grid, random: &mut Random) -> Option<Vec<u8>> {
    let digits = random.shuffled(1..=grid.shape().side() as u8);
    search_by_trial(grid, &digits, 1, &mut MOST_TRIED.clone()).pop()
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
pub(crate) fn solutions_by_trial(puzzle: &Grid, most: usize) -> Vec<Vec<u8>> {
    let digits: Vec<u8> = (1..=puzzle.shape().side() as u8).collect();
    search_by_trial(puzzle, &digits, most, &mut usize::MAX.clone())
}

/// The same with the digits in this order, as long as some of those that may be tried are left.
fn search_by_trial(puzzle: &Grid, digits: &[u8], most: usize, left: &mut usize) -> Vec<Vec<u8>> {
    fn try_digits(
        puzzle: &Grid,
        cells: &mut [u8],
        digits: &[u8],
        (most, left): (usize, &mut usize),
        found: &mut Vec<Vec<u8>>,
    ) {
        let (peers, all) = (puzzle.rules().table().peers(), DigitSet::all(puzzle.shape().side()));
        let fitting = |cell: usize| {
            let given = puzzle.given_candidates().map_or(all, |given| given[cell]);
            peers[cell].iter().fold(given, |left, peer| left - DigitSet::of(cells[peer]))
        };
        let blanks = (0..cells.len()).filter(|&cell| cells[cell] == 0);
        let Some((cell, fitting)) =
            blanks.map(|cell| (cell, fitting(cell))).min_by_key(|(_, fitting)| fitting.len())
        else {
            return found.push(cells.to_vec());
        };
        for &digit in digits.iter().filter(|digit| fitting.contains(**digit)) {
            cells[cell] = digit;
            if found.len() < most && *left > 0 {
                *left -= 1;
                try_digits(puzzle, cells, digits, (most, &mut *left), found);
            }
        }
        cells[cell] = 0;
    }
    let mut found = Vec::new();
    try_digits(puzzle, &mut puzzle.cells().to_vec(), digits, (most, left), &mut found);
    found
}
