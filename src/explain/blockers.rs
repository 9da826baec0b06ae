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
            // Without clashes there are no more copies than these.
            if sees != 0 && count < seen.len() {
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
        let (houses, filled) = (position.houses(), position.cells());
        let all = DigitSet::all(position.side().into()) - DigitSet::of(digit);
        // The copies, and the bits of the digits that have none so far. Nobody can tell which cells hold a new digit, so
        // branching there would be slow.
        let (mut copies, mut count, mut open) = ([0; 32], 0, all.bits());
        for &(house, _) in houses.houses_of(cell) {
            for &cell in &houses.cells[house] {
                let digit = (1_u32 << filled[cell]) >> 1;
                copies[count] = cell as u16;
                count += usize::from(open & digit != 0);
                open &= !digit;
            }
        }
        let copies = copies[..count].iter().map(|&cell| usize::from(cell));
        self.blockers.extend(copies.map(|cell| Candidate { cell, digit: filled[cell] }));
        self.before.extend(DigitSet::from_bits(open).iter().map(|digit| Candidate { cell, digit }));
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

#[cfg(test)]
mod tests {
    use super::{cover_greedily, fewest_that_cover};
    use crate::explain::{Candidate, Position, Step, Technique, steps_of};

    /// The step of a technique in a cell, where some candidates of a position have been removed.
    fn found(position: &str, removed: &[(usize, u8)], technique: Technique, cell: usize) -> Step {
        let mut position: Position = position.parse().expect("a position");
        removed.iter().for_each(|&(cell, digit)| position.remove(cell, digit));
        let steps = steps_of(&position, technique).steps;
        steps.into_iter().find(|step| step.cell() == Some(cell)).expect("a step")
    }

    fn cells(candidates: &[Candidate]) -> Vec<(usize, u8)> {
        candidates.iter().map(|candidate| (candidate.cell, candidate.digit)).collect()
    }

    #[test]
    fn what_rules_out_the_others() {
        for (position, removed, technique, cell, blockers, before) in [
            // In row 4 the 1 of row 2 sees one blank, and that of row 3 the other.
            ("1... ..1. .1.. 4...", &[][..], Technique::HiddenSingle, 15, &[(6, 1), (9, 1)][..], &[][..]),
            ("1... .... .1.. 4...", &[(14, 1)], Technique::HiddenSingle, 15, &[(9, 1)], &[(14, 1)]),
            // Of the same digit in a row and a column, that of the row is shown.
            (".23. 3... 2... 4...", &[], Technique::NakedSingle, 0, &[(1, 2), (2, 3), (12, 4)], &[]),
            (
                ".2.. .... .... ....",
                &[(0, 1), (0, 4)],
                Technique::NakedSingle,
                0,
                &[(1, 2)],
                &[(0, 1), (0, 4)],
            ),
            ("123. .... .... ....", &[], Technique::FullHouse, 3, &[], &[]),
        ] {
            let step = found(position, removed, technique, cell);
            assert_eq!(
                (cells(&step.blockers), cells(&step.before)),
                (blockers.to_vec(), before.to_vec()),
                "{position}"
            );
        }
    }

    #[test]
    fn as_few_as_do() {
        // The largest set is none of the fewest.
        assert_eq!(fewest_that_cover(&[0b011110, 0b000111, 0b111000], 0b111111), 0b110);
        assert_eq!(cover_greedily(&[0b011110, 0b000111, 0b111000], 0b111111), 0b111);
        assert_eq!(fewest_that_cover(&[], 0), 0);
        // Nobody tries all choices of so many.
        let sets: Vec<u32> = (0..24).map(|place| 1 << place).collect();
        assert_eq!(fewest_that_cover(&sets, 0xff_ffff), 0xff_ffff);
    }
}
