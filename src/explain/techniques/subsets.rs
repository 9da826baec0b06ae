//! As many digits as cells: what they are for is settled, even before each has its place.
//!
//! # Locked pair, locked triple
//!
//! A naked pair or triple in one box and on one line at once, that removes from both.
#![doc = example!("locked-pair")]
#![doc = example!("locked-triple")]
//!
//! # Naked pair, triple, quadruple
//!
//! So many cells of a house have only so many candidates together, so these digits go from all other cells that see
//! all of these.
//!
//! Each of the cells takes one of the digits, and so no digit is left over. Not every cell needs all of them.
#![doc = example!("naked-pair")]
#![doc = example!("naked-triple")]
#![doc = example!("naked-quadruple")]
//!
//! # Hidden pair, triple, quadruple
//!
//! So many digits have only so many places in a house together, so all other candidates go from these cells.
//!
//! Each of the digits takes one of the cells, and so no cell is left over. In the example, 1 and 2 have room
//! in the first two cells of row 1 only.
#![doc = example!("hidden-pair")]
#![doc = example!("hidden-triple")]
#![doc = example!("hidden-quadruple")]

use super::{Tools, Visit};
use crate::explain::choose::{Choices, those};
use crate::explain::step::{HouseRole, Role};
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use crate::shape::Basic;
use std::ops::{ControlFlow, Range};

pub(super) fn naked(tools: &Tools, technique: Technique, size: u32, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_naked(position, size, &mut |cells, digits| match with_removals(
        Step::new(technique),
        position,
        cells,
        digits,
    ) {
        Some(step) => visit(step),
        None => ControlFlow::Continue(()),
    })
}

pub(super) fn locked(tools: &Tools, technique: Technique, size: u32, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each_naked(position, size, &mut |cells, digits| {
        let common: Vec<usize> = houses.common_houses(&cells).collect();
        let removes_in = |kind: Range<usize>| {
            common.iter().any(|&house| {
                kind.contains(&house)
                    && digits.iter().any(|digit| {
                        let elsewhere = common.iter().filter(|&&other| other != house);
                        let shared = elsewhere.fold(CellSet::EMPTY, |all, &other| all | houses.sets()[other]);
                        !(position.places_in(house, digit) - cells - shared).is_empty()
                    })
            })
        };
        if !removes_in(houses.of_kind(Basic::Block)) || !removes_in(houses.lines()) {
            return ControlFlow::Continue(());
        }
        match with_removals(Step::new(technique), position, cells, digits) {
            Some(step) => visit(step),
            None => ControlFlow::Continue(()),
        }
    })
}

pub(super) fn hidden(tools: &Tools, technique: Technique, size: u32, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    for house in houses.full() {
        let items = position.board().all_spots(house);
        let open = those(items, |spots| (2..=size).contains(&spots.count_ones()));
        Choices { items, open, count: size, with: 0, bits: size }.each(&mut |chosen, spots| {
            let digits = DigitSet::from_bits(chosen);
            let cells: CellSet = houses.cells_at(house, spots).collect();
            let mut step = Step::new(technique).house(houses.names[house], HouseRole::Base);
            for cell in cells {
                for digit in position.candidates(cell) {
                    step = match digits.contains(digit) {
                        true => step.showing([cell], digit, Role::Base),
                        false => step.removing([cell], digit),
                    };
                }
            }
            if step.removes.is_empty() { ControlFlow::Continue(()) } else { visit(step) }
        })?;
    }
    ControlFlow::Continue(())
}

/// Adds the digits of a naked subset, and removes them where they see all of its places; nothing if that is
/// nowhere.
fn with_removals(mut step: Step, position: &Position, cells: CellSet, digits: DigitSet) -> Option<Step> {
    let houses = position.houses();
    for house in houses.common_houses(&cells) {
        step = step.house(houses.names[house], HouseRole::Base);
    }
    for digit in digits {
        step = step.removing(position.seen_by_all(digit, &cells), digit).showing(
            *position.places(digit) & cells,
            digit,
            Role::Base,
        );
    }
    (!step.removes.is_empty()).then(|| step.sorted())
}

/// Calls `visit` with every naked subset of a size, once: its cells and its digits.
fn each_naked(
    position: &Position,
    size: u32,
    visit: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let houses = position.houses();
    for house in houses.all() {
        let items = &position.board().masks(house);
        let open = those(items, |digits| (1..=size).contains(&digits.count_ones()));
        Choices { items, open, count: size, with: 0, bits: size }.each(&mut |chosen, digits| {
            let cells: CellSet = houses.cells_at(house, chosen).collect();
            // A subset of two houses at once is met in each of them.
            if houses.common_houses(&cells).next() != Some(house) {
                return ControlFlow::Continue(());
            }
            visit(cells, DigitSet::from_bits(digits))
        })?;
    }
    ControlFlow::Continue(())
}
