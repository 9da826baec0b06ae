//! Loops and chains in which some node is a group of cells or an almost locked set.
//!
//! A *group* is two cells or more that two houses share, as a line and a box do: `(3)r3c23` says that 3 is in one of r3c2 and
//! r3c3. It is true if the digit is in any of the cells, and false if it is in none. An *almost locked set*
//! is cells of a house that have one digit more than there are cells: if one of its digits is in none of
//! them, all the others are. So two of its digits have a strong link, as in `(2)r2c5 =[r2c145]= (2)r2c3`,
//! which names the cells of the set.

use super::{Tools, Visit};
use crate::explain::Technique;
use std::ops::ControlFlow;

/// Grouped continuous nice loop: as [`super::nice_loops::continuous`], but some node is a group of cells or
/// an almost locked set, so what sees both nodes of a weak link goes.
///
/// The reason is the same: all round the loop, one of two nodes beside each other is true and the other is
/// not. To see a group means to see all its cells, for nobody knows in which of them the digit is.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .-------------.-----------.
///     | 35  25 4    | 135 6  12 |
///     | 356 1  2356 | 35  23 4  |
///     :-------------+-----------:
///     | 136 26 236  | 4   5  12 |
///     | 15  4  25   | 13  23 6  |
///     :-------------+-----------:
///     | 2   3  1    | 6   4  5  |
///     | 4   56 56   | 2   1  3  |
///     .-------------.-----------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::GroupedContinuousNiceLoop);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "grouped-continuous-nice-loop: (2)r2c3 = (2)r2c5 - (3)r2c5 = (3)r1c4 r2c4 - (3)r4c4 = \
///     (3)r4c5 - (2)r4c5 = (2)r4c3 - (2)r2c3 => r3c3<>2";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn continuous(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    tools.grouped_loops(Technique::GroupedContinuousNiceLoop).into_iter().try_for_each(visit)
}

/// Grouped discontinuous nice loop: as [`super::nice_loops::discontinuous`], but some node is a group of
/// cells or an almost locked set, so a candidate of the cell in which the loop begins and ends is proved or
/// disproved.
///
/// The reason is the same: the links lead from a candidate to what says the contrary. A group is proved where
/// a house has no other place left for its digit, and it is disproved by a place that sees all its cells.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .----------.------------.
///     | 5 2  34  | 34  6   1  |
///     | 6 34 1   | 2   345 45 |
///     :----------+------------:
///     | 1 34 345 | 345 2   6  |
///     | 2 6  345 | 1   345 45 |
///     :----------+------------:
///     | 3 1  6   | 45  45  2  |
///     | 4 5  2   | 6   1   3  |
///     .----------.------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::GroupedDiscontinuousNiceLoop);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "grouped-discontinuous-nice-loop: (3)r2c5 - (3)r1c4 = (3)r1c3 - (3)r4c3 = (3)r3c23 - \
///     (3)r3c4 = (3)r4c5 - (3)r2c5 => r2c5<>3";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn discontinuous(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    tools.grouped_loops(Technique::GroupedDiscontinuousNiceLoop).into_iter().try_for_each(visit)
}

/// Grouped alternating inference chain: as [`super::nice_loops::aic`], but some node on the way is a group of
/// cells or an almost locked set, so one of the two ends is true, and what cannot be true beside either end
/// goes.
///
/// A group takes part in a link as a candidate does. In the example, 3 is not in r4c3 if it is in r1c3. So it
/// is in r3c2 or r3c3, which are the other places of the box, and in both cases it is not in r3c4.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .----------.------------.
///     | 5 2  34  | 34  6   1  |
///     | 6 34 1   | 2   345 45 |
///     :----------+------------:
///     | 1 34 345 | 345 2   6  |
///     | 2 6  345 | 1   345 45 |
///     :----------+------------:
///     | 3 1  6   | 45  45  2  |
///     | 4 5  2   | 6   1   3  |
///     .----------.------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::GroupedAic);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "grouped-aic: (3)r1c4 = (3)r1c3 - (3)r4c3 = (3)r3c23 - (3)r3c4 = (3)r4c5 => r2c5<>3, r3c4<>3";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn aic(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    tools.grouped_loops(Technique::GroupedAic).into_iter().try_for_each(visit)
}
