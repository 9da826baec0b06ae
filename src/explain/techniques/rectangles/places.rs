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
    each_rectangle(position, &[RichCorners::TwoInLine], &mut |rectangle| {
        for [kept, gone] in rectangle.turns() {
            let has_place = !position.places(kept).is_disjoint(&rectangle.rich);
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
    each_rectangle(position, &[RichCorners::TwoDiagonal], &mut |rectangle| {
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
    each_rectangle(position, &[RichCorners::TwoDiagonal, RichCorners::Three], &mut |rectangle| {
        let houses = position.houses();
        for number in 0..4 {
            // The cell that loses something, its neighbours, and the one across.
            let cells = [number, (number + 1) % 4, (number + 3) % 4, (number + 2) % 4];
            let cells = cells.map(|number| rectangle.cells[number]);
            let [cell, .., across] = cells;
            if rectangle.rich.contains(across) {
                continue;
            }
            for [kept, gone] in rectangle.turns() {
                let is_left = position.candidates(cell).contains(gone);
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
