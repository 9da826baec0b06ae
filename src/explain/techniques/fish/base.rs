//! The search for fish: bases one by one, and for each choice of them the covers that leave few fins.

use super::cover::{Base, Covering};
use super::search::{Search, Take, Wanted};
use crate::sets::bit;
use crate::solver::Budget;
use std::ops::ControlFlow;

/// Fish with more fins that are in two base houses are not looked for.
const MOST_ENDO_FINS: u32 = 2;

/// What a choice of bases takes of the work.
const WORK: usize = 8;

impl Search<'_> {
    /// Calls `visit` for every fish.
    pub(super) fn each(&self, budget: &Budget, visit: &mut Take) -> ControlFlow<()> {
        self.choose_base(0, Base { chosen: 0, places: 0, twice: 0, taken: 0 }, budget, visit)
    }

    fn choose_base(&self, from: usize, base: Base, budget: &Budget, visit: &mut Take) -> ControlFlow<()> {
        budget.go_on(WORK)?;
        if base.chosen.count_ones() as usize == self.size {
            // Removals are in the cover, outside the base; or in two covers, which lines alone never share.
            let is_basic = matches!(self.wanted, Wanted::Basic | Wanted::Finned);
            let removable = u128::MAX >> (128 - self.cells.len()) & if is_basic { !base.places } else { !0 };
            let removable = self.seen_by_all(base.twice, removable);
            if removable == 0 {
                return ControlFlow::Continue(());
            }
            let mut covering = Covering { search: self, base, budget, chosen: 0 };
            return covering.cover(base.places & !base.twice, base.twice, base.taken, removable, visit);
        }
        for (index, house) in self.bases.iter().enumerate().skip(from) {
            let chosen = base.chosen | bit(index);
            let twice = base.twice | base.places & house.places;
            if twice.count_ones() <= MOST_ENDO_FINS && (self.has_fins() || twice == 0) {
                let (places, taken) = (base.places | house.places, base.taken | self.cover_of[index]);
                if self.can_cover(places & !twice, self.size, 0, self.most_fins(twice)) {
                    self.choose_base(index + 1, Base { chosen, places, twice, taken }, budget, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
