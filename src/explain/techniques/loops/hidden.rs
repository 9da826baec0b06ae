//! The hidden subsets that two cells of a loop make with other cells of a house.

use crate::explain::choose::{Choices, bits_where};
use crate::explain::role::{HouseRole, Role};
use crate::explain::techniques::deadly::DeadlyPattern;
use crate::explain::techniques::{Visit, caps};
use crate::explain::{Position, Technique};
use crate::sets::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// Type 3 with hidden subsets of a full house, as long as they are smaller than the naked ones.
pub(super) fn each_hidden_type_3_step(
    position: &Position,
    found: &DeadlyPattern,
    house: usize,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let houses = position.houses();
    let blanks = (houses.sets()[house] & *position.blanks()).len();
    let of_rich = houses.spots_of(house, &found.rich);
    let pair = found.pair;
    let mut items = [0; 32];
    let spots = position.board().all_spots(house);
    items.iter_mut().zip(spots).for_each(|(item, spots)| *item = spots & !of_rich);
    let with = pair.iter().fold(0, |all, digit| all | items[usize::from(digit) - 1]);
    let open = bits_where(spots, |spots| spots != 0) & !(found.extras | pair).bits();
    let most = caps::TYPE_3_DIGITS.most_or(position, usize::MAX);
    for size in (2..=most).take_while(|size| blanks > 2 * size) {
        let (count, bits) = (size as u32 - 2, size as u32 - 1);
        Choices { items: &items, open, count, with, bits }.each(&mut |further, cells| {
            let digits = DigitSet::from_bits(further) | pair;
            let cells: CellSet = houses.cells_at(house, cells).collect();
            let step =
                found.step(position, Technique::UniqueLoop3).in_house(houses.names[house], HouseRole::Base);
            let step = step.removing_all(position, cells, position.digits_of(&cells) - digits);
            visit(step.showing_all(position, houses.sets()[house] - found.rich, digits, Role::Base))
        })?;
    }
    ControlFlow::Continue(())
}
