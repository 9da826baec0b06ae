//! The making of a graph: its places, and then its links.

use super::graph::{Graph, Kind, Passing, Place, Reach};
use crate::explain::techniques::als;
use crate::explain::{Candidate, Position};
use crate::sets::{CellSet, bit};

/// Above so many places there is no search with almost locked sets.
const MOST_PLACES: usize = 6_000;
/// How many cells an almost locked set may have above 9×9.
const MOST_CELLS_OF_LARGE: usize = 2;

impl Graph {
    pub(in super::super) fn new(position: &Position, reach: Reach) -> Graph {
        let mut graph = Graph { reach, ..Graph::default() };
        let houses = position.houses();
        for cell in 0..position.cells().len() {
            graph.first_of_cell.push(graph.places.len() as u16);
            if reach == Reach::Pairs && position.candidates(cell).len() != 2 {
                continue;
            }
            for digit in position.candidates(cell) {
                graph.candidates.push(Candidate { cell, digit });
                let place =
                    Place { cells: CellSet::of(cell), digit, kind: Kind::Cell, seen: houses.peers()[cell] };
                graph.add(place, cell as u32, place.cells);
            }
        }
        graph.first_of_cell.push(graph.places.len() as u16);
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
            weak.retain(|&to| {
                usize::from(to) < graph.candidates.len() || graph.passing[usize::from(to)].leads_on
            });
        }
        graph
    }

    /// Adds a place, with what it is in and the cells that a way over it uses up.
    fn add(&mut self, place: Place, owner: u32, used: CellSet) {
        let is_special = match self.reach {
            Reach::Groups => place.kind == Kind::Group,
            Reach::Sets => matches!(place.kind, Kind::Set(_)),
            _ => false,
        };
        let used = used.iter().fold(0, |used, cell| used | bit(cell % 128));
        self.passing.push(Passing { used, owner, is_special, leads_on: false });
        self.places.push(place);
        debug_assert!(self.places.len() <= u16::MAX.into(), "places are meant by numbers of 16 bits");
    }

    /// Adds each group: all places of a digit, two at least, that two houses share.
    fn add_groups(&mut self, position: &Position) {
        let houses = position.houses();
        for crossing in position.crossings() {
            for digit in position.all_digits() {
                let cells = *position.places(digit) & *crossing;
                if cells.len() > 1 {
                    let place = Place { cells, digit, kind: Kind::Group, seen: houses.common_peers(&cells) };
                    let owner = position.cells().len() + self.places.len();
                    self.add(place, owner as u32, CellSet::EMPTY);
                }
            }
        }
    }

    /// Adds the places of each digit in each almost locked set of two cells and more.
    fn add_sets(&mut self, position: &Position) {
        let (houses, is_large) = (position.houses(), position.side() > 9);
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
                let (cells, kind) = (*position.places(digit) & set.cells, Kind::Set(number));
                let place = Place { cells, digit, kind, seen: houses.common_peers(&cells) };
                self.add(place, u32::MAX - u32::from(number), set.cells);
            }
        }
    }
}
