//! What was done on a puzzle that is read: answers and marks.

use super::block::Puzzle;
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

/// What the masks of cells in a text are, bit d − 1 for digit d.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Noted {
    /// The marks of some cells. If they are all that is left for each cell, a program made them.
    Marks,
    /// What is left for each cell, in the eyes of who wrote the text.
    Candidates,
    /// What is no longer possible.
    Removed,
}

/// The progress on a puzzle, if there is any; cells that `answers` or `masks` lack have none.
pub(super) fn progress(givens: &Grid, answers: &[u8], noted: Noted, masks: &[u32]) -> Option<Box<Progress>> {
    let (side, cells) = (givens.shape().side(), givens.cells());
    let mut progress = Progress { puzzle: 0, answers: vec![0; cells.len()], marks: vec![0; cells.len()] };
    let mut filled = cells.to_vec();
    for (cell, &answer) in answers.iter().enumerate().take(cells.len()) {
        if cells[cell] == 0 && usize::from(answer) <= side {
            progress.answers[cell] = answer;
            filled[cell] = answer;
        }
    }
    let left = left(&filled, givens.shape());
    let mask = |cell: usize| masks.get(cell).map_or(0, |mask| mask & ((1 << side) - 1));
    let blanks = || (0..cells.len()).filter(|cell| filled[*cell] == 0);
    let are_computed = noted == Noted::Marks && blanks().all(|cell| mask(cell) == left[cell]);
    for cell in blanks().filter(|_| !are_computed) {
        let (mask, left) = (mask(cell), left[cell]);
        progress.marks[cell] = match noted {
            Noted::Removed if mask & left > 0 => left & !mask,
            Noted::Candidates if mask == left => 0,
            Noted::Removed => 0,
            Noted::Marks | Noted::Candidates => mask,
        };
    }
    let is_any = progress.answers != vec![0; cells.len()] || progress.marks != vec![0; cells.len()];
    is_any.then(|| Box::new(progress))
}

/// A puzzle that waits for what a file says of it in its next lines.
#[derive(Debug)]
pub(super) struct Saved {
    puzzle: Puzzle,
    /// Empty, or for each cell.
    answers: Vec<u8>,
    removed: Vec<u32>,
}

impl Saved {
    pub(super) fn of(puzzle: Puzzle) -> Saved {
        Saved { puzzle, answers: Vec::new(), removed: Vec::new() }
    }

    /// Takes Simple Sudoku's note of a move: `I024` fills in a 4 in cell 2, `E032` removes the candidate 2 of cell 3.
    pub(super) fn take_move(&mut self, note: &[u8]) {
        let cells = self.puzzle.givens.cells().len();
        self.answers.resize(cells, 0);
        self.removed.resize(cells, 0);
        let ([kind, _, _, digits @ ..], Some(cell)) = (note, note.get(1..3).and_then(number)) else {
            return;
        };
        let cell = usize::from(cell);
        for digit in digits.iter().map(|digit| digit - b'0').filter(|digit| *digit > 0 && cell < cells) {
            match kind {
                b'I' => self.answers[cell] = digit,
                _ => self.removed[cell] |= 1 << (digit - 1),
            }
        }
    }

    /// Takes the grid with the answers.
    pub(super) fn take_state(&mut self, state: &Grid) {
        if state.shape() == self.puzzle.givens.shape() {
            self.answers = state.cells().to_vec();
        }
    }

    /// The puzzle with all that was done on it.
    pub(super) fn puzzle(self) -> Puzzle {
        if self.answers.is_empty() {
            return self.puzzle;
        }
        let Puzzle { givens, progress: own } = self.puzzle;
        let progress = progress(&givens, &self.answers, Noted::Removed, &self.removed).or(own);
        Puzzle { givens, progress }
    }
}
