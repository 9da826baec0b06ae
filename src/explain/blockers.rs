//! Why nothing else is left: the filled digits that rule out a digit elsewhere in a house, or all other digits of a cell.
//!
//! Singles are most of a path, so this is quick: it allocates nothing but the lists of the step.

use super::candidate::Candidate;
use super::{Position, Step};
use crate::sets::{DigitSet, bits};

/// A cover of more digits than these may not be the smallest. No row, column or box of a 9×9 needs more.
const MOST_TRIED: u32 = 6;

impl Step {
    /// Adds why a digit has no place in the blanks of a house but those at some spots: the fewest filled digits that rule out
    /// the others, and the blanks that none of them sees, where it was removed before.
    pub(super) fn blocked_in_house(
        mut self,
        position: &Position,
        house: usize,
        spots: u32,
        digit: u8,
    ) -> Step {
        let (houses, filled) = (position.houses(), position.cells());
        let cells = &houses.cells[house];
        let blanks = (0..).zip(cells).filter(|(_, cell)| filled[**cell] == 0);
        let others = blanks.fold(0, |blanks, (place, _)| blanks | 1_u32 << place) & !spots;
        if others == 0 {
            return self;
        }
        // Every copy that sees any of the blanks, and which of them it sees.
        let (first, mut seen, mut count) = (self.blockers.len(), [0; 32], 0);
        for cell in (0..filled.len()).filter(|&cell| filled[cell] == digit) {
            let peers = &houses.peers()[cell];
            let sees = bits(others).filter(|&place| peers.contains(cells[place]));
            let sees = sees.fold(0, |sees, place| sees | 1 << place);
            if sees != 0 {
                self.blockers.push(Candidate { cell, digit });
                seen[count] = sees;
                count += 1;
            }
        }
        let seen = &seen[..count];
        let ruled_out = seen.iter().fold(0, |all, sees| all | sees);
        let chosen = fewest_that_cover(seen, ruled_out);
        let mut number = 0;
        self.blockers.retain(|_| {
            number += 1;
            number <= first || chosen >> (number - first - 1) & 1 == 1
        });
        let before = bits(others & !ruled_out).map(|place| Candidate { cell: cells[place], digit });
        self.before.extend(before);
        self
    }

    /// Adds why a digit is the last one of a cell: a filled copy of each other digit, from the cell's row, else from its
    /// column, its block, and its other houses; and the digits that none of them holds, which were removed before.
    pub(super) fn blocked_in_cell(mut self, position: &Position, cell: usize, digit: u8) -> Step {
        let houses = position.houses();
        let mut open = DigitSet::all(position.side().into()) - DigitSet::of(digit);
        self.blockers.reserve_exact(open.len());
        for &(house, _) in houses.houses_of(cell) {
            for &cell in &houses.cells[house] {
                let digit = position.cells()[cell];
                if open.contains(digit) {
                    open.remove(digit);
                    self.blockers.push(Candidate { cell, digit });
                }
            }
        }
        self.before.extend(open.iter().map(|digit| Candidate { cell, digit }));
        self
    }
}

/// The fewest of some sets that cover what they cover together: a bit for each.
fn fewest_that_cover(sets: &[u32], all: u32) -> u32 {
    let exactly = (0..=MOST_TRIED).find_map(|most| cover(sets, all, most));
    exactly.unwrap_or_else(|| cover_greedily(sets, all))
}

/// So many sets at most that cover all: a bit for each of them.
fn cover(sets: &[u32], open: u32, most: u32) -> Option<u32> {
    if open == 0 || most == 0 {
        return (open == 0).then_some(0);
    }
    // One of the sets has the first place that is open.
    let first = open & open.wrapping_neg();
    let with_it = sets.iter().enumerate().filter(|(_, set)| *set & first != 0);
    let mut chosen =
        with_it.filter_map(|(number, set)| Some(cover(sets, open & !set, most - 1)? | 1 << number));
    chosen.next()
}

/// Sets that cover all, each of which covers the most that was open then.
fn cover_greedily(sets: &[u32], mut open: u32) -> u32 {
    let mut chosen = 0;
    while open != 0 {
        let gain = |number: &usize| (sets[*number] & open).count_ones();
        let Some(best) = (0..sets.len()).max_by_key(gain) else { break };
        chosen |= 1 << best;
        open &= !sets[best];
    }
    chosen
}
