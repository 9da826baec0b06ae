//! The search for fish: bases one by one, and for each choice of them the covers that leave few fins.

use super::cover::{CoverSearch, FishBase};
use super::search::{FishSearch, VisitFish, WantedFish};
use crate::sets::bit;
use crate::solver::Budget;
use std::ops::ControlFlow;

/// Fish with more fins that are in two base houses are not looked for.
const MOST_ENDO_FINS: u32 = 2;

/// What a choice of bases takes of the work.
const WORK: usize = 8;

/// Calls `visit` for every fish.
pub(super) fn each_fish(search: &FishSearch, budget: &Budget, visit: &mut VisitFish) -> ControlFlow<()> {
    choose_base(search, 0, FishBase { chosen: 0, places: 0, twice: 0, taken: 0 }, budget, visit)
}

/// Adds a base house of a number or above to those that are chosen, or covers them if they are enough.
fn choose_base(
    search: &FishSearch,
    from: usize,
    base: FishBase,
    budget: &Budget,
    visit: &mut VisitFish,
) -> ControlFlow<()> {
    budget.take_or_break(WORK)?;
    if base.chosen.count_ones() as usize == search.size {
        // Removals are in the cover, outside the base; or in two covers, which lines alone never share.
        let is_basic = matches!(search.wanted, WantedFish::Basic | WantedFish::Finned);
        let removable = u128::MAX >> (128 - search.cells.len()) & if is_basic { !base.places } else { !0 };
        let removable = search.seen_by_all(base.twice, removable);
        if removable == 0 {
            return ControlFlow::Continue(());
        }
        let mut covers = CoverSearch { search, base, budget, chosen: 0 };
        return covers.cover(base.places & !base.twice, base.twice, base.taken, removable, visit);
    }
    for (index, house) in search.bases.iter().enumerate().skip(from) {
        let chosen = base.chosen | bit(index);
        let twice = base.twice | base.places & house.places;
        if twice.count_ones() <= MOST_ENDO_FINS && (search.has_fins() || twice == 0) {
            let (places, taken) = (base.places | house.places, base.taken | search.cover_of[index]);
            if search.can_cover(places & !twice, search.size, 0, search.most_fins(twice)) {
                choose_base(search, index + 1, FishBase { chosen, places, twice, taken }, budget, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}
