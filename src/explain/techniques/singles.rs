//! One digit is left, or one place.

use super::Visit;
use crate::explain::step::HouseRole;
use crate::explain::{Position, Step, Technique};
use std::ops::ControlFlow;

/// Full house: a house has one blank, so its last digit goes there.
///
/// It is the easiest step of all: no candidates are needed, only counting to the side of the grid.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     1 2 | 3 .
///     . . | . .
///     ----+----
///     . . | . .
///     . . | . .".parse()?;
/// let steps = steps_of(&position, Technique::FullHouse);
/// assert_eq!(steps[0].to_line(position.shape()), "full-house: row 1 => r1c4=4");
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn full_house(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let map = position.map();
    for (house, set) in map.sets.iter().enumerate() {
        let blanks = *set & *position.blanks();
        if let (1, Some(cell)) = (blanks.len(), blanks.first())
            && let Some(digit) = position.candidates(cell).single()
        {
            visit(
                Step::new(Technique::FullHouse)
                    .placing(cell, digit)
                    .house(map.houses[house], HouseRole::Base),
            )?;
        }
    }
    ControlFlow::Continue(())
}

/// Naked single: a cell has one candidate left, because its peers hold all other digits.
///
/// In the example, row, column and box together hold every digit but 3.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     . 2 | . 1
///     . . | . .
///     ----+----
///     4 . | . .
///     . . | . .".parse()?;
/// let steps = steps_of(&position, Technique::NakedSingle);
/// assert_eq!(steps[0].to_line(position.shape()), "naked-single: => r1c1=3");
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn naked_single(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    for cell in position.blanks().iter() {
        if let Some(digit) = position.candidates(cell).single() {
            visit(Step::new(Technique::NakedSingle).placing(cell, digit))?;
        }
    }
    ControlFlow::Continue(())
}

/// Hidden single: in a house, a digit has one place left, because its other cells are filled or see the digit.
///
/// Other candidates of the cell hide it. In the example, both other 1s of the lower half see all of box 4 but
/// its last cell.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     1 . | . .
///     . . | 1 .
///     ----+----
///     . 1 | . .
///     4 . | . .".parse()?;
/// let steps = steps_of(&position, Technique::HiddenSingle);
/// let lines = steps.iter().map(|step| step.to_line(position.shape()));
/// assert!(lines.into_iter().any(|line| line == "hidden-single: box 4 => r4c4=1"));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub fn hidden_single(position: &Position, visit: &mut Visit) -> ControlFlow<()> {
    let map = position.map();
    for house in 0..map.houses.len() {
        for digit in position.all_digits() {
            let spots = position.spots(house, digit);
            if spots.is_power_of_two() {
                let cell = map.cells[house][spots.trailing_zeros() as usize];
                visit(
                    Step::new(Technique::HiddenSingle)
                        .placing(cell, digit)
                        .house(map.houses[house], HouseRole::Base),
                )?;
            }
        }
    }
    ControlFlow::Continue(())
}
