//! Two houses with two places each for a digit: skyscraper, two-string kite, turbot fish.

use super::duals;
use crate::explain::position::Pair;
use crate::explain::step::{HouseRole, Role};
use crate::explain::techniques::{Tools, Visit};
use crate::explain::{Node, Position, Step, Technique};
use crate::sets::CellSet;
use crate::shape::Basic;
use std::ops::ControlFlow;

/// Skyscraper: in two lines of one kind a digit has two places each, and one place of each is in a common
/// house, so the digit goes from cells that see both others.
///
/// The two places in the common house cannot both hold the digit. So at least one of the lines has it in its
/// other place, and what sees both other places sees the digit. The lines are the towers, and their roofs
/// differ in height.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .------------.------------.
///     | 2  3   46  | 46  1  5   |
///     | 14 146 5   | 3   2  46  |
///     :------------+------------:
///     | 3  2   146 | 5   46 146 |
///     | 5  46  146 | 146 3  2   |
///     :------------+------------:
///     | 6  14  2   | 14  5  3   |
///     | 14 5   3   | 2   46 146 |
///     .------------.------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::Skyscraper);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "skyscraper: (4)r1c3 = (4)r1c4 - (4)r5c4 = (4)r5c2 => r2c2<>4";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn skyscraper(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    turbot(position, Technique::Skyscraper, visit, &|one, other, _| {
        let kind = houses.kind_of(one);
        matches!(kind, Some(Basic::Row | Basic::Column)) && houses.kind_of(other) == kind
    })
}

/// Two-string kite: a digit has two places in a row and two in a column, and one place of each is in a common
/// box, so the digit goes from the cell that sees both others.
///
/// The two places in the box cannot both hold the digit. So the row or the column has it in its other place,
/// and the cell where the lines of these other places cross sees it in any case.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .------------.------------.
///     | 2  3   46  | 46  1  5   |
///     | 14 146 5   | 3   2  46  |
///     :------------+------------:
///     | 3  2   146 | 5   46 146 |
///     | 5  46  146 | 146 3  2   |
///     :------------+------------:
///     | 6  14  2   | 14  5  3   |
///     | 14 5   3   | 2   46 146 |
///     .------------.------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::TwoStringKite);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "two-string-kite: (6)r1c4 = (6)r1c3 - (6)r2c2 = (6)r4c2 => r4c4<>6";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn two_string_kite(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    turbot(position, Technique::TwoStringKite, visit, &|one, other, meeting| {
        let kinds = [one, other].map(|house| houses.kind_of(house));
        kinds.contains(&Some(Basic::Row))
            && kinds.contains(&Some(Basic::Column))
            && houses.common_houses(meeting).any(|house| houses.is_block(house))
    })
}

/// Turbot fish: a digit has two places in each of two houses, and one place of each sees the other, so the
/// digit goes from cells that see both others.
///
/// Two places that see each other cannot both hold the digit. So one of the houses has it in its other place.
/// The skyscraper and the two-string kite are turbot fish of lines; here one of the houses may be a box.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .------------.------------.
///     | 2  3   46  | 46  1  5   |
///     | 14 146 5   | 3   2  46  |
///     :------------+------------:
///     | 3  2   146 | 5   46 146 |
///     | 5  46  146 | 146 3  2   |
///     :------------+------------:
///     | 6  14  2   | 14  5  3   |
///     | 14 5   3   | 2   46 146 |
///     .------------.------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::TurbotFish);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "turbot-fish: (4)r5c2 = (4)r5c4 - (4)r1c4 = (4)r2c6 => r2c2<>4";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn turbot_fish(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    turbot(tools.position, Technique::TurbotFish, visit, &|_, _, _| true)
}

/// Dual two-string kite: two kites that meet in the same two cells of a box, with different ends.
///
/// Each kite is true by itself, for the same digit or for two. Shown together, they are found with one look.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .-----------.-------------.
///     | 1  2   5  | 4    6   3  |
///     | 36 36  4  | 12   12  5  |
///     :-----------+-------------:
///     | 2  16  3  | 156  15  4  |
///     | 4  5   16 | 23   23  16 |
///     :-----------+-------------:
///     | 36 4   16 | 1356 135 2  |
///     | 5  136 2  | 136  4   16 |
///     .-----------.-------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::DualTwoStringKite);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "dual-two-string-kite: (1)r4c6 = (1)r4c3 - (1)r3c2 = (1)r6c2; (6)r3c4 = (6)r3c2 - \
///     (6)r4c3 = (6)r5c3 => r5c4<>6, r6c6<>1";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn dual_two_string_kite(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    duals(tools, Technique::DualTwoStringKite, two_string_kite, visit, &|one, other| {
        let meeting = |step: &Step| {
            let [one, other] = [0, 1].map(|link: usize| step.links[link].to.cells[0]);
            [one.min(other), one.max(other)]
        };
        meeting(one) == meeting(other)
    })
}

/// Two pairs of which one end each see each other: what sees both other ends goes.
fn turbot(
    position: &Position,
    technique: Technique,
    visit: &mut Visit,
    is_meant: &dyn Fn(usize, usize, &CellSet) -> bool,
) -> ControlFlow<()> {
    let houses = position.houses();
    for digit in position.all_digits() {
        let pairs: Vec<Pair> = position.pairs(digit).collect();
        for (count, one) in pairs.iter().enumerate() {
            for other in &pairs[count + 1..] {
                for turn in 0..4 {
                    let (near, far) = (one.ends[turn & 1], one.ends[turn & 1 ^ 1]);
                    let (next, end) = (other.ends[turn >> 1], other.ends[turn >> 1 ^ 1]);
                    if !houses.sees(near, next) || far == next || end == near || far == end {
                        continue;
                    }
                    let meeting: CellSet = [near, next].into_iter().collect();
                    if !is_meant(one.house, other.house, &meeting) {
                        continue;
                    }
                    let gone = *position.places(digit) & houses.peers()[far] & houses.peers()[end];
                    if gone.is_empty() {
                        continue;
                    }
                    let [far, near, next, end] = [far, near, next, end].map(|cell| Node::new([cell], digit));
                    let mut step = Step::new(technique)
                        .removing(gone, digit)
                        .house(houses.names[one.house], HouseRole::Link)
                        .house(houses.names[other.house], HouseRole::Link);
                    for node in [&far, &near, &next, &end] {
                        step = step.showing(node.cells.iter().copied(), digit, Role::Base);
                    }
                    let step = step.linking(far, near.clone(), true).linking(near, next.clone(), false);
                    visit(step.linking(next, end, true))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
