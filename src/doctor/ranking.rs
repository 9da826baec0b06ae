//! Which repairs are likely.
//!
//! A repair is as likely as its slip is to happen, and as the puzzle that it leaves is to be printed. So each
//! repair gets points for its slip (`slip_points`) and for its puzzle (`puzzle_points`). One point more means *e* times
//! as likely, and points for different things are added up.
//!
//! Two things were tried and say nothing more. The clashes do not: every repair explains them, because it
//! leaves none. Whether simple steps solve the puzzle does not: the givens to spare say the same already.

use super::bounded;
use super::pattern::is_regular;
use super::repair::{Change, Repair, RepairKind};
use crate::grid::Grid;
use crate::solver::Budget;

/// What looking at all repairs of a puzzle may take, in microseconds.
const WORK: u64 = 100_000;

/// How many solutions are counted at most when a given is left out.
const MOST_SOLUTIONS: usize = 32;

/// How likely a slip of a kind is, in points.
///
/// The first four were fitted to slips that were made in easy and in minimal puzzles, so that each is found
/// where it is the true one. A kind of which few slips are possible weighs more. For example, 17 givens can
/// be replaced in 17 × 8 = 136 ways, but only neighbours can be swapped, and of these there are few. So a
/// replaced digit will do by chance far more often, and where a swap will do, it is the likelier explanation.
fn kind_points(kind: RepairKind, is_sideways: bool) -> f64 {
    match kind {
        RepairKind::Swapped if is_sideways => 2.5,
        // Slightly above `Replaced`, by less than one given to spare. For example, a 5 that is moved by a
        // cell can nearly always be explained by a replaced digit, too, so `Replaced` must not win ties.
        RepairKind::Moved if is_sideways => 2.3,
        // Below `Moved`: where the rest of the row is a single digit, that digit has moved. And little above
        // `Replaced`, which nearly as often explains the same.
        RepairKind::RowSkipped => 2.2,
        // Hundreds are possible, but nothing happens more often: a 1 is read as a 7.
        RepairKind::Replaced => 2.11,
        // People type row by row. The cell beside is the next key press, but the cell below is nine key
        // presses away.
        RepairKind::Swapped | RepairKind::Moved => 1.0,
        // The person sees it while typing, because the row is full too early or too late.
        RepairKind::RowRepeated | RepairKind::GridSkipped | RepairKind::GridRepeated => 1.0,
        // Whatever has happened to a given, leaving it out will nearly always do as well.
        RepairKind::Extra => 0.0,
        // A puzzle with several solutions most likely lacks a given. But often any of a dozen will do, and none
        // of them is likelier, unless it completes a pattern. With more points, they would come before what a
        // swapped or moved digit has left.
        RepairKind::Missing => 1.75,
        // It is looked for only where nothing else will do, so it is compared with its like alone.
        RepairKind::TwoReplaced => 0.0,
        // It gets the points for the pattern that it completes.
        RepairKind::TwoMissing => 0.0,
    }
}

/// A digit is taken for one that looks like it, as 3 and 8, or whose key is near its own, as 4 and 5. It
/// weighs less than anything else and decides only between equals, because every second pair of digits is
/// such a pair.
const SIMILAR: f64 = 0.01;
/// Most printed puzzles have their givens in a pattern that is the same upside down or in a mirror. So a repair
/// that completes the pattern gets these points for each cell of the grid, which are 4 in a 9×9, and one that
/// breaks it loses them. By chance hardly any 9×9 has a pattern, but many a 4×4 has.
const REGULAR: f64 = 0.05;
/// In some printed puzzles every given is needed: without it there are several solutions. By chance, few are
/// so.
const ALL_NEEDED: f64 = 3.0;
/// For each given to spare, which is one that could be left out because the others say the same. A right
/// given is often to spare in an easy puzzle, but with a wrong one the others seldom agree.
const SPARE: f64 = 0.2;
/// For each doubling of the solutions without a given. For example, without the right given there are 8
/// solutions, which are 3 doublings, and without a wrong one that fits by chance only 2, which is 1.
const DECIDES: f64 = 0.02;

/// Digits that look alike, the lower one first.
const LOOK_ALIKE: [(u8, u8); 6] = [(1, 7), (3, 8), (5, 6), (6, 8), (6, 9), (8, 9)];
/// How far the digits of two keys differ that are beside each other (1, as 4 and 5), or one above the other:
/// 3 on a block of number keys, which has three in a row, and 6 on the page's keypad, which has six in a row.
const KEYS_APART: [u8; 3] = [1, 3, 6];

/// The likeliest first, and of those that leave the same puzzle only the likeliest.
pub(super) fn ranked(spoilt: &Grid, repairs: Vec<Repair>, budget: &Budget) -> Vec<Repair> {
    // If the work does not last for the evidence of all repairs, none of it counts: those with evidence would
    // come before those without, whatever they are. Where a Sukaku has no given, all have the same.
    let givens: usize = repairs.iter().map(|repair| repair.puzzle.given_count()).sum();
    let is_possible = spoilt.given_count() > 0 && givens as u64 * bounded::least_cost(spoilt) < WORK;
    let most = Budget::of_micros(if is_possible { WORK } else { 0 });
    let (evidence, counts) = budget.part(&most, |part| {
        let evidence: Vec<f64> = repairs.iter().map(|repair| puzzle_points(&repair.puzzle, part)).collect();
        (evidence, if part.is_left() { 1.0 } else { 0.0 })
    });

    // Each puzzle once, where it was found first.
    let mut different: Vec<(f64, Repair)> = Vec::new();
    for (repair, evidence) in repairs.into_iter().zip(evidence) {
        let own = slip_points(spoilt, &repair) + counts * evidence;
        match different.iter_mut().find(|(_, other)| other.puzzle == repair.puzzle) {
            None => different.push((own, repair)),
            Some(same) if same.0 < own => *same = (own, repair),
            Some(_) => {}
        }
    }
    let mut points: Vec<f64> = Vec::new();
    let mut ranked: Vec<Repair> = Vec::new();
    for (own, repair) in different {
        let place = points.iter().filter(|&&other| other >= own).count();
        points.insert(place, own);
        ranked.insert(place, repair);
    }
    ranked
}

/// The points of the slip itself, with what it has done to the pattern of the givens.
fn slip_points(spoilt: &Grid, repair: &Repair) -> f64 {
    let first = repair.changes[0];
    let is_sideways = repair.changes.get(1).is_some_and(|second| second.cell == first.cell + 1);
    let is_replaced = matches!(repair.kind, RepairKind::Replaced | RepairKind::TwoReplaced);
    let similar = repair.changes.iter().filter(|change| is_replaced && are_similar(change)).count();
    let pattern =
        if spoilt.given_count() > 0 { pattern_points(&repair.puzzle) - pattern_points(spoilt) } else { 0.0 };
    kind_points(repair.kind, is_sideways) + SIMILAR * similar as f64 + pattern
}

/// Whether the digit that is there may be taken for the one that should be there.
fn are_similar(&Change { from, to, .. }: &Change) -> bool {
    let (low, high) = (from.min(to), from.max(to));
    low > 0 && (KEYS_APART.contains(&(high - low)) || LOOK_ALIKE.contains(&(low, high)))
}

/// The points for a pattern.
fn pattern_points(puzzle: &Grid) -> f64 {
    if is_regular(puzzle) { REGULAR * puzzle.cells().len() as f64 } else { 0.0 }
}

/// The points of the puzzle that a repair leaves: each given is left out in turn, and the solutions are
/// counted.
fn puzzle_points(puzzle: &Grid, budget: &Budget) -> f64 {
    let (mut spare, mut doublings) = (0, 0);
    for cell in 0..puzzle.cells().len() {
        let mut cells = puzzle.cells().to_vec();
        if cells[cell] == 0 {
            continue;
        }
        cells[cell] = 0;
        let found = bounded::first_solutions(&puzzle.with_cells(cells), MOST_SOLUTIONS, budget, WORK);
        let number = found.solutions.len();
        spare += u32::from(number == 1);
        doublings += number.max(1).ilog2();
    }
    let needed = if spare == 0 { ALL_NEEDED } else { 0.0 };
    needed + SPARE * f64::from(spare) + DECIDES * f64::from(doublings)
}

#[cfg(test)]
mod tests {
    use super::{ALL_NEEDED, Budget, DECIDES, SPARE, WORK, are_similar, puzzle_points, ranked};
    use crate::doctor::{Change, Repair, RepairKind};
    use crate::grid::Grid;
    use crate::solver::Limits;

    fn grid(text: &str) -> Grid {
        text.parse().expect("a puzzle")
    }

    /// The repair that makes another puzzle of one.
    fn repair(kind: RepairKind, spoilt: &Grid, puzzle: &str) -> Repair {
        let puzzle = grid(puzzle);
        let cells = spoilt.cells().iter().zip(puzzle.cells()).enumerate();
        let changes = cells.filter(|(_, (from, to))| from != to);
        let changes = changes.map(|(cell, (&from, &to))| Change { cell, from, to }).collect();
        Repair { kind, puzzle, changes }
    }

    #[test]
    fn digits_that_are_taken_for_each_other() {
        let table = [
            ((1, 7), true), // they look alike
            ((8, 3), true), // so do these, the other way round
            ((4, 5), true), // keys beside each other
            ((2, 5), true), // keys above each other, three in a row
            ((2, 8), true), // keys above each other, six in a row
            ((1, 3), false),
            ((2, 7), false),
            ((0, 1), false), // a blank is no digit
            ((3, 0), false),
        ];
        for ((from, to), expected) in table {
            assert_eq!(are_similar(&Change { cell: 0, from, to }), expected, "{from} and {to}");
        }
    }

    #[test]
    fn what_a_puzzle_says_for_itself() {
        for (puzzle, expected) in [
            // One cell is blank, and each of the 15 givens is to spare.
            ("1234 3412 2143 432.", 15.0 * SPARE),
            // Without any one of the four givens there are three solutions, which is one doubling each.
            ("1... ..3. .4.. ...2", ALL_NEEDED + 4.0 * DECIDES),
        ] {
            let found = puzzle_points(&grid(puzzle), &Budget::of_micros(WORK));
            assert!((found - expected).abs() < 1e-9, "{puzzle}: {found}");
        }
    }

    #[test]
    fn the_likeliest_first() {
        use RepairKind::{Extra, Replaced, Swapped, TwoReplaced};
        let spoilt = grid("3..4 24.1 .342 24.3");
        let first = |repairs: Vec<Repair>| {
            ranked(&spoilt, repairs, &Budget::new(Limits::NONE))
                .into_iter()
                .map(|repair| repair.kind)
                .collect::<Vec<_>>()
        };
        let swapped = || repair(Swapped, &spoilt, "3..4 42.1 .342 24.3");
        let extra = || repair(Extra, &spoilt, "3..4 .4.1 .342 24.3");
        let replaced = || repair(Replaced, &spoilt, "3..4 44.1 .342 24.3");
        assert_eq!(first(vec![extra(), swapped()]), [Swapped, Extra]);
        assert_eq!(first(vec![swapped(), extra()]), [Swapped, Extra]);
        assert_eq!(first(vec![extra(), replaced()]), [Replaced, Extra]);
        // Of two that leave the same puzzle only the likelier one is left, whichever comes first.
        let same = || repair(TwoReplaced, &spoilt, "3..4 42.1 .342 24.3");
        assert_eq!(first(vec![same(), swapped()]), [Swapped]);
        assert_eq!(first(vec![swapped(), same()]), [Swapped]);
        assert_eq!(first(Vec::new()), []);
    }
}
