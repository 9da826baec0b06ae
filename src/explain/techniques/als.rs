//! Almost locked sets: cells of a house that have one digit more than there are cells.
//!
//! If one of its digits is taken away, the set becomes a naked subset, and every other digit is in it.

use super::caps;
use crate::explain::choose::{Choices, bits_where};
use crate::explain::role::Role;
use crate::explain::{Position, Step, StepSet};
use crate::sets::{CellSet, DigitSet};
use crate::solver::Budget;
use std::ops::ControlFlow;

/// An almost locked set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Als {
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
}

/// Every almost locked set of a position, once; the single cells with two candidates among them.
pub(super) fn almost_locked_sets(position: &Position) -> Vec<Als> {
    let houses = position.houses();
    let mut sets = Vec::new();
    for house in houses.all() {
        let items = &position.board().masks(house);
        let open = bits_where(items, |digits| digits != 0);
        let all_but_one = (open.count_ones() as usize).saturating_sub(1);
        let most = caps::ALS_CELLS.most_or(position, all_but_one);
        for count in 1..=most as u32 {
            let _ = Choices { items, open, count, with: 0, bits: count + 1 }.each(&mut |chosen, digits| {
                let cells: CellSet = houses.cells_at(house, chosen).collect();
                // A set of two houses at once is met in each of them.
                if houses.common_houses(&cells).next() == Some(house) {
                    sets.push(Als { cells, digits: DigitSet::from_bits(digits) });
                }
                ControlFlow::Continue(())
            });
        }
    }
    sets
}

/// A restricted common: a digit that two sets cannot both hold, for all its places in one see all in the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct AlsTie {
    pub(super) to: usize,
    pub(super) digit: u8,
    /// Whether the sets have no cell in common.
    pub(super) disjoint: bool,
}

/// The almost locked sets of a position, what each of them sees, and how they are tied.
pub(super) struct AlsWeb<'a> {
    pub(super) position: &'a Position,
    pub(super) sets: Vec<Als>,
    /// For each set and digit (at set · side + digit − 1) the places of the digit that see all of its places
    /// in the set.
    seen: Vec<CellSet>,
    /// The digits of each set with any such place.
    pub(super) active: Vec<DigitSet>,
    /// The ties of each set, as far as there was work left to find them.
    pub(super) ties: Vec<Vec<AlsTie>>,
}

impl<'a> AlsWeb<'a> {
    pub(super) fn new(position: &'a Position, budget: &Budget) -> AlsWeb<'a> {
        let side = usize::from(position.side());
        let sets = almost_locked_sets(position);
        let mut seen = vec![CellSet::EMPTY; sets.len() * side];
        let mut active = vec![DigitSet::EMPTY; sets.len()];
        for (index, set) in sets.iter().enumerate() {
            for digit in set.digits {
                let places = *position.places(digit) & set.cells;
                let sees = position.seen_by_all(digit, &places);
                if !sees.is_empty() {
                    seen[index * side + usize::from(digit) - 1] = sees;
                    active[index].insert(digit);
                }
            }
        }
        let mut web = AlsWeb { position, sets, seen, active, ties: Vec::new() };
        web.ties = web.find_ties(budget);
        web
    }

    /// The places of a digit that see all of its places in a set.
    pub(super) fn seen(&self, set: usize, digit: u8) -> &CellSet {
        &self.seen[set * usize::from(self.position.side()) + usize::from(digit) - 1]
    }

    /// Whether anything sees all places of one of some digits in two sets.
    pub(super) fn share_peers(&self, one: usize, other: usize, digits: DigitSet) -> bool {
        digits.iter().any(|digit| !self.seen(one, digit).is_disjoint(self.seen(other, digit)))
    }

    /// Removes some digits from what sees all their places in two sets.
    pub(super) fn removing(&self, mut step: Step, one: usize, other: usize, digits: DigitSet) -> Step {
        for digit in digits {
            step = step.removing(*self.seen(one, digit) & *self.seen(other, digit), digit);
        }
        step
    }

    fn find_ties(&self, budget: &Budget) -> Vec<Vec<AlsTie>> {
        let mut ties = vec![Vec::new(); self.sets.len()];
        for (one, set) in self.sets.iter().enumerate() {
            if !budget.take(one) {
                break;
            }
            for (other, second) in self.sets.iter().enumerate().take(one) {
                let common = self.active[one] & self.active[other];
                let mut disjoint = None;
                for digit in common {
                    let places = *self.position.places(digit) & second.cells;
                    if places.is_subset(self.seen(one, digit)) {
                        let disjoint = *disjoint.get_or_insert_with(|| set.cells.is_disjoint(&second.cells));
                        ties[one].push(AlsTie { to: other, digit, disjoint });
                        ties[other].push(AlsTie { to: one, digit, disjoint });
                    }
                }
            }
        }
        ties
    }

    /// Adds some sets to a step, and their candidates.
    pub(super) fn showing(&self, step: Step, sets: &[usize]) -> Step {
        let houses = self.position.houses();
        (0..).zip(sets).fold(step, |mut step, (number, &set)| {
            let Als { cells, digits } = self.sets[set];
            let house = houses.common_houses(&cells).next().filter(|_| cells.len() > 1);
            let house = house.map(|house| houses.names[house]);
            step.sets.push(StepSet { cells: cells.iter().collect(), house });
            step.showing_all(self.position, cells, digits, Role::of_set(number))
        })
    }

    /// Adds the places of a digit by which two sets are tied.
    pub(super) fn showing_tie(&self, step: Step, one: usize, other: usize, digit: u8) -> Step {
        let cells = self.sets[one].cells | self.sets[other].cells;
        step.showing(*self.position.places(digit) & cells, digit, Role::Restricted)
    }
}
