//! Where fish of one digit are looked for: its places, and the houses that may be base and cover.

use crate::explain::role::{HouseRole, Role};
use crate::explain::{FishKind, Position, Step, Technique};
use crate::sets::{bit, bits};
use crate::shape::{BasicKind, Houses};
use std::ops::ControlFlow;

/// A fish with more fins is not looked for.
const MOST_FINS: u32 = 5;

/// What a search looks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::explain::techniques) enum WantedFish {
    Basic,
    /// Finned and sashimi fish.
    Finned,
    Franken,
    FinnedFranken,
    Mutant,
    FinnedMutant,
}

/// A house and the places of the digit in it, a bit for each place.
#[derive(Clone, Copy)]
pub(super) struct FishHouse {
    number: usize,
    pub(super) places: u128,
}

/// A fish; houses are numbers of bases and covers of its search, a bit for each.
#[derive(Clone, Copy)]
pub(in crate::explain::techniques) struct FoundFish {
    pub(super) bases: u128,
    pub(super) covers: u128,
    pub(super) fins: u128,
    pub(super) endo_fins: u128,
    pub(super) removes: u128,
}

/// What is done with each fish that is found, and whether to go on looking.
pub(super) type VisitFish<'a> = dyn FnMut(&FoundFish) -> ControlFlow<()> + 'a;

/// The search for the fish of one digit.
pub(super) struct FishSearch<'a> {
    table: &'a Houses,
    digit: u8,
    pub(super) wanted: WantedFish,
    pub(super) size: usize,
    /// The cells in which the digit has a place.
    pub(super) cells: Vec<usize>,
    /// What each place sees.
    pub(super) seen: Vec<u128>,
    pub(super) bases: Vec<FishHouse>,
    /// For each base the same house among the covers, as a bit, if it is there.
    pub(super) cover_of: Vec<u128>,
    pub(super) covers: Vec<FishHouse>,
    /// The covers of each place, by number, a bit for each.
    pub(super) covers_of: Vec<u128>,
}

impl<'a> FishSearch<'a> {
    /// The searches with rows in the base and with columns; for mutant fish there is one.
    ///
    /// Nothing if the digit has too many places to search, as on large grids at the beginning, or too few.
    pub(super) fn both_ways(
        position: &'a Position,
        digit: u8,
        wanted: WantedFish,
        size: u8,
    ) -> impl Iterator<Item = FishSearch<'a>> {
        use BasicKind::{Column, Row};
        let ways: &[(Option<BasicKind>, Option<BasicKind>)] = match wanted {
            WantedFish::Mutant | WantedFish::FinnedMutant => &[(None, None)],
            _ => &[(Some(Row), Some(Column)), (Some(Column), Some(Row))],
        };
        let count = position.places(digit).len();
        let fits = (2 * usize::from(size)..=128).contains(&count);
        let ways = if fits { ways } else { &[] };
        ways.iter().map(move |&lines| FishSearch::new(position, digit, lines, wanted, size))
    }

    /// The search with these lines in the base and in the cover; with all houses, where none are named.
    fn new(
        position: &'a Position,
        digit: u8,
        (bases, covers): (Option<BasicKind>, Option<BasicKind>),
        wanted: WantedFish,
        size: u8,
    ) -> FishSearch<'a> {
        let table = position.houses();
        let cells: Vec<usize> = position.places(digit).iter().collect();
        let mut in_house = vec![0; table.all().len()];
        for (place, &cell) in cells.iter().enumerate() {
            table.houses_of(cell).iter().for_each(|&(house, _)| in_house[house] |= bit(place));
        }
        let with_others = matches!(wanted, WantedFish::Franken | WantedFish::FinnedFranken);
        let houses = |lines: Option<BasicKind>, must_be_full: bool| -> Vec<FishHouse> {
            let is_meant = |house: &FishHouse| {
                let number = house.number;
                let is_of_kind = lines.is_none()
                    || table.kind_of(number) == lines
                    || with_others && !table.lines().contains(&number);
                is_of_kind
                    && house.places != 0
                    && !table.is_repeated(number)
                    && (table.is_full(number) || !must_be_full)
            };
            table
                .all()
                .map(|number| FishHouse { number, places: in_house[number] })
                .filter(is_meant)
                .collect()
        };
        // The bases must hold the digit; what covers them need not.
        let (bases, covers) = (houses(bases, true), houses(covers, false));
        let seen_by = |(place, &cell): (usize, &usize)| {
            let seen = table.houses_of(cell).iter().fold(0, |seen, &(house, _)| seen | in_house[house]);
            seen & !bit(place)
        };
        let seen = cells.iter().enumerate().map(seen_by).collect();
        let mut covers_of = vec![0; cells.len()];
        let mut cover_at = vec![0; table.all().len()];
        for (index, cover) in covers.iter().enumerate() {
            cover_at[cover.number] = bit(index);
            bits(cover.places).for_each(|place| covers_of[place] |= bit(index));
        }
        let cover_of = bases.iter().map(|base| cover_at[base.number]).collect();
        FishSearch {
            table,
            digit,
            wanted,
            size: size.into(),
            cells,
            seen,
            bases,
            cover_of,
            covers,
            covers_of,
        }
    }

    /// How many fins there may be besides some.
    pub(super) fn most_fins(&self, fins: u128) -> u32 {
        if self.has_fins() { MOST_FINS.saturating_sub(fins.count_ones()) } else { 0 }
    }

    /// Whether so many covers, without those that are barred, can leave as few places open as there may be fins.
    ///
    /// Only the largest is looked at. For example, if no cover has more than 3 of 10 open places, two of them
    /// leave 4 at least.
    pub(super) fn can_cover(&self, open: u128, covers: usize, barred: u128, most_fins: u32) -> bool {
        let needed = open.count_ones().saturating_sub(most_fins);
        if needed as usize <= 3 * covers {
            return true; // there mostly are such covers, and to look for them takes longer than to try
        }
        let places = |index: usize| (self.covers[index].places & open).count_ones() as usize;
        let free = (0..self.covers.len()).filter(|&index| barred & bit(index) == 0);
        free.map(places).any(|most| most * covers >= needed as usize)
    }

    pub(super) fn has_fins(&self) -> bool {
        !matches!(self.wanted, WantedFish::Basic | WantedFish::Franken | WantedFish::Mutant)
    }

    /// What of some places sees all of others.
    pub(super) fn seen_by_all(&self, places: u128, among: u128) -> u128 {
        bits(places).fold(among, |seen, place| seen & self.seen[place])
    }

    /// Whether a fish is of the kind that is wanted.
    pub(super) fn is_wanted(&self, found: &FoundFish) -> bool {
        let has = |houses: &[FishHouse], chosen: u128, kind: Option<BasicKind>| {
            bits(chosen).any(|index| self.table.kind_of(houses[index].number) == kind)
        };
        let in_base = |kind| has(&self.bases, found.bases, kind);
        let in_cover = |kind| has(&self.covers, found.covers, kind);
        let [row, column, block] = [BasicKind::Row, BasicKind::Column, BasicKind::Block].map(Some);
        // All lines of the base are of one kind, and those of the cover of the other.
        let is_crossed = |along, across| !in_base(across) && !in_cover(along);
        let is_of_kind = match self.wanted {
            WantedFish::Basic | WantedFish::Finned => true,
            WantedFish::Franken | WantedFish::FinnedFranken => {
                [block, None].into_iter().any(|kind| in_base(kind) || in_cover(kind))
            }
            WantedFish::Mutant | WantedFish::FinnedMutant => {
                !is_crossed(row, column) && !is_crossed(column, row)
            }
        };
        is_of_kind && (found.fins != 0) == self.has_fins()
    }

    /// Whether some base has one place at most besides fins.
    pub(super) fn is_sashimi(&self, found: &FoundFish) -> bool {
        bits(found.bases).any(|index| (self.bases[index].places & !found.fins).count_ones() <= 1)
    }

    /// The cells of some places.
    fn cells_of(&self, places: u128) -> impl Iterator<Item = usize> {
        bits(places).map(|place| self.cells[place])
    }

    /// A step with its conclusion only.
    pub(super) fn removing(&self, kind: FishKind, removes: u128) -> Step {
        Step::new(Technique::Fish { kind, size: self.size as u8 })
            .removing(self.cells_of(removes), self.digit)
    }

    pub(super) fn step(&self, kind: FishKind, found: &FoundFish) -> Step {
        let base = bits(found.bases).fold(0, |all, index| all | self.bases[index].places);
        let mut step = self
            .removing(kind, found.removes)
            .showing(self.cells_of(base & !found.fins), self.digit, Role::Base)
            .showing(self.cells_of(found.fins & !found.endo_fins), self.digit, Role::Fin)
            .showing(self.cells_of(found.endo_fins), self.digit, Role::EndoFin);
        let chosen =
            [(&self.bases, found.bases, HouseRole::Base), (&self.covers, found.covers, HouseRole::Cover)];
        for (houses, chosen, role) in chosen {
            let mut numbers = bits(chosen).map(|index| houses[index].number);
            step = step.in_houses(self.table, &mut numbers, role);
        }
        step
    }
}
