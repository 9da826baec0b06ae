//! Bivalue universal graves: positions that would have no solution or several.
//!
//! If every blank has two candidates, and every digit two places in each house or none, then each solution
//! has a twin: take the other candidate in every blank. A house has as many such digits as blanks then, so each
//! blank holds one of its own, in the solution and in the twin, even if the house is not full. So a puzzle
//! with exactly one solution never comes there, and *extra* candidates keep it from it. One of them at least is
//! true. The name is short for *bivalue universal grave*: BUG.
//!
//! # BUG + 1
//!
//! One cell has three candidates and all other blanks two, so the cell holds the digit that has three places in its
//! row, its column and its box.
//!
//! Without this digit in the cell, the position would be a grave. So the two other candidates go.
//!
//! In the example, three cells have the 6 in row 2, in column 2 and in box 1.
#![doc = example!("bug-plus-one")]
//!
//! # BUG type 2
//!
//! All extras are the same digit, so this digit goes from all cells that see all of them.
//!
//! One of the extras is true. What sees all of them sees the one that is.
//!
//! In the example, one of the cells in column 5 holds the 2 that is too much there.
#![doc = example!("bug-type-2")]
//!
//! # BUG type 3
//!
//! The cells with extras are in one house and make a naked subset with other cells of it, so the digits of the
//! subset go from the rest of the house.
//!
//! One of the extras is true. So the cells that have them count together as one cell with just these
//! candidates.
//!
//! In the example, the extras are a 2 and a 6 in row 5, and with the second cell of the row they are a naked
//! pair.
#![doc = example!("bug-type-3")]
//!
//! # BUG type 4
//!
//! Two cells of a house have extras, and exactly one other candidate in common, so both lose all but this one and
//! their extras.
//!
//! Without the extras, the common digit has just these two places in the house. So one of the cells holds it.
//! The other one holds an extra, because one of the extras is true.
//!
//! In the example, 5 is the common digit, and the extras are a 1 and a 3.
#![doc = example!("bug-type-4")]

use super::one_extra::{each_type_3_step, visit_type_2_step};
use super::{Tools, Visit};
use crate::explain::patterns::grave::Grave;
use crate::explain::step::{HouseRole, Role};
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use std::ops::ControlFlow;

pub(super) fn bug_plus_one(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let Some(grave) = Grave::of(position.board()) else { return ControlFlow::Continue(()) };
    let &[(cell, extras)] = grave.extras.as_slice() else { return ControlFlow::Continue(()) };
    if extras.len() != 1 {
        return ControlFlow::Continue(());
    }
    let houses = position.houses();
    let step = step_of_grave(position, &grave, Technique::BugPlusOne);
    let step = step.in_houses(houses, &mut houses.common_houses(&grave.cells), HouseRole::Base);
    visit(step.removing_all(position, grave.cells, position.candidates(cell) - extras))
}

pub(super) fn bug_type_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let Some(grave) = Grave::of(position.board()) else { return ControlFlow::Continue(()) };
    visit_type_2_step(
        position,
        &|| step_of_grave(position, &grave, Technique::BugType2),
        (grave.cells, grave.digits),
        visit,
    )
}

pub(super) fn bug_type_3(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let Some(grave) = Grave::of(position.board()) else { return ControlFlow::Continue(()) };
    if grave.cells.len() < 2 || grave.digits.len() < 2 {
        return ControlFlow::Continue(());
    }
    let houses = position.houses();
    let step = step_of_grave(position, &grave, Technique::BugType3);
    houses.common_houses(&grave.cells).try_for_each(|house| {
        let most = (houses.sets()[house] & *position.blanks()).len() + 1 - grave.cells.len();
        each_type_3_step(position, &step, (grave.cells, grave.digits), (house, most), visit)
    })
}

pub(super) fn bug_type_4(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    let Some(grave) = Grave::of(position.board()) else { return ControlFlow::Continue(()) };
    let &[(one, of_one), (other, of_other)] = grave.extras.as_slice() else {
        return ControlFlow::Continue(());
    };
    let rest = [position.candidates(one) - of_one, position.candidates(other) - of_other];
    let Some(common) = (rest[0] & rest[1]).single() else { return ControlFlow::Continue(()) };
    let mut full = houses.common_houses(&grave.cells).filter(|&house| houses.is_full(house));
    let step = step_of_grave(position, &grave, Technique::BugType4)
        .showing([one, other], common, Role::Base)
        .in_houses(houses, &mut full, HouseRole::Base);
    if step.houses.is_empty() {
        return ControlFlow::Continue(());
    }
    let gone = rest.map(|rest| rest - DigitSet::of(common));
    let step = step.removing_all(position, CellSet::of(one), gone[0]);
    visit(step.removing_all(position, CellSet::of(other), gone[1]))
}

/// The step of a grave, before anything is removed.
fn step_of_grave(position: &Position, grave: &Grave, technique: Technique) -> Step {
    grave.extras.iter().fold(Step::new(technique), |step, &(cell, extras)| {
        step.showing_all(position, CellSet::of(cell), extras, Role::Extra)
    })
}
