//! Unique rectangles: four cells in two rows, two columns and two boxes must not hold two digits crosswise.
//!
//! A cell of the rectangle is *plain* if it has no candidates besides the two digits, and *rich* if it has *extra*
//! ones. One plain cell at least has both digits. The others may have lost one of them, as long as no peer holds
//! it. So this is not for Sukakus, where the puzzle itself may have struck it.

mod extras;
mod places;

pub(super) use extras::{
    unique_rectangle_type_1, unique_rectangle_type_2, unique_rectangle_type_3, unique_rectangle_type_5,
};
pub(super) use places::{hidden_rectangle, unique_rectangle_type_4, unique_rectangle_type_6};

use super::Tools;
use super::deadly::{DeadlyPattern, rectangles_on};
use crate::explain::Position;
use crate::sets::CellSet;
use crate::shape::BasicKind;
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
    tools: &Tools,
    kinds: &[RichCorners],
    visit: &mut dyn FnMut(&DeadlyPattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let position = tools.position;
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
        let column = &houses.cells[houses.house_of(start, BasicKind::Column)];
        for below in column.iter().copied().filter(|&below| is_corner(below)) {
            let found = rectangles_on(houses, [start, below], BasicKind::Row, &are_corners);
            for [_, _, across, beside] in found {
                let cells = vec![start, beside, across, below];
                // A corner that has lost both digits cannot be told as one.
                let is_bare = |&cell: &usize| (position.candidates(cell) & pair).is_empty();
                if tools.is_for_people && cells.iter().any(is_bare) {
                    continue;
                }
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
