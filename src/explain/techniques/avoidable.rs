//! Avoidable rectangles: four cells in two rows, two columns and two boxes, in which answers stand already. Without
//! a given they never hold two digits crosswise.

use super::deadly::rectangles_on;
use super::{Tools, Visit};
use crate::explain::role::Role;
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use crate::shape::BasicKind;
use std::ops::ControlFlow;

pub(super) fn avoidable_rectangle_type_1(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_avoidable_rectangle(position, &mut |cells, [a, b]| {
        let [first, second, beyond_second, beyond_first] = cells;
        let turns = [(beyond_first, b, beyond_second, a), (beyond_second, a, beyond_first, b)];
        for (known, digit, open, gone) in turns {
            let candidates = position.candidates(open);
            let is_known = is_answer(position, known) && position.cells()[known] == digit;
            if is_known && candidates.len() == 2 && candidates.contains(gone) {
                let pattern = [(first, a), (second, b), (known, digit), (open, gone)];
                let step = Step::new(Technique::AvoidableRectangle1).removing([open], gone);
                visit(showing_deadly(step, pattern))?;
            }
        }
        ControlFlow::Continue(())
    })
}

pub(super) fn avoidable_rectangle_type_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_avoidable_rectangle(position, &mut |cells, [a, b]| {
        let [first, second, beyond_second, beyond_first] = cells;
        let extra_of = |cell: usize, digit: u8| {
            let candidates = position.candidates(cell);
            let is_meant = candidates.len() == 2 && candidates.contains(digit);
            (candidates - DigitSet::of(digit)).single().filter(|_| is_meant)
        };
        let extras = [extra_of(beyond_first, b), extra_of(beyond_second, a)];
        let [Some(extra), Some(other)] = extras else { return ControlFlow::Continue(()) };
        let open: CellSet = [beyond_first, beyond_second].into_iter().collect();
        let gone = position.seen_by_all(extra, &open);
        if extra != other || gone.is_empty() {
            return ControlFlow::Continue(());
        }
        let pattern = [(first, a), (second, b), (beyond_first, b), (beyond_second, a)];
        let step = Step::new(Technique::AvoidableRectangle2).removing(gone, extra);
        visit(showing_deadly(step, pattern).showing(open, extra, Role::Extra))
    })
}

fn showing_deadly(step: Step, pattern: [(usize, u8); 4]) -> Step {
    pattern.into_iter().fold(step, |step, (cell, digit)| step.showing([cell], digit, Role::Deadly))
}

fn is_answer(position: &Position, cell: usize) -> bool {
    position.cells()[cell] > 0 && !position.is_given(cell)
}

/// Whether a cell has a digit as an answer or as a candidate.
fn can_hold(position: &Position, cell: usize, digit: u8) -> bool {
    match position.cells()[cell] {
        0 => position.candidates(cell).contains(digit),
        held => held == digit && !position.is_given(cell),
    }
}

/// Calls `visit` with four cells, in order around a rectangle, of which the first two are answers in one box
/// and the others can have these digits crosswise: with the cells and with the two answers.
fn each_avoidable_rectangle(
    position: &Position,
    visit: &mut dyn FnMut([usize; 4], [u8; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let houses = position.houses();
    for [along, across] in [[BasicKind::Row, BasicKind::Column], [BasicKind::Column, BasicKind::Row]] {
        let cells = houses.of_kind(along).flat_map(|line| &houses.cells[line]).copied();
        for first in cells.filter(|&cell| is_answer(position, cell)) {
            let [line, block] =
                [along, BasicKind::Block].map(|kind| houses.sets()[houses.house_of(first, kind)]);
            let is_second = |&cell: &usize| cell > first && is_answer(position, cell);
            for second in (line & block).iter().filter(is_second) {
                let digits = [first, second].map(|cell| position.cells()[cell]);
                let are_meant = |beyond_second, beyond_first| {
                    can_hold(position, beyond_first, digits[1])
                        && can_hold(position, beyond_second, digits[0])
                };
                let mut found = rectangles_on(houses, [first, second], across, &are_meant);
                found.try_for_each(|cells| visit(cells, digits))?;
            }
        }
    }
    ControlFlow::Continue(())
}
