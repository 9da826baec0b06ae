//! The subsets that two cells of a loop make with other cells of a house.

use super::search::Loop;
use crate::explain::choose::each_union;
use crate::explain::step::{HouseRole, Role};
use crate::explain::techniques::Visit;
use crate::explain::{Position, Technique};
use crate::sets::{CellSet, DigitSet, bits};
use std::ops::ControlFlow;

/// How many digits a set of type 3 may have: seven, and fewer on shapes above 9×9, where there are too many.
const MOST_DIGITS: usize = 7;
const MOST_DIGITS_OF_LARGE: usize = 4;

/// The naked subsets of type 3 in a house, as long as no hidden one is smaller.
pub(super) fn each_naked(
    position: &Position,
    found: &Loop,
    house: usize,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let houses = position.houses();
    let blanks = houses.sets()[house] & *position.blanks();
    let items: Vec<(usize, u32)> = (blanks - found.rich)
        .iter()
        .map(|cell| (cell, (position.candidates(cell) | found.extras).bits()))
        .collect();
    for size in found.extras.len()..=most_digits(position).min(blanks.len() / 2) {
        each_union(&items, size - 1, size, &mut |chosen, digits| {
            let cells: CellSet = bits(chosen).map(|index| items[index].0).collect();
            let mut step =
                found.step(position, Technique::UniqueLoop3).house(houses.names[house], HouseRole::Base);
            for digit in DigitSet::from_bits(digits) {
                step = step.removing(position.places_in(house, digit) - found.rich - cells, digit).showing(
                    *position.places(digit) & cells,
                    digit,
                    Role::Base,
                );
            }
            if step.removes.is_empty() { ControlFlow::Continue(()) } else { visit(step.sorted()) }
        })?;
    }
    ControlFlow::Continue(())
}

/// The hidden subsets of type 3 in a full house, as long as they are smaller than the naked ones.
pub(super) fn each_hidden(
    position: &Position,
    found: &Loop,
    house: usize,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let houses = position.houses();
    let blanks = (houses.sets()[house] & *position.blanks()).len();
    let places = |digit: u8| position.places_in(house, digit) - found.rich;
    let of_rich = houses.spots_of(house, &found.rich);
    let spots = |digit: u8| position.spots(house, digit) & !of_rich;
    let [a, b] = found.digits;
    let pair: DigitSet = found.digits.into_iter().collect();
    let of_pair = spots(a) | spots(b);
    let items: Vec<(usize, u32)> = position
        .all_digits()
        .filter(|&digit| !(found.extras | pair).contains(digit) && position.spots(house, digit) != 0)
        .map(|digit| (usize::from(digit), spots(digit) | of_pair))
        .collect();
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
        if step.removes.is_empty() { ControlFlow::Continue(()) } else { visit(step.sorted()) }
    };
    for size in (2..=most_digits(position)).take_while(|size| blanks > 2 * size) {
        if size == 2 {
            if of_pair.count_ones() == 1 {
                hand_over(DigitSet::EMPTY, of_pair)?;
            }
            continue;
        }
        each_union(&items, size - 2, size - 1, &mut |chosen, cells| {
            hand_over(bits(chosen).map(|index| items[index].0 as u8).collect(), cells)
        })?;
    }
    ControlFlow::Continue(())
}

fn most_digits(position: &Position) -> usize {
    if position.side() > 9 { MOST_DIGITS_OF_LARGE } else { MOST_DIGITS }
}
