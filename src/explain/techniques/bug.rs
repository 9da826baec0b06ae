//! Bivalue universal graves: positions that would have an even number of solutions.
//!
//! If every open cell has two candidates, and every digit two places in each house or none, then the puzzle has
//! no solution or several. A puzzle with one solution never comes there, so something keeps it from it.

use super::Visit;
use crate::candidates::DigitSet;
use crate::explain::step::{HouseRole, Role};
use crate::explain::{Position, Step, Technique};
use std::ops::ControlFlow;

/// BUG + 1: one cell has three candidates and all others two, so the cell holds the digit that is three times in
/// its houses.
pub fn bug_plus_one(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let map = position.map();
    let mut rich = None;
    for cell in position.blanks().iter() {
        match position.candidates(cell).len() {
            2 => {}
            3 if rich.is_none() => rich = Some(cell),
            _ => return ControlFlow::Continue(()),
        }
    }
    let Some(cell) = rich else { return ControlFlow::Continue(()) };
    let mut odd = DigitSet::EMPTY;
    for house in 0..map.houses.len() {
        for digit in position.all_digits() {
            match position.spots(house, digit).count_ones() {
                0..=2 => {}
                3 if map.sets[house].contains(cell) => odd |= DigitSet::of(digit),
                _ => return ControlFlow::Continue(()),
            }
        }
    }
    let Some(kept) = odd.single().filter(|&digit| position.candidates(cell).contains(digit)) else {
        return ControlFlow::Continue(());
    };
    let is_odd = |&(house, _): &(usize, u32)| position.spots(house, kept).count_ones() == 3;
    if !map.houses_of[cell].iter().all(is_odd) {
        return ControlFlow::Continue(());
    }
    let mut step = Step::new(Technique::BugPlusOne).showing([cell], kept, Role::Extra);
    for digit in position.candidates(cell).iter().filter(|&digit| digit != kept) {
        step = step.removing([cell], digit);
    }
    for &(house, _) in &map.houses_of[cell] {
        step = step.house(map.houses[house], HouseRole::Base);
    }
    visit(step)
}

/// To be written: bug-type-2.
pub fn bug_type_2(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: bug-type-3.
pub fn bug_type_3(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// To be written: bug-type-4.
pub fn bug_type_4(_position: &Position, _visit: &mut Visit) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
