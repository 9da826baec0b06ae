//! The covers of one choice of bases.

use super::search::{FishSearch, FoundFish, VisitFish};
use crate::sets::{bit, bits};
use crate::solver::Budget;
use std::ops::ControlFlow;

/// What a choice of covers takes of the work.
const WORK: usize = 5;

/// Bases that are chosen: their places, and those that are in two of them.
#[derive(Clone, Copy)]
pub(super) struct FishBase {
    pub(super) chosen: u128,
    pub(super) places: u128,
    pub(super) twice: u128,
    /// The covers that are bases.
    pub(super) taken: u128,
}

/// The search for covers of one base.
pub(super) struct CoverSearch<'a> {
    pub(super) search: &'a FishSearch<'a>,
    pub(super) base: FishBase,
    pub(super) budget: &'a Budget,
    /// The covers that are chosen, by number, a bit for each.
    pub(super) chosen: u128,
}

impl CoverSearch<'_> {
    /// Covers the first place that is open, or makes a fin of it. Barred are the covers that may not be
    /// taken: bases, those of a place that is a fin, and those that were tried. `removable` is what sees all
    /// fins.
    pub(super) fn cover(
        &mut self,
        open: u128,
        fins: u128,
        barred: u128,
        removable: u128,
        visit: &mut VisitFish,
    ) -> ControlFlow<()> {
        self.budget.take_or_break(WORK)?;
        let left = self.search.size - self.chosen.count_ones() as usize;
        if open == 0 {
            return self.add_spare_covers(left, fins, barred, removable, visit);
        }
        let most_fins = self.search.most_fins(fins);
        if left == 0 {
            // All that is open is a fin.
            if open.count_ones() > most_fins {
                return ControlFlow::Continue(());
            }
            let removable = self.search.seen_by_all(open, removable);
            return self.add_spare_covers(0, fins | open, barred, removable, visit);
        }
        if left > 1 && !self.search.can_cover(open, left, barred, most_fins) {
            return ControlFlow::Continue(());
        }
        let place = open.trailing_zeros() as usize;
        let mut barred_here = barred;
        for index in bits(self.search.covers_of[place] & !barred) {
            barred_here |= bit(index);
            let open = open & !self.search.covers[index].places;
            if left == 1 && open.count_ones() > most_fins {
                continue;
            }
            self.chosen |= bit(index);
            self.cover(open, fins, barred_here, removable, visit)?;
            self.chosen &= !bit(index);
        }
        let removable = removable & self.search.seen[place];
        if most_fins > 0 && removable != 0 {
            self.cover(open & !bit(place), fins | bit(place), barred_here, removable, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds covers that cover nothing new, if some are left over, and hands over the fish.
    fn add_spare_covers(
        &mut self,
        left: usize,
        fins: u128,
        barred: u128,
        removable: u128,
        visit: &mut VisitFish,
    ) -> ControlFlow<()> {
        if removable == 0 {
            return ControlFlow::Continue(());
        }
        self.budget.take_or_break(WORK)?;
        if left == 0 {
            return self.visit_fish(fins, removable, visit);
        }
        let mut barred = barred | self.chosen;
        for (index, cover) in self.search.covers.iter().enumerate() {
            let is_fit = cover.places & fins & !self.base.twice == 0 && cover.places & self.base.places != 0;
            if is_fit && barred & bit(index) == 0 {
                barred |= bit(index);
                self.chosen |= bit(index);
                self.add_spare_covers(left - 1, fins, barred, removable, visit)?;
                self.chosen &= !bit(index);
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_fish(&self, fins: u128, removable: u128, visit: &mut VisitFish) -> ControlFlow<()> {
        let (mut once, mut twice) = (0, 0);
        for index in bits(self.chosen) {
            let places = self.search.covers[index].places;
            twice |= once & places;
            once |= places;
        }
        let removes = (once & !self.base.places | twice) & removable & !fins;
        if removes == 0 {
            return ControlFlow::Continue(());
        }
        let (bases, endo_fins) = (self.base.chosen, fins & self.base.twice);
        let found = FoundFish { bases, covers: self.chosen, fins, endo_fins, removes };
        if self.search.is_wanted(&found) { visit(&found) } else { ControlFlow::Continue(()) }
    }
}
