//! Chains and loops.

use super::check::{Check, Claim, claim};
use super::facts::Facts;
use super::links::{cells_of, chain, holds, rules_out};
use ninefold::explain::{Candidate, Link, Node, RemovedBy, Role, Step, Technique};
use ninefold::{CellSet, DigitSet};

/// The two ends of a chain.
fn ends<'a>(check: &Check<'a>) -> Result<(&'a Link, &'a Link), String> {
    let links = &check.step.links;
    links.first().zip(links.last()).ok_or_else(|| "no links".into())
}

/// "If the first is wrong, follow the arrows: the last is right. Whichever it is, it rules this out."
pub fn open(check: &mut Check) -> Claim {
    chain(check)?;
    let (first, last) = ends(check)?;
    claim!(check, first.strong && last.strong, "an end is weak");
    let technique = check.step.technique;
    let nodes = || check.step.links.iter().flat_map(|link| [&link.from, &link.to]);
    if technique == Technique::XChain {
        let digit = first.from.digit;
        claim!(check, nodes().all(|node| node.digit == digit), "several digits");
    }
    if technique == Technique::XyChain {
        let are_pairs = nodes().all(|node| node.cells.iter().all(|&cell| check.facts.left[cell].len() == 2));
        claim!(check, are_pairs && first.from.digit == last.to.digit, "not all cells have two digits");
    }
    if technique != Technique::GroupedAic {
        claim!(check, nodes().all(|node| node.cells.len() == 1), "a group");
    }
    for removed in &check.step.removes {
        for end in [&first.from, &last.to] {
            claim!(check, rules_out(check.facts, end, *removed), "{end:?} does not rule out {removed:?}");
        }
    }
    Ok(())
}

/// "Suppose 7 were right. Follow the arrows: in the end, this cell is 8", or 7 is ruled out there.
pub fn discontinuous(check: &mut Check) -> Claim {
    chain(check)?;
    let (first, last) = ends(check)?;
    let cell = CellSet::of(first.from.cells[0]);
    claim!(check, cells_of(&first.from) == cell && cells_of(&last.to) == cell, "it does not close");
    claim!(check, check.removed_cells() == cell, "something goes elsewhere");
    let (begin, end) = (first.from.digit, last.to.digit);
    let removed = check.removed_digits();
    match (first.strong, last.strong) {
        (false, false) => claim!(check, begin == end && removed == DigitSet::of(begin), "{removed:?} go"),
        (false, true) => claim!(check, begin != end && removed == DigitSet::of(begin), "{removed:?} go"),
        (true, true) => {
            let others = check.facts.left[first.from.cells[0]] - DigitSet::of(begin);
            claim!(check, begin == end && removed == others, "{removed:?} go, not {others:?}");
        }
        // It starts at what is struck, but where a link leaves a set, which leads only one way.
        (true, false) => {
            let leaves = |link: &Link| {
                !link.set.is_empty() && link.to.cells.iter().any(|cell| !link.set.contains(cell))
            };
            let is_one_way = check.step.links.iter().any(leaves);
            claim!(check, is_one_way, "it does not start at what is struck");
            claim!(check, begin != end && removed == DigitSet::of(end), "{removed:?} go");
        }
    }
    Ok(())
}

/// "Of the two ends of every line, one is right. Nothing else fits beside them."
pub fn continuous(check: &mut Check) -> Claim {
    chain(check)?;
    let (first, last) = ends(check)?;
    claim!(check, last.to == first.from, "it does not close");
    claim!(check, first.strong != last.strong, "right and wrong do not take turns");
    let removes = &check.step.removes;
    claim!(check, check.step.removed_by.len() == removes.len(), "not all are told what removes them");
    for (removed, by) in removes.iter().zip(&check.step.removed_by) {
        let RemovedBy::Link(number) = *by else { return Err(format!("{by:?} in a loop")) };
        let link = check.step.links.get(number).ok_or_else(|| format!("there is no link {number}"))?;
        let is_beside = [&link.from, &link.to].into_iter().all(|end| rules_out(check.facts, end, *removed));
        claim!(
            check,
            is_beside || is_locked(check, link, *removed),
            "link {number} does not remove {removed:?}"
        );
    }
    Ok(())
}

/// Whether a link is through a set that needs a digit, as one end of the link is the only digit that it lacks.
fn is_locked(check: &Check, link: &Link, removed: Candidate) -> bool {
    let facts = check.facts;
    let set: CellSet = link.set.iter().copied().collect();
    let is_inside = cells_of(&link.to).is_subset(&set);
    let is_other = removed.digit != link.from.digit && removed.digit != link.to.digit;
    let places = facts.those_with(&set, removed.digit);
    is_inside && is_other && !places.is_empty() && facts.sees_all(removed.cell, &places)
}

/// "Along the line, every cell has only 3 and 8 left, so the two take turns. The ends differ."
pub fn remote_pair(check: &mut Check) -> Claim {
    chain(check)?;
    let (first, last) = ends(check)?;
    let digits = check.facts.left[first.from.cells[0]];
    claim!(check, digits.len() == 2, "the first cell has {digits:?}");
    for link in &check.step.links {
        for node in [&link.from, &link.to] {
            let is_pair = node.cells.len() == 1 && check.facts.left[node.cells[0]] == digits;
            claim!(check, is_pair, "{node:?} does not have {digits:?}");
        }
        claim!(check, link.strong == link.house.is_none(), "not a cell and a house in turns");
    }
    claim!(check, first.strong && last.strong, "the line does not begin and end with a cell");
    let cells = check.step.links.iter().filter(|link| link.strong).count();
    claim!(check, cells % 2 == 0, "{cells} cells: the ends are alike");
    let way: Vec<CellSet> = check.step.links.iter().step_by(2).map(|link| cells_of(&link.from)).collect();
    for removed in &check.step.removes {
        claim!(check, digits.contains(removed.digit), "{} goes", removed.digit);
        let differ = |one: usize| (one + 3..way.len()).step_by(2).map(move |other| (one, other));
        let mut pairs = (0..way.len()).flat_map(differ);
        let sees = pairs.any(|(one, other)| check.facts.sees_all(removed.cell, &(way[one] | way[other])));
        claim!(check, sees, "{removed:?} sees no two that differ");
    }
    Ok(())
}

/// Whether all that goes sees both ends of a remote pair: on a path these are the two cells that are meant.
pub fn is_of_ends(facts: &Facts, step: &Step) -> bool {
    let [Some(first), Some(last)] = [step.links.first(), step.links.last()] else { return false };
    let both = cells_of(&first.from) | cells_of(&last.to);
    step.removes.iter().all(|removed| facts.sees_all(removed.cell, &both))
}

/// "Rows 5 and 9 have two places each for the 5. The two middle ones share column 9."
pub fn turbot(check: &mut Check) -> Claim {
    let links = &check.step.links;
    claim!(check, links.len() == 3, "{} links", links.len());
    chain(check)?;
    kind_of_turbot(check, links, check.step.technique)?;
    let both = cells_of(&links[0].from) | cells_of(&links[2].to);
    check.all_see(links[0].from.digit, &both)
}

/// Two kites, each with its own digit.
pub fn dual_kite(check: &mut Check) -> Claim {
    let links = &check.step.links;
    claim!(check, links.len() == 6, "{} links", links.len());
    for link in links {
        holds(check, link)?;
    }
    let kites = links.chunks(3);
    for kite in kites.clone() {
        kind_of_turbot(check, kite, Technique::TwoStringKite)?;
        let is_chain = kite.windows(2).all(|pair| pair[0].to == pair[1].from);
        claim!(check, is_chain, "a kite in pieces");
    }
    for removed in &check.step.removes {
        let rules = |node: &Node| rules_out(check.facts, node, *removed);
        let by = |kite: &[Link]| rules(&kite[0].from) && rules(&kite[2].to);
        claim!(check, kites.clone().any(by), "neither kite rules out {removed:?}");
    }
    Ok(())
}

/// The houses of the links of a turbot fish are those of its kind.
fn kind_of_turbot(check: &mut Check, links: &[Link], technique: Technique) -> Claim {
    use ninefold::HouseKind as K;
    let are_strong = links[0].strong && !links[1].strong && links[2].strong;
    let one_digit = links.iter().all(|link| link.from.digit == links[0].from.digit);
    claim!(check, are_strong && one_digit, "not two pairs of one digit");
    let [Some(first), Some(middle), Some(last)] = [0, 1, 2].map(|index: usize| links[index].house) else {
        return Err("a link has no house".into());
    };
    for house in [first, last] {
        let is_shown = check.houses(ninefold::explain::HouseRole::Link).contains(&house);
        claim!(check, is_shown, "{house} is not framed");
    }
    let is_kind = match technique {
        Technique::Skyscraper => first.kind == last.kind && super::facts::is_line(first.kind),
        Technique::TwoStringKite => {
            let are_lines = [(K::Row, K::Column), (K::Column, K::Row)].contains(&(first.kind, last.kind));
            are_lines && super::facts::is_box(middle.kind)
        }
        _ => true,
    };
    claim!(check, is_kind, "{first}, {middle}, {last} make no {technique}");
    Ok(())
}

/// "It rules out one of the two of row 4, so the other is right. Together they leave no place in the box."
pub fn empty_rectangle(check: &mut Check) -> Claim {
    let (digit, house) = (check.removed_digit()?, check.house(ninefold::explain::HouseRole::Base)?);
    let pairs = check.houses(ninefold::explain::HouseRole::Link);
    let (places, pincers) = (check.cells(&[Role::Base]), check.cells_in_order(Role::Pincer));
    check.fits_only_in(house, digit, &places)?;
    claim!(check, super::facts::is_box(house.kind), "{house} is the box");
    let is_dual = check.step.technique == Technique::DualEmptyRectangle;
    claim!(check, pairs.len() == if is_dual { 2 } else { 1 }, "{} pairs", pairs.len());
    if !is_dual {
        claim!(check, check.step.removes.len() == 1 && pincers.len() == 2, "not one pair and one digit");
    }
    let facts = check.facts;
    for &pair in &pairs {
        let ends = facts.places(pair, digit)?;
        let are_shown = ends.len() == 2 && ends.iter().all(|end| pincers.contains(&end));
        claim!(check, are_shown, "in {pair} the {digit} fits in {ends:?}");
    }
    for removed in &check.step.removes {
        // The end that is met comes first.
        let is_met = |met: usize, other: usize| {
            let is_dead = |cell: usize| facts.sees(cell, removed.cell) || facts.sees(cell, other);
            facts.sees(removed.cell, met) && places.iter().all(is_dead)
        };
        let is_right = pairs.iter().any(|&pair| {
            let ends: Vec<usize> = facts.places(pair, digit).map_or(Vec::new(), |ends| ends.iter().collect());
            let [one, other] = ends[..] else { return false };
            if is_dual { is_met(one, other) || is_met(other, one) } else { is_met(pincers[0], pincers[1]) }
        });
        claim!(check, is_right, "{removed:?} does not empty {house} by {pincers:?}");
    }
    Ok(())
}
