//! What the person has spoilt: wrong answers, and candidates of the solution that are gone.

use super::role::Role;
use super::{Position, Step, Technique};
use crate::grid::Grid;
use crate::sets::CellSet;
use crate::solver::{Budget, Verdict, solve_within};

/// How many steps of the budget a search for the puzzle's solutions may take, and all searches together for what the
/// answers leave. It is reached on large shapes only.
const MOST: u64 = 200_000;

/// What is known of the puzzle, without its answers.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Known {
    /// It has this solution and no other.
    Unique(Grid),
    Several,
    NoSolution,
    /// The search was given up.
    Unknown,
}

impl Known {
    pub(super) fn of(position: &Position, budget: &Budget) -> Known {
        match budget.part(&Budget::of_steps(MOST), |part| solve_within(position.puzzle(), part)) {
            Verdict::Unique(solution) => Known::Unique(solution),
            Verdict::Several(..) => Known::Several,
            Verdict::NoSolution | Verdict::Clash(_) => Known::NoSolution,
            Verdict::Undecided(_) => Known::Unknown,
        }
    }

    pub(super) fn is_unique(&self) -> bool {
        matches!(self, Known::Unique(_))
    }

    /// Whether a technique is right for such a puzzle.
    pub(super) fn allows(&self, technique: Technique) -> bool {
        self.is_unique() || !technique.needs_uniqueness()
    }
}

/// The step that says what is wrong; nothing if nothing is known to be wrong.
pub(super) fn find_mistake(position: &Position, known: &Known, budget: &Budget) -> Option<Step> {
    let answers = || (0..position.cells().len()).filter(|&cell| !position.is_given(cell));
    match known {
        Known::Unique(solution) => {
            let solution = solution.cells();
            let (mut wrong, mut missing) =
                (Step::new(Technique::WrongAnswer), Step::new(Technique::MissingCandidate));
            for cell in answers() {
                match position.cells()[cell] {
                    0 if position.candidates(cell).contains(solution[cell]) => {}
                    0 => missing = missing.showing([cell], solution[cell], Role::Missing),
                    digit if digit == solution[cell] => {}
                    digit => wrong = wrong.showing([cell], digit, Role::Wrong),
                }
            }
            [wrong, missing].into_iter().find(|step| !step.candidates.is_empty())
        }
        Known::Several => wrong_together(position, budget),
        Known::NoSolution | Known::Unknown => None,
    }
}

/// The answers of a puzzle with several solutions that do not lead on. Which of them is wrong is known only if it
/// is by itself.
fn wrong_together(position: &Position, budget: &Budget) -> Option<Step> {
    let cells = position.cells();
    let most = Budget::of_steps(MOST);
    let is_candidate = |cell: usize| {
        let given = position.puzzle().given_candidates();
        cells[cell] == 0 || given.is_none_or(|given| given[cell].contains(cells[cell]))
    };
    let solve = |kept: &dyn Fn(usize) -> bool| {
        if !(0..cells.len()).filter(|&cell| kept(cell)).all(is_candidate) {
            return Verdict::NoSolution;
        }
        let kept = |(cell, &digit): (usize, &u8)| if kept(cell) { digit } else { 0 };
        let grid = position.puzzle().with_cells(cells.iter().enumerate().map(kept).collect());
        budget.part(&most, |part| solve_within(&grid, part))
    };
    if !matches!(solve(&|_| true), Verdict::NoSolution | Verdict::Clash(_)) {
        return None;
    }
    let answered = || (0..cells.len()).filter(|&cell| cells[cell] > 0 && !position.is_given(cell));
    // What one solution has need not be asked for itself.
    let (mut wrong, mut possible) = (CellSet::EMPTY, CellSet::EMPTY);
    for cell in answered() {
        if possible.contains(cell) {
            continue;
        }
        match solve(&|other| other == cell || position.is_given(other)) {
            Verdict::NoSolution | Verdict::Clash(_) => wrong.insert(cell),
            Verdict::Several(solution, _)
            | Verdict::Unique(solution)
            | Verdict::Undecided(Some(solution)) => {
                possible.extend(answered().filter(|&cell| solution.cells()[cell] == cells[cell]));
            }
            Verdict::Undecided(None) => {}
        }
    }
    if wrong.is_empty() {
        wrong = answered().collect();
    }
    let shown = |step: Step, cell: usize| step.showing([cell], cells[cell], Role::Wrong);
    Some(wrong.iter().fold(Step::new(Technique::WrongAnswer), shown))
}

#[cfg(test)]
mod tests {
    use super::{Known, find_mistake};
    use crate::explain::{Position, Technique};
    use crate::grid::Grid;
    use crate::puzzle::Puzzle;
    use crate::sets::DigitSet;
    use crate::shape::Shape;
    use crate::solver::Budget;
    use crate::solver::Limits;

    /// The sets of a 4×4, cell by cell.
    fn sets(text: &str) -> Vec<DigitSet> {
        let digits = |cell: &str| cell.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
        text.split_whitespace().map(digits).collect()
    }

    #[test]
    fn what_struck_candidates_forbid_is_wrong() {
        const ONE: &str = "24 13 123 123 23 124 34 34 13 12 34 14 34 234 123 234"; // 4321 2143 1234 3412
        const MANY: &str = "12 . . . . . . . . . . . . . . .";
        const TWO: &str = "12 . . 34 . . . . . . . . 34 . . .";
        let (wrong, missing) = (Some(Technique::WrongAnswer), Some(Technique::MissingCandidate));
        for (candidates, answers, marks, technique, shown) in [
            (ONE, "4321 .... .... ....", "", None, &[][..]),
            (ONE, "2... .... .... ....", "", wrong, &[(0, 2)]), // it is a candidate
            (ONE, "1... .... ...4 ....", "", wrong, &[(0, 1)]), // it is none
            (ONE, ".... .... .... ....", "2 1 . . . . . . . . . . . . . .", missing, &[(0, 4), (1, 3)]),
            (ONE, ".... .... .... ....", "4 3 . . . . . . . . . . . . . .", None, &[]),
            (MANY, "1... .... .... ....", "", None, &[]),
            (MANY, "3... .... .... ....", "", wrong, &[(0, 3)]),
            (MANY, "3.1. .... .... ...4", "", wrong, &[(0, 3)]), // the others are possible
            (MANY, ".12. .... .... ....", "", wrong, &[(1, 1), (2, 2)]), // only together
            (MANY, ".1.. .... .... ....", "34 . . . . . . . . . . . . . . .", None, &[]), // marks are not known
            (TWO, "...1 .... .... ....", "", wrong, &[(3, 1)]),
            (TWO, "...3 .... .... 4...", "", None, &[]),
            (TWO, ".... 3... 4... ....", "", wrong, &[(4, 3), (8, 4)]),
        ] {
            let puzzle = Grid::empty(Shape::ALL[0]).with_candidates(sets(candidates)).expect("sixteen");
            let answers: Grid = answers.parse().expect("answers");
            let position = Position::from(&Puzzle::with_progress(puzzle, answers.cells(), &sets(marks)));
            let budget = Budget::new(Limits::NONE);
            let known = Known::of(&position, &budget);
            assert_eq!(known.is_unique(), candidates == ONE);
            let step = find_mistake(&position, &known, &budget);
            assert_eq!(step.as_ref().map(|step| step.technique), technique, "{candidates} {answers} {marks}");
            let found: Vec<_> = step
                .iter()
                .flat_map(|step| &step.candidates)
                .map(|shown| (shown.candidate.cell, shown.candidate.digit))
                .collect();
            assert_eq!(found, shown, "{candidates} {answers} {marks}");
        }
    }
}
