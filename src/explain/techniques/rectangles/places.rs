//! What follows from the places of the two digits: one of them cannot be elsewhere.

use super::{RichCorners, each_rectangle};
use crate::explain::role::HouseRole;
use crate::explain::techniques::deadly::DeadlyPattern;
use crate::explain::techniques::{Tools, Visit};
use crate::explain::{Position, Technique};
use crate::sets::CellSet;
use crate::shape::{BasicKind, Houses};
use std::ops::ControlFlow;

pub(in super::super) fn unique_rectangle_type_4(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each_rectangle(tools, &[RichCorners::TwoInLine], &mut |rectangle| {
        for [kept, gone] in rectangle.turns() {
            let places = *position.places(kept) & rectangle.rich;
            let has_place = if tools.is_for_people { places == rectangle.rich } else { !places.is_empty() };
            if has_place && position.seen_by_all(kept, &rectangle.rich).is_empty() {
                let mut full = houses.common_houses(&rectangle.rich).filter(|&house| houses.is_full(house));
                let step = rectangle.step(position, Technique::UniqueRectangle4);
                let step = step.in_houses(houses, &mut full, HouseRole::Base);
                visit(step.removing(*position.places(gone) & rectangle.rich, gone))?;
            }
        }
        ControlFlow::Continue(())
    })
}

pub(in super::super) fn unique_rectangle_type_6(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_rectangle(tools, &[RichCorners::TwoDiagonal], &mut |rectangle| {
        let houses = position.houses();
        let kinds = [BasicKind::Row, BasicKind::Column].into_iter();
        let lines = || {
            kinds.clone().flat_map(|kind| rectangle.rich.iter().map(move |cell| houses.house_of(cell, kind)))
        };
        for digit in rectangle.pair {
            if lines().all(|line| has_no_other_place(position, rectangle, line, digit)) {
                let step = rectangle.step(position, Technique::UniqueRectangle6);
                let step = step.in_houses(houses, &mut lines(), HouseRole::Base);
                visit(step.removing(*position.places(digit) & rectangle.rich, digit))?;
            }
        }
        ControlFlow::Continue(())
    })
}

pub(in super::super) fn hidden_rectangle(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_rectangle(tools, &[RichCorners::TwoDiagonal, RichCorners::Three], &mut |rectangle| {
        let houses = position.houses();
        for number in 0..4 {
            // The cell that loses something, its neighbours, and the one across.
            let cells = [number, (number + 1) % 4, (number + 3) % 4, (number + 2) % 4];
            let cells = cells.map(|number| rectangle.cells[number]);
            let [cell, one, other, across] = cells;
            if rectangle.rich.contains(across) {
                continue;
            }
            for [kept, gone] in rectangle.turns() {
                let has = |cell: usize, digit| position.candidates(cell).contains(digit);
                let is_left = has(cell, gone);
                let can_be_told = || has(one, kept) && has(other, kept) && has(across, gone);
                if tools.is_for_people && !can_be_told() {
                    continue;
                }
                let lines = lines_of(houses, cell);
                if is_left && lines.iter().all(|&line| has_no_other_place(position, rectangle, line, kept)) {
                    let ordered = DeadlyPattern { cells: cells.to_vec(), ..*rectangle };
                    let step = ordered.step(position, Technique::HiddenRectangle);
                    let step = step.in_houses(houses, &mut lines.into_iter(), HouseRole::Base);
                    visit(step.removing([cell], gone))?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Whether a digit has no place in a line outside a rectangle.
fn has_no_other_place(position: &Position, rectangle: &DeadlyPattern, line: usize, digit: u8) -> bool {
    let cells: CellSet = rectangle.cells.iter().copied().collect();
    position.places_in(line, digit).is_subset(&cells)
}

fn lines_of(houses: &Houses, cell: usize) -> [usize; 2] {
    [BasicKind::Row, BasicKind::Column].map(|kind| houses.house_of(cell, kind))
}
