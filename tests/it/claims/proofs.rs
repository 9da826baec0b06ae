//! The derivations of forcing chains and nets, line by line.

use super::check::{Check, Claim, claim};
use ninefold::CellSet;
use ninefold::explain::{Branch, Candidate, DeadEnd, DeadEndKind, Link, ProofLine, Technique, Why};
use std::collections::BTreeSet;

/// What a line says: that a digit is in a cell, or that it is not.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fact {
    Is(Candidate),
    IsNot(Candidate),
}

/// The lines that may be named, by number.
type Scope = Vec<(usize, Fact)>;

pub fn forcing(check: &mut Check) -> Claim {
    let proof = check.step.proof.as_ref().ok_or("there is no proof")?;
    let is_chain =
        matches!(check.step.technique, Technique::ForcingChainContradiction | Technique::ForcingChainVerity);
    claim!(check, is_chain || check.step.links.is_empty(), "a net has links");
    if is_chain {
        links_of_chains(check, &proof.branches)?;
    }
    let is_contradiction = matches!(
        check.step.technique,
        Technique::ForcingChainContradiction | Technique::ForcingNetContradiction
    );
    let mut supposed = Vec::new();
    for tried in &proof.branches {
        let mut used = BTreeSet::new();
        let last = branch(check, tried, &Scope::new(), &mut 0, &mut used)?;
        claim!(check, tried.end.is_some() == is_contradiction, "a dead end: {}", tried.end.is_some());
        let first = &tried.lines[0];
        supposed.push(Candidate::new(first.cell, first.digit));
        claim!(check, is_contradiction || concludes(check, last), "{last:?} does not lead to what follows");
    }
    if is_contradiction {
        let goes = &check.step.removes;
        claim!(check, *goes == supposed && goes.len() == 1, "{goes:?} go, and {supposed:?} are supposed");
        return Ok(());
    }
    let is_all = are_all_of_cell(check, &supposed) || are_all_of_house(check, &supposed);
    claim!(check, is_all && supposed.len() > 1, "{supposed:?} are not all that can be");
    Ok(())
}

/// The links of chains are those that the lines say, and no others: from a line to the one candidate that it rules out, and from
/// there to the next line; in the end to all that nothing is left of, or to what goes.
fn links_of_chains(check: &mut Check, branches: &[Branch]) -> Claim {
    let mut wanted: Vec<(Vec<Candidate>, Candidate, bool)> = Vec::new();
    for Branch { lines, end } in branches {
        let certain = |numbers: &[usize]| -> Vec<Candidate> {
            numbers.iter().map(|&number| Candidate::new(lines[number].cell, lines[number].digit)).collect()
        };
        for line in &lines[1..] {
            let on = Candidate::new(line.cell, line.digit);
            let others = others(check, line.house, on)?;
            claim!(check, others.len() == 1, "a line of a chain has {} causes", others.len());
            wanted.push((certain(&line.from), others[0], false));
            wanted.push((others, on, true));
        }
        match end {
            Some(end) => {
                let nowhere = Candidate::new(end.cell.unwrap_or(usize::MAX), end.digit.unwrap_or(0));
                for off in others(check, end.house, nowhere)? {
                    wanted.push((certain(&end.from), off, false));
                }
            }
            None => {
                for &gone in &check.step.removes {
                    wanted.push((certain(&[lines.len() - 1]), gone, false));
                }
            }
        }
    }
    let node = |node: &ninefold::explain::Node| Candidate::new(node.cells[0], node.digit);
    let is_it = |(from, to, strong): &(Vec<Candidate>, Candidate, bool), link: &Link| {
        from.contains(&node(&link.from)) && *to == node(&link.to) && *strong == link.strong
    };
    let links = &check.step.links;
    for want in &wanted {
        claim!(check, links.iter().any(|link| is_it(want, link)), "no link for {want:?}");
    }
    for link in links {
        claim!(check, wanted.iter().any(|want| is_it(want, link)), "no line for {link:?}");
        super::links::holds(check, link)?;
    }
    Ok(())
}

/// The other places of a digit in a house, or the other candidates of a cell.
fn others(check: &Check, house: Option<ninefold::House>, one: Candidate) -> Result<Vec<Candidate>, String> {
    let Some(house) = house else {
        let others = check.facts.left[one.cell].iter().filter(|&digit| digit != one.digit);
        return Ok(others.map(|digit| Candidate::new(one.cell, digit)).collect());
    };
    let places = check.facts.places(house, one.digit)?;
    Ok(places.iter().filter(|&cell| cell != one.cell).map(|cell| Candidate::new(cell, one.digit)).collect())
}

/// Whether a line is what the step places, or rules out all that goes.
fn concludes(check: &Check, last: Fact) -> bool {
    let step = check.step;
    match last {
        Fact::Is(on) => {
            step.places.iter().all(|&placed| placed == on)
                && step.removes.iter().all(|&gone| check.facts.rules_out(on, gone))
        }
        Fact::IsNot(off) => step.places.is_empty() && step.removes.iter().all(|&gone| gone == off),
    }
}

fn are_all_of_cell(check: &Check, supposed: &[Candidate]) -> bool {
    let Some(first) = supposed.first() else { return false };
    let left = check.facts.left[first.cell].iter().map(|digit| Candidate::new(first.cell, digit));
    is_same(left, supposed)
}

fn are_all_of_house(check: &Check, supposed: &[Candidate]) -> bool {
    let Some(first) = supposed.first() else { return false };
    let is_house =
        |places: CellSet| is_same(places.iter().map(|cell| Candidate::new(cell, first.digit)), supposed);
    check.facts.houses.iter().any(|house| check.facts.places(house.name, first.digit).is_ok_and(is_house))
}

fn is_same(all: impl Iterator<Item = Candidate>, supposed: &[Candidate]) -> bool {
    let all: BTreeSet<Candidate> = all.collect();
    all.len() == supposed.len() && supposed.iter().all(|candidate| all.contains(candidate))
}

/// Checks the lines of a branch and its dead end; what its last line says. Every number that is named goes into `used`.
fn branch(
    check: &mut Check,
    branch: &Branch,
    outer: &Scope,
    next: &mut usize,
    used: &mut BTreeSet<usize>,
) -> Result<Fact, String> {
    let mut scope = outer.clone();
    let mut named = BTreeSet::new();
    for (index, line) in branch.lines.iter().enumerate() {
        claim!(
            check,
            (index == 0) == (line.why == Why::Supposed),
            "line {index} of a branch is {:?}",
            line.why
        );
        let fact = self::line(check, line, &scope, next, &mut named)?;
        scope.push((*next, fact));
        *next += 1;
    }
    let Some(&(last, fact)) = scope.get(outer.len()..).and_then(<[_]>::last) else {
        return Err("a branch without lines".into());
    };
    match &branch.end {
        Some(end) => dead_end(check, end, &scope, &mut named)?,
        None => drop(named.insert(last)),
    }
    for (number, fact) in &scope[outer.len()..] {
        claim!(check, named.contains(number), "nothing follows from line {number}, {fact:?}");
    }
    used.extend(named.iter().filter(|number| outer.iter().any(|(outer, _)| outer == *number)));
    Ok(fact)
}

/// Checks a line; what it says.
fn line(
    check: &mut Check,
    line: &ProofLine,
    scope: &Scope,
    next: &mut usize,
    named: &mut BTreeSet<usize>,
) -> Result<Fact, String> {
    let facts = check.facts;
    let &ProofLine { cell, digit, why, house, ref from, ref inner } = line;
    let candidate = Candidate::new(cell, digit);
    claim!(check, facts.has(cell, digit), "{candidate:?} is not left");
    claim!(check, house.is_some() == (why == Why::House), "{candidate:?} by {house:?}");
    claim!(check, inner.is_some() == (why == Why::Not), "{candidate:?} has a try of its own");
    let others: Vec<Candidate> = match why {
        Why::Supposed => Vec::new(),
        Why::Cell => facts.left[cell]
            .iter()
            .filter(|&other| other != digit)
            .map(|other| Candidate::new(cell, other))
            .collect(),
        Why::House => {
            let house = house.ok_or("no house")?;
            let places = facts.places(house, digit)?;
            claim!(check, places.contains(cell), "{candidate:?} is not in {house}");
            places.iter().filter(|&other| other != cell).map(|other| Candidate::new(other, digit)).collect()
        }
        _ => {
            let inner = inner.as_deref().ok_or("no try")?;
            let first = inner.lines.first().map(|first| Candidate::new(first.cell, first.digit));
            claim!(check, first == Some(candidate), "the try of {candidate:?} supposes {first:?}");
            claim!(check, inner.end.is_some(), "the try of {candidate:?} has no dead end");
            let mut used = BTreeSet::new();
            branch(check, inner, scope, next, &mut used)?;
            // A refuted digit follows from what its try names outside itself.
            let is_used = from.iter().all(|number| used.contains(number));
            claim!(check, is_used, "{from:?} are named in vain, {used:?} are used");
            claim!(check, from.is_sorted_by(|one, other| one < other), "{from:?} are not in order");
            named.extend(used);
            return Ok(Fact::IsNot(candidate));
        }
    };
    follows(check, from, &others, scope, named)?;
    Ok(Fact::Is(candidate))
}

/// The named lines rule out all of some candidates, and none is named in vain.
fn follows(
    check: &mut Check,
    from: &[usize],
    others: &[Candidate],
    scope: &Scope,
    named: &mut BTreeSet<usize>,
) -> Claim {
    claim!(check, from.is_sorted_by(|one, other| one < other), "{from:?} are not in order");
    let mut reasons = Vec::new();
    for &number in from {
        let line = scope.iter().find(|(known, _)| *known == number);
        reasons.push(line.ok_or_else(|| format!("line {number} is not known there"))?.1);
    }
    let rules_out = |fact: Fact, other: Candidate| match fact {
        Fact::Is(on) => check.facts.rules_out(on, other),
        Fact::IsNot(off) => off == other,
    };
    let by = |other: Candidate| reasons.iter().filter(|&&reason| rules_out(reason, other)).count();
    let open: Vec<_> = others.iter().filter(|&&other| by(other) == 0).collect();
    let in_vain: Vec<_> = reasons
        .iter()
        .filter(|&&reason| !others.iter().any(|&other| by(other) == 1 && rules_out(reason, other)))
        .collect();
    claim!(check, open.is_empty(), "{open:?} are still open by {from:?}");
    claim!(check, in_vain.is_empty(), "{in_vain:?} are named in vain");
    named.extend(from);
    Ok(())
}

/// Checks a dead end.
fn dead_end(check: &mut Check, end: &DeadEnd, scope: &Scope, named: &mut BTreeSet<usize>) -> Claim {
    let facts = check.facts;
    match (end.why, end.cell, end.house, end.digit) {
        (DeadEndKind::Cell, Some(cell), None, None) => {
            let left = facts.left.get(cell).copied().unwrap_or_default();
            claim!(check, !left.is_empty(), "{cell} is no blank");
            let others: Vec<_> = left.iter().map(|digit| Candidate::new(cell, digit)).collect();
            follows(check, &end.from, &others, scope, named)
        }
        (DeadEndKind::House, None, Some(house), Some(digit)) => {
            let places = facts.places(house, digit)?;
            let others: Vec<_> = places.iter().map(|cell| Candidate::new(cell, digit)).collect();
            follows(check, &end.from, &others, scope, named)
        }
        (DeadEndKind::Twice, cell, house, digit) => {
            let fact =
                |number: &usize| scope.iter().find(|(known, _)| known == number).map(|(_, fact)| *fact);
            let [Some(Fact::Is(one)), Some(Fact::Is(other))] =
                end.from.iter().map(fact).collect::<Vec<_>>()[..]
            else {
                return Err(format!("{:?} are not two digits", end.from));
            };
            let clash = match (cell, house, digit) {
                (Some(cell), None, _) => one.cell == cell && other.cell == cell && one.digit != other.digit,
                (None, Some(house), Some(digit)) => {
                    let cells = facts.house(house)?.cells;
                    let are_inside =
                        one.cell != other.cell && cells.contains(one.cell) && cells.contains(other.cell);
                    are_inside && one.digit == digit && other.digit == digit
                }
                _ => false,
            };
            claim!(check, clash, "{one:?} and {other:?} do not clash as said: {end:?}");
            named.extend(&end.from);
            Ok(())
        }
        _ => Err(format!("a dead end without its place: {end:?}")),
    }
}
