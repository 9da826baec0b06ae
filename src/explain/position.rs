//! Cells and candidates at one moment.

use super::step::{Candidate, Step};
use crate::candidates::Board;
use crate::grid::Grid;
use crate::notation::{self, ParseGridError};
use crate::sets::{CellSet, DigitSet, bits};
use crate::shape::{Houses, Rules, Shape};
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

/// The digits in the cells of a puzzle and the candidates of its blanks, made for looking for steps.
///
/// The candidates of a blank are the digits that no peer holds, less those that the person or earlier steps
/// have removed. Nothing here checks that a position has a solution.
///
/// A text becomes a position as [`notation`](crate::notation) reads it: a grid, or a grid of candidates.
///
/// ```
/// use ninefold::explain::Position;
///
/// let position: Position = "1... ..1. .1.. 4...".parse()?;
/// assert!(position.candidates(2).iter().eq([2, 3, 4]));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    rules: Rules,
    board: Board,
    /// The cells whose digit is printed in the puzzle.
    givens: CellSet,
    blanks: CellSet,
    /// The cells with each digit as a candidate; that of digit d is at d − 1.
    places: Vec<CellSet>,
    /// What houses share, once somebody has asked.
    crossings: OnceLock<Arc<[CellSet]>>,
}

impl Position {
    /// The position of a puzzle whose digits are all given.
    pub fn new(puzzle: &Grid) -> Position {
        let board = Board::new(puzzle.rules().table(), puzzle.cells());
        let (mut givens, mut blanks) = (CellSet::EMPTY, CellSet::EMPTY);
        let mut places = vec![CellSet::EMPTY; board.side()];
        for (cell, digits) in board.digits().iter().enumerate() {
            if board.cells()[cell] > 0 { &mut givens } else { &mut blanks }.insert(cell);
            bits(digits.bits()).for_each(|index| places[index].insert(cell));
        }
        Position { rules: puzzle.rules().clone(), board, givens, blanks, places, crossings: OnceLock::new() }
    }

    /// The position of a puzzle on which digits were placed and candidates removed.
    ///
    /// What differs from a digit of `givens` is an answer. A blank without marks has all candidates that are
    /// left.
    pub fn of_progress(progress: &notation::Position) -> Position {
        let shape = progress.givens.shape();
        let filled = progress.givens.cells().iter().enumerate().map(|(cell, &given)| match given {
            0 => progress.answers.get(cell).copied().unwrap_or_default(),
            given => given,
        });
        let filled = filled.map(|digit| if usize::from(digit) <= shape.side() { digit } else { 0 }).collect();
        Position::of_answers(progress.givens, &progress.givens.with_cells(filled), progress.marks)
    }

    /// The position of a puzzle with its answers, and the candidates of each cell, less what their peers take; a
    /// cell for which there are none, or which is missing there, has all that its peers leave. The rules are those
    /// of `puzzle`.
    ///
    /// # Panics
    ///
    /// If the two are of different shapes.
    pub fn of_answers(puzzle: &Grid, filled: &Grid, candidates: &[DigitSet]) -> Position {
        assert_eq!(puzzle.shape(), filled.shape(), "a puzzle and its answers have one shape");
        let mut position = Position::new(&puzzle.with_cells(filled.cells().to_vec()));
        position.set_givens(puzzle);
        for (cell, &marks) in candidates.iter().enumerate().take(position.cells().len()) {
            if !marks.is_empty() {
                (position.candidates(cell) - marks).iter().for_each(|digit| position.remove(cell, digit));
            }
        }
        position
    }

    /// Takes the digits of the cells that are no blank in `puzzle` for given, and all others for answers.
    pub fn set_givens(&mut self, puzzle: &Grid) {
        let given =
            |cell: &usize| puzzle.cells().get(*cell).is_some_and(|&digit| digit == self.cells()[*cell]);
        self.givens = (0..self.cells().len()).filter(|cell| self.cells()[*cell] > 0).filter(given).collect();
    }

    /// What must hold in the grid.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The side of the grid, and its boxes as they are drawn.
    pub fn shape(&self) -> Shape {
        self.houses().shape()
    }

    /// A grid of the same rules with these cells, which are known to fit.
    pub(crate) fn with_cells(&self, cells: Vec<u8>) -> Grid {
        Grid::known(self.rules.clone(), cells)
    }

    /// The cells row by row, 0 for a blank.
    #[inline]
    pub fn cells(&self) -> &[u8] {
        self.board.cells()
    }

    /// Whether the digit of a cell is printed in the puzzle.
    pub fn is_given(&self, cell: usize) -> bool {
        self.givens.contains(cell)
    }

    /// The cells without a digit.
    pub fn blanks(&self) -> &CellSet {
        &self.blanks
    }

    /// The candidates of a cell; none for one that holds a digit.
    ///
    /// # Panics
    ///
    /// If the grid has no such cell.
    #[inline]
    pub fn candidates(&self, cell: usize) -> DigitSet {
        self.board.digits()[cell]
    }

    /// The cells where a digit is a candidate; none for what is no digit of the grid.
    #[inline]
    pub fn places(&self, digit: u8) -> &CellSet {
        self.places.get(usize::from(digit).wrapping_sub(1)).unwrap_or(&CellSet::EMPTY)
    }

    /// Places a digit in a blank and takes it from the peers, whether or not it is a candidate there.
    ///
    /// # Panics
    ///
    /// If the grid has no such cell or no such digit.
    pub fn place(&mut self, cell: usize, digit: u8) {
        let places = &mut self.places;
        self.board.place(cell, digit, |cell, digit| places[usize::from(digit) - 1].remove(cell));
        self.blanks.remove(cell);
    }

    /// Removes a candidate, if it is there.
    ///
    /// # Panics
    ///
    /// If the grid has no such cell.
    pub fn remove(&mut self, cell: usize, digit: u8) {
        if self.board.remove(cell, digit) {
            self.places[usize::from(digit) - 1].remove(cell);
        }
    }

    /// Does what a step says.
    ///
    /// # Panics
    ///
    /// If the step is of a larger grid.
    pub fn apply(&mut self, step: &Step) {
        step.removes.iter().for_each(|candidate| self.remove(candidate.cell, candidate.digit));
        step.places.iter().for_each(|candidate| self.place(candidate.cell, candidate.digit));
    }

    /// Cells and candidates alone.
    #[inline]
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(crate) fn houses(&self) -> &Houses {
        self.board.houses()
    }

    /// What two houses share: see [`Houses::crossings`].
    pub(crate) fn crossings(&self) -> &[CellSet] {
        self.crossings.get_or_init(|| self.houses().crossings().into())
    }

    pub(crate) fn side(&self) -> u8 {
        self.board.side() as u8
    }

    /// Every digit of the shape.
    pub(crate) fn all_digits(&self) -> std::ops::RangeInclusive<u8> {
        1..=self.side()
    }

    pub(crate) fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.digit)
    }

    /// Where in a house a digit is a candidate: a bit for each cell of the house.
    #[inline]
    pub(crate) fn spots(&self, house: usize, digit: u8) -> u32 {
        self.board.spots(house, digit)
    }

    /// The cells of a house where a digit is a candidate.
    #[inline]
    pub(crate) fn places_in(&self, house: usize, digit: u8) -> CellSet {
        *self.places(digit) & self.houses().sets()[house]
    }

    /// The pairs of a digit, by house.
    pub(crate) fn pairs(&self, digit: u8) -> impl Iterator<Item = Pair> + '_ {
        let has_two = move |&house: &usize| self.spots(house, digit).count_ones() == 2;
        self.houses().full().filter(has_two).filter_map(move |house| {
            let mut ends = self.houses().cells_at(house, self.spots(house, digit));
            Some(Pair { house, ends: [ends.next()?, ends.next()?] })
        })
    }

    /// The candidates of some cells together.
    pub(crate) fn digits_of(&self, cells: &CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.candidates(cell))
    }

    /// The places of a digit that see all of some cells.
    pub(crate) fn seen_by_all(&self, digit: u8, cells: &CellSet) -> CellSet {
        *self.places(digit) & self.houses().common_peers(cells)
    }
}

/// A conjugate pair: the two places that a full house has left for a digit, one of which holds it.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    pub(crate) house: usize,
    pub(crate) ends: [usize; 2],
}

impl From<&Grid> for Position {
    fn from(puzzle: &Grid) -> Position {
        Position::new(puzzle)
    }
}

/// Reads a text that has exactly one puzzle, with its answers and marks if there are any.
impl FromStr for Position {
    type Err = ParseGridError;

    fn from_str(text: &str) -> Result<Position, ParseGridError> {
        let mut reading = notation::read(text).map_err(ParseGridError::Unreadable)?;
        let puzzle = match (reading.puzzles.pop(), reading.puzzles.len()) {
            (Some(puzzle), 0) => puzzle.map_err(ParseGridError::Unreadable)?,
            (_, others) => return Err(ParseGridError::Several { puzzles: others + 1 }),
        };
        Ok(match reading.progress.first() {
            Some(progress) => Position::of_progress(&progress.position(&puzzle)),
            None => Position::new(&puzzle),
        })
    }
}
