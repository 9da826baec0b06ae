//! The cells of one puzzle, and the clashes among them.
//!
//! A [`Grid`] has its [`Rules`], always the length of their [`Shape`] and no digit above its side, so nothing that
//! takes one has to check that again. It may hold clashes: somebody who types makes mistakes and wants to see them.
//!
//! ```
//! use ninefold::{Grid, Rules, Shape};
//!
//! let grid = Grid::new(vec![0; 81])?;
//! assert_eq!((grid.shape(), grid.rules()), (Shape::NINE, &Rules::classic(Shape::NINE)));
//! let sentence = "Row 1, column 1: 10 is above 9, the largest digit of a 9×9.";
//! assert_eq!(Grid::new(vec![10; 81]).unwrap_err().to_string(), sentence);
//! # Ok::<(), ninefold::GridError>(())
//! ```

use crate::candidates::candidates_left;
use crate::sets::DigitSet;
use crate::shape::{Rules, Shape};

mod clash;
mod error;
#[cfg(feature = "serde")]
mod serialize;

pub use clash::Clash;
pub use error::GridError;
pub(crate) use error::no_grid;

/// A puzzle or a solution: its rules, and its cells row by row, 0 for a blank, 1 to the side for a digit.
///
/// As a text it is a line of its cells, and behind them its other rules and its candidates: `53..7…;x`.
/// [`Layout::Line`](crate::notation::Layout::Line) says what the letters mean. `{:#}` has a line for each row, if the
/// rules are the classic ones and there are no candidates.
///
/// With the feature `serde`, a classic grid is its cells, `[5,3,0,…]`; one with other rules or with candidates is
/// `{"rules":{…},"cells":[…]}`, as [`Rules`] has it, and `"candidates"` behind it.
///
/// In a *Sukaku* candidates are printed in place of givens, or beside them: see [`Grid::with_candidates`].
///
/// ```
/// use ninefold::Grid;
///
/// let grid = Grid::new(vec![1, 2, 3, 4, 3, 4, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0])?;
/// assert_eq!(grid.shape().side(), 4);
/// assert_eq!(grid.given_count(), 8);
/// # Ok::<(), ninefold::GridError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    rules: Rules,
    cells: Vec<u8>,
    /// In a Sukaku, the candidates that are printed in each blank, and every digit for a cell that is no blank. There
    /// is nothing if they would say no more than the givens do.
    candidates: Option<Vec<DigitSet>>,
}

impl Grid {
    /// Makes a classic grid of its cells; their number gives the shape.
    ///
    /// # Errors
    ///
    /// [`GridError::Length`] if no shape has so many cells, else [`GridError::TooLarge`] for the first
    /// cell with a value above the side.
    ///
    /// ```
    /// use ninefold::Grid;
    ///
    /// let mut cells = vec![0; 81];
    /// cells[2] = 10;
    /// assert_eq!(
    ///     Grid::new(cells).unwrap_err().to_string(),
    ///     "Row 1, column 3: 10 is above 9, the largest digit of a 9×9.",
    /// );
    /// ```
    pub fn new(cells: Vec<u8>) -> Result<Grid, GridError> {
        let shape = Shape::of_cells(cells.len()).ok_or(GridError::Length { cells: cells.len() })?;
        Grid::checked(Rules::classic(shape), cells)
    }

    /// Makes a grid of its rules and its cells.
    ///
    /// # Errors
    ///
    /// [`GridError::OtherLength`] if there are not as many cells as the rules are for, else
    /// [`GridError::TooLarge`] for the first cell with a value above the side.
    ///
    /// ```
    /// use ninefold::{Grid, Rules, Shape};
    ///
    /// let rules = Rules::builder(Shape::NINE).diagonals().build()?;
    /// assert!(Grid::with_rules(rules.clone(), vec![0; 81]).is_ok());
    /// let error = Grid::with_rules(rules, vec![0; 16]).unwrap_err();
    /// assert_eq!(error.to_string(), "There are 16 cells, and a 9×9 has 81.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_rules(rules: Rules, cells: Vec<u8>) -> Result<Grid, GridError> {
        let shape = rules.shape();
        if cells.len() != shape.cell_count() {
            return Err(GridError::OtherLength { shape, cells: cells.len() });
        }
        Grid::checked(rules, cells)
    }

    /// Looks for what is no digit among as many cells as the rules are for.
    fn checked(rules: Rules, cells: Vec<u8>) -> Result<Grid, GridError> {
        let shape = rules.shape();
        let side = shape.side() as u8;
        // The largest is found many cells at a time; where it is only matters when it is wrong.
        if cells.iter().fold(0, |largest, &value| largest.max(value)) <= side {
            return Ok(Grid { rules, cells, candidates: None });
        }
        let cell = cells.iter().position(|&value| value > side).unwrap_or_default();
        Err(GridError::TooLarge { shape, cell, value: cells[cell] })
    }

    /// A grid of blanks: of some rules, or of a shape, which stands for its classic rules.
    ///
    /// ```
    /// use ninefold::{Grid, Shape};
    ///
    /// assert_eq!(Grid::empty(Shape::ALL[0]).cells(), [0; 16]);
    /// ```
    pub fn empty(rules: impl Into<Rules>) -> Grid {
        let rules = rules.into();
        let cells = vec![0; rules.shape().cell_count()];
        Grid { rules, cells, candidates: None }
    }

    /// Gives the blanks candidates, which are the puzzle's as its givens are: no solution has another digit there.
    ///
    /// What is said of a cell with a digit does not count, and a blank of which nothing is said has every digit. So
    /// a grid whose candidates are no fewer than its givens leave is the same as one without.
    ///
    /// # Errors
    ///
    /// [`GridError::OtherLength`] if they are not for as many cells as the grid has, else [`GridError::TooLarge`] for
    /// the first cell with a candidate above the side.
    ///
    /// ```
    /// use ninefold::{DigitSet, Grid, Shape, Verdict, solve};
    ///
    /// let digits = "24 13 123 123 23 124 34 34 13 12 34 14 34 234 123 234";
    /// let set = |digits: &str| digits.chars().filter_map(|c| c.to_digit(10)).map(|digit| digit as u8).collect();
    /// let candidates: Vec<DigitSet> = digits.split(' ').map(set).collect();
    /// let puzzle = Grid::empty(Shape::ALL[0]).with_candidates(candidates)?;
    /// let Verdict::Unique(solution) = solve(&puzzle) else { panic!("one solution") };
    /// assert_eq!(solution.to_string(), "4321214312343412");
    /// # Ok::<(), ninefold::GridError>(())
    /// ```
    pub fn with_candidates(self, candidates: Vec<DigitSet>) -> Result<Grid, GridError> {
        let shape = self.shape();
        if candidates.len() != shape.cell_count() {
            return Err(GridError::OtherLength { shape, cells: candidates.len() });
        }
        let above = |set: &DigitSet| (*set - DigitSet::all(shape.side())).iter().last();
        match candidates.iter().enumerate().find_map(|(cell, set)| Some((cell, above(set)?))) {
            Some((cell, value)) => Err(GridError::TooLarge { shape, cell, value }),
            None => Ok(self.limited(Some(candidates))),
        }
    }

    /// The same grid with these candidates, or without any if they say no more than its givens do. A cell may have any
    /// digit if it is missing in the list.
    pub(crate) fn limited(mut self, candidates: Option<Vec<DigitSet>>) -> Grid {
        self.candidates = candidates.and_then(|mut candidates| {
            let all = DigitSet::all(self.shape().side());
            candidates.resize(self.cells.len(), all);
            for (cell, set) in candidates.iter_mut().enumerate() {
                *set &= all;
                if set.is_empty() || self.cells[cell] > 0 {
                    *set = all;
                }
            }
            let left = candidates_left(self.rules.table(), &self.cells, None);
            let is_any = left.iter().zip(&candidates).any(|(left, set)| *left & *set != *left);
            is_any.then_some(candidates)
        });
        self
    }

    /// A grid of cells that are known to fit the rules. It has no candidates.
    pub(crate) fn known(rules: impl Into<Rules>, cells: Vec<u8>) -> Grid {
        let rules = rules.into();
        debug_assert!(Grid::with_rules(rules.clone(), cells.clone()).is_ok());
        Grid { rules, cells, candidates: None }
    }

    /// A solution of this grid. It has the same rules, and no candidates.
    pub(crate) fn solved(&self, cells: Vec<u8>) -> Grid {
        Grid::known(self.rules.clone(), cells)
    }

    /// The same grid with other cells, which are known to fit.
    pub(crate) fn with_cells(&self, cells: Vec<u8>) -> Grid {
        self.solved(cells).limited(self.given_candidates().map(Vec::from))
    }

    /// The same grid with other rules for its shape.
    pub(crate) fn under(self, rules: Rules) -> Grid {
        debug_assert_eq!(rules.shape(), self.shape());
        let candidates = self.given_candidates().map(Vec::from);
        Grid::known(rules, self.cells).limited(candidates)
    }

    /// Puts the cells of another grid of this shape into this one.
    pub(crate) fn fill(&mut self, cells: &[u8]) {
        self.cells.copy_from_slice(cells);
    }

    /// What must hold in this grid.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The side of this grid, and its boxes as they are drawn.
    pub const fn shape(&self) -> Shape {
        self.rules.shape()
    }

    /// The cells of a classic 9×9 without candidates; nothing for any other grid.
    pub(crate) fn classic_nine(&self) -> Option<&[u8; 81]> {
        self.cells.as_slice().try_into().ok().filter(|_| self.is_plain())
    }

    /// Whether the cells say all of this grid: it has the classic rules, and no candidates.
    pub const fn is_plain(&self) -> bool {
        self.rules.is_classic() && self.candidates.is_none()
    }

    /// The candidates that the puzzle prints in its blanks, and every digit for other cells; nothing if it prints none,
    /// or none that says more than its givens do.
    pub fn given_candidates(&self) -> Option<&[DigitSet]> {
        self.candidates.as_deref()
    }

    /// Whether any two digits can change places: the rules treat them alike, and no candidates are printed. Arguments
    /// from uniqueness need this.
    pub(crate) const fn are_digits_interchangeable(&self) -> bool {
        self.rules.are_digits_interchangeable() && self.candidates.is_none()
    }

    /// The cells row by row, 0 for a blank; as many as the shape has.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The cells themselves, as [`Grid::cells`] shows them.
    pub fn into_cells(self) -> Vec<u8> {
        self.cells
    }

    /// The number of cells that are not blank.
    pub fn given_count(&self) -> usize {
        self.cells.iter().filter(|&&digit| digit != 0).count()
    }

    /// What is left for each blank, cell by cell: the digits that no peer holds and that are among its
    /// [given candidates](Grid::given_candidates); none for a cell with a digit.
    ///
    /// ```
    /// let puzzle: ninefold::Grid = "1... ..1. .1.. 4...".parse()?;
    /// assert!(puzzle.candidates()[2].iter().eq([2, 3, 4]));
    /// # Ok::<(), ninefold::notation::ParseGridError>(())
    /// ```
    pub fn candidates(&self) -> Vec<DigitSet> {
        candidates_left(self.rules.table(), &self.cells, self.given_candidates())
    }
}

impl AsRef<[u8]> for Grid {
    fn as_ref(&self) -> &[u8] {
        &self.cells
    }
}

/// Does what [`Grid::new`] does.
impl TryFrom<Vec<u8>> for Grid {
    type Error = GridError;

    fn try_from(cells: Vec<u8>) -> Result<Grid, GridError> {
        Grid::new(cells)
    }
}

/// Does what [`Grid::new`] does with a copy of the cells.
impl TryFrom<&[u8]> for Grid {
    type Error = GridError;

    fn try_from(cells: &[u8]) -> Result<Grid, GridError> {
        Grid::new(cells.to_vec())
    }
}

impl From<Grid> for Vec<u8> {
    fn from(grid: Grid) -> Vec<u8> {
        grid.cells
    }
}
