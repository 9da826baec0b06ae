//! Fish: as many houses that hold a digit as houses that cover it.
//!
//! The places of a digit in n *base* houses, which have no cell in common, must hold it n times. If n *cover*
//! houses contain all of these places, each of them gets the digit from the base, so it goes from the rest of the
//! cover. Base places outside the cover are *fins*: either the fish is right or a fin is true, so the digit goes
//! only from cells that see all fins as well. A place in two base houses is an *endo fin*, which counts twice.

mod cover;
mod search;
mod siamese;

use super::{Tools, Visit};
use crate::explain::{FishKind, Position, Step};
use search::Search;
pub(super) use search::{Found, Wanted};
use siamese::Catch;
use std::ops::ControlFlow;

/// The fish of one kind and size.
pub fn fish(position: &Position, kind: FishKind, size: u8, visit: &mut Visit) -> ControlFlow<()> {
    fish_with(&Tools::new(position), kind, size, visit)
}

pub(super) fn fish_with(tools: &Tools, kind: FishKind, size: u8, visit: &mut Visit) -> ControlFlow<()> {
    let wanted = wanted(kind);
    let is_wanted = |step: &Step| tools.is_wanted(step);
    for digit in tools.digits {
        match wanted {
            // Several kinds are made of what one search finds.
            Wanted::Finned | Wanted::FinnedFranken => {
                for school in tools.schools(wanted, size, digit).iter() {
                    let mut catch = Catch::new(&is_wanted, &school.search, kind, visit);
                    school.fish.iter().try_for_each(|found| catch.take(found))?;
                }
            }
            _ => {
                for search in Search::both_ways(tools.position, digit, wanted, size) {
                    let mut catch = Catch::new(&is_wanted, &search, kind, visit);
                    search.each(&mut |found| catch.take(found))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// All fish that one search finds.
pub(super) struct School {
    search: Search,
    fish: Vec<Found>,
}

/// All fish of one digit, found at once.
pub(super) fn schools(position: &Position, digit: u8, wanted: Wanted, size: u8) -> Vec<School> {
    let school = |search: Search| {
        let mut fish = Vec::new();
        let _ = search.each(&mut |found| {
            fish.push(*found);
            ControlFlow::Continue(())
        });
        School { search, fish }
    };
    Search::both_ways(position, digit, wanted, size).map(school).collect()
}

fn wanted(kind: FishKind) -> Wanted {
    match kind {
        FishKind::Basic => Wanted::Basic,
        FishKind::Finned | FishKind::Sashimi | FishKind::SiameseFinned | FishKind::SiameseSashimi => {
            Wanted::Finned
        }
        FishKind::Franken => Wanted::Franken,
        FishKind::FinnedFranken | FishKind::SiameseFinnedFranken => Wanted::FinnedFranken,
        FishKind::Mutant => Wanted::Mutant,
        FishKind::FinnedMutant | FishKind::SiameseFinnedMutant => Wanted::FinnedMutant,
    }
}
