//! Simple and multi colours.

use super::check::{Check, Claim, claim};
use super::links::holds;
use ninefold::CellSet;
use ninefold::explain::{Link, Role, Technique};

const COLORS: [Role; 4] = [Role::A, Role::B, Role::Further(0), Role::Further(1)];

/// "Each line joins the only two places in a row, column or box. So either all of one colour are right, or all of the
/// other."
pub fn colors(check: &mut Check) -> Claim {
    let (digit, facts, technique) = (check.removed_digit()?, check.facts, check.step.technique);
    let colors = COLORS.map(|role| check.cells(&[role]));
    let is_multi = matches!(technique, Technique::MultiColors1 | Technique::MultiColors2);
    let groups = if is_multi { 2 } else { 1 };
    let digits = check.digits(&COLORS);
    claim!(check, digits.single() == Some(digit), "the colours have {digits:?}");
    for link in &check.step.links {
        holds(check, link)?;
        let is_place = |cells: &[usize]| cells.len() == 1;
        let is_plain = is_place(&link.from.cells) && is_place(&link.to.cells) && link.set.is_empty();
        claim!(check, is_plain && link.from.digit == digit && link.to.digit == digit, "no pair: {link:?}");
    }
    let (lines, meets): (Vec<&Link>, Vec<&Link>) = check.step.links.iter().partition(|link| link.strong);
    for group in 0..groups {
        spans(check, &lines, &colors[2 * group], &colors[2 * group + 1])?;
    }
    let joins = |link: &&&Link, one: &CellSet, other: &CellSet| {
        one.contains(link.from.cells[0]) && other.contains(link.to.cells[0])
            || one.contains(link.to.cells[0]) && other.contains(link.from.cells[0])
    };
    let color_of = |cell: usize| colors.iter().position(|color| color.contains(cell));
    for line in &lines {
        let [one, other] = [&line.from, &line.to].map(|node| color_of(node.cells[0]));
        let alternates = one.zip(other).is_some_and(|(one, other)| one != other && one / 2 == other / 2);
        claim!(check, alternates, "a line joins {one:?} and {other:?}");
    }
    // What goes, and because of which meeting.
    match technique {
        Technique::SimpleColorsTrap => {
            claim!(check, meets.is_empty(), "{} meetings", meets.len());
            for cell in check.removed_cells().iter() {
                let sees_both = facts.sees_any(cell, &colors[0]) && facts.sees_any(cell, &colors[1]);
                claim!(check, sees_both, "{digit} of {cell} does not see both colours");
            }
        }
        Technique::SimpleColorsWrap => {
            claim!(check, meets.len() == 1, "{} meetings", meets.len());
            let color = colors.iter().find(|color| check.removed_cells() == **color);
            let color = color.ok_or("what goes is no colour")?;
            claim!(check, joins(&&meets[0], color, color), "the colour does not meet itself");
        }
        Technique::MultiColors1 => {
            claim!(check, !meets.is_empty(), "no meeting");
            for cell in check.removed_cells().iter() {
                let is_by = |link: &&Link| {
                    [(0, 2), (0, 3), (1, 2), (1, 3)].into_iter().any(|(one, other)| {
                        joins(&link, &colors[one], &colors[other])
                            && facts.sees_any(cell, &colors[one ^ 1])
                            && facts.sees_any(cell, &colors[other ^ 1])
                    })
                };
                claim!(check, meets.iter().any(is_by), "{digit} of {cell} is not ruled out");
            }
            all_meet(check, &meets)?;
        }
        _ => {
            let gone = check.removed_cells();
            for cell in gone.iter() {
                let is_by = |color: usize| {
                    let others = if color < 2 { [2, 3] } else { [0, 1] };
                    let meets = |&other: &usize| {
                        meets.iter().any(|link| joins(&link, &colors[color], &colors[other]))
                    };
                    colors[color].contains(cell) && others.iter().all(meets)
                };
                claim!(check, (0..4).any(is_by), "{digit} of {cell} is not ruled out");
            }
            for color in colors.iter().filter(|color| !color.is_disjoint(&gone)) {
                claim!(check, color.is_subset(&gone), "a part of a colour goes");
            }
            all_meet(check, &meets)?;
        }
    }
    Ok(())
}

/// Every meeting is one of two groups.
fn all_meet(check: &mut Check, meets: &[&Link]) -> Claim {
    let first = check.cells(&COLORS[..2]);
    for link in meets {
        let [one, other] = [&link.from, &link.to].map(|node| first.contains(node.cells[0]));
        claim!(check, one != other, "a meeting within a group");
    }
    Ok(())
}

/// The lines join all places of two colours, with no gap.
fn spans(check: &mut Check, lines: &[&Link], one: &CellSet, other: &CellSet) -> Claim {
    let all = *one | *other;
    claim!(check, !one.is_empty() && !other.is_empty() && one.is_disjoint(other), "a colour is missing");
    let mut reached = CellSet::of(one.first().unwrap_or_default());
    loop {
        let before = reached;
        for line in lines {
            let ends: CellSet = [line.from.cells[0], line.to.cells[0]].into_iter().collect();
            if !reached.is_disjoint(&ends) {
                reached |= ends;
            }
        }
        if reached == before {
            break;
        }
    }
    claim!(check, all.is_subset(&reached), "the lines reach {reached:?} of {all:?}");
    Ok(())
}
