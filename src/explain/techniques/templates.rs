//! Templates: every way in which one digit can be placed in the whole grid.
//!
//! # Template set
//!
//! A cell that has the digit in every way to place it holds it.
//!
//! A template is a whole way to place a digit: once in each row, each column and each box, only where it is a
//! candidate. Templates that take a cell which another digit needs in all of its own are left out. A digit
//! with more than 20,000 templates is left alone.
#![doc = example!("template-set")]
//!
//! # Template delete
//!
//! A digit goes from cells that have it in no way to place it.
//!
//! A template is a whole way to place a digit: once in each row, each column and each box, only where it is a
//! candidate. Templates that take a cell which another digit needs in all of its own are left out. A digit
//! with more than 20,000 templates is left alone.
#![doc = example!("template-delete")]

use super::{Tools, Visit};
use crate::explain::step::Role;
use crate::explain::{Position, Step, Technique};
use crate::sets::CellSet;
use crate::shape::Basic;
use std::ops::ControlFlow;

/// A digit with more ways than these is left alone, as on large grids at the beginning.
const MOST: usize = 20_000;

pub(super) fn template_set(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    for (digit, templates) in position.all_digits().zip(all(position)) {
        let Some(templates) = templates else { continue };
        let Some(&first) = templates.first() else { continue };
        let common = templates.iter().fold(first, |common, template| common & *template);
        let places = common & *position.places(digit);
        if !places.is_empty() {
            let step = Step::new(Technique::TemplateSet);
            visit(places.iter().fold(step, |step, cell| step.placing(cell, digit)))?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn template_delete(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    for (digit, templates) in position.all_digits().zip(all(position)) {
        let Some(templates) = templates.filter(|templates| !templates.is_empty()) else { continue };
        let possible = templates.iter().fold(CellSet::EMPTY, |all, template| all | *template);
        let gone = *position.places(digit) - possible;
        if !gone.is_empty() {
            let step = Step::new(Technique::TemplateDelete).removing(gone, digit);
            visit(step.showing(*position.places(digit) & possible, digit, Role::Base))?;
        }
    }
    ControlFlow::Continue(())
}

/// The templates of each digit, without those that take a cell which another digit has in all of its
/// templates.
fn all(position: &Position) -> Vec<Option<Vec<CellSet>>> {
    let mut all: Vec<Option<Vec<CellSet>>> =
        position.all_digits().map(|digit| templates(position, digit)).collect();
    let mut has_changed = true;
    while has_changed {
        has_changed = false;
        for index in 0..all.len() {
            let Some((first, others)) = all[index].as_deref().and_then(<[CellSet]>::split_first) else {
                continue;
            };
            let common = others.iter().fold(*first, |common, template| common & *template);
            for other in (0..all.len()).filter(|&other| other != index) {
                let Some(templates) = &mut all[other] else { continue };
                let before = templates.len();
                templates.retain(|template| template.is_disjoint(&common));
                has_changed |= templates.len() < before;
            }
        }
    }
    all
}

/// Every way to place a digit once in each full house, and at most once in any other; nothing if there are too
/// many.
fn templates(position: &Position, digit: u8) -> Option<Vec<CellSet>> {
    let houses = position.houses();
    let placed: CellSet =
        (0..position.cells().len()).filter(|&cell| position.cells()[cell] == digit).collect();
    let rows: Vec<CellSet> = houses
        .of_kind(Basic::Row)
        .map(|row| position.places_in(row, digit))
        .filter(|places| !places.is_empty())
        .collect();
    // A row without the digit and without a place for it can have no template.
    if rows.len() + placed.len() < position.side().into() {
        return Some(Vec::new());
    }
    let mut templates = Vec::new();
    fill(position, &rows, placed, CellSet::EMPTY, &mut templates).then_some(templates)
}

/// Adds the ways to go on with further rows; false if there are too many.
fn fill(
    position: &Position,
    rows: &[CellSet],
    filled: CellSet,
    seen: CellSet,
    templates: &mut Vec<CellSet>,
) -> bool {
    let Some((row, rest)) = rows.split_first() else {
        // Once in each row and at most once elsewhere is once in each column and block, as there are so many.
        let houses = position.houses();
        let mut others = houses.full().skip(houses.of_kind(Basic::Block).end);
        if others.all(|house| !filled.is_disjoint(&houses.sets()[house])) {
            templates.push(filled);
        }
        return templates.len() <= MOST;
    };
    (*row - seen).iter().all(|cell| {
        let seen = seen | position.houses().peers()[cell];
        fill(position, rest, filled | CellSet::of(cell), seen, templates)
    })
}
