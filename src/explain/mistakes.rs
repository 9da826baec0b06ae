//! What the person has spoilt: wrong answers, and candidates of the solution that are gone.

use super::effort::Effort;
use super::step::Role;
use super::{Position, Step, Technique};
use crate::grid::Grid;
use crate::sets::CellSet;
use crate::solver::Verdict;

/// How many steps the searches for solutions may take on shapes that have hard puzzles: that for the puzzle's,
/// and together those for what the answers leave.
const MOST: u64 = 300_000;

/// What is known of the puzzle, without its answers.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Known {
    /// It has this solution and no other.
    Unique(Grid),
    Several,
    None,
    /// The search was given up.
    Unknown,
}

impl Known {
    pub(super) fn of(position: &Position, effort: &Effort) -> Known {
        match effort.solve(position.puzzle(), &mut MOST.clone()) {
            Verdict::Unique(solution) => Known::Unique(solution),
            Verdict::Several(..) => Known::Several,
            Verdict::None | Verdict::Clash(_) => Known::None,
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
pub(super) fn find(position: &Position, known: &Known, effort: &Effort) -> Option<Step> {
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
        Known::Several => wrong_together(position, effort),
        Known::None | Known::Unknown => None,
    }
}

/// The answers of a puzzle with several solutions that do not lead on. Which of them is wrong is known only if it
/// is by itself.
fn wrong_together(position: &Position, effort: &Effort) -> Option<Step> {
    let cells = position.cells();
    let mut steps = MOST;
    let is_candidate = |cell: usize| {
        let given = position.puzzle().given_candidates();
        cells[cell] == 0 || given.is_none_or(|given| given[cell].contains(cells[cell]))
    };
    let mut solve = |kept: &dyn Fn(usize) -> bool| {
        if !(0..cells.len()).filter(|&cell| kept(cell)).all(is_candidate) {
            return Verdict::None;
        }
        let kept = |(cell, &digit): (usize, &u8)| if kept(cell) { digit } else { 0 };
        let kept = cells.iter().enumerate().map(kept).collect();
        effort.solve(&position.puzzle().with_cells(kept), &mut steps)
    };
    if !matches!(solve(&|_| true), Verdict::None | Verdict::Clash(_)) {
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
            Verdict::None | Verdict::Clash(_) => wrong.insert(cell),
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
