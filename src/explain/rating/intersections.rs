//! Where the rows, columns and boxes of a classic puzzle meet each other.

use crate::shape::{BASIC_KINDS, BasicKind, Houses, Shape};
use std::sync::OnceLock;

/// Where a house meets another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Intersection {
    /// The other house.
    pub(super) other: usize,
    /// The cells that both have: a bit for each cell of the one house, and for each cell of the other.
    pub(super) here: u32,
    pub(super) there: u32,
}

/// All intersections of a shape: for each house and each of its cells, that with the row, the column and the box of the
/// cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Intersections(&'static [[Intersection; BASIC_KINDS]]);

impl Intersections {
    /// Those of the classic puzzles of a shape, which are made once.
    pub(super) fn of(shape: Shape) -> Intersections {
        /// By side.
        static INTERSECTIONS: [OnceLock<Vec<[Intersection; BASIC_KINDS]>>; 26] =
            [const { OnceLock::new() }; 26];
        Intersections(INTERSECTIONS[shape.side()].get_or_init(|| all_intersections(Houses::of_shape(shape))))
    }

    /// Where a house meets the house of a kind that its cell number `spot` is in, too.
    #[inline]
    pub(super) fn at(
        self,
        houses: &Houses,
        house: usize,
        spot: u32,
        kind: BasicKind,
    ) -> &'static Intersection {
        &self.0[house * houses.shape().side() + spot as usize][kind as usize]
    }
}

#[cold]
fn all_intersections(houses: &Houses) -> Vec<[Intersection; BASIC_KINDS]> {
    let kinds = [BasicKind::Row, BasicKind::Column, BasicKind::Block];
    let of_cell = |house: usize, cell: usize| {
        kinds.map(|kind| intersection_of(houses, house, houses.house_of(cell, kind)))
    };
    houses.all().flat_map(|house| houses.cells[house].iter().map(move |&cell| of_cell(house, cell))).collect()
}

fn intersection_of(houses: &Houses, house: usize, other: usize) -> Intersection {
    let [here, there] =
        [(house, other), (other, house)].map(|(one, of)| houses.spots_of(one, &houses.sets()[of]));
    Intersection { other, here, there }
}

#[cfg(test)]
mod tests {
    use super::Intersections;
    use crate::shape::{BasicKind, Houses, Shape};

    #[test]
    fn intersections_of_every_shape() {
        for shape in Shape::ALL {
            let houses = Houses::of_shape(shape);
            let intersections = Intersections::of(shape);
            for house in houses.all() {
                for (spot, &cell) in houses.cells[house].iter().enumerate() {
                    for kind in [BasicKind::Row, BasicKind::Column, BasicKind::Block] {
                        let intersection = intersections.at(houses, house, spot as u32, kind);
                        assert_eq!(intersection.other, houses.house_of(cell, kind));
                        let shared = houses.sets()[house] & houses.sets()[intersection.other];
                        assert!(houses.cells_at(house, intersection.here).eq(shared));
                        assert!(houses.cells_at(intersection.other, intersection.there).eq(shared));
                    }
                }
            }
        }
    }
}
