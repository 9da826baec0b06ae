//! XY-, XYZ- and W-Wings.

use super::check::{Check, Claim, claim};
use ninefold::explain::{HouseRole, Role, Technique};
use ninefold::{CellSet, DigitSet};

/// "The middle cell is 6 or 8. With 6, one of its neighbours becomes 1; with 8, the other does."
pub fn wing(check: &mut Check) -> Claim {
    let (digit, facts) = (check.removed_digit()?, check.facts);
    let (pivot, pincers) = (check.cells(&[Role::Pivot]), check.cells(&[Role::Pincer]));
    claim!(check, (pivot.len(), pincers.len()) == (1, 2), "the cells are {pivot:?} and {pincers:?}");
    let with_digit = check.step.technique == Technique::XyzWing;
    let mut needed = if with_digit { DigitSet::of(digit) } else { DigitSet::EMPTY };
    for pincer in pincers.iter() {
        let left = facts.left[pincer];
        let other = left - DigitSet::of(digit);
        claim!(check, left.contains(digit) && other.len() == 1, "{pincer} has {left:?}");
        claim!(check, facts.sees_all(pincer, &pivot), "{pincer} does not see the middle");
        claim!(check, (needed & other).is_empty(), "both neighbours have {other:?}");
        needed |= other;
    }
    let middle = facts.digits_of(&pivot);
    claim!(check, middle == needed, "the middle has {middle:?}, not {needed:?}");
    let seen = if with_digit { pincers | pivot } else { pincers };
    check.all_see(digit, &seen)
}

/// "One of the two 6s of the framed box is right, and rules out 6 in one outer cell. That cell becomes 2."
pub fn w_wing(check: &mut Check) -> Claim {
    let (digit, facts, house) = (check.removed_digit()?, check.facts, check.house(HouseRole::Link)?);
    let pincers: Vec<usize> = check.cells(&[Role::Pincer]).iter().collect();
    let places = check.cells(&[Role::Restricted]);
    let other = check.digits(&[Role::Restricted]).single().ok_or("not one digit between the cells")?;
    check.fits_only_in(house, other, &places)?;
    let ends: Vec<usize> = places.iter().collect();
    claim!(check, (pincers.len(), ends.len()) == (2, 2), "the cells are {pincers:?} and {ends:?}");
    for &pincer in &pincers {
        let left = facts.left[pincer];
        claim!(
            check,
            left == [digit, other].into_iter().collect() && digit != other,
            "{pincer} has {left:?}"
        );
    }
    let see = |one: usize, two: usize| facts.sees(ends[0], pincers[one]) && facts.sees(ends[1], pincers[two]);
    claim!(check, see(0, 1) || see(1, 0), "the places do not see one cell each");
    check.all_see(digit, &pincers.into_iter().collect::<CellSet>())
}
