//! The checkers find what is wrong: real steps of the techniques' pages, each made wrong in one way.

use super::facts::Facts;
use super::search::{as_puzzle, examples};
use super::{check, lacks_corner};
use crate::explain::some_steps;
use ninefold::explain::{Candidate, RemovedBy, Restricted, Step, Technique, WayFault};
use ninefold::{House, HouseKind, Verdict, solve};

/// A change, and whether it changed anything.
type Change = fn(&mut Step) -> bool;

/// Changes the first of a list, if there is one.
fn first<T>(list: &mut [T], change: impl FnOnce(&mut T)) -> bool {
    list.first_mut().map(change).is_some()
}

fn shift(house: &mut Option<House>) {
    *house = match *house {
        Some(House { kind: HouseKind::Row, index }) => Some(House { kind: HouseKind::Column, index }),
        Some(House { index, .. }) => Some(House { kind: HouseKind::Row, index: (index + 1) % 4 }),
        None => Some(House { kind: HouseKind::Row, index: 0 }),
    };
}

/// Whether the sentence speaks of every house of the step.
fn has_all_houses(technique: Technique) -> bool {
    use Technique as T;
    matches!(
        technique,
        T::Fish { .. }
            | T::Pointing
            | T::Claiming
            | T::HiddenSingle
            | T::HiddenPair
            | T::HiddenTriple
            | T::WWing
    )
}

/// Each of these makes every step wrong that it changes.
const CHANGES: [(&str, Change); 24] = [
    ("wrong blocker", |step| {
        let result = step.places.iter().chain(&step.removes).next().map_or(0, |result| result.cell);
        first(&mut step.blockers, |blocker| blocker.cell = result)
    }),
    ("wrong digit of a blocker", |step| {
        first(&mut step.blockers, |blocker| blocker.digit = blocker.digit % 4 + 1)
    }),
    ("missing blocker", |step| step.blockers.pop().is_some()),
    ("blocker said twice", |step| {
        let last = step.blockers.last().copied();
        step.blockers.extend(last);
        last.is_some()
    }),
    ("wrong before", |step| {
        let result = step.places.iter().chain(&step.removes).next().map_or(0, |result| result.cell);
        first(&mut step.before, |before| {
            *before = Candidate::new(if before.cell == result { result + 1 } else { result }, before.digit);
        })
    }),
    ("missing before", |step| step.before.pop().is_some()),
    ("wrong end of a link", |step| first(&mut step.links, |link| link.to.digit = link.to.digit % 4 + 1)),
    ("wrong cell of a link", |step| {
        first(&mut step.links, |link| link.to.cells = vec![(link.to.cells[0] + 1) % 16])
    }),
    ("strong for weak", |step| first(&mut step.links, |link| link.strong = !link.strong)),
    ("missing link", |step| step.links.pop().is_some()),
    ("wrong house of a link", |step| first(&mut step.links, |link| shift(&mut link.house))),
    ("a house of a link that is none", |step| {
        first(&mut step.links, |link| link.house = Some(House { kind: HouseKind::Window, index: 9 }))
    }),
    ("wrong set", |step| first(&mut step.sets, |set| set.cells.truncate(set.cells.len() - 1))),
    ("wrong house of a set", |step| first(&mut step.sets, |set| shift(&mut set.house))),
    ("missing set", |step| step.sets.pop().is_some()),
    ("wrong digit of a tie", |step| {
        let gone = step.removes.first().map_or(1, |gone| gone.digit);
        step.restricted.len() == 1 && first(&mut step.restricted, |tie| tie.digit = gone)
    }),
    ("wrong set of a tie", |step| {
        first(&mut step.restricted, |tie| *tie = Restricted { to: tie.to + 9, ..*tie })
    }),
    ("missing tie", |step| step.restricted.len() != 2 && step.restricted.pop().is_some()),
    ("wrong way", |step| first(&mut step.ways, |way| way.digits[0] = way.digits[0] % 4 + 1)),
    ("wrong fault of a way", |step| {
        let gone = step.removes.first().map_or(0, |gone| gone.cell);
        first(&mut step.ways, |way| way.fails = WayFault::Cell(gone))
    }),
    ("missing way", |step| step.ways.pop().is_some()),
    ("wrong remover", |step| {
        let links = step.links.len().max(1);
        first(&mut step.removed_by, |by| {
            *by = match *by {
                RemovedBy::Link(number) => RemovedBy::Link((number + 2) % links),
                RemovedBy::House(house) => {
                    let mut other = Some(house);
                    shift(&mut other);
                    other.map_or(*by, RemovedBy::House)
                }
            }
        })
    }),
    ("missing remover", |step| step.removed_by.pop().is_some()),
    ("missing house", |step| has_all_houses(step.technique) && step.houses.pop().is_some()),
];

/// The steps of the pages, with the facts and, where there is one, the solution.
fn steps() -> impl Iterator<Item = (Facts, Step, Option<Vec<u8>>)> {
    examples().into_iter().flat_map(|(technique, position)| {
        let solution = match solve(&as_puzzle(&position)) {
            Verdict::Unique(solution) => Some(solution.cells().to_vec()),
            _ => None,
        };
        let also = [Technique::NakedSingle, Technique::HiddenSingle, Technique::HiddenPair];
        let techniques = [technique].into_iter().chain(also);
        let steps: Vec<Step> =
            techniques.flat_map(|technique| some_steps(&position, technique).into_iter().take(40)).collect();
        steps.into_iter().map(move |step| (Facts::of(&position), step, solution.clone()))
    })
}

#[test]
fn what_is_wrong_in_a_step_is_found() {
    let mut tried = vec![0; CHANGES.len()];
    for (facts, step, _) in steps().filter(|(facts, step, _)| check(facts, step).is_ok()) {
        for (number, (name, change)) in CHANGES.iter().enumerate() {
            let mut changed = step.clone();
            if change(&mut changed) && changed != step {
                tried[number] += 1;
                let line = step.to_line(facts.shape);
                assert!(check(&facts, &changed).is_err(), "{name}: {line}\n{changed:?}");
            }
        }
    }
    let untried: Vec<_> = CHANGES.iter().zip(&tried).filter(|(_, count)| **count == 0).collect();
    println!("{:?}", CHANGES.iter().map(|(name, _)| name).zip(&tried).collect::<Vec<_>>());
    assert!(untried.is_empty(), "{:?}", untried.iter().map(|((name, _), _)| name).collect::<Vec<_>>());
}

/// What is true never goes, whatever the technique.
#[test]
fn what_does_not_follow_is_found() {
    let is_told = |facts: &Facts, step: &Step| !lacks_corner(facts, step) && check(facts, step).is_ok();
    for (facts, step, solution) in steps().filter(|(facts, step, _)| is_told(facts, step)) {
        let Some(solution) = solution else { continue };
        for (cell, &digit) in solution.iter().enumerate().filter(|(cell, _)| facts.digits[*cell] == 0) {
            let mut changed = step.clone();
            let list = if step.places.is_empty() { &mut changed.removes } else { &mut changed.places };
            let false_digit = facts.left[cell].iter().find(|other| *other != digit);
            let added = if step.places.is_empty() { Some(digit) } else { false_digit };
            let Some(added) = added else { continue };
            list.push(Candidate::new(cell, added));
            list.sort();
            if step.removed_by.len() + 1 == changed.removes.len() {
                changed.removed_by.insert(0, step.removed_by[0]);
            }
            let line = step.to_line(facts.shape);
            assert!(check(&facts, &changed).is_err(), "{added} in {cell}: {line}");
        }
    }
}
