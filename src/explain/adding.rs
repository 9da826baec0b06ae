//! Adding to a step what some cells and houses of a position have.

use super::Position;
use super::role::{HouseRole, Role};
use super::step::Step;
use crate::sets::{CellSet, DigitSet};
use crate::shape::Houses;

impl Step {
    /// Adds to what is removed those of some digits that some cells have as candidates.
    pub(super) fn removing_all(self, position: &Position, cells: CellSet, digits: DigitSet) -> Step {
        digits.iter().fold(self, |step, digit| step.removing(*position.places(digit) & cells, digit))
    }

    /// Adds to what is looked at those of some digits that some cells have as candidates, digit by digit.
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
        houses.fold(self, |step, house| step.house(table.names[house], role))
    }
}
