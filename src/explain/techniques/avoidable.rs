//! Avoidable rectangles: the same with cells that are filled, but not given.
//!
//! Two digits that stand crosswise in two rows, two columns and two boxes could change places, unless one of
//! them is given. So a puzzle with one solution has no such four answers.

use super::Visit;
use crate::candidates::{CellSet, DigitSet};
use crate::explain::step::Role;
use crate::explain::{Position, Step, Technique};
use crate::shape::HouseKind;
use std::ops::ControlFlow;

/// Avoidable rectangle type 1: three of the cells are answers, so the digit that would complete the pattern goes
/// from the fourth.
pub fn type_1(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    each(position, &mut |filled, opposite, [one, other]| {
        let [a, b] = filled.map(|cell| position.cells()[cell]);
        // Opposite a is the place for a second a, but for the box: there the digits stand the other way round.
        for [(known, digit), (open, gone)] in
            [[(opposite[0], b), (opposite[1], a)], [(opposite[1], a), (opposite[0], b)]]
        {
            let is_meant = is_answer(position, known)
                && position.cells()[known] == digit
                && position.candidates(open).contains(gone);
            if is_meant {
                let mut step = Step::new(Technique::AvoidableRectangle1).removing([open], gone);
                for cell in [one, other, known] {
                    step = step.showing([cell], position.cells()[cell], Role::Deadly);
                }
                visit(step.showing([open], gone, Role::Deadly))?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Avoidable rectangle type 2: two of the cells are answers, and the two others have one more candidate each, the
/// same one; so it goes from what sees both, because one of them holds it.
pub fn type_2(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    each(position, &mut |filled, opposite, _| {
        let [a, b] = filled.map(|cell| position.cells()[cell]);
        let extras = [(opposite[0], b), (opposite[1], a)].map(|(cell, digit)| {
            let candidates = position.candidates(cell);
            let is_meant = candidates.contains(digit) && candidates.len() == 2;
            if is_meant { candidates - DigitSet::of(digit) } else { DigitSet::EMPTY }
        });
        let Some(extra) = extras[0].single().filter(|_| extras[0] == extras[1]) else {
            return ControlFlow::Continue(());
        };
        let cells: CellSet = opposite.into_iter().collect();
        let gone = position.seen_by_all(extra, &cells);
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        let step = Step::new(Technique::AvoidableRectangle2)
            .removing(gone, extra)
            .showing([filled[0]], a, Role::Deadly)
            .showing([filled[1]], b, Role::Deadly)
            .showing([opposite[0]], b, Role::Deadly)
            .showing([opposite[1]], a, Role::Deadly)
            .showing(opposite, extra, Role::Extra);
        visit(step)
    })
}

fn is_answer(position: &Position, cell: usize) -> bool {
    position.cells()[cell] > 0 && !position.is_given(cell)
}

/// Calls `visit` with two answers in a line of one box, and the two cells in which the lines across them meet a
/// line of another box: the first of these is across from the first answer.
fn each(
    position: &Position,
    visit: &mut dyn FnMut([usize; 2], [usize; 2], [usize; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let map = position.map();
    for [along, across] in [[HouseKind::Row, HouseKind::Column], [HouseKind::Column, HouseKind::Row]] {
        for line in map.of_kind(along) {
            for &one in map.cells[line].iter().filter(|&&cell| is_answer(position, cell)) {
                let square = map.house_of(one, HouseKind::Box);
                let others = (map.sets[line] & map.sets[square]).iter();
                for other in others.filter(|&other| other > one && is_answer(position, other)) {
                    for parallel in map.of_kind(along).filter(|&parallel| parallel != line) {
                        let opposite = [one, other]
                            .map(|cell| map.sets[map.house_of(cell, across)] & map.sets[parallel]);
                        let [Some(first), Some(second)] = opposite.map(|cells| cells.first()) else {
                            continue;
                        };
                        if !map.sets[square].contains(first) {
                            visit([one, other], [first, second], [one, other])?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
