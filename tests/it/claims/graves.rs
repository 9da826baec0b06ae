//! Bivalue universal graves.

use super::check::{Check, Claim, claim};
use super::deadly::uses_up;
use ninefold::explain::{Candidate, HouseRole, Role};
use ninefold::{CellSet, DigitSet};

/// "Every blank but one has two digits left. Without the extra, all of them could be swapped."
fn grave(check: &mut Check) -> Result<(CellSet, DigitSet), String> {
    let facts = check.facts;
    let extras: Vec<Candidate> = check.shown(&[Role::Extra]).collect();
    let mut left = facts.left.clone();
    for extra in &extras {
        claim!(check, left[extra.cell].remove(extra.digit), "{extra:?} is not left");
    }
    for cell in facts.all_blanks().iter() {
        claim!(check, left[cell].len() == 2, "{cell} has {:?} without the extras", left[cell]);
    }
    for house in &facts.houses {
        for digit in 1..=facts.shape.side() as u8 {
            let places = house.cells.iter().filter(|&cell| left[cell].contains(digit)).count();
            claim!(check, places == 0 || places == 2, "{} has {places} places for {digit}", house.name);
        }
    }
    Ok((check.cells(&[Role::Extra]), check.digits(&[Role::Extra])))
}

/// "Only 6 stays: 1 and 7 go out."
pub fn plus_one(check: &mut Check) -> Claim {
    let (cells, digits) = grave(check)?;
    claim!(check, (cells.len(), digits.len()) == (1, 1), "the extras are {digits:?} in {cells:?}");
    claim!(check, check.removed_cells() == cells, "something goes elsewhere");
    let others = check.facts.digits_of(&cells) - digits;
    claim!(check, check.removed_digits() == others, "{others:?} go");
    Ok(())
}

/// "So one of the 6s is right."
pub fn type_2(check: &mut Check) -> Claim {
    let (cells, digits) = grave(check)?;
    let digit = check.removed_digit()?;
    claim!(check, digits == DigitSet::of(digit) && cells.len() > 1, "the extras are {digits:?} in {cells:?}");
    check.all_see(digit, &cells)
}

/// "One of 1 or 7 is right. With the further cell, that uses up 1 and 7 in column 7."
pub fn type_3(check: &mut Check) -> Claim {
    let (cells, digits) = grave(check)?;
    uses_up(check, &cells, digits)
}

/// "In column 3, the 5 fits only in these two cells, and the other one holds an extra."
pub fn type_4(check: &mut Check) -> Claim {
    let (cells, _) = grave(check)?;
    claim!(check, cells.len() == 2, "the extras are in {cells:?}");
    let house = *check.houses(HouseRole::Base).first().ok_or("no house")?;
    let digit = check.digits(&[Role::Base]).single().ok_or("not one digit that stays")?;
    check.fits_only_in(house, digit, &cells)?;
    let extras: Vec<Candidate> = check.shown(&[Role::Extra]).collect();
    for cell in cells.iter() {
        for other in check.facts.left[cell].iter() {
            let stays = other == digit || extras.contains(&Candidate::new(cell, other));
            claim!(check, check.removes(cell, other) != stays, "{other} of {cell} stays: {stays}");
        }
    }
    claim!(check, check.removed_cells().is_subset(&cells), "something goes elsewhere");
    Ok(())
}
