//! Fish of all kinds.

use super::check::{Check, Claim, claim};
use super::facts::{Facts, is_line};
use ninefold::explain::{FishKind, HouseRole, Role, Technique};
use ninefold::{CellSet, House, HouseKind};

/// The base places of a fish by what they do.
struct Places {
    /// Those that one base house has, in the cover.
    held: CellSet,
    /// Those outside the cover, and those that two base houses have.
    fins: CellSet,
    endo: CellSet,
    all: CellSet,
}

fn places(facts: &Facts, digit: u8, base: &[House], cover: &[House]) -> Result<Places, String> {
    let all: Vec<CellSet> = base.iter().map(|&house| facts.places(house, digit)).collect::<Result<_, _>>()?;
    let mut found =
        Places { held: CellSet::EMPTY, fins: CellSet::EMPTY, endo: CellSet::EMPTY, all: CellSet::EMPTY };
    for cell in all.iter().flat_map(CellSet::iter) {
        found.all.insert(cell);
        let in_base = all.iter().filter(|places| places.contains(cell)).count();
        match (in_base, covers_of(facts, cover, cell)? > 0) {
            (1, true) => found.held.insert(cell),
            (1, false) => found.fins.insert(cell),
            _ => found.endo.insert(cell),
        }
    }
    Ok(found)
}

/// How many cover houses hold a cell.
fn covers_of(facts: &Facts, cover: &[House], cell: usize) -> Result<usize, String> {
    let mut count = 0;
    for &house in cover {
        count += usize::from(facts.house(house)?.cells.contains(cell));
    }
    Ok(count)
}

/// Whether a fish rules its digit out in a cell: outside the base or in two covers, and where it sees all fins.
fn removes(facts: &Facts, fish: &Places, cover: &[House], cell: usize) -> Result<bool, String> {
    let needed = if fish.all.contains(cell) { 2 } else { 1 };
    let fins = fish.fins | fish.endo;
    Ok(covers_of(facts, cover, cell)? >= needed && facts.sees_all(cell, &fins))
}

/// Whether all houses are rows on one side and columns on the other.
fn is_basic(base: &[House], cover: &[House]) -> bool {
    let are = |houses: &[House], kind| houses.iter().all(|house| house.kind == kind);
    let (row, column) = (HouseKind::Row, HouseKind::Column);
    (are(base, row) && are(cover, column)) || (are(base, column) && are(cover, row))
}

/// Whether the lines of one side are of one kind, and those of the other of the other kind.
fn is_franken(base: &[House], cover: &[House]) -> bool {
    let lines = |houses: &[House]| -> Vec<House> {
        houses.iter().filter(|house| is_line(house.kind)).copied().collect()
    };
    !is_basic(base, cover) && is_basic(&lines(base), &lines(cover))
}

pub fn fish(check: &mut Check) -> Claim {
    let Technique::Fish { kind, size } = check.step.technique else { return Err("no fish".into()) };
    let (facts, digit) = (check.facts, check.removed_digit()?);
    let (base, cover) = (check.houses(HouseRole::Base), check.houses(HouseRole::Cover));
    claim!(check, base.len() == usize::from(size), "{} base houses", base.len());
    claim!(check, !base.iter().any(|house| cover.contains(house)), "a house is base and cover");
    use FishKind as F;
    let is_kind = match kind {
        F::Basic | F::Finned | F::Sashimi | F::SiameseFinned | F::SiameseSashimi => is_basic(&base, &cover),
        F::Franken | F::FinnedFranken | F::SiameseFinnedFranken => is_franken(&base, &cover),
        _ => !is_basic(&base, &cover) && !is_franken(&base, &cover),
    };
    claim!(check, is_kind, "it is no {} fish", check.step.technique);
    if matches!(kind, F::SiameseFinned | F::SiameseSashimi | F::SiameseFinnedFranken | F::SiameseFinnedMutant)
    {
        return siamese(check, digit, &base, &cover);
    }
    claim!(check, cover.len() == base.len(), "{} cover houses", cover.len());
    let fish = places(facts, digit, &base, &cover)?;
    for (role, cells) in [(Role::Base, &fish.held), (Role::Fin, &fish.fins), (Role::EndoFin, &fish.endo)] {
        let shown = check.cells(&[role]);
        claim!(check, shown == *cells, "the cells of {} are {cells:?}, not {shown:?}", role.name());
    }
    let has_fins = !(fish.fins.is_empty() && fish.endo.is_empty());
    claim!(check, has_fins != matches!(kind, F::Basic | F::Franken | F::Mutant), "fins: {has_fins}");
    for &house in base.iter().filter(|_| matches!(kind, F::Finned | F::Sashimi)) {
        let held = facts.house(house)?.cells & fish.held;
        claim!(check, kind == F::Sashimi || held.len() > 1, "{house} has {} places", held.len());
    }
    for cell in check.removed_cells().iter() {
        claim!(check, removes(facts, &fish, &cover, cell)?, "{digit} of {cell} is not ruled out");
    }
    if kind == F::Basic {
        // "The other 9s of these columns go out": all of them.
        for &house in &cover {
            for cell in facts.those_with(&(facts.house(house)?.cells - fish.all), digit).iter() {
                claim!(check, check.removes(cell, digit), "{digit} stays in {cell} of {house}");
            }
        }
    }
    Ok(())
}

/// Two fish with one base. For each digit that goes, one of them rules it out.
fn siamese(check: &mut Check, digit: u8, base: &[House], cover: &[House]) -> Claim {
    let mut left = check.removed_cells();
    for bits in (0u32..1 << cover.len()).filter(|bits| bits.count_ones() as usize == base.len()) {
        let cover: Vec<House> =
            (0..cover.len()).filter(|index| bits & 1 << index > 0).map(|index| cover[index]).collect();
        let fish = places(check.facts, digit, base, &cover)?;
        for cell in left.iter() {
            if removes(check.facts, &fish, &cover, cell)? {
                left.remove(cell);
            }
        }
    }
    claim!(check, left.is_empty(), "{digit} of {left:?} is not ruled out");
    Ok(())
}
