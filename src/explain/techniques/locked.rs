//! A digit of one house is locked into a few cells, and goes from what sees all of them: mostly the rest of another
//! house.

use super::{Tools, Visit};
use crate::explain::role::{HouseRole, Role};
use crate::explain::{Step, Technique};
use crate::sets::CellSet;
use std::ops::ControlFlow;

pub(super) fn locked_candidates(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    for base in houses.full() {
        if houses.is_block(base) != (technique == Technique::Pointing) {
            continue;
        }
        for digit in position.all_digits() {
            let spots = position.spots(base, digit);
            if spots.count_ones() < 2 {
                continue;
            }
            let places: CellSet = houses.cells_at(base, spots).collect();
            let step = |gone: CellSet| {
                let step = Step::new(technique).removing(gone, digit).showing(places, digit, Role::Base);
                step.in_house(houses.names[base], HouseRole::Base)
            };
            let mut covered = places;
            for cover in houses.common_houses(&places).filter(|&cover| cover != base) {
                let gone = position.places_in(cover, digit) - places;
                covered |= gone;
                if !gone.is_empty() {
                    visit(step(gone).in_house(houses.names[cover], HouseRole::Cover))?;
                }
            }
            // In a classic puzzle, whatever sees all places of a house is in a house with all of them.
            if !position.rules().is_classic() {
                let gone = position.seen_by_all(digit, &places) - covered;
                if !gone.is_empty() {
                    visit(step(gone))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
