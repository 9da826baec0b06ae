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

mod extras;
mod places;

pub(super) use extras::{type_1, type_2, type_3, type_5};
pub(super) use places::{hidden_rectangle, type_4, type_6};

use super::Visit;
use crate::explain::step::Role;
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use crate::shape::{Basic, Houses};
use std::ops::ControlFlow;

/// Four open cells that must not hold two digits crosswise.
struct Rectangle {
    /// In order around the rectangle: each is in a line with the next. The first is plain.
    cells: [usize; 4],
    digits: [u8; 2],
    /// The cells that have other candidates, too, and what these are.
    rich: CellSet,
    extras: DigitSet,
}

/// Which of the cells are rich.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rich {
    None,
    One,
    TwoInLine,
    TwoDiagonal,
    Three,
}

impl Rectangle {
    fn pair(&self) -> DigitSet {
        self.digits.into_iter().collect()
    }

    fn kind(&self) -> Rich {
        match self.rich.len() {
            0 => Rich::None,
            1 => Rich::One,
            // The first cell is plain. If the one across is plain, too, both others are rich.
            2 if self.rich.contains(self.cells[2]) => Rich::TwoInLine,
            2 => Rich::TwoDiagonal,
            _ => Rich::Three,
        }
    }

    /// The step of this rectangle, before anything is removed.
    fn step(&self, position: &Position, technique: Technique) -> Step {
        let mut step = Step::new(technique);
        for digit in self.digits {
            step = step.showing(
                self.cells.into_iter().filter(|&cell| has(position, cell, digit)),
                digit,
                Role::Deadly,
            );
        }
        for digit in self.extras {
            step = step.showing(*position.places(digit) & self.rich, digit, Role::Extra);
        }
        step
    }
}

fn has(position: &Position, cell: usize, digit: u8) -> bool {
    position.candidates(cell).contains(digit)
}

/// Gives a step to the visitor, if anything follows from it.
fn hand_over(step: Step, visit: &mut Visit) -> ControlFlow<()> {
    if step.removes.is_empty() { ControlFlow::Continue(()) } else { visit(step.sorted()) }
}

/// Whether two digits in four cells, in order around them, could change places: each house of one of the
/// cells has exactly one other of them, and that is a neighbour.
///
/// For rows, columns and boxes this is so in two rows, two columns and two boxes. Whatever other houses a
/// puzzle may have, the digits can change places in them as well.
pub(super) fn is_deadly(houses: &Houses, cells: [usize; 4]) -> bool {
    (0..4).all(|number| {
        let [next, across, last] = [1, 2, 3].map(|further| cells[(number + further) % 4]);
        houses.houses_of(cells[number]).iter().all(|&(house, _)| {
            let house = &houses.sets()[house];
            !house.contains(across) && house.contains(next) != house.contains(last)
        })
    })
}

/// Whether a digit is a candidate of a blank, or was one: no peer holds it.
fn fits(position: &Position, cell: usize, digit: u8) -> bool {
    let is_held = || position.houses().peers()[cell].iter().any(|peer| position.cells()[peer] == digit);
    has(position, cell, digit) || position.blanks().contains(cell) && !is_held()
}

/// Calls `visit` for every rectangle.
fn each(position: &Position, visit: &mut dyn FnMut(&Rectangle) -> ControlFlow<()>) -> ControlFlow<()> {
    let houses = position.houses();
    for start in position.blanks().iter() {
        let pair = position.candidates(start);
        let mut digits = pair.iter();
        let (2, Some(a), Some(b)) = (pair.len(), digits.next(), digits.next()) else { continue };
        let row = houses.house_of(start, Basic::Row);
        let column = houses.house_of(start, Basic::Column);
        let is_corner = |cell: &usize| *cell != start && fits(position, *cell, a) && fits(position, *cell, b);
        let besides: CellSet = houses.cells[row].iter().copied().filter(is_corner).collect();
        if besides.is_empty() {
            continue;
        }
        for below in houses.cells[column].iter().copied().filter(is_corner) {
            let other_row = &houses.sets()[houses.house_of(below, Basic::Row)];
            for beside in besides {
                let other_column = &houses.sets()[houses.house_of(beside, Basic::Column)];
                let Some(across) = (*other_row & *other_column).first().filter(is_corner) else { continue };
                let cells = [start, beside, across, below];
                // A rectangle is met from each cell that has just the two digits; the first one counts.
                let is_first = |&cell: &usize| cell >= start || position.candidates(cell) != pair;
                if !cells.iter().all(is_first) || !is_deadly(houses, cells) {
                    continue;
                }
                let is_rich = |cell: &usize| !(position.candidates(*cell) - pair).is_empty();
                let rich: CellSet = cells.into_iter().filter(is_rich).collect();
                let extras = position.digits_of(&rich) - pair;
                visit(&Rectangle { cells, digits: [a, b], rich, extras })?;
            }
        }
    }
    ControlFlow::Continue(())
}
