//! Empty rectangles: boxes that have a digit in one row and one column only.

use super::each_dual;
use crate::explain::position::ConjugatePair;
use crate::explain::role::{HouseRole, Role};
use crate::explain::techniques::{Tools, Visit};
use crate::explain::{Position, Step, Technique};
use crate::sets::CellSet;
use crate::shape::BasicKind;
use std::ops::ControlFlow;

pub(in super::super) fn empty_rectangle(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    for digit in position.all_digits() {
        let pairs = position.conjugate_pairs(digit);
        for square in houses.of_kind(BasicKind::Block) {
            let places = position.places_in(square, digit);
            if places.len() < 2 {
                continue;
            }
            for (row, column) in crosses(position, &places) {
                for (along, kind, across) in [(row, BasicKind::Row, column), (column, BasicKind::Column, row)]
                {
                    // The pair crosses the line `along` outside the box.
                    let is_across =
                        |pair: &&ConjugatePair| houses.kind_of(pair.house) == houses.kind_of(across);
                    for pair in pairs.iter().filter(is_across) {
                        for [near, far] in pair.both_ways() {
                            let is_outside = |cell| !houses.sets()[square].contains(cell);
                            if !houses.sets()[along].contains(near) || !is_outside(near) || !is_outside(far) {
                                continue;
                            }
                            let line = houses.house_of(far, kind);
                            let gone = position.places_in(line, digit) & houses.sets()[across];
                            let gone = gone - houses.sets()[square];
                            if gone.is_empty() {
                                continue;
                            }
                            // What goes sees the far end, which comes first.
                            let step = Step::new(Technique::EmptyRectangle)
                                .removing(gone, digit)
                                .showing(places, digit, Role::Base)
                                .showing([far, near], digit, Role::Pincer)
                                .in_house(houses.names[square], HouseRole::Base)
                                .in_house(houses.names[pair.house], HouseRole::Link);
                            visit(step)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

pub(in super::super) fn dual_empty_rectangle(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    each_dual(tools, Technique::DualEmptyRectangle, empty_rectangle, visit, &|one, other| {
        one.houses[0] == other.houses[0] && one.removes[0].digit == other.removes[0].digit
    })
}

/// The row and the column that hold all places of a box together, each with one that the other has not.
fn crosses(position: &Position, places: &CellSet) -> Vec<(usize, usize)> {
    let houses = position.houses();
    let lines = |kind| -> Vec<(usize, CellSet)> {
        let lines = houses.of_kind(kind).map(|line| (line, *places & houses.sets()[line]));
        lines.filter(|(_, places)| !places.is_empty()).collect()
    };
    let (rows, columns) = (lines(BasicKind::Row), lines(BasicKind::Column));
    let mut crosses = Vec::new();
    for &(column, in_column) in &columns {
        for &(row, in_row) in &rows {
            let both = in_row | in_column;
            if both == *places && both != in_row && both != in_column {
                crosses.push((row, column));
            }
        }
    }
    crosses
}
