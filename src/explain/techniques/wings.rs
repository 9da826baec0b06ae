//! Two or three cells of two candidates that turn on a common cell or a common house.

use super::two::combinations_of_two;
use super::{Tools, Visit};
use crate::explain::position::ConjugatePair;
use crate::explain::role::{HouseRole, Role};
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
    let bivalue = position.bivalue_cells();
    for pivot in position.blanks().iter().filter(|&cell| position.candidates(cell).len() == size) {
        let digits = position.candidates(pivot);
        let is_pincer = |&cell: &usize| {
            let pair = position.candidates(cell);
            position.houses().sees(pivot, cell) && !(pair & digits).is_empty() && pair != digits
        };
        let pincers: Vec<usize> = bivalue.iter().copied().filter(is_pincer).collect();
        for (&one, &other) in combinations_of_two(&pincers) {
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
    let bivalue = position.bivalue_cells();
    for (&one, &other) in combinations_of_two(&bivalue) {
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
            for ConjugatePair { house, ends: [first, second] } in position.conjugate_pairs(linking) {
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
                    .in_house(houses.names[house], HouseRole::Link);
                visit(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}
