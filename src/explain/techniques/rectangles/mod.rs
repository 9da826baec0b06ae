//! Unique rectangles: four cells in two rows, two columns and two boxes must not hold two digits crosswise.
//!
//! If they did, the two digits could change places, and every house would still have each digit once: the
//! puzzle would have a second solution. So this is for puzzles that have exactly one. In such a *deadly
//! pattern* something must keep the two digits from coming true crosswise, and the types differ in what that
//! can be.
//!
//! Below, a cell of the rectangle is *plain* if it has no candidates besides the two digits, and *rich* if it
//! has *extra* ones. One plain cell at least has both digits. The others may have lost one of them, as long
//! as no peer holds it. So this is not for Sukakus, where the puzzle itself may have struck it.
//!
//! # Unique rectangle type 1
//!
//! Three of the four cells have only the two digits, so these go from the fourth.
//!
//! If the fourth cell held one of them, the three others could only complete the deadly pattern. So it holds
//! one of its extra digits.
//!
//! In the example, 3 and 6 would stand crosswise in rows 2 and 3, so the first cell of row 2 holds its 1.
#![doc = example!("unique-rectangle-type-1")]
//!
//! # Unique rectangle type 2
//!
//! Two cells in a line have one and the same extra digit, so this digit goes from all cells that see both.
//!
//! The two other cells have only the two digits. If neither of the cells held the extra digit, the deadly
//! pattern would be complete. So one of them holds it, and what sees both sees the one that does.
//!
//! In the example, one of the first cells of rows 1 and 2 holds the 3, and row 5 sees both in its first cell.
#![doc = example!("unique-rectangle-type-2")]
//!
//! # Unique rectangle type 3
//!
//! The extra digits of two cells in a line make a naked subset with other cells of a house, so the digits of the
//! subset go from the rest of the house.
//!
//! One of the two cells holds one of the extra digits, or else the deadly pattern would be complete. So both
//! together count as one cell that has just these candidates. With a number of other cells they have one
//! digit more than there are other cells. So each of these digits is in one of the cells, as in any naked
//! subset.
//!
//! In the example, 2 and 4 are the extra digits in column 4, and with the cell of row 2 they are a naked
//! pair.
#![doc = example!("unique-rectangle-type-3")]
//!
//! # Unique rectangle type 4
//!
//! Two cells in a line have extra digits, and one of the two digits has no other place in the houses of both, so
//! the other of the two goes from both.
//!
//! The digit that has no other place must be in one of the two cells. If the other digit were in the other
//! cell, the deadly pattern would be complete, because the two further cells have only these digits.
//!
//! In the example, 1 has no other place in row 3, so one of the two cells holds it, and neither the 5.
#![doc = example!("unique-rectangle-type-4")]
//!
//! # Unique rectangle type 5
//!
//! Two diagonal cells, or three cells, have one and the same extra digit, so this digit goes from all cells that
//! see all of them.
//!
//! It is type 2 with other cells: one of them must hold the extra digit, or else the deadly pattern would be
//! complete.
//!
//! In the example, 1 and 3 are in rows 1 and 6, and three of the cells have the 2 as well.
#![doc = example!("unique-rectangle-type-5")]
//!
//! # Unique rectangle type 6
//!
//! Two diagonal cells have extra digits, and one of the two digits has no other place in both rows and both
//! columns, so this digit goes from both cells.
//!
//! In these rows and columns the digit is in two cells across from each other. If that were the two cells
//! with the extra digits, the two others, which then have only the other digit left, would complete the
//! deadly pattern.
//!
//! In the example, that is so for the 6.
#![doc = example!("unique-rectangle-type-6")]
//!
//! # Hidden rectangle
//!
//! In the row and the column of one of the cells, one of the two digits has no place outside the rectangle, so the
//! other goes from this cell.
//!
//! The cell across from it has only the two digits. If the cell held the other digit, its row and its column
//! would need the first one in the neighbours. Then the cell across would have to hold the other digit, too,
//! and the deadly pattern would be complete. The neighbours may have any extra digits: these hide the
//! rectangle.
//!
//! In the example, 2 has no other place in row 3 and in column 6. So 5 goes from the cell where they meet.
#![doc = example!("hidden-rectangle")]

mod extras;
mod places;

pub(super) use extras::{
    unique_rectangle_type_1, unique_rectangle_type_2, unique_rectangle_type_3, unique_rectangle_type_5,
};
pub(super) use places::{hidden_rectangle, unique_rectangle_type_4, unique_rectangle_type_6};

use super::deadly::{DeadlyPattern, rectangles_on};
use crate::explain::Position;
use crate::sets::CellSet;
use crate::shape::Basic;
use std::ops::ControlFlow;

/// Which of the cells are rich.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RichCorners {
    None,
    One,
    TwoInLine,
    TwoDiagonal,
    Three,
}

/// Which of the cells of a rectangle are rich. The first is plain.
fn rich_corners(rectangle: &DeadlyPattern) -> RichCorners {
    match rectangle.rich.len() {
        0 => RichCorners::None,
        1 => RichCorners::One,
        // If the one across from the first is plain, too, both others are rich.
        2 if rectangle.rich.contains(rectangle.cells[2]) => RichCorners::TwoInLine,
        2 => RichCorners::TwoDiagonal,
        _ => RichCorners::Three,
    }
}

/// Whether a digit is a candidate of a blank, or was one: no peer holds it.
fn has_or_had_candidate(position: &Position, cell: usize, digit: u8) -> bool {
    let is_held = || position.houses().peers()[cell].iter().any(|peer| position.cells()[peer] == digit);
    position.candidates(cell).contains(digit) || position.blanks().contains(cell) && !is_held()
}

/// Calls `visit` for every rectangle whose rich cells are of such a kind. Its cells are in order around it, and the
/// first is plain.
fn each_rectangle(
    position: &Position,
    kinds: &[RichCorners],
    visit: &mut dyn FnMut(&DeadlyPattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let houses = position.houses();
    for start in position.blanks().iter() {
        let pair = position.candidates(start);
        if pair.len() != 2 {
            continue;
        }
        // A rectangle is met from each cell that has just the two digits; the first one counts.
        let is_first = |cell: usize| cell > start || position.candidates(cell) != pair;
        let is_corner = |cell: usize| {
            is_first(cell) && pair.iter().all(|digit| has_or_had_candidate(position, cell, digit))
        };
        let are_corners = |across, beside| is_corner(beside) && is_corner(across);
        let column = &houses.cells[houses.house_of(start, Basic::Column)];
        for below in column.iter().copied().filter(|&below| is_corner(below)) {
            let found = rectangles_on(houses, [start, below], Basic::Row, &are_corners);
            for [_, _, across, beside] in found {
                let cells = vec![start, beside, across, below];
                let is_rich = |cell: &usize| !(position.candidates(*cell) - pair).is_empty();
                let rich: CellSet = cells.iter().copied().filter(is_rich).collect();
                let extras = position.digits_of(&rich) - pair;
                let rectangle = DeadlyPattern { cells, pair, rich, extras };
                if kinds.contains(&rich_corners(&rectangle)) {
                    visit(&rectangle)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
