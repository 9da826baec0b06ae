//! What a person has done on a puzzle, in the layouts that can hold it.

use super::format::{Layout, LayoutError};
use super::marks::{left, placed};
use super::objects::objects;
use super::ruled;
use super::sudokuwiki;
use super::write::{boxed, symbol, write};
use crate::grid::Grid;
use crate::sets::DigitSet;
use crate::shape::Spec;

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

/// Writes a puzzle with as much of the answers and marks as the layout can hold, without a line break at the
/// end.
///
/// [`Layout::Json`], [`Layout::Fpuzzles`] and [`Layout::Link`] hold both, as f-puzzles and SudokuWiki have them,
/// and so does [`Layout::Ss`] up to 9×9; [`Layout::Sdk`] holds answers. They are read back as the puzzle and its
/// [`Progress`](super::Progress), unless it is without givens: then the answers in JSON and in a link to
/// f-puzzles are taken for some.
/// [`Layout::Marks`] holds both, but its answers look like givens. There and in [`Layout::Ss`], marks that no
/// digit in sight allows are left out, and a cell without marks has all that is left. The other layouts are
/// those of [`write`](super::write).
///
/// # Errors
///
/// As in [`write`](super::write).
///
/// ```
/// use ninefold::{Grid, notation::{Layout, Position, write_position}};
///
/// let puzzle = Grid::new(vec![3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3]).unwrap();
/// let position = Position { givens: &puzzle, answers: &[0, 1], marks: &[] };
/// let text = write_position(&position, Layout::Sdk)?;
/// assert_eq!(text, "[Puzzle]\n3..4\n42.1\n.342\n24.3\n\n[State]\n31.4\n42.1\n.342\n24.3");
/// # Ok::<(), ninefold::notation::LayoutError>(())
/// ```
pub fn write_position(position: &Position, layout: Layout) -> Result<String, LayoutError> {
    let shape = position.givens.shape();
    if let Some(spec) = position.givens.rules().spec() {
        return ruled::write(position, spec, layout);
    }
    let cells = position.cells();
    let has_answers = cells.iter().any(|cell| cell.answer > 0);
    let has_marks = cells.iter().any(|cell| !cell.marks.is_empty());
    let filled = || Grid::known(shape, digits(&cells));
    match layout {
        Layout::Fpuzzles | Layout::Sudokupad => ruled::write(position, &Spec::default(), layout),
        Layout::Marks => Ok(pencil_marks(&cells, &filled())),
        Layout::Sdk if has_answers => {
            let [puzzle, state] = [write(position.givens, layout)?, write(&filled(), Layout::Rows)?];
            Ok(format!("{puzzle}\n\n[State]\n{state}"))
        }
        // Its cells and digits have no more than two figures and one.
        Layout::Ss if shape.side() <= 9 => Ok(write(position.givens, layout)? + &moves(&cells)),
        Layout::Link if shape.side() == 9 && (has_answers || has_marks) => {
            sudokuwiki::write(&cells, &Spec::default()).map_err(|rule| LayoutError::Rules { layout, rule })
        }
        Layout::Json if has_answers || has_marks => Ok(objects(&cells, shape, "", None)),
        _ => write(position.givens, layout),
    }
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
fn digits(cells: &[Cell]) -> Vec<u8> {
    cells.iter().map(|cell| cell.given.max(cell.answer)).collect()
}

/// The digits or the marks of each cell, or else what is left for it.
fn pencil_marks(cells: &[Cell], filled: &Grid) -> String {
    let marks = |cell: &Cell| match cell.marks & cell.left {
        DigitSet::EMPTY => cell.left,
        marks => marks,
    };
    let mut marks: Vec<DigitSet> = cells.iter().map(marks).collect();
    // A lone one must not look like a digit that is placed.
    let placed = placed(&marks, filled.rules());
    for (marks, digit) in marks.iter_mut().zip(placed) {
        *marks = if digit > 0 { DigitSet::EMPTY } else { *marks };
    }
    boxed(filled, &marks, "...:+: ")
}

/// Simple Sudoku's lines of digits filled in and of candidates removed.
fn moves(cells: &[Cell]) -> String {
    let mut text = String::new();
    for (index, cell) in cells.iter().enumerate() {
        let removed = cell.left - cell.marks;
        if cell.answer > 0 {
            text += &format!("\nI{index:02}{}", cell.answer);
        } else if !cell.marks.is_empty() && !removed.is_empty() {
            text += &format!("\nE{index:02}{}", removed.iter().map(symbol).collect::<String>());
        }
    }
    text
}
