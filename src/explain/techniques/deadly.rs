//! Deadly patterns: cells in which two digits could change places.

use super::Visit;
use super::one_extra::visit_type_2_step;
use crate::explain::role::Role;
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use crate::shape::{BasicKind, Houses};
use std::ops::ControlFlow;

/// Cells that must not hold two digits in turn: if they did, the digits could change places.
pub(super) struct DeadlyPattern {
    /// In the order in which a step shows them.
    pub(super) cells: Vec<usize>,
    pub(super) pair: DigitSet,
    /// The cells that have other candidates, too, and what these are.
    pub(super) rich: CellSet,
    pub(super) extras: DigitSet,
}

impl DeadlyPattern {
    /// The two digits, in both orders.
    pub(super) fn turns(&self) -> impl Iterator<Item = [u8; 2]> {
        let pair = self.pair;
        pair.iter().flat_map(move |kept| (pair - DigitSet::of(kept)).iter().map(move |gone| [kept, gone]))
    }

    /// The step of this pattern, before anything is removed.
    pub(super) fn step(&self, position: &Position, technique: Technique) -> Step {
        let show = |step: Step, &cell: &usize| {
            step.showing_all(position, CellSet::of(cell), self.pair, Role::Deadly)
        };
        let step = self.cells.iter().fold(Step::new(technique), show);
        step.showing_all(position, self.rich, self.extras, Role::Extra)
    }

    /// Type 1: the one rich cell loses both digits.
    pub(super) fn visit_type_1(
        &self,
        position: &Position,
        technique: Technique,
        visit: &mut Visit,
    ) -> ControlFlow<()> {
        visit(self.step(position, technique).removing_all(position, self.rich, self.pair))
    }

    /// Type 2, which is type 5 as well: what sees all rich cells loses the one extra digit.
    pub(super) fn visit_type_2(
        &self,
        position: &Position,
        technique: Technique,
        visit: &mut Visit,
    ) -> ControlFlow<()> {
        visit_type_2_step(position, &|| self.step(position, technique), (self.rich, self.extras), visit)
    }
}

/// The deadly rectangles with a side between two cells of a line, each in order around: these two come first. `across`
/// is the kind of the two lines that lead on from there, and `fits` says of a third cell and a fourth whether they are
/// wanted.
///
/// For example between r1c1 and r1c4, with columns across, are r1c1 r1c4 r2c4 r2c1 and r1c1 r1c4 r3c4 r3c1.
pub(super) fn rectangles_on<'a>(
    houses: &'a Houses,
    [first, second]: [usize; 2],
    across: BasicKind,
    fits: &'a dyn Fn(usize, usize) -> bool,
) -> impl Iterator<Item = [usize; 4]> + 'a {
    let line_of = |cell| houses.cells[houses.house_of(cell, across)].iter().copied();
    let ends = line_of(second).zip(line_of(first)).filter(|&(third, last)| fits(third, last));
    let around = ends.map(move |(third, last)| [first, second, third, last]);
    around.filter(|&cells| is_deadly(houses, cells))
}

/// Whether two digits in four cells, in order around them, could change places: each house of one of the
/// cells has exactly one other of them, and that is a neighbour.
///
/// For rows, columns and boxes this is so in two rows, two columns and two boxes. Whatever other houses a
/// puzzle may have, the digits can change places in them as well.
fn is_deadly(houses: &Houses, cells: [usize; 4]) -> bool {
    (0..4).all(|number| {
        let [next, across, last] = [1, 2, 3].map(|further| cells[(number + further) % 4]);
        houses.houses_of(cells[number]).iter().all(|&(house, _)| {
            let house = &houses.sets()[house];
            !house.contains(across) && house.contains(next) != house.contains(last)
        })
    })
}
