//! Unique loops: six cells or more that must not hold two digits in turn. They are unique rectangles with more
//! cells.

mod hidden;
mod ring;

use super::deadly::DeadlyPattern;
use super::one_extra::each_type_3_step;
use super::{Tools, Visit};
use crate::explain::Technique;
use crate::explain::patterns::loops::{self, DeadlyLoop};
use crate::explain::role::HouseRole;
use std::ops::{ControlFlow, RangeInclusive};

/// How many cells are tried for one start. On 9×9 far fewer are needed; on large shapes it ends the search.
const MOST_TRIED: u32 = 5_000;

/// Calls `visit` for every loop that is no rectangle and has so many rich cells.
fn each_unique_loop(
    tools: &Tools,
    rich_ones: RangeInclusive<usize>,
    visit: &mut dyn FnMut(&DeadlyPattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    loops::each_deadly_loop(
        tools.position.board(),
        (usize::MAX, MOST_TRIED),
        tools.budget,
        &mut |&DeadlyLoop { cells, pair, rich, extras }| {
            if cells.len() > 4 && rich_ones.contains(&rich.len()) {
                let cells = ring::in_ring_order(tools.position.houses(), &cells);
                visit(&DeadlyPattern { cells, pair, rich, extras })
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
                hidden::each_hidden_type_3_step(position, found, house, visit)?;
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
                return visit(step.in_house(houses.names[house], HouseRole::Base));
            }
        }
        ControlFlow::Continue(())
    })
}
