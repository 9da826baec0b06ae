//! Which repairs are likely.

use super::{Repair, RepairKind};
use crate::grid::Grid;
use std::collections::HashMap;

/// Sorts repairs, the likeliest first.
pub(super) fn rank(_puzzle: &Grid, repairs: &mut Vec<Repair>) {
    let mut numbers: HashMap<RepairKind, usize> = HashMap::new();
    for repair in repairs.iter() {
        *numbers.entry(repair.kind).or_default() += 1;
    }
    repairs.sort_by_key(|repair| numbers[&repair.kind]);
}
