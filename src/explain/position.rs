//! Cells and candidates at one moment.

use super::candidate::Candidate;
use super::step::Step;
use crate::candidates::Board;
use crate::grid::Grid;
use crate::notation::ParseGridError;
use crate::puzzle::Puzzle;
use crate::sets::{CellSet, DigitSet, bits};
use crate::shape::{Houses, Rules, Shape};
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

/// The digits in the cells of a puzzle and the candidates of its blanks, made for looking for steps.
///
/// The candidates of a blank are the digits that no peer holds, less those that the puzzle (a Sukaku), the person or
/// earlier steps have removed. Nothing here checks that a position has a solution.
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
    /// What it began with: the rules, the givens, and the candidates of a Sukaku.
    puzzle: Grid,
    board: Board,
    blanks: CellSet,
    /// The cells with each digit as a candidate; those of digit d are at d − 1.
    places: Vec<CellSet>,
    /// What houses share, as [`Houses::intersections`] tells it; it is worked out when it is first asked for.
    intersections: OnceLock<Arc<[CellSet]>>,
}

impl Position {
    /// The position of a puzzle whose digits are all given.
    pub fn new(puzzle: &Grid) -> Position {
        Position::with(puzzle.clone(), puzzle.cells(), puzzle.candidates())
    }

    /// The position that began as `puzzle`, and has these cells and candidates now.
    fn with(puzzle: Grid, cells: &[u8], candidates: Vec<DigitSet>) -> Position {
        let board = Board::new(puzzle.rules().table(), cells, candidates);
        let mut blanks = CellSet::EMPTY;
        let mut places = vec![CellSet::EMPTY; board.side()];
        for (cell, digits) in board.digits().iter().enumerate() {
            if board.cells()[cell] == 0 {
                blanks.insert(cell);
            }
            bits(digits.bits()).for_each(|index| places[index].insert(cell));
        }
        Position { puzzle, board, blanks, places, intersections: OnceLock::new() }
    }

    /// Tells which digits are given: those that `puzzle` has, too. All other digits are answers from then on. Of a
    /// Sukaku, the position's own puzzle takes the candidates over, as far as it has them itself.
    ///
    /// ```
    /// use ninefold::explain::Position;
    ///
    /// let mut position: Position = "1.3. ..1. .1.. 4...".parse()?;
    /// position.set_givens(&"1... ..1. .1.. 4...".parse()?);
    /// assert_eq!((position.cells()[2], position.is_given(2)), (3, false));
    /// assert!(position.is_given(0));
    /// # Ok::<(), ninefold::notation::ParseGridError>(())
    /// ```
    pub fn set_givens(&mut self, puzzle: &Grid) {
        let given =
            |(cell, digit): (usize, &u8)| puzzle.cells().get(cell).filter(|given| *given == digit).copied();
        let givens = self.cells().iter().enumerate().map(|cell| given(cell).unwrap_or_default()).collect();
        let candidates = puzzle.given_candidates().unwrap_or_default();
        self.puzzle =
            Puzzle::with_progress(self.puzzle.with_cells(givens), &[], candidates).with_marks_given();
    }

    /// What it began with: the givens, the rules, and the candidates of a Sukaku. Steps and answers leave it as it is.
    ///
    /// ```
    /// use ninefold::{DigitSet, Grid, Puzzle, Shape, explain::Position};
    ///
    /// let candidates = vec![DigitSet::from_iter([1, 2]); 16];
    /// let sukaku = Grid::empty(Shape::ALL[0]).with_candidates(candidates.clone())?;
    /// let mut position = Position::new(&sukaku);
    /// position.place(0, 1);
    /// position.remove(5, 2);
    /// assert_eq!(*position.puzzle(), sukaku);
    ///
    /// // Marks are no part of it.
    /// let puzzle = Puzzle::with_progress(Grid::empty(Shape::ALL[0]), &[], &candidates);
    /// let position = Position::from(&puzzle);
    /// assert!(position.candidates(0).iter().eq([1, 2]));
    /// assert_eq!(*position.puzzle(), Grid::empty(Shape::ALL[0]));
    /// # Ok::<(), ninefold::GridError>(())
    /// ```
    pub fn puzzle(&self) -> &Grid {
        &self.puzzle
    }

    /// What must hold in the grid.
    pub fn rules(&self) -> &Rules {
        self.puzzle.rules()
    }

    /// The side of the grid, and its boxes as they are drawn.
    pub fn shape(&self) -> Shape {
        self.houses().shape()
    }

    /// The cells row by row, 0 for a blank.
    #[inline]
    pub fn cells(&self) -> &[u8] {
        self.board.cells()
    }

    /// Whether the digit of a cell is printed in the puzzle.
    pub fn is_given(&self, cell: usize) -> bool {
        self.puzzle.cells().get(cell).is_some_and(|given| *given > 0)
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

    /// Does what a step says; a step that says what the person has spoilt changes nothing.
    ///
    /// # Panics
    ///
    /// If the step is of a larger grid.
    pub fn apply(&mut self, step: &Step) {
        step.removes.iter().for_each(|candidate| self.remove(candidate.cell, candidate.digit));
        step.places.iter().for_each(|candidate| self.place(candidate.cell, candidate.digit));
    }

    /// The cells and the candidates, without the puzzle that the position began with.
    #[inline]
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(crate) fn houses(&self) -> &Houses {
        self.board.houses()
    }

    /// What two houses share: see [`Houses::intersections`].
    pub(crate) fn intersections(&self) -> &[CellSet] {
        self.intersections.get_or_init(|| self.houses().intersections().into())
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

    /// The conjugate pairs of a digit, by house.
    pub(crate) fn conjugate_pairs(&self, digit: u8) -> Vec<ConjugatePair> {
        let has_two = |&house: &usize| self.spots(house, digit).count_ones() == 2;
        let pair = |house| {
            let mut ends = self.houses().cells_at(house, self.spots(house, digit));
            Some(ConjugatePair { house, ends: [ends.next()?, ends.next()?] })
        };
        self.houses().full().filter(has_two).filter_map(pair).collect()
    }

    /// The bivalue cells: those with two candidates.
    pub(crate) fn bivalue_cells(&self) -> Vec<usize> {
        self.blanks.iter().filter(|&cell| self.candidates(cell).len() == 2).collect()
    }

    /// Whether somebody who looks at one cell looks at another, too: it is the same, or it sees that. There may be no such cell.
    pub(crate) fn is_near(&self, one: usize, other: usize) -> bool {
        one == other || self.houses().peers().get(one).is_some_and(|peers| peers.contains(other))
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

impl From<&Grid> for Position {
    fn from(puzzle: &Grid) -> Position {
        Position::new(puzzle)
    }
}

/// The position of a puzzle with its answers filled in. A blank with marks has those of them that are still possible as
/// candidates, and a blank without marks all that are possible.
impl From<&Puzzle> for Position {
    fn from(puzzle: &Puzzle) -> Position {
        let filled = puzzle.filled();
        let mut candidates = filled.candidates();
        for (left, marks) in candidates.iter_mut().zip(puzzle.marks()) {
            *left = if marks.is_empty() { *left } else { *left & *marks };
        }
        Position::with(puzzle.grid().clone(), filled.cells(), candidates)
    }
}

/// Reads a text that has exactly one puzzle, with its answers and marks if there are any.
impl FromStr for Position {
    type Err = ParseGridError;

    fn from_str(text: &str) -> Result<Position, ParseGridError> {
        text.parse().map(|puzzle: Puzzle| Position::from(&puzzle))
    }
}

/// A conjugate pair: the two places that a full house has left for a digit, one of which holds it.
#[derive(Clone, Copy)]
pub(crate) struct ConjugatePair {
    pub(crate) house: usize,
    pub(crate) ends: [usize; 2],
}

impl ConjugatePair {
    /// The two ends in both orders.
    pub(crate) fn both_ways(&self) -> [[usize; 2]; 2] {
        let [first, other] = self.ends;
        [[first, other], [other, first]]
    }
}
