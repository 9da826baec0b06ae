//! Sue de Coq: where a box and a line cross, two sets share out the digits.

use super::{Tools, Visit, caps};
use crate::explain::choose::{Choices, bits_where};
use crate::explain::role::{HouseRole, Role};
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use crate::shape::BasicKind;
use std::ops::ControlFlow;

/// Cells that are chosen in a house, and their digits.
#[derive(Clone, Copy)]
struct ChosenCells {
    cells: CellSet,
    digits: DigitSet,
}

pub(super) fn sue_de_coq(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    for square in houses.of_kind(BasicKind::Block) {
        for line in houses.lines() {
            let intersection = houses.sets()[square] & houses.sets()[line];
            let open = houses.spots_of(line, &(intersection & *position.blanks()));
            for count in 2..=open.count_ones().min(3) {
                // Each cell is a bit of its own, so every choice has as many as cells.
                let items = &std::array::from_fn::<u32, 32, _>(|cell| 1 << cell);
                Choices { items, open, count, with: 0, bits: count }.each(&mut |core, _| {
                    let cells: CellSet = houses.cells_at(line, core).collect();
                    let digits = position.digits_of(&cells);
                    if digits.len() < cells.len() + 2 {
                        return ControlFlow::Continue(());
                    }
                    each_step_of_core(position, [line, square], ChosenCells { cells, digits }, visit)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Calls `visit` for every two sets that complete a core.
fn each_step_of_core(
    position: &Position,
    [line, square]: [usize; 2],
    core: ChosenCells,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let houses = position.houses();
    let surplus = core.digits.len() - core.cells.len();
    let [in_line, in_box] = [line, square].map(|house| sets_beside(position, house, core, surplus));
    for of_line in &in_line {
        for of_box in &in_box {
            if !of_line.cells.is_disjoint(&of_box.cells) || !(of_line.digits & of_box.digits).is_empty() {
                continue;
            }
            if digits_taken(of_line, core.digits) + digits_taken(of_box, core.digits) != surplus {
                continue;
            }
            let used = core.cells | of_line.cells | of_box.cells;
            let mut step = Step::new(Technique::SueDeCoq);
            for (house, mine, other) in [(line, of_line, of_box), (square, of_box, of_line)] {
                let extras = (mine.digits | other.digits) - core.digits;
                // What the other set cannot take stays in the core or in this set; extras stay in their set.
                let settled = (core.digits | mine.digits) - other.digits;
                let gone = settled | (extras & mine.digits);
                step = step
                    .removing_all(position, houses.sets()[house] - used, gone)
                    .removed_by_house(houses.names[house]);
            }
            // An extra digit of a set in the intersection's other cells is in both houses.
            for (set, others) in [(of_line, square), (of_box, line)] {
                for digit in set.digits - core.digits {
                    let places = *position.places(digit) & set.cells;
                    if places.is_subset(&houses.sets()[others]) {
                        let gone = position.places_in(others, digit) - used;
                        step = step.removing(gone, digit).removed_by_house(houses.names[others]);
                    }
                }
            }
            if step.removes.is_empty() {
                continue;
            }
            for (chosen, role) in [(core, Role::Base), (*of_line, Role::A), (*of_box, Role::B)] {
                step = step.showing_all(position, chosen.cells, chosen.digits, role);
            }
            visit(step.in_houses(houses, &mut [line, square].into_iter(), HouseRole::Base))?;
        }
    }
    ControlFlow::Continue(())
}

/// How many digits of the core a set takes: its cells, less one for each digit of its own.
fn digits_taken(set: &ChosenCells, core: DigitSet) -> usize {
    set.cells.len() - (set.digits - core).len()
}

/// The sets of cells in the rest of a house that take one digit of the core or more, but not all that are too many.
fn sets_beside(position: &Position, house: usize, core: ChosenCells, surplus: usize) -> Vec<ChosenCells> {
    let houses = position.houses();
    let items = &position.board().masks(house);
    let open =
        bits_where(items, |digits| digits & core.digits.bits() != 0) & !houses.spots_of(house, &core.cells);
    let mut sets = Vec::new();
    let most = caps::SUE_DE_COQ_CELLS.most_or(position, usize::MAX);
    let largest = open.count_ones().min(most as u32);
    for count in 1..=largest {
        // So many cells may have so many digits besides those of the core that one cell at least is left.
        for bits in 1..core.digits.len() as u32 + count {
            let _ = Choices { items, open, count, with: 0, bits }.each(&mut |chosen, digits| {
                let digits = DigitSet::from_bits(digits);
                let set = ChosenCells { cells: houses.cells_at(house, chosen).collect(), digits };
                // A set that may hold any digit of the core leaves none for the other.
                let leaves_some = !(core.digits - digits).is_empty();
                let takes = set.cells.len().checked_sub((digits - core.digits).len());
                if leaves_some && takes.is_some_and(|takes| (1..surplus).contains(&takes)) {
                    sets.push(set);
                }
                ControlFlow::Continue(())
            });
        }
    }
    sets
}
