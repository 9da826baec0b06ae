//! Unique and avoidable rectangles, and unique loops.

use super::check::{Check, Claim, claim};
use super::facts::{Facts, is_line};
use ninefold::explain::{HouseRole, Role, Technique};
use ninefold::{CellSet, DigitSet, HouseKind};

/// Cells in which two digits could be swapped, if nothing else were left there.
struct Pattern {
    cells: CellSet,
    digits: DigitSet,
    /// The cells with further digits, and these digits.
    rich: CellSet,
    extra: DigitSet,
}

impl Pattern {
    fn other(&self, digit: u8) -> Result<u8, String> {
        let other = self.digits - DigitSet::of(digit);
        other
            .single()
            .filter(|_| self.digits.contains(digit))
            .ok_or_else(|| format!("{digit} is not of the two"))
    }
}

/// "The four cells would hold only 5 and 8 and could be swapped."
fn pattern(check: &mut Check) -> Result<Pattern, String> {
    let (facts, cells, digits) = (check.facts, check.cells(&[Role::Deadly]), check.digits(&[Role::Deadly]));
    claim!(check, digits.len() == 2, "the digits are {digits:?}");
    let is_loop = matches!(
        check.step.technique,
        Technique::UniqueLoop1 | Technique::UniqueLoop2 | Technique::UniqueLoop3 | Technique::UniqueLoop4
    );
    if is_loop {
        ring(check)?
    } else {
        corners(check, &cells)?
    }
    for cell in cells.iter() {
        claim!(check, facts.digits[cell] == 0, "{cell} is filled");
        for digit in digits.iter() {
            // A digit may have been struck in a corner, but no copy may keep it out.
            let may_be = facts.has(cell, digit) || !is_loop && !facts.sees_any(cell, &facts.copies(digit));
            claim!(check, may_be, "{digit} cannot be in {cell}");
        }
    }
    let rich: CellSet = cells.iter().filter(|&cell| !(facts.left[cell] - digits).is_empty()).collect();
    let shown: Vec<_> = check.shown(&[Role::Extra]).collect();
    for cell in cells.iter() {
        for digit in (facts.left[cell] - digits).iter() {
            let is_shown = shown.iter().any(|shown| (shown.cell, shown.digit) == (cell, digit));
            claim!(check, is_shown, "{cell} has {digit}, too");
        }
    }
    let extra = check.digits(&[Role::Extra]);
    let (of_rich, shown) = (facts.digits_of(&rich) - digits, check.cells(&[Role::Extra]));
    claim!(check, extra == of_rich && shown == rich, "the extras are {extra:?} in {shown:?}");
    Ok(Pattern { cells, digits, rich, extra })
}

/// Four corners in two rows, two columns and two boxes, the opposite ones of one digit.
fn corners(check: &mut Check, cells: &CellSet) -> Claim {
    let facts = check.facts;
    claim!(check, cells.len() == 4, "{} corners", cells.len());
    for kind in [&[HouseKind::Row][..], &[HouseKind::Column], &[HouseKind::Box, HouseKind::Region]] {
        let of_kind = facts.houses.iter().filter(|house| kind.contains(&house.name.kind));
        let met: Vec<usize> =
            of_kind.map(|house| (house.cells & *cells).len()).filter(|&count| count > 0).collect();
        claim!(check, met == [2, 2], "the corners are in {} {}s", met.len(), kind[0].name());
    }
    let first = CellSet::of(cells.first().unwrap_or_default());
    let opposite = (*cells - first).iter().find(|&cell| {
        let one = first | CellSet::of(cell);
        facts.may_swap(&one, &(*cells - one))
    });
    claim!(check, opposite.is_some(), "the two digits cannot change places everywhere");
    Ok(())
}

/// A ring of cells, in its order: each sees the next, and every house has as many of one digit as of the other.
fn ring(check: &mut Check) -> Claim {
    let (facts, order) = (check.facts, check.cells_in_order(Role::Deadly));
    claim!(check, order.len() > 4 && order.len() % 2 == 0, "a ring of {}", order.len());
    for (index, &cell) in order.iter().enumerate() {
        let next = order[(index + 1) % order.len()];
        claim!(check, facts.sees(cell, next), "{cell} does not see {next}, the next of the ring");
    }
    let every_other = |first: usize| order.iter().skip(first).step_by(2).copied().collect::<CellSet>();
    claim!(check, facts.may_swap(&every_other(0), &every_other(1)), "the digits cannot change places");
    Ok(())
}

/// "Three corners have only 1 and 2 left. With the same two in the fourth, both digits could be swapped."
pub fn type_1(check: &mut Check) -> Claim {
    let pattern = pattern(check)?;
    claim!(check, pattern.rich.len() == 1, "{} rich cells", pattern.rich.len());
    claim!(check, check.removed_cells() == pattern.rich, "something goes elsewhere");
    let left = check.facts.digits_of(&pattern.rich) & pattern.digits;
    claim!(check, check.removed_digits() == left, "{left:?} go");
    Ok(())
}

/// "If every 3 were wrong, the cells would hold only 5 and 8. So one of the 3s is right." Type 5, too.
pub fn type_2(check: &mut Check) -> Claim {
    let pattern = pattern(check)?;
    let digit = check.removed_digit()?;
    claim!(check, pattern.extra == DigitSet::of(digit), "the extras are {:?}", pattern.extra);
    claim!(check, pattern.rich.len() > 1, "one rich cell");
    check.all_see(digit, &pattern.rich)
}

/// "One of 1 or 7 is right at a corner. With the further cell, that uses up 1 and 7 in column 7."
pub fn type_3(check: &mut Check) -> Claim {
    let pattern = pattern(check)?;
    claim!(check, pattern.rich.len() == 2, "{} rich cells", pattern.rich.len());
    let set = check.cells(&[Role::Base]);
    if !check.removed_cells().is_disjoint(&set) {
        return hidden_type_3(check, &pattern, &set);
    }
    uses_up(check, &pattern.rich, pattern.extra)
}

/// Some cells, of which one holds one of some extra digits, and others of a house use up as many digits.
pub fn uses_up(check: &mut Check, rich: &CellSet, extra: DigitSet) -> Claim {
    let (facts, set) = (check.facts, check.cells(&[Role::Base]));
    let digits = extra | facts.digits_of(&set);
    claim!(check, set.is_disjoint(rich), "a rich cell is in the set");
    claim!(check, digits.len() == set.len() + 1, "{} cells and {digits:?}", set.len());
    let houses = check.houses(HouseRole::Base);
    claim!(check, !houses.is_empty(), "no house");
    let mut framed = CellSet::EMPTY;
    for &house in &houses {
        let known = facts.house(house)?;
        claim!(check, (set | *rich).is_subset(&known.cells), "{house} does not hold the set");
        framed |= known.cells;
    }
    let in_use = set | *rich;
    for removed in &check.step.removes {
        claim!(check, digits.contains(removed.digit), "{} is no digit of the set", removed.digit);
        let goes_there = framed.contains(removed.cell) && !in_use.contains(removed.cell);
        claim!(check, goes_there, "{removed:?} is not beside the set");
    }
    Ok(())
}

/// The two digits and others fit only in the rich cells and the set, so the set loses all else.
fn hidden_type_3(check: &mut Check, pattern: &Pattern, set: &CellSet) -> Claim {
    let house = check.house(HouseRole::Base)?;
    let gone: DigitSet = check.removed_digits();
    let digits = pattern.digits | (check.facts.digits_of(set) - gone);
    claim!(check, digits.len() == set.len() + 1, "{} cells and {digits:?}", set.len());
    claim!(check, (digits & pattern.extra).is_empty(), "an extra digit is in the set");
    for digit in digits.iter() {
        let places = check.facts.places(house, digit)?;
        claim!(check, places.is_subset(&(*set | pattern.rich)), "in {house} the {digit} fits in {places:?}");
    }
    let is_in_set = check.removed_cells().is_subset(set);
    claim!(check, is_in_set && (gone & digits).is_empty(), "something else goes");
    Ok(())
}

/// "In column 7, the 5 fits only in two of the corners. With 2 in the other, both digits could be swapped."
pub fn type_4(check: &mut Check) -> Claim {
    let pattern = pattern(check)?;
    let gone = check.removed_digit()?;
    let stays = pattern.other(gone)?;
    claim!(check, pattern.rich.len() == 2, "{} rich cells", pattern.rich.len());
    let house = *check.houses(HouseRole::Base).first().ok_or("no house")?;
    // It may have been struck in one of them; then it is a single, which comes first.
    let places = check.facts.places(house, stays)?;
    let is_there = !places.is_empty() && places.is_subset(&pattern.rich);
    claim!(check, is_there, "in {house} the {stays} fits in {places:?}");
    let left = check.facts.those_with(&pattern.rich, gone);
    claim!(check, check.removed_cells() == left, "{gone} goes in others than {left:?}");
    Ok(())
}

/// "In rows 3 and 7, the 5 fits only at the corners, so two opposite corners have it."
pub fn type_6(check: &mut Check) -> Claim {
    let pattern = pattern(check)?;
    let digit = check.removed_digit()?;
    pattern.other(digit)?;
    let houses = check.houses(HouseRole::Base);
    claim!(check, houses.len() > 1, "{} houses", houses.len());
    for &house in &houses {
        let places = check.facts.places(house, digit)?;
        claim!(check, places.is_subset(&pattern.cells), "in {house} the {digit} fits in {places:?}");
    }
    let is_parallel = houses[0].kind == houses[1].kind && is_line(houses[0].kind);
    claim!(check, is_parallel && houses[0] != houses[1], "{} and {}", houses[0], houses[1]);
    let mut held = CellSet::EMPTY;
    for &house in &houses[..2] {
        held |= check.facts.house(house)?.cells;
    }
    claim!(check, pattern.cells.is_subset(&held), "the lines do not hold the corners");
    let rich: Vec<usize> = pattern.rich.iter().collect();
    let is_diagonal = rich.len() == 2 && is_opposite(check.facts, rich[0], rich[1]);
    claim!(check, is_diagonal, "the rich cells are {rich:?}");
    let left = check.facts.those_with(&pattern.rich, digit);
    claim!(check, check.removed_cells() == left, "{digit} goes in others than {left:?}");
    Ok(())
}

fn is_opposite(facts: &Facts, one: usize, other: usize) -> bool {
    let side = facts.shape.side();
    one / side != other / side && one % side != other % side
}

/// "Suppose 8 were right. In row 2 and column 2, the 6 then fits only at the two next corners. The last corner becomes 8."
pub fn hidden_rectangle(check: &mut Check) -> Claim {
    let pattern = pattern(check)?;
    let gone = check.removed_digit()?;
    let other = pattern.other(gone)?;
    let cell = check.removed_cells();
    claim!(check, cell.len() == 1 && cell.is_subset(&pattern.cells), "it goes from {cell:?}");
    let cell = cell.first().unwrap_or_default();
    let houses = check.houses(HouseRole::Base);
    let kinds: Vec<HouseKind> = houses.iter().map(|house| house.kind).collect();
    claim!(check, kinds == [HouseKind::Row, HouseKind::Column], "the houses are {houses:?}");
    for &house in &houses {
        let places = check.facts.places(house, other)?;
        claim!(check, places.is_subset(&pattern.cells), "in {house} the {other} fits in {places:?}");
        claim!(check, check.facts.house(house)?.cells.contains(cell), "{house} is not that of {cell}");
    }
    let order = check.cells_in_order(Role::Deadly);
    claim!(
        check,
        order[0] == cell && is_opposite(check.facts, cell, order[3]),
        "the corners come as {order:?}"
    );
    claim!(check, !pattern.rich.contains(order[3]), "the last corner has more than two digits");
    claim!(check, check.facts.has(order[3], gone), "the last corner cannot be {gone}");
    Ok(())
}

/// "Three of these corners are filled in, none of the four is printed. With 8 in the fourth, 8 and 9 could be swapped."
pub fn avoidable(check: &mut Check) -> Claim {
    let (facts, cells, digits) = (check.facts, check.cells(&[Role::Deadly]), check.digits(&[Role::Deadly]));
    claim!(check, digits.len() == 2, "the digits are {digits:?}");
    corners(check, &cells)?;
    for cell in cells.iter() {
        claim!(check, !facts.is_given(cell), "{cell} is printed");
    }
    let open: CellSet = cells.iter().filter(|&cell| facts.digits[cell] == 0).collect();
    let first = check.step.technique == Technique::AvoidableRectangle1;
    claim!(check, open.len() == if first { 1 } else { 2 }, "{} corners are open", open.len());
    // The digit that a corner must have for the swap, as opposite corners are alike.
    let swapped = |cell: usize| -> Option<u8> {
        let filled = (cells - open).iter().find(|&filled| facts.digits[filled] > 0)?;
        let digit = facts.digits[filled];
        let is_like = cell == filled || is_opposite(facts, cell, filled);
        if is_like { Some(digit) } else { (digits - DigitSet::of(digit)).single() }
    };
    for cell in (cells - open).iter() {
        claim!(check, swapped(cell) == Some(facts.digits[cell]), "{cell} stands in no swap");
    }
    if first {
        let cell = open.first().unwrap_or_default();
        let goes: Vec<_> = check.step.removes.iter().map(|gone| (gone.cell, Some(gone.digit))).collect();
        claim!(check, goes == [(cell, swapped(cell))], "{goes:?} go");
        return Ok(());
    }
    let extra = check.removed_digit()?;
    claim!(check, !digits.contains(extra), "{extra} is of the two");
    for cell in open.iter() {
        let two: DigitSet = swapped(cell).into_iter().chain([extra]).collect();
        claim!(check, facts.left[cell] == two, "{cell} has {:?}", facts.left[cell]);
    }
    claim!(check, check.cells(&[Role::Extra]) == open, "the extras are not shown");
    check.all_see(extra, &open)
}
