//! Almost locked sets: XZ, XY-Wing, chain, death blossom.

use super::check::{Check, Claim, claim};
use ninefold::explain::{Restricted, Role, Technique};
use ninefold::{CellSet, DigitSet};

/// "Each tinted set has one digit more than cells."
fn sets(check: &mut Check) -> Result<Vec<CellSet>, String> {
    let facts = check.facts;
    let mut sets = Vec::new();
    for (number, set) in check.step.sets.iter().enumerate() {
        claim!(check, set.cells.is_sorted_by(|one, other| one < other), "set {number} is not in order");
        let cells: CellSet = set.cells.iter().copied().collect();
        let digits = facts.digits_of(&cells);
        claim!(check, !cells.is_empty() && digits.len() == cells.len() + 1, "set {number} has {digits:?}");
        match set.house {
            Some(house) => {
                claim!(check, cells.len() > 1, "set {number} of one cell has {house}");
                claim!(
                    check,
                    cells.is_subset(&facts.house(house)?.cells),
                    "{house} does not hold set {number}"
                );
            }
            None => claim!(check, cells.len() == 1, "set {number} has no house"),
        }
        let role = match number {
            0 => Role::A,
            1 => Role::B,
            _ => Role::Further(number as u8 - 2),
        };
        let shown = check.cells(&[role]);
        claim!(check, shown.is_subset(&cells), "role {} has {shown:?}", role.name());
        let tied = check.cells(&[Role::Restricted, role]);
        claim!(check, cells.is_subset(&tied), "not all of set {number} is shown");
        sets.push(cells);
    }
    Ok(sets)
}

/// "At most one of them can have the 1": all its places in one see all in the other, and none is in both.
fn ties(check: &mut Check, sets: &[CellSet]) -> Claim {
    for &Restricted { digit, from, to } in &check.step.restricted {
        let from = from.ok_or_else(|| format!("{digit} is tied to nothing"))?;
        claim!(check, from != to && from.max(to) < sets.len(), "sets {from} and {to}");
        let [one, other] = [from, to].map(|set| check.facts.those_with(&sets[set], digit));
        claim!(check, !one.is_empty() && !other.is_empty(), "{digit} is not in sets {from} and {to}");
        let see = one.iter().all(|cell| check.facts.sees_all(cell, &other));
        claim!(check, see, "{digit} can be in both of sets {from} and {to}");
    }
    Ok(())
}

/// A digit that goes sees all its places in some sets, each of which has it.
fn sees_in(check: &mut Check, sets: &[&CellSet]) -> Claim {
    for removed in &check.step.removes {
        for set in sets {
            let places = check.facts.those_with(set, removed.digit);
            let is_ruled_out = !places.is_empty() && check.facts.sees_all(removed.cell, &places);
            claim!(check, is_ruled_out, "{removed:?} does not see its places in {set:?}");
        }
    }
    Ok(())
}

/// "At most one of them can have the 1. The other then needs all its other digits, 2 too."
pub fn xz(check: &mut Check) -> Claim {
    let sets = sets(check)?;
    claim!(check, sets.len() == 2, "{} sets", sets.len());
    ties(check, &sets)?;
    let tied: DigitSet = check.step.restricted.iter().map(|tie| tie.digit).collect();
    claim!(check, tied.len() == check.step.restricted.len(), "a digit ties twice");
    match tied.len() {
        1 => {
            claim!(check, (check.removed_digits() & tied).is_empty(), "the tying digit goes");
            sees_in(check, &[&sets[0], &sets[1]])
        }
        // Each set has one of the two, and so all its other digits.
        2 => {
            for removed in &check.step.removes {
                let sees = |set: &CellSet| {
                    let places = check.facts.those_with(set, removed.digit);
                    !places.is_empty() && check.facts.sees_all(removed.cell, &places)
                };
                let needed = if tied.contains(removed.digit) { 2 } else { 1 };
                let seen = sets.iter().filter(|set| sees(set)).count();
                claim!(check, seen >= needed, "{removed:?} does not see its places in the sets");
            }
            Ok(())
        }
        count => Err(format!("{count} digits tie the sets")),
    }
}

/// The sets are a row by their ties, from the first set on, and no digit ties twice in turn.
fn row(check: &mut Check, sets: &[CellSet]) -> Claim {
    ties(check, sets)?;
    let ties = &check.step.restricted;
    claim!(check, ties.len() + 1 == sets.len(), "{} ties of {} sets", ties.len(), sets.len());
    let mut seen = vec![0];
    for (index, tie) in ties.iter().enumerate() {
        let last = seen.last().copied();
        claim!(check, tie.from == last && !seen.contains(&tie.to), "tie {index} begins at {:?}", tie.from);
        let is_other = index == 0 || ties[index - 1].digit != tie.digit;
        claim!(check, is_other, "{} ties twice in turn", tie.digit);
        seen.push(tie.to);
    }
    let digits: DigitSet = ties.first().into_iter().chain(ties.last()).map(|tie| tie.digit).collect();
    claim!(check, (check.removed_digits() & digits).is_empty(), "an outer tie goes");
    sees_in(check, &[&sets[0], &sets[seen[seen.len() - 1]]])
}

/// "The middle one needs 1 or 3, and so takes it from one of the others." "A set that loses one takes the next."
pub fn chain(check: &mut Check) -> Claim {
    let sets = sets(check)?;
    let is_wing = check.step.technique == Technique::AlsXyWing;
    claim!(check, if is_wing { sets.len() == 3 } else { sets.len() > 3 }, "{} sets", sets.len());
    row(check, &sets)
}

/// "Whatever the framed cell is, it takes that digit from one tinted set. That set then needs all the rest."
pub fn blossom(check: &mut Check) -> Claim {
    let sets = sets(check)?;
    let pivot = check.cells(&[Role::Pivot]);
    claim!(check, pivot.len() == 1, "the stem is {pivot:?}");
    let stem = pivot.first().unwrap_or_default();
    let mut taken = DigitSet::EMPTY;
    for tie in &check.step.restricted {
        claim!(check, tie.from.is_none() && tie.to < sets.len(), "{tie:?}");
        claim!(check, taken.insert(tie.digit), "{} has two sets", tie.digit);
        let places = check.facts.those_with(&sets[tie.to], tie.digit);
        let loses = !places.is_empty() && check.facts.sees_all(stem, &places);
        claim!(check, loses, "the stem does not take {} from set {}", tie.digit, tie.to);
        let is_other = !check.removed_digits().contains(tie.digit);
        claim!(check, is_other, "{} goes, which a set may lose", tie.digit);
    }
    claim!(check, taken == check.facts.left[stem], "the stem has {:?}", check.facts.left[stem]);
    claim!(check, taken.len() == sets.len(), "{} sets for {taken:?}", sets.len());
    let all: Vec<&CellSet> = sets.iter().collect();
    sees_in(check, &all)
}
