//! Fish: as many houses that hold a digit as houses that cover it.
//!
//! The places of a digit in n *base* houses, which have no cell in common, must hold it n times. If n *cover*
//! houses contain all of these places, each of them gets the digit from the base, so it goes from the rest of the
//! cover. Base places outside the cover are *fins*: either the fish is right or a fin is true, so the digit goes
//! only from cells that see all fins as well. A place in two base houses is an *endo fin*, which counts twice.

mod search;

use super::{Tools, Visit};
use crate::explain::{FishKind, Position};
use crate::shape::HouseKind;
use search::{Found, Search};
use std::ops::ControlFlow;

/// The fish of one kind and size.
pub fn fish(position: &Position, kind: FishKind, size: u8, visit: &mut Visit) -> ControlFlow<()> {
    fish_with(&Tools::new(position), kind, size, visit)
}

pub(super) fn fish_with(tools: &Tools, kind: FishKind, size: u8, visit: &mut Visit) -> ControlFlow<()> {
    let position = tools.position;
    use HouseKind::{Box, Column, Row};
    let lines: [(&[HouseKind], &[HouseKind]); 2] = match kind {
        FishKind::Basic | FishKind::Finned | FishKind::Sashimi => [(&[Row], &[Column]), (&[Column], &[Row])],
        FishKind::SiameseFinned | FishKind::SiameseSashimi => [(&[Row], &[Column]), (&[Column], &[Row])],
        FishKind::Franken | FishKind::FinnedFranken | FishKind::SiameseFinnedFranken => {
            [(&[Row, Box], &[Column, Box]), (&[Column, Box], &[Row, Box])]
        }
        FishKind::Mutant | FishKind::FinnedMutant | FishKind::SiameseFinnedMutant => {
            [(&[Row, Column, Box], &[Row, Column, Box]), (&[], &[])]
        }
    };
    for digit in tools.digits {
        for (base, cover) in lines {
            if base.is_empty() {
                continue;
            }
            let Some(search) = Search::new(position, digit, base, cover, wanted(kind), size.into()) else {
                continue;
            };
            match kind {
                FishKind::SiameseFinned
                | FishKind::SiameseSashimi
                | FishKind::SiameseFinnedFranken
                | FishKind::SiameseFinnedMutant => search.each_siamese(kind, visit)?,
                _ => search.each(&mut |found: &Found| visit(search.step(kind, found)))?,
            }
        }
    }
    ControlFlow::Continue(())
}

/// What a single fish has to be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Basic,
    Finned,
    Sashimi,
    /// Finned or sashimi.
    AnyFinned,
    Franken,
    FinnedFranken,
    Mutant,
    FinnedMutant,
}

fn wanted(kind: FishKind) -> Wanted {
    match kind {
        FishKind::Basic => Wanted::Basic,
        FishKind::Finned => Wanted::Finned,
        FishKind::Sashimi => Wanted::Sashimi,
        FishKind::SiameseFinned | FishKind::SiameseSashimi => Wanted::AnyFinned,
        FishKind::Franken => Wanted::Franken,
        FishKind::FinnedFranken | FishKind::SiameseFinnedFranken => Wanted::FinnedFranken,
        FishKind::Mutant => Wanted::Mutant,
        FishKind::FinnedMutant | FishKind::SiameseFinnedMutant => Wanted::FinnedMutant,
    }
}
