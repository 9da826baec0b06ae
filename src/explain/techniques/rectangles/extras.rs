//! What follows from the extra digits: one of them is true.

use super::{RichCorners, each_rectangle};
use crate::explain::Technique;
use crate::explain::role::{HouseRole, Role};
use crate::explain::techniques::one_extra::each_type_3_set;
use crate::explain::techniques::{Tools, Visit, caps};
use crate::sets::CellSet;
use std::ops::ControlFlow;

pub(in super::super) fn unique_rectangle_type_1(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_rectangle(tools, &[RichCorners::One], &mut |rectangle| {
        rectangle.visit_type_1(position, Technique::UniqueRectangle1, visit)
    })
}

pub(in super::super) fn unique_rectangle_type_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_rectangle(tools, &[RichCorners::TwoInLine], &mut |rectangle| {
        rectangle.visit_type_2(position, Technique::UniqueRectangle2, visit)
    })
}

pub(in super::super) fn unique_rectangle_type_5(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_rectangle(tools, &[RichCorners::TwoDiagonal, RichCorners::Three], &mut |rectangle| {
        rectangle.visit_type_2(position, Technique::UniqueRectangle5, visit)
    })
}

/// The further cells of the subset have neither of the two digits.
pub(in super::super) fn unique_rectangle_type_3(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each_rectangle(tools, &[RichCorners::TwoInLine], &mut |rectangle| {
        let open = *position.blanks() - rectangle.rich;
        let others = rectangle.pair.iter().fold(open, |others, digit| others - *position.places(digit));
        for house in houses.common_houses(&rectangle.rich) {
            let others = houses.sets()[house] & others;
            let most = 1 + caps::RECTANGLE_TYPE_3_CELLS.most_or(position, others.len());
            each_type_3_set(position, house, (&others, rectangle.extras), most, &mut |cells, digits| {
                let set = cells | rectangle.rich;
                // A subset in a line and a box at once is met in both.
                if houses.common_houses(&set).next() != Some(house) {
                    return ControlFlow::Continue(());
                }
                let common = || houses.common_houses(&set);
                let others = common().fold(CellSet::EMPTY, |all, house| all | houses.sets()[house]) - set;
                let step = rectangle.step(position, Technique::UniqueRectangle3);
                let step = step.in_houses(houses, &mut common(), HouseRole::Base);
                let step = step.removing_all(position, others, digits);
                visit(step.showing_all(position, cells, digits, Role::Base))
            })?;
        }
        ControlFlow::Continue(())
    })
}
