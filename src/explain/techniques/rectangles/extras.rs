//! What follows from the extra digits: one of them is true.

use super::{Rich, each};
use crate::explain::Technique;
use crate::explain::step::{HouseRole, Role};
use crate::explain::techniques::one_extra::each_set;
use crate::explain::techniques::{Tools, Visit};
use crate::sets::CellSet;
use std::ops::ControlFlow;

/// How many further cells a subset of type 3 may have on shapes above 9×9, where there are too many larger
/// ones.
const MOST_CELLS_OF_LARGE: usize = 4;

pub(in super::super) fn type_1(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each(position, &[Rich::One], &mut |rectangle| {
        rectangle.type_1(position, Technique::UniqueRectangle1, visit)
    })
}

pub(in super::super) fn type_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each(position, &[Rich::TwoInLine], &mut |rectangle| {
        rectangle.type_2(position, Technique::UniqueRectangle2, visit)
    })
}

pub(in super::super) fn type_5(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each(position, &[Rich::TwoDiagonal, Rich::Three], &mut |rectangle| {
        rectangle.type_2(position, Technique::UniqueRectangle5, visit)
    })
}

/// The further cells of the subset have neither of the two digits.
pub(in super::super) fn type_3(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each(position, &[Rich::TwoInLine], &mut |rectangle| {
        let open = *position.blanks() - rectangle.rich;
        let others = rectangle.pair.iter().fold(open, |others, digit| others - *position.places(digit));
        for house in houses.common_houses(&rectangle.rich) {
            let others = houses.sets()[house] & others;
            let most = 1 + if position.side() > 9 { MOST_CELLS_OF_LARGE } else { others.len() };
            each_set(position, house, (&others, rectangle.extras), most, &mut |cells, digits| {
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
