//! Templates, by trying.

use super::check::{Check, Claim, claim};
use super::facts::Facts;
use ninefold::explain::Technique;
use ninefold::{CellSet, DigitSet};

/// "Try every way to put all nine 8s into the grid: none uses this one", or all of them do.
///
/// A way that takes a cell which another digit needs in all of its own is none.
pub fn templates(check: &mut Check) -> Claim {
    let facts = check.facts;
    let sets = check.step.technique == Technique::TemplateSet;
    let mut results = check.step.places.iter().chain(&check.step.removes);
    claim!(check, sets != check.step.places.is_empty(), "it places: {}", !sets);
    let is_plain = results.all(|result| is_seen(facts, &facts.left, result.cell, result.digit, sets));
    let left = if is_plain { facts.left.clone() } else { without_needed(facts) };
    for result in check.step.places.iter().chain(&check.step.removes) {
        claim!(check, is_seen(facts, &left, result.cell, result.digit, sets), "{result:?} does not follow");
    }
    Ok(())
}

/// Whether no way uses a place, or all do.
fn is_seen(facts: &Facts, left: &[DigitSet], cell: usize, digit: u8, all: bool) -> bool {
    let places: CellSet = (0..left.len()).filter(|&cell| left[cell].contains(digit)).collect();
    let others = places - CellSet::of(cell);
    if all {
        return !has_way(facts, &others, digit, CellSet::EMPTY);
    }
    let open = others.iter().filter(|&other| !facts.sees(cell, other)).collect();
    !places.contains(cell) || !has_way(facts, &open, digit, CellSet::of(cell))
}

/// Whether a digit can be placed in all houses that must hold it, and that do not have it among `taken` or the filled cells.
fn has_way(facts: &Facts, open: &CellSet, digit: u8, taken: CellSet) -> bool {
    let lacks =
        |cells: &CellSet| cells.is_disjoint(&taken) && !cells.iter().any(|cell| facts.digits[cell] == digit);
    let lacking = facts.houses.iter().filter(|house| house.is_full && lacks(&house.cells));
    let Some(narrow) = lacking.map(|house| house.cells & *open).min_by_key(CellSet::len) else { return true };
    narrow.iter().any(|cell| {
        let rest: CellSet = open.iter().filter(|&other| other != cell && !facts.sees(cell, other)).collect();
        has_way(facts, &rest, digit, taken | CellSet::of(cell))
    })
}

/// What is left if a cell that a digit needs in all its ways loses the others, until nothing changes.
fn without_needed(facts: &Facts) -> Vec<DigitSet> {
    let mut left = facts.left.clone();
    loop {
        let before = left.clone();
        for cell in 0..left.len() {
            let needed = left[cell].iter().find(|&digit| is_seen(facts, &left, cell, digit, true));
            if let Some(digit) = needed {
                left[cell] = DigitSet::of(digit);
            }
        }
        if left == before {
            return left;
        }
    }
}
