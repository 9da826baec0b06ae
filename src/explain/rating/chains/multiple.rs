//! Chains from several candidates that come to the same end, and chains that contradict themselves.

use super::facts::{Cost, Following, fact};
use super::following::{Follower, Rules};
use super::length;
use super::links::Links;
use super::nested::Source;
use super::nodes::{Block, Nodes, contains};
use super::origin::Origin;
use super::sets_of_chains::SetsOfChains;
use super::static_chains::{Chain, conclusion, removes_of};
use super::walk::Walk;
use crate::explain::effort::Effort;
use crate::explain::order::sort_by_number;
use crate::explain::rating::board::{Board, KINDS, Rule};
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, Nested, RatedTechnique, View};
use crate::sets::bits;

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
    /// The tenths with which the scale goes on above the hardest of these.
    pub(in super::super) const ABOVE: u16 = 105;

    /// The tenths of the shortest.
    pub(in super::super) fn base(self) -> u16 {
        match self {
            Chains::Nishio => 75,
            Chains::Multiple => 80,
            Chains::Dynamic(nested) => 85 + 5 * nested as u16,
        }
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
pub(in super::super) fn first(board: &Board, chains: Chains, effort: &Effort) -> Option<RatedStep> {
    let links = Links::of(board);
    let nodes = &links.nodes;
    let by_grid = |rules: Rules| Origin::Grid(Box::new(Follower::new(board, nodes, rules, effort)));
    let from = match chains {
        Chains::Nishio => by_grid(Rules { within_cells: false, nested: Nested::Nothing }),
        Chains::Multiple => Origin::links(board, &links),
        Chains::Dynamic(nested) => by_grid(Rules { within_cells: true, nested }),
    };
    let mut search = Search::new(board, nodes, chains, from, effort);
    if chains == Chains::Nishio {
        search.digits = board.open_digits(Rule::NISHIO);
    }
    search.all();
    let Some(End { complexity, view, node, is_on, .. }) = search.ends.pop() else {
        if chains == Chains::Nishio {
            board.close_digits(Rule::NISHIO);
        }
        return None;
    };
    let tenths = chains.base() + length::tenths(complexity);
    effort.is_left().then(|| conclusion(nodes, node, is_on, chains.technique(view), tenths))
}

/// All cell and house chains by the links of the grid as it stands, the easiest first.
pub(super) fn all(board: &Board, links: &Links, effort: &Effort) -> Vec<Chain> {
    let from = Origin::links(board, links);
    let mut search = Search::new(board, &links.nodes, Chains::Multiple, from, effort);
    search.keeps_all = true;
    search.all();
    sort_by_number(&mut search.ends, |end| 4 * end.complexity as u32 + end.view as u32);
    let mut walk = Walk::new(links, ChainLinks::Both);
    let chain = |end: End| {
        let branch = |&start: &usize| {
            walk.begin(start, true);
            walk.finish();
            walk.back_from(fact(end.node, end.is_on)).collect()
        };
        let branches = end.branches.iter().map(branch).collect();
        let removes = removes_of(board, links, end.node, end.is_on);
        let key = (0, end.complexity, 0, 0, 0);
        Chain { key, removes, branches, source: end.source, length: end.complexity }
    };
    search.ends.into_iter().map(chain).collect()
}

/// The end that several chains come to.
#[derive(Clone, Debug)]
struct End {
    complexity: usize,
    view: View,
    node: usize,
    is_on: bool,
    source: Source,
    /// The candidates that the chains start from.
    branches: Vec<usize>,
}

struct Search<'a> {
    board: &'a Board,
    nodes: &'a Nodes,
    chains: Chains,
    /// The digits to start with.
    digits: u32,
    from: Origin<'a>,
    sets: SetsOfChains,
    /// What follows from each candidate that is on, as far as it was asked.
    known: Vec<Option<Following>>,
    effort: &'a Effort,
    /// Whether all ends are kept, or only the best.
    keeps_all: bool,
    ends: Vec<End>,
}

impl<'a> Search<'a> {
    fn new(board: &'a Board, nodes: &'a Nodes, chains: Chains, from: Origin<'a>, effort: &'a Effort) -> Self {
        let known = (0..nodes.count()).map(|_| None).collect();
        let (digits, sets) = (u32::MAX, SetsOfChains::default());
        Search { board, nodes, chains, digits, from, sets, known, effort, keeps_all: false, ends: Vec::new() }
    }

    /// Gathers what several chains come to, in the order in which it is found.
    fn all(&mut self) {
        let (is_dynamic, is_nishio) = (self.chains != Chains::Multiple, self.chains == Chains::Nishio);
        for cell in self.board.cells_with(if is_dynamic { 2 } else { 3 }..=u32::MAX) {
            for digit in bits(self.board.bits(cell) & self.digits) {
                let node = self.nodes.number(self.board, cell, digit);
                if !self.effort.take(self.nodes.count()) {
                    return;
                }
                if is_nishio {
                    self.of_digit(node);
                    continue;
                }
                if is_dynamic {
                    self.of_one(cell, node);
                }
                self.of_houses(cell, digit);
            }
            if !is_nishio {
                let numbers = bits(self.board.bits(cell));
                let branches: Vec<usize> =
                    numbers.map(|digit| self.nodes.number(self.board, cell, digit)).collect();
                self.of_branches(&branches, View::Cell, Source::Cell(cell));
            }
        }
    }

    fn know(&mut self, node: usize) {
        if self.known[node].is_none() {
            self.known[node] = Some(self.from.follow(node, true, &mut self.sets).clone());
        }
    }

    /// What contradicts itself.
    fn of_digit(&mut self, node: usize) {
        for is_on in [true, false] {
            if let Some(costs) = self.from.follow(node, is_on, &mut self.sets).contradiction {
                self.offer(&costs, View::Contradiction, (node, !is_on), (Source::One, &[node]));
            }
        }
    }

    /// What contradicts itself, and what follows from on and from off alike.
    fn of_one(&mut self, cell: usize, node: usize) {
        self.know(node);
        let Some(from_on) = self.known[node].take() else { return };
        let from_off = self.from.follow(node, false, &mut self.sets).clone();
        for (following, is_on) in [(&from_on, false), (&from_off, true)] {
            if let Some(costs) = &following.contradiction {
                self.offer(costs, View::Contradiction, (node, is_on), (Source::One, &[node]));
            }
        }
        if self.board.bits(cell).count_ones() >= 3 {
            for is_on in [true, false] {
                for &end in &from_on.order[usize::from(is_on)] {
                    let end = usize::from(end);
                    if contains(&from_off.sets[usize::from(is_on)], end) {
                        let costs = [&from_on, &from_off].map(|following| following.cost(end, is_on));
                        self.offer(&costs, View::Double, (end, is_on), (Source::One, &[node]));
                    }
                }
            }
        }
        self.known[node] = Some(from_on);
    }

    /// What follows from all places of a digit in a house, at the first of them.
    fn of_houses(&mut self, cell: usize, digit: usize) {
        let houses = self.board.houses();
        for kind in KINDS {
            let house = houses.house_of(cell, kind);
            let spots = self.board.all_spots(house)[digit];
            if houses.cells_at(house, spots).next() != Some(cell) || spots.is_power_of_two() {
                continue;
            }
            let cells = houses.cells_at(house, spots);
            let branches: Vec<usize> = cells.map(|cell| self.nodes.number(self.board, cell, digit)).collect();
            self.of_branches(&branches, View::Region, Source::House(house, digit));
        }
    }

    fn of_branches(&mut self, branches: &[usize], view: View, source: Source) {
        if !self.from.may_have_common(branches) {
            return;
        }
        branches.iter().for_each(|&branch| self.know(branch));
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
                    self.offer(&costs, view, (end, is_on), (source, branches));
                }
            }
        }
        for (&branch, known) in branches.iter().zip(known) {
            self.known[branch] = known;
        }
    }

    fn offer(
        &mut self,
        costs: &[Cost],
        view: View,
        (node, is_on): (usize, bool),
        (source, branches): (Source, &[usize]),
    ) {
        if is_on && self.board.bits(self.nodes.cell(node)).is_power_of_two() {
            return;
        }
        let best = self.ends.last().filter(|_| !self.keeps_all).map(|best| (best.complexity, best.view));
        let is_worse = |complexity: usize| best.is_some_and(|best| best <= (complexity, view));
        let mut complexity = costs.iter().map(|cost| usize::from(cost.facts)).sum();
        if is_worse(complexity) {
            return;
        }
        let nested = costs.iter().fold(0, |set, cost| self.sets.union(set, cost.nested));
        complexity += self.sets.length(nested);
        if is_worse(complexity) {
            return;
        }
        if best.is_some() {
            self.ends.clear();
        }
        self.ends.push(End { complexity, view, node, is_on, source, branches: branches.to_vec() });
    }
}
