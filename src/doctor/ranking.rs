//! Which repairs are likely.
//!
//! A repair is as likely as its slip is to happen, and as the puzzle it leaves is to be printed. Nothing else counts:
//! every repair explains the clashes, as it leaves none; how many repairs of a kind there are is in the weight of the
//! kind, and whether simple steps solve the puzzle says nothing that the givens to spare do not say.

use super::budget::Budget;
use super::{Change, Repair, RepairKind};
use crate::grid::Grid;

/// What looking at all repairs of a puzzle may take: see [`Budget`].
const WORK: usize = 100_000;

/// How many solutions are counted at most when a given is left out.
const MOST_SOLUTIONS: usize = 32;

/// How likely a slip of a kind is, in points: one more is *e* times as likely.
///
/// The first four were fitted to slips made in easy and in minimal puzzles, so that each is found where it is the
/// true one. A kind of which few slips are possible weighs more, as few of them will do by chance.
fn weight(kind: RepairKind, sideways: bool) -> f64 {
    match kind {
        RepairKind::Swapped if sideways => 2.5,
        RepairKind::RowSkipped => 2.3,
        // Above a replaced digit, which does nearly always too, by just less than a given to spare.
        RepairKind::Moved if sideways => 2.29,
        // Hundreds are possible, but nothing happens more often.
        RepairKind::Replaced => 2.11,
        // People type row by row, so that what is above and below is far away.
        RepairKind::Swapped | RepairKind::Moved => 1.0,
        // It shows while typing, as the digits leave the row too early or too late.
        RepairKind::RowRepeated | RepairKind::GridSkipped | RepairKind::GridRepeated => 1.0,
        // Whatever happens to a given, that it should not be there will nearly always do as well.
        RepairKind::Extra => 0.0,
        // Nobody who has most of a puzzle leaves out just this given; but many of them will do.
        RepairKind::Missing => 0.0,
        // They stand alone.
        RepairKind::TwoReplaced => 0.0,
    }
}

/// A digit is taken for one that looks like it, or whose key is near its own. Less than anything else, as every second
/// pair is such a one.
const SIMILAR: f64 = 0.01;
/// Most printed puzzles have their givens in a pattern that is the same upside down; by chance, hardly any has.
const SYMMETRIC: f64 = 1.5;
/// Some puzzles are printed without any given to spare; by chance, few have none.
const ALL_NEEDED: f64 = 3.0;
/// For each given to spare: the others agree with it, and with a wrong one few do.
const SPARE: f64 = 0.2;
/// For each doubling of the solutions without a given: a right one decides more than one that fits by chance.
const DECIDES: f64 = 0.02;

const LOOK_ALIKE: [(u8, u8); 6] = [(1, 7), (3, 8), (5, 6), (6, 8), (6, 9), (8, 9)];
/// How far the digits of two keys differ that are beside each other, or one above the other: on a block of number keys,
/// three a row, and on the page's keypad, six a row.
const KEYS_APART: [u8; 3] = [1, 3, 6];

/// The likeliest first, and of those that leave the same puzzle only the likeliest.
pub(super) fn ranked(spoilt: &Grid, repairs: Vec<Repair>) -> Vec<Repair> {
    // Where there is too much work for the evidence of all, that of some would mislead.
    let givens: usize = repairs.iter().map(|repair| repair.puzzle.given_count()).sum();
    let is_possible = givens * Budget::start(spoilt.shape()) < WORK;
    let mut budget = Budget(if is_possible { WORK } else { 0 });
    let evidence: Vec<f64> = repairs.iter().map(|repair| evidence(&repair.puzzle, &mut budget)).collect();
    let counts = if budget.0 > 0 { 1.0 } else { 0.0 };

    let mut points: Vec<f64> = Vec::new();
    let mut ranked: Vec<Repair> = Vec::new();
    for (repair, evidence) in repairs.into_iter().zip(evidence) {
        let own = slip(spoilt, &repair) + counts * evidence;
        if let Some(same) = ranked.iter().position(|other| other.puzzle == repair.puzzle) {
            if points[same] >= own {
                continue;
            }
            points.remove(same);
            ranked.remove(same);
        }
        let place = points.iter().filter(|&&other| other >= own).count();
        points.insert(place, own);
        ranked.insert(place, repair);
    }
    ranked
}

/// The points of the slip itself.
fn slip(spoilt: &Grid, repair: &Repair) -> f64 {
    let first = repair.changes[0];
    let sideways = repair.changes.get(1).is_some_and(|second| second.cell == first.cell + 1);
    let replaced = matches!(repair.kind, RepairKind::Replaced | RepairKind::TwoReplaced);
    let similar = repair.changes.iter().filter(|change| replaced && are_similar(change)).count();
    weight(repair.kind, sideways) + SIMILAR * similar as f64 + symmetry(&repair.puzzle) - symmetry(spoilt)
}

fn are_similar(&Change { from, to, .. }: &Change) -> bool {
    let (low, high) = (from.min(to), from.max(to));
    low > 0 && (KEYS_APART.contains(&(high - low)) || LOOK_ALIKE.contains(&(low, high)))
}

fn symmetry(puzzle: &Grid) -> f64 {
    let blanks = || puzzle.cells().iter().map(|&digit| digit == 0);
    if blanks().eq(blanks().rev()) { SYMMETRIC } else { 0.0 }
}

/// The points of the puzzle that is left.
fn evidence(puzzle: &Grid, budget: &mut Budget) -> f64 {
    let (mut spare, mut doublings) = (0, 0);
    for cell in 0..puzzle.cells().len() {
        let mut cells = puzzle.cells().to_vec();
        if cells[cell] == 0 {
            continue;
        }
        cells[cell] = 0;
        let found = budget.solutions(&Grid::known(puzzle.shape(), cells), MOST_SOLUTIONS, WORK);
        let number = found.solutions.len();
        spare += u32::from(number == 1);
        doublings += number.max(1).ilog2();
    }
    let needed = if spare == 0 { ALL_NEEDED } else { 0.0 };
    needed + SPARE * f64::from(spare) + DECIDES * f64::from(doublings)
}
