//! Why there are no such rules.

use super::Shape;
use std::{error, fmt};

/// Why there are no such rules. Cells, regions and groups are numbers from 0; the sentences count rows, columns,
/// regions and groups from 1, and quote numbers as they were said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesError {
    /// The shape is too large for other rules than the classic ones.
    Shape {
        /// The shape.
        shape: Shape,
    },
    /// There are not as many numbers of regions as cells.
    RegionCount {
        /// The shape.
        shape: Shape,
        /// How many numbers there are, as far as they were counted: to one more than there are cells.
        cells: usize,
    },
    /// A cell is in a region that the shape does not have.
    NoRegion {
        /// The shape.
        shape: Shape,
        /// The first such cell.
        cell: usize,
        /// Its region.
        region: usize,
    },
    /// A region has more or fewer cells than the side.
    RegionSize {
        /// The shape.
        shape: Shape,
        /// The first such region.
        region: usize,
        /// How many cells it has.
        cells: usize,
    },
    /// The boxes are not square, so there are no windows.
    Windows {
        /// The shape.
        shape: Shape,
    },
    /// A rule needs boxes, and there are regions in their place.
    NeedsBoxes {
        /// What needs them, as in `The windows`.
        name: &'static str,
    },
    /// A rule is for 9×9 alone.
    NineAlone {
        /// Which rule, as in `The asterisk`.
        name: &'static str,
        /// The shape.
        shape: Shape,
    },
    /// There are more groups than any puzzle needs.
    Groups {
        /// How many there are.
        groups: usize,
        /// How many there may be.
        most: usize,
    },
    /// A group has fewer than two cells, or more than the side.
    GroupSize {
        /// The shape.
        shape: Shape,
        /// The first such group.
        group: usize,
        /// How many cells it has, as far as they were counted: to one more than the side.
        cells: usize,
    },
    /// A group has a cell that the shape does not have.
    GroupCell {
        /// The shape.
        shape: Shape,
        /// The first such group.
        group: usize,
        /// The first such cell.
        cell: usize,
    },
    /// A group has a cell twice.
    GroupTwice {
        /// The shape.
        shape: Shape,
        /// The first such group.
        group: usize,
        /// The cell.
        cell: usize,
    },
}

impl fmt::Display for RulesError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |shape: Shape, cell| (shape.row_of(cell) + 1, shape.column_of(cell) + 1);
        match *self {
            RulesError::Shape { shape } => {
                write!(out, "A {shape} has rows, columns and boxes alone: other rules go up to 16×16.")
            }
            RulesError::RegionCount { shape, cells } => {
                let (count, article) = (shape.cell_count(), shape.article());
                write!(out, "Expected a region for each of the {count} cells of {article} {shape}, got ")?;
                if cells > count { write!(out, "more.") } else { write!(out, "{cells}.") }
            }
            RulesError::NoRegion { shape, cell, region } => {
                let ((row, column), side) = (place(shape, cell), shape.side());
                let (last, article) = (side - 1, shape.article());
                write!(out, "Row {row}, column {column}: the number of its region is {region}, ")?;
                write!(out, "and those of {article} {shape} are 0 to {last}, or 1 to {side}.")
            }
            RulesError::RegionSize { shape, region, cells } => {
                let (side, article) = (shape.side(), shape.article());
                let noun = if cells == 1 { "cell" } else { "cells" };
                let number = region + 1;
                write!(
                    out,
                    "Region {number} has {cells} {noun}, and each region of {article} {shape} has {side}."
                )
            }
            RulesError::Windows { shape } => {
                write!(out, "There are no windows in {} {shape}: its boxes are not square.", shape.article())
            }
            RulesError::NeedsBoxes { name } => {
                write!(out, "{name} need boxes, and there are regions in their place.")
            }
            RulesError::NineAlone { name, shape } => {
                write!(out, "{name} is for a 9×9, and this is {} {shape}.", shape.article())
            }
            RulesError::Groups { groups, most } => {
                write!(out, "There are {groups} groups, and at most {most} can be.")
            }
            RulesError::GroupSize { shape, group, cells } => {
                let (number, side, article) = (group + 1, shape.side(), shape.article());
                write!(out, "Group {number} has ")?;
                match cells {
                    1 => write!(out, "1 cell")?,
                    _ if cells > side => write!(out, "more than {side} cells")?,
                    _ => write!(out, "{cells} cells")?,
                }
                write!(out, ", and a group of {article} {shape} has 2 to {side}.")
            }
            RulesError::GroupCell { shape, group, cell } => {
                let (number, last, article) = (group + 1, shape.cell_count() - 1, shape.article());
                write!(out, "Group {number}: there is no cell {cell} in {article} {shape}, ")?;
                write!(out, "whose cells are 0 to {last}.")
            }
            RulesError::GroupTwice { shape, group, cell } => {
                let ((row, column), number) = (place(shape, cell), group + 1);
                write!(out, "Group {number} has row {row}, column {column} twice.")
            }
        }
    }
}

impl error::Error for RulesError {}
