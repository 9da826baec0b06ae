//! Colouring the places of one digit: of two that are a pair in a house, one is true and one is false.

use super::{Tools, Visit};
use crate::explain::step::Role;
use crate::explain::{Position, Step, Technique};
use crate::sets::CellSet;
use std::ops::ControlFlow;

/// All places that are joined by pairs, in two colours: all of one colour are true, all of the other false.
#[derive(Clone, Copy, Default)]
struct Component {
    colours: [CellSet; 2],
}

/// Simple colours, trap: places that see both colours go, because one of the colours is true.
///
/// Where a house has two places for a digit, one of them holds it. Paint one in the first colour and the
/// other in the second, and go on from there through all such houses. Then all places of one colour hold the
/// digit, and none of the other does. Nobody knows which, but a place that sees both colours sees the digit.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .-------------.------------.
///     | 4    3   6  | 15  15  2  |
///     | 15   15  2  | 4   6   3  |
///     :-------------+------------:
///     | 3    156 15 | 2   4   56 |
///     | 56   2   4  | 56  3   1  |
///     :-------------+------------:
///     | 1256 156 3  | 156 125 4  |
///     | 1256 4   15 | 3   125 56 |
///     .-------------.------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::SimpleColorsTrap);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "simple-colors-trap: A (5)r3c6 r4c1, B (5)r4c4 r6c6 => r6c1<>5";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn simple_colors_trap(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    for digit in position.all_digits() {
        for component in components(position, digit) {
            let [a, b] = component.colours;
            let gone =
                (*position.places(digit) & seen_by_any(position, &a) & seen_by_any(position, &b)) - a - b;
            if !gone.is_empty() {
                let step = Step::new(Technique::SimpleColorsTrap).removing(gone, digit);
                visit(step.showing(a, digit, Role::A).showing(b, digit, Role::B))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Simple colours, wrap: a colour that is twice in a house goes, because not all of it can be true.
///
/// Where a house has two places for a digit, one of them holds it, so they get two colours, and so on through
/// all such houses. All of one colour is true and all of the other false. If two places of one colour see
/// each other, this colour cannot be true.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .----------.------------.
///     | 5 2  34  | 34  6   1  |
///     | 6 34 1   | 2   345 45 |
///     :----------+------------:
///     | 1 34 345 | 345 2   6  |
///     | 2 6  345 | 1   345 45 |
///     :----------+------------:
///     | 3 1  6   | 45  45  2  |
///     | 4 5  2   | 6   1   3  |
///     .----------.------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::SimpleColorsWrap);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "simple-colors-wrap: A (3)r1c3 r2c5 r3c24 r4c3, B (3)r1c4 r2c2 r4c5 => r1c3<>3, r2c5<>3, \
///     r3c2<>3, r3c4<>3, r4c3<>3";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn simple_colors_wrap(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    for digit in position.all_digits() {
        for component in components(position, digit) {
            let [a, b] = component.colours;
            for colour in component.colours {
                if !seen_by_any(position, &colour).is_disjoint(&colour) {
                    let step = Step::new(Technique::SimpleColorsWrap).removing(colour, digit);
                    visit(step.showing(a, digit, Role::A).showing(b, digit, Role::B))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Multi-colours type 1: a colour sees a colour of other pairs, so they are not both true; what sees both of
/// their opposites goes.
///
/// There are two groups of pairs with two colours each. In each group one colour is true. If a colour of the
/// first group sees one of the second, one of the two is false, and then its opposite is true. So what sees
/// both opposites sees the digit.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .----------.------------.
///     | 5 2  34  | 34  6   1  |
///     | 6 34 1   | 2   345 45 |
///     :----------+------------:
///     | 1 34 345 | 345 2   6  |
///     | 2 6  345 | 1   345 45 |
///     :----------+------------:
///     | 3 1  6   | 45  45  2  |
///     | 4 5  2   | 6   1   3  |
///     .----------.------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::MultiColors1);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "multi-colors-1: A (4)r1c3 r3c2, B (4)r1c4 r2c2, C (4)r2c6, D (4)r4c6 => r3c4<>4, r4c3<>4";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn multi_colors_1(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_two(position, &mut |digit, one, other| {
        let mut gone = CellSet::EMPTY;
        for first in 0..2 {
            for second in 0..2 {
                if see_each_other(position, &one.colours[first], &other.colours[second]) {
                    let opposites = [one.colours[1 - first], other.colours[1 - second]];
                    let [seen, also] = opposites.map(|colour| seen_by_any(position, &colour));
                    gone |= *position.places(digit) & seen & also;
                }
            }
        }
        hand_over(Technique::MultiColors1, gone, digit, [one, other], visit)
    })
}

/// Multi-colours type 2: a colour sees both colours of other pairs, so it goes, because one of these is true.
///
/// If the colour were true, it would be true in all of its cells. One of them would make one of the other
/// colours false, and another of them the other. But one of these two is true.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .-----------.------------.
///     | 4   35 6  | 35  2   1  |
///     | 135 2  13 | 4   35  6  |
///     :-----------+------------:
///     | 35  1  2  | 6   4   35 |
///     | 6   35 4  | 135 135 2  |
///     :-----------+------------:
///     | 13  6  5  | 2   13  4  |
///     | 2   4  13 | 135 6   35 |
///     .-----------.------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::MultiColors2);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "multi-colors-2: A (3)r1c2 r2c5 r3c1 r6c6, B (3)r1c4 r3c6 r4c2, C (3)r2c3 r5c1, D \
///     (3)r5c5 r6c3 => r1c2<>3, r2c5<>3, r3c1<>3, r6c6<>3";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn multi_colors_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each_two(position, &mut |digit, one, other| {
        for [one, other] in [[one, other], [other, one]] {
            for colour in one.colours {
                if other.colours.iter().all(|opposite| see_each_other(position, &colour, opposite)) {
                    hand_over(Technique::MultiColors2, colour, digit, [one, other], visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

fn hand_over(
    technique: Technique,
    gone: CellSet,
    digit: u8,
    [one, other]: [&Component; 2],
    visit: &mut Visit,
) -> ControlFlow<()> {
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let step = Step::new(technique).removing(gone, digit);
    let step = step.showing(one.colours[0], digit, Role::A).showing(one.colours[1], digit, Role::B);
    let step = step.showing(other.colours[0], digit, Role::Further(0));
    visit(step.showing(other.colours[1], digit, Role::Further(1)))
}

fn each_two(
    position: &Position,
    visit: &mut dyn FnMut(u8, &Component, &Component) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for digit in position.all_digits() {
        let components = components(position, digit);
        for (count, one) in components.iter().enumerate() {
            for other in &components[count + 1..] {
                visit(digit, one, other)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn components(position: &Position, digit: u8) -> Vec<Component> {
    let pairs: Vec<[usize; 2]> = position.pairs(digit).map(|pair| pair.ends).collect();
    let mut components = Vec::new();
    let mut coloured = CellSet::EMPTY;
    for &[start, _] in &pairs {
        if coloured.contains(start) {
            continue;
        }
        let mut colours = [CellSet::of(start), CellSet::EMPTY];
        let mut waiting = vec![(start, 0)];
        while let Some((cell, colour)) = waiting.pop() {
            for pair in pairs.iter().filter(|pair| pair.contains(&cell)) {
                let other = if pair[0] == cell { pair[1] } else { pair[0] };
                if !colours[1 - colour].contains(other) {
                    colours[1 - colour].insert(other);
                    waiting.push((other, 1 - colour));
                }
            }
        }
        coloured |= colours[0] | colours[1];
        components.push(Component { colours });
    }
    components
}

/// The cells that see any of some cells.
fn seen_by_any(position: &Position, cells: &CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |seen, cell| seen | position.houses().peers()[cell])
}

fn see_each_other(position: &Position, one: &CellSet, other: &CellSet) -> bool {
    !seen_by_any(position, one).is_disjoint(other)
}
