//! Links: why one end follows from the other.

use super::check::{Check, Claim, claim};
use super::facts::Facts;
use ninefold::explain::{Candidate, Link, Node};
use ninefold::{CellSet, DigitSet};

pub fn cells_of(node: &Node) -> CellSet {
    node.cells.iter().copied().collect()
}

/// Whether a digit in any of a node's cells rules a candidate out.
pub fn rules_out(facts: &Facts, node: &Node, other: Candidate) -> bool {
    let is_ruled_out = |&cell: &usize| facts.rules_out(Candidate::new(cell, node.digit), other);
    !node.cells.is_empty() && node.cells.iter().all(is_ruled_out)
}

/// Each end of a link is there, and the link is what it says.
pub fn holds(check: &mut Check, link: &Link) -> Claim {
    let Link { from, to, .. } = link;
    for node in [from, to] {
        claim!(check, !node.cells.is_empty(), "a link leads nowhere");
        let is_left = node.cells.iter().all(|&cell| check.facts.has(cell, node.digit));
        claim!(check, is_left, "{node:?} is not there");
        claim!(check, node.cells.is_sorted_by(|one, other| one < other), "{node:?} is not in order");
    }
    match (link.strong, link.set.is_empty()) {
        (true, false) => through_set(check, link),
        (_, true) => plain(check, link),
        (false, false) => Err(format!("a weak link through a set: {link:?}")),
    }
}

/// A link within a cell or a house.
fn plain(check: &mut Check, link: &Link) -> Claim {
    let (facts, Link { from, to, strong, house, .. }) = (check.facts, link);
    let (one, other) = (cells_of(from), cells_of(to));
    let Some(house) = *house else {
        if from.digit == to.digit && !strong {
            // The places in an almost locked set need not be in one house with what sees them.
            let all = one | other;
            let is_in_house = facts.houses.iter().any(|known| all.is_subset(&known.cells));
            let see = one.iter().all(|cell| facts.sees_all(cell, &other));
            claim!(check, see && !is_in_house, "no house: {link:?}");
            return Ok(());
        }
        claim!(check, one == other && one.len() == 1 && from.digit != to.digit, "no house: {link:?}");
        let left = facts.left[from.cells[0]].len();
        claim!(check, !strong || left == 2, "the cell has {left} digits: {link:?}");
        return Ok(());
    };
    claim!(check, from.digit == to.digit && one.is_disjoint(&other), "two digits in a house: {link:?}");
    if *strong {
        return check.fits_only_in(house, from.digit, &(one | other));
    }
    let known = facts.house(house)?;
    claim!(check, (one | other).is_subset(&known.cells), "{house} does not hold both ends: {link:?}");
    Ok(())
}

/// A strong link through an almost locked set: without the digit of `from` it needs all its others.
fn through_set(check: &mut Check, link: &Link) -> Claim {
    let (facts, Link { from, to, house, .. }) = (check.facts, link);
    let set: CellSet = link.set.iter().copied().collect();
    claim!(check, link.set.is_sorted_by(|one, other| one < other), "{set:?} is not in order");
    let digits = facts.digits_of(&set);
    claim!(check, digits.len() == set.len() + 1, "{set:?} have {digits:?}");
    let is_in_house = facts.houses.iter().any(|house| set.is_subset(&house.cells));
    claim!(check, is_in_house, "{set:?} are in no house");
    let places = facts.those_with(&set, from.digit);
    claim!(check, places == cells_of(from), "{} is in {places:?} of the set: {link:?}", from.digit);
    let needed = digits - DigitSet::of(from.digit);
    let (ends, side) = (cells_of(to), to.digit);
    if ends.is_subset(&set) {
        claim!(check, needed.contains(side), "{side} is not needed: {link:?}");
        claim!(check, facts.those_with(&set, side) == ends, "not all places of {side}: {link:?}");
        return match *house {
            Some(house) => {
                claim!(
                    check,
                    set.is_subset(&facts.house(house)?.cells),
                    "{house} does not hold the set: {link:?}"
                );
                Ok(())
            }
            None => {
                claim!(check, set.len() == 1, "no house of the set: {link:?}");
                Ok(())
            }
        };
    }
    // The set's digits rule out what stands beside the end.
    let is_gone = |cell: usize, digit: u8| {
        needed.contains(digit) && !set.contains(cell) && facts.sees_all(cell, &facts.those_with(&set, digit))
    };
    claim!(check, ends.is_disjoint(&set), "partly in the set: {link:?}");
    match *house {
        None => {
            let others = facts.digits_of(&ends) - DigitSet::of(side);
            let is_last = ends.len() == 1 && others.iter().all(|digit| is_gone(to.cells[0], digit));
            claim!(check, is_last, "{side} is not the last of its cell: {link:?}");
        }
        Some(house) => {
            let places = facts.places(house, side)?;
            let is_last = ends.is_subset(&places) && (places - ends).iter().all(|cell| is_gone(cell, side));
            claim!(check, is_last, "{house} has another place for {side}: {link:?}");
        }
    }
    Ok(())
}

/// Every link holds, each begins where the one before ends, and strong and weak ones take turns.
pub fn chain(check: &mut Check) -> Claim {
    let links = &check.step.links;
    claim!(check, links.len() > 2, "{} links", links.len());
    for (index, link) in links.iter().enumerate() {
        holds(check, link)?;
        if let Some(next) = links.get(index + 1) {
            claim!(check, link.to == next.from, "link {} begins elsewhere", index + 1);
            claim!(check, link.strong != next.strong, "links {index} and {} are alike", index + 1);
        }
    }
    Ok(())
}
