//! Which repairs are likely.
//!
//! A repair is as likely as the slip it undoes, and as the puzzle it leaves would be printed.

use super::{Repair, RepairKind};
use crate::grid::Grid;
use crate::solver::count;

/// What speaks for a repair; one point makes it about three times as likely (a factor of e).
fn weight(kind: RepairKind) -> f64 {
    match kind {
        // There are hundreds of digits to put elsewhere, so that one fits by chance, and few of the others.
        RepairKind::Replaced => 2.5,
        RepairKind::Swapped => 3.0,
        RepairKind::RowSkipped => 3.0,
        RepairKind::Moved => 2.5,
        RepairKind::GridSkipped => 0.0,
        RepairKind::RowRepeated | RepairKind::GridRepeated => -1.0,
        RepairKind::Extra | RepairKind::Missing => -3.0,
        RepairKind::TwoReplaced => 0.0,
    }
}

/// Sorts repairs, the likeliest first.
pub(super) fn rank(_puzzle: &Grid, repairs: &mut [Repair]) {
    repairs.sort_by_cached_key(|repair| {
        let cells = repair.puzzle.cells();
        let spare = (0..cells.len())
            .filter(|&cell| cells[cell] != 0)
            .filter(|&cell| {
                let mut cells = cells.to_vec();
                cells[cell] = 0;
                count(&Grid::known(repair.puzzle.shape(), cells), 2) == 1
            })
            .count();
        let points = weight(repair.kind) + if spare == 0 { 3.0 } else { 0.2 * spare as f64 };
        (-points * 1000.0) as i64
    });
}
