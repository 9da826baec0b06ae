//! The links of a graph: which places see each other, and which of two must be on.

use super::graph::{Graph, Kind, Place, Reach};
use crate::explain::Position;
use crate::sets::{CellSet, bits};

impl Graph {
    /// Links places of one digit that see each other, and the candidates of each cell.
    pub(super) fn link_weakly(&mut self, position: &Position, reach: Reach) {
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
            (Kind::Set(set), _) => self.sets[usize::from(set)].cells.is_disjoint(self.cells_of(other)),
            (_, Kind::Set(set)) => self.sets[usize::from(set)].cells.is_disjoint(self.cells_of(one)),
            _ => true,
        }
    }

    /// Links two places that are all of a digit in a house.
    pub(super) fn link_houses(&mut self, position: &Position) {
        let groups = self.places.iter().enumerate().skip(self.candidates.len());
        let groups: Vec<(usize, Place)> = groups
            .filter(|(_, place)| place.kind == Kind::Group)
            .map(|(index, place)| (index, *place))
            .collect();
        let houses = position.houses();
        for digit in position.all_digits() {
            for pair in position.pairs(digit) {
                let [one, other] = pair.ends.map(|cell| self.index_of(cell, digit));
                if let Some((one, other)) = one.zip(other) {
                    self.link_strongly(one, other);
                }
            }
        }
        for (number, (index, group)) in groups.iter().enumerate() {
            for house in houses.common_houses(&group.cells).filter(|&house| houses.is_full(house)) {
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
    pub(super) fn link_cells(&mut self, position: &Position) {
        for cell in position.blanks().iter() {
            let first = usize::from(self.first_of_cell[cell]);
            if self.first_of_cell[cell + 1] as usize == first + 2 {
                self.link_strongly(first, first + 1);
            }
        }
    }

    /// An almost locked set that loses one digit holds all its others; and what these take from a cell of
    /// three candidates or more may leave it one.
    pub(super) fn link_sets(&mut self, position: &Position) {
        let mut from = self.candidates.len();
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
