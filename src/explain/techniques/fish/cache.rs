//! The fish that searches have found, kept for other kinds that are made of them.

use super::base::each_fish;
use super::search::{FishSearch, FoundFish, WantedFish};
use crate::explain::Position;
use crate::solver::Budget;
use std::cell::RefCell;
use std::ops::ControlFlow;
use std::rc::Rc;

/// All fish that one search finds.
pub(super) struct FishResults<'a> {
    pub(super) search: FishSearch<'a>,
    pub(super) fish: Vec<FoundFish>,
}

/// What the searches for one digit, for what is wanted and of a size have found.
type CachedFish<'a> = ((u8, WantedFish, u8), Rc<[FishResults<'a>]>);

/// What was found in one position, by digit, by what it is and by size.
#[derive(Default)]
pub(in super::super) struct FishCache<'a> {
    known: RefCell<Vec<CachedFish<'a>>>,
}

impl<'a> FishCache<'a> {
    /// All fish of a size and a digit, with rows in the base and with columns. They are looked for once.
    pub(super) fn results_of(
        &self,
        position: &'a Position,
        digit: u8,
        wanted: WantedFish,
        size: u8,
        budget: &Budget,
    ) -> Rc<[FishResults<'a>]> {
        let which = (digit, wanted, size);
        if let Some((_, results)) = self.known.borrow().iter().find(|(known, _)| *known == which) {
            return results.clone();
        }
        let look = |search: FishSearch<'a>| {
            let mut fish = Vec::new();
            let _ = each_fish(&search, budget, &mut |found| {
                fish.push(*found);
                ControlFlow::Continue(())
            });
            FishResults { search, fish }
        };
        let results: Rc<[FishResults]> =
            FishSearch::both_ways(position, digit, wanted, size).map(look).collect();
        self.known.borrow_mut().push((which, results.clone()));
        results
    }
}
