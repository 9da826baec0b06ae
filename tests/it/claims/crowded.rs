//! Sue de Coq, and aligned exclusion.

use super::check::{Check, Claim, claim};
use super::facts::{Facts, is_box};
use ninefold::explain::{Candidate, HouseRole, RemovedBy, Role, Technique, WayFault};
use ninefold::{CellSet, DigitSet};

/// "These four cells have only four digits, and no digit fits in two of them at once. So each is used here."
pub fn sue_de_coq(check: &mut Check) -> Claim {
    let facts = check.facts;
    let [core, one, other] = [Role::Base, Role::A, Role::B].map(|role| check.cells(&[role]));
    let cells = core | one | other;
    let houses = check.houses(HouseRole::Base);
    claim!(check, houses.len() == 2 && houses.iter().any(|house| is_box(house.kind)), "{houses:?}");
    let [first, second] = [facts.house(houses[0])?.cells, facts.house(houses[1])?.cells];
    claim!(check, core.is_subset(&(first & second)), "the core is not where they cross");
    claim!(check, cells.is_subset(&(first | second)), "a cell is in neither house");
    let digits = facts.digits_of(&cells);
    claim!(check, cells.len() == digits.len(), "{} cells have {digits:?}", cells.len());
    for digit in digits.iter() {
        let places = facts.those_with(&cells, digit);
        let once = places.iter().all(|cell| facts.sees_all(cell, &(places - CellSet::of(cell))));
        claim!(check, once, "{digit} fits twice");
    }
    let (removes, by) = (&check.step.removes, &check.step.removed_by);
    claim!(check, removes.len() == by.len(), "not all are told what removes them");
    for (removed, by) in removes.iter().zip(by) {
        let RemovedBy::House(house) = *by else { return Err(format!("{by:?} removes {removed:?}")) };
        let known = facts.house(house)?;
        let places = facts.those_with(&cells, removed.digit);
        claim!(check, houses.contains(&house), "{house} is not framed");
        claim!(
            check,
            !places.is_empty() && places.is_subset(&known.cells),
            "{} fits beside {house}",
            removed.digit
        );
        let is_beside = known.cells.contains(removed.cell) && !cells.contains(removed.cell);
        claim!(check, is_beside, "{removed:?} is not in the rest of {house}");
    }
    Ok(())
}

/// "With 3, the two marked cells can be filled in six ways. Each puts a digit twice in a house, or leaves nothing for a cell."
pub fn aligned(check: &mut Check) -> Claim {
    let facts = check.facts;
    let bases: Vec<usize> = check.cells(&[Role::Base]).iter().collect();
    let size = if check.step.technique == Technique::AlignedPairExclusion { 2 } else { 3 };
    claim!(check, bases.len() == size, "{} base cells", bases.len());
    let is_base = check.removed_cells().iter().all(|cell| bases.contains(&cell));
    claim!(check, is_base, "something goes elsewhere");
    let expected: Vec<Vec<u8>> = fillings(facts, &bases)
        .into_iter()
        .filter(|digits| bases.iter().zip(digits).any(|(&cell, &digit)| check.removes(cell, digit)))
        .collect();
    let ways = &check.step.ways;
    claim!(check, ways.len() == expected.len(), "{} ways, not {}", ways.len(), expected.len());
    for digits in &expected {
        let is_told = ways.iter().filter(|way| way.digits == *digits).count() == 1;
        claim!(check, is_told, "the way {digits:?} is not told");
    }
    let starved = check.cells(&[Role::A]);
    for way in ways {
        let filled = || bases.iter().zip(&way.digits).map(|(&cell, &digit)| Candidate::new(cell, digit));
        let fails = match way.fails {
            WayFault::Cell(cell) => {
                claim!(check, starved.contains(cell), "{cell} is not shown");
                let is_gone = |digit: u8| filled().any(|on| facts.rules_out(on, Candidate::new(cell, digit)));
                !bases.contains(&cell) && !facts.left[cell].is_empty() && facts.left[cell].iter().all(is_gone)
            }
            WayFault::House(house) => {
                let known = facts.house(house)?;
                let inside = || filled().filter(|on| known.cells.contains(on.cell));
                inside().map(|on| on.digit).collect::<DigitSet>().len() < inside().count()
            }
        };
        claim!(check, fails, "{way:?} does not fail");
    }
    Ok(())
}

/// All ways to fill some cells with what is left in them.
fn fillings(facts: &Facts, cells: &[usize]) -> Vec<Vec<u8>> {
    let Some((&last, others)) = cells.split_last() else { return vec![Vec::new()] };
    let with = |filling: Vec<u8>| {
        facts.left[last].iter().map(move |digit| filling.iter().copied().chain([digit]).collect())
    };
    fillings(facts, others).into_iter().flat_map(with).collect()
}
