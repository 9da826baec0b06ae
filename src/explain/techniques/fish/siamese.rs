//! What becomes of the fish that a search finds: steps of one kind; siamese ones are made of two.

use super::search::{FishSearch, FoundFish};
use crate::explain::FishKind;
use crate::explain::techniques::{Tools, Visit};
use std::ops::ControlFlow;

/// Takes the fish of one search, and hands over those of a kind.
pub(super) struct FishSteps<'a, 't> {
    tools: &'a Tools<'t>,
    search: &'a FishSearch<'a>,
    kind: FishKind,
    /// For siamese fish: those with the base of the last one.
    of_base: Vec<FoundFish>,
    visit: &'a mut Visit<'a>,
}

impl<'a, 't> FishSteps<'a, 't> {
    pub(super) fn new(
        tools: &'a Tools<'t>,
        search: &'a FishSearch<'a>,
        kind: FishKind,
        visit: &'a mut Visit<'a>,
    ) -> FishSteps<'a, 't> {
        FishSteps { tools, search, kind, of_base: Vec::new(), visit }
    }

    pub(super) fn take_fish(&mut self, found: &FoundFish) -> ControlFlow<()> {
        match self.kind {
            FishKind::SiameseFinned
            | FishKind::SiameseSashimi
            | FishKind::SiameseFinnedFranken
            | FishKind::SiameseFinnedMutant => self.each_siamese(found),
            FishKind::Finned if self.search.is_sashimi(found) => ControlFlow::Continue(()),
            FishKind::Sashimi if !self.search.is_sashimi(found) => ControlFlow::Continue(()),
            _ if !self.is_wanted(found.removes) => ControlFlow::Continue(()),
            _ => (self.visit)(self.search.step(self.kind, found)),
        }
    }

    fn is_wanted(&self, removes: u128) -> bool {
        self.tools.is_wanted(&self.search.removing(self.kind, removes))
    }

    /// Hands over each pair of this fish and an earlier one with the same base and other removals.
    fn each_siamese(&mut self, found: &FoundFish) -> ControlFlow<()> {
        let FishSteps { search, kind, .. } = *self;
        self.of_base.retain(|other| other.bases == found.bases);
        self.tools.budget.take_or_break(self.of_base.len())?;
        for other in self.of_base.iter().filter(|other| other.removes != found.removes) {
            let is_meant = match kind {
                FishKind::SiameseFinned => !(search.is_sashimi(other) && search.is_sashimi(found)),
                FishKind::SiameseSashimi => search.is_sashimi(other) || search.is_sashimi(found),
                _ => true,
            };
            if !is_meant || !self.is_wanted(other.removes | found.removes) {
                continue;
            }
            (self.visit)(search.step(kind, other).and(search.step(kind, found)))?;
        }
        self.of_base.push(*found);
        ControlFlow::Continue(())
    }
}
