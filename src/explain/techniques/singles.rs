//! One digit is left, or one place.

use super::{Tools, Visit};
use crate::explain::order::sort_by_number;
use crate::explain::role::HouseRole;
use crate::explain::{Candidate, Position, Step, Technique};
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
    let is_near = |single: &Single| near.is_none_or(|near| position.is_near(near, single.cell));
    let first = |each: &Each| {
        let (mut first, mut first_near) = (None, None);
        let _ = each(position, &mut |single| {
            first = first.or(Some(single));
            first_near = Some(single).filter(is_near);
            if first_near.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        first_near.or(first)
    };
    let single = [full_houses, naked_singles, hidden_singles].iter().find_map(|each: &Each| first(each));
    single.map(|single| single.step(position))
}

/// All singles, the easiest for a person who looks at a cell first: see [`hardness`].
pub(in crate::explain) fn singles_for_person(position: &Position, near: Option<usize>) -> Vec<Step> {
    let mut steps = Vec::new();
    for each in [full_houses, hidden_singles, naked_singles] {
        let _ = each(position, &mut |single| {
            steps.push(single.step(position));
            ControlFlow::Continue(())
        });
    }
    sort_by_number(&mut steps, |step| hardness(step, position, near));
    // Of one technique, the easiest step with a conclusion is enough.
    let mut concluded: Vec<(Technique, Option<Candidate>)> = Vec::new();
    steps.retain(|step| {
        let of_step = (step.technique, step.places.first().copied());
        let is_new = !concluded.contains(&of_step);
        if is_new {
            concluded.push(of_step);
        }
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
    let is_far = near.zip(step.cell()).is_some_and(|(near, cell)| !position.is_near(near, cell));
    let is_full = step.technique == Technique::FullHouse;
    u32::from(!is_full) << 16 | (digits as u32) << 8 | kind << 4 | u32::from(is_far)
}

/// What is done with a single, and whether to go on looking.
type VisitSingle<'a> = dyn FnMut(Single) -> ControlFlow<()> + 'a;

/// The search for the singles of a kind.
type Each = fn(&Position, &mut VisitSingle) -> ControlFlow<()>;

fn full_houses(position: &Position, visit: &mut VisitSingle) -> ControlFlow<()> {
    let houses = position.houses();
    for house in houses.full() {
        let mut blanks = houses.cells[house].iter().copied().filter(|&cell| position.cells()[cell] == 0);
        if let (Some(cell), None) = (blanks.next(), blanks.next())
            && let Some(digit) = position.candidates(cell).single()
        {
            visit(Single { technique: Technique::FullHouse, house: Some(house), cell, digit })?;
        }
    }
    ControlFlow::Continue(())
}

fn naked_singles(position: &Position, visit: &mut VisitSingle) -> ControlFlow<()> {
    for cell in position.blanks().iter() {
        if let Some(digit) = position.candidates(cell).single() {
            visit(Single { technique: Technique::NakedSingle, house: None, cell, digit })?;
        }
    }
    ControlFlow::Continue(())
}

fn hidden_singles(position: &Position, visit: &mut VisitSingle) -> ControlFlow<()> {
    let houses = position.houses();
    for house in houses.full() {
        for digit in position.all_digits() {
            let spots = position.spots(house, digit);
            if spots.is_power_of_two() {
                let cell = houses.cells[house][spots.trailing_zeros() as usize];
                visit(Single { technique: Technique::HiddenSingle, house: Some(house), cell, digit })?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn full_house(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    full_houses(tools.position, &mut |single| visit(single.step(tools.position)))
}

pub(super) fn naked_single(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    naked_singles(tools.position, &mut |single| visit(single.step(tools.position)))
}

pub(super) fn hidden_single(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    hidden_singles(tools.position, &mut |single| visit(single.step(tools.position)))
}
