//! XY-Wings and XYZ-Wings.

use super::board::{CellTechnique, RatingBoard};
use super::step::RatedStep;
use super::technique::RatedTechnique::{XyWing, XyzWing};
use crate::sets::CellSet;

/// An XY-Wing 4.2: a pivot of two candidates, and two wings. An XYZ-Wing 4.4: the pivot has the wings' common
/// digit, too.
pub(super) fn first_wing(board: &RatingBoard, with_z: bool) -> Option<RatedStep> {
    let houses = board.houses();
    let (technique, tenths, count, wing) = if with_z {
        (XyzWing, 44, 3, CellTechnique::XyzWing)
    } else {
        (XyWing, 42, 2, CellTechnique::XyWing)
    };
    let pairs: CellSet = board.cells_with(2..=2).collect();
    let step = |pivot: usize, one: usize, other: usize| {
        let [of_pivot, of_one, of_other] = [pivot, one, other].map(|cell| board.bits(cell));
        let common = of_one & of_other;
        if !common.is_power_of_two() || (of_one ^ of_other) | if with_z { common } else { 0 } != of_pivot {
            return None;
        }
        let mut seen = houses.peers()[one] & houses.peers()[other];
        if with_z {
            seen &= houses.peers()[pivot];
        }
        RatedStep::removing(technique, tenths, board.candidates(seen, common))
    };
    board.look_at_cells(wing, |changed| {
        board.cells_with(count..=count).find_map(|pivot| {
            let wings = pairs & houses.peers()[pivot];
            let is_new = changed.contains(pivot);
            let new = if is_new { wings } else { wings & *changed };
            if new.is_empty() {
                return None;
            }
            wings.iter().find_map(|one| {
                let others = if is_new || new.contains(one) { wings } else { new };
                others.iter().filter(|&other| other > one).find_map(|other| step(pivot, one, other))
            })
        })
    })
}
