//! One digit is left, or one place.

use super::{Tools, Visit};
use crate::explain::order::sort_by_number;
use crate::explain::role::HouseRole;
use crate::explain::{Position, Step, Technique};
use crate::shape::HouseKind;
use std::ops::ControlFlow;

/// A digit that a house or a cell leaves no choice for.
#[derive(Clone, Copy)]
struct Single {
    technique: Technique,
    /// The number of the house that is looked at; none for a naked single.
    house: Option<usize>,
    cell: usize,
    digit: u8,
}

impl Single {
    fn step(self, position: &Position) -> Step {
        let step = Step::new(self.technique).placing(self.cell, self.digit);
        let Some(house) = self.house else { return step.blocked_in_cell(position, self.cell, self.digit) };
        let step = step.in_house(position.houses().names[house], HouseRole::Base);
        match self.technique {
            Technique::FullHouse => step,
            _ => step.blocked_in_house(position, house, position.spots(house, self.digit), self.digit),
        }
    }
}

/// The first single in the order of the techniques; of several of a kind the first that sees the cell that is near.
pub(in crate::explain) fn first_single(position: &Position, near: Option<usize>) -> Option<Step> {
    let houses = position.houses();
    let is_near = |single: &Single| near.is_none_or(|cell| houses.sees(cell, single.cell));
    near_or_first(full_houses(position), is_near)
        .or_else(|| near_or_first(naked_singles(position), is_near))
        .or_else(|| near_or_first(hidden_singles(position), is_near))
        .map(|single| single.step(position))
}

/// The first that is near, or else the first.
fn near_or_first(
    mut singles: impl Iterator<Item = Single>,
    is_near: impl Fn(&Single) -> bool,
) -> Option<Single> {
    let first = singles.next()?;
    if is_near(&first) { Some(first) } else { singles.find(is_near).or(Some(first)) }
}

/// The easiest single for a person who looks at a cell: see [`hardness`].
pub(in crate::explain) fn single_for_person(position: &Position, near: Option<usize>) -> Option<Step> {
    let full = full_houses(position).map(|single| single.step(position));
    let easiest = full.min_by_key(|step| hardness(step, position, near));
    easiest.or_else(|| {
        let singles = hidden_singles(position).chain(naked_singles(position));
        singles.map(|single| single.step(position)).min_by_key(|step| hardness(step, position, near))
    })
}

/// All singles, the easiest for a person first: see [`hardness`].
pub(in crate::explain) fn singles_for_person(position: &Position) -> Vec<Step> {
    let singles = full_houses(position).chain(hidden_singles(position)).chain(naked_singles(position));
    let mut steps: Vec<Step> = singles.map(|single| single.step(position)).collect();
    sort_by_number(&mut steps, |step| hardness(step, position, None));
    // Of one technique, the easiest step with a conclusion is enough.
    let mut seen: Vec<(Technique, Option<usize>)> = Vec::new();
    steps.retain(|step| {
        let concluded = (step.technique, step.cell());
        let is_new = !seen.contains(&concluded);
        seen.push(concluded);
        is_new
    });
    steps
}

/// How hard it is for a person to see a single: a full house comes first, and else the one with the fewest digits to look at.
/// Of several such a single in a block comes before one of a cell, and that before one in another house; and then what sees
/// the cell that is near. For example, a hidden single that two digits stand for comes before a naked one, which needs a copy
/// of each other digit.
fn hardness(step: &Step, position: &Position, near: Option<usize>) -> u32 {
    let kind = match step.houses.first().map(|shown| shown.house.kind) {
        Some(HouseKind::Box | HouseKind::Region) => 0,
        None => 1,
        _ => 2,
    };
    let digits = step.blockers.len() + step.before.len();
    let is_far = near.zip(step.cell()).is_some_and(|(near, cell)| !position.houses().sees(near, cell));
    let is_full = step.technique == Technique::FullHouse;
    u32::from(!is_full) << 16 | (digits as u32) << 8 | kind << 4 | u32::from(is_far)
}

fn full_houses(position: &Position) -> impl Iterator<Item = Single> + '_ {
    let houses = position.houses();
    houses.full().filter_map(|house| {
        let mut blanks = houses.cells[house].iter().copied().filter(|&cell| position.cells()[cell] == 0);
        let (cell, None) = (blanks.next()?, blanks.next()) else { return None };
        let digit = position.candidates(cell).single()?;
        Some(Single { technique: Technique::FullHouse, house: Some(house), cell, digit })
    })
}

fn naked_singles(position: &Position) -> impl Iterator<Item = Single> + '_ {
    position.blanks().iter().filter_map(|cell| {
        let digit = position.candidates(cell).single()?;
        Some(Single { technique: Technique::NakedSingle, house: None, cell, digit })
    })
}

fn hidden_singles(position: &Position) -> impl Iterator<Item = Single> + '_ {
    let houses = position.houses();
    houses.full().flat_map(move |house| {
        position.all_digits().filter_map(move |digit| {
            let spots = position.spots(house, digit);
            let cell =
                spots.is_power_of_two().then(|| houses.cells[house][spots.trailing_zeros() as usize])?;
            Some(Single { technique: Technique::HiddenSingle, house: Some(house), cell, digit })
        })
    })
}

pub(super) fn full_house(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    full_houses(tools.position).try_for_each(|single| visit(single.step(tools.position)))
}

pub(super) fn naked_single(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    naked_singles(tools.position).try_for_each(|single| visit(single.step(tools.position)))
}

pub(super) fn hidden_single(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    hidden_singles(tools.position).try_for_each(|single| visit(single.step(tools.position)))
}
