//! Pointing and claiming, naked and hidden subsets.

use super::blockers::are_ruled_out;
use super::check::{Check, Claim, claim};
use super::facts::is_box;
use ninefold::explain::{HouseRole, Role, Technique};
use ninefold::{CellSet, DigitSet};

/// "In the framed box, the 2 fits only where column 5 crosses."
pub fn crossing(check: &mut Check) -> Claim {
    let (house, digit) = (check.house(HouseRole::Base)?, check.removed_digit()?);
    let cells = check.cells(&[Role::Base]);
    claim!(check, cells.len() > 1, "one place");
    check.fits_only_in(house, digit, &cells)?;
    let points = check.step.technique == Technique::Pointing;
    claim!(check, points == is_box(house.kind), "{house} is the base");
    let covers = check.houses(HouseRole::Cover);
    let all = cells | check.removed_cells();
    let crosses = check.facts.houses.iter().any(|known| known.name != house && all.is_subset(&known.cells));
    claim!(check, crosses != covers.is_empty(), "{} covers", covers.len());
    for cover in covers {
        let known = check.facts.house(cover)?;
        claim!(check, cells.is_subset(&known.cells), "{cover} does not hold the places");
        // "The other 2s of column 5 go out": all of them.
        for cell in (known.cells - cells).iter() {
            let goes = check.removes(cell, digit);
            claim!(check, goes == check.facts.has(cell, digit), "{digit} stays in {cell} of {cover}");
        }
        claim!(check, check.removed_cells().is_subset(&known.cells), "{digit} goes beside {cover}");
    }
    check.all_see(digit, &cells)
}

/// "These two cells have only 2 and 9 left. So they take both."
pub fn naked(check: &mut Check) -> Claim {
    let (facts, cells) = (check.facts, check.cells(&[Role::Base]));
    let digits = facts.digits_of(&cells);
    let size = match check.step.technique {
        Technique::LockedPair | Technique::NakedPair => 2,
        Technique::LockedTriple | Technique::NakedTriple => 3,
        _ => 4,
    };
    claim!(check, (cells.len(), digits.len()) == (size, size), "{cells:?} have {digits:?}");
    claim!(check, check.digits(&[Role::Base]) == digits, "not all of {digits:?} are shown");
    let houses = check.houses(HouseRole::Base);
    claim!(check, !houses.is_empty(), "no house");
    for &house in &houses {
        let known = facts.house(house)?;
        claim!(check, cells.is_subset(&known.cells), "{house} does not hold the cells");
        // "All other 9s of the two frames go out."
        for cell in (known.cells - cells).iter() {
            for digit in (facts.left[cell] & digits).iter() {
                claim!(check, check.removes(cell, digit), "{digit} stays in {cell} of {house}");
            }
        }
    }
    if matches!(check.step.technique, Technique::LockedPair | Technique::LockedTriple) {
        let boxes = houses.iter().filter(|house| is_box(house.kind)).count();
        claim!(check, boxes == 1 && houses.len() > 1, "the frames are {houses:?}");
    }
    for removed in &check.step.removes {
        claim!(check, digits.contains(removed.digit), "{} is no digit of the set", removed.digit);
        let places = facts.those_with(&cells, removed.digit);
        claim!(check, facts.sees_all(removed.cell, &places), "{removed:?} does not see the set");
        // Under other rules a cell may see the whole set, and no house holds them all.
        let all = cells | CellSet::of(removed.cell);
        let mut around = facts.houses.iter().filter(|known| all.is_subset(&known.cells));
        let is_framed = around.all(|known| houses.contains(&known.name));
        claim!(check, is_framed, "{removed:?} is in no frame");
    }
    Ok(())
}

/// "In column 6, 5 and 6 fit only in these two cells. Everything else there goes out."
pub fn hidden(check: &mut Check) -> Claim {
    let (facts, house) = (check.facts, check.house(HouseRole::Base)?);
    let (cells, digits) = (check.cells(&[Role::Base]), check.digits(&[Role::Base]));
    let size = match check.step.technique {
        Technique::HiddenPair => 2,
        Technique::HiddenTriple => 3,
        _ => 4,
    };
    claim!(check, (cells.len(), digits.len()) == (size, size), "{digits:?} in {cells:?}");
    for digit in digits.iter() {
        let places = facts.places(house, digit)?;
        claim!(check, !places.is_empty() && places.is_subset(&cells), "{digit} fits in {places:?}");
    }
    for cell in cells.iter() {
        for digit in facts.left[cell].iter() {
            let goes = check.removes(cell, digit);
            claim!(check, goes != digits.contains(digit), "{digit} of {cell} goes: {goes}");
        }
    }
    claim!(check, check.removed_cells().is_subset(&cells), "something else goes");
    let told: DigitSet =
        check.step.blockers.iter().chain(&check.step.before).map(|told| told.digit).collect();
    claim!(check, (told - digits).is_empty(), "a reason of another digit");
    let others = facts.blanks(house)? - cells;
    digits.iter().try_for_each(|digit| are_ruled_out(check, digit, &others))
}
