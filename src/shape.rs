//! The ten shapes a grid can have: its side, its boxes and its houses.
//!
//! Everything that depends on the size of a puzzle is asked here, so that no other module counts boxes.

use std::fmt;

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
pub struct Shape {
    box_rows: u8,
    box_columns: u8,
}

/// The three kinds of house.
///
/// ```
/// use ninefold::{HouseKind, Shape};
///
/// assert_eq!(Shape::of_side(9).unwrap().houses().last().unwrap().kind, HouseKind::Box);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseKind {
    /// The cells beside each other, left to right.
    Row,
    /// The cells below each other, top to bottom.
    Column,
    /// A rectangle of cells, as wide as it has to be to hold every digit once.
    Box,
}

/// One row, column or box: a group of cells that holds every digit once.
///
/// ```
/// use ninefold::{House, HouseKind, Shape};
///
/// let top_left = House { kind: HouseKind::Box, index: 0 };
/// assert!(Shape::of_side(4).unwrap().house_cells(top_left).eq([0, 1, 4, 5]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct House {
    /// Whether it is a row, a column or a box.
    pub kind: HouseKind,
    /// Which one of its kind, from 0: rows from the top, columns from the left, boxes row by row.
    pub index: usize,
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
        const BY_SIDE: [Option<Shape>; 26] = {
            let mut shapes = [None; 26];
            let mut index = 0;
            while index < Shape::ALL.len() {
                shapes[Shape::ALL[index].side()] = Some(Shape::ALL[index]);
                index += 1;
            }
            shapes
        };
        BY_SIDE.get(side).copied().flatten()
    }

    /// The shape with so many cells in all, if there is one.
    ///
    /// ```
    /// use ninefold::Shape;
    ///
    /// assert_eq!(Shape::of_cells(81), Shape::of_side(9));
    /// assert_eq!(Shape::of_cells(80), None);
    /// ```
    #[inline(never)]
    pub fn of_cells(len: usize) -> Option<Shape> {
        Shape::ALL.into_iter().find(|shape| shape.cell_count() == len)
    }

    /// The number of cells in a house, which is also the largest digit.
    ///
    /// ```
    /// assert_eq!(ninefold::Shape::ALL[0].side(), 4);
    /// ```
    pub const fn side(self) -> usize {
        self.box_rows() * self.box_columns()
    }

    /// The height of a box, in cells; also the number of boxes in a band.
    ///
    /// ```
    /// assert_eq!(ninefold::Shape::of_side(12).unwrap().box_rows(), 3);
    /// ```
    pub const fn box_rows(self) -> usize {
        self.box_rows as usize
    }

    /// The width of a box, in cells; also the number of boxes in a stack.
    ///
    /// ```
    /// assert_eq!(ninefold::Shape::of_side(12).unwrap().box_columns(), 4);
    /// ```
    pub const fn box_columns(self) -> usize {
        self.box_columns as usize
    }

    /// The number of cells of the whole grid: the side squared.
    ///
    /// ```
    /// assert_eq!(ninefold::Shape::of_side(25).unwrap().cell_count(), 625);
    /// ```
    pub const fn cell_count(self) -> usize {
        self.side() * self.side()
    }

    /// The index of the row a cell is in.
    ///
    /// ```
    /// assert_eq!(ninefold::Shape::of_side(9).unwrap().row_of(80), 8);
    /// ```
    pub const fn row_of(self, cell: usize) -> usize {
        cell / self.side()
    }

    /// The index of the column a cell is in.
    ///
    /// ```
    /// assert_eq!(ninefold::Shape::of_side(9).unwrap().column_of(10), 1);
    /// ```
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

    /// Every house: the rows, then the columns, then the boxes.
    ///
    /// ```
    /// assert_eq!(ninefold::Shape::of_side(9).unwrap().houses().count(), 27);
    /// ```
    pub fn houses(self) -> impl Iterator<Item = House> {
        [HouseKind::Row, HouseKind::Column, HouseKind::Box]
            .into_iter()
            .flat_map(move |kind| (0..self.side()).map(move |index| House { kind, index }))
    }

    /// The cells of a house, in ascending order.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Shape};
    ///
    /// let second = House { kind: HouseKind::Column, index: 1 };
    /// assert!(Shape::of_side(4).unwrap().house_cells(second).eq([1, 5, 9, 13]));
    /// ```
    pub fn house_cells(self, house: House) -> impl Iterator<Item = usize> {
        let (side, index) = (self.side(), house.index);
        let (height, width) = (self.box_rows(), self.box_columns());
        let (first, run) = match house.kind {
            HouseKind::Row => (index * side, side),
            HouseKind::Column => (index, 1),
            HouseKind::Box => (index / height * height * side + index % height * width, width),
        };
        (0..side).map(move |place| first + place / run * side + place % run)
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
