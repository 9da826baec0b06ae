//! Which digits, which cells: the words that everything which thinks about a puzzle uses.
//!
//! A [`DigitSet`] is what is possible in a cell, a [`CellSet`] is where a digit is possible, and
//! [`Candidates`] are the digits of all cells, from which placed digits and removed candidates are taken.

use crate::shape::{House, Shape};
use std::{error, fmt};

mod cells;
mod digits;

pub(crate) use cells::bit;
pub use cells::{CellSet, Cells};
pub use digits::{DigitSet, Digits};

/// The digits in the cells of a grid, and the candidates of its blanks.
///
/// ```
/// use ninefold::{Contradiction, Grid};
///
/// let puzzle: Grid = "1... ..1. .1.. 4...".parse()?;
/// let mut candidates = puzzle.candidates();
/// assert!(candidates.get(2).iter().eq([2, 3, 4]));
/// candidates.place(1, 2)?;
/// assert!(candidates.get(2).iter().eq([3, 4]), "2 is in this row now");
/// assert!(candidates.remove(2, 4)?, "it was there");
/// assert_eq!(candidates.remove(2, 3), Err(Contradiction::NoDigit { cell: 2 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Candidates {
    shape: Shape,
    cells: Vec<u8>,
    /// Nothing for a cell that holds a digit.
    digits: Vec<DigitSet>,
}

/// Why a position can have no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Contradiction {
    /// A digit was to be placed in a cell where it is no candidate.
    NotPossible {
        /// The cell.
        cell: usize,
        /// The digit.
        digit: u8,
    },
    /// A blank has no candidate left.
    NoDigit {
        /// The cell.
        cell: usize,
    },
    /// A house has no cell left for a digit.
    NoPlace {
        /// The house.
        house: House,
        /// The digit.
        digit: u8,
    },
}

impl Candidates {
    /// What is left for each blank of some cells: the digits that no peer holds.
    ///
    /// There are as many cells as the shape has, 0 for a blank, and no digit is above its side.
    /// [`Grid::candidates`](crate::Grid::candidates) says the same of a grid.
    pub(crate) fn of_cells(shape: Shape, cells: &[u8]) -> Candidates {
        let placed: Vec<DigitSet> = cells.iter().map(|&digit| DigitSet::of(digit)).collect();
        let all = DigitSet::all(shape);
        let left = |(digit, seen): (&u8, DigitSet)| if *digit > 0 { DigitSet::EMPTY } else { all - seen };
        let digits = cells.iter().zip(in_houses(shape, &placed)).map(left).collect();
        Candidates { shape, cells: cells.to_vec(), digits }
    }

    /// The candidates of all cells.
    pub(crate) fn into_sets(self) -> Vec<DigitSet> {
        self.digits
    }

    /// The side and the boxes of the grid.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The cells row by row, 0 for a blank.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The candidates of a cell; none for one that holds a digit.
    ///
    /// # Panics
    ///
    /// If the grid has no such cell, as everywhere here.
    pub fn get(&self, cell: usize) -> DigitSet {
        self.digits[cell]
    }

    /// The cells where a digit is a candidate.
    pub fn cells_with(&self, digit: u8) -> CellSet {
        (0..self.digits.len()).filter(|&cell| self.digits[cell].contains(digit)).collect()
    }

    /// Places a candidate in its cell; no peer can hold it then.
    ///
    /// # Errors
    ///
    /// If the digit is no candidate of the cell, nothing is changed. Else the digit is placed, and the first
    /// contradiction that follows from it is returned: the position has no solution then.
    pub fn place(&mut self, cell: usize, digit: u8) -> Result<(), Contradiction> {
        if !self.digits[cell].contains(digit) {
            return Err(Contradiction::NotPossible { cell, digit });
        }
        self.cells[cell] = digit;
        let others = std::mem::take(&mut self.digits[cell]) - DigitSet::of(digit);
        let mut result = others.iter().try_for_each(|other| self.check_houses(cell, other));
        for peer in self.shape.peers(cell) {
            result = result.and(self.remove(peer, digit).map(drop));
        }
        result
    }

    /// Removes a candidate, and says whether it was there.
    ///
    /// # Errors
    ///
    /// The digit is removed in any case. If the cell has no other candidate, or a house no other cell for the
    /// digit, this contradiction is returned: the position has no solution then.
    pub fn remove(&mut self, cell: usize, digit: u8) -> Result<bool, Contradiction> {
        if !self.digits[cell].remove(digit) {
            return Ok(false);
        }
        if self.digits[cell].is_empty() {
            return Err(Contradiction::NoDigit { cell });
        }
        self.check_houses(cell, digit)?;
        Ok(true)
    }

    /// The first contradiction of the position as it is: a blank without candidates, or a house without a
    /// cell for a digit.
    ///
    /// ```
    /// use ninefold::{Contradiction, Grid};
    ///
    /// let puzzle: Grid = "12.. ..1. .... ....".parse()?;
    /// assert_eq!(puzzle.candidates().contradiction(), None);
    /// let puzzle: Grid = "123. ...4 .... ....".parse()?;
    /// assert_eq!(puzzle.candidates().contradiction(), Some(Contradiction::NoDigit { cell: 3 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn contradiction(&self) -> Option<Contradiction> {
        let is_stuck = |&cell: &usize| self.cells[cell] == 0 && self.digits[cell].is_empty();
        if let Some(cell) = (0..self.cells.len()).find(is_stuck) {
            return Some(Contradiction::NoDigit { cell });
        }
        self.shape.houses().find_map(|house| {
            let in_house = || self.shape.house_cells(house);
            let open = in_house().fold(DigitSet::EMPTY, |open, cell| open | self.digits[cell]);
            let placed: DigitSet = in_house().map(|cell| self.cells[cell]).collect();
            let digit = (DigitSet::all(self.shape) - open - placed).first()?;
            Some(Contradiction::NoPlace { house, digit })
        })
    }

    /// Whether each house of a cell still has a place for a digit.
    fn check_houses(&self, cell: usize, digit: u8) -> Result<(), Contradiction> {
        let has_place = |house: &House| {
            let mut cells = self.shape.house_cells(*house);
            cells.any(|cell| self.cells[cell] == digit || self.digits[cell].contains(digit))
        };
        match self.shape.houses_of(cell).find(|house| !has_place(house)) {
            Some(house) => Err(Contradiction::NoPlace { house, digit }),
            None => Ok(()),
        }
    }
}

/// For each cell, the digits that any cell of its houses has.
pub(crate) fn in_houses(shape: Shape, sets: &[DigitSet]) -> Vec<DigitSet> {
    let mut seen = vec![DigitSet::EMPTY; sets.len()];
    for house in shape.houses() {
        let of_house = shape.house_cells(house).fold(DigitSet::EMPTY, |all, cell| all | sets[cell]);
        shape.house_cells(house).for_each(|cell| seen[cell] |= of_house);
    }
    seen
}

impl fmt::Display for Contradiction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::NotPossible { cell, digit } => {
                write!(out, "Cell {cell}: {digit} is no candidate here.")
            }
            Contradiction::NoDigit { cell } => write!(out, "Cell {cell}: no candidate is left here."),
            Contradiction::NoPlace { house, digit } => {
                write!(out, "House {} {}: no cell is left for {digit}.", house.kind.name(), house.index)
            }
        }
    }
}

impl error::Error for Contradiction {}

#[cfg(test)]
mod tests {
    use super::{Candidates, Contradiction, DigitSet};
    use crate::grid::Grid;
    use crate::shape::Shape;
    use proptest::{collection::vec, prelude::*, sample::select};

    /// What is left, by looking at every pair of cells.
    fn naive(grid: &Grid) -> Vec<DigitSet> {
        let (shape, cells) = (grid.shape(), grid.cells());
        let sees = |cell: usize, other: usize| {
            shape.row_of(cell) == shape.row_of(other)
                || shape.column_of(cell) == shape.column_of(other)
                || shape.box_of(cell) == shape.box_of(other)
        };
        let fits = |cell: usize, digit: u8| {
            (0..cells.len()).all(|other| cells[other] != digit || !sees(cell, other))
        };
        let left = |cell: usize| {
            (1..=shape.side() as u8).filter(|&digit| cells[cell] == 0 && fits(cell, digit)).collect()
        };
        (0..cells.len()).map(left).collect()
    }

    fn all(candidates: &Candidates) -> Vec<DigitSet> {
        (0..candidates.cells().len()).map(|cell| candidates.get(cell)).collect()
    }

    proptest! {
        /// Digits are placed one by one where they are candidates; what is left is what a grid of these
        /// digits leaves.
        #[test]
        fn placing_leaves_what_the_peers_leave(
            shape in select(&Shape::ALL[..]),
            order in vec((0..usize::MAX, 0..25_usize), 0..60),
        ) {
            let mut candidates = Grid::empty(shape).candidates();
            for (cell, choice) in order {
                let cell = cell % shape.cell_count();
                let Some(digit) = candidates.get(cell).iter().cycle().nth(choice) else {
                    let result = candidates.place(cell, 1);
                    prop_assert_eq!(result, Err(Contradiction::NotPossible { cell, digit: 1 }));
                    continue;
                };
                let result = candidates.place(cell, digit);
                let grid = Grid::new(candidates.cells().to_vec()).expect("a grid");
                prop_assert!(!grid.has_clash());
                prop_assert_eq!(&candidates, &grid.candidates());
                for digit in 1..=shape.side() as u8 {
                    let has_it = |cell: &usize| candidates.get(*cell).contains(digit);
                    let cells = (0..grid.cells().len()).filter(has_it);
                    prop_assert!(candidates.cells_with(digit).iter().eq(cells));
                }
                prop_assert_eq!(result.is_err(), candidates.contradiction().is_some());
                if result.is_err() {
                    break;
                }
            }
            let grid = Grid::new(candidates.cells().to_vec()).expect("a grid");
            prop_assert_eq!(all(&candidates), naive(&grid));
        }

        /// Candidates are removed one by one until nothing is possible any more, which is seen at once.
        #[test]
        fn removing_sees_every_contradiction(
            shape in select(&Shape::ALL[..4]),
            order in vec((0..8_usize, 1..=9_u8), 0..200),
        ) {
            let mut candidates = Grid::empty(shape).candidates();
            for (cell, digit) in order {
                let had = candidates.get(cell).contains(digit);
                let result = candidates.remove(cell, digit);
                prop_assert!(!candidates.get(cell).contains(digit));
                prop_assert_eq!(result.is_err(), candidates.contradiction().is_some());
                match result {
                    Ok(was_there) => prop_assert_eq!(was_there, had),
                    Err(_) => break,
                }
            }
        }
    }

    #[test]
    fn contradictions_are_sentences() {
        let mut candidates: Candidates = "123. .... .... ....".parse::<Grid>().expect("a grid").candidates();
        let errors = [candidates.place(3, 1), candidates.remove(3, 4).map(drop)].map(Result::unwrap_err);
        let sentences = errors.map(|error| error.to_string());
        assert_eq!(sentences, ["Cell 3: 1 is no candidate here.", "Cell 3: no candidate is left here."]);
        let mut candidates = Grid::empty(Shape::ALL[0]).candidates();
        let errors: Vec<_> = (0..4).filter_map(|cell| candidates.remove(cell, 2).err()).collect();
        assert_eq!(errors[0].to_string(), "House row 0: no cell is left for 2.");
    }
}
