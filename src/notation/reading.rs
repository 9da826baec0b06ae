//! What is found in a text.

use super::error::NotationError;
use super::format::Format;
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use crate::symbols::Symbols;

/// What was read in a text: at least one puzzle, where [`read`](super::read) returns it.
///
/// ```
/// use ninefold::notation::{Format, read};
///
/// let reading = read("I like this one.\nThe first: 3xx442x1x34224x3")?;
/// assert_eq!((reading.puzzles.len(), reading.format, reading.ignored), (1, Format::Line, 21));
/// assert_eq!(reading.passed, "I like this one.");
/// assert_eq!(reading.puzzles[0].as_ref().unwrap().label(), Some("The first"));
/// # Ok::<(), ninefold::notation::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The puzzles in their order, or why what should be one could not be read.
    pub puzzles: Vec<Result<Puzzle, NotationError>>,
    /// The format of the first puzzle that could be read; [`Format::Line`] if there is none, where
    /// [`Reader::format`](super::Reader::format) has nothing.
    pub format: Format,
    /// How many characters mean nothing; white space, borders and the other parts of a format do not count.
    pub ignored: usize,
    /// The beginning of the first text that is ignored, 20 characters of it at most; empty where all that is ignored is
    /// a part of the puzzles' [labels](crate::Puzzle::label).
    pub passed: String,
    /// The sets of symbols that puzzles are written in, but for the standard one, and the shapes of those
    /// puzzles.
    pub symbols: Vec<(Shape, Symbols)>,
}

impl Reading {
    /// The puzzles that could be read, without what was done on them.
    ///
    /// ```
    /// use ninefold::notation::read;
    ///
    /// let reading = read("3xx4 42x1 x342 24x3\n12 34")?;
    /// assert_eq!((reading.puzzles.len(), reading.grids().count()), (2, 1));
    /// # Ok::<(), ninefold::notation::NotationError>(())
    /// ```
    pub fn grids(&self) -> impl Iterator<Item = &Grid> {
        self.puzzles.iter().flatten().map(Puzzle::grid)
    }
}
