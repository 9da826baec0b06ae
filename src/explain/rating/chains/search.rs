//! Chains from several candidates that come to the same end, and chains that contradict themselves.

use super::bit_sets::{Bits128, contains, intersect};
use super::chain::ChainStart;
use super::facts::{Cost, Following};
use super::follow::Follow;
use super::nodes::Nodes;
use super::sets_of_chains::SetsOfChains;
use crate::explain::rating::board::{KINDS, RatingBoard};
use crate::explain::rating::technique::{ChainView, NestedChains, RatedTechnique};
use crate::sets::bits;
use crate::solver::Budget;
use std::rc::Rc;

/// Which chains are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChainKind {
    /// Dynamic chains of one digit, from one candidate: 7.5.
    Nishio,
    /// Chains from several candidates, by the links of the grid as it stands: 8.0.
    Multiple,
    /// Dynamic chains, with others nested in them: from 8.5.
    Dynamic(NestedChains),
}

impl ChainKind {
    /// The tenths with which the scale goes on above the hardest of these.
    pub(crate) const ABOVE: u16 = 105;

    /// The tenths of the shortest.
    pub(crate) fn base(self) -> u16 {
        match self {
            ChainKind::Nishio => 75,
            ChainKind::Multiple => 80,
            ChainKind::Dynamic(nested) => 85 + 5 * nested as u16,
        }
    }

    pub(super) fn technique(self, view: ChainView) -> RatedTechnique {
        match (self, view) {
            (ChainKind::Nishio, _) => RatedTechnique::NishioForcingChains,
            (ChainKind::Multiple, ChainView::Cell) => RatedTechnique::CellForcingChains,
            (ChainKind::Multiple, _) => RatedTechnique::RegionForcingChains,
            (ChainKind::Dynamic(nested), _) => RatedTechnique::Dynamic { view, nested },
        }
    }
}

/// The end that several chains come to.
#[derive(Clone, Debug)]
pub(super) struct End {
    /// How many facts the chains have.
    pub(super) length: usize,
    pub(super) view: ChainView,
    pub(super) node: usize,
    pub(super) is_on: bool,
    pub(super) start: ChainStart,
    /// The candidates that the chains start from.
    pub(super) branches: Vec<usize>,
}

/// The search for a fact that several candidates all lead to, or for a candidate that contradicts itself.
pub(super) struct ChainSearch<'a> {
    board: &'a RatingBoard,
    nodes: &'a Nodes,
    kind: ChainKind,
    /// The digits to start with.
    pub(super) digits: u32,
    follower: &'a mut dyn Follow,
    sets: SetsOfChains,
    /// What follows from each candidate that is on, as far as it was asked.
    known: Vec<Option<Rc<Following>>>,
    budget: &'a Budget,
    /// Whether all ends are kept, or only the best.
    pub(super) keeps_all: bool,
    ends: Vec<End>,
}

impl<'a> ChainSearch<'a> {
    pub(super) fn new(
        board: &'a RatingBoard,
        nodes: &'a Nodes,
        kind: ChainKind,
        follower: &'a mut dyn Follow,
        budget: &'a Budget,
    ) -> Self {
        let known = vec![None; nodes.count()];
        let (digits, sets) = (u32::MAX, SetsOfChains::default());
        ChainSearch {
            board,
            nodes,
            kind,
            digits,
            follower,
            sets,
            known,
            budget,
            keeps_all: false,
            ends: Vec::new(),
        }
    }

    /// The ends that were found: all of them in the order in which they were found, or only the easiest.
    pub(super) fn ends(mut self) -> Vec<End> {
        self.find_ends();
        self.ends
    }

    fn find_ends(&mut self) {
        let (is_dynamic, is_nishio) = (self.kind != ChainKind::Multiple, self.kind == ChainKind::Nishio);
        for cell in self.board.cells_with(if is_dynamic { 2 } else { 3 }..=u32::MAX) {
            for digit in bits(self.board.bits(cell) & self.digits) {
                let node = self.nodes.number(cell, digit);
                if !self.budget.take(self.nodes.count() / 2) {
                    return;
                }
                if is_nishio {
                    self.add_contradictions(node);
                    continue;
                }
                if is_dynamic {
                    self.add_from_one(cell, node);
                }
                self.add_from_houses(cell, digit);
            }
            if !is_nishio {
                let numbers = bits(self.board.bits(cell));
                let branches: Vec<usize> = numbers.map(|digit| self.nodes.number(cell, digit)).collect();
                self.add_from_branches(&branches, ChainView::Cell, ChainStart::Cell(cell));
            }
        }
    }

    /// What follows from a candidate that is on.
    fn following_of(&mut self, node: usize) -> Rc<Following> {
        if let Some(known) = &self.known[node] {
            return known.clone();
        }
        let following = Rc::new(self.follower.follow(node, true, &mut self.sets).clone());
        self.known[node] = Some(following.clone());
        following
    }

    /// Adds what follows if a candidate contradicts itself.
    fn add_contradictions(&mut self, node: usize) {
        for is_on in [true, false] {
            if let Some(costs) = self.follower.follow(node, is_on, &mut self.sets).contradiction {
                self.offer_end(&costs, ChainView::Contradiction, (node, !is_on), (ChainStart::One, &[node]));
            }
        }
    }

    /// Adds what follows if a candidate contradicts itself, and what follows from it whether it is on or off.
    fn add_from_one(&mut self, cell: usize, node: usize) {
        let from_on = self.following_of(node);
        let both = [from_on, Rc::new(self.follower.follow(node, false, &mut self.sets).clone())];
        for (following, is_on) in both.iter().zip([false, true]) {
            if let Some(costs) = &following.contradiction {
                self.offer_end(costs, ChainView::Contradiction, (node, is_on), (ChainStart::One, &[node]));
            }
        }
        if self.board.bits(cell).count_ones() >= 3 {
            self.add_common_ends(&both, ChainView::Double, (ChainStart::One, &[node]));
        }
    }

    /// Adds what follows from all places of a digit in each house of a cell. A house is asked at its first place of the
    /// digit only, so it is asked once at most.
    fn add_from_houses(&mut self, cell: usize, digit: usize) {
        let houses = self.board.houses();
        for kind in KINDS {
            let house = houses.house_of(cell, kind);
            let spots = self.board.all_spots(house)[digit];
            if houses.cells_at(house, spots).next() != Some(cell) || spots.is_power_of_two() {
                continue;
            }
            let cells = houses.cells_at(house, spots);
            let branches: Vec<usize> = cells.map(|cell| self.nodes.number(cell, digit)).collect();
            self.add_from_branches(&branches, ChainView::Region, ChainStart::House(house, digit));
        }
    }

    fn add_from_branches(&mut self, branches: &[usize], view: ChainView, start: ChainStart) {
        if !self.follower.may_have_common(branches) {
            return;
        }
        let followings: Vec<Rc<Following>> =
            branches.iter().map(|&branch| self.following_of(branch)).collect();
        self.add_common_ends(&followings, view, (start, branches));
    }

    /// Adds the facts that are in all of some followings.
    fn add_common_ends(&mut self, all: &[Rc<Following>], view: ChainView, from: (ChainStart, &[usize])) {
        for is_on in [true, false] {
            let state = usize::from(is_on);
            let mut common: Vec<Bits128> = all[0].sets[state].clone();
            all[1..].iter().for_each(|following| intersect(&mut common, &following.sets[state]));
            if common.iter().all(|&block| block == Bits128::default()) {
                continue;
            }
            for end in all[0].order[state].iter().map(|&end| usize::from(end)) {
                if contains(&common, end) {
                    let costs: Vec<Cost> = all.iter().map(|following| following.cost(end, is_on)).collect();
                    self.offer_end(&costs, view, (end, is_on), from);
                }
            }
        }
    }

    /// Keeps an end if it is the easiest so far, or if all are kept.
    fn offer_end(
        &mut self,
        costs: &[Cost],
        view: ChainView,
        (node, is_on): (usize, bool),
        (start, branches): (ChainStart, &[usize]),
    ) {
        // If the only candidate of a cell is on, nothing is removed.
        if is_on && self.board.bits(self.nodes.cell(node)).is_power_of_two() {
            return;
        }
        let best = self.ends.last().filter(|_| !self.keeps_all).map(|best| (best.length, best.view));
        let is_worse = |length: usize| best.is_some_and(|best| best <= (length, view));
        let mut length = costs.iter().map(|cost| usize::from(cost.facts)).sum();
        if is_worse(length) {
            return;
        }
        let nested = costs.iter().fold(0, |set, cost| self.sets.union(set, cost.nested));
        length += self.sets.length(nested);
        if is_worse(length) {
            return;
        }
        if best.is_some() {
            self.ends.clear();
        }
        self.ends.push(End { length, view, node, is_on, start, branches: branches.to_vec() });
    }
}
