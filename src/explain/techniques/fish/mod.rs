//! Fish: as many houses that hold a digit as houses that cover it.
//!
//! The places of a digit in n *base* houses, which are full and have no cell in common, must hold it n times. If n *cover*
//! houses contain all of these places, each of them gets the digit from the base, so it goes from the rest of
//! the cover. Base places outside the cover are *fins*: either the fish is right or a fin is true, so the
//! digit goes only from cells that see all fins as well. A place in two base houses is an *endo fin*, which
//! counts twice.
//!
//! # Basic fish
//!
//! The base is rows and the cover is columns, or the other way round. In the example, columns 1 and 6 have
//! places for 6 in rows 1 and 3 only. The two 6s of these columns cannot be in one row, so each of the rows
//! has its 6 in one of the columns, and 6 goes from the other cells of both rows. With two lines this is an
//! X-Wing, with three a swordfish, with four a jellyfish; then come squirmbag, whale and leviathan.
#![doc = example!("x-wing")]
//!
//! # Finned, sashimi and siamese fish
//!
//! A *finned* fish has some base places outside the cover, the fins. If no fin is true, the fish is right
//! without them; if a fin is true, the digit goes from what the fin sees. So it goes from cells of the cover
//! that see all fins. A *sashimi* fish is a finned one in which some base house has only one place, or none,
//! left besides the fins. A *siamese* fish is two finned fish with the same base, which remove different
//! candidates.
#![doc = example!("finned-x-wing")]
#![doc = example!("sashimi-x-wing")]
#![doc = example!("siamese-sashimi-x-wing")]
#![doc = example!("finned-franken-swordfish")]
//!
//! The last of these is a finned franken fish with *endo fins*: these are places in two houses of the base,
//! so they count twice.
//!
//! # Franken and mutant fish
//!
//! A *franken* fish has boxes, or other houses that are no lines, in its base or its cover besides rows on one
//! side and columns on the other. In a *mutant* fish, rows and columns may be on both sides, with or without
//! boxes. Each house holds the digit once, whatever its shape, so the reason stays the same.
#![doc = example!("franken-swordfish")]
#![doc = example!("mutant-swordfish")]
//!
//! A finned mutant fish has fins as well:
#![doc = example!("finned-mutant-x-wing")]

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
                for results in tools.fish_cache.of(tools.position, digit, wanted, size, tools.budget).iter() {
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
