//! Colouring the places of one digit: of two that are a pair in a house, one is true and one is false.

use super::two::combinations_of_two;
use super::{Tools, Visit};
use crate::explain::role::Role;
use crate::explain::{Candidate, Position, Step, Technique};
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
            let coloured = Coloured { position, digit, colourings: &[colouring], clashes: &[] };
            coloured.visit(Technique::SimpleColorsTrap, gone - a - b, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// The colour that goes is the second.
pub(super) fn simple_colors_wrap(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    for digit in position.all_digits() {
        for colouring in colourings(position, digit) {
            for [right, wrong] in both_ways(colouring) {
                if any_see_each_other(position, &wrong, &wrong) {
                    let clashes = &[(wrong, wrong)];
                    let coloured = Coloured { position, digit, colourings: &[[right, wrong]], clashes };
                    coloured.visit(Technique::SimpleColorsWrap, wrong, visit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first colour and the fourth rule each other out, so the second or the third is right.
pub(super) fn multi_colors_1(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_two_colourings(position, &mut |digit, [one, other]| {
        // Each reason: the colours in order, and what goes.
        let mut reasons: Vec<([Colouring; 2], CellSet)> = Vec::new();
        for [a, b] in both_ways(one) {
            for [d, c] in both_ways(other) {
                if any_see_each_other(position, &a, &d) {
                    let gone = seen_by_any(position, &b) & seen_by_any(position, &c);
                    let gone = gone & *position.places(digit);
                    if !gone.is_empty() {
                        reasons.push(([[a, b], [c, d]], gone));
                    }
                }
            }
        }
        let technique = Technique::MultiColors1;
        let visit_reason =
            |(colourings, gone): &([Colouring; 2], CellSet), clashes: &[_], visit: &mut Visit| {
                Coloured { position, digit, colourings, clashes }.visit(technique, *gone, visit)
            };
        let clash = |([[a, _], [_, d]], _): &([Colouring; 2], CellSet)| (*a, *d);
        if !tools.is_for_people {
            let clashes: Vec<_> = reasons.iter().map(clash).collect();
            let gone = reasons.iter().fold(CellSet::EMPTY, |all, (_, gone)| all | *gone);
            return match reasons.first() {
                Some((colourings, _)) => visit_reason(&(*colourings, gone), &clashes, visit),
                None => ControlFlow::Continue(()),
            };
        }
        reasons.iter().try_for_each(|reason| visit_reason(reason, &[clash(reason)], visit))
    })
}

/// The colour that goes is the second; it rules out both colours that come after it.
pub(super) fn multi_colors_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_two_colourings(position, &mut |digit, [one, other]| {
        for [one, other] in [[one, other], [other, one]] {
            for [right, wrong] in both_ways(one) {
                if other.iter().all(|opposite| any_see_each_other(position, &wrong, opposite)) {
                    let (colourings, clashes) =
                        (&[[right, wrong], other], &other.map(|opposite| (wrong, opposite)));
                    let coloured = Coloured { position, digit, colourings, clashes };
                    coloured.visit(Technique::MultiColors2, wrong, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// A colouring with either colour as the first.
fn both_ways([one, other]: Colouring) -> [Colouring; 2] {
    [[one, other], [other, one]]
}

/// The colours that a step comes from.
struct Coloured<'a> {
    position: &'a Position,
    digit: u8,
    colourings: &'a [Colouring],
    /// Colours, two and two, of which a cell of one rules out a cell of the other.
    clashes: &'a [(CellSet, CellSet)],
}

impl Coloured<'_> {
    /// Hands over a step that removes something.
    fn visit(&self, technique: Technique, gone: CellSet, visit: &mut Visit) -> ControlFlow<()> {
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        let step = Step::new(technique).removing(gone, self.digit);
        let colours = (0..).zip(self.colourings.as_flattened());
        let show = |step: Step, (number, colour): (u8, &CellSet)| {
            step.showing(*colour, self.digit, Role::of_set(number))
        };
        visit(self.linking(colours.fold(step, show)))
    }

    /// Adds the pairs that join the cells of each colouring, and a link for each two colours that clash.
    fn linking(&self, mut step: Step) -> Step {
        let mut link = |from, to, strong| {
            let [from, to] = [from, to].map(|cell| Candidate { cell, digit: self.digit });
            step.add_link(from, to, strong);
        };
        for [one, other] in self.colourings {
            for [from, to] in joined(self.position, self.digit) {
                if one.contains(from) && other.contains(to) {
                    link(from, to, true);
                }
            }
        }
        let peers = self.position.houses().peers();
        for (one, other) in self.clashes {
            let meeting = one.iter().find_map(|cell| Some((cell, (peers[cell] & *other).first()?)));
            meeting.into_iter().for_each(|(from, to)| link(from, to, false));
        }
        step
    }
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

/// Every two cells that are a pair of a digit, in both orders; what is a pair in two houses comes once.
fn joined(position: &Position, digit: u8) -> Vec<[usize; 2]> {
    let mut joined = Vec::new();
    for pair in position.conjugate_pairs(digit) {
        if !joined.contains(&pair.ends) {
            joined.extend(pair.both_ways());
        }
    }
    joined
}

fn colourings(position: &Position, digit: u8) -> Vec<Colouring> {
    let ways = joined(position, digit);
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
