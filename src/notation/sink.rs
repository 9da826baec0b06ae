//! What is read in a text, and where it goes.

use super::NINE;
use super::error::NotationError;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::shape::Shape;

/// Puzzles that were read, or why they could not be.
pub(crate) type PuzzleResults = Vec<Result<Puzzle, NotationError>>;

/// Where puzzles go, in their order.
pub(crate) trait PuzzleSink {
    /// Takes the cells of a 9×9 that was read at a glance.
    fn add_nine(&mut self, cells: &[u8; NINE]);

    /// Takes the results, and leaves nothing of them.
    fn add_results(&mut self, results: &mut PuzzleResults);

    /// Whether a line stands for a puzzle that could not be read.
    fn is_unreadable(&self, _line: &[u8]) -> bool {
        false
    }
}

impl PuzzleSink for PuzzleResults {
    fn add_nine(&mut self, cells: &[u8; NINE]) {
        self.push(Ok(puzzle_of_nine(cells)));
    }

    fn add_results(&mut self, results: &mut PuzzleResults) {
        self.append(results);
    }
}

/// What the line of an unreadable puzzle begins with, before the object that says why.
pub(super) const UNREADABLE: &[u8] = b"? ";

/// Whether a line is what a reader writes of an unreadable puzzle: `? ` may begin cells, too, but not with an object
/// after it.
pub(crate) fn is_fault_line(line: &[u8]) -> bool {
    line.strip_prefix(UNREADABLE).is_some_and(|object| object.starts_with(b"{"))
}

/// The puzzle of the cells of a 9×9 that was read at a glance.
pub(super) fn puzzle_of_nine(cells: &[u8; NINE]) -> Puzzle {
    Puzzle::new(Grid::known(Shape::NINE, cells.to_vec()))
}
