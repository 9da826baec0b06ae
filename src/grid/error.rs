//! Why numbers are no grid.

use crate::shape::Shape;
use std::{error, fmt};

/// Why a list of numbers is no grid.
///
/// ```
/// use ninefold::{Grid, GridError};
///
/// let error = Grid::new(vec![0; 80]).unwrap_err();
/// assert_eq!(error, GridError::Length { cells: 80 });
/// assert_eq!(error.to_string(), "80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridError {
    /// No shape has so many cells.
    Length {
        /// How many cells there are.
        cells: usize,
    },
    /// There are not as many cells, or candidates for cells, as the shape has.
    OtherLength {
        /// The shape, known from the rules or the grid.
        shape: Shape,
        /// How many cells there are.
        cells: usize,
    },
    /// A cell holds a number that is no digit of the shape, or has it as a candidate.
    TooLarge {
        /// The shape, known from the number of cells.
        shape: Shape,
        /// The first such cell.
        cell: usize,
        /// The number; of candidates the largest.
        value: u8,
    },
}

impl fmt::Display for GridError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            GridError::Length { cells } => write!(out, "{}.", no_grid(cells)),
            GridError::OtherLength { shape, cells } => {
                let (count, article) = (shape.cell_count(), shape.article());
                write!(out, "There are {cells} cells, and {article} {shape} has {count}.")
            }
            GridError::TooLarge { shape, cell, value } => {
                let (row, column) = (shape.row_of(cell) + 1, shape.column_of(cell) + 1);
                let (side, article) = (shape.side(), shape.article());
                write!(out, "Row {row}, column {column}: ")?;
                write!(out, "{value} is above {side}, the largest digit of {article} {shape}.")
            }
        }
    }
}

impl error::Error for GridError {}

/// Why so many cells make no grid, without a full stop.
pub(crate) fn no_grid(cells: usize) -> String {
    let verb = if cells == 1 { "cell makes" } else { "cells make" };
    let mut sentence = format!("{cells} {verb} no grid: ");
    for (number, shape) in (1..).zip(Shape::ALL) {
        sentence += &shape.cell_count().to_string();
        sentence += match Shape::ALL.len() - number {
            0 => " do",
            1 => " and ",
            _ => ", ",
        };
    }
    sentence
}
