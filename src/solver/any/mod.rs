//! The engine for every shape and all rules.
//!
//! A Sudoku asks two kinds of question: which digit is in this cell; where is this digit in this house. An
//! *option* is a digit in a cell. It is a *choice* for a question about the cell and for one about each of its
//! houses. Placing it rules out the other choices for these questions, and the last option left for a question is
//! placed, if one of its choices must be true. When nothing follows any more, the search decides: it places an
//! option and sees what follows from that, one *level* deeper.
//!
//! *Learning.* A dead end has causes. The search follows them back until a single literal (an option placed
//! or ruled out) of the deepest level remains. It learns that this literal and the causes at earlier levels
//! do not go together (first unique implication point: Marques-Silva & Sakallah 1996, Zhang et al. 2001). So
//! the same mistake is not made twice, and the search goes back over all levels that had nothing to do with
//! it. Without this, large grids would take too long.
//!
//! *Deciding.* An option counts for more when it was among the causes of a dead end, and recent dead ends
//! weigh most (VSIDS, Moskewicz et al. 2001). Before the first dead end, the question with the fewest options
//! is decided. A decision always places its option, because ruling one out says too little.
//!
//! *Restarts.* Now and then the search begins anew with what it has learned, so that bad first decisions do
//! not last (Gomes, Selman & Kautz 1998). A part of what it has learned is forgotten. It comes to an end all
//! the same, because the intervals between two restarts grow.
//!
//! *Every solution once.* After a solution, the opposite of the latest decision is searched, then that of
//! the one before, and so on. The search does not leave these levels before they are searched in full
//! (Gebser et al. 2007). So no solution comes twice, and none has to be remembered.

use super::{Budget, SearchEnd};
use crate::grid::Grid;
use std::ops::ControlFlow;

mod assignment;
mod clauses;
mod questions;

use assignment::{Assignment, ClauseConflict};
use clauses::Literal;
use questions::Questions;

/// How much less a dead end weighs than the one after it.
const DECAY: f64 = 0.99;
/// How many dead ends are met before the first restart.
const INTERVAL: u32 = 128;
/// How many clauses are kept at most; some of them are forgotten then.
const MOST_CLAUSES: usize = 8_000;

struct LearningSearch<'a> {
    assignment: Assignment<'a>,
    /// The search goes back to this level at most, because its decision and those before it are searched both
    /// ways in turn. It is 0 before the first solution.
    bound: usize,
    /// How much each option has to do with dead ends, and what the next dead end adds.
    activity: Vec<f64>,
    weight: f64,
    /// The options among the causes of the dead end, while it is learned from.
    seen: Vec<bool>,
    /// How many dead ends there are between two restarts, and how many are left before the next.
    interval: u32,
    patience: u32,
}

impl<'a> LearningSearch<'a> {
    fn new(assignment: Assignment<'a>) -> LearningSearch<'a> {
        LearningSearch {
            bound: 0,
            activity: vec![0.0; assignment.options()],
            weight: 1.0,
            seen: vec![false; assignment.options()],
            interval: INTERVAL,
            patience: INTERVAL,
            assignment,
        }
    }

    /// Learns from a dead end and goes back to where that says something new.
    fn learn(&mut self, dead_end: ClauseConflict) {
        let clause = self.learned_clause(dead_end);
        let back = clause.get(1).map_or(0, |&literal| self.assignment.level_of(literal));
        self.assignment.back_to(back.max(self.bound));
        self.assignment.keep_clause(&clause);
        self.weight /= DECAY;
        self.patience -= 1;
        if self.patience == 0 {
            self.interval = self.interval.saturating_add(self.interval / 4);
            self.patience = self.interval;
            self.assignment.back_to(self.bound);
        }
    }

    /// Why there is a dead end: a clause that follows from the rules, although all of its literals are false.
    ///
    /// Its first literal is the only one of the deepest level. The second is of the next level that occurs.
    fn learned_clause(&mut self, ClauseConflict { literal, reason }: ClauseConflict) -> Vec<Literal> {
        let deepest = self.assignment.levels.len();
        let mut clause = vec![literal]; // it keeps the place of the one that will remain of the deepest level
        let mut causes = vec![!literal];
        self.assignment.add_causes(literal, reason, &mut causes);
        let mut place = self.assignment.trail.len();
        let mut pending = 0;
        loop {
            for cause in causes.drain(..) {
                let level = self.assignment.level_of(cause);
                if level == 0 || self.seen[cause.option()] {
                    continue;
                }
                self.seen[cause.option()] = true;
                self.blame(cause.option());
                if level == deepest {
                    pending += 1;
                } else {
                    clause.push(!cause);
                }
            }
            // The latest cause comes first, because what it follows from is before it on the trail.
            let latest = loop {
                place -= 1;
                if self.seen[self.assignment.trail[place].option()] {
                    break self.assignment.trail[place];
                }
            };
            pending -= 1;
            if pending == 0 {
                clause[0] = !latest;
                break;
            }
            self.assignment.add_causes(latest, self.assignment.reason_of(latest), &mut causes);
        }
        self.seen.fill(false);
        for place in 2..clause.len() {
            if self.assignment.level_of(clause[place]) > self.assignment.level_of(clause[1]) {
                clause.swap(1, place);
            }
        }
        clause
    }

    /// Counts an option for more.
    fn blame(&mut self, option: usize) {
        self.activity[option] += self.weight;
        if self.activity[option] > 1e100 {
            self.weight *= 1e-100;
            for activity in &mut self.activity {
                *activity *= 1e-100;
            }
        }
    }

    /// Goes on to the opposite of the latest decision that has not been searched both ways. Returns false if
    /// all have.
    fn next_branch(&mut self) -> bool {
        while let Some(level) = self.assignment.levels.last() {
            let (decision, last_branch) = (self.assignment.trail[level.start], level.last_branch);
            self.assignment.back_to(self.assignment.levels.len() - 1);
            if !last_branch {
                self.assignment.decide(!decision, true);
                self.bound = self.assignment.levels.len();
                return true;
            }
        }
        false
    }

    /// Visits every solution.
    fn each_solution(
        &mut self,
        budget: &Budget,
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> SearchEnd {
        loop {
            if !budget.take_step() {
                return SearchEnd::OutOfBudget;
            }
            let is_searched = match self.assignment.follow_up() {
                Err(dead_end) if self.assignment.levels.len() > self.bound => {
                    self.learn(dead_end);
                    false
                }
                Err(_) => true,
                Ok(()) => match self.assignment.open_option(&self.activity) {
                    Some(option) => {
                        self.assignment.decide(Literal::placed(option), false);
                        false
                    }
                    None if visit(&self.assignment.solution()).is_break() => return SearchEnd::Stopped,
                    None => true,
                },
            };
            if is_searched && !self.next_branch() {
                return SearchEnd::Exhausted;
            }
        }
    }
}

/// Calls `visit` with the cells of every solution until it breaks. Each decision and each dead end takes one
/// of the budget.
pub fn each_solution(
    grid: &Grid,
    budget: &Budget,
    visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> SearchEnd {
    let made;
    let questions = match grid.rules().other_table() {
        None => Questions::of_shape(grid.shape()),
        Some(houses) => {
            made = Questions::of(houses);
            &made
        }
    };
    match Assignment::new(questions, grid.cells(), grid.given_candidates(), MOST_CLAUSES) {
        Ok(assignment) => LearningSearch::new(assignment).each_solution(budget, visit),
        // The candidates leave a cell or a house without a choice.
        Err(_) => SearchEnd::Exhausted,
    }
}

#[cfg(test)]
mod tests {
    use super::{Assignment, Budget, LearningSearch, Questions, each_solution};
    use crate::grid::Grid;
    use crate::sets::DigitSet;
    use crate::shape::Shape;
    use crate::shape::random_examples::{Example, example, solutions_by_trial, sukaku_example};
    use crate::solver::Limits;
    use crate::solver::{SearchEnd, nine};
    use std::{collections::HashSet, ops::ControlFlow};

    /// A hard puzzle with each of its givens left out in turn, in a search that may keep few clauses.
    #[test]
    fn forgetting_loses_no_solution_and_repeats_none() {
        let puzzle =
            "8........ ..36..... .7..9.2.. .5...7... ....457.. ...1...3. ..1....68 ..85...1. .9....4..";
        let puzzle: Grid = puzzle.parse().expect("a puzzle");
        for given in (0..puzzle.cells().len()).filter(|&cell| puzzle.cells()[cell] != 0) {
            let mut fewer: [u8; nine::CELLS] = puzzle.cells().try_into().expect("a 9×9");
            fewer[given] = 0;
            let (mut found, mut count) = (HashSet::new(), 0);
            let assignment =
                Assignment::new(Questions::of_shape(puzzle.shape()), &fewer, None, 10).ok().expect("givens");
            let end =
                LearningSearch::new(assignment).each_solution(&Budget::new(Limits::NONE), &mut |cells| {
                    found.insert(cells.to_vec());
                    count += 1;
                    ControlFlow::Continue(())
                });
            assert_eq!(end, SearchEnd::Exhausted);
            assert_eq!((found.len(), count), (nine::count(&fewer, usize::MAX), count));
        }
    }

    /// Puzzles with diagonals, windows, regions and small groups, of which some givens are left out.
    #[test]
    fn finds_what_trying_finds_under_other_rules() {
        const MOST: usize = 300;
        for seed in 0..60 {
            let side = [4, 6, 9][seed as usize % 3];
            let example = example(Shape::of_side(side).expect("a shape"), seed, side * side / 2);
            let mut cells = example.puzzle.cells().to_vec();
            let givens = cells.iter_mut().filter(|digit| **digit > 0);
            givens.take(2 + seed as usize % 3).for_each(|given| *given = 0);
            let mut found = Vec::new();
            let questions = Questions::of(example.puzzle.rules().table());
            let assignment = Assignment::new(&questions, &cells, None, 10).ok().expect("givens");
            LearningSearch::new(assignment).each_solution(&Budget::new(Limits::NONE), &mut |cells| {
                found.push(cells.to_vec());
                if found.len() < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            let mut expected = solutions_by_trial(&example.puzzle.with_cells(cells), MOST);
            assert!(expected.contains(&example.solution) || expected.len() == MOST);
            if expected.len() < MOST {
                found.sort_unstable();
                expected.sort_unstable();
                assert_eq!(found, expected, "seed {seed}");
            }
        }
    }

    /// The first solutions of a puzzle, sorted.
    fn found(puzzle: &Grid, most: usize) -> Vec<Vec<u8>> {
        let mut found = Vec::new();
        each_solution(puzzle, &Budget::new(Limits::NONE), &mut |cells| {
            found.push(cells.to_vec());
            if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        found.sort_unstable();
        found
    }

    /// Puzzles in which candidates are struck, of which some givens are left out; in every third the solution is
    /// struck in one blank.
    #[test]
    fn finds_what_trying_finds_among_candidates() {
        const MOST: usize = 300;
        let mut verdicts = [0; 3];
        for seed in 0..90 {
            let side = [4, 6, 6, 6, 9][seed as usize / 3 % 5];
            let Example { puzzle, solution } =
                sukaku_example(Shape::of_side(side).expect("a shape"), seed, side * side * 2 / 3);
            let mut cells = puzzle.cells().to_vec();
            cells.iter_mut().filter(|digit| **digit > 0).take(2).for_each(|given| *given = 0);
            let mut puzzle = puzzle.with_cells(cells);
            if seed % 3 == 0 {
                let mut left = puzzle.candidates();
                let blank = (0..left.len()).find(|&cell| left[cell].len() > 1).expect("a blank");
                left[blank].remove(solution[blank]);
                puzzle = puzzle.with_candidates(left).expect("as many as cells");
            }
            let mut expected = solutions_by_trial(&puzzle, MOST);
            expected.sort_unstable();
            verdicts[expected.len().min(2)] += 1;
            if expected.len() < MOST {
                assert_eq!(found(&puzzle, MOST), expected, "seed {seed}");
            }
        }
        assert!(verdicts.into_iter().all(|count| count > 5), "{verdicts:?}");
    }

    #[test]
    fn candidates_that_leave_nothing() {
        for (givens, candidates, expected) in [
            ("....", "234 234 234 234", 0), // no place for 1 in the row
            ("....", "1 234 1 234", 0),     // two cells for one digit
            ("....", "12 12 12 .", 0),      // three cells for two
            ("1...", ". 1 . .", 0),         // a peer has the only candidate
            ("12..", ". . 12 .", 0),        // two have both
            ("12..", ". . 124 123", 12),    // what is left of them
            ("....", "1 2 3 4", 12),        // no given, and a full row
            ("1...", "234 . . .", 72),      // of a cell with a digit they say nothing
        ] {
            let all = "1234";
            let set = |text: &str| text.replace('.', all).bytes().map(|digit| digit - b'0').collect();
            let rest = std::iter::repeat_n(all, 12);
            let candidates: Vec<DigitSet> = candidates.split(' ').chain(rest).map(set).collect();
            let puzzle: Grid = format!("{givens}............").parse().expect("a puzzle");
            let puzzle = puzzle.with_candidates(candidates).expect("sixteen");
            let tried = solutions_by_trial(&puzzle, usize::MAX);
            assert_eq!((found(&puzzle, usize::MAX).len(), tried.len()), (expected, expected), "{puzzle}");
        }
    }
}
