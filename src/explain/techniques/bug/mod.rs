//! Bivalue universal graves: positions that would have no solution or several.
//!
//! If every blank has two candidates, and every digit two places in each house or none, then each solution
//! has a twin: take the other candidate in every blank. A house has as many such digits as blanks then, so each
//! blank holds one of its own, in the solution and in the twin, even if the house is not full. So a puzzle
//! with exactly one solution never comes there, and *extra* candidates keep it from it. One of them at least is
//! true. The name is short for *bivalue universal grave*: BUG.

mod grave;

use self::grave::Grave;
use super::{Tools, Visit};
use crate::explain::Technique;
use crate::explain::choose::each_union;
use crate::explain::step::{HouseRole, Role};
use crate::sets::{CellSet, DigitSet, bits};
use std::ops::ControlFlow;

/// How many digits a naked subset of type 3 may have: seven, and fewer on shapes above 9×9.
const MOST_DIGITS: usize = 7;
const MOST_DIGITS_OF_LARGE: usize = 4;

/// BUG + 1: one cell has three candidates and all other blanks two, so the cell holds the digit that has
/// three places in its row, its column and its box.
///
/// Without this digit in the cell, the position would be a grave. So the two other candidates go.
///
/// In the example, three cells have the 6 in row 2, in column 2 and in box 1.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .----------.---------.
///     | 2  56  1 | 4 3  56 |
///     | 46 456 3 | 1 56 2  |
///     :----------+---------:
///     | 1  3   6 | 2 45 45 |
///     | 5  2   4 | 6 1  3  |
///     :----------+---------:
///     | 3  46  2 | 5 46 1  |
///     | 46 1   5 | 3 2  46 |
///     .----------.---------.".parse()?;
/// let steps = steps_of(&position, Technique::BugPlusOne);
/// let line = steps[0].to_line(position.shape());
/// assert_eq!(line, "bug-plus-one: extra (6)r2c2, row 2, column 2, box 1 => r2c2<>45");
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn bug_plus_one(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let Some(grave) = Grave::of(position) else { return ControlFlow::Continue(()) };
    let &[(cell, extras)] = grave.extras.as_slice() else { return ControlFlow::Continue(()) };
    if extras.len() != 1 {
        return ControlFlow::Continue(());
    }
    let houses = position.houses();
    let mut step = grave.step(Technique::BugPlusOne);
    for &(house, _) in houses.houses_of(cell) {
        step = step.house(houses.names[house], HouseRole::Base);
    }
    visit((position.candidates(cell) - extras).iter().fold(step, |step, digit| step.removing([cell], digit)))
}

/// BUG type 2: all extras are the same digit, so this digit goes from all cells that see all of them.
///
/// One of the extras is true. What sees all of them sees the one that is.
///
/// In the example, one of the cells in column 5 holds the 2 that is too much there.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .----------.-----------.
///     | 36 23 1  | 4  26  5  |
///     | 4  5  26 | 26 1   3  |
///     :----------+-----------:
///     | 2  4  3  | 1  5   6  |
///     | 1  6  5  | 3  24  24 |
///     :----------+-----------:
///     | 5  23 4  | 26 236 1  |
///     | 36 1  26 | 5  234 24 |
///     .----------.-----------.".parse()?;
/// let steps = steps_of(&position, Technique::BugType2);
/// let line = steps[0].to_line(position.shape());
/// assert_eq!(line, "bug-type-2: extra (2)r5c5 r6c5 => r1c5<>2, r4c5<>2, r5c4<>2, r6c6<>2");
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn bug_type_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let Some(grave) = Grave::of(position) else { return ControlFlow::Continue(()) };
    let Some(extra) = grave.digits.single().filter(|_| grave.cells.len() > 1) else {
        return ControlFlow::Continue(());
    };
    let gone = position.seen_by_all(extra, &grave.cells);
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    visit(grave.step(Technique::BugType2).removing(gone, extra))
}

/// BUG type 3: the cells with extras are in one house and make a naked subset with other cells of it, so the
/// digits of the subset go from the rest of the house.
///
/// One of the extras is true. So the cells that have them count together as one cell with just these
/// candidates.
///
/// In the example, the extras are a 2 and a 6 in row 5, and with the second cell of the row they are a naked
/// pair.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .-----------.-----------.
///     | 1   3  26 | 24 5  46  |
///     | 4   26 5  | 3  26 1   |
///     :-----------+-----------:
///     | 26  1  26 | 45 3  45  |
///     | 5   4  3  | 6  1  2   |
///     :-----------+-----------:
///     | 236 26 1  | 25 4  356 |
///     | 23  5  4  | 1  26 36  |
///     .-----------.-----------.".parse()?;
/// let steps = steps_of(&position, Technique::BugType3);
/// assert_eq!(steps[0].to_line(position.shape()), "bug-type-3: extra (26)r5c16, (26)r5c2, row 5 => r5c4<>2");
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn bug_type_3(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let Some(grave) = Grave::of(position) else { return ControlFlow::Continue(()) };
    if grave.cells.len() < 2 || grave.digits.len() < 2 {
        return ControlFlow::Continue(());
    }
    let houses = position.houses();
    let most = if position.side() > 9 { MOST_DIGITS_OF_LARGE } else { MOST_DIGITS };
    for house in houses.common_houses(&grave.cells) {
        let others = (houses.sets()[house] & *position.blanks()) - grave.cells;
        let with_extras = |cell| (cell, (position.candidates(cell) | grave.digits).bits());
        let others: Vec<(usize, u32)> = others.iter().map(with_extras).collect();
        for size in grave.digits.len()..=most.min(others.len() + 1) {
            each_union(&others, size - 1, size, &mut |chosen, digits| {
                let cells: CellSet = bits(chosen).map(|index| others[index].0).collect();
                let mut step = grave.step(Technique::BugType3).house(houses.names[house], HouseRole::Base);
                for digit in DigitSet::from_bits(digits) {
                    step = step
                        .removing(position.places_in(house, digit) - grave.cells - cells, digit)
                        .showing(*position.places(digit) & cells, digit, Role::Base);
                }
                if step.removes.is_empty() { ControlFlow::Continue(()) } else { visit(step.sorted()) }
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// BUG type 4: two cells of a house have extras, and exactly one other candidate in common, so both lose all
/// but this one and their extras.
///
/// Without the extras, the common digit has just these two places in the house. So one of the cells holds it.
/// The other one holds an extra, because one of the extras is true.
///
/// In the example, 5 is the common digit, and the extras are a 1 and a 3.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .----------.----------.
///     | 5 13 2   | 6  4  13 |
///     | 6 4  13  | 15 35 2  |
///     :----------+----------:
///     | 2 13 135 | 4  35 6  |
///     | 4 6  135 | 15 2  13 |
///     :----------+----------:
///     | 1 2  4   | 3  6  5  |
///     | 3 5  6   | 2  1  4  |
///     .----------.----------.".parse()?;
/// let steps = steps_of(&position, Technique::BugType4);
/// let line = steps[0].to_line(position.shape());
/// assert_eq!(line, "bug-type-4: extra (13)r3c3 r4c3, (5)r3c3 r4c3, column 3, box 3 => r3c3<>1, r4c3<>3");
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn bug_type_4(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    let Some(grave) = Grave::of(position) else { return ControlFlow::Continue(()) };
    let &[(one, of_one), (other, of_other)] = grave.extras.as_slice() else {
        return ControlFlow::Continue(());
    };
    let rest = [position.candidates(one) - of_one, position.candidates(other) - of_other];
    let Some(common) = (rest[0] & rest[1]).single() else { return ControlFlow::Continue(()) };
    let mut step = grave.step(Technique::BugType4).showing([one, other], common, Role::Base);
    for house in houses.common_houses(&grave.cells).filter(|&house| houses.is_full(house)) {
        step = step.house(houses.names[house], HouseRole::Base);
    }
    if step.houses.is_empty() {
        return ControlFlow::Continue(());
    }
    for (cell, rest) in [(one, rest[0]), (other, rest[1])] {
        for digit in rest - DigitSet::of(common) {
            step = step.removing([cell], digit);
        }
    }
    if step.removes.is_empty() { ControlFlow::Continue(()) } else { visit(step.sorted()) }
}
