//! The search for fish of one digit: bases one by one, and for each choice of them the covers that leave few fins.

use super::Wanted;
use crate::candidates::CellSet;
use crate::explain::map::Map;
use crate::explain::step::{HouseRole, Role};
use crate::explain::techniques::Visit;
use crate::explain::{FishKind, Position, Step, Technique};
use crate::shape::HouseKind;
use std::ops::ControlFlow;

/// A fish with more fins is not looked for.
const MOST_FINS: u32 = 5;
/// Nor one with more fins that are in two base houses.
const MOST_ENDO_FINS: u32 = 2;

/// A house and the places of the digit in it, a bit for each place.
#[derive(Clone, Copy)]
struct House {
    number: usize,
    places: u128,
}

/// The fish of one digit.
pub(super) struct Search {
    map: &'static Map,
    digit: u8,
    wanted: Wanted,
    size: usize,
    /// The cells in which the digit has a place.
    cells: Vec<usize>,
    /// What each place sees.
    seen: Vec<u128>,
    bases: Vec<House>,
    covers: Vec<House>,
    /// The covers of each place, by number, a bit for each.
    covers_of: Vec<u128>,
}

/// A fish.
#[derive(Clone)]
pub(super) struct Found {
    bases: Vec<House>,
    covers: Vec<House>,
    fins: u128,
    endo_fins: u128,
    removes: u128,
}

/// Bases that are chosen: their places, and those that are in two of them.
#[derive(Clone, Copy)]
struct Base {
    places: u128,
    twice: u128,
}

impl Search {
    /// Nothing if the digit has too many places to search, as on large grids at the beginning.
    pub(super) fn new(
        position: &Position,
        digit: u8,
        bases: &[HouseKind],
        covers: &[HouseKind],
        wanted: Wanted,
        size: usize,
    ) -> Option<Search> {
        let map = position.map();
        let cells: Vec<usize> = position.places(digit).iter().collect();
        if cells.len() > 128 || cells.len() < 2 * size {
            return None;
        }
        let mask = |set: &CellSet| {
            let places = cells.iter().enumerate().filter(|(_, cell)| set.contains(**cell));
            places.fold(0, |mask, (place, _)| mask | 1 << place)
        };
        let houses = |kinds: &[HouseKind]| -> Vec<House> {
            let of_kinds = kinds.iter().flat_map(|&kind| map.of_kind(kind));
            let houses = of_kinds.map(|number| House { number, places: mask(&map.sets[number]) });
            houses.filter(|house| house.places != 0).collect()
        };
        let (bases, covers) = (houses(bases), houses(covers));
        let seen = cells.iter().map(|&cell| mask(&map.peers[cell])).collect();
        let of_place = |place: usize| {
            let having = covers.iter().enumerate().filter(move |(_, cover)| cover.places >> place & 1 == 1);
            having.fold(0, |all, (index, _)| all | 1 << index)
        };
        let covers_of = (0..cells.len()).map(of_place).collect();
        Some(Search { map, digit, wanted, size, cells, seen, bases, covers, covers_of })
    }

    /// Calls `visit` for every fish.
    pub(super) fn each(&self, visit: &mut dyn FnMut(&Found) -> ControlFlow<()>) -> ControlFlow<()> {
        self.choose_base(0, &mut Vec::new(), Base { places: 0, twice: 0 }, visit)
    }

    fn choose_base(
        &self,
        from: usize,
        chosen: &mut Vec<House>,
        base: Base,
        visit: &mut dyn FnMut(&Found) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if chosen.len() == self.size {
            // Removals are in the cover, outside the base; or in two covers, which only boxes make possible.
            let removable = if self.is_basic() { !base.places } else { !0 };
            let taken = self.covers.iter().enumerate();
            let taken = taken.filter(|(_, cover)| chosen.iter().any(|base| base.number == cover.number));
            let taken = taken.fold(0, |taken, (index, _)| taken | 1 << index);
            let all = u128::MAX >> (128 - self.cells.len());
            let removable = self.seen_by_all(base.twice, all & removable);
            if removable == 0 {
                return ControlFlow::Continue(());
            }
            let mut covering = Covering { search: self, bases: chosen, base, chosen: 0 };
            return covering.cover(base.places & !base.twice, base.twice, taken, removable, visit);
        }
        for (index, house) in self.bases.iter().enumerate().skip(from) {
            let next =
                Base { places: base.places | house.places, twice: base.twice | base.places & house.places };
            if next.twice.count_ones() > MOST_ENDO_FINS || self.has_no_fins() && next.twice != 0 {
                continue;
            }
            chosen.push(*house);
            self.choose_base(index + 1, chosen, next, visit)?;
            chosen.pop();
        }
        ControlFlow::Continue(())
    }

    fn is_basic(&self) -> bool {
        matches!(self.wanted, Wanted::Basic | Wanted::Finned | Wanted::Sashimi | Wanted::AnyFinned)
    }

    fn has_no_fins(&self) -> bool {
        matches!(self.wanted, Wanted::Basic | Wanted::Franken | Wanted::Mutant)
    }

    /// What of some places sees all of others.
    fn seen_by_all(&self, places: u128, among: u128) -> u128 {
        each_bit(places).fold(among, |seen, place| seen & self.seen[place])
    }

    /// Whether a fish is of the kind that is wanted.
    fn is_wanted(&self, bases: &[House], covers: &[House], fins: u128) -> bool {
        let has = |houses: &[House], kind: HouseKind| {
            houses.iter().any(|house| self.map.houses[house.number].kind == kind)
        };
        let has_box = has(bases, HouseKind::Box) || has(covers, HouseKind::Box);
        // All lines of the base are of one kind, and those of the cover of the other.
        let is_crossed = |along, across| !has(bases, across) && !has(covers, along);
        let is_orderly =
            is_crossed(HouseKind::Row, HouseKind::Column) || is_crossed(HouseKind::Column, HouseKind::Row);
        let is_sashimi = || bases.iter().any(|house| (house.places & !fins).count_ones() <= 1);
        let is_of_kind = match self.wanted {
            Wanted::Basic | Wanted::AnyFinned => true,
            Wanted::Finned => !is_sashimi(),
            Wanted::Sashimi => is_sashimi(),
            Wanted::Franken | Wanted::FinnedFranken => has_box,
            Wanted::Mutant | Wanted::FinnedMutant => !is_orderly,
        };
        is_of_kind && (fins == 0) == self.has_no_fins()
    }

    pub(super) fn step(&self, kind: FishKind, found: &Found) -> Step {
        let cells = |places: u128| each_bit(places).map(|place| self.cells[place]);
        let base = found.bases.iter().fold(0, |all, house| all | house.places);
        let mut step = Step::new(Technique::Fish { kind, size: self.size as u8 })
            .removing(cells(found.removes), self.digit)
            .showing(cells(base & !found.fins), self.digit, Role::Base)
            .showing(cells(found.fins & !found.endo_fins), self.digit, Role::Fin)
            .showing(cells(found.endo_fins), self.digit, Role::EndoFin);
        for (houses, role) in [(&found.bases, HouseRole::Base), (&found.covers, HouseRole::Cover)] {
            for house in houses {
                step = step.house(self.map.houses[house.number], role);
            }
        }
        step.sorted()
    }

    /// Calls `visit` for every two fish with the same base and different removals.
    pub(super) fn each_siamese(&self, kind: FishKind, visit: &mut Visit) -> ControlFlow<()> {
        let mut of_base: Vec<Found> = Vec::new();
        let is_same = |one: &Found, other: &Found| {
            one.bases.iter().map(|house| house.number).eq(other.bases.iter().map(|house| house.number))
        };
        self.each(&mut |found| {
            if of_base.first().is_some_and(|first| !is_same(first, found)) {
                of_base.clear();
            }
            for other in &of_base {
                let is_sashimi = [other, found]
                    .map(|fish| fish.bases.iter().any(|house| (house.places & !fish.fins).count_ones() <= 1));
                let is_meant = match kind {
                    FishKind::SiameseFinned => is_sashimi != [true; 2],
                    FishKind::SiameseSashimi => is_sashimi != [false; 2],
                    _ => true,
                };
                if is_meant && other.removes != found.removes {
                    let mut step = self.step(kind, other);
                    let second = self.step(kind, found);
                    step.removes.extend(second.removes);
                    for shown in second.candidates {
                        if !step.candidates.contains(&shown) {
                            step.candidates.push(shown);
                        }
                    }
                    for house in second.houses {
                        if !step.houses.contains(&house) {
                            step.houses.push(house);
                        }
                    }
                    visit(step.sorted())?;
                }
            }
            of_base.push(found.clone());
            ControlFlow::Continue(())
        })
    }
}

/// The search for covers of one base.
struct Covering<'a> {
    search: &'a Search,
    bases: &'a [House],
    base: Base,
    /// The covers that are chosen, by number, a bit for each.
    chosen: u128,
}

impl Covering<'_> {
    /// Covers the first place that is open, or makes a fin of it. Barred are the covers that may not be taken:
    /// bases, those of a place that is a fin, and those that were tried. `removable` is what sees all fins.
    fn cover(
        &mut self,
        open: u128,
        fins: u128,
        barred: u128,
        removable: u128,
        visit: &mut dyn FnMut(&Found) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let left = self.search.size - self.chosen.count_ones() as usize;
        if open == 0 {
            return self.fill(left, fins, barred, removable, visit);
        }
        let most_fins = if self.search.has_no_fins() { 0 } else { MOST_FINS - fins.count_ones() };
        if left == 0 {
            // All that is open is a fin.
            if open.count_ones() > most_fins {
                return ControlFlow::Continue(());
            }
            let removable = self.search.seen_by_all(open, removable);
            return self.fill(0, fins | open, barred, removable, visit);
        }
        let place = open.trailing_zeros() as usize;
        let mut barred_here = barred;
        for index in each_bit(self.search.covers_of[place] & !barred) {
            barred_here |= 1 << index;
            self.chosen |= 1 << index;
            let open = open & !self.search.covers[index].places;
            self.cover(open, fins, barred_here, removable, visit)?;
            self.chosen &= !(1 << index);
        }
        let removable = removable & self.search.seen[place];
        if most_fins > 0 && removable != 0 {
            self.cover(open & !(1 << place), fins | 1 << place, barred_here, removable, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds covers that cover nothing new, if some are left over, and hands over the fish.
    fn fill(
        &mut self,
        left: usize,
        fins: u128,
        barred: u128,
        removable: u128,
        visit: &mut dyn FnMut(&Found) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if removable == 0 {
            return ControlFlow::Continue(());
        }
        if left == 0 {
            return self.hand_over(fins, removable, visit);
        }
        let mut barred = barred | self.chosen;
        for (index, cover) in self.search.covers.iter().enumerate() {
            let is_fit = cover.places & fins & !self.base.twice == 0 && cover.places & self.base.places != 0;
            if is_fit && barred >> index & 1 == 0 {
                barred |= 1 << index;
                self.chosen |= 1 << index;
                self.fill(left - 1, fins, barred, removable, visit)?;
                self.chosen &= !(1 << index);
            }
        }
        ControlFlow::Continue(())
    }

    fn hand_over(
        &self,
        fins: u128,
        removable: u128,
        visit: &mut dyn FnMut(&Found) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (mut once, mut twice) = (0, 0);
        for index in each_bit(self.chosen) {
            let places = self.search.covers[index].places;
            twice |= once & places;
            once |= places;
        }
        let removes = (once & !self.base.places | twice) & removable & !fins;
        if removes == 0 {
            return ControlFlow::Continue(());
        }
        let covers: Vec<House> = each_bit(self.chosen).map(|index| self.search.covers[index]).collect();
        if !self.search.is_wanted(self.bases, &covers, fins) {
            return ControlFlow::Continue(());
        }
        let (bases, endo_fins) = (self.bases.to_vec(), fins & self.base.twice);
        visit(&Found { bases, covers, fins, endo_fins, removes })
    }
}

fn each_bit(mut bits: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(lowest)
    })
}
