//! What follows from the places of the two digits: one of them cannot be elsewhere.

use super::{Rectangle, Rich, each, hand_over};
use crate::explain::step::HouseRole;
use crate::explain::techniques::{Tools, Visit};
use crate::explain::{Position, Technique};
use crate::sets::CellSet;
use crate::shape::{Basic, Houses};
use std::ops::ControlFlow;

/// Unique rectangle type 4: two cells in a line have extra digits, and one of the two digits has no other
/// place in the houses of both, so the other of the two goes from both.
///
/// The digit that has no other place must be in one of the two cells. If the other digit were in the other
/// cell, the deadly pattern would be complete, because the two further cells have only these digits.
///
/// In the example, 1 has no other place in row 3, so one of the two cells holds it, and neither the 5.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .------------.----------.
///     | 15  4  15  | 2  3 6   |
///     | 6   2  3   | 1  5 4   |
///     :------------+----------:
///     | 135 6  125 | 35 4 235 |
///     | 4   35 25  | 6  1 235 |
///     :------------+----------:
///     | 35  1  6   | 4  2 35  |
///     | 2   35 4   | 35 6 1   |
///     .------------.----------.".parse()?;
/// let steps = steps_of(&position, Technique::UniqueRectangle4);
/// let line = steps[0].to_line(position.shape());
/// assert_eq!(
///     line,
///     "unique-rectangle-type-4: deadly (15)r1c13 r3c13, extra (23)r3c13, row 3, box 3 \
///      => r3c1<>5, r3c3<>5"
/// );
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn type_4(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    each(position, &mut |rectangle| {
        if rectangle.kind() != Rich::TwoInLine {
            return ControlFlow::Continue(());
        }
        for [kept, gone] in turns(rectangle.digits) {
            let has_place = !position.places(kept).is_disjoint(&rectangle.rich);
            if has_place && position.seen_by_all(kept, &rectangle.rich).is_empty() {
                let mut step = rectangle.step(position, Technique::UniqueRectangle4);
                for house in houses.common_houses(&rectangle.rich).filter(|&house| houses.is_full(house)) {
                    step = step.house(houses.names[house], HouseRole::Base);
                }
                hand_over(step.removing(*position.places(gone) & rectangle.rich, gone), visit)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Unique rectangle type 6: two diagonal cells have extra digits, and one of the two digits has no other
/// place in both rows and both columns, so this digit goes from both cells.
///
/// In these rows and columns the digit is in two cells across from each other. If that were the two cells
/// with the extra digits, the two others, which then have only the other digit left, would complete the
/// deadly pattern.
///
/// In the example, that is so for the 6.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .-----------.----------.
///     | 16  146 5 | 2  3  14 |
///     | 2   14  3 | 15 14 6  |
///     :-----------+----------:
///     | 4   2   1 | 6  5  3  |
///     | 3   5   6 | 4  12 12 |
///     :-----------+----------:
///     | 15  3   2 | 15 6  14 |
///     | 156 16  4 | 13 12 15 |
///     .-----------.----------.".parse()?;
/// let steps = steps_of(&position, Technique::UniqueRectangle6);
/// let line = steps[0].to_line(position.shape());
/// assert_eq!(
///     line,
///     "unique-rectangle-type-6: deadly (16)r1c12 r6c12, extra (45)r1c2 r6c1, row 1, row 6, \
///      column 2, column 1 => r1c2<>6, r6c1<>6"
/// );
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn type_6(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each(position, &mut |rectangle| {
        if rectangle.kind() != Rich::TwoDiagonal {
            return ControlFlow::Continue(());
        }
        let houses = position.houses();
        let kinds = [Basic::Row, Basic::Column].into_iter();
        let lines = || {
            kinds.clone().flat_map(|kind| rectangle.rich.iter().map(move |cell| houses.house_of(cell, kind)))
        };
        for digit in rectangle.digits {
            if lines().all(|line| has_no_other(position, rectangle, line, digit)) {
                let mut step = rectangle.step(position, Technique::UniqueRectangle6);
                for line in lines() {
                    step = step.house(houses.names[line], HouseRole::Base);
                }
                hand_over(step.removing(*position.places(digit) & rectangle.rich, digit), visit)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Hidden rectangle: in the row and the column of one of the cells, one of the two digits has no place
/// outside the rectangle, so the other goes from this cell.
///
/// The cell across from it has only the two digits. If the cell held the other digit, its row and its column
/// would need the first one in the neighbours. Then the cell across would have to hold the other digit, too,
/// and the deadly pattern would be complete. The neighbours may have any extra digits: these hide the
/// rectangle.
///
/// In the example, 2 has no other place in row 3 and in column 6. So 5 goes from the cell where they meet.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .------------.----------.
///     | 15  4  15  | 2  3 6   |
///     | 6   2  3   | 1  5 4   |
///     :------------+----------:
///     | 135 6  125 | 35 4 235 |
///     | 4   35 25  | 6  1 235 |
///     :------------+----------:
///     | 35  1  6   | 4  2 35  |
///     | 2   35 4   | 35 6 1   |
///     .------------.----------.".parse()?;
/// let steps = steps_of(&position, Technique::HiddenRectangle);
/// let line = steps[0].to_line(position.shape());
/// assert_eq!(
///     line,
///     "hidden-rectangle: deadly (25)r3c36 r4c36, extra (13)r3c36 r4c6, row 3, column 6 \
///      => r3c6<>5"
/// );
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(in super::super) fn hidden_rectangle(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    each(position, &mut |rectangle| {
        if !matches!(rectangle.kind(), Rich::Three | Rich::TwoDiagonal) {
            return ControlFlow::Continue(());
        }
        let houses = position.houses();
        for number in 0..4 {
            let [cell, across] = [number, (number + 2) % 4].map(|number| rectangle.cells[number]);
            if rectangle.rich.contains(across) {
                continue;
            }
            for [kept, gone] in turns(rectangle.digits) {
                let is_left = position.candidates(cell).contains(gone);
                let lines = lines_of(houses, cell);
                if is_left && lines.iter().all(|&line| has_no_other(position, rectangle, line, kept)) {
                    let mut step = rectangle.step(position, Technique::HiddenRectangle);
                    for line in lines {
                        step = step.house(houses.names[line], HouseRole::Base);
                    }
                    visit(step.removing([cell], gone))?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Whether a digit has no place in a line outside a rectangle.
fn has_no_other(position: &Position, rectangle: &Rectangle, line: usize, digit: u8) -> bool {
    let cells: CellSet = rectangle.cells.into_iter().collect();
    position.places_in(line, digit).is_subset(&cells)
}

fn lines_of(houses: &Houses, cell: usize) -> [usize; 2] {
    [Basic::Row, Basic::Column].map(|kind| houses.house_of(cell, kind))
}

fn turns([one, other]: [u8; 2]) -> [[u8; 2]; 2] {
    [[one, other], [other, one]]
}
