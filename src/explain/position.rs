//! Cells and candidates at one moment.

use super::map::Map;
use super::step::{Candidate, Step};
use crate::candidates::{Candidates, CellSet, DigitSet};
use crate::grid::Grid;
use crate::notation::{self, ParseGridError};
use crate::shape::Shape;
use std::str::FromStr;

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
    map: &'static Map,
    cells: Vec<u8>,
    /// The cells whose digit is printed in the puzzle.
    givens: CellSet,
    blanks: CellSet,
    /// The candidates of each cell.
    digits: Vec<DigitSet>,
    /// The cells with each digit; that of digit d is at d − 1.
    places: Vec<CellSet>,
    /// The same by houses: a bit for each cell of the house. That of digit d is at house · side + d − 1.
    spots: Vec<u32>,
}

impl Position {
    /// The position of a puzzle whose digits are all given.
    pub fn new(puzzle: &Grid) -> Position {
        Position::from(&puzzle.candidates())
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
        Position::of_answers(progress.givens, &Grid::known(shape, filled), progress.marks)
    }

    /// The position of a puzzle with its answers, and the candidates of each cell, less what their peers take; a
    /// cell for which there are none, or which is missing there, has all that its peers leave.
    pub fn of_answers(puzzle: &Grid, filled: &Grid, candidates: &[DigitSet]) -> Position {
        let mut position = Position::new(filled);
        position.set_givens(puzzle);
        for (cell, &marks) in candidates.iter().enumerate().take(position.digits.len()) {
            if !marks.is_empty() {
                (position.digits[cell] - marks).iter().for_each(|digit| position.remove(cell, digit));
            }
        }
        position
    }

    /// Takes the digits of the cells that are no blank in `puzzle` for given, and all others for answers.
    pub fn set_givens(&mut self, puzzle: &Grid) {
        let given = |cell: &usize| puzzle.cells().get(*cell).is_some_and(|&digit| digit == self.cells[*cell]);
        self.givens = (0..self.cells.len()).filter(|cell| self.cells[*cell] > 0).filter(given).collect();
    }

    /// The side and the boxes of the grid.
    pub fn shape(&self) -> Shape {
        self.map.shape
    }

    /// The cells row by row, 0 for a blank.
    pub fn cells(&self) -> &[u8] {
        &self.cells
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
    /// If the grid has no such cell, as everywhere here.
    #[inline]
    pub fn candidates(&self, cell: usize) -> DigitSet {
        self.digits[cell]
    }

    /// The cells where a digit is a candidate.
    #[inline]
    pub fn places(&self, digit: u8) -> &CellSet {
        &self.places[usize::from(digit) - 1]
    }

    /// Places a digit in a blank and takes it from the peers, whether or not it is a candidate there.
    pub fn place(&mut self, cell: usize, digit: u8) {
        self.digits[cell].iter().for_each(|other| self.remove(cell, other));
        self.cells[cell] = digit;
        self.blanks.remove(cell);
        let seen = *self.places(digit) & self.map.peers[cell];
        seen.iter().for_each(|peer| self.remove(peer, digit));
    }

    /// Removes a candidate, if it is there.
    pub fn remove(&mut self, cell: usize, digit: u8) {
        if self.digits[cell].remove(digit) {
            let index = usize::from(digit) - 1;
            self.places[index].remove(cell);
            for &(house, place) in &self.map.houses_of[cell] {
                self.spots[house * self.places.len() + index] &= !(1 << place);
            }
        }
    }

    /// Does what a step says.
    pub fn apply(&mut self, step: &Step) {
        step.removes.iter().for_each(|candidate| self.remove(candidate.cell, candidate.digit));
        step.places.iter().for_each(|candidate| self.place(candidate.cell, candidate.digit));
    }

    pub(crate) fn map(&self) -> &'static Map {
        self.map
    }

    pub(crate) fn side(&self) -> u8 {
        self.places.len() as u8
    }

    /// Every digit of the shape.
    pub(crate) fn all_digits(&self) -> std::ops::RangeInclusive<u8> {
        1..=self.side()
    }

    pub(crate) fn has(&self, candidate: Candidate) -> bool {
        self.digits[candidate.cell].contains(candidate.digit)
    }

    /// Where in a house a digit is a candidate: a bit for each cell of the house.
    #[inline]
    pub(crate) fn spots(&self, house: usize, digit: u8) -> u32 {
        self.spots[house * self.places.len() + usize::from(digit) - 1]
    }

    /// The cells of a house where a digit is a candidate.
    #[inline]
    pub(crate) fn places_in(&self, house: usize, digit: u8) -> CellSet {
        *self.places(digit) & self.map.sets[house]
    }

    /// The candidates of some cells together.
    pub(crate) fn digits_of(&self, cells: &CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.digits[cell])
    }

    /// The places of a digit that see all of some cells.
    pub(crate) fn seen_by_all(&self, digit: u8, cells: &CellSet) -> CellSet {
        *self.places(digit) & self.map.common_peers(cells)
    }
}

impl From<&Candidates> for Position {
    fn from(candidates: &Candidates) -> Position {
        let map = Map::of(candidates.shape());
        let side = map.shape.side();
        let cells = candidates.cells().to_vec();
        let blanks: CellSet = (0..cells.len()).filter(|&cell| cells[cell] == 0).collect();
        let givens = (0..cells.len()).filter(|&cell| cells[cell] > 0).collect();
        let digits: Vec<DigitSet> = (0..cells.len()).map(|cell| candidates.get(cell)).collect();
        let mut places = vec![CellSet::EMPTY; side];
        let mut spots = vec![0; map.houses.len() * side];
        for (cell, set) in digits.iter().enumerate() {
            for digit in set.iter().map(usize::from) {
                places[digit - 1].insert(cell);
                for &(house, place) in &map.houses_of[cell] {
                    spots[house * side + digit - 1] |= 1 << place;
                }
            }
        }
        Position { map, cells, givens, blanks, digits, places, spots }
    }
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
