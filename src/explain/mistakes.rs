//! What the person has spoilt: wrong answers, and candidates of the solution that are gone.

use super::step::Role;
use super::{Position, Step, Technique};
use crate::grid::Grid;
use crate::solver::{Limits, Verdict, solve_within};

/// How long the search for the solution may take on shapes that have hard puzzles.
const LIMIT: Limits = Limits::steps(300_000);

/// What is known of the puzzle, without its answers.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Puzzle {
    /// It has this solution and no other.
    Unique(Grid),
    Several,
    None,
    /// The search was given up.
    Unknown,
}

impl Puzzle {
    pub(super) fn of(position: &Position) -> Puzzle {
        let given = |(cell, &digit): (usize, &u8)| if position.is_given(cell) { digit } else { 0 };
        let cells = position.cells().iter().enumerate().map(given).collect();
        match solve_within(&Grid::known(position.shape(), cells), LIMIT) {
            Verdict::Unique(solution) => Puzzle::Unique(solution),
            Verdict::Several(..) => Puzzle::Several,
            Verdict::None | Verdict::Clash(_) => Puzzle::None,
            Verdict::Undecided(_) => Puzzle::Unknown,
        }
    }

    pub(super) fn is_unique(&self) -> bool {
        matches!(self, Puzzle::Unique(_))
    }

    /// Whether a technique is right for such a puzzle.
    pub(super) fn allows(&self, technique: Technique) -> bool {
        self.is_unique() || !technique.needs_uniqueness()
    }
}

/// The step that says what is wrong; nothing if nothing is known to be wrong.
pub(super) fn find(position: &Position, puzzle: &Puzzle) -> Option<Step> {
    let answers = || (0..position.cells().len()).filter(|&cell| !position.is_given(cell));
    match puzzle {
        Puzzle::Unique(solution) => {
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
        // Which answer is wrong is known only if it is by itself.
        Puzzle::Several => {
            let leads_on = |cells: Vec<u8>| {
                let grid = Grid::known(position.shape(), cells);
                !matches!(solve_within(&grid, LIMIT), Verdict::None | Verdict::Clash(_))
            };
            if leads_on(position.cells().to_vec()) {
                return None;
            }
            let answered = || answers().filter(|&cell| position.cells()[cell] > 0);
            let alone = |&kept: &usize| {
                let cells = position.cells().iter().enumerate();
                let is_kept = |cell: usize| cell == kept || position.is_given(cell);
                !leads_on(cells.map(|(cell, &digit)| if is_kept(cell) { digit } else { 0 }).collect())
            };
            let mut wrong: Vec<usize> = answered().filter(alone).collect();
            if wrong.is_empty() {
                wrong = answered().collect();
            }
            let shown = |step: Step, cell: usize| step.showing([cell], position.cells()[cell], Role::Wrong);
            Some(wrong.into_iter().fold(Step::new(Technique::WrongAnswer), shown))
        }
        Puzzle::None | Puzzle::Unknown => None,
    }
}
