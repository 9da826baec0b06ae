//! Hidden and naked singles.

use super::board::{HouseTechnique, RatingBoard};
use super::step::RatedStep;
use super::technique::RatedTechnique::{HiddenSingle, NakedSingle};

/// 1.0 for the last blank of a house, 1.2 in a box, 1.5 in a line.
pub(super) fn first_hidden_single(board: &RatingBoard) -> Option<RatedStep> {
    let last = board
        .houses_in_order()
        .filter(|&house| board.blanks[house] == 1)
        .find_map(|house| single_in_house(board, house));
    if let Some((cell, digit)) = last {
        return Some(RatedStep::placing(HiddenSingle, 10, cell, digit));
    }
    let find = |house: usize| {
        board.look_in_house(house, HouseTechnique::HIDDEN_SINGLE, || single_in_house(board, house))
    };
    let (house, (cell, digit)) = board.houses_in_order().find_map(|house| Some((house, find(house)?)))?;
    let tenths = if board.houses().is_block(house) { 12 } else { 15 };
    Some(RatedStep::placing(HiddenSingle, tenths, cell, digit))
}

fn single_in_house(board: &RatingBoard, house: usize) -> Option<(usize, usize)> {
    let spots = board.all_spots(house);
    let digit = spots.iter().position(|spots| spots.is_power_of_two())?;
    Some((board.houses().cells[house][spots[digit].trailing_zeros() as usize], digit))
}

/// 2.3.
pub(super) fn first_naked_single(board: &RatingBoard) -> Option<RatedStep> {
    let cell = board.cells_with(1..=1).next()?;
    Some(RatedStep::placing(NakedSingle, 23, cell, board.bits(cell).trailing_zeros() as usize))
}
