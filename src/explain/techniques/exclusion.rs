//! Aligned exclusion: what two or three cells can hold together, if other cells are to keep a candidate.

use super::two::combinations_of_two;
use super::{Tools, Visit, caps};
use crate::explain::patterns::exclusion::possible_digits;
use crate::explain::role::Role;
use crate::explain::{Candidate, Position, Step, Technique, Way, WayFault};
use crate::sets::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// Looks at every two or three cells: `size` says how many. Cells with no more candidates than these exclude.
pub(super) fn aligned_exclusion(
    tools: &Tools,
    technique: Technique,
    size: usize,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    let blanks: Vec<usize> = position.blanks().iter().collect();
    if size > 2 && blanks.len() > caps::MOST_BLANKS_FOR_TRIPLES {
        return ControlFlow::Continue(());
    }
    let has_few = |cell: &usize| (2..=size).contains(&position.candidates(*cell).len());
    let few: CellSet = blanks.iter().copied().filter(has_few).collect();
    for (&one, &other) in combinations_of_two(&blanks) {
        let excluding = few & houses.peers()[one] & houses.peers()[other];
        if excluding.len() < 2 {
            continue;
        }
        if size == 2 {
            visit_exclusion(tools, technique, &[one, other], excluding, visit)?;
            continue;
        }
        let thirds = few & (houses.peers()[one] | houses.peers()[other]);
        for third in (thirds - CellSet::of(one) - CellSet::of(other)).iter() {
            // Three cells can be met in several orders, and are looked at with the last cell as the third.
            let is_third = |cell, also| {
                cell > third && few.contains(cell) && (houses.sees(cell, third) || houses.sees(cell, also))
            };
            let is_met_again = is_third(one, other) || is_third(other, one);
            let excluding = excluding & houses.peers()[third];
            if !is_met_again && excluding.len() > 1 {
                visit_exclusion(tools, technique, &[one, other, third], excluding, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Tries every combination, and hands over what is in none that is possible.
fn visit_exclusion(
    tools: &Tools,
    technique: Technique,
    base: &[usize],
    excluding: CellSet,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let position = tools.position;
    let all = position.digits_of(&base.iter().copied().collect());
    let excluding: CellSet =
        excluding.iter().filter(|&cell| (position.candidates(cell) - all).is_empty()).collect();
    if excluding.is_empty() {
        return ControlFlow::Continue(());
    }
    let excluded: Vec<u32> = excluding.iter().map(|cell| position.candidates(cell).bits()).collect();
    let possible = possible_digits(position.board(), base, &excluded);
    let mut step = Step::new(technique);
    for (&cell, possible) in base.iter().zip(possible) {
        let gone = position.candidates(cell) - DigitSet::from_bits(possible);
        step = step.removing_all(position, CellSet::of(cell), gone);
    }
    if !tools.is_wanted(&step) {
        return ControlFlow::Continue(());
    }
    let shown =
        base.iter().map(|&cell| (cell, Role::Base)).chain(excluding.iter().map(|cell| (cell, Role::A)));
    for (cell, role) in shown {
        step = step.showing_all(position, CellSet::of(cell), position.candidates(cell), role);
    }
    step.ways = ways_that_fail(position, base, &excluding, &step);
    tools.budget.take_or_break(step.ways.len() * WORK_OF_WAY)?;
    visit(step)
}

/// What a way takes that is kept.
const WORK_OF_WAY: usize = 100;

/// Every way to fill the base cells with something that the step removes, and why it fails.
fn ways_that_fail(position: &Position, base: &[usize], excluding: &CellSet, step: &Step) -> Vec<Way> {
    let houses = position.houses();
    let cells: CellSet = base.iter().copied().collect();
    let cells: Vec<usize> = cells.iter().collect();
    let places: Vec<usize> = (0..cells.len()).collect();
    let mut fillings: Vec<Vec<u8>> = vec![Vec::new()];
    for &cell in &cells {
        let mut longer = Vec::new();
        for digits in &fillings {
            for digit in position.candidates(cell) {
                longer.push([digits, &[digit][..]].concat());
            }
        }
        fillings = longer;
    }
    let mut ways = Vec::new();
    for digits in fillings {
        let goes = |(&cell, &digit): (&usize, &u8)| step.removes.contains(&Candidate { cell, digit });
        if !cells.iter().zip(&digits).any(goes) {
            continue;
        }
        let twice = combinations_of_two(&places).find_map(|(&one, &other)| {
            let both = [cells[one], cells[other]].into_iter().collect();
            houses.common_houses(&both).next().filter(|_| digits[one] == digits[other])
        });
        let used: DigitSet = digits.iter().copied().collect();
        let is_left_empty = |cell: &usize| (position.candidates(*cell) - used).is_empty();
        let fails = twice
            .map(|house| WayFault::House(houses.names[house]))
            .or_else(|| excluding.iter().find(is_left_empty).map(WayFault::Cell));
        ways.extend(fails.map(|fails| Way { digits, fails }));
    }
    ways
}
