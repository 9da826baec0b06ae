//! What dynamic chains use besides links: simple techniques, and other chains.

use super::by_links;
use super::chain::{Chain, Source};
use super::facts::Fact;
use super::links::Links;
use super::static_chains;
use super::strong::LINKED;
use crate::explain::effort::Effort;
use crate::explain::rating::board::Board;
use crate::explain::rating::locked::{self, Locked};
use crate::explain::rating::technique::Nested;
use crate::explain::rating::{fish, sets};
use crate::sets::bits;
use crate::shape::Basic::{Column, Row};
use std::ops::ControlFlow;

/// A candidate: its cell and digit.
pub(super) type Place = (usize, usize);

/// What something nested takes from the grid, and because of what that has gone before.
pub(super) struct Hint {
    pub(super) removes: Vec<Place>,
    pub(super) causes: Vec<Place>,
    /// The chain, for telling it from others, and its length.
    pub(super) chain: Option<(Vec<u32>, usize)>,
}

/// The grid at the start of a chain, and what is left of it.
#[derive(Clone, Copy)]
pub(super) struct Left<'a> {
    pub(super) start: &'a Board,
    pub(super) now: &'a Board,
}

impl Left<'_> {
    /// What has gone from a cell.
    pub(super) fn of_cell(&self, cell: usize, causes: &mut Vec<Place>) {
        causes.extend(bits(self.start.bits(cell) & !self.now.bits(cell)).map(|digit| (cell, digit)));
    }

    /// Where a digit has gone from a house.
    pub(super) fn of_house(&self, house: usize, digit: usize, causes: &mut Vec<Place>) {
        let gone = self.start.all_spots(house)[digit] & !self.now.all_spots(house)[digit];
        causes.extend(self.now.houses().cells_at(house, gone).map(|cell| (cell, digit)));
    }
}

/// What the first kind of technique that finds something removes, if that is new.
///
/// What removes something without a cause could be done without the chain, and does not count.
pub(super) fn hints(
    left: Left,
    nested: Nested,
    effort: &Effort,
    is_new: &dyn Fn(Place) -> bool,
) -> Vec<Hint> {
    let simple: [fn(Left) -> Vec<Hint>; 4] = [by_locked, by_hidden_pairs, by_naked_pairs, by_fish];
    let mut found = Vec::new();
    for rule in simple {
        found = rule(left);
        found.retain(|hint| !hint.causes.is_empty());
        if !found.is_empty() {
            return found;
        }
    }
    if nested < Nested::Chains {
        return found;
    }
    let links = Links::of(left.now);
    if !effort.take(links.count() * links.count() * links.weak.width().div_ceil(2) / 16) {
        return found;
    }
    found = by_chains(left, &links, static_chains::all(left.now, &links), is_new);
    if found.is_empty() && nested == Nested::Multiple {
        found = by_chains(left, &links, by_links::all(left.now, &links, effort), is_new);
    }
    found
}

fn places(candidates: Vec<crate::explain::Candidate>) -> Vec<Place> {
    candidates.into_iter().map(|candidate| (candidate.cell, usize::from(candidate.digit) - 1)).collect()
}

fn by_locked(left: Left) -> Vec<Hint> {
    let hint = |locked: Locked| {
        let mut causes = Vec::new();
        left.of_house(locked.house, locked.digit, &mut causes);
        Hint { removes: places(locked.removes(left.now)), causes, chain: None }
    };
    locked::all(left.now).map(hint).collect()
}

fn by_hidden_pairs(left: Left) -> Vec<Hint> {
    let mut hints = Vec::new();
    for house in left.now.in_order() {
        let _ = sets::each_hidden::<()>(left.now, house, 2, &mut |set| {
            let removes = places(set.removes_others(left.now));
            if !removes.is_empty() {
                let mut causes = Vec::new();
                bits(set.digits).for_each(|digit| left.of_house(house, digit, &mut causes));
                hints.push(Hint { removes, causes, chain: None });
            }
            ControlFlow::Continue(())
        });
    }
    hints
}

fn by_naked_pairs(left: Left) -> Vec<Hint> {
    let mut hints = Vec::new();
    for house in left.now.in_order() {
        let _ = sets::each_naked::<()>(left.now, house, 2, &mut |set| {
            let removes = places(set.removes_elsewhere(left.now));
            if !removes.is_empty() {
                let mut causes = Vec::new();
                let cells = left.now.houses().cells_at(house, set.spots);
                cells.for_each(|cell| left.of_cell(cell, &mut causes));
                hints.push(Hint { removes, causes, chain: None });
            }
            ControlFlow::Continue(())
        });
    }
    hints
}

fn by_fish(left: Left) -> Vec<Hint> {
    let mut hints = Vec::new();
    for kind in [Column, Row] {
        let first = left.now.houses().of_kind(kind).start;
        for fish in fish::all(left.now, kind, 2) {
            let mut causes = Vec::new();
            bits(fish.bases).for_each(|line| left.of_house(first + line, fish.digit, &mut causes));
            hints.push(Hint { removes: places(fish.removes(left.now)), causes, chain: None });
        }
    }
    hints
}

/// The same of chains, the easiest first. Only those that remove something new are looked at.
fn by_chains(left: Left, links: &Links, chains: Vec<Chain>, is_new: &dyn Fn(Place) -> bool) -> Vec<Hint> {
    let nodes = &links.nodes;
    let place = |node: usize| (nodes.cell(node), nodes.digit(node));
    let mut hints = Vec::new();
    for chain in chains {
        let removes: Vec<Place> = chain.removes.iter().map(|&node| place(node)).collect();
        if !removes.iter().any(|&place| is_new(place)) {
            continue;
        }
        let mut causes = Vec::new();
        chain.causes(left, links, &mut causes);
        if !causes.is_empty() {
            let side = left.now.side();
            let name = |&fact: &Fact| {
                let (cell, digit) = place(usize::from(fact) / 2);
                ((cell * side + digit) * 2) as u32 + u32::from(fact % 2)
            };
            let facts = chain.branches.iter().flat_map(|branch| branch.iter().map(name).chain([u32::MAX]));
            hints.push(Hint { removes, causes, chain: Some((facts.collect(), chain.length)) });
        }
    }
    hints
}

impl Chain {
    /// What has gone from the cells and houses in which it goes from off to on, and from where it starts.
    fn causes(&self, left: Left, links: &Links, causes: &mut Vec<Place>) {
        let nodes = &links.nodes;
        match self.source {
            Source::Cycle | Source::One => {}
            Source::Cell(cell) => left.of_cell(cell, causes),
            Source::House(house, digit) => left.of_house(house, digit, causes),
        }
        for branch in &self.branches {
            let start = (self.source == Source::Cycle).then(|| branch[branch.len() - 1]);
            let effects = start.iter().chain(branch);
            for (&effect, &cause) in effects.zip(start.map_or(&branch[1..], |_| branch)) {
                let is_strong = effect % 2 == 1;
                if !is_strong && self.source != Source::Cycle {
                    continue;
                }
                let [one, other] = [effect, cause].map(|fact| usize::from(fact) / 2);
                let (cell, digit) = (nodes.cell(one), nodes.digit(one));
                if cell == nodes.cell(other) {
                    left.of_cell(cell, causes);
                    continue;
                }
                let houses = left.now.houses();
                let of_cell = LINKED.map(|kind| houses.house_of(cell, kind));
                let links_both = |house: &usize| {
                    let is_pair = left.now.all_spots(*house)[digit].count_ones() == 2;
                    houses.sets()[*house].contains(nodes.cell(other)) && (is_pair || !is_strong)
                };
                if let Some(house) = of_cell.into_iter().find(links_both) {
                    left.of_house(house, digit, causes);
                }
            }
        }
    }
}
