//! What is probably wrong with a puzzle that has no solution, or several.
//!
//! A *slip* is what happens on the way from print to grid: a digit is misread, two change places, a blank is
//! skipped. When the right one is undone, the puzzle has exactly one solution again. So every slip of each
//! [`RepairKind`] is undone in turn. What leaves exactly one solution is a *repair*. Which repairs
//! are likely is told by what is known of slips and of puzzles. And a puzzle with several solutions may
//! be no classic one: a rule was [`Forgotten`].
//!
//! ```
//! use ninefold::{Grid, RepairKind, diagnose};
//!
//! // The 4 in the first row of "3..4 42.1 .342 24.3" was typed as a 1.
//! let puzzle: Grid = "3..1 42.1 .342 24.3".parse()?;
//! let likeliest = &diagnose(&puzzle).repairs[0];
//! assert_eq!(likeliest.kind, RepairKind::Replaced);
//! assert_eq!((likeliest.changes[0].cell, likeliest.changes[0].to), (3, 4));
//! # Ok::<(), ninefold::notation::ParseGridError>(())
//! ```

use crate::solver::{Budget, Request};
pub use forgotten::{Forgotten, ForgottenRule};
pub use repair::{Change, Repair, RepairKind};

mod bounded;
mod forgotten;
mod pattern;
mod ranking;
mod repair;
mod search;

/// How many repairs are listed at most: nobody looks at more.
const MOST_REPAIRS: usize = 30;

/// What is probably wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Diagnosis {
    /// The likeliest first, each with another puzzle; at most 30.
    pub repairs: Vec<Repair>,
    /// Whether every slip was tried, and every repair is in the list; false where the limits were reached.
    pub complete: bool,
    /// The rules with one of which the puzzle may have been printed, and which its rules lack: mostly none, hardly ever
    /// more than one, and then the likeliest first.
    pub forgotten: Vec<Forgotten>,
}

/// Finds the slips that may have spoilt a puzzle, the likeliest first.
///
/// Two replaced digits are looked for only if no single slip will do, and two missing ones only where they
/// would complete the pattern of the givens. A puzzle with exactly one solution has no repairs.
///
/// A classic puzzle with several solutions may be one with a rule that was forgotten: if it has exactly one solution
/// with one rule of [`ForgottenRule`], and hardly by chance, that rule is told as well. Where each of two rules leaves
/// exactly one, both are told.
///
/// The candidates of a Sukaku stay as they are: a slip is one of givens, and no repair gives a blank what is none of
/// its candidates. So where a Sukaku has no given, only missing ones can be found, and none where it has no solution.
///
/// The work is limited and counted without a clock, so the answer is the same every time. A step of the
/// [`Limits`](crate::Limits) is about ten microseconds. Where nothing is said, there are 25,000 of them, or 130 for
/// each cell. For classic puzzles below 10×10 that is hardly ever reached. With other rules or candidates, and with
/// large shapes that are hard to solve, it is, and then `complete` is false.
///
/// ```
/// use ninefold::{Change, Grid, RepairKind, diagnose};
///
/// // The first 3 of the last row should be a 4.
/// let puzzle: Grid = "3..4 42.1 .342 23.3".parse()?;
/// let repair = &diagnose(&puzzle).repairs[0];
/// assert_eq!(repair.kind, RepairKind::Replaced);
/// assert_eq!(repair.changes, [Change { cell: 13, from: 3, to: 4 }]);
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn diagnose<'a>(request: impl Into<Request<'a>>) -> Diagnosis {
    diagnosis(request.into())
}

fn diagnosis(Request { about: puzzle, limits }: Request) -> Diagnosis {
    let budget = Budget::new(limits);
    // What is said bounds all of the work. Where nothing is said, the search has a bound of its own.
    let most = match limits.budget {
        Some(_) => Budget::of_steps(u64::MAX),
        None => search::most_work(puzzle),
    };
    let findings = budget.part(&most, |part| search::undo_slips(puzzle, part));
    let forgotten = forgotten::forgotten_rules(puzzle, &findings, &budget);
    let mut repairs = ranking::ranked(puzzle, findings.repairs, &budget);
    let complete = findings.complete && repairs.len() <= MOST_REPAIRS && budget.is_left();
    repairs.truncate(MOST_REPAIRS);
    Diagnosis { repairs, complete, forgotten }
}

#[cfg(test)]
mod tests {
    use super::{Change, ForgottenRule, RepairKind, diagnose};
    use crate::grid::Grid;
    use crate::sets::DigitSet;
    use crate::shape::random_examples::{Example, solutions_by_trial, sukaku_example};
    use crate::shape::{Rules, Shape};
    use crate::solver::{Verdict, solve};

    /// Sukakus with a given that is another digit, and Sukakus without givens that have several solutions or none: each
    /// repair keeps the candidates and leaves one solution, and where there is no given, every missing one is found.
    #[test]
    fn repairs_keep_the_candidates() {
        let mut found = [0; 3];
        for seed in 0..36 {
            let shape = Shape::ALL[seed / 3 % 2];
            let Example { puzzle, solution } = sukaku_example(shape, seed as u64, shape.cell_count() / 2);
            let mut cells = vec![0; shape.cell_count()];
            if seed % 3 == 0 {
                cells.copy_from_slice(puzzle.cells());
                let given = cells.iter_mut().find(|digit| **digit > 0).expect("half are given");
                *given = *given % shape.side() as u8 + 1;
            }
            let mut puzzle = puzzle.with_cells(cells);
            if seed % 3 == 1 {
                let mut candidates = puzzle.candidates();
                let few = candidates.iter_mut().zip(&solution).filter(|(left, _)| left.len() > 1);
                few.take(shape.side()).for_each(|(left, &digit)| *left -= DigitSet::of(digit));
                puzzle = puzzle.with_candidates(candidates).expect("as many as cells");
            }
            // Many givens may leave nothing to strike.
            let Some(given) = puzzle.given_candidates() else { continue };
            let diagnosis = diagnose(&puzzle);
            for repair in &diagnosis.repairs {
                let is_kept = |change: &Change| change.from > 0 || given[change.cell].contains(change.to);
                assert!(repair.changes.iter().all(is_kept), "seed {seed}: {repair:?}");
                assert_eq!(repair.puzzle, puzzle.with_cells(repair.puzzle.cells().to_vec()), "seed {seed}");
                assert_eq!(solutions_by_trial(&repair.puzzle, 2).len(), 1, "seed {seed}: {repair:?}");
            }
            if puzzle.given_count() == 0 && !matches!(solve(&puzzle), Verdict::Unique(_)) {
                let is_missing = |&(cell, digit): &(usize, u8)| {
                    let mut cells = vec![0; shape.cell_count()];
                    cells[cell] = digit;
                    solutions_by_trial(&puzzle.with_cells(cells), 2).len() == 1
                };
                let of_cell = |(cell, left): (usize, DigitSet)| left.iter().map(move |digit| (cell, digit));
                let all = puzzle.candidates().into_iter().enumerate().flat_map(of_cell);
                let missing = all.filter(is_missing).count();
                assert_eq!(diagnosis.repairs.len(), missing.min(30), "seed {seed}");
                assert_eq!(diagnosis.complete, missing <= 30, "seed {seed}");
                assert!(diagnosis.repairs.iter().all(|repair| repair.kind == RepairKind::Missing));
                found[missing.min(1)] += 1;
            } else {
                found[2] += usize::from(!diagnosis.repairs.is_empty());
            }
        }
        assert!(found.into_iter().all(|count| count > 3), "{found:?}");
    }

    /// An X-Sudoku of candidates alone, looked at as a classic.
    #[test]
    fn a_forgotten_rule_of_a_sukaku() {
        let rules = Rules::builder(Shape::NINE).diagonals().build().expect("diagonals");
        let solution = solutions_by_trial(&Grid::empty(rules.clone()), 1).remove(0);
        let mut candidates: Vec<DigitSet> = solution.iter().map(|&digit| DigitSet::of(digit)).collect();
        for number in (0..729).step_by(2) {
            let (cell, before) = (number * 20 % 81, candidates.clone());
            candidates[cell].insert((number / 81) as u8 + 1);
            let wider = Grid::empty(rules.clone()).limited(Some(candidates.clone()));
            if !matches!(solve(&wider), Verdict::Unique(_)) {
                candidates = before;
            }
        }
        let classic = Grid::empty(Shape::NINE).with_candidates(candidates).expect("81 sets");
        assert!(matches!(solve(&classic), Verdict::Several(..)));
        let forgotten = diagnose(&classic).forgotten;
        assert_eq!(forgotten.len(), 1);
        assert_eq!(forgotten[0].rule, ForgottenRule::Diagonals);
        assert_eq!(forgotten[0].puzzle, classic.under(rules));
    }
}
