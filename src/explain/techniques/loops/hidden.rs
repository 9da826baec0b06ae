//! The hidden subsets that two cells of a loop make with other cells of a house.

use crate::explain::choose::{Choices, those};
use crate::explain::step::{HouseRole, Role};
use crate::explain::techniques::deadly::Pattern;
use crate::explain::techniques::extras::most_digits;
use crate::explain::techniques::visit::{Visit, hand_over};
use crate::explain::{Position, Technique};
use crate::sets::DigitSet;
use std::ops::ControlFlow;

/// Those of type 3 in a full house, as long as they are smaller than the naked ones.
pub(super) fn each(position: &Position, found: &Pattern, house: usize, visit: &mut Visit) -> ControlFlow<()> {
    let houses = position.houses();
    let blanks = (houses.sets()[house] & *position.blanks()).len();
    let places = |digit: u8| position.places_in(house, digit) - found.rich;
    let of_rich = houses.spots_of(house, &found.rich);
    let pair = found.pair;
    let mut items = [0; 32];
    let spots = position.board().all_spots(house);
    items.iter_mut().zip(spots).for_each(|(item, spots)| *item = spots & !of_rich);
    let with = pair.iter().fold(0, |all, digit| all | items[usize::from(digit) - 1]);
    let open = those(spots, |spots| spots != 0) & !(found.extras | pair).bits();
    let mut hand_over = |further: DigitSet, cells: u32| {
        let digits = further | pair;
        let mut step =
            found.step(position, Technique::UniqueLoop3).house(houses.names[house], HouseRole::Base);
        for cell in houses.cells_at(house, cells) {
            for digit in position.candidates(cell) - digits {
                step = step.removing([cell], digit);
            }
        }
        for digit in digits {
            step = step.showing(places(digit), digit, Role::Base);
        }
        hand_over(step, visit)
    };
    for size in (2..=most_digits(position)).take_while(|size| blanks > 2 * size) {
        let (count, bits) = (size as u32 - 2, size as u32 - 1);
        let choices = Choices { items: &items, open, count, with, bits };
        choices.each(&mut |further, cells| hand_over(DigitSet::from_bits(further), cells))?;
    }
    ControlFlow::Continue(())
}
