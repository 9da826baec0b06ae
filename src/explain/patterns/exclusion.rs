//! Aligned exclusion: what two or three cells can hold together, if others are to keep a candidate.

use crate::candidates::Board;
use crate::sets::bits;

/// The digits of each of two or three cells that are part of a possible combination.
///
/// Each of the `excluded` is two or three digits that the cells must not have all, because a cell that sees all of them
/// has no others.
pub(in crate::explain) fn possible_digits(board: &Board, cells: &[usize], excluded: &[u32]) -> [u32; 3] {
    // The digits that each digit must not be together with.
    let mut pairs = [0; 32];
    for &digits in excluded.iter().filter(|digits| digits.count_ones() == 2) {
        bits(digits).for_each(|digit| pairs[digit] |= digits & !(1 << digit));
    }
    let own = [0, 1, 2].map(|index| cells.get(index).map_or(0, |&cell: &usize| board.bits(cell)));
    // What is left of a cell's digits beside a digit of another.
    let sees = |one: usize, other: usize| u32::from(board.houses().sees(cells[one], cells[other]));
    let mut possible = [0; 3];
    let sees_second = sees(0, 1);
    if cells.len() == 2 {
        for first in bits(own[0]) {
            let second = own[1] & !(pairs[first] | sees_second << first);
            possible[0] |= u32::from(second != 0) << first;
            possible[1] |= second;
        }
        return possible;
    }
    let [sees_third, see_each_other] = [sees(0, 2), sees(1, 2)];
    for first in bits(own[0]) {
        for second in bits(own[1] & !(pairs[first] | sees_second << first)) {
            let two = 1 << first | 1 << second;
            let threes = excluded.iter().filter(|&&digits| digits & two == two && first != second);
            let third = threes.fold(own[2], |third, digits| third & (two | !digits));
            let third = third & !(pairs[first] | sees_third << first);
            let third = third & !(pairs[second] | see_each_other << second);
            if third != 0 {
                possible[0] |= 1 << first;
                possible[1] |= 1 << second;
                possible[2] |= third;
            }
        }
        if possible == own {
            break;
        }
    }
    possible
}

#[cfg(test)]
mod tests {
    use super::possible_digits;
    use crate::candidates::Board;
    use crate::sets::{DigitSet, bits};
    use crate::shape::{Houses, Shape};
    use proptest::{collection::vec, prelude::*, sample::select};

    proptest! {
        /// Every combination, one by one.
        #[test]
        fn what_is_in_a_possible_combination(
            sets in vec(1..16_u32, 16),
            cells in select(&[[0, 1, 2], [0, 1, 15], [0, 15, 4], [3, 9, 14]][..]),
            count in 2..=3_usize,
            excluded in vec(select(&[3, 5, 6, 9, 10, 12, 7, 11, 13, 14][..]), 0..7),
        ) {
            let shape = Shape::ALL[0];
            let board = Board::new(
                Houses::of_shape(shape),
                &[0; 16],
                sets.into_iter().map(DigitSet::from_bits).collect(),
            );
            let cells = &cells[..count];
            // Only three cells can hold three digits.
            let excluded: Vec<u32> =
                excluded.into_iter().filter(|digits: &u32| digits.count_ones() as usize <= count).collect();
            let mut expected = [0; 3];
            for number in 0..4_u32.pow(count as u32) {
                let digits: Vec<u32> = (0..count).map(|index| number >> (2 * index) & 3).collect();
                let held = digits.iter().fold(0, |held, digit| held | 1 << digit);
                let is_there = |index: usize| bits(board.bits(cells[index])).any(|digit| digit as u32 == digits[index]);
                let clash = |one: usize, other: usize| {
                    digits[one] == digits[other] && shape.are_peers(cells[one], cells[other])
                };
                if (0..count).all(|one| is_there(one) && !(0..one).any(|other| clash(one, other)))
                    && !excluded.iter().any(|digits| digits & !held == 0)
                {
                    digits.iter().zip(&mut expected).for_each(|(digit, expected)| *expected |= 1 << digit);
                }
            }
            prop_assert_eq!(possible_digits(&board, cells, &excluded), expected);
        }
    }
}
