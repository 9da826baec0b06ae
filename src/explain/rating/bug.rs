//! Bivalue universal graves: all blanks could be filled in two ways, were it not for a few extra candidates.

use super::board::RatingBoard;
use super::step::RatedStep;
use super::subsets;
use super::technique::RatedTechnique::Bug;
use crate::explain::patterns::grave::Grave;
use crate::sets::{CellSet, DigitSet};

/// Type 1 5.6, types 2 and 4 5.7, type 3 from 5.8.
pub(super) fn first_grave(board: &RatingBoard) -> Option<RatedStep> {
    let grave = Grave::of(board)?;
    let (cells, digits) = (grave.cells, grave.digits.bits());
    if let [(_, extras)] = grave.extras[..] {
        return RatedStep::removing(Bug { kind: 1 }, 56, board.candidates(cells, !extras.bits()));
    }
    if digits.is_power_of_two() {
        let removes = board.candidates(board.houses().common_peers(&cells), digits);
        return RatedStep::removing(Bug { kind: 2 }, 57, removes).or_else(|| type_4(board, &grave));
    }
    type_4(board, &grave).or_else(|| type_3(board, &grave))
}

/// Two cells of a house with one other candidate in common keep that and their extras.
fn type_4(board: &RatingBoard, grave: &Grave) -> Option<RatedStep> {
    let &[(one, _), (other, _)] = &grave.extras[..] else { return None };
    let common = board.bits(one) & board.bits(other) & !grave.digits.bits();
    if !board.houses().sees(one, other) || !common.is_power_of_two() {
        return None;
    }
    let gone =
        |&(cell, extras): &(usize, DigitSet)| board.candidates(CellSet::of(cell), !(common | extras.bits()));
    RatedStep::removing(Bug { kind: 4 }, 57, grave.extras.iter().flat_map(gone).collect())
}

/// Cells of a house whose extras make a naked set with other cells of it.
fn type_3(board: &RatingBoard, grave: &Grave) -> Option<RatedStep> {
    let houses = board.houses();
    for size in 2..=6_u16 {
        for house in board.houses_in_order().filter(|&house| grave.cells.is_subset(&houses.sets()[house])) {
            let own = houses.spots_of(house, &grave.cells);
            let (masks, extras) = (board.masks(house), grave.digits.bits());
            let found =
                subsets::each_mask_set_with(&masks, !own, size.into(), (1, extras), &mut |spots, digits| {
                    let removes = board.candidates_in_house(house, !(spots | own), digits);
                    RatedStep::removing(Bug { kind: 3 }, 57 + size - 1, removes)
                });
            if found.is_some() {
                return found;
            }
        }
    }
    None
}
