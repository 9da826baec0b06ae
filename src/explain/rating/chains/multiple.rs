//! Chains from several candidates that come to the same end, and chains that contradict themselves.

use super::following::{Cost, Follower, Following, Rules, fact};
use super::length;
use super::nodes::{Block, Nodes, contains};
use super::sets_of_chains::SetsOfChains;
use super::static_chains::conclusion;
use crate::explain::map::bits;
use crate::explain::rating::board::{Board, KINDS};
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{Nested, RatedTechnique, View};

/// Which chains are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Chains {
    /// Dynamic chains of one digit, from one candidate: 7.5.
    Nishio,
    /// Chains from several candidates, by the links of the grid as it stands: 8.0.
    Multiple,
    /// Dynamic chains, with others nested in them: from 8.5.
    Dynamic(Nested),
}

impl Chains {
    fn base(self) -> u16 {
        match self {
            Chains::Nishio => 75,
            Chains::Multiple => 80,
            Chains::Dynamic(nested) => 85 + 5 * nested as u16,
        }
    }

    fn is_dynamic(self) -> bool {
        self != Chains::Multiple
    }

    fn technique(self, view: View) -> RatedTechnique {
        match (self, view) {
            (Chains::Nishio, _) => RatedTechnique::NishioForcingChains,
            (Chains::Multiple, View::Cell) => RatedTechnique::CellForcingChains,
            (Chains::Multiple, _) => RatedTechnique::RegionForcingChains,
            (Chains::Dynamic(nested), _) => RatedTechnique::Dynamic { view, nested },
        }
    }
}

/// The easiest of such chains.
pub(in super::super) fn first(board: &Board, chains: Chains) -> Option<RatedStep> {
    let nodes = Nodes::of(board);
    let mut search = Search::new(board, &nodes, chains);
    search.all();
    let Best { complexity, view, node, is_on } = search.best?;
    let tenths = chains.base() + length::tenths(complexity);
    Some(conclusion(&nodes, node, is_on, chains.technique(view), tenths))
}

/// The end that several chains come to.
#[derive(Clone, Copy, Debug)]
struct Best {
    complexity: usize,
    view: View,
    node: usize,
    is_on: bool,
}

struct Search<'a> {
    board: &'a Board,
    nodes: &'a Nodes,
    chains: Chains,
    follower: Follower<'a>,
    sets: SetsOfChains,
    /// What follows from each candidate that is on, as far as it was asked.
    known: Vec<Option<Following>>,
    best: Option<Best>,
}

impl<'a> Search<'a> {
    fn new(board: &'a Board, nodes: &'a Nodes, chains: Chains) -> Self {
        let rules = Rules { within_cells: chains != Chains::Nishio, is_dynamic: chains.is_dynamic() };
        let follower = Follower::new(board, nodes, rules);
        let known = (0..nodes.count()).map(|_| None).collect();
        Search { board, nodes, chains, follower, sets: SetsOfChains::default(), known, best: None }
    }

    fn all(&mut self) {
        let fewest = if self.chains.is_dynamic() { 2 } else { 3 };
        for cell in self.board.cells_with(fewest..=u32::MAX) {
            for digit in bits(self.board.digits[cell]) {
                let node = self.nodes.number(self.board, cell, digit);
                self.know(node);
                if self.chains.is_dynamic() {
                    self.of_one(cell, node);
                }
                if self.chains != Chains::Nishio {
                    self.of_houses(cell, digit);
                }
            }
            if self.chains != Chains::Nishio {
                let numbers = bits(self.board.digits[cell]);
                let branches: Vec<usize> =
                    numbers.map(|digit| self.nodes.number(self.board, cell, digit)).collect();
                self.of_branches(&branches, View::Cell);
            }
        }
    }

    fn know(&mut self, node: usize) {
        if self.known[node].is_none() {
            self.known[node] = Some(self.follower.follow(node, true, &mut self.sets).clone());
        }
    }

    /// What contradicts itself, and what follows from on and from off alike.
    fn of_one(&mut self, cell: usize, node: usize) {
        let Some(from_on) = self.known[node].take() else { return };
        if let Some([one, other]) = from_on.contradiction {
            self.offer(&[one, other], View::Contradiction, node, false);
        }
        let from_off = self.follower.follow(node, false, &mut self.sets).clone();
        if let Some([one, other]) = from_off.contradiction {
            self.offer(&[one, other], View::Contradiction, node, true);
        }
        if self.chains != Chains::Nishio && self.board.digits[cell].count_ones() >= 3 {
            for is_on in [true, false] {
                for &end in &from_on.order[usize::from(is_on)] {
                    let end = usize::from(end);
                    if contains(&from_off.sets[usize::from(is_on)], end) {
                        let costs = [&from_on, &from_off].map(|following| following.cost(end, is_on));
                        self.offer(&costs, View::Double, end, is_on);
                    }
                }
            }
        }
        self.known[node] = Some(from_on);
    }

    /// What follows from all places of a digit in a house, at the first of them.
    fn of_houses(&mut self, cell: usize, digit: usize) {
        let map = self.board.map;
        for kind in KINDS {
            let house = map.house_of(cell, kind);
            let spots = self.board.spots(house, digit);
            if map.cells_at(house, spots).next() != Some(cell) || spots.is_power_of_two() {
                continue;
            }
            let cells = map.cells_at(house, spots);
            let branches: Vec<usize> = cells.map(|cell| self.nodes.number(self.board, cell, digit)).collect();
            branches.iter().for_each(|&branch| self.know(branch));
            self.of_branches(&branches, View::Region);
        }
    }

    fn of_branches(&mut self, branches: &[usize], view: View) {
        let known: Vec<Option<Following>> =
            branches.iter().map(|&branch| self.known[branch].take()).collect();
        let followings: Vec<&Following> = known.iter().flatten().collect();
        for is_on in [true, false] {
            let state = usize::from(is_on);
            let mut common: Vec<Block> = followings[0].sets[state].clone();
            for following in &followings[1..] {
                for (common, other) in common.iter_mut().flatten().zip(following.sets[state].iter().flatten())
                {
                    *common &= other;
                }
            }
            if common.iter().flatten().all(|&word| word == 0) {
                continue;
            }
            for &end in &followings[0].order[state] {
                let end = usize::from(end);
                if contains(&common, end) {
                    let costs: Vec<Cost> =
                        followings.iter().map(|following| following.cost(end, is_on)).collect();
                    self.offer(&costs, view, end, is_on);
                }
            }
        }
        for (&branch, known) in branches.iter().zip(known) {
            self.known[branch] = known;
        }
    }

    /// Takes an end if it is better than the best.
    fn offer(&mut self, costs: &[Cost], view: View, node: usize, is_on: bool) {
        let facts: usize = costs.iter().map(|cost| usize::from(cost.facts)).sum();
        let is_worse = |complexity: usize| {
            self.best.is_some_and(|best| (best.complexity, best.view) <= (complexity, view))
        };
        if is_worse(facts) {
            return;
        }
        let nested = costs.iter().fold(0, |set, cost| self.sets.union(set, cost.nested));
        let complexity = facts + self.sets.length(nested);
        let is_worse = self.best.is_some_and(|best| (best.complexity, best.view) <= (complexity, view));
        if !is_worse {
            self.best = Some(Best { complexity, view, node, is_on });
        }
    }
}

impl Following {
    fn cost(&self, node: usize, is_on: bool) -> Cost {
        self.costs[usize::from(fact(node, is_on))]
    }
}
