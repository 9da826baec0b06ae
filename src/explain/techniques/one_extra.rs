//! What follows where one of some extra candidates is true: for rectangles, loops and graves.

use super::{Visit, caps};
use crate::explain::choose::Choices;
use crate::explain::role::{HouseRole, Role};
use crate::explain::{Position, Step};
use crate::sets::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// Type 2: several cells have one and the same extra digit, so what sees all of them loses it.
pub(super) fn visit_type_2_step(
    position: &Position,
    step: &dyn Fn() -> Step,
    (rich, extras): (CellSet, DigitSet),
    visit: &mut Visit,
) -> ControlFlow<()> {
    let Some(extra) = extras.single().filter(|_| rich.len() > 1) else { return ControlFlow::Continue(()) };
    let gone = position.seen_by_all(extra, &rich);
    if gone.is_empty() { ControlFlow::Continue(()) } else { visit(step().removing(gone, extra)) }
}

/// Type 3: adds to a step the naked subsets of up to so many digits that the `rich` cells of a house, which have the
/// `extras`, make with other cells of it.
pub(super) fn each_type_3_step(
    position: &Position,
    step: &Step,
    (rich, extras): (CellSet, DigitSet),
    (house, most): (usize, usize),
    visit: &mut Visit,
) -> ControlFlow<()> {
    let houses = position.houses();
    let others = (houses.sets()[house] & *position.blanks()) - rich;
    let most = most.min(caps::TYPE_3_DIGITS.most_or(position, usize::MAX));
    each_type_3_set(position, house, (&others, extras), most, &mut |cells, digits| {
        let step = step.clone().in_house(houses.names[house], HouseRole::Base);
        let step = step.removing_all(position, houses.sets()[house] - rich - cells, digits);
        visit(step.showing_all(position, cells, digits, Role::Base))
    })
}

/// Calls `visit` with some of the `others` of a house, and with their digits and the `extras`: these are one more than
/// the cells, two at least and so many at most.
pub(super) fn each_type_3_set(
    position: &Position,
    house: usize,
    (others, extras): (&CellSet, DigitSet),
    most: usize,
    visit: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let houses = position.houses();
    let (items, open) = (&position.board().masks(house), houses.spots_of(house, others));
    for size in extras.len().max(2)..=most {
        let (count, with, bits) = (size as u32 - 1, extras.bits(), size as u32);
        Choices { items, open, count, with, bits }.each(&mut |chosen, digits| {
            visit(houses.cells_at(house, chosen).collect(), DigitSet::from_bits(digits))
        })?;
    }
    ControlFlow::Continue(())
}
