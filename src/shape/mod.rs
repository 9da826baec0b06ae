//! The ten shapes a grid can have, the rules that can hold in it, and its houses.
//!
//! Everything that depends on the size of a puzzle is asked here, so that no other module counts boxes. A
//! [`Shape`] tells of classic puzzles; [`Rules`] tell of any, by a table of all houses that is made once.
//!
//! ```
//! use ninefold::{Rules, Shape};
//!
//! let x_sudoku = Rules::builder(Shape::NINE).diagonals().build()?;
//! assert_eq!((Shape::NINE.houses().count(), x_sudoku.houses().count()), (27, 29));
//! assert_eq!((Shape::NINE.peers(40).count(), x_sudoku.peers(40).len()), (20, 32));
//! # Ok::<(), ninefold::RulesError>(())
//! ```

use std::{error, fmt, ops::Range};

mod builder;
mod groups;
mod house;
mod houses;
mod own_groups;
#[cfg(test)]
pub(crate) mod random_examples;
mod rules;
mod rules_error;
#[cfg(feature = "serde")]
mod serialize;
mod spec;

pub use builder::RulesBuilder;
pub use house::{House, HouseKind};
pub(crate) use houses::{BASIC_KINDS, BasicKind, Houses};
pub use rules::Rules;
pub use rules_error::RulesError;
pub(crate) use spec::{MOST_GROUPS, Spec};

/// The side of a grid and the size of its boxes.
///
/// Only the ten shapes of [`Shape::ALL`] exist. It displays as `9×9`.
///
/// ```
/// use ninefold::Shape;
///
/// let shape = Shape::of_side(6).unwrap();
/// assert_eq!((shape.box_rows(), shape.box_columns()), (2, 3));
/// assert_eq!(shape.to_string(), "6×6");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "usize", into = "usize"))]
pub struct Shape {
    box_rows: u8,
    box_columns: u8,
}

impl Shape {
    /// Every shape, the smallest first.
    ///
    /// ```
    /// let sides = ninefold::Shape::ALL.map(|shape| shape.side());
    /// assert_eq!(sides, [4, 6, 8, 9, 10, 12, 15, 16, 20, 25]);
    /// ```
    pub const ALL: [Shape; 10] = [
        Shape::boxed(2, 2),
        Shape::boxed(2, 3),
        Shape::boxed(2, 4),
        Shape::boxed(3, 3),
        Shape::boxed(2, 5),
        Shape::boxed(3, 4),
        Shape::boxed(3, 5),
        Shape::boxed(4, 4),
        Shape::boxed(4, 5),
        Shape::boxed(5, 5),
    ];

    /// The shape that nearly every puzzle has, 9×9.
    pub const NINE: Shape = Shape::boxed(3, 3);

    const fn boxed(box_rows: u8, box_columns: u8) -> Shape {
        Shape { box_rows, box_columns }
    }

    /// The shape with so many cells in a row, if there is one.
    ///
    /// ```
    /// use ninefold::Shape;
    ///
    /// assert_eq!(Shape::of_side(9).unwrap().cell_count(), 81);
    /// assert_eq!(Shape::of_side(7), None);
    /// ```
    pub fn of_side(side: usize) -> Option<Shape> {
        Shape::ALL.into_iter().find(|shape| shape.side() == side)
    }

    /// The shape with so many cells in all, if there is one.
    ///
    /// ```
    /// use ninefold::Shape;
    ///
    /// assert_eq!(Shape::of_cells(81), Shape::of_side(9));
    /// assert_eq!(Shape::of_cells(80), None);
    /// ```
    #[inline(never)] // a copy in each caller makes the module for browsers larger by 700 bytes, gzipped
    pub fn of_cells(len: usize) -> Option<Shape> {
        Shape::ALL.into_iter().find(|shape| shape.cell_count() == len)
    }

    /// The number of cells in a house, which is also the largest digit.
    pub const fn side(self) -> usize {
        self.box_rows() * self.box_columns()
    }

    /// The height of a box, in cells; also the number of boxes in a band.
    pub const fn box_rows(self) -> usize {
        self.box_rows as usize
    }

    /// The width of a box, in cells; also the number of boxes in a stack.
    pub const fn box_columns(self) -> usize {
        self.box_columns as usize
    }

    /// The number of cells of the whole grid: the side squared.
    pub const fn cell_count(self) -> usize {
        self.side() * self.side()
    }

    /// The index of the row a cell is in.
    pub const fn row_of(self, cell: usize) -> usize {
        cell / self.side()
    }

    /// The index of the column a cell is in.
    pub const fn column_of(self, cell: usize) -> usize {
        cell % self.side()
    }

    /// The index of the box a cell is in; boxes are counted row by row, as cells are.
    ///
    /// ```
    /// assert_eq!(ninefold::Shape::of_side(6).unwrap().box_of(12), 2);
    /// ```
    pub const fn box_of(self, cell: usize) -> usize {
        self.row_of(cell) / self.box_rows() * self.box_rows() + self.column_of(cell) / self.box_columns()
    }

    /// The cell where a row and a column cross.
    pub(crate) const fn cell_at(self, row: usize, column: usize) -> usize {
        row * self.side() + column
    }

    /// The cells of each row, from the top.
    pub(crate) fn rows(self) -> impl Iterator<Item = Range<usize>> {
        (0..self.side()).map(move |row| self.cell_at(row, 0)..self.cell_at(row + 1, 0))
    }

    /// The cells above, left of, right of and below a cell, as far as there are any.
    pub(crate) fn neighbours(self, cell: usize) -> impl Iterator<Item = usize> {
        let (row, column) = (self.row_of(cell), self.column_of(cell));
        let around = [
            (row.wrapping_sub(1), column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
            (row + 1, column),
        ];
        let is_there = move |&(row, column): &(usize, usize)| row.max(column) < self.side();
        around.into_iter().filter(is_there).map(move |(row, column)| self.cell_at(row, column))
    }

    /// Whether two cells are in a common house; each cell is with itself.
    pub const fn are_peers(self, one: usize, other: usize) -> bool {
        self.row_of(one) == self.row_of(other)
            || self.column_of(one) == self.column_of(other)
            || self.box_of(one) == self.box_of(other)
    }

    /// The word to put before the displayed shape in a sentence.
    pub(crate) fn article(self) -> &'static str {
        if self.side() == 8 { "an" } else { "a" }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{0}×{0}", self.side())
    }
}

/// What [`Shape::of_side`] says, or a sentence.
impl TryFrom<usize> for Shape {
    type Error = ShapeError;

    fn try_from(side: usize) -> Result<Shape, ShapeError> {
        Shape::of_side(side).ok_or(ShapeError { side })
    }
}

impl From<Shape> for usize {
    fn from(shape: Shape) -> usize {
        shape.side()
    }
}

/// There is no shape with this side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShapeError {
    /// The side that was asked for.
    pub side: usize,
}

impl fmt::Display for ShapeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sides = Shape::ALL.map(|shape| shape.side().to_string()).join(", ");
        write!(out, "No shape has the side {}; the sides are {sides}.", self.side)
    }
}

impl error::Error for ShapeError {}
