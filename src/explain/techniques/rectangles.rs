//! Unique rectangles: four cells in two rows, two columns and two boxes must not hold two digits crosswise.
//!
//! If they did, the two digits could change places, and the puzzle would have a second solution. So this is for
//! puzzles that have exactly one. Such a *deadly pattern* is kept from coming true by what else is possible in
//! its cells.

use super::Visit;
use crate::candidates::{CellSet, DigitSet};
use crate::explain::map::bits;
use crate::explain::step::{HouseRole, Role};
use crate::explain::{Position, Step, Technique};
use crate::shape::HouseKind;
use std::ops::ControlFlow;

/// Four open cells and two digits. The cells are in order around the rectangle: each is in a line with the next.
pub(super) struct Rectangle {
    pub(super) cells: [usize; 4],
    pub(super) digits: [u8; 2],
}

impl Rectangle {
    fn pair(&self) -> DigitSet {
        self.digits.into_iter().collect()
    }

    /// The cells with other candidates than the two, by their number in the rectangle.
    fn rich(&self, position: &Position) -> Vec<usize> {
        let is_rich = |&number: &usize| !(self.extras(position, number)).is_empty();
        (0..4).filter(is_rich).collect()
    }

    /// The candidates of a cell besides the two.
    fn extras(&self, position: &Position, number: usize) -> DigitSet {
        position.candidates(self.cells[number]) - self.pair()
    }

    /// The step of this rectangle, before anything is removed.
    pub(super) fn step(&self, position: &Position, technique: Technique) -> Step {
        let mut step = Step::new(technique);
        for cell in self.cells {
            for digit in position.candidates(cell) {
                let role = if self.digits.contains(&digit) { Role::Deadly } else { Role::Extra };
                step = step.showing([cell], digit, role);
            }
        }
        step
    }
}

/// Unique rectangle type 1: three of the cells have only the two digits, so these go from the fourth.
pub fn type_1(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    each(position, &mut |rectangle| {
        let &[rich] = rectangle.rich(position).as_slice() else { return ControlFlow::Continue(()) };
        let cell = rectangle.cells[rich];
        let mut step = rectangle.step(position, Technique::UniqueRectangle1);
        for digit in position.candidates(cell) & rectangle.pair() {
            step = step.removing([cell], digit);
        }
        hand_over(step, visit)
    })
}

/// Unique rectangle type 2: two cells of a line have one and the same extra digit, so it goes from what sees
/// both, because one of them holds it.
pub fn type_2(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    same_extra(position, Technique::UniqueRectangle2, |rich| rich.len() == 2 && are_in_line(rich), visit)
}

/// Unique rectangle type 5: two diagonal cells or three cells have one and the same extra digit, so it goes from
/// what sees all of them.
pub fn type_5(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let is_meant = |rich: &[usize]| rich.len() == 3 || rich.len() == 2 && !are_in_line(rich);
    same_extra(position, Technique::UniqueRectangle5, is_meant, visit)
}

/// Unique rectangle type 3: the extra digits of two cells in a house act as one cell, which makes a naked subset
/// with other cells of the house, so its digits go from the rest.
pub fn type_3(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let map = position.map();
    each(position, &mut |rectangle| {
        let rich = rectangle.rich(position);
        let &[one, other] = rich.as_slice() else { return ControlFlow::Continue(()) };
        let extras = rectangle.extras(position, one) | rectangle.extras(position, other);
        let rich: CellSet = [one, other].into_iter().map(|number| rectangle.cells[number]).collect();
        for house in map.common_houses(&rich) {
            let others: Vec<usize> = (map.sets[house] & *position.blanks() - rich).iter().collect();
            let others: Vec<(usize, u32)> = others
                .into_iter()
                .filter(|cell| !rectangle.cells.contains(cell))
                .map(|cell| (cell, position.candidates(cell).bits()))
                .filter(|(_, digits)| (digits & rectangle.pair().bits()) == 0)
                .collect();
            for size in 1..=others.len() {
                each_with(&others, size, extras.bits(), size + 1, &mut |chosen, digits| {
                    let cells: CellSet = bits(chosen).map(|index| others[index].0).collect();
                    let set = cells | rich;
                    let mut step = rectangle.step(position, Technique::UniqueRectangle3);
                    for digit in DigitSet::from_bits(digits) {
                        let mut gone = position.places_in(house, digit) - set;
                        // A set in a line that is in one box, too, removes there as well.
                        for also in map.common_houses(&set).filter(|&also| also != house) {
                            gone |= position.places_in(also, digit) - set;
                        }
                        let gone = gone - rectangle.cells.into_iter().collect();
                        step = step.removing(gone, digit);
                        step = step.showing(*position.places(digit) & cells, digit, Role::Base);
                    }
                    hand_over(step.house(map.houses[house], HouseRole::Base), visit)
                })?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Unique rectangle type 4: two cells of a line have extra digits, and one of the two digits must be in them,
/// because no other cell that sees both has it; so the other of the two goes from both.
pub fn type_4(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let map = position.map();
    each(position, &mut |rectangle| {
        let rich = rectangle.rich(position);
        let &[one, other] = rich.as_slice() else { return ControlFlow::Continue(()) };
        if !are_in_line(&rich) {
            return ControlFlow::Continue(());
        }
        let cells = [rectangle.cells[one], rectangle.cells[other]];
        let both: CellSet = cells.into_iter().collect();
        for [kept, gone] in turns(rectangle.digits) {
            let is_locked = map.common_houses(&both).any(|house| {
                let places = position.places_in(house, kept);
                !places.is_empty() && places.is_subset(&both)
            });
            if is_locked && (*position.places(kept) & map.common_peers(&both)).is_empty() {
                let step = rectangle.step(position, Technique::UniqueRectangle4);
                hand_over(step.removing(*position.places(gone) & both, gone), visit)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Unique rectangle type 6: two diagonal cells have extra digits, and one of the two digits has no other place in
/// the rows and columns of the rectangle; so it goes from both, because else it would be in all the wrong ones.
pub fn type_6(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    each(position, &mut |rectangle| {
        let rich = rectangle.rich(position);
        let &[one, other] = rich.as_slice() else { return ControlFlow::Continue(()) };
        if are_in_line(&rich) {
            return ControlFlow::Continue(());
        }
        let both: CellSet = [one, other].into_iter().map(|number| rectangle.cells[number]).collect();
        for digit in rectangle.digits {
            let has_no_other = (0..4).all(|corner| is_only_in(position, rectangle, corner, digit));
            if has_no_other {
                let step = rectangle.step(position, Technique::UniqueRectangle6);
                hand_over(step.removing(*position.places(digit) & both, digit), visit)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Hidden rectangle: opposite a cell with only the two digits, one of them has no other place in the row and the
/// column; so the other goes from that cell, because else the pattern would come true.
pub fn hidden_rectangle(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    each(position, &mut |rectangle| {
        let rich = rectangle.rich(position);
        let is_meant = rich.len() == 3 || rich.len() == 2 && !are_in_line(&rich);
        if !is_meant {
            return ControlFlow::Continue(());
        }
        for number in (0..4).filter(|number| !rich.contains(number)) {
            let opposite = (number + 2) % 4;
            let cell = rectangle.cells[opposite];
            for [kept, gone] in turns(rectangle.digits) {
                if position.candidates(cell).contains(gone) && is_only_in(position, rectangle, opposite, kept)
                {
                    let step = rectangle.step(position, Technique::HiddenRectangle);
                    hand_over(step.removing([cell], gone), visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Types 2 and 5: what sees all cells with the one extra digit loses it.
fn same_extra(
    position: &Position,
    technique: Technique,
    is_meant: impl Fn(&[usize]) -> bool,
    visit: &mut Visit,
) -> ControlFlow<()> {
    each(position, &mut |rectangle| {
        let rich = rectangle.rich(position);
        let extras =
            rich.iter().fold(DigitSet::EMPTY, |all, &number| all | rectangle.extras(position, number));
        let Some(extra) = extras.single().filter(|_| is_meant(&rich)) else {
            return ControlFlow::Continue(());
        };
        let cells: CellSet = rich.iter().map(|&number| rectangle.cells[number]).collect();
        let gone = position.seen_by_all(extra, &cells);
        hand_over(rectangle.step(position, technique).removing(gone, extra), visit)
    })
}

/// Whether a digit has no place outside a rectangle in the row and the column of one of its cells.
fn is_only_in(position: &Position, rectangle: &Rectangle, corner: usize, digit: u8) -> bool {
    let map = position.map();
    let cells: CellSet = rectangle.cells.into_iter().collect();
    [HouseKind::Row, HouseKind::Column].into_iter().all(|kind| {
        let line = map.house_of(rectangle.cells[corner], kind);
        position.places_in(line, digit).is_subset(&cells)
    })
}

/// Two cells by number, one next to the other on the way around.
fn are_in_line(cells: &[usize]) -> bool {
    cells.len() == 2 && (cells[1] - cells[0]) % 2 == 1
}

fn turns([one, other]: [u8; 2]) -> [[u8; 2]; 2] {
    [[one, other], [other, one]]
}

fn hand_over(step: Step, visit: &mut Visit) -> ControlFlow<()> {
    if step.removes.is_empty() { ControlFlow::Continue(()) } else { visit(step.sorted()) }
}

/// Calls `visit` for every choice of `size` items whose bits, with others, are `most`: with both.
fn each_with(
    items: &[(usize, u32)],
    size: usize,
    others: u32,
    most: usize,
    visit: &mut dyn FnMut(u32, u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let items: Vec<(usize, u32)> = items.iter().map(|&(cell, digits)| (cell, digits | others)).collect();
    crate::explain::choose::each_union(&items, size, most, visit)
}

/// Calls `visit` for every rectangle: one of its cells at least has only the two digits, and where a cell lacks
/// one of them, no peer holds it.
pub(super) fn each(
    position: &Position,
    visit: &mut dyn FnMut(&Rectangle) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let map = position.map();
    let (rows, columns) = (map.of_kind(HouseKind::Row), map.of_kind(HouseKind::Column));
    for start in position.blanks().iter() {
        let pair = position.candidates(start);
        let mut digits = pair.iter();
        let (2, Some(a), Some(b)) = (pair.len(), digits.next(), digits.next()) else { continue };
        let (row, column) = (map.house_of(start, HouseKind::Row), map.house_of(start, HouseKind::Column));
        let square = map.house_of(start, HouseKind::Box);
        let fits = |cell: usize| {
            let candidates = position.candidates(cell);
            position.blanks().contains(cell)
                && pair.iter().all(|digit| {
                    candidates.contains(digit)
                        || map.peers[cell].iter().all(|peer| position.cells()[peer] != digit)
                })
        };
        for other_row in rows.clone().filter(|&other| other != row) {
            let Some(below) = (map.sets[other_row] & map.sets[column]).first().filter(|&cell| fits(cell))
            else {
                continue;
            };
            for other_column in columns.clone().filter(|&other| other != column) {
                let beside = (map.sets[row] & map.sets[other_column]).first();
                let across = (map.sets[other_row] & map.sets[other_column]).first();
                let (Some(beside), Some(across)) = (beside, across) else { continue };
                let in_box = [below, beside].map(|cell| map.sets[square].contains(cell));
                if in_box[0] == in_box[1] || !fits(beside) || !fits(across) {
                    continue;
                }
                let cells = [start, beside, across, below];
                // A rectangle is met from each cell that has only the two digits.
                if cells.iter().any(|&cell| cell < start && position.candidates(cell) == pair) {
                    continue;
                }
                visit(&Rectangle { cells, digits: [a, b] })?;
            }
        }
    }
    ControlFlow::Continue(())
}
