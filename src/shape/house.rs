//! What a house is called, and which houses the classic puzzles of a shape have.

use super::Shape;
use crate::names::names;
use std::fmt;

names! {
    /// The kinds of house.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
    pub enum HouseKind {
        /// The cells beside each other, left to right.
        Row = "row",
        /// The cells below each other, top to bottom.
        Column = "column",
        /// A rectangle of cells, as wide as it has to be to hold every digit once.
        Box = "box",
        /// Cells of any outline that stand for a box. This kind and those below are only in puzzles with other
        /// [`Rules`](crate::Rules).
        Region = "region",
        /// The cells from one corner to the opposite one.
        Diagonal = "diagonal",
        /// A rectangle like a box, elsewhere.
        Window = "window",
        /// Any other cells that hold no digit twice.
        Group = "group",
    }
    ALL
}

impl HouseKind {
    /// The kinds of house that a classic grid has.
    const CLASSIC: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
}

/// One row, column or box, or another group of cells that holds no digit twice.
///
/// It displays as in `row 4`, counted from 1.
///
/// ```
/// use ninefold::{House, HouseKind, Shape};
///
/// let top_left = House { kind: HouseKind::Box, index: 0 };
/// assert!(Shape::of_side(4).unwrap().house_cells(top_left).eq([0, 1, 4, 5]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct House {
    /// Whether it is a row, a column, a box or something else.
    pub kind: HouseKind,
    /// Which one of its kind, from 0: rows from the top, columns from the left, boxes and windows row by row.
    /// Diagonal 0 goes down from the top left, and diagonal 1 up from the bottom left. A region has the number that
    /// whoever made the rules gave it, and a group the one that
    /// [`RulesBuilder::group`](crate::RulesBuilder::group) describes.
    pub index: usize,
}

impl fmt::Display for House {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", self.kind.name(), self.index + 1)
    }
}

impl Shape {
    /// Every house: the rows, then the columns, then the boxes.
    ///
    /// ```
    /// assert_eq!(ninefold::Shape::of_side(9).unwrap().houses().count(), 27);
    /// ```
    pub fn houses(self) -> impl Iterator<Item = House> {
        HouseKind::CLASSIC
            .into_iter()
            .flat_map(move |kind| (0..self.side()).map(move |index| House { kind, index }))
    }

    /// The cells of a house, in ascending order; none if the shape has no such house, as a 9×9 has no row 10.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Shape};
    ///
    /// let second = House { kind: HouseKind::Column, index: 1 };
    /// assert!(Shape::of_side(4).unwrap().house_cells(second).eq([1, 5, 9, 13]));
    /// ```
    pub fn house_cells(self, house: House) -> impl Iterator<Item = usize> {
        let side = self.side();
        let index = house.index.min(side); // so that the products below cannot overflow
        let (height, width) = (self.box_rows(), self.box_columns());
        let (first, run) = match house.kind {
            HouseKind::Row => (index * side, side),
            HouseKind::Column => (index, 1),
            HouseKind::Box => (index / height * height * side + index % height * width, width),
            _ => (0, side),
        };
        let is_there = index < side && HouseKind::CLASSIC.contains(&house.kind);
        let places = if is_there { side } else { 0 };
        (0..places).map(move |place| first + place / run * side + place % run)
    }

    /// The houses that a cell is in: its row, its column, its box.
    ///
    /// ```
    /// use ninefold::Shape;
    ///
    /// let houses: Vec<String> = Shape::NINE.houses_of(40).map(|house| house.to_string()).collect();
    /// assert_eq!(houses, ["row 5", "column 5", "box 5"]);
    /// ```
    pub fn houses_of(self, cell: usize) -> impl Iterator<Item = House> {
        let indices = [self.row_of(cell), self.column_of(cell), self.box_of(cell)];
        HouseKind::CLASSIC.into_iter().zip(indices).map(|(kind, index)| House { kind, index })
    }

    /// Whether a cell is in a house.
    pub fn is_in(self, cell: usize, house: House) -> bool {
        self.house_cells(house).any(|other| other == cell)
    }

    /// The peers of a cell: each other cell that shares a house with it, once; house by house.
    ///
    /// ```
    /// use ninefold::Shape;
    ///
    /// assert!(Shape::of_side(4).unwrap().peers(0).eq([1, 2, 3, 4, 8, 12, 5]));
    /// ```
    pub fn peers(self, cell: usize) -> impl Iterator<Item = usize> {
        let of_house = move |house: House| self.house_cells(house).map(move |other| (house, other));
        self.houses_of(cell).flat_map(of_house).filter_map(move |(house, other)| {
            // It is left out where an earlier house has it already.
            let first = self.houses_of(cell).find(|&earlier| self.is_in(other, earlier));
            (other != cell && first == Some(house)).then_some(other)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{House, HouseKind, Shape};
    use std::collections::BTreeSet;

    /// Every question about houses has the answer that the three indices of a cell give.
    #[test]
    fn houses_of_every_shape() {
        for shape in Shape::ALL {
            let all = 0..shape.cell_count();
            let houses: Vec<House> = shape.houses().collect();
            assert_eq!(houses.len(), 3 * shape.side());
            for &house in &houses {
                let cells: Vec<usize> = shape.house_cells(house).collect();
                assert!(all.clone().filter(|&cell| shape.is_in(cell, house)).eq(cells.iter().copied()));
                assert_eq!(cells.len(), shape.side(), "{shape}: {house}");
            }
            for cell in all.clone() {
                let mine: Vec<House> = shape.houses_of(cell).collect();
                assert!(houses.iter().filter(|house| shape.is_in(cell, **house)).eq(&mine));
                let peers: Vec<usize> = shape.peers(cell).collect();
                let expected: BTreeSet<usize> = mine
                    .iter()
                    .flat_map(|house| shape.house_cells(*house))
                    .filter(|&other| other != cell)
                    .collect();
                assert_eq!(peers.len(), expected.len(), "each peer once");
                assert_eq!(BTreeSet::from_iter(peers), expected);
            }
        }
    }

    #[test]
    fn a_house_that_is_none_has_no_cells() {
        for shape in Shape::ALL {
            for kind in HouseKind::ALL {
                for index in [shape.side(), 99, usize::MAX] {
                    assert_eq!(
                        shape.house_cells(House { kind, index }).next(),
                        None,
                        "{shape}: {kind:?} {index}"
                    );
                }
            }
        }
    }
}
