//! Which repairs are likely.
//!
//! A repair is as likely as its slip is to happen, and as the puzzle it leaves is to be printed. That it explains a
//! clash says nothing for it, as every repair leaves none; and neither does how easily the puzzle is solved, nor how
//! many repairs of a kind there are, once the weights below are taken.

use super::{Change, Repair, RepairKind};
use crate::grid::Grid;
use crate::solver::Budget;

/// What the evidence for all repairs of a puzzle may take: see [`Budget`].
const WORK: usize = 100_000;

/// How many solutions are counted at most when a given is left out.
const MOST_SOLUTIONS: usize = 32;

/// How likely a slip is, in points: each makes it *e* times as likely. The weights of the first four were fitted to
/// slips made in easy and in minimal puzzles, so that each of these kinds is found when it is the true one; of the
/// others, no more is known than that they are rarer.
fn weight(kind: RepairKind, sideways: bool) -> f64 {
    match kind {
        // Of two neighbours and of a row's rest there are few, so that few will do by chance.
        RepairKind::Swapped if sideways => 2.75,
        RepairKind::RowSkipped => 2.5,
        RepairKind::Moved if sideways => 2.25,
        // There are hundreds of other digits, and some do by chance; but it is what happens most.
        RepairKind::Replaced => 2.0,
        // People type row by row: what stands below a digit is far from it.
        RepairKind::Swapped | RepairKind::Moved => 1.0,
        // A blank that is typed twice is seen, as what follows is pushed out of the row.
        RepairKind::RowRepeated | RepairKind::GridSkipped | RepairKind::GridRepeated => 1.0,
        // Where the others decide a digit, it might as well not be there: this nearly always does.
        RepairKind::Extra | RepairKind::Missing => 0.0,
        RepairKind::TwoReplaced => 0.0,
    }
}

/// A digit is taken for one that looks like it, or whose key is beside its own. Mild, as any other may be meant too.
const SIMILAR: f64 = 0.3;
/// Most printed puzzles look the same upside down; few slips make one that did not before.
const SYMMETRIC: f64 = 1.5;
/// Some makers leave no given that is not needed; by chance, few puzzles are like that.
const ALL_NEEDED: f64 = 3.0;
/// Where more is given than is needed, the givens agree with each other if none is wrong: for each to spare.
const SPARE: f64 = 0.2;
/// A given that is wrong decides less: for each doubling of the solutions without it.
const DECIDES: f64 = 0.014;

const LOOK_ALIKE: [(u8, u8); 4] = [(1, 7), (3, 8), (6, 8), (6, 9)];

/// The likeliest first, and of those that leave the same puzzle only the likeliest.
pub(super) fn ranked(spoilt: &Grid, repairs: Vec<Repair>) -> Vec<Repair> {
    // Where there is too much work for the evidence of all, that of some would mislead.
    let mut budget = Budget(WORK);
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
    low > 0 && (high - low == 1 || LOOK_ALIKE.contains(&(low, high)))
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
        let solutions = budget.solutions(&Grid::known(puzzle.shape(), cells), MOST_SOLUTIONS, WORK);
        let number = solutions.map_or(0, |solutions| solutions.len()) / puzzle.cells().len();
        spare += u32::from(number == 1);
        doublings += number.max(1).ilog2();
    }
    let needed = if spare == 0 { ALL_NEEDED } else { 0.0 };
    needed + SPARE * f64::from(spare) + DECIDES * f64::from(doublings)
}
