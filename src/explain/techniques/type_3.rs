//! Type 3 of loops and of graves: cells of which one holds one of some extra digits count as one cell with just these.

use super::Visit;
use crate::explain::choose::Choices;
use crate::explain::step::{HouseRole, Role};
use crate::explain::{Position, Step};
use crate::sets::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// How many digits a set may have: seven, and fewer on shapes above 9×9, where there are too many.
pub(super) fn most_digits(position: &Position) -> usize {
    if position.side() > 9 { 4 } else { 7 }
}

/// Adds to a step the naked subsets of up to so many digits that the `rich` cells of a house, which have the `extras`, make
/// with other cells of it.
pub(super) fn each_naked(
    position: &Position,
    step: &Step,
    (rich, extras): (CellSet, DigitSet),
    (house, most): (usize, usize),
    visit: &mut Visit,
) -> ControlFlow<()> {
    let houses = position.houses();
    let others = (houses.sets()[house] & *position.blanks()) - rich;
    let (items, open) = (&position.board().masks(house), houses.spots_of(house, &others));
    for size in extras.len()..=most.min(most_digits(position)) {
        let (count, with, bits) = (size as u32 - 1, extras.bits(), size as u32);
        Choices { items, open, count, with, bits }.each(&mut |chosen, digits| {
            let cells: CellSet = houses.cells_at(house, chosen).collect();
            let mut step = step.clone().house(houses.names[house], HouseRole::Base);
            for digit in DigitSet::from_bits(digits) {
                step = step.removing(position.places_in(house, digit) - rich - cells, digit).showing(
                    *position.places(digit) & cells,
                    digit,
                    Role::Base,
                );
            }
            if step.removes.is_empty() { ControlFlow::Continue(()) } else { visit(step.sorted()) }
        })?;
    }
    ControlFlow::Continue(())
}
