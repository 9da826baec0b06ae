//! Full houses, hidden singles and naked singles.

use super::blockers::are_ruled_out;
use super::check::{Check, Claim, claim};
use ninefold::explain::{Candidate, HouseRole};
use ninefold::{CellSet, DigitSet, HouseKind};

/// "Of the digits 1 to 9, only 9 is missing in column 2."
pub fn full_house(check: &mut Check) -> Claim {
    let (house, placed) = (check.house(HouseRole::Base)?, check.placed()?);
    let known = check.facts.house_for(house, placed.digit)?;
    let blanks = check.facts.blanks(house)?;
    claim!(check, blanks == CellSet::of(placed.cell), "{house} has the blanks {blanks:?}");
    let held: DigitSet = known.cells.iter().map(|cell| check.facts.digits[cell]).collect();
    claim!(check, held.len() == check.facts.shape.side() - 1, "{house} holds {held:?}");
    Ok(())
}

/// "The tinted 1s rule out the other blanks of row 4, all but one. There, 1 was struck out before."
pub fn hidden_single(check: &mut Check) -> Claim {
    let (house, placed) = (check.house(HouseRole::Base)?, check.placed()?);
    check.fits_only_in(house, placed.digit, &CellSet::of(placed.cell))?;
    let others = check.facts.blanks(house)? - CellSet::of(placed.cell);
    let mut told = check.step.blockers.iter().chain(&check.step.before);
    claim!(check, told.all(|told| told.digit == placed.digit), "a reason of another digit");
    are_ruled_out(check, placed.digit, &others)
}

/// "Every digit but 2, 3 and 5 stands in its row, column or box. 3 and 5 were struck out before."
pub fn naked_single(check: &mut Check) -> Claim {
    let (placed, facts, step) = (check.placed()?, check.facts, check.step);
    let left = facts.left[placed.cell];
    claim!(check, left == DigitSet::of(placed.digit), "{left:?} are left");
    let mut told = DigitSet::of(placed.digit);
    for &Candidate { cell, digit } in &step.blockers {
        claim!(check, facts.digits.get(cell) == Some(&digit), "the blocker in {cell} is no {digit}");
        claim!(check, facts.sees(placed.cell, cell), "the blocker in {cell} is not seen");
        claim!(check, told.insert(digit), "{digit} is told twice");
        // Its row comes first, and then its column.
        for kind in [HouseKind::Row, HouseKind::Column] {
            let is_in = |copy: usize| facts.share(placed.cell, copy).any(|house| house.name.kind == kind);
            if is_in(cell) {
                break;
            }
            let has_nearer = facts.copies(digit).iter().any(is_in);
            claim!(check, !has_nearer, "another {digit} is in the {}", kind.name());
        }
    }
    for &Candidate { cell, digit } in &step.before {
        claim!(check, cell == placed.cell, "{digit} before in {cell}, which is not asked");
        claim!(check, told.insert(digit), "{digit} is told twice");
        claim!(check, !facts.sees_any(cell, &facts.copies(digit)), "{digit} before, and there is a copy");
    }
    claim!(check, told == DigitSet::all(facts.shape.side()), "only {told:?} are told");
    Ok(())
}
