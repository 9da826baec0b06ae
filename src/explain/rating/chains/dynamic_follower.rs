//! What follows from a candidate that is on, or off.

use super::facts::{Cost, Fact, Following, OFF, ON, fact};
use super::nested::{self, Hint, Left, Place};
use super::nodes::{Block, Nodes, Rows, add, contains, insert};
use super::origin::Origin;
use super::sets_of_chains::SetsOfChains;
use super::strong::LINKED;
use crate::explain::rating::board::Board;
use crate::explain::rating::technique::{ChainLinks, Nested};
use crate::sets::bits;
use crate::solver::Budget;
use std::ops::ControlFlow;

/// What follows from one fact after the other is worked out in the same place.
pub(super) struct Follower<'a> {
    board: &'a Board,
    nodes: &'a Nodes,
    /// Links of one digit, or all.
    links: ChainLinks,
    /// What else is used.
    nested: Nested,
    budget: &'a Budget,
    /// The grid, less what has left it.
    work: Board,
    following: Following,
    /// The ancestors of each fact, itself among them.
    ancestors: Rows,
    /// How many of the facts that are off, and on, have been taken up.
    taken: [usize; 2],
    /// Ancestors that are being gathered.
    gathered: Vec<Block>,
}

/// The following stops at a contradiction.
type Flow = ControlFlow<()>;

impl Origin for Follower<'_> {
    /// Works out what follows from a fact, until there is no more or a contradiction, or no budget is left.
    fn follow(&mut self, node: usize, is_on: bool, chains: &mut SetsOfChains) -> &Following {
        self.work.copy_from(self.board);
        self.following.clear();
        self.taken = [0; 2];
        self.gathered.fill(Block::default());
        self.add(fact(node, is_on), Cost { facts: 1, nested: 0 });
        while self.budget.take(self.gathered.len().div_ceil(2)) && self.go_on(chains).is_continue() {}
        &self.following
    }
}

impl<'a> Follower<'a> {
    pub(super) fn new(
        board: &'a Board,
        nodes: &'a Nodes,
        links: ChainLinks,
        nested: Nested,
        budget: &'a Budget,
    ) -> Self {
        let (work, following) = (board.clone(), Following::new(nodes.count()));
        let ancestors = Rows::new(2 * nodes.count(), 2 * nodes.count());
        let gathered = ancestors.none();
        Follower { board, nodes, links, nested, budget, work, following, ancestors, taken: [0; 2], gathered }
    }

    fn go_on(&mut self, chains: &mut SetsOfChains) -> Flow {
        if let Some(node) = self.take_up(ON) {
            self.turn_off(fact(node, true))
        } else if let Some(node) = self.take_up(OFF) {
            self.turn_on(fact(node, false), chains)
        } else if self.nested > Nested::Nothing {
            self.look_further(chains)
        } else {
            ControlFlow::Break(())
        }
    }

    /// The next fact that waits.
    fn take_up(&mut self, state: usize) -> Option<usize> {
        let node = *self.following.order[state].get(self.taken[state])?;
        self.taken[state] += 1;
        Some(node.into())
    }

    /// Adds what techniques and other chains find in the grid that is left.
    fn look_further(&mut self, chains: &mut SetsOfChains) -> Flow {
        let is_new = |(cell, digit): Place| !self.is(self.nodes.number(cell, digit), OFF);
        let hints = nested::hints(self.left(), self.nested, self.budget, &is_new);
        let mut goes_on = ControlFlow::Break(());
        for Hint { removes, causes, chain } in hints {
            self.gathered.fill(Block::default());
            let nested = chain.map_or(0, |(chain, length)| chains.of(&chain, length));
            let cost = self.gather(&causes, Cost { facts: 0, nested }, chains);
            for (cell, digit) in removes {
                let node = self.nodes.number(cell, digit);
                if !self.is(node, OFF) {
                    self.add(fact(node, false), cost);
                    goes_on = ControlFlow::Continue(());
                }
            }
        }
        goes_on
    }

    #[inline]
    fn is(&self, node: usize, state: usize) -> bool {
        contains(&self.following.sets[state], node)
    }

    /// Adds a fact whose ancestors have been gathered.
    fn add(&mut self, fact: Fact, cost: Cost) {
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
        if self.is(node, ON) {
            return self.contradict(fact(node, true), cost);
        }
        if !self.is(node, OFF) {
            self.add(fact(node, false), cost);
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
            if self.is(node, ON) {
                continue;
            }
            self.gathered.copy_from_slice(self.ancestors.row(cause.into()));
            let gone: Vec<Place> = match house {
                Some(house) => self.left().of_house(house, digit).collect(),
                None => self.left().of_cell(cell).collect(),
            };
            let cost = self.gather(&gone, self.following.costs[usize::from(cause)], chains);
            if self.is(node, OFF) {
                return self.contradict(fact(node, false), cost);
            }
            self.add(fact(node, true), cost);
        }
        self.work.remove(cell, digit);
        ControlFlow::Continue(())
    }

    fn left(&self) -> Left<'_> {
        Left { start: self.board, now: &self.work }
    }

    /// Adds the ancestors of candidates that are off to those that have been gathered, which cost so much; what
    /// a fact costs that all of them lead to.
    fn gather(&mut self, causes: &[Place], mut cost: Cost, chains: &mut SetsOfChains) -> Cost {
        for &(cell, digit) in causes {
            let cause = usize::from(fact(self.nodes.number(cell, digit), false));
            add(&mut self.gathered, self.ancestors.row(cause));
            cost.nested = chains.union(cost.nested, self.following.costs[cause].nested);
        }
        if !causes.is_empty() {
            cost.facts = self.gathered.iter().flatten().map(|word| word.count_ones() as u16).sum();
        }
        cost.next()
    }
}
