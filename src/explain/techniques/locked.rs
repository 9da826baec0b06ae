//! A digit of one house is locked into a few cells, and goes from what sees all of them: mostly the rest of another house.
//!
//! # Pointing, or locked candidates type 1
//!
//! All places of a digit in a box are in one line, so the digit goes from the rest of the line.
//!
//! The box must hold the digit, and it can only do so on this line. Under other rules it may be a region, and the
//! digit goes from every cell that sees all of its places, as with [claiming](#claiming-or-locked-candidates-type-2). In the example, the 1 of box 1 is in row
//! 1, so it cannot be in row 1 of box 2.
#![doc = example!("pointing")]
//!
//! # Claiming, or locked candidates type 2
//!
//! All places of a digit in a line are in one box, so the digit goes from the rest of the box.
//!
//! The line must hold the digit, and it can only do so in this box. In the example, the 1 of row 1 is in box
//! 1, because row 1 sees a 1 in columns 3 and 4. So it cannot be in row 2 of box 1.
//!
//! Under other rules the line may be any house but a box or a region, and the digit goes from every cell that
//! sees all of its places. For example, if a diagonal has room for 7 in r2c2 and r8c8 only, one of the two takes
//! the 7 from r2c8.
#![doc = example!("claiming")]

use super::{Tools, Visit};
use crate::explain::step::{HouseRole, Role};
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
                step.house(houses.names[base], HouseRole::Base)
            };
            let mut covered = places;
            for cover in houses.common_houses(&places).filter(|&cover| cover != base) {
                let gone = position.places_in(cover, digit) - places;
                covered |= gone;
                if !gone.is_empty() {
                    visit(step(gone).house(houses.names[cover], HouseRole::Cover))?;
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
