//! Templates: every way in which one digit can be placed in the whole grid.

use super::{Tools, Visit};
use crate::explain::role::Role;
use crate::explain::{Candidate, Position, Step, Technique};
use crate::sets::CellSet;
use crate::shape::BasicKind;
use crate::solver::Budget;
use std::ops::ControlFlow;

/// A digit with more ways than these is left alone, as on large grids at the beginning.
const MOST_TEMPLATES: usize = 20_000;

/// What it costs to go on with a row.
const WORK: usize = 100;

/// What is in all templates of a digit, or in none, as the technique says.
pub(super) fn templates(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    let (position, templates) = (tools.position, possible_templates(tools));
    let in_common = technique == Technique::TemplateSet;
    for digit in position.all_digits() {
        let Some(cells) = cells_of(&templates, digit, in_common) else { continue };
        let places = *position.places(digit);
        let mut step = Step::new(technique);
        if in_common {
            step.places.extend((cells & places).iter().map(|cell| Candidate { cell, digit }));
        } else {
            step = step.removing(places - cells, digit).showing(places & cells, digit, Role::Base);
        }
        visit(step)?;
    }
    ControlFlow::Continue(())
}

/// The templates of all digits, without those that take a cell which another digit has in all of its templates.
fn possible_templates(Tools { position, budget, .. }: &Tools) -> Vec<(u8, CellSet)> {
    let mut all = Vec::new();
    for digit in position.all_digits() {
        add_templates_of(position, digit, &mut all, budget);
    }
    loop {
        let before = all.len();
        for digit in position.all_digits() {
            let Some(common) = cells_of(&all, digit, true) else { continue };
            budget.take(4 * all.len());
            all.retain(|(other, template)| *other == digit || template.is_disjoint(&common));
        }
        if all.len() == before {
            return all;
        }
    }
}

/// The cells of the templates of a digit together, or what they have in common; nothing if there is no template.
fn cells_of(templates: &[(u8, CellSet)], digit: u8, in_common: bool) -> Option<CellSet> {
    let mut of_digit = templates.iter().filter(|(of, _)| *of == digit);
    let mut cells = of_digit.next()?.1;
    for (_, template) in of_digit {
        cells = if in_common { cells & *template } else { cells | *template };
    }
    Some(cells)
}

/// Adds every way to place a digit once in each full house, and at most once in any other; none if there are too
/// many, or no work is left to find them.
fn add_templates_of(position: &Position, digit: u8, all: &mut Vec<(u8, CellSet)>, budget: &Budget) {
    let mut filled = CellSet::EMPTY;
    for (cell, of) in position.cells().iter().enumerate() {
        if *of == digit {
            filled.insert(cell);
        }
    }
    let before = all.len();
    let mut search = TemplateSearch { position, digit, most: before + MOST_TEMPLATES, all, budget };
    if !search.go_on(0, filled, CellSet::EMPTY) {
        all.truncate(before);
    }
}

/// The search for the templates of a digit.
struct TemplateSearch<'a> {
    position: &'a Position,
    digit: u8,
    /// How many there may be with those of other digits.
    most: usize,
    all: &'a mut Vec<(u8, CellSet)>,
    budget: &'a Budget,
}

impl TemplateSearch<'_> {
    /// Adds the ways to go on from a row; false if there are too many, or no work is left.
    fn go_on(&mut self, row: usize, filled: CellSet, seen: CellSet) -> bool {
        let houses = self.position.houses();
        if !self.budget.take(WORK) {
            return false;
        }
        if row == usize::from(self.position.side()) {
            // Once in each row and at most once elsewhere is once in each column and block, as there are so many.
            let mut others = houses.full().skip(houses.of_kind(BasicKind::Block).end);
            if others.all(|house| !filled.is_disjoint(&houses.sets()[house])) {
                self.all.push((self.digit, filled));
            }
            return self.all.len() <= self.most;
        }
        if !filled.is_disjoint(&houses.sets()[row]) {
            return self.go_on(row + 1, filled, seen);
        }
        for cell in self.position.places_in(row, self.digit) - seen {
            if !self.go_on(row + 1, filled | CellSet::of(cell), seen | houses.peers()[cell]) {
                return false;
            }
        }
        true
    }
}
