//! How hard a puzzle is, on the scale of Sudoku Explainer 1.2.1: the number that players and setters quote.
//!
//! The scale is one fixed path. At each point it takes the first step of the first technique of a fixed list
//! that has one, from a hidden single, 1.0, to dynamic chains with other chains nested in them, above 10. The
//! rating of a puzzle is that of the hardest step, its *pearl* that of the hardest up to and including the
//! first digit that is placed, its *diamond* that of the first step.
//!
//! Dynamic chains nested in dynamic chains, from 10.5, are not looked for. A puzzle that needs them has as its
//! rating the least that it can have, and says so: Golden Nugget, which is known as 11.9, is `11.4+`.
//!
//! The numbers are those that everybody quotes only if all of this is kept. So the techniques here have their
//! own order, bounds and names. They are not those for people, which [`solution_path`](crate::explain::solution_path)
//! takes: they tell what is placed or removed, and nothing that a picture would need.
//!
//! ```
//! use ninefold::{Grid, explain::{Level, rating::rate}};
//!
//! let easy: Grid = "3..4 42.1 .342 24.3".parse()?;
//! let rating = rate(&easy)?;
//! assert_eq!(rating.to_string(), "1.0");
//! assert_eq!(rating.level(), Level::Easy);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod bug;
mod chains;
mod exclusion;
mod fish;
mod intersections;
mod locked;
mod rated_path;
#[cfg(feature = "serde")]
mod serialize;
mod singles;
mod step;
mod subsets;
mod technique;
mod unique;
mod unrated;
mod wings;

pub use rated_path::{RatedPath, Rating};
pub use step::RatedStep;
pub use technique::{ChainLinks, ChainView, NestedChains, RatedTechnique};
pub use unrated::Unrated;

use crate::grid::Grid;
use crate::solver::{Budget, Request, Verdict, solve_within};
use board::RatingBoard;
use chains::{ChainKind, multiple, static_chains};

/// The budget, if the caller says nothing else: four times that of the hardest 9×9 known, and 6 to 9
/// seconds; in WebAssembly, on a 25×25, up to 14.
const MOST_STEPS: u64 = 800_000;

/// How many of these steps may be taken to learn whether the puzzle has one solution.
const MOST_STEPS_SOLVING: u64 = 200_000;

/// Says how hard a puzzle with exactly one solution is.
///
/// A Sukaku is rated by the same steps, on the candidates that it has: whether the puzzle strikes a candidate or a peer
/// does makes no difference.
///
/// The work is bounded in any case: where nothing is said, to 800,000 steps of the [`Limits`](crate::Limits), which
/// are 6 to 9 seconds, or 14 in WebAssembly. Of 9×9s only the hardest Sukakus meet that. Where the limits are reached, the
/// rating is the least that the puzzle can have, and says so, or there is none because its solutions are not known.
///
/// # Errors
///
/// If the puzzle has not exactly one solution, or the limits were reached before that was known.
///
/// ```
/// use ninefold::{Grid, Limits, Request, explain::rating::rate};
///
/// let rows = "8........ ..36..... .7..9.2.. .5...7... ....457.. ...1...3. ..1....68 ..85...1. .9....4..";
/// let puzzle: Grid = rows.parse()?;
/// assert_eq!(rate(&puzzle)?.to_string(), "10.7");
/// assert_eq!(rate(Request::new(&puzzle).limits(Limits::budget(100)))?.to_string(), "8.0+");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate<'a>(request: impl Into<Request<'a>>) -> Result<Rating, Unrated> {
    rated_path(request.into()).map(|path| path.rating())
}

/// The steps by which a puzzle with exactly one solution is rated, as far as they are found within the limits of
/// [`rate`].
///
/// # Errors
///
/// If the puzzle has not exactly one solution, or the limits were reached before that was known.
///
/// ```
/// use ninefold::{Grid, explain::rating::rated_path};
///
/// let puzzle: Grid = "3..4 42.1 .342 24.3".parse()?;
/// let path = rated_path(&puzzle)?;
/// assert_eq!(path.steps[0].to_line(puzzle.shape()), "1.0 hidden-single r1c2=1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rated_path<'a>(request: impl Into<Request<'a>>) -> Result<RatedPath, Unrated> {
    let Request { about: puzzle, limits } = request.into();
    if !puzzle.rules().is_classic() {
        return Err(Unrated::Rules);
    }
    let budget = Budget::of_steps(limits.budget.unwrap_or(MOST_STEPS));
    match budget.part(&Budget::of_steps(MOST_STEPS_SOLVING), |part| solve_within(puzzle, part)) {
        Verdict::Unique(_) => Ok(rated_path_within(puzzle, &budget)),
        Verdict::Several(..) => Err(Unrated::Several),
        Verdict::NoSolution => Err(Unrated::NoSolution),
        Verdict::Clash(_) => Err(Unrated::Clash),
        Verdict::Undecided(_) => Err(Unrated::Undecided),
    }
}

fn rated_path_within(puzzle: &Grid, budget: &Budget) -> RatedPath {
    let mut board = RatingBoard::new(puzzle);
    let mut steps = Vec::new();
    while board.cells().contains(&0) {
        match next_rated_step(&board, budget) {
            Ok(step) => {
                board.apply(&step);
                steps.push(step);
            }
            Err(tenths) => return RatedPath { steps, next: Some(f64::from(tenths) / 10.0) },
        }
    }
    RatedPath { steps, next: None }
}

/// The next step: the first of the first technique that has one. If there is none, or no budget is left, the rating
/// that the step would have at least, in tenths.
fn next_rated_step(board: &RatingBoard, budget: &Budget) -> Result<RatedStep, u16> {
    let simple = singles::first_hidden_single(board)
        .or_else(|| locked::first_direct_locked(board))
        .or_else(|| subsets::first_direct_hidden_set(board, 2))
        .or_else(|| singles::first_naked_single(board))
        .or_else(|| subsets::first_direct_hidden_set(board, 3))
        .or_else(|| locked::first_locked(board))
        .or_else(|| subsets::first_naked_set(board, 2))
        .or_else(|| fish::first_fish(board, 2))
        .or_else(|| subsets::first_hidden_set(board, 2))
        .or_else(|| subsets::first_naked_set(board, 3))
        .or_else(|| fish::first_fish(board, 3))
        .or_else(|| subsets::first_hidden_set(board, 3))
        .or_else(|| wings::first_wing(board, false))
        .or_else(|| wings::first_wing(board, true));
    if let Some(step) = simple {
        return Ok(step);
    }
    let of_loop = unique::easiest_loop(board, budget);
    if !budget.is_left() {
        return Err(unique::EASIEST_LOOP);
    }
    let simple = of_loop
        .or_else(|| subsets::first_naked_set(board, 4))
        .or_else(|| fish::first_fish(board, 4))
        .or_else(|| subsets::first_hidden_set(board, 4))
        .or_else(|| bug::first_grave(board))
        .or_else(|| exclusion::first_aligned_pair(board));
    if let Some(step) = simple {
        return Ok(step);
    }
    if let Some(step) = static_chains::easiest_static_chain(board, budget) {
        return Ok(step);
    }
    if budget.is_left()
        && let Some(step) = exclusion::first_aligned_triplet(board)
    {
        return Ok(step);
    }
    let kinds =
        [ChainKind::Nishio, ChainKind::Multiple].into_iter().chain(NestedChains::ALL.map(ChainKind::Dynamic));
    for kind in kinds {
        if let Some(step) = multiple::easiest_multiple_chain(board, kind, budget) {
            return Ok(step);
        }
        if !budget.is_left() {
            return Err(kind.base());
        }
    }
    Err(ChainKind::ABOVE)
}

#[cfg(test)]
mod tests {
    use super::{RatedTechnique, rate, rated_path};
    use crate::grid::Grid;
    use crate::sets::DigitSet;
    use crate::shape::Shape;
    use crate::shape::random_examples::{Example, sukaku_example};
    use crate::solver::{Verdict, solve};

    /// Classic puzzles in which every given is needed.
    pub(super) fn classics() -> impl Iterator<Item = Example> {
        let full = |seed: u64| {
            sukaku_example(Shape::of_side([6, 9, 9][seed as usize % 3]).expect("a shape"), seed, 0)
        };
        (0..90).map(full).filter(|full| full.puzzle.rules().is_classic()).map(
            |Example { solution, .. }| {
                let mut cells = solution.clone();
                for cell in (0..solution.len()).map(|cell| cell * 35 % solution.len()) {
                    let given = std::mem::take(&mut cells[cell]);
                    if !matches!(solve(&Grid::new(cells.clone()).expect("a shape")), Verdict::Unique(_)) {
                        cells[cell] = given;
                    }
                }
                Example { puzzle: Grid::new(cells).expect("a shape"), solution }
            },
        )
    }

    /// The same where each given is a lone candidate instead.
    fn without_givens(puzzle: &Grid) -> Vec<DigitSet> {
        puzzle.cells().iter().map(|&given| DigitSet::of(given)).collect()
    }

    #[test]
    fn lone_candidates_are_as_easy_as_givens() {
        for Example { puzzle, .. } in classics() {
            let lone = Grid::empty(puzzle.shape()).with_candidates(without_givens(&puzzle)).expect("sets");
            let [classic, sukaku] = [&puzzle, &lone].map(|puzzle| rate(puzzle).expect("one solution").rating);
            assert!(
                sukaku >= classic && (sukaku <= 2.3 || sukaku == classic),
                "{puzzle}: {classic}, {sukaku}"
            );
        }
    }

    /// The same with lone candidates for givens, where some blanks have lost a candidate each.
    pub(super) fn sukakus() -> impl Iterator<Item = Example> {
        (0..).zip(classics()).map(|(seed, Example { puzzle, solution })| {
            let mut candidates = without_givens(&puzzle);
            let all = DigitSet::all(puzzle.shape().side());
            for (cell, left) in candidates.iter_mut().enumerate().skip(seed % 4).step_by(4) {
                let lost = (usize::from(solution[cell]) + cell % 3) % all.len() + 1;
                if left.is_empty() {
                    *left = all - DigitSet::of(lost as u8);
                }
            }
            let puzzle = Grid::empty(puzzle.shape()).with_candidates(candidates).expect("sets");
            Example { puzzle, solution }
        })
    }

    /// What follows from uniqueness, too.
    #[test]
    fn every_step_of_a_sukaku_is_true() {
        let mut by_uniqueness = 0;
        for Example { puzzle: sukaku, solution } in sukakus() {
            for step in rated_path(&sukaku).expect("one solution").steps {
                let is_true = step.places.iter().all(|placed| solution[placed.cell] == placed.digit)
                    && step.removes.iter().all(|removed| solution[removed.cell] != removed.digit);
                assert!(is_true, "{sukaku}: {}", step.to_line(sukaku.shape()));
                use RatedTechnique::{Bug, UniqueLoop, UniqueRectangle};
                let is_unique =
                    matches!(step.technique, Bug { .. } | UniqueLoop { .. } | UniqueRectangle { .. });
                by_uniqueness += usize::from(is_unique);
            }
        }
        assert!(by_uniqueness > 0);
    }
}
