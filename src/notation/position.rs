//! What a person has done on a puzzle.

use super::marks::left;
use crate::grid::Grid;
use crate::sets::DigitSet;

/// A puzzle, the answers that a person has filled in, and the marks.
///
/// A cell that is missing in `answers` or `marks` has none. A given hides what else is in its cell, an answer
/// hides marks, and digits above the side count nowhere.
///
/// ```
/// use ninefold::{DigitSet, Grid, Shape, notation::{Layout, Position, write_position}};
///
/// let puzzle = Grid::empty(Shape::NINE);
/// let marks = [DigitSet::EMPTY, DigitSet::from_iter([1, 2])];
/// let position = Position { givens: &puzzle, answers: &[5], marks: &marks };
/// let text = write_position(&position, Layout::Ss)?;
/// assert!(text.ends_with(" *-----------*\nI005\nE01346789"));
/// # Ok::<(), ninefold::notation::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The puzzle.
    pub givens: &'a Grid,
    /// The digit that is filled in, for each cell; 0 for none.
    pub answers: &'a [u8],
    /// The digits that are noted, for each cell.
    pub marks: &'a [DigitSet],
}

/// What is in a cell; what a given or an answer hides is 0.
pub(super) struct Cell {
    pub(super) given: u8,
    pub(super) answer: u8,
    pub(super) marks: DigitSet,
    /// What the digits in sight allow; nothing where a digit is.
    pub(super) left: DigitSet,
}

impl Position<'_> {
    pub(super) fn cells(&self) -> Vec<Cell> {
        let shape = self.givens.shape();
        let cell = |(cell, &given): (usize, &u8)| {
            let answer =
                self.answers.get(cell).filter(|digit| given == 0 && usize::from(**digit) <= shape.side());
            let answer = answer.copied().unwrap_or_default();
            let marks = self.marks.get(cell).filter(|_| given.max(answer) == 0).copied().unwrap_or_default();
            Cell { given, answer, marks: marks & DigitSet::all(shape.side()), left: DigitSet::EMPTY }
        };
        let mut cells: Vec<Cell> = self.givens.cells().iter().enumerate().map(cell).collect();
        let left = left(&digits(&cells), self.givens.rules());
        cells.iter_mut().zip(left).for_each(|(cell, left)| cell.left = left);
        cells
    }
}

/// The givens and the answers.
pub(super) fn digits(cells: &[Cell]) -> Vec<u8> {
    cells.iter().map(|cell| cell.given.max(cell.answer)).collect()
}
