//! What follows from a candidate that is on, or off.

use super::facts::{Cost, Fact, Following, OFF, ON, fact};
use super::nested::{self, Hint, Left, Place};
use super::nodes::{Block, Nodes, Rows, add, contains, insert};
use super::sets_of_chains::SetsOfChains;
use super::strong::LINKED;
use crate::explain::effort::Effort;
use crate::explain::rating::board::Board;
use crate::explain::rating::technique::Nested;
use crate::sets::bits;
use std::ops::ControlFlow;

/// How far chains go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rules {
    /// Whether links within cells count.
    pub(super) within_cells: bool,
    /// What else is used.
    pub(super) nested: Nested,
}

/// What follows from one fact after the other is worked out in the same place.
pub(super) struct Follower<'a> {
    board: &'a Board,
    nodes: &'a Nodes,
    rules: Rules,
    effort: &'a Effort,
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

impl<'a> Follower<'a> {
    pub(super) fn new(board: &'a Board, nodes: &'a Nodes, rules: Rules, effort: &'a Effort) -> Self {
        let count = nodes.count();
        let ancestors = Rows::new(2 * count, 2 * count);
        let gathered = vec![Block::default(); ancestors.width()];
        let following = Following::new(count);
        Follower {
            board,
            nodes,
            rules,
            effort,
            work: board.clone(),
            following,
            ancestors,
            taken: [0; 2],
            gathered,
        }
    }

    /// Works out what follows from a fact, until there is no more or a contradiction, or no effort is left.
    pub(super) fn follow(&mut self, node: usize, is_on: bool, chains: &mut SetsOfChains) -> &Following {
        self.work.copy_from(self.board);
        self.following.clear();
        self.taken = [0; 2];
        self.gathered.fill(Block::default());
        self.add(fact(node, is_on), Cost { facts: 1, nested: 0 });
        while self.effort.take(self.gathered.len().div_ceil(2)) && self.go_on(chains).is_continue() {}
        &self.following
    }

    fn go_on(&mut self, chains: &mut SetsOfChains) -> Flow {
        if let Some(node) = self.take_up(ON) {
            self.turn_off(fact(node, true))
        } else if let Some(node) = self.take_up(OFF) {
            self.turn_on(fact(node, false), chains)
        } else if self.rules.nested > Nested::Nothing {
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
        let number = |(cell, digit): Place| self.nodes.number(self.board, cell, digit);
        let left = Left { start: self.board, now: &self.work };
        let is_new = |place: Place| !self.is(number(place), OFF);
        let hints = nested::hints(left, self.rules.nested, self.effort, &is_new);
        let mut goes_on = ControlFlow::Break(());
        for Hint { removes, causes, chain } in hints {
            self.gathered.fill(Block::default());
            let mut cost = Cost::default();
            if let Some((chain, length)) = chain {
                cost.nested = chains.of(&chain, length);
            }
            for (cell, digit) in causes {
                self.gather(self.nodes.number(self.board, cell, digit), &mut cost, chains);
            }
            cost.facts = self.count_gathered() + 1;
            for (cell, digit) in removes {
                let node = self.nodes.number(self.board, cell, digit);
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
        let (node, state) = (usize::from(fact) / 2, usize::from(fact) % 2);
        insert(&mut self.following.sets[state], node);
        self.following.order[state].push(node as u16);
        self.following.costs[usize::from(fact)] = cost;
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
        let Cost { facts, nested } = self.following.costs[usize::from(cause)];
        let cost = Cost { facts: facts + 1, nested };
        if self.rules.within_cells {
            for other in bits(self.work.bits(cell) & !(1 << digit)) {
                self.turn_one_off(self.nodes.number(self.board, cell, other), cost)?;
            }
        }
        for kind in LINKED {
            let house = houses.house_of(cell, kind);
            for other in houses.cells_at(house, self.work.all_spots(house)[digit]) {
                if other != cell {
                    self.turn_one_off(self.nodes.number(self.board, other, digit), cost)?;
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
        if self.rules.within_cells {
            let left = self.work.bits(cell) & !(1 << digit);
            if left.is_power_of_two() {
                found[0] = (self.nodes.number(self.board, cell, left.trailing_zeros() as usize), None);
                len = 1;
            }
        }
        for kind in LINKED {
            let house = houses.house_of(cell, kind);
            let spots = self.work.all_spots(house)[digit];
            if spots.count_ones() == 2 {
                let mut others = houses.cells_at(house, spots).filter(|&other| other != cell);
                if let Some(other) = others.next() {
                    found[len] = (self.nodes.number(self.board, other, digit), Some(house));
                    len += 1;
                }
            }
        }
        for &(node, house) in &found[..len] {
            if self.is(node, ON) {
                continue;
            }
            self.gathered.copy_from_slice(self.ancestors.row(cause.into()));
            let mut cost = self.following.costs[usize::from(cause)];
            let gone = match house {
                Some(house) => self.gone_from_house(house, digit),
                None => self.gone_from_cell(cell),
            };
            gone.iter().for_each(|&gone| self.gather(gone, &mut cost, chains));
            cost.facts = if gone.is_empty() { cost.facts } else { self.count_gathered() } + 1;
            if self.is(node, OFF) {
                return self.contradict(fact(node, false), cost);
            }
            self.add(fact(node, true), cost);
        }
        self.work.remove(cell, digit);
        ControlFlow::Continue(())
    }

    /// The candidates that have left a cell since the start.
    fn gone_from_cell(&self, cell: usize) -> Vec<usize> {
        let gone = self.board.bits(cell) & !self.work.bits(cell);
        bits(gone).map(|digit| self.nodes.number(self.board, cell, digit)).collect()
    }

    fn gone_from_house(&self, house: usize, digit: usize) -> Vec<usize> {
        let gone = self.board.all_spots(house)[digit] & !self.work.all_spots(house)[digit];
        let cells = self.board.houses().cells_at(house, gone);
        cells.map(|cell| self.nodes.number(self.board, cell, digit)).collect()
    }

    /// Adds the ancestors of a candidate that is off to those that are being gathered.
    fn gather(&mut self, node: usize, cost: &mut Cost, chains: &mut SetsOfChains) {
        let cause = usize::from(fact(node, false));
        add(&mut self.gathered, self.ancestors.row(cause));
        cost.nested = chains.union(cost.nested, self.following.costs[cause].nested);
    }

    fn count_gathered(&self) -> u16 {
        self.gathered.iter().flatten().map(|word| word.count_ones() as u16).sum()
    }
}
