//! Two houses with two places each for a digit: skyscraper, two-string kite, turbot fish.

use super::each_dual;
use crate::explain::role::{HouseRole, Role};
use crate::explain::techniques::{Tools, Visit};
use crate::explain::{Candidate, Position, Step, Technique};
use crate::sets::CellSet;
use crate::shape::BasicKind;
use std::ops::ControlFlow;

pub(in super::super) fn skyscraper(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each_turbot(position, Technique::Skyscraper, visit, &|one, other, _| {
        let kind = houses.kind_of(one);
        matches!(kind, Some(BasicKind::Row | BasicKind::Column)) && houses.kind_of(other) == kind
    })
}

pub(in super::super) fn two_string_kite(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each_turbot(position, Technique::TwoStringKite, visit, &|one, other, meeting| {
        let kinds = [one, other].map(|house| houses.kind_of(house));
        kinds.contains(&Some(BasicKind::Row))
            && kinds.contains(&Some(BasicKind::Column))
            && houses.common_houses(meeting).any(|house| houses.is_block(house))
    })
}

pub(in super::super) fn turbot_fish(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    each_turbot(tools.position, Technique::TurbotFish, visit, &|_, _, _| true)
}

pub(in super::super) fn dual_two_string_kite(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    each_dual(tools, Technique::DualTwoStringKite, two_string_kite, visit, &|one, other| {
        let meeting = |step: &Step| {
            let [one, other] = [0, 1].map(|link: usize| step.links[link].to.cells[0]);
            [one.min(other), one.max(other)]
        };
        meeting(one) == meeting(other)
    })
}

/// Two pairs of which one end each see each other: what sees both other ends goes.
fn each_turbot(
    position: &Position,
    technique: Technique,
    visit: &mut Visit,
    is_meant: &dyn Fn(usize, usize, &CellSet) -> bool,
) -> ControlFlow<()> {
    let houses = position.houses();
    for digit in position.all_digits() {
        let pairs = position.conjugate_pairs(digit);
        // Plain loops: a path comes here very often, and an iterator over every two takes a third longer.
        for (count, one) in pairs.iter().enumerate() {
            for other in &pairs[count + 1..] {
                for [next, end] in other.both_ways() {
                    for [near, far] in one.both_ways() {
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
                        let way = [far, near, next, end];
                        let step = Step::new(technique)
                            .removing(gone, digit)
                            .in_house(houses.names[one.house], HouseRole::Link)
                            .in_house(houses.names[other.house], HouseRole::Link)
                            .showing(way, digit, Role::Base)
                            .linking_all(&way.map(|cell| Candidate { cell, digit }));
                        visit(step)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
