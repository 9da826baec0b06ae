//! What follows from the extra digits: one of them is true.

use super::{Rectangle, Rich, each, hand_over};
use crate::explain::choose::each_union;
use crate::explain::step::{HouseRole, Role};
use crate::explain::techniques::{Tools, Visit};
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet, bits};
use std::ops::ControlFlow;

/// How many further cells a subset of type 3 may have on shapes above 9×9, where there are too many larger
/// ones.
const MOST_CELLS_OF_LARGE: usize = 4;

/// Unique rectangle type 1: three of the four cells have only the two digits, so these go from the fourth.
///
/// If the fourth cell held one of them, the three others could only complete the deadly pattern. So it holds
/// one of its extra digits.
///
/// In the example, 3 and 6 would stand crosswise in rows 2 and 3, so the first cell of row 2 holds its 1.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .------------.-----------.
///     | 5   4   36 | 2  13 136 |
///     | 136 36  2  | 4  5  136 |
///     :------------+-----------:
///     | 36  36  5  | 1  2  4   |
///     | 2   1   4  | 3  6  5   |
///     :------------+-----------:
///     | 4   356 36 | 56 13 2   |
///     | 36  2   1  | 56 4  36  |
///     .------------.-----------.".parse()?;
/// let steps = steps_of(&position, Technique::UniqueRectangle1);
/// let line = steps[0].to_line(position.shape());
/// assert_eq!(line, "unique-rectangle-type-1: deadly (36)r2c12 r3c12, extra (1)r2c1 => r2c1<>36");
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn type_1(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each(position, &mut |rectangle| {
        if rectangle.kind() != Rich::One {
            return ControlFlow::Continue(());
        }
        let step = rectangle.step(position, Technique::UniqueRectangle1);
        let remove = |step: Step, digit| step.removing(*position.places(digit) & rectangle.rich, digit);
        hand_over(rectangle.digits.into_iter().fold(step, remove), visit)
    })
}

/// Unique rectangle type 2: two cells in a line have one and the same extra digit, so this digit goes from
/// all cells that see both.
///
/// The two other cells have only the two digits. If neither of the cells held the extra digit, the deadly
/// pattern would be complete. So one of them holds it, and what sees both sees the one that does.
///
/// In the example, one of the first cells of rows 1 and 2 holds the 3, and row 5 sees both in its first cell.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .------------.----------.
///     | 236  5  1  | 26 4  36 |
///     | 236  4  26 | 26 5  1  |
///     :------------+----------:
///     | 1    2  5  | 3  6  4  |
///     | 4    6  3  | 5  1  2  |
///     :------------+----------:
///     | 2356 13 26 | 4  23 36 |
///     | 26   13 4  | 12 23 5  |
///     .------------.----------.".parse()?;
/// let steps = steps_of(&position, Technique::UniqueRectangle2);
/// let line = steps[0].to_line(position.shape());
/// assert_eq!(line, "unique-rectangle-type-2: deadly (26)r1c14 r2c14, extra (3)r1c1 r2c1 => r5c1<>3");
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn type_2(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    same_extra(tools.position, Technique::UniqueRectangle2, &[Rich::TwoInLine], visit)
}

/// Unique rectangle type 5: two diagonal cells, or three cells, have one and the same extra digit, so this
/// digit goes from all cells that see all of them.
///
/// It is type 2 with other cells: one of them must hold the extra digit, or else the deadly pattern would be
/// complete.
///
/// In the example, 1 and 3 are in rows 1 and 6, and three of the cells have the 2 as well.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .-----------.-------------.
///     | 24  25 24 | 13   6  123 |
///     | 6   12 3  | 12   4  5   |
///     :-----------+-------------:
///     | 24  3  5  | 24   1  6   |
///     | 1   6  24 | 5    23 34  |
///     :-----------+-------------:
///     | 235 25 1  | 2346 23 234 |
///     | 23  4  6  | 123  5  123 |
///     .-----------.-------------.".parse()?;
/// let steps = steps_of(&position, Technique::UniqueRectangle5);
/// let line = steps[0].to_line(position.shape());
/// assert_eq!(line, "unique-rectangle-type-5: deadly (13)r1c46 r6c46, extra (2)r1c6 r6c46 => r5c6<>2");
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn type_5(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    same_extra(tools.position, Technique::UniqueRectangle5, &[Rich::TwoDiagonal, Rich::Three], visit)
}

/// Unique rectangle type 3: the extra digits of two cells in a line make a naked subset with other cells of a
/// house, so the digits of the subset go from the rest of the house.
///
/// One of the two cells holds one of the extra digits, or else the deadly pattern would be complete. So both
/// together count as one cell that has just these candidates. With a number of other cells they have one
/// digit more than there are other cells. So each of these digits is in one of the cells, as in any naked
/// subset.
///
/// In the example, 2 and 4 are the extra digits in column 4, and with the cell of row 2 they are a naked
/// pair.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .---------.------------.
///     | 1 24 6  | 45  245 3  |
///     | 5 24 3  | 24  6   1  |
///     :---------+------------:
///     | 2 3  15 | 145 45  6  |
///     | 4 6  15 | 125 3   25 |
///     :---------+------------:
///     | 6 1  25 | 3   25  4  |
///     | 3 25 4  | 6   1   25 |
///     .---------.------------.".parse()?;
/// let steps = steps_of(&position, Technique::UniqueRectangle3);
/// let line = steps[0].to_line(position.shape());
/// assert_eq!(
///     line,
///     "unique-rectangle-type-3: deadly (15)r3c34 r4c34, extra (24)r3c4 r4c4, (24)r2c4, column 4 \
///      => r1c4<>4"
/// );
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn type_3(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each(position, &mut |rectangle| {
        if rectangle.kind() != Rich::TwoInLine {
            return ControlFlow::Continue(());
        }
        for house in houses.common_houses(&rectangle.rich) {
            each_subset(position, rectangle, house, &mut |cells, digits| {
                let set = cells | rectangle.rich;
                // A subset in a line and a box at once is met in both.
                if houses.common_houses(&set).next() != Some(house) {
                    return ControlFlow::Continue(());
                }
                let mut step = rectangle.step(position, Technique::UniqueRectangle3);
                for house in houses.common_houses(&set) {
                    for digit in digits {
                        step = step.removing(position.places_in(house, digit) - set, digit);
                    }
                    step = step.house(houses.names[house], HouseRole::Base);
                }
                for digit in digits {
                    step = step.showing(*position.places(digit) & cells, digit, Role::Base);
                }
                hand_over(step, visit)
            })?;
        }
        ControlFlow::Continue(())
    })
}

/// Calls `visit` with cells of a house and with digits: the cells have none of the rectangle's two digits,
/// and with its extra digits they have one digit more than there are cells.
fn each_subset(
    position: &Position,
    rectangle: &Rectangle,
    house: usize,
    visit: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let others = (position.houses().sets()[house] & *position.blanks()) - rectangle.rich;
    let others: Vec<(usize, u32)> = others
        .iter()
        .map(|cell| (cell, position.candidates(cell)))
        .filter(|(_, digits)| (*digits & rectangle.pair()).is_empty())
        .map(|(cell, digits)| (cell, (digits | rectangle.extras).bits()))
        .collect();
    let most = if position.side() > 9 { MOST_CELLS_OF_LARGE } else { others.len() };
    for size in rectangle.extras.len().saturating_sub(1).max(1)..=most {
        each_union(&others, size, size + 1, &mut |chosen, digits| {
            visit(bits(chosen).map(|index| others[index].0).collect(), DigitSet::from_bits(digits))
        })?;
    }
    ControlFlow::Continue(())
}

/// Types 2 and 5: what sees all cells with the one extra digit loses it.
fn same_extra(
    position: &Position,
    technique: Technique,
    kinds: &[Rich],
    visit: &mut Visit,
) -> ControlFlow<()> {
    each(position, &mut |rectangle| {
        let Some(extra) = rectangle.extras.single().filter(|_| kinds.contains(&rectangle.kind())) else {
            return ControlFlow::Continue(());
        };
        let gone = position.seen_by_all(extra, &rectangle.rich);
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        visit(rectangle.step(position, technique).removing(gone, extra))
    })
}
