//! Templates: every way in which one digit can be placed in the whole grid.

use super::{Tools, Visit};
use crate::explain::role::Role;
use crate::explain::{Position, Step, Technique};
use crate::sets::CellSet;
use crate::shape::BasicKind;
use std::ops::ControlFlow;

/// A digit with more ways than these is left alone, as on large grids at the beginning.
const MOST_TEMPLATES: usize = 20_000;

pub(super) fn template_set(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    for (digit, templates) in position.all_digits().zip(possible_templates(position)) {
        let Some(common) = cells_in_all(&templates) else { continue };
        let places = common & *position.places(digit);
        if !places.is_empty() {
            let step = Step::new(technique);
            visit(places.iter().fold(step, |step, cell| step.placing(cell, digit)))?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn template_delete(tools: &Tools, technique: Technique, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    for (digit, templates) in position.all_digits().zip(possible_templates(position)) {
        let Some(possible) = templates.into_iter().reduce(|all, template| all | template) else { continue };
        let gone = *position.places(digit) - possible;
        if !gone.is_empty() {
            let step = Step::new(technique).removing(gone, digit);
            visit(step.showing(*position.places(digit) & possible, digit, Role::Base))?;
        }
    }
    ControlFlow::Continue(())
}

/// The templates of each digit, without those that take a cell which another digit has in all of its
/// templates.
fn possible_templates(position: &Position) -> Vec<Vec<CellSet>> {
    let mut all: Vec<Vec<CellSet>> =
        position.all_digits().map(|digit| templates_of(position, digit)).collect();
    let mut has_changed = true;
    while has_changed {
        has_changed = false;
        for index in 0..all.len() {
            let Some(common) = cells_in_all(&all[index]) else { continue };
            for other in (0..all.len()).filter(|&other| other != index) {
                let before = all[other].len();
                all[other].retain(|template| template.is_disjoint(&common));
                has_changed |= all[other].len() < before;
            }
        }
    }
    all
}

/// What all of some templates have in common, if there are any.
fn cells_in_all(templates: &[CellSet]) -> Option<CellSet> {
    templates.iter().copied().reduce(|common, template| common & template)
}

/// Every way to place a digit once in each full house, and at most once in any other; none if there are too
/// many.
fn templates_of(position: &Position, digit: u8) -> Vec<CellSet> {
    let houses = position.houses();
    let placed: CellSet =
        (0..position.cells().len()).filter(|&cell| position.cells()[cell] == digit).collect();
    let rows: Vec<CellSet> = houses
        .of_kind(BasicKind::Row)
        .map(|row| position.places_in(row, digit))
        .filter(|places| !places.is_empty())
        .collect();
    // A row without the digit and without a place for it can have no template.
    if rows.len() + placed.len() < position.side().into() {
        return Vec::new();
    }
    let mut templates = Vec::new();
    let is_whole = add_templates(position, &rows, placed, CellSet::EMPTY, &mut templates);
    if is_whole { templates } else { Vec::new() }
}

/// Adds the ways to go on with further rows; false if there are too many.
fn add_templates(
    position: &Position,
    rows: &[CellSet],
    filled: CellSet,
    seen: CellSet,
    templates: &mut Vec<CellSet>,
) -> bool {
    let Some((row, rest)) = rows.split_first() else {
        // Once in each row and at most once elsewhere is once in each column and block, as there are so many.
        let houses = position.houses();
        let mut others = houses.full().skip(houses.of_kind(BasicKind::Block).end);
        if others.all(|house| !filled.is_disjoint(&houses.sets()[house])) {
            templates.push(filled);
        }
        return templates.len() <= MOST_TEMPLATES;
    };
    (*row - seen).iter().all(|cell| {
        let seen = seen | position.houses().peers()[cell];
        add_templates(position, rest, filled | CellSet::of(cell), seen, templates)
    })
}
