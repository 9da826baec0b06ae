//! Which places there are, and how they are linked.

use crate::candidates::CellSet;
use crate::explain::map::bits;
use crate::explain::techniques::als::{self, Als};
use crate::explain::{Candidate, Position};

/// What takes part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in super::super) enum Reach {
    /// One digit: cells, and strong links in houses.
    Digit,
    /// Cells with two candidates: strong links in them, weak ones between them.
    Pairs,
    /// Candidates.
    Cells,
    /// Candidates and groups.
    Groups,
    /// Candidates, groups and almost locked sets.
    Sets,
}

/// What makes up a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Kind {
    Cell,
    Group,
    /// The number of an almost locked set.
    Set(u16),
}

/// A digit in some cells.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Place {
    pub(in super::super) cells: CellSet,
    pub(in super::super) digit: u8,
    pub(in super::super) kind: Kind,
    /// What sees all of the cells.
    seen: CellSet,
}

/// What a way over a place has to know.
pub(super) struct Passing {
    /// The cells that the way uses up, a bit for each. A group uses none: it may hold cells that are used
    /// elsewhere. Above 128 cells some share a bit, so a few ways are missed there.
    pub(super) used: u128,
    /// What the place is in: the number of its cell, or another one for each group and each set.
    pub(super) owner: u32,
    /// Whether it is of the kind that sets this reach apart from the one before.
    pub(super) is_special: bool,
    /// Whether a strong link leads on.
    pub(super) leads_on: bool,
}

/// The places and their links, by number. The candidates come first, by cell and digit.
pub(in super::super) struct Graph {
    pub(in super::super) reach: Reach,
    pub(in super::super) places: Vec<Place>,
    pub(in super::super) weak: Vec<Vec<u16>>,
    pub(in super::super) strong: Vec<Vec<u16>>,
    pub(in super::super) sets: Vec<Als>,
    /// For each place what a way over it has to know.
    pub(super) passing: Vec<Passing>,
    /// How many of the places are candidates.
    pub(in super::super) candidates: usize,
    /// The number of the first candidate of each cell.
    first_of_cell: Vec<u16>,
}

/// Above so many places there is no search with almost locked sets.
const MOST_PLACES: usize = 6_000;
/// How many cells an almost locked set may have above 9×9.
const MOST_CELLS_OF_LARGE: usize = 2;

impl Graph {
    pub(in super::super) fn new(position: &Position, reach: Reach) -> Graph {
        let mut graph = Graph {
            reach,
            places: Vec::new(),
            weak: Vec::new(),
            strong: Vec::new(),
            sets: Vec::new(),
            passing: Vec::new(),
            candidates: 0,
            first_of_cell: Vec::new(),
        };
        for cell in 0..position.cells().len() {
            graph.first_of_cell.push(graph.places.len() as u16);
            if reach == Reach::Pairs && position.candidates(cell).len() != 2 {
                continue;
            }
            for digit in position.candidates(cell) {
                graph.add(position, CellSet::of(cell), digit, Kind::Cell);
            }
        }
        graph.first_of_cell.push(graph.places.len() as u16);
        graph.candidates = graph.places.len();
        if reach >= Reach::Groups {
            graph.add_groups(position);
        }
        if reach == Reach::Sets {
            graph.add_sets(position);
        }
        graph.weak = vec![Vec::new(); graph.places.len()];
        graph.strong = vec![Vec::new(); graph.places.len()];
        graph.link_weakly(position, reach);
        if reach != Reach::Pairs {
            graph.link_houses(position);
        }
        if reach != Reach::Digit {
            graph.link_cells(position);
        }
        if reach == Reach::Sets {
            graph.link_sets(position);
        }
        for (passing, strong) in graph.passing.iter_mut().zip(&graph.strong) {
            passing.leads_on = !strong.is_empty();
        }
        // A way may end at a candidate, but must not at a group or a set.
        for weak in &mut graph.weak {
            weak.retain(|&to| usize::from(to) < graph.candidates || graph.passing[usize::from(to)].leads_on);
        }
        graph
    }

    /// The number of a candidate, if it takes part.
    pub(in super::super) fn index_of(&self, cell: usize, digit: u8) -> Option<usize> {
        let of_cell = usize::from(self.first_of_cell[cell])..usize::from(self.first_of_cell[cell + 1]);
        of_cell.into_iter().find(|&index| self.places[index].digit == digit)
    }

    /// The cell and the digit of a candidate.
    pub(in super::super) fn candidate(&self, index: usize) -> Candidate {
        let place = &self.places[index];
        Candidate { cell: place.cells.first().unwrap_or_default(), digit: place.digit }
    }

    /// Whether two places are in the same cell or belong to the same almost locked set.
    pub(in super::super) fn is_inner(&self, one: usize, other: usize) -> bool {
        self.passing[one].owner == self.passing[other].owner
    }

    /// The cells of a place, or of its almost locked set.
    pub(in super::super) fn cells_of(&self, index: usize) -> CellSet {
        match self.places[index].kind {
            Kind::Set(set) => self.sets[usize::from(set)].cells,
            _ => self.places[index].cells,
        }
    }

    fn add(&mut self, position: &Position, cells: CellSet, digit: u8, kind: Kind) {
        let seen = match (kind, cells.first()) {
            (Kind::Cell, Some(cell)) => position.map().peers[cell],
            _ => position.map().common_peers(&cells),
        };
        let cell_count = position.cells().len() as u32;
        let (owner, used) = match kind {
            Kind::Cell => (cells.first().unwrap_or_default() as u32, cells),
            Kind::Group => (cell_count + self.places.len() as u32, CellSet::EMPTY),
            Kind::Set(set) => (u32::MAX - u32::from(set), self.sets[usize::from(set)].cells),
        };
        let is_special = match self.reach {
            Reach::Groups => kind == Kind::Group,
            Reach::Sets => matches!(kind, Kind::Set(_)),
            _ => false,
        };
        let used = used.iter().fold(0, |used, cell| used | 1 << (cell % 128));
        self.passing.push(Passing { used, owner, is_special, leads_on: false });
        self.places.push(Place { cells, digit, kind, seen });
    }

    /// Adds each group: all places of a digit, two at least, that a box and a line share.
    fn add_groups(&mut self, position: &Position) {
        for crossing in &position.map().crossings {
            for digit in position.all_digits() {
                let cells = *position.places(digit) & *crossing;
                if cells.len() > 1 {
                    self.add(position, cells, digit, Kind::Group);
                }
            }
        }
    }

    /// Adds the places of each digit in each almost locked set of two cells and more.
    fn add_sets(&mut self, position: &Position) {
        let is_large = position.side() > 9;
        for set in als::all(position) {
            if set.cells.len() < 2 || is_large && set.cells.len() > MOST_CELLS_OF_LARGE {
                continue;
            }
            if self.places.len() + set.digits.len() > MOST_PLACES {
                break;
            }
            let number = self.sets.len() as u16;
            self.sets.push(set);
            for digit in set.digits {
                self.add(position, *position.places(digit) & set.cells, digit, Kind::Set(number));
            }
        }
    }

    /// Links places of one digit that see each other, and the candidates of each cell.
    fn link_weakly(&mut self, position: &Position, reach: Reach) {
        let mut by_digit: Vec<Vec<u16>> = vec![Vec::new(); position.side().into()];
        for (index, place) in self.places.iter().enumerate() {
            by_digit[usize::from(place.digit) - 1].push(index as u16);
        }
        for of_digit in by_digit {
            for (count, &one) in of_digit.iter().enumerate() {
                for &other in &of_digit[..count] {
                    if self.see_each_other(one.into(), other.into()) {
                        self.weak[usize::from(one)].push(other);
                        self.weak[usize::from(other)].push(one);
                    }
                }
            }
        }
        if matches!(reach, Reach::Digit | Reach::Pairs) {
            return;
        }
        for bounds in self.first_of_cell.windows(2) {
            for one in bounds[0]..bounds[1] {
                let others = (bounds[0]..bounds[1]).filter(|&other| other != one);
                self.weak[usize::from(one)].extend(others);
            }
        }
    }

    /// Whether all cells of one place see all of another; what almost locked sets use may not overlap.
    fn see_each_other(&self, one: usize, other: usize) -> bool {
        let (first, second) = (&self.places[one], &self.places[other]);
        if !second.cells.is_subset(&first.seen) {
            return false;
        }
        match (first.kind, second.kind) {
            (Kind::Set(set), _) => (self.sets[usize::from(set)].cells & self.cells_of(other)).is_empty(),
            (_, Kind::Set(set)) => (self.sets[usize::from(set)].cells & self.cells_of(one)).is_empty(),
            _ => true,
        }
    }

    /// Links two places that are all of a digit in a house.
    fn link_houses(&mut self, position: &Position) {
        let groups = self.places.iter().enumerate().skip(self.candidates);
        let groups: Vec<(usize, Place)> = groups
            .filter(|(_, place)| place.kind == Kind::Group)
            .map(|(index, place)| (index, *place))
            .collect();
        let map = position.map();
        for house in 0..map.houses.len() {
            for digit in position.all_digits() {
                let spots = position.spots(house, digit);
                if spots.count_ones() == 2 {
                    let mut ends = map.cells_at(house, spots).filter_map(|cell| self.index_of(cell, digit));
                    if let (Some(one), Some(other)) = (ends.next(), ends.next()) {
                        drop(ends);
                        self.link_strongly(one, other);
                    }
                }
            }
        }
        for (number, (index, group)) in groups.iter().enumerate() {
            for house in map.common_houses(&group.cells) {
                let rest = position.places_in(house, group.digit) - group.cells;
                let other = match rest.len() {
                    0 => None,
                    1 => rest.first().and_then(|cell| self.index_of(cell, group.digit)),
                    _ => groups[..number]
                        .iter()
                        .find(|(_, other)| other.digit == group.digit && other.cells == rest)
                        .map(|(index, _)| *index),
                };
                if let Some(other) = other {
                    self.link_strongly(*index, other);
                }
            }
        }
    }

    /// Links the two candidates of a cell.
    fn link_cells(&mut self, position: &Position) {
        for cell in position.blanks().iter() {
            let first = usize::from(self.first_of_cell[cell]);
            if self.first_of_cell[cell + 1] as usize == first + 2 {
                self.link_strongly(first, first + 1);
            }
        }
    }

    /// An almost locked set that loses one digit holds all its others; and what these take from a cell of three
    /// candidates or more may leave it one.
    fn link_sets(&mut self, position: &Position) {
        let mut from = self.candidates;
        while from < self.places.len() {
            let Kind::Set(number) = self.places[from].kind else {
                from += 1;
                continue;
            };
            let set = self.sets[usize::from(number)];
            let count = set.digits.len();
            let mut around = CellSet::EMPTY;
            let is_linked: Vec<usize> =
                (from..from + count).filter(|&one| !self.weak[one].is_empty()).collect();
            for one in from..from + count {
                for &other in is_linked.iter().filter(|&&other| other != one) {
                    self.strong[one].push(other as u16);
                }
                around |= *position.places(self.places[one].digit) & self.places[one].seen;
            }
            for cell in around - set.cells {
                let digits = position.candidates(cell);
                let seen = (from..from + count).filter(|&one| {
                    digits.contains(self.places[one].digit) && self.places[one].seen.contains(cell)
                });
                let seen: u32 = seen.fold(0, |seen, one| seen | 1 << (one - from));
                // Without the lost digit itself, just one candidate must be left.
                if digits.len() < 3 || seen.count_ones() as usize + 2 < digits.len() + 1 {
                    continue;
                }
                for lost in 0..count {
                    let taken = seen & !(1 << lost);
                    if taken.count_ones() as usize + 1 == digits.len() {
                        let taken = bits(taken).map(|index| self.places[from + index].digit).collect();
                        if let Some(left) =
                            (digits - taken).single().and_then(|left| self.index_of(cell, left))
                        {
                            self.strong[from + lost].push(left as u16);
                        }
                    }
                }
            }
            from += count;
        }
    }

    fn link_strongly(&mut self, one: usize, other: usize) {
        if !self.strong[one].contains(&(other as u16)) {
            self.strong[one].push(other as u16);
            self.strong[other].push(one as u16);
        }
    }
}
