//! Adding candidates and houses to a step by way of a position: “these digits, wherever these cells have them”.

use super::Position;
use super::role::{HouseRole, Role};
use super::step::Step;
use crate::sets::{CellSet, DigitSet};
use crate::shape::Houses;

impl Step {
    /// Removes some digits from some cells, wherever they are candidates there.
    pub(super) fn removing_all(self, position: &Position, cells: CellSet, digits: DigitSet) -> Step {
        digits.iter().fold(self, |step, digit| step.removing(*position.places(digit) & cells, digit))
    }

    /// Shows some digits in some cells, wherever they are candidates there, digit by digit.
    pub(super) fn showing_all(
        self,
        position: &Position,
        cells: CellSet,
        digits: DigitSet,
        role: Role,
    ) -> Step {
        digits.iter().fold(self, |step, digit| step.showing(*position.places(digit) & cells, digit, role))
    }

    /// Adds houses to look at, by number.
    pub(super) fn in_houses(
        self,
        table: &Houses,
        houses: &mut dyn Iterator<Item = usize>,
        role: HouseRole,
    ) -> Step {
        houses.fold(self, |step, house| step.in_house(table.names[house], role))
    }
}
