//! What was done on a puzzle that is read: answers and marks.

use super::marks::left;
use super::position::Position;
use super::scan::number;
use super::write::symbol;
use crate::grid::Grid;

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
    /// The digits that are noted, for each cell: bit d − 1 for digit d. What follows from the digits in the cell's
    /// houses is not noted.
    pub marks: Vec<u32>,
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

    /// The answers and marks as an object of JSON in one line: `answers` as a string of symbols, `.` for none, and
    /// `marks` as numbers. What has none is missing.
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
        let has_marks = self.marks.iter().any(|marks| *marks > 0);
        let marks: Vec<String> = self.marks.iter().map(u32::to_string).collect();
        let marks = has_marks.then(|| format!(r#""marks":[{}]"#, marks.join(",")));
        let members: Vec<String> = answers.into_iter().chain(marks).collect();
        format!("{{{}}}", members.join(","))
    }
}

/// What a text says of the digits that are still possible in the cells, a mask for each cell.
pub(super) enum Noted {
    /// The marks of cells that have some. If they are all that is left for each cell, a program made them.
    Marks(Vec<u32>),
    /// What is left for each cell, in the eyes of who wrote the text.
    Candidates(Vec<u32>),
    /// What is no longer possible.
    Removed(Vec<u32>),
}

/// The progress on a puzzle, if there is any.
pub(super) fn progress(givens: &Grid, mut answers: Vec<u8>, noted: Noted) -> Option<Box<Progress>> {
    let (shape, cells) = (givens.shape(), givens.cells());
    answers.resize(cells.len(), 0);
    for (answer, given) in answers.iter_mut().zip(cells) {
        *answer = if *given > 0 || usize::from(*answer) > shape.side() { 0 } else { *answer };
    }
    let filled: Vec<u8> = cells.iter().zip(&answers).map(|(given, answer)| *given.max(answer)).collect();
    let left = left(&filled, shape);
    let in_blanks = |mut masks: Vec<u32>| {
        masks.resize(cells.len(), 0);
        let all = (1 << shape.side()) - 1;
        masks
            .iter_mut()
            .zip(&filled)
            .for_each(|(mask, digit)| *mask = if *digit > 0 { 0 } else { *mask & all });
        masks
    };
    let each = |masks: Vec<u32>, marks: fn(u32, u32) -> u32| {
        in_blanks(masks).into_iter().zip(&left).map(|(mask, left)| marks(mask, *left)).collect()
    };
    let marks = match noted {
        Noted::Marks(marks) => Some(in_blanks(marks)).filter(|marks| *marks != left).unwrap_or_default(),
        Noted::Candidates(candidates) => {
            each(candidates, |of_cell, left| if of_cell == left { 0 } else { of_cell })
        }
        Noted::Removed(removed) => each(removed, |gone, left| if gone & left > 0 { left & !gone } else { 0 }),
    };
    let marks = in_blanks(marks);
    let is_any = answers.iter().any(|answer| *answer > 0) || marks.iter().any(|marks| *marks > 0);
    is_any.then(|| Box::new(Progress { puzzle: 0, answers, marks }))
}

/// A puzzle that waits for what a file says of it in its next lines.
#[derive(Debug)]
pub(super) struct Saved {
    pub(super) givens: Grid,
    answers: Vec<u8>,
    removed: Vec<u32>,
}

impl Saved {
    pub(super) fn of(givens: Grid) -> Saved {
        let cells = givens.cells().len();
        Saved { givens, answers: vec![0; cells], removed: vec![0; cells] }
    }

    /// Takes Simple Sudoku's note of a move: `I024` fills in a 4 in cell 2, `E032` removes the candidate 2 of cell 3.
    pub(super) fn take_move(&mut self, note: &[u8]) {
        let (Some((kind, rest)), digits) = (note.split_first(), note.get(3..).unwrap_or_default()) else {
            return;
        };
        let cell = rest.get(..2).and_then(number).map_or(usize::MAX, usize::from);
        let digits = digits.iter().map(|digit| digit - b'0').filter(|digit| *digit > 0);
        match kind {
            b'I' => {
                for (answer, digit) in self.answers.get_mut(cell).into_iter().zip(digits) {
                    *answer = digit;
                }
            }
            _ => {
                if let Some(removed) = self.removed.get_mut(cell) {
                    *removed |= digits.fold(0, |removed, digit| removed | 1 << (digit - 1));
                }
            }
        }
    }

    /// Takes the grid with the answers.
    pub(super) fn take_state(&mut self, state: &Grid) {
        if state.shape() == self.givens.shape() {
            self.answers = state.cells().to_vec();
        }
    }

    pub(super) fn progress(&mut self) -> Option<Box<Progress>> {
        progress(
            &self.givens,
            std::mem::take(&mut self.answers),
            Noted::Removed(std::mem::take(&mut self.removed)),
        )
    }
}
