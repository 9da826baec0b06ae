//! Where the rows, columns and boxes of a classic puzzle meet each other.

use crate::shape::{BASIC, Basic, Houses, Shape};
use std::sync::OnceLock;

/// Where a house meets another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meeting {
    /// The other house.
    pub(super) other: usize,
    /// The cells that both have: a bit for each cell of the one house, and for each cell of the other.
    pub(super) here: u32,
    pub(super) there: u32,
}

/// All meetings of a shape: for each house and each of its cells, that with the row, the column and the box of the
/// cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meetings(&'static [[Meeting; BASIC]]);

impl Meetings {
    /// Those of the classic puzzles of a shape, which are made once.
    pub(super) fn of(shape: Shape) -> Meetings {
        /// By side.
        static MEETINGS: [OnceLock<Vec<[Meeting; BASIC]>>; 26] = [const { OnceLock::new() }; 26];
        Meetings(MEETINGS[shape.side()].get_or_init(|| all_meetings(Houses::of_shape(shape))))
    }

    /// Where a house meets the house of a kind that its cell number `place` is in, too.
    #[inline]
    pub(super) fn at(self, houses: &Houses, house: usize, place: u32, kind: Basic) -> &'static Meeting {
        &self.0[house * houses.shape().side() + place as usize][kind as usize]
    }
}

#[cold]
fn all_meetings(houses: &Houses) -> Vec<[Meeting; BASIC]> {
    let kinds = [Basic::Row, Basic::Column, Basic::Block];
    let of_cell =
        |house: usize, cell: usize| kinds.map(|kind| meeting_of(houses, house, houses.house_of(cell, kind)));
    houses.all().flat_map(|house| houses.cells[house].iter().map(move |&cell| of_cell(house, cell))).collect()
}

fn meeting_of(houses: &Houses, house: usize, other: usize) -> Meeting {
    let [here, there] =
        [(house, other), (other, house)].map(|(one, of)| houses.spots_of(one, &houses.sets()[of]));
    Meeting { other, here, there }
}

#[cfg(test)]
mod tests {
    use super::Meetings;
    use crate::shape::{Basic, Houses, Shape};

    #[test]
    fn meetings_of_every_shape() {
        for shape in Shape::ALL {
            let houses = Houses::of_shape(shape);
            let meetings = Meetings::of(shape);
            for house in houses.all() {
                for (place, &cell) in houses.cells[house].iter().enumerate() {
                    for kind in [Basic::Row, Basic::Column, Basic::Block] {
                        let meeting = meetings.at(houses, house, place as u32, kind);
                        assert_eq!(meeting.other, houses.house_of(cell, kind));
                        let shared = houses.sets()[house] & houses.sets()[meeting.other];
                        assert!(houses.cells_at(house, meeting.here).eq(shared));
                        assert!(houses.cells_at(meeting.other, meeting.there).eq(shared));
                    }
                }
            }
        }
    }
}
