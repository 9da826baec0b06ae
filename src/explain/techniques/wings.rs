//! Two or three cells of two candidates that turn on a common cell or a common house.
//!
//! # W-Wing
//!
//! Two cells with candidates x and y, and a house in which y has two places, one seeing each cell, so x goes from
//! all cells that see both cells.
//!
//! One of the two places of y is true, so one of the two cells loses y and holds x.
#![doc = example!("w-wing")]
//!
//! # XY-Wing
//!
//! A cell with candidates x and y sees one with x and z and one with y and z, so z goes from all cells that see
//! both of these.
//!
//! The first cell, the pivot, holds x or y. If it holds x, the first of the others has lost x and holds z. If
//! it holds y, the second holds z. So one of the two holds z.
#![doc = example!("xy-wing")]
//!
//! # XYZ-Wing
//!
//! A cell with candidates x, y and z sees one with x and z and one with y and z, so z goes from all cells that see
//! all three.
//!
//! If the first cell, the pivot, holds x, one of the others holds z; if it holds y, the other does; and else
//! it holds z itself.
#![doc = example!("xyz-wing")]

use super::two::each_two;
use super::{Tools, Visit};
use crate::explain::position::Pair;
use crate::explain::step::{HouseRole, Role};
use crate::explain::{Step, Technique};
use crate::sets::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// A pivot with so many candidates and two pincers that have three candidates together: what sees all that may hold
/// the digit which the pincers share loses it.
pub(super) fn pivot_wing(
    tools: &Tools,
    technique: Technique,
    size: usize,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let position = tools.position;
    let pairs = position.pair_cells();
    for pivot in position.blanks().iter().filter(|&cell| position.candidates(cell).len() == size) {
        let digits = position.candidates(pivot);
        let is_pincer = |&cell: &usize| {
            let pair = position.candidates(cell);
            position.houses().sees(pivot, cell) && !(pair & digits).is_empty() && pair != digits
        };
        let pincers: Vec<usize> = pairs.iter().copied().filter(is_pincer).collect();
        for (&one, &other) in each_two(&pincers) {
            let (first, second) = (position.candidates(one), position.candidates(other));
            let Some(digit) = (first & second).single() else { continue };
            if (first | second | digits).len() > 3 {
                continue;
            }
            let cells = [pivot, one, other].into_iter();
            let cells = cells.filter(|&cell| position.candidates(cell).contains(digit)).collect();
            let gone = position.seen_by_all(digit, &cells);
            if gone.is_empty() {
                continue;
            }
            let mut step = Step::new(technique).removing(gone, digit);
            for (cell, role) in [(pivot, Role::Pivot), (one, Role::Pincer), (other, Role::Pincer)] {
                step = step.showing_all(position, CellSet::of(cell), position.candidates(cell), role);
            }
            visit(step)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn w_wing(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    let pairs = position.pair_cells();
    for (&one, &other) in each_two(&pairs) {
        let digits = position.candidates(one);
        if position.candidates(other) != digits || houses.sees(one, other) {
            continue;
        }
        for linking in digits {
            let Some(digit) = (digits - DigitSet::of(linking)).single() else { continue };
            let gone = *position.places(digit) & houses.peers()[one] & houses.peers()[other];
            if gone.is_empty() {
                continue;
            }
            for Pair { house, ends: [first, second] } in position.pairs(linking) {
                // Two places that share two houses are one link.
                let both: CellSet = [first, second].into_iter().collect();
                if houses.common_houses(&both).next() != Some(house) {
                    continue;
                }
                let is_linked = |one, other| houses.sees(one, first) && houses.sees(other, second);
                if both.contains(one)
                    || both.contains(other)
                    || !(is_linked(one, other) || is_linked(other, one))
                {
                    continue;
                }
                let step = Step::new(Technique::WWing)
                    .removing(gone, digit)
                    .showing([one, other], digit, Role::Pincer)
                    .showing([one, other], linking, Role::Pincer)
                    .showing([first, second], linking, Role::Restricted)
                    .house(houses.names[house], HouseRole::Link);
                visit(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}
