//! Aligned exclusion: what two or three cells can hold together, if others are to keep a candidate.

use crate::candidates::Board;
use crate::sets::bits;

/// The digits of each of two or three cells that are part of a possible combination.
///
/// Each of the `excluded` is two or three digits that the cells must not have all, because a cell that sees all of them
/// has no others.
pub(in crate::explain) fn possible(board: &Board, cells: &[usize], excluded: &[u32]) -> [u32; 3] {
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
