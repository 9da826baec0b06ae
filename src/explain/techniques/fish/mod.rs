//! Fish: as many houses that hold a digit as houses that cover it.
//!
//! The places of a digit in n *base* houses, which are full and have no cell in common, must hold it n times. If n *cover*
//! houses contain all of these places, each of them gets the digit from the base, so it goes from the rest of
//! the cover. Base places outside the cover are *fins*: either the fish is right or a fin is true, so the
//! digit goes only from cells that see all fins as well. A place in two base houses is an *endo fin*, which
//! counts twice.

mod base;
mod cover;
mod schools;
mod search;
mod siamese;

use super::{Tools, Visit};
use crate::explain::{FishKind, Step};
pub(super) use schools::Schools;
use search::{Search, Wanted};
use siamese::Catch;
use std::ops::ControlFlow;

/// The fish of one kind and size: of one digit, as many cover houses as base houses hold all its places in
/// the base, so the digit goes from the rest of the cover.
///
/// # Basic fish
///
/// The base is rows and the cover is columns, or the other way round. In the example, columns 1 and 6 have
/// places for 6 in rows 1 and 3 only. The two 6s of these columns cannot be in one row, so each of the rows
/// has its 6 in one of the columns, and 6 goes from the other cells of both rows. With two lines this is an
/// X-Wing, with three a swordfish, with four a jellyfish; then come squirmbag, whale and leviathan.
///
/// ```
/// use ninefold::explain::{Position, steps_of};
///
/// let position: Position = "
///     .------------.-----------.
///     | 26 1   5   | 3  246 46 |
///     | 3  4   26  | 26 1   5  |
///     :------------+-----------:
///     | 26 5   236 | 1  346 46 |
///     | 1  36  4   | 5  36  2  |
///     :------------+-----------:
///     | 5  236 36  | 4  26  1  |
///     | 4  26  1   | 26 5   3  |
///     .------------.-----------.
///     ".parse()?;
/// let line = "x-wing: (6)r1c16 r3c16, column 1, column 6 / row 1, row 3 => r1c5<>6, r3c3<>6, r3c5<>6";
/// let steps = steps_of(&position, "x-wing".parse()?);
/// assert!(steps.iter().any(|step| step.to_line(position.shape()) == line));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Finned, sashimi and siamese fish
///
/// A *finned* fish has some base places outside the cover, the fins. If no fin is true, the fish is right
/// without them; if a fin is true, the digit goes from what the fin sees. So it goes from cells of the cover
/// that see all fins. A *sashimi* fish is a finned one in which some base house has only one place, or none,
/// left besides the fins. A *siamese* fish is two finned fish with the same base, which remove different
/// candidates.
///
/// ```
/// use ninefold::explain::{Position, steps_of};
///
/// let position: Position = "
///     .--------------.-------------.
///     | 145  6   15  | 34  134  2  |
///     | 124  124 3   | 5   14   6  |
///     :--------------+-------------:
///     | 256  25  4   | 1   56   3  |
///     | 3    15  156 | 46  2    45 |
///     :--------------+-------------:
///     | 456  3   56  | 2   456  1  |
///     | 1456 145 2   | 346 3456 45 |
///     .--------------.-------------.
///     ".parse()?;
/// let line = "finned-x-wing: (4)r1c15 r5c15, fin (4)r1c4, row 1, row 5 / column 1, column 5 => r2c5<>4";
/// let steps = steps_of(&position, "finned-x-wing".parse()?);
/// assert!(steps.iter().any(|step| step.to_line(position.shape()) == line));
/// let line = "sashimi-x-wing: (6)r4c34 r5c3, fin (6)r6c4, column 3, column 4 / row 4, row 5 => r5c5<>6";
/// let steps = steps_of(&position, "sashimi-x-wing".parse()?);
/// assert!(steps.iter().any(|step| step.to_line(position.shape()) == line));
/// let line = "siamese-sashimi-x-wing: (6)r4c34 r5c3 r6c4, fin (6)r5c3 r6c4, column 3, column 4 / row 4, \
///     row 5, row 6 => r5c5<>6, r6c1<>6";
/// let steps = steps_of(&position, "siamese-sashimi-x-wing".parse()?);
/// assert!(steps.iter().any(|step| step.to_line(position.shape()) == line));
/// let line = "finned-franken-swordfish: (4)r1c1 r2c5 r5c15, endo fin (4)r1c45, row 1, row 5, box 2 / \
///     column 1, column 5, box 1 => r1c1<>4";
/// let steps = steps_of(&position, "finned-franken-swordfish".parse()?);
/// assert!(steps.iter().any(|step| step.to_line(position.shape()) == line));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The last of these is a finned franken fish with *endo fins*: these are places in two houses of the base,
/// so they count twice.
///
/// # Franken and mutant fish
///
/// A *franken* fish has boxes, or other houses that are no lines, in its base or its cover besides rows on one
/// side and columns on the other. In a *mutant* fish, rows and columns may be on both sides, with or without
/// boxes. Each house holds the digit
/// once, whatever its shape, so the reason stays the same.
///
/// ```
/// use ninefold::explain::{Position, steps_of};
///
/// let position: Position = "
///     .------------.------------.
///     | 2  3   46  | 46  1  5   |
///     | 14 146 5   | 3   2  46  |
///     :------------+------------:
///     | 3  2   146 | 5   46 146 |
///     | 5  46  146 | 146 3  2   |
///     :------------+------------:
///     | 6  14  2   | 14  5  3   |
///     | 14 5   3   | 2   46 146 |
///     .------------.------------.
///     ".parse()?;
/// let line = "franken-swordfish: (4)r1c34 r3c3 r4c23 r5c24, row 1, row 5, box 3 / column 2, column 3, \
///     column 4 => r2c2<>4, r4c4<>4";
/// let steps = steps_of(&position, "franken-swordfish".parse()?);
/// assert!(steps.iter().any(|step| step.to_line(position.shape()) == line));
/// let line = "mutant-swordfish: (4)r1c34 r2c1 r5c24 r6c1, row 1, row 5, column 1 / column 4, box 1, box \
///     5 => r2c2<>4, r4c4<>4";
/// let steps = steps_of(&position, "mutant-swordfish".parse()?);
/// assert!(steps.iter().any(|step| step.to_line(position.shape()) == line));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A finned mutant fish has fins as well:
///
/// ```
/// use ninefold::explain::{Position, steps_of};
///
/// let position: Position = "
///     .------------.--------------.
///     | 5  24 6 34 | 1  23 8  7   |
///     | 12 8  7 13 | 4  6  5  23  |
///     :------------+--------------:
///     | 6  7  4 5  | 23 1  23 8   |
///     | 3  1  8 2  | 7  5  6  4   |
///     :------------+--------------:
///     | 27 5  1 67 | 8  4  23 236 |
///     | 8  24 3 46 | 5  7  1  26  |
///     :------------+--------------:
///     | 17 3  2 17 | 6  8  4  5   |
///     | 4  6  5 8  | 23 23 7  1   |
///     .------------.--------------.
///     ".parse()?;
/// let line = "finned-mutant-x-wing: (2)r1c2 r2c18, fin (2)r6c2, row 2, column 2 / column 8, box 1 => \
///     r6c8<>2";
/// let steps = steps_of(&position, "finned-mutant-x-wing".parse()?);
/// assert!(steps.iter().any(|step| step.to_line(position.shape()) == line));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub(super) fn fish(tools: &Tools, kind: FishKind, size: u8, visit: &mut Visit) -> ControlFlow<()> {
    let wanted = wanted(kind);
    let is_wanted = |step: &Step| tools.is_wanted(step);
    for digit in tools.digits {
        match wanted {
            // Several kinds are made of what one search finds.
            Wanted::Finned | Wanted::FinnedFranken => {
                for school in tools.schools.of(tools.position, digit, wanted, size, &tools.effort).iter() {
                    let mut catch = Catch::new(&is_wanted, &school.search, kind, &tools.effort, visit);
                    school.fish.iter().try_for_each(|found| catch.take(found))?;
                }
            }
            _ => {
                for search in Search::both_ways(tools.position, digit, wanted, size) {
                    let mut catch = Catch::new(&is_wanted, &search, kind, &tools.effort, visit);
                    search.each(&tools.effort, &mut |found| catch.take(found))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
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
