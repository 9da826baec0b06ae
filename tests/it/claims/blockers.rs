//! "The tinted 1s rule out the other blanks, all but one; there, 1 was struck out before."

use super::check::{Check, Claim, claim};
use super::facts::Facts;
use ninefold::CellSet;

/// On a 9×9, no digit needs more blockers.
const MOST: usize = 6;

/// The blockers and what was struck before leave no place for a digit in these blanks.
pub fn are_ruled_out(check: &mut Check, digit: u8, blanks: &CellSet) -> Claim {
    let facts = check.facts;
    let of_digit = |list: &[ninefold::explain::Candidate]| -> Vec<usize> {
        list.iter().filter(|told| told.digit == digit).map(|told| told.cell).collect()
    };
    let (blockers, before) = (of_digit(&check.step.blockers), of_digit(&check.step.before));
    let copies = facts.copies(digit);
    for &blocker in &blockers {
        claim!(check, facts.digits.get(blocker) == Some(&digit), "the blocker in {blocker} is no {digit}");
    }
    let seen_by = |cell: usize| blockers.iter().filter(|&&blocker| facts.sees(cell, blocker)).count();
    for blank in blanks.iter() {
        claim!(check, !facts.has(blank, digit), "{digit} is left in {blank}");
        let is_told = before.contains(&blank);
        claim!(check, is_told != (seen_by(blank) > 0), "why {digit} is not in {blank} is told {is_told}");
        claim!(check, !is_told || !facts.sees_any(blank, &copies), "{digit} in {blank} is seen by a copy");
    }
    for &cell in &before {
        claim!(check, blanks.contains(cell), "{digit} before in {cell}, which is not asked");
    }
    for &blocker in &blockers {
        let is_needed = blanks.iter().any(|blank| facts.sees(blank, blocker) && seen_by(blank) == 1);
        claim!(check, is_needed, "the blocker {digit} in {blocker} is needless");
    }
    claim!(check, facts.shape.side() != 9 || blockers.len() <= MOST, "{} blockers", blockers.len());
    let seen: CellSet = blanks.iter().filter(|&blank| facts.sees_any(blank, &copies)).collect();
    let is_fewest = blockers.is_empty() || !can_do(facts, &seen, &copies, blockers.len() - 1);
    claim!(check, is_fewest, "{digit} has more than the fewest blockers");
    Ok(())
}

/// Whether so many copies of a digit see all of some blanks.
fn can_do(facts: &Facts, open: &CellSet, copies: &CellSet, most: usize) -> bool {
    let Some(first) = open.first() else { return true };
    most > 0
        && copies.iter().filter(|&copy| facts.sees(first, copy)).any(|copy| {
            let rest: CellSet = open.iter().filter(|&cell| !facts.sees(cell, copy)).collect();
            can_do(facts, &rest, copies, most - 1)
        })
}
