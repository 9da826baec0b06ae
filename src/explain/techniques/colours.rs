//! Colouring the places of one digit: of two that are a pair in a house, one is true and one is false.

use super::two::combinations_of_two;
use super::{Tools, Visit};
use crate::explain::role::Role;
use crate::explain::{Position, Step, Technique};
use crate::sets::CellSet;
use std::ops::ControlFlow;

/// All places that are joined by pairs, in two colours: all of one colour are true, all of the other false.
type Colouring = [CellSet; 2];

pub(super) fn simple_colors_trap(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    for digit in position.all_digits() {
        for colouring in colourings(position, digit) {
            let [a, b] = colouring;
            let gone = *position.places(digit) & seen_by_any(position, &a) & seen_by_any(position, &b);
            visit_coloured_step(Technique::SimpleColorsTrap, gone - a - b, digit, &[colouring], visit)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn simple_colors_wrap(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    for digit in position.all_digits() {
        for colouring in colourings(position, digit) {
            for colour in colouring.iter().filter(|colour| any_see_each_other(position, colour, colour)) {
                visit_coloured_step(Technique::SimpleColorsWrap, *colour, digit, &[colouring], visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn multi_colors_1(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_two_colourings(position, &mut |digit, [one, other]| {
        let mut gone = CellSet::EMPTY;
        for first in 0..2 {
            for second in 0..2 {
                if any_see_each_other(position, &one[first], &other[second]) {
                    gone |=
                        seen_by_any(position, &one[1 - first]) & seen_by_any(position, &other[1 - second]);
                }
            }
        }
        let gone = gone & *position.places(digit);
        visit_coloured_step(Technique::MultiColors1, gone, digit, &[one, other], visit)
    })
}

pub(super) fn multi_colors_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_two_colourings(position, &mut |digit, [one, other]| {
        for [one, other] in [[one, other], [other, one]] {
            for colour in one {
                if other.iter().all(|opposite| any_see_each_other(position, &colour, opposite)) {
                    visit_coloured_step(Technique::MultiColors2, colour, digit, &[one, other], visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Hands over a step that removes something, with the colours that it comes from.
fn visit_coloured_step(
    technique: Technique,
    gone: CellSet,
    digit: u8,
    colourings: &[Colouring],
    visit: &mut Visit,
) -> ControlFlow<()> {
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let step = Step::new(technique).removing(gone, digit);
    let colours = (0..).zip(colourings.as_flattened());
    visit(colours.fold(step, |step, (number, colour)| step.showing(*colour, digit, Role::of_set(number))))
}

fn each_two_colourings(
    position: &Position,
    visit: &mut dyn FnMut(u8, [Colouring; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    position.all_digits().try_for_each(|digit| {
        combinations_of_two(&colourings(position, digit))
            .try_for_each(|(one, other)| visit(digit, [*one, *other]))
    })
}

fn colourings(position: &Position, digit: u8) -> Vec<Colouring> {
    let ways: Vec<[usize; 2]> = position.conjugate_pairs(digit).flat_map(|pair| pair.both_ways()).collect();
    let mut colourings = Vec::new();
    let mut coloured = CellSet::EMPTY;
    for &[start, _] in &ways {
        if coloured.contains(start) {
            continue;
        }
        let mut colours = [CellSet::of(start), CellSet::EMPTY];
        let mut waiting = vec![(start, 0)];
        while let Some((cell, colour)) = waiting.pop() {
            for &[_, other] in ways.iter().filter(|way| way[0] == cell) {
                if !colours[1 - colour].contains(other) {
                    colours[1 - colour].insert(other);
                    waiting.push((other, 1 - colour));
                }
            }
        }
        coloured |= colours[0] | colours[1];
        colourings.push(colours);
    }
    colourings
}

/// The cells that see any of some cells.
fn seen_by_any(position: &Position, cells: &CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |seen, cell| seen | position.houses().peers()[cell])
}

fn any_see_each_other(position: &Position, one: &CellSet, other: &CellSet) -> bool {
    !seen_by_any(position, one).is_disjoint(other)
}
