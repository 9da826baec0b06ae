//! What was done on a puzzle that is read: answers and marks.

use super::block::Puzzle;
use super::marks::{left, placed};
use super::position::{Cell, Position};
use super::scan::number;
use super::symbols::symbol;
use crate::grid::Grid;
use crate::sets::DigitSet;
use crate::shape::Rules;

/// The answers and marks that a text holds beside a puzzle.
///
/// ```
/// use ninefold::notation::read;
///
/// let reading = read("3.+24 42.1 .342 24.3")?;
/// assert_eq!(reading.grids().next().unwrap().cells()[..4], [3, 0, 0, 4]);
/// assert_eq!(reading.progress[0].answers[..4], [0, 0, 2, 0]);
/// # Ok::<(), ninefold::notation::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Which puzzle it is of those that it comes with, from 0.
    pub puzzle: usize,
    /// The digit that is filled in, for each cell; 0 for none.
    pub answers: Vec<u8>,
    /// The digits that are noted, for each cell. If they are all that is left
    /// for every cell, a program made them, and there are none.
    pub marks: Vec<DigitSet>,
}

impl Progress {
    /// The puzzle with its progress, as [`write_position`](super::write_position) takes it.
    ///
    /// ```
    /// use ninefold::notation::{Layout, read, write_position};
    ///
    /// let reading = read("3.+24 42.1 .342 24.3")?;
    /// let (puzzle, progress) = (reading.grids().next().unwrap(), &reading.progress[0]);
    /// let text = write_position(&progress.position(puzzle), Layout::Sdk).unwrap();
    /// assert!(text.ends_with("[State]\n3.24\n42.1\n.342\n24.3"));
    /// # Ok::<(), ninefold::notation::NotationError>(())
    /// ```
    pub fn position<'a>(&'a self, givens: &'a Grid) -> Position<'a> {
        Position { givens, answers: &self.answers, marks: &self.marks }
    }

    /// The answers and marks as an object of JSON in one line: `answers` as a string of symbols, `.` for
    /// none, and `marks` as numbers. What has none is missing.
    ///
    /// ```
    /// let reading = ninefold::notation::read("3.+24 42.1 .342 24.3")?;
    /// assert_eq!(reading.progress[0].to_json(), r#"{"answers":"..2............."}"#);
    /// # Ok::<(), ninefold::notation::NotationError>(())
    /// ```
    pub fn to_json(&self) -> String {
        let has_answers = self.answers.iter().any(|answer| *answer > 0);
        let answers: String = self.answers.iter().map(|digit| symbol(*digit)).collect();
        let answers = has_answers.then(|| format!(r#""answers":"{answers}""#));
        let has_marks = self.marks.iter().any(|marks| !marks.is_empty());
        let marks: Vec<String> = self.marks.iter().map(|marks| marks.bits().to_string()).collect();
        let marks = has_marks.then(|| format!(r#""marks":[{}]"#, marks.join(",")));
        let members: Vec<String> = answers.into_iter().chain(marks).collect();
        format!("{{{}}}", members.join(","))
    }
}

impl Puzzle {
    pub(super) fn of_givens(givens: Grid) -> Puzzle {
        Puzzle { givens, answers: Vec::new(), masks: Vec::new(), are_removed: false }
    }

    pub(super) fn of_candidates(mut masks: Vec<DigitSet>, rules: Rules) -> Puzzle {
        let digits = placed(&masks, &rules);
        let givens = Grid::known(rules, digits);
        // A cell without any is written as one that nothing is known of.
        for (mask, left) in masks.iter_mut().zip(left(givens.cells(), givens.rules())) {
            *mask = if mask.is_empty() { left } else { *mask };
        }
        Puzzle { masks, ..Puzzle::of_givens(givens) }
    }

    /// Takes Simple Sudoku's note of a move: `I024` fills in a 4 in cell 2, `E032` removes the candidate 2 of
    /// cell 3.
    pub(super) fn take_move(&mut self, note: &[u8]) {
        let cells = self.givens.cells().len();
        self.answers.resize(cells, 0);
        if !self.are_removed {
            (self.masks, self.are_removed) = (Vec::new(), true);
        }
        self.masks.resize(cells, DigitSet::EMPTY);
        let (cell, digits) = note[1..].split_at(2);
        let cell = usize::from(number(cell).unwrap_or_default());
        for digit in digits.iter().map(|digit| digit - b'0').filter(|digit| *digit > 0 && cell < cells) {
            match note[0] {
                b'I' => self.answers[cell] = digit,
                _ => {
                    self.masks[cell].insert(digit);
                }
            }
        }
    }

    /// Takes the grid with the answers, if it has the same shape.
    pub(super) fn take_state(&mut self, state: &Grid) -> bool {
        let is_its = state.shape() == self.givens.shape();
        if is_its {
            self.answers = state.cells().to_vec();
        }
        is_its
    }

    /// What was done on it, if anything was, for the puzzle with such a number.
    pub(super) fn progress(&self, puzzle: usize) -> Option<Progress> {
        if self.answers.iter().all(|answer| *answer == 0) && self.masks.is_empty() {
            return None;
        }
        let position = Position { givens: &self.givens, answers: &self.answers, marks: &self.masks };
        let cells = position.cells();
        let marks = |cell: &Cell| if self.are_removed { cell.left - cell.marks } else { cell.marks };
        // What is all that is left for each cell was made by a program.
        let are_computed = cells.iter().all(|cell| marks(cell) == cell.left);
        let marks = cells
            .iter()
            .map(|cell| if are_computed { DigitSet::EMPTY } else { marks(cell) })
            .collect::<Vec<_>>();
        let answers: Vec<u8> = cells.iter().map(|cell| cell.answer).collect();
        let is_any = answers.iter().any(|answer| *answer > 0) || marks.iter().any(|marks| !marks.is_empty());
        is_any.then_some(Progress { puzzle, answers, marks })
    }
}
