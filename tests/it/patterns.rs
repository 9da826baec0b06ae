//! Simple patterns are all found: other code, which tries everything, finds the same.

use crate::common::shape;
use crate::random::{Random, Way, go_on, puzzle};
use crate::seeds::{Seed, seeds, seeds_after};
use ninefold::explain::{Candidate, Position, Technique, steps_of};
use ninefold::{Grid, House, HouseKind};
use std::collections::BTreeSet;

/// What the steps of a technique conclude: what they place, and what they remove.
type Results = BTreeSet<(Vec<Candidate>, Vec<Candidate>)>;

/// The puzzles of a random search: their sides and their seeds.
fn puzzles() -> impl Iterator<Item = (usize, Seed)> {
    [(4, 20), (6, 25), (9, 12)]
        .into_iter()
        .flat_map(|(side, count)| seeds(count).map(move |seed| (side, seed)))
}

/// Random positions of a puzzle on which candidates were removed.
fn positions(side: usize, seed: u64) -> impl Iterator<Item = Position> {
    let mut random = Random::new(seed);
    let (puzzle, solution) = puzzle(shape(side), side * side, &mut random);
    let mut position = Position::new(&puzzle);
    let way = if seed.is_multiple_of(2) { Way::Chance } else { Way::Both };
    (0..6).map(move |_| {
        go_on(&mut position, std::slice::from_ref(&solution), way, &mut random);
        position.clone()
    })
}

fn results(position: &Position, technique: Technique) -> Results {
    steps_of(position, technique)
        .steps
        .into_iter()
        .map(|mut step| {
            step.removes.sort();
            (step.places, step.removes)
        })
        .collect()
}

/// Every choice of `size` of some items.
fn choices<T: Clone>(items: &[T], size: usize) -> Vec<Vec<T>> {
    let chosen = (0_u32..1 << items.len()).filter(|bits| bits.count_ones() as usize == size);
    let of = |bits: u32| {
        let items = items.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
        items.map(|(_, item)| item.clone()).collect()
    };
    chosen.map(of).collect()
}

fn places(position: &Position, house: House, digit: u8) -> Vec<usize> {
    position.shape().house_cells(house).filter(|&cell| position.candidates(cell).contains(digit)).collect()
}

/// Adds what is removed, if it is anything.
fn add(results: &mut Results, mut removes: Vec<Candidate>) {
    removes.sort();
    removes.dedup();
    if !removes.is_empty() {
        results.insert((Vec::new(), removes));
    }
}

fn hidden(position: &Position, size: usize) -> Results {
    let mut results = Results::new();
    let digits: Vec<u8> = (1..=position.shape().side() as u8).collect();
    for house in position.shape().houses() {
        for chosen in choices(&digits, size) {
            let of: Vec<Vec<usize>> = chosen.iter().map(|&digit| places(position, house, digit)).collect();
            let cells: BTreeSet<usize> = of.iter().flatten().copied().collect();
            if cells.len() == size && of.iter().all(|cells| cells.len() > 1) {
                let others = |&cell: &usize| {
                    position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit))
                };
                add(
                    &mut results,
                    cells.iter().flat_map(others).filter(|other| !chosen.contains(&other.digit)).collect(),
                );
            }
        }
    }
    results
}

fn naked(position: &Position, size: usize) -> Results {
    let mut results = Results::new();
    let shape = position.shape();
    for house in shape.houses() {
        let blanks: Vec<usize> =
            shape.house_cells(house).filter(|&cell| position.cells()[cell] == 0).collect();
        for cells in choices(&blanks, size) {
            let digits: BTreeSet<u8> =
                cells.iter().flat_map(|&cell| position.candidates(cell).iter()).collect();
            if digits.len() == size {
                let around =
                    shape.houses().filter(|&other| cells.iter().all(|&cell| shape.is_in(cell, other)));
                let others =
                    around.flat_map(|other| shape.house_cells(other)).filter(|cell| !cells.contains(cell));
                let of = |cell: usize| {
                    position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit))
                };
                add(
                    &mut results,
                    others.flat_map(of).filter(|other| digits.contains(&other.digit)).collect(),
                );
            }
        }
    }
    results
}

fn locked(position: &Position, is_pointing: bool) -> Results {
    let mut results = Results::new();
    for base in position.shape().houses().filter(|base| (base.kind == HouseKind::Box) == is_pointing) {
        for cover in position.shape().houses().filter(|cover| (cover.kind == HouseKind::Box) != is_pointing) {
            for digit in 1..=position.shape().side() as u8 {
                let (inside, outside) = (places(position, base, digit), places(position, cover, digit));
                if inside.len() > 1 && inside.iter().all(|cell| outside.contains(cell)) {
                    let gone = outside.into_iter().filter(|cell| !inside.contains(cell));
                    add(&mut results, gone.map(|cell| Candidate::new(cell, digit)).collect());
                }
            }
        }
    }
    results
}

fn xy_wing(position: &Position) -> Results {
    let mut results = Results::new();
    let shape = position.shape();
    let sees = |one: usize, other: usize| shape.peers(one).any(|peer| peer == other);
    let pairs: Vec<usize> =
        (0..shape.cell_count()).filter(|&cell| position.candidates(cell).len() == 2).collect();
    for cells in choices_of_three(&pairs) {
        let [pivot, one, other] = cells;
        let all: BTreeSet<u8> = cells.iter().flat_map(|&cell| position.candidates(cell).iter()).collect();
        let common = position.candidates(one) & position.candidates(other);
        if all.len() == 3
            && common.len() == 1
            && (common & position.candidates(pivot)).is_empty()
            && sees(pivot, one)
            && sees(pivot, other)
        {
            let seen = (0..shape.cell_count()).filter(|&cell| sees(cell, one) && sees(cell, other));
            let of = |cell: usize| {
                (common & position.candidates(cell)).iter().map(move |digit| Candidate::new(cell, digit))
            };
            add(&mut results, seen.flat_map(of).collect());
        }
    }
    results
}

fn choices_of_three(items: &[usize]) -> Vec<[usize; 3]> {
    let mut all = Vec::new();
    for &one in items {
        for &two in items {
            all.extend(
                items
                    .iter()
                    .filter(|&&three| one != two && two != three && one != three)
                    .map(|&three| [one, two, three]),
            );
        }
    }
    all
}

/// Compares what is found in a position with what is there, and says how much that is.
fn compare(position: &Position) -> usize {
    let mut compared = 0;
    let mut same = |technique: Technique, expected: Results| {
        compared += expected.len();
        assert_eq!(results(position, technique), expected, "{technique}: {position:?}");
    };
    use Technique as T;
    for (size, technique) in [(2, T::NakedPair), (3, T::NakedTriple), (4, T::NakedQuadruple)] {
        same(technique, naked(position, size));
    }
    for (size, technique) in [(2, T::HiddenPair), (3, T::HiddenTriple), (4, T::HiddenQuadruple)] {
        same(technique, hidden(position, size));
    }
    same(T::Pointing, locked(position, true));
    same(T::Claiming, locked(position, false));
    same(T::XyWing, xy_wing(position));
    compared
}

#[test]
fn simple_patterns_are_all_found() {
    for (side, seed) in puzzles() {
        positions(side, seed.0).for_each(|position| _ = compare(&position));
    }
}

/// In random positions there may be nothing to find; in these there is.
#[test]
fn there_are_simple_patterns_to_find() {
    for side in [4, 6, 9] {
        let compared: usize =
            (0..5).flat_map(|seed| positions(side, seed)).map(|position| compare(&position)).sum();
        assert!(compared > 100, "{side}: {compared}");
    }
}

/// The position with its rows and its digits in reverse order.
fn turned(position: &Position) -> Position {
    let side = position.shape().side();
    let from = |cell: usize| (side - 1 - cell / side) * side + cell % side;
    let rename = |digit: u8| if digit == 0 { 0 } else { side as u8 + 1 - digit };
    let cells = (0..side * side).map(|cell| rename(position.cells()[from(cell)])).collect();
    let mut turned = Position::new(&Grid::new(cells).expect("a grid"));
    let givens = (0..side * side).map(|cell| {
        let digit = turned.cells()[cell];
        if position.is_given(from(cell)) { digit } else { 0 }
    });
    let givens = Grid::new(givens.collect()).expect("a grid");
    turned.set_givens(&givens);
    for cell in 0..side * side {
        for digit in turned.candidates(cell) {
            if !position.candidates(from(cell)).contains(rename(digit)) {
                turned.remove(cell, digit);
            }
        }
    }
    turned
}

/// Of the harder techniques, the order of the cells decides which steps are found.
fn is_of_any_order(technique: &Technique) -> bool {
    technique.order() < Technique::XChain.order() && !matches!(technique, Technique::Fish { size: 4.., .. })
}

#[test]
fn a_turned_position_has_the_same_steps() {
    // With 131669271, remote pairs go another way in the turned position.
    for (side, found, count) in [(4, &[][..], 20), (6, &[], 25), (9, &[131669271], 12)] {
        for seed in seeds_after(found, count) {
            for position in positions(side, seed.0) {
                Technique::all().filter(is_of_any_order).for_each(|of| compare_turned(&position, of));
            }
        }
    }
}

/// These seeds stay. A search for chains goes on with one way to each candidate, which may be in the way of another
/// chain: in one of a thousand positions the order of the cells decides what is found.
#[test]
fn a_turned_position_has_the_same_chains() {
    for (side, count) in [(4, 20), (6, 25), (9, 12)] {
        for position in (0..count).flat_map(|seed| positions(side, seed)) {
            [Technique::XChain, Technique::XyChain].into_iter().for_each(|of| compare_turned(&position, of));
        }
    }
}

/// What is compared of the steps of a technique. Of several ways from cell to cell that are as short, a remote pair
/// takes the one that comes first in the order of the cells, and each way removes what sees its cells. So all steps
/// together remove the same, but not each.
fn compared(results: Results, technique: Technique) -> Results {
    if technique != Technique::RemotePair {
        return results;
    }
    let removes: BTreeSet<Candidate> = results.into_iter().flat_map(|(_, removes)| removes).collect();
    Results::from([(Vec::new(), removes.into_iter().collect())])
}

fn compare_turned(position: &Position, technique: Technique) {
    let side = position.shape().side();
    let back = |candidates: Vec<Candidate>| {
        let back = |of: Candidate| {
            let cell = (side - 1 - of.cell / side) * side + of.cell % side;
            Candidate::new(cell, side as u8 + 1 - of.digit)
        };
        let mut candidates: Vec<Candidate> = candidates.into_iter().map(back).collect();
        candidates.sort();
        candidates
    };
    let found: Results = results(&turned(position), technique)
        .into_iter()
        .map(|(places, removes)| (back(places), back(removes)))
        .collect();
    let expected = compared(results(position, technique), technique);
    assert_eq!(compared(found, technique), expected, "{technique}: {position:?}");
}
