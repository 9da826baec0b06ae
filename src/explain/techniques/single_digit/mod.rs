//! Chains and patterns of one digit that are short enough to be seen at a glance.
//!
//! # Skyscraper
//!
//! In two lines of one kind a digit has two places each, and one place of each is in a common house, so the digit
//! goes from cells that see both others.
//!
//! The two places in the common house cannot both hold the digit. So at least one of the lines has it in its
//! other place, and what sees both other places sees the digit. The lines are the towers, and their roofs
//! differ in height.
#![doc = example!("skyscraper")]
//!
//! # Two-string kite
//!
//! A digit has two places in a row and two in a column, and one place of each is in a common box, so the digit goes
//! from the cell that sees both others.
//!
//! The two places in the box cannot both hold the digit. So the row or the column has it in its other place,
//! and the cell where the lines of these other places cross sees it in any case.
#![doc = example!("two-string-kite")]
//!
//! # Dual two-string kite
//!
//! Two kites that meet in the same two cells of a box, with different ends.
//!
//! Each kite is true by itself, for the same digit or for two. Shown together, they are found with one look.
#![doc = example!("dual-two-string-kite")]
//!
//! # Turbot fish
//!
//! A digit has two places in each of two houses, and one place of each sees the other, so the digit goes from cells
//! that see both others.
//!
//! Two places that see each other cannot both hold the digit. So one of the houses has it in its other place.
//! The skyscraper and the two-string kite are turbot fish of lines; here one of the houses may be a box.
#![doc = example!("turbot-fish")]
//!
//! # Empty rectangle
//!
//! The places of a digit in a box are all in one row and one column, and a line elsewhere has two places, one of
//! them in that row; so the other of these or a place in that column is true, and the digit goes from the cell that
//! sees both.
//!
//! If the first place of the line is true, the box loses its places in the row and has the digit in its
//! column. Else the second place of the line is true. What sees the second place and is in the box's column
//! goes in either case. Rows and columns may be swapped. The cells of the box outside the row and the column
//! are the empty rectangle.
#![doc = example!("empty-rectangle")]
//!
//! # Dual empty rectangle
//!
//! Two empty rectangles of the same box and digit that remove different candidates.
//!
//! Each is true by itself. Shown together, they are found with one look.
#![doc = example!("dual-empty-rectangle")]

mod empty_rectangle;
mod turbot;

pub(super) use empty_rectangle::{dual_empty_rectangle, empty_rectangle};
pub(super) use turbot::{dual_two_string_kite, skyscraper, turbot_fish, two_string_kite};

use super::Tools;
use super::two::each_two;
use super::visit::{Visit, all_steps};
use crate::explain::{Step, Technique};
use std::ops::ControlFlow;

/// Two steps of one technique that belong together and remove different candidates, as one.
fn each_dual(
    tools: &Tools,
    technique: Technique,
    single: fn(&Tools, &mut Visit) -> ControlFlow<()>,
    visit: &mut Visit,
    belong: &dyn Fn(&Step, &Step) -> bool,
) -> ControlFlow<()> {
    let steps = all_steps(&mut |visit| single(tools, visit));
    for (one, other) in each_two(&steps) {
        if one.removes != other.removes && belong(one, other) {
            visit(Step { technique, ..one.clone() }.and(other.clone()))?;
        }
    }
    ControlFlow::Continue(())
}
