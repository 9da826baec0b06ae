//! Bivalue universal graves: positions that would have no solution or several. *Extra* candidates keep a puzzle
//! from it, and one of them at least is true.

use super::one_extra::{each_type_3_step, visit_type_2_step};
use super::{Tools, Visit};
use crate::explain::patterns::grave::Grave;
use crate::explain::role::{HouseRole, Role};
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
