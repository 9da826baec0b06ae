//! What follows from the extra digits: one of them is true.

use super::{Rectangle, Rich, each, hand_over};
use crate::explain::choose::{Choices, those};
use crate::explain::step::{HouseRole, Role};
use crate::explain::techniques::{Tools, Visit};
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// How many further cells a subset of type 3 may have on shapes above 9×9, where there are too many larger
/// ones.
const MOST_CELLS_OF_LARGE: u32 = 4;

pub(in super::super) fn type_1(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each(position, &mut |rectangle| {
        if rectangle.kind() != Rich::One {
            return ControlFlow::Continue(());
        }
        let step = rectangle.step(position, Technique::UniqueRectangle1);
        let remove = |step: Step, digit| step.removing(*position.places(digit) & rectangle.rich, digit);
        hand_over(rectangle.digits.into_iter().fold(step, remove), visit)
    })
}

pub(in super::super) fn type_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    same_extra(tools.position, Technique::UniqueRectangle2, &[Rich::TwoInLine], visit)
}

pub(in super::super) fn type_5(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    same_extra(tools.position, Technique::UniqueRectangle5, &[Rich::TwoDiagonal, Rich::Three], visit)
}

pub(in super::super) fn type_3(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each(position, &mut |rectangle| {
        if rectangle.kind() != Rich::TwoInLine {
            return ControlFlow::Continue(());
        }
        for house in houses.common_houses(&rectangle.rich) {
            each_subset(position, rectangle, house, &mut |cells, digits| {
                let set = cells | rectangle.rich;
                // A subset in a line and a box at once is met in both.
                if houses.common_houses(&set).next() != Some(house) {
                    return ControlFlow::Continue(());
                }
                let mut step = rectangle.step(position, Technique::UniqueRectangle3);
                for house in houses.common_houses(&set) {
                    for digit in digits {
                        step = step.removing(position.places_in(house, digit) - set, digit);
                    }
                    step = step.house(houses.names[house], HouseRole::Base);
                }
                for digit in digits {
                    step = step.showing(*position.places(digit) & cells, digit, Role::Base);
                }
                hand_over(step, visit)
            })?;
        }
        ControlFlow::Continue(())
    })
}

/// Calls `visit` with cells of a house and with digits: the cells have none of the rectangle's two digits,
/// and with its extra digits they have one digit more than there are cells.
fn each_subset(
    position: &Position,
    rectangle: &Rectangle,
    house: usize,
    visit: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let houses = position.houses();
    let items = &position.board().masks(house);
    let others = (houses.sets()[house] & *position.blanks()) - rectangle.rich;
    let open = houses.spots_of(house, &others) & those(items, |digits| digits & rectangle.pair().bits() == 0);
    let (with, least) = (rectangle.extras.bits(), rectangle.extras.len() as u32);
    let most = if position.side() > 9 { MOST_CELLS_OF_LARGE } else { open.count_ones() };
    for count in least.saturating_sub(1).max(1)..=most {
        Choices { items, open, count, with, bits: count + 1 }.each(&mut |chosen, digits| {
            visit(houses.cells_at(house, chosen).collect(), DigitSet::from_bits(digits))
        })?;
    }
    ControlFlow::Continue(())
}

/// Types 2 and 5: what sees all cells with the one extra digit loses it.
fn same_extra(
    position: &Position,
    technique: Technique,
    kinds: &[Rich],
    visit: &mut Visit,
) -> ControlFlow<()> {
    each(position, &mut |rectangle| {
        let Some(extra) = rectangle.extras.single().filter(|_| kinds.contains(&rectangle.kind())) else {
            return ControlFlow::Continue(());
        };
        let gone = position.seen_by_all(extra, &rectangle.rich);
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        visit(rectangle.step(position, technique).removing(gone, extra))
    })
}
