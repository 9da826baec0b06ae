//! XY-Wings and XYZ-Wings.

use super::board::Board;
use super::step::RatedStep;
use super::technique::RatedTechnique::{XyWing, XyzWing};
use crate::candidates::CellSet;
use crate::explain::Candidate;

/// An XY-Wing 4.2: a pivot of two candidates, and two wings. An XYZ-Wing 4.4: the pivot has the wings' common
/// digit, too.
pub(super) fn first(board: &Board, with_z: bool) -> Option<RatedStep> {
    let map = board.map;
    let (technique, tenths, count) = if with_z { (XyzWing, 44, 3) } else { (XyWing, 42, 2) };
    let pairs: CellSet = board.cells_with(2..=2).collect();
    board.cells_with(count..=count).find_map(|pivot| {
        let wings = pairs & map.peers[pivot];
        wings.iter().find_map(|one| {
            wings.iter().filter(|&other| other > one).find_map(|other| {
                let [of_pivot, of_one, of_other] = [pivot, one, other].map(|cell| board.digits[cell]);
                let common = of_one & of_other;
                let is_wing = common.is_power_of_two()
                    && (of_one ^ of_other) | if with_z { common } else { 0 } == of_pivot;
                if !is_wing {
                    return None;
                }
                let mut seen = map.peers[one] & map.peers[other];
                if with_z {
                    seen &= map.peers[pivot];
                }
                let digit = common.trailing_zeros() as usize;
                let removes = seen.iter().filter(|&cell| board.has(cell, digit));
                let removes = removes.map(|cell| Candidate::new(cell, digit as u8 + 1)).collect();
                RatedStep::removing(technique, tenths, removes)
            })
        })
    })
}
