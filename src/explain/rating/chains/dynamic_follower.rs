//! What follows from a candidate that is on, or off, if what is off leaves the grid.

use super::bit_sets::{BitMatrix, Bits128, contains, insert, unite};
use super::facts::{Cost, Fact, Following, OFF, ON, fact};
use super::follow::Follow;
use super::nested::{self, CellDigit, ChainBoards, NestedStep};
use super::nodes::Nodes;
use super::sets_of_chains::SetsOfChains;
use super::strong::LINKED;
use crate::explain::rating::board::RatingBoard;
use crate::explain::rating::technique::{ChainLinks, NestedChains};
use crate::sets::bits;
use crate::solver::Budget;
use std::ops::ControlFlow;

/// The following stops at a contradiction.
type Flow = ControlFlow<()>;

/// Works out what follows from a fact, when what is off leaves the grid. It is asked for many facts, one after the
/// other, and its memory is used again each time.
pub(super) struct DynamicFollower<'a> {
    board: &'a RatingBoard,
    nodes: &'a Nodes,
    /// Links of one digit, or all.
    links: ChainLinks,
    /// What is used besides links.
    nested: NestedChains,
    budget: &'a Budget,
    /// The grid, less what has left it.
    work: RatingBoard,
    following: Following,
    /// The ancestors of each fact, itself among them.
    ancestors: BitMatrix,
    /// How many of the facts that are off, and on, have been followed. The others wait.
    taken: [usize; 2],
    /// Ancestors that are being gathered.
    gathered: Vec<Bits128>,
}

impl<'a> DynamicFollower<'a> {
    pub(super) fn new(
        board: &'a RatingBoard,
        nodes: &'a Nodes,
        links: ChainLinks,
        nested: NestedChains,
        budget: &'a Budget,
    ) -> Self {
        let (work, following) = (board.clone(), Following::new(nodes.count()));
        let ancestors = BitMatrix::new(2 * nodes.count(), 2 * nodes.count());
        let gathered = ancestors.none();
        DynamicFollower {
            board,
            nodes,
            links,
            nested,
            budget,
            work,
            following,
            ancestors,
            taken: [0; 2],
            gathered,
        }
    }

    fn follow_next(&mut self, chains: &mut SetsOfChains) -> Flow {
        if let Some(node) = self.next_waiting(ON) {
            self.turn_off(fact(node, true))
        } else if let Some(node) = self.next_waiting(OFF) {
            self.turn_on(fact(node, false), chains)
        } else if self.nested > NestedChains::Nothing {
            self.add_nested(chains)
        } else {
            ControlFlow::Break(())
        }
    }

    /// The next fact that waits.
    fn next_waiting(&mut self, state: usize) -> Option<usize> {
        let node = *self.following.order[state].get(self.taken[state])?;
        self.taken[state] += 1;
        Some(node.into())
    }

    /// Adds what techniques and other chains find in the grid that is left.
    fn add_nested(&mut self, chains: &mut SetsOfChains) -> Flow {
        let is_new = |(cell, digit): CellDigit| !self.has_fact(self.nodes.number(cell, digit), OFF);
        let steps = nested::nested_steps(self.boards(), self.nested, self.budget, &is_new);
        let mut goes_on = ControlFlow::Break(());
        for NestedStep { removes, causes, chain } in steps {
            self.gathered.fill(Bits128::default());
            let nested = chain.map_or(0, |(chain, length)| chains.of_chain(&chain, length));
            let cost = self.gather_ancestors(&causes, Cost { facts: 0, nested }, chains);
            for (cell, digit) in removes {
                let node = self.nodes.number(cell, digit);
                if !self.has_fact(node, OFF) {
                    self.add_fact(fact(node, false), cost);
                    goes_on = ControlFlow::Continue(());
                }
            }
        }
        goes_on
    }

    #[inline]
    fn has_fact(&self, node: usize, state: usize) -> bool {
        contains(&self.following.sets[state], node)
    }

    /// Adds a fact whose ancestors have been gathered.
    fn add_fact(&mut self, fact: Fact, cost: Cost) {
        self.following.add(fact, cost);
        let row = self.ancestors.row_mut(fact.into());
        row.copy_from_slice(&self.gathered);
        insert(row, fact.into());
    }

    /// A fact was found whose opposite was found before.
    fn contradict(&mut self, opposite: Fact, cost: Cost) -> Flow {
        self.following.contradiction = Some([cost, self.following.costs[usize::from(opposite)]]);
        ControlFlow::Break(())
    }

    /// Turns off what a candidate that is on sees.
    fn turn_off(&mut self, cause: Fact) -> Flow {
        let node = usize::from(cause) / 2;
        let (cell, digit) = (self.nodes.cell(node), self.nodes.digit(node));
        let houses = self.board.houses();
        self.gathered.copy_from_slice(self.ancestors.row(cause.into()));
        let cost = self.following.costs[usize::from(cause)].next();
        if self.links != ChainLinks::X {
            for other in bits(self.work.bits(cell) & !(1 << digit)) {
                self.turn_one_off(self.nodes.number(cell, other), cost)?;
            }
        }
        for kind in LINKED {
            let house = houses.house_of(cell, kind);
            for other in houses.cells_at(house, self.work.all_spots(house)[digit]) {
                if other != cell {
                    self.turn_one_off(self.nodes.number(other, digit), cost)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn turn_one_off(&mut self, node: usize, cost: Cost) -> Flow {
        if self.has_fact(node, ON) {
            return self.contradict(fact(node, true), cost);
        }
        if !self.has_fact(node, OFF) {
            self.add_fact(fact(node, false), cost);
        }
        ControlFlow::Continue(())
    }

    /// Turns on what is alone left in its cell or house when a candidate is off.
    fn turn_on(&mut self, cause: Fact, chains: &mut SetsOfChains) -> Flow {
        let node = usize::from(cause) / 2;
        let (cell, digit) = (self.nodes.cell(node), self.nodes.digit(node));
        let houses = self.board.houses();
        // At most one candidate of the cell and of each house goes on.
        let mut found = [(0, None); 4];
        let mut len = 0;
        if self.links != ChainLinks::X {
            let left = self.work.bits(cell) & !(1 << digit);
            if left.is_power_of_two() {
                found[0] = (self.nodes.number(cell, left.trailing_zeros() as usize), None);
                len = 1;
            }
        }
        for kind in LINKED {
            let house = houses.house_of(cell, kind);
            let spots = self.work.all_spots(house)[digit];
            if spots.count_ones() == 2 {
                let mut others = houses.cells_at(house, spots).filter(|&other| other != cell);
                if let Some(other) = others.next() {
                    found[len] = (self.nodes.number(other, digit), Some(house));
                    len += 1;
                }
            }
        }
        for &(node, house) in &found[..len] {
            if self.has_fact(node, ON) {
                continue;
            }
            self.gathered.copy_from_slice(self.ancestors.row(cause.into()));
            let gone: Vec<CellDigit> = match house {
                Some(house) => self.boards().gone_from_house(house, digit).collect(),
                None => self.boards().gone_from_cell(cell).collect(),
            };
            let cost = self.gather_ancestors(&gone, self.following.costs[usize::from(cause)], chains);
            if self.has_fact(node, OFF) {
                return self.contradict(fact(node, false), cost);
            }
            self.add_fact(fact(node, true), cost);
        }
        self.work.remove(cell, digit);
        ControlFlow::Continue(())
    }

    fn boards(&self) -> ChainBoards<'_> {
        ChainBoards { start: self.board, now: &self.work }
    }

    /// Adds the ancestors of some candidates that are off to those that have been gathered. Takes the cost of the
    /// latter, and returns what a fact costs that all of them together lead to.
    fn gather_ancestors(&mut self, causes: &[CellDigit], mut cost: Cost, chains: &mut SetsOfChains) -> Cost {
        for &(cell, digit) in causes {
            let cause = usize::from(fact(self.nodes.number(cell, digit), false));
            unite(&mut self.gathered, self.ancestors.row(cause));
            cost.nested = chains.union(cost.nested, self.following.costs[cause].nested);
        }
        if !causes.is_empty() {
            cost.facts = self.gathered.iter().flatten().map(|word| word.count_ones() as u16).sum();
        }
        cost.next()
    }
}

impl Follow for DynamicFollower<'_> {
    /// Works out what follows from a fact, until there is no more or a contradiction, or no budget is left.
    fn follow(&mut self, node: usize, is_on: bool, chains: &mut SetsOfChains) -> &Following {
        self.work.copy_from(self.board);
        self.following.clear();
        self.taken = [0; 2];
        self.gathered.fill(Bits128::default());
        self.add_fact(fact(node, is_on), Cost { facts: 1, nested: 0 });
        while self.budget.take((3 * self.gathered.len()).div_ceil(4))
            && self.follow_next(chains).is_continue()
        {}
        &self.following
    }
}
