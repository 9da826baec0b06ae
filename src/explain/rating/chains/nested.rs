//! What dynamic chains use besides links: simple techniques, and other chains.

use super::chain::{Chain, ChainStart};
use super::facts::Fact;
use super::links::Links;
use super::static_chains;
use super::static_follower;
use super::strong::LINKED;
use crate::explain::Candidate;
use crate::explain::rating::board::RatingBoard;
use crate::explain::rating::fish::{self, Fish};
use crate::explain::rating::locked::{self, LockedDigit};
use crate::explain::rating::subsets;
use crate::explain::rating::technique::NestedChains;
use crate::sets::bits;
use crate::shape::BasicKind::{Column, Row};
use crate::solver::Budget;

/// A candidate: its cell, and its digit counted from 0.
pub(super) type CellDigit = (usize, usize);

/// A step that is nested in a dynamic chain: what it removes, and which candidates had to go first.
pub(super) struct NestedStep {
    pub(super) removes: Vec<CellDigit>,
    pub(super) causes: Vec<CellDigit>,
    /// The chain, for telling it from others, and its length.
    pub(super) chain: Option<(Vec<u32>, usize)>,
}

impl NestedStep {
    /// What a simple technique finds.
    fn simple(removes: Vec<Candidate>, causes: impl Iterator<Item = CellDigit>) -> NestedStep {
        let place = |candidate: Candidate| (candidate.cell, usize::from(candidate.digit) - 1);
        NestedStep {
            removes: removes.into_iter().map(place).collect(),
            causes: causes.collect(),
            chain: None,
        }
    }
}

/// The grid at the start of a chain, and what is left of it.
#[derive(Clone, Copy)]
pub(super) struct ChainBoards<'a> {
    pub(super) start: &'a RatingBoard,
    pub(super) now: &'a RatingBoard,
}

impl<'a> ChainBoards<'a> {
    /// What has gone from a cell.
    pub(super) fn gone_from_cell(self, cell: usize) -> impl Iterator<Item = CellDigit> {
        bits(self.start.bits(cell) & !self.now.bits(cell)).map(move |digit| (cell, digit))
    }

    /// Where a digit has gone from a house.
    pub(super) fn gone_from_house(self, house: usize, digit: usize) -> impl Iterator<Item = CellDigit> + 'a {
        let gone = self.start.all_spots(house)[digit] & !self.now.all_spots(house)[digit];
        self.now.houses().cells_at(house, gone).map(move |cell| (cell, digit))
    }
}

/// What the first kind of technique that finds something removes, if that is new.
///
/// What removes something without a cause could be done without the chain, and does not count.
pub(super) fn nested_steps(
    boards: ChainBoards,
    nested: NestedChains,
    budget: &Budget,
    is_new: &dyn Fn(CellDigit) -> bool,
) -> Vec<NestedStep> {
    let simple: [fn(ChainBoards) -> Vec<NestedStep>; 4] =
        [locked_steps, hidden_pair_steps, naked_pair_steps, x_wing_steps];
    let mut found = Vec::new();
    for find in simple {
        found = find(boards);
        found.retain(|step| !step.causes.is_empty());
        if !found.is_empty() {
            return found;
        }
    }
    if nested < NestedChains::Chains {
        return found;
    }
    let links = Links::of(boards.now);
    found = chain_steps(boards, &links, static_chains::all_static_chains(boards.now, &links, budget), is_new);
    if found.is_empty() && nested == NestedChains::Multiple {
        found = chain_steps(
            boards,
            &links,
            static_follower::all_multiple_chains(boards.now, &links, budget),
            is_new,
        );
    }
    found
}

fn locked_steps(boards: ChainBoards) -> Vec<NestedStep> {
    let causes = |locked: &LockedDigit| boards.gone_from_house(locked.house, locked.digit);
    locked::all_locked(boards.now)
        .map(|locked| NestedStep::simple(locked.removes(boards.now), causes(&locked)))
        .collect()
}

fn hidden_pair_steps(boards: ChainBoards) -> Vec<NestedStep> {
    let mut steps = Vec::new();
    for house in boards.now.houses_in_order() {
        subsets::each_hidden_set::<()>(boards.now, house, 2, &mut |set| {
            let removes = set.removes_others(boards.now);
            if !removes.is_empty() {
                let causes = bits(set.digits).flat_map(|digit| boards.gone_from_house(house, digit));
                steps.push(NestedStep::simple(removes, causes));
            }
            None
        });
    }
    steps
}

fn naked_pair_steps(boards: ChainBoards) -> Vec<NestedStep> {
    let mut steps = Vec::new();
    for house in boards.now.houses_in_order() {
        subsets::each_naked_set::<()>(boards.now, house, 2, &mut |set| {
            let removes = set.removes_elsewhere(boards.now);
            if !removes.is_empty() {
                let cells = boards.now.houses().cells_at(house, set.spots);
                steps.push(NestedStep::simple(removes, cells.flat_map(|cell| boards.gone_from_cell(cell))));
            }
            None
        });
    }
    steps
}

fn x_wing_steps(boards: ChainBoards) -> Vec<NestedStep> {
    let step = |fish: Fish| {
        let first = boards.now.houses().of_kind(fish.kind).start;
        let causes = bits(fish.bases).flat_map(|line| boards.gone_from_house(first + line, fish.digit));
        NestedStep::simple(fish.removes(boards.now), causes)
    };
    [Column, Row].into_iter().flat_map(|kind| fish::all_fish(boards.now, kind, 2)).map(step).collect()
}

/// The steps of chains, the easiest first. Only those that remove something new are looked at.
fn chain_steps(
    boards: ChainBoards,
    links: &Links,
    chains: Vec<Chain>,
    is_new: &dyn Fn(CellDigit) -> bool,
) -> Vec<NestedStep> {
    let nodes = &links.nodes;
    let place = |node: usize| (nodes.cell(node), nodes.digit(node));
    let mut steps = Vec::new();
    for chain in chains {
        let removes: Vec<CellDigit> = chain.removes.iter().map(|&node| place(node)).collect();
        if !removes.iter().any(|&place| is_new(place)) {
            continue;
        }
        let causes = causes_of(&chain, boards, links);
        if !causes.is_empty() {
            let side = boards.now.side();
            let name = |&fact: &Fact| {
                let (cell, digit) = place(usize::from(fact) / 2);
                ((cell * side + digit) * 2) as u32 + u32::from(fact % 2)
            };
            let facts = chain.branches.iter().flat_map(|branch| branch.iter().map(name).chain([u32::MAX]));
            steps.push(NestedStep { removes, causes, chain: Some((facts.collect(), chain.length)) });
        }
    }
    steps
}

/// What has gone from the cells and houses in which a chain goes from off to on, and from where it starts.
fn causes_of(chain: &Chain, boards: ChainBoards, links: &Links) -> Vec<CellDigit> {
    let nodes = &links.nodes;
    let mut causes = Vec::new();
    match chain.start {
        ChainStart::Cycle | ChainStart::One => {}
        ChainStart::Cell(cell) => causes.extend(boards.gone_from_cell(cell)),
        ChainStart::House(house, digit) => causes.extend(boards.gone_from_house(house, digit)),
    }
    for link in chain.branches.iter().flat_map(|branch| branch.windows(2)) {
        // A branch runs from its end to its start, so a strong link has the fact that is on in front.
        let is_strong = link[0] % 2 == 1;
        if !is_strong && chain.start != ChainStart::Cycle {
            continue;
        }
        let [one, other] = [link[0], link[1]].map(|fact| usize::from(fact) / 2);
        let (cell, digit) = (nodes.cell(one), nodes.digit(one));
        if cell == nodes.cell(other) {
            causes.extend(boards.gone_from_cell(cell));
            continue;
        }
        let houses = boards.now.houses();
        let links_both = |house: &usize| {
            let is_pair = boards.now.all_spots(*house)[digit].count_ones() == 2;
            houses.sets()[*house].contains(nodes.cell(other)) && (is_pair || !is_strong)
        };
        if let Some(house) = LINKED.map(|kind| houses.house_of(cell, kind)).into_iter().find(links_both) {
            causes.extend(boards.gone_from_house(house, digit));
        }
    }
    causes
}
