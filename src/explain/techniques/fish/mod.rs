//! Fish: as many houses that hold a digit as houses that cover it.

mod base;
mod cache;
mod cover;
mod search;
mod siamese;

use super::{Tools, Visit};
use crate::explain::FishKind;
use base::each_fish;
pub(super) use cache::FishCache;
use search::{FishSearch, WantedFish};
use siamese::FishSteps;
use std::ops::ControlFlow;

/// Calls `visit` for every fish of one kind and size.
pub(super) fn fish_of_kind(tools: &Tools, kind: FishKind, size: u8, visit: &mut Visit) -> ControlFlow<()> {
    let wanted = wanted_fish(kind);
    for digit in tools.digits {
        match wanted {
            // Several kinds are made of what one search finds.
            WantedFish::Finned | WantedFish::FinnedFranken => {
                for results in
                    tools.fish_cache.results_of(tools.position, digit, wanted, size, tools.budget).iter()
                {
                    let mut steps = FishSteps::new(tools, &results.search, kind, visit);
                    results.fish.iter().try_for_each(|found| steps.take_fish(found))?;
                }
            }
            _ => {
                for search in FishSearch::both_ways(tools.position, digit, wanted, size) {
                    let mut steps = FishSteps::new(tools, &search, kind, visit);
                    each_fish(&search, tools.budget, &mut |found| steps.take_fish(found))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn wanted_fish(kind: FishKind) -> WantedFish {
    match kind {
        FishKind::Basic => WantedFish::Basic,
        FishKind::Finned | FishKind::Sashimi | FishKind::SiameseFinned | FishKind::SiameseSashimi => {
            WantedFish::Finned
        }
        FishKind::Franken => WantedFish::Franken,
        FishKind::FinnedFranken | FishKind::SiameseFinnedFranken => WantedFish::FinnedFranken,
        FishKind::Mutant => WantedFish::Mutant,
        FishKind::FinnedMutant | FishKind::SiameseFinnedMutant => WantedFish::FinnedMutant,
    }
}
