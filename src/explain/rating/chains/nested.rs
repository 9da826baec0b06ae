//! What dynamic chains use besides links: simple techniques, and other chains.

use super::by_links;
use super::chain::{Chain, Source};
use super::facts::Fact;
use super::links::Links;
use super::static_chains;
use super::strong::LINKED;
use crate::explain::Candidate;
use crate::explain::rating::board::Board;
use crate::explain::rating::fish::{self, Fish};
use crate::explain::rating::locked::{self, Locked};
use crate::explain::rating::sets;
use crate::explain::rating::technique::Nested;
use crate::sets::bits;
use crate::shape::Basic::{Column, Row};
use crate::solver::Budget;

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

impl<'a> Left<'a> {
    /// What has gone from a cell.
    pub(super) fn of_cell(self, cell: usize) -> impl Iterator<Item = Place> {
        bits(self.start.bits(cell) & !self.now.bits(cell)).map(move |digit| (cell, digit))
    }

    /// Where a digit has gone from a house.
    pub(super) fn of_house(self, house: usize, digit: usize) -> impl Iterator<Item = Place> + 'a {
        let gone = self.start.all_spots(house)[digit] & !self.now.all_spots(house)[digit];
        self.now.houses().cells_at(house, gone).map(move |cell| (cell, digit))
    }
}

/// What the first kind of technique that finds something removes, if that is new.
///
/// What removes something without a cause could be done without the chain, and does not count.
pub(super) fn hints(
    left: Left,
    nested: Nested,
    budget: &Budget,
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
    if !budget.take(links.count() * links.count() * links.weak.width().div_ceil(2) / 16) {
        return found;
    }
    found = by_chains(left, &links, static_chains::all(left.now, &links), is_new);
    if found.is_empty() && nested == Nested::Multiple {
        found = by_chains(left, &links, by_links::all(left.now, &links, budget), is_new);
    }
    found
}

impl Hint {
    /// What a simple technique finds.
    fn simple(removes: Vec<Candidate>, causes: impl Iterator<Item = Place>) -> Hint {
        let place = |candidate: Candidate| (candidate.cell, usize::from(candidate.digit) - 1);
        Hint { removes: removes.into_iter().map(place).collect(), causes: causes.collect(), chain: None }
    }
}

fn by_locked(left: Left) -> Vec<Hint> {
    let causes = |locked: &Locked| left.of_house(locked.house, locked.digit);
    locked::all(left.now).map(|locked| Hint::simple(locked.removes(left.now), causes(&locked))).collect()
}

fn by_hidden_pairs(left: Left) -> Vec<Hint> {
    let mut hints = Vec::new();
    for house in left.now.in_order() {
        sets::each_hidden::<()>(left.now, house, 2, &mut |set| {
            let removes = set.removes_others(left.now);
            if !removes.is_empty() {
                let causes = bits(set.digits).flat_map(|digit| left.of_house(house, digit));
                hints.push(Hint::simple(removes, causes));
            }
            None
        });
    }
    hints
}

fn by_naked_pairs(left: Left) -> Vec<Hint> {
    let mut hints = Vec::new();
    for house in left.now.in_order() {
        sets::each_naked::<()>(left.now, house, 2, &mut |set| {
            let removes = set.removes_elsewhere(left.now);
            if !removes.is_empty() {
                let cells = left.now.houses().cells_at(house, set.spots);
                hints.push(Hint::simple(removes, cells.flat_map(|cell| left.of_cell(cell))));
            }
            None
        });
    }
    hints
}

fn by_fish(left: Left) -> Vec<Hint> {
    let hint = |fish: Fish| {
        let first = left.now.houses().of_kind(fish.kind).start;
        let causes = bits(fish.bases).flat_map(|line| left.of_house(first + line, fish.digit));
        Hint::simple(fish.removes(left.now), causes)
    };
    [Column, Row].into_iter().flat_map(|kind| fish::all(left.now, kind, 2)).map(hint).collect()
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
        let causes = chain.causes(left, links);
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
    fn causes(&self, left: Left, links: &Links) -> Vec<Place> {
        let nodes = &links.nodes;
        let mut causes = Vec::new();
        match self.source {
            Source::Cycle | Source::One => {}
            Source::Cell(cell) => causes.extend(left.of_cell(cell)),
            Source::House(house, digit) => causes.extend(left.of_house(house, digit)),
        }
        for link in self.branches.iter().flat_map(|branch| branch.windows(2)) {
            let is_strong = link[0] % 2 == 1;
            if !is_strong && self.source != Source::Cycle {
                continue;
            }
            let [one, other] = [link[0], link[1]].map(|fact| usize::from(fact) / 2);
            let (cell, digit) = (nodes.cell(one), nodes.digit(one));
            if cell == nodes.cell(other) {
                causes.extend(left.of_cell(cell));
                continue;
            }
            let houses = left.now.houses();
            let links_both = |house: &usize| {
                let is_pair = left.now.all_spots(*house)[digit].count_ones() == 2;
                houses.sets()[*house].contains(nodes.cell(other)) && (is_pair || !is_strong)
            };
            if let Some(house) = LINKED.map(|kind| houses.house_of(cell, kind)).into_iter().find(links_both) {
                causes.extend(left.of_house(house, digit));
            }
        }
        causes
    }
}
