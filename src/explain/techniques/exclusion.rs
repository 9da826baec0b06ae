//! Aligned exclusion: what two or three cells can hold together, if other cells are to keep a candidate.

use super::{Tools, Visit};
use crate::explain::step::Role;
use crate::explain::{Position, Step, Technique};
use crate::sets::{CellSet, DigitSet};
use std::ops::ControlFlow;

/// Above so many blanks there is no search for three cells.
const MOST_BLANKS: usize = 81;

/// Aligned pair exclusion: some pairs of digits are impossible in two cells, because a cell that sees both
/// would have no candidate left, or because equal digits see each other; so a digit that is in no possible
/// pair goes.
///
/// One tries all pairs of digits in the two cells. A cell with the candidates 1 and 2 that sees both forbids
/// 1 in one of them with 2 in the other. If each pair in which the first cell holds a digit is forbidden, it
/// cannot hold this digit.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .-------------.------------.
///     | 35 12   4   | 126 16  35 |
///     | 6  1235 125 | 123 15  4  |
///     :-------------+------------:
///     | 1  235  256 | 36  4   35 |
///     | 35 4    56  | 136 156 2  |
///     :-------------+------------:
///     | 4  6    3   | 5   2   1  |
///     | 2  15   15  | 4   3   6  |
///     .-------------.------------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::AlignedPairExclusion);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "aligned-pair-exclusion: (1235)r2c23, A (1235)r1c12 r2c5 => r2c2<>1";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn aligned_pair_exclusion(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    let pairs = with_candidates(position, 2..=2);
    for one in position.blanks().iter() {
        for other in position.blanks().iter().filter(|&other| other > one) {
            let excluding = pairs & houses.peers()[one] & houses.peers()[other];
            if excluding.len() > 1 {
                exclude(position, Technique::AlignedPairExclusion, &[one, other], excluding, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Aligned triple exclusion: the same for three cells, where cells with two or three candidates exclude.
///
/// A cell with the candidates 1, 2 and 3 that sees all three forbids that they hold these three digits; one
/// with two candidates forbids that two of them hold these.
///
/// ```
/// use ninefold::explain::{Position, Technique, steps_of};
///
/// let position: Position = "
///     .-----------.----------.
///     | 25 1   35 | 23 6  4  |
///     | 26 36  4  | 1  23 5  |
///     :-----------+----------:
///     | 3  4   2  | 6  5  1  |
///     | 1  56  56 | 34 34 2  |
///     :-----------+----------:
///     | 4  2   36 | 5  1  36 |
///     | 56 356 1  | 24 24 36 |
///     .-----------.----------.
///     ".parse()?;
/// let steps = steps_of(&position, Technique::AlignedTripleExclusion);
/// let lines: Vec<String> = steps.iter().map(|step| step.to_line(position.shape())).collect();
/// let line = "aligned-triple-exclusion: (2356)r1c1 r2c1 r5c3, A (356)r1c3 r6c1 => r1c1<>5, r2c1<>2";
/// assert!(lines.iter().any(|found| found == line));
/// # Ok::<(), ninefold::notation::ParseGridError>(())
/// ```
pub(super) fn aligned_triple_exclusion(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    let houses = position.houses();
    if position.blanks().len() > MOST_BLANKS {
        return ControlFlow::Continue(());
    }
    let few = with_candidates(position, 2..=3);
    for one in position.blanks().iter() {
        for other in position.blanks().iter().filter(|&other| other > one) {
            let excluding = few & houses.peers()[one] & houses.peers()[other];
            if excluding.len() < 2 {
                continue;
            }
            let thirds = few & (houses.peers()[one] | houses.peers()[other]);
            for third in (thirds - CellSet::of(one) - CellSet::of(other)).iter() {
                // Three cells can be met in several orders, and are looked at with the last cell as the
                // third.
                let is_third = |cell, also| {
                    cell > third
                        && few.contains(cell)
                        && (houses.sees(cell, third) || houses.sees(cell, also))
                };
                let is_met_again = is_third(one, other) || is_third(other, one);
                if is_met_again {
                    continue;
                }
                let excluding = excluding & houses.peers()[third];
                if excluding.len() > 1 {
                    exclude(
                        position,
                        Technique::AlignedTripleExclusion,
                        &[one, other, third],
                        excluding,
                        visit,
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The blanks with so many candidates.
fn with_candidates(position: &Position, count: std::ops::RangeInclusive<usize>) -> CellSet {
    position.blanks().iter().filter(|&cell| count.contains(&position.candidates(cell).len())).collect()
}

/// Tries every combination, and hands over what is in none that is possible.
fn exclude(
    position: &Position,
    technique: Technique,
    base: &[usize],
    excluding: CellSet,
    visit: &mut Visit,
) -> ControlFlow<()> {
    let all = position.digits_of(&base.iter().copied().collect());
    let excluding: Vec<(usize, DigitSet)> = excluding
        .iter()
        .map(|cell| (cell, position.candidates(cell)))
        .filter(|(_, digits)| (*digits - all).is_empty())
        .collect();
    if excluding.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut possible = [DigitSet::EMPTY; 3];
    try_all(position, base, &excluding, &mut Vec::new(), &mut possible);
    let mut step = Step::new(technique);
    for (&cell, possible) in base.iter().zip(possible) {
        for digit in position.candidates(cell) - possible {
            step = step.removing([cell], digit);
        }
    }
    if step.removes.is_empty() {
        return ControlFlow::Continue(());
    }
    for &cell in base {
        for digit in position.candidates(cell) {
            step = step.showing([cell], digit, Role::Base);
        }
    }
    for (cell, digits) in excluding {
        step = digits.iter().fold(step, |step, digit| step.showing([cell], digit, Role::A));
    }
    visit(step.sorted())
}

/// Goes through all digits of the next base cell, and notes those of each whole combination that is possible.
fn try_all(
    position: &Position,
    base: &[usize],
    excluding: &[(usize, DigitSet)],
    chosen: &mut Vec<u8>,
    possible: &mut [DigitSet; 3],
) {
    let Some(&cell) = base.get(chosen.len()) else {
        let digits: DigitSet = chosen.iter().copied().collect();
        if !excluding.iter().any(|(_, candidates)| (*candidates - digits).is_empty()) {
            chosen.iter().zip(possible).for_each(|(&digit, possible)| *possible |= DigitSet::of(digit));
        }
        return;
    };
    for digit in position.candidates(cell) {
        let mut before = chosen.iter().zip(base);
        if before.any(|(&other, &seen)| other == digit && position.houses().sees(cell, seen)) {
            continue;
        }
        chosen.push(digit);
        try_all(position, base, excluding, chosen, possible);
        chosen.pop();
    }
}
