//! Unique loops: six cells or more that must not hold two digits in turn.
//!
//! They are unique rectangles with more cells. All cells have both digits, and every house has two of the
//! cells or none. If only these two digits were left, they could change places all around, and every house
//! would still have each digit once: the puzzle would have a second solution. So in a puzzle that has exactly
//! one, an *extra* digit keeps the loop from coming true.
//!
//! # Unique loop type 1
//!
//! All cells of a loop but one have only the two digits, so these go from this cell.
//!
//! If it held one of them, the others could only complete the loop. So it holds one of its extra digits.
//!
//! In the example, the first cell of row 5 holds its 5.
#![doc = example!("unique-loop-type-1")]
//!
//! # Unique loop type 2
//!
//! Two cells of a loop or more have one and the same extra digit, so this digit goes from all cells that see all of
//! them.
//!
//! If none of them held the extra digit, the loop would be complete. So one of them holds it, and what sees
//! all of them sees the one that does.
//!
//! In the example, 4 is the extra digit of three cells, and the last cell of row 3 sees all of them.
#![doc = example!("unique-loop-type-2")]
//!
//! # Unique loop type 3
//!
//! The extra digits of two cells in a house make a subset with other cells of it, so other candidates go.
//!
//! One of the two cells holds one of the extra digits, or else the loop would be complete. So both together
//! count as one cell that has just these candidates. With it, other cells can be a naked subset, whose digits
//! go from the rest of the house. It can also be that the two digits of the loop, with further ones, have
//! room only there and in as few other cells as make a hidden subset: then these cells lose all else.
//!
//! In the example, 4 and 6 are the extra digits in row 2, and with the third cell of the row they are a naked
//! pair.
#![doc = example!("unique-loop-type-3")]
//!
//! # Unique loop type 4
//!
//! Two cells of a loop have extra digits, and one of the two digits has no other place in a house of both, so the
//! other of the two goes from both.
//!
//! The digit that has no other place must be in one of the two cells. If the other digit were in the other
//! cell, the loop would be complete.
//!
//! In the example, 6 has no other place in box 6, so neither cell holds the 3.
#![doc = example!("unique-loop-type-4")]

mod hidden;

use super::deadly::DeadlyPattern;
use super::one_extra::each_type_3_step;
use super::{Tools, Visit};
use crate::explain::Technique;
use crate::explain::patterns::loops::{self, Loop};
use crate::explain::step::HouseRole;
use std::ops::{ControlFlow, RangeInclusive};

/// How many cells are tried for one start. On 9×9 far fewer are needed; on large shapes it ends the search.
const MOST_TRIED: u32 = 5_000;

/// Calls `visit` for every loop that is no rectangle and has so many rich cells.
fn each_unique_loop(
    tools: &Tools,
    rich_ones: RangeInclusive<usize>,
    visit: &mut dyn FnMut(&DeadlyPattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    loops::each_loop(
        tools.position.board(),
        (usize::MAX, MOST_TRIED),
        tools.budget,
        &mut |&Loop { cells, pair, rich, extras }| {
            if cells.len() > 4 && rich_ones.contains(&rich.len()) {
                visit(&DeadlyPattern { cells: cells.iter().collect(), pair, rich, extras })
            } else {
                ControlFlow::Continue(())
            }
        },
    )
}

pub(super) fn unique_loop_type_1(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    each_unique_loop(tools, 1..=1, &mut |found| {
        found.visit_type_1(tools.position, Technique::UniqueLoop1, visit)
    })
}

pub(super) fn unique_loop_type_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    each_unique_loop(tools, 2..=usize::MAX, &mut |found| {
        found.visit_type_2(tools.position, Technique::UniqueLoop2, visit)
    })
}

pub(super) fn unique_loop_type_3(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each_unique_loop(tools, 2..=2, &mut |found| {
        if found.extras.len() < 2 {
            return ControlFlow::Continue(());
        }
        houses.common_houses(&found.rich).try_for_each(|house| {
            // No hidden one is smaller.
            let most = (houses.sets()[house] & *position.blanks()).len() / 2;
            let step = found.step(position, Technique::UniqueLoop3);
            each_type_3_step(position, &step, (found.rich, found.extras), (house, most), visit)?;
            if houses.is_full(house) {
                hidden::each_hidden_set(position, found, house, visit)?;
            }
            ControlFlow::Continue(())
        })
    })
}

pub(super) fn unique_loop_type_4(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each_unique_loop(tools, 2..=2, &mut |found| {
        for [kept, gone] in found.turns() {
            let is_kept =
                |&house: &usize| houses.is_full(house) && position.spots(house, kept).count_ones() == 2;
            if let Some(house) = houses.common_houses(&found.rich).find(is_kept) {
                let step = found.step(position, Technique::UniqueLoop4).removing(found.rich, gone);
                return visit(step.house(houses.names[house], HouseRole::Base));
            }
        }
        ControlFlow::Continue(())
    })
}
