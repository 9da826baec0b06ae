//! Chains and patterns of one digit that are short enough to be seen at a glance.

use super::Visit;
use crate::candidates::CellSet;
use crate::explain::step::{HouseRole, Role};
use crate::explain::{Node, Position, Step, Technique};
use crate::shape::HouseKind;
use std::ops::ControlFlow;

/// A house with two places for a digit.
#[derive(Clone, Copy)]
struct Pair {
    house: usize,
    ends: [usize; 2],
}

/// Skyscraper: in two lines of one kind a digit has two places each, and one place of each is in a common house,
/// so the digit goes from cells that see both others.
pub fn skyscraper(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let map = position.map();
    turbot(position, Technique::Skyscraper, visit, &|one, other, _| {
        let kind = map.houses[one].kind;
        kind != HouseKind::Box && map.houses[other].kind == kind
    })
}

/// Two-string kite: a digit has two places in a row and two in a column, and one place of each is in a common
/// box, so the digit goes from the cell that sees both others.
pub fn two_string_kite(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let map = position.map();
    turbot(position, Technique::TwoStringKite, visit, &|one, other, meeting| {
        let kinds = [map.houses[one].kind, map.houses[other].kind];
        kinds.contains(&HouseKind::Row)
            && kinds.contains(&HouseKind::Column)
            && map.common_houses(meeting).any(|house| map.houses[house].kind == HouseKind::Box)
    })
}

/// Turbot fish: a digit has two places in each of two houses, and one place of each sees the other, so the digit
/// goes from cells that see both others.
pub fn turbot_fish(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    turbot(position, Technique::TurbotFish, visit, &|_, _, _| true)
}

/// Dual two-string kite: two kites that meet in the same two cells of a box, with different ends.
pub fn dual_two_string_kite(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    duals(position, Technique::DualTwoStringKite, two_string_kite, visit, &|one, other| {
        let meeting = |step: &Step| {
            let [one, other] = [0, 1].map(|link: usize| step.links[link].to.cells[0]);
            [one.min(other), one.max(other)]
        };
        meeting(one) == meeting(other)
    })
}

/// Empty rectangle: a box has a digit only in one row and one column of it, and elsewhere a line has two places,
/// one of them in that row or column, so the digit goes from the cell in which the other place's line meets the
/// other of the two.
pub fn empty_rectangle(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let map = position.map();
    for digit in position.all_digits() {
        let pairs = pairs(position, digit);
        for square in map.of_kind(HouseKind::Box) {
            let places = position.places_in(square, digit);
            if places.len() < 2 {
                continue;
            }
            for (first, second) in crosses(position, square, &places) {
                for (along, across) in [(first, second), (second, first)] {
                    for pair in &pairs {
                        // The pair crosses the line `along` outside the box.
                        if map.houses[pair.house].kind != map.houses[across].kind {
                            continue;
                        }
                        for (near, far) in [(0, 1), (1, 0)].map(|(one, two)| (pair.ends[one], pair.ends[two]))
                        {
                            if !map.sets[along].contains(near)
                                || map.sets[square].contains(near)
                                || map.sets[square].contains(far)
                            {
                                continue;
                            }
                            let line = map.house_of(far, map.houses[along].kind);
                            let gone = position.places_in(line, digit) & map.sets[across];
                            let gone = gone - map.sets[square];
                            if gone.is_empty() {
                                continue;
                            }
                            let step = Step::new(Technique::EmptyRectangle)
                                .removing(gone, digit)
                                .showing(places, digit, Role::Base)
                                .showing([near, far], digit, Role::Pincer)
                                .house(map.houses[square], HouseRole::Base)
                                .house(map.houses[pair.house], HouseRole::Link);
                            visit(step)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Dual empty rectangle: two empty rectangles of the same box and digit that remove different candidates.
pub fn dual_empty_rectangle(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    duals(position, Technique::DualEmptyRectangle, empty_rectangle, visit, &|one, other| {
        one.houses[0] == other.houses[0] && one.removes[0].digit == other.removes[0].digit
    })
}

/// The houses with two places for a digit.
fn pairs(position: &Position, digit: u8) -> Vec<Pair> {
    let map = position.map();
    let pair = |house: usize| {
        let mut ends = map.cells_at(house, position.spots(house, digit));
        let ends = [ends.next()?, ends.next()?];
        (position.spots(house, digit).count_ones() == 2).then_some(Pair { house, ends })
    };
    (0..map.houses.len()).filter_map(pair).collect()
}

/// The row and the column that hold all places of a box together, each with one that the other has not.
fn crosses(position: &Position, square: usize, places: &CellSet) -> Vec<(usize, usize)> {
    let map = position.map();
    let lines = |kind| {
        map.of_kind(kind).filter(move |&line| {
            let inside = map.sets[line] & map.sets[square];
            !inside.is_empty() && !(inside & *places).is_empty()
        })
    };
    let rows: Vec<usize> = lines(HouseKind::Row).collect();
    let mut crosses = Vec::new();
    for column in lines(HouseKind::Column) {
        for &row in &rows {
            let (in_row, in_column) = (*places & map.sets[row], *places & map.sets[column]);
            let is_cross = (*places - in_row - in_column).is_empty()
                && !(in_row - in_column).is_empty()
                && !(in_column - in_row).is_empty();
            if is_cross {
                crosses.push((row, column));
            }
        }
    }
    crosses
}

/// Two pairs of which one end each see each other: what sees both other ends goes.
fn turbot(
    position: &Position,
    technique: Technique,
    visit: &mut Visit,
    is_meant: &dyn Fn(usize, usize, &CellSet) -> bool,
) -> ControlFlow<()> {
    let map = position.map();
    for digit in position.all_digits() {
        let pairs = pairs(position, digit);
        for (count, one) in pairs.iter().enumerate() {
            for other in &pairs[count + 1..] {
                for turn in 0..4 {
                    let (near, far) = (one.ends[turn & 1], one.ends[turn & 1 ^ 1]);
                    let (next, end) = (other.ends[turn >> 1], other.ends[turn >> 1 ^ 1]);
                    if !map.sees(near, next) || far == next || end == near || far == end {
                        continue;
                    }
                    let meeting: CellSet = [near, next].into_iter().collect();
                    if !is_meant(one.house, other.house, &meeting) {
                        continue;
                    }
                    let gone = *position.places(digit) & map.peers[far] & map.peers[end];
                    if gone.is_empty() {
                        continue;
                    }
                    let [far, near, next, end] = [far, near, next, end].map(|cell| Node::new([cell], digit));
                    let mut step = Step::new(technique)
                        .removing(gone, digit)
                        .house(map.houses[one.house], HouseRole::Link)
                        .house(map.houses[other.house], HouseRole::Link);
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

/// Two steps of one technique that belong together and remove different candidates, as one.
fn duals(
    position: &Position,
    technique: Technique,
    single: fn(&Position, &mut Visit) -> ControlFlow<()>,
    visit: &mut Visit,
    belong: &dyn Fn(&Step, &Step) -> bool,
) -> ControlFlow<()> {
    let mut steps: Vec<Step> = Vec::new();
    let _ = single(position, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    for (count, one) in steps.iter().enumerate() {
        for other in &steps[count + 1..] {
            if one.removes == other.removes || !belong(one, other) {
                continue;
            }
            visit(Step { technique, ..one.clone() }.and(other.clone()))?;
        }
    }
    ControlFlow::Continue(())
}
