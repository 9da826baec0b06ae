//! Subsets: pairs, triples and quadruples, naked, hidden and locked.
//!
//! In a *naked* subset some cells of a house have only as many candidates together as there are cells. These digits go
//! into these cells, so no other cell that sees all of them holds one. In a *hidden* subset some digits have only as
//! many places in a house as there are digits. These cells hold the digits, so all their other candidates go.

use super::{Tools, Visit};
use crate::explain::choose::{Choices, bits_where};
use crate::explain::role::{HouseRole, Role};
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use crate::shape::BasicKind;
use std::ops::{ControlFlow, Range};

pub(super) fn naked_subset(
    tools: &Tools,
    technique: Technique,
    size: u32,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let position = tools.position;
    each_naked_subset(position, size, &mut |cells, digits| {
        visit(naked_step(technique, position, cells, digits))
    })
}

/// A naked subset that lies in a box and in a line, and removes something from each of them alone.
pub(super) fn locked_subset(
    tools: &Tools,
    technique: Technique,
    size: u32,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each_naked_subset(position, size, &mut |cells, digits| {
        let common: Vec<usize> = houses.common_houses(&cells).collect();
        let removes_in = |kind: Range<usize>| {
            common.iter().filter(|house| kind.contains(house)).any(|&house| {
                let others = common.iter().filter(|&&other| other != house);
                let alone = houses.sets()[house] - cells;
                // The cells that are in this house, and in no other one that has the whole subset.
                let alone = others.fold(alone, |alone, &other| alone - houses.sets()[other]);
                !(position.digits_of(&alone) & digits).is_empty()
            })
        };
        if removes_in(houses.of_kind(BasicKind::Block)) && removes_in(houses.lines()) {
            visit(naked_step(technique, position, cells, digits))
        } else {
            ControlFlow::Continue(())
        }
    })
}

pub(super) fn hidden_subset(
    tools: &Tools,
    technique: Technique,
    size: u32,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    for house in houses.full() {
        let items = position.board().all_spots(house);
        let open = bits_where(items, |spots| (2..=size).contains(&spots.count_ones()));
        Choices { items, open, count: size, with: 0, bits: size }.each(&mut |chosen, spots| {
            let digits = DigitSet::from_bits(chosen);
            let cells: CellSet = houses.cells_at(house, spots).collect();
            let gone = position.digits_of(&cells) - digits;
            if gone.is_empty() {
                return ControlFlow::Continue(());
            }
            let step = Step::new(technique).in_house(houses.names[house], HouseRole::Base);
            let step = step.removing_all(position, cells, gone);
            let show = |step: Step, cell| step.showing_all(position, CellSet::of(cell), digits, Role::Base);
            let step = cells.iter().fold(step, show);
            let block = |step: Step, digit| step.blocked_in_house(position, house, spots, digit);
            visit(digits.iter().fold(step, block))
        })?;
    }
    ControlFlow::Continue(())
}

/// The step of a naked subset: its digits go from where they see all of its cells.
fn naked_step(technique: Technique, position: &Position, cells: CellSet, digits: DigitSet) -> Step {
    let houses = position.houses();
    Step::new(technique)
        .in_houses(houses, &mut houses.common_houses(&cells), HouseRole::Base)
        .removing_all(position, houses.common_peers(&cells), digits)
        .showing_all(position, cells, digits, Role::Base)
}

/// Calls `visit` with every naked subset of a size, once: its cells and its digits.
fn each_naked_subset(
    position: &Position,
    size: u32,
    visit: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let houses = position.houses();
    for house in houses.all() {
        let items = &position.board().masks(house);
        let open = bits_where(items, |digits| (1..=size).contains(&digits.count_ones()));
        Choices { items, open, count: size, with: 0, bits: size }.each(&mut |chosen, digits| {
            let cells: CellSet = houses.cells_at(house, chosen).collect();
            // A subset that lies in two houses is met in each of them, and visited in the first.
            if houses.common_houses(&cells).next() != Some(house) {
                return ControlFlow::Continue(());
            }
            visit(cells, DigitSet::from_bits(digits))
        })?;
    }
    ControlFlow::Continue(())
}
