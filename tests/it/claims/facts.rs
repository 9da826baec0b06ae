//! What is so in a position: its houses, what sees what, and what is left. It is worked out here from the rules alone.

use ninefold::explain::{Candidate, Position};
use ninefold::{CellSet, DigitSet, House, HouseKind, Shape};

/// A house, its cells, and whether it holds every digit.
pub struct Known {
    pub name: House,
    pub cells: CellSet,
    pub is_full: bool,
}

/// A position as the checkers see it.
pub struct Facts {
    pub shape: Shape,
    pub houses: Vec<Known>,
    pub digits: Vec<u8>,
    pub left: Vec<DigitSet>,
    given: Vec<bool>,
    peers: Vec<CellSet>,
}

impl Facts {
    pub fn of(position: &Position) -> Facts {
        let (rules, shape) = (position.rules(), position.shape());
        let known = |name| {
            let cells: CellSet = rules.house_cells(name).iter().copied().collect();
            Known { name, cells, is_full: cells.len() == shape.side() }
        };
        let houses: Vec<Known> = rules.houses().map(known).collect();
        let count = shape.cell_count();
        let mut peers = vec![CellSet::EMPTY; count];
        for house in &houses {
            house.cells.iter().for_each(|cell| peers[cell] |= house.cells);
        }
        peers.iter_mut().enumerate().for_each(|(cell, peers)| peers.remove(cell));
        Facts {
            shape,
            houses,
            digits: position.cells().to_vec(),
            left: (0..count).map(|cell| position.candidates(cell)).collect(),
            given: (0..count).map(|cell| position.is_given(cell)).collect(),
            peers,
        }
    }

    /// The house of this name; a step that names another says what is false.
    pub fn house(&self, name: House) -> Result<&Known, String> {
        self.houses.iter().find(|house| house.name == name).ok_or_else(|| format!("there is no {name}"))
    }

    /// The house of this name, if it must hold every digit, and does not hold this one yet.
    pub fn house_for(&self, name: House, digit: u8) -> Result<&Known, String> {
        let house = self.house(name)?;
        if !house.is_full {
            return Err(format!("{name} need not hold {digit}"));
        }
        if house.cells.iter().any(|cell| self.digits[cell] == digit) {
            return Err(format!("{name} holds {digit}"));
        }
        Ok(house)
    }

    /// The only places of a digit in a house that must hold it.
    pub fn places(&self, name: House, digit: u8) -> Result<CellSet, String> {
        Ok(self.house_for(name, digit)?.cells.iter().filter(|&cell| self.has(cell, digit)).collect())
    }

    /// The cells of a house that are not filled.
    pub fn blanks(&self, name: House) -> Result<CellSet, String> {
        Ok(self.house(name)?.cells.iter().filter(|&cell| self.digits[cell] == 0).collect())
    }

    /// All cells that are not filled.
    pub fn all_blanks(&self) -> CellSet {
        (0..self.digits.len()).filter(|&cell| self.digits[cell] == 0).collect()
    }

    /// The cells that a digit fills.
    pub fn copies(&self, digit: u8) -> CellSet {
        (0..self.digits.len()).filter(|&cell| self.digits[cell] == digit).collect()
    }

    pub fn has(&self, cell: usize, digit: u8) -> bool {
        self.left.get(cell).is_some_and(|left| left.contains(digit))
    }

    pub fn sees(&self, one: usize, other: usize) -> bool {
        self.peers[one].contains(other)
    }

    /// Whether a cell sees all of some cells.
    pub fn sees_all(&self, cell: usize, cells: &CellSet) -> bool {
        cells.is_subset(&self.peers[cell])
    }

    /// Whether a cell sees any of some cells.
    pub fn sees_any(&self, cell: usize, cells: &CellSet) -> bool {
        !cells.is_disjoint(&self.peers[cell])
    }

    /// Whether a digit in a cell rules a candidate out.
    pub fn rules_out(&self, on: Candidate, other: Candidate) -> bool {
        match on.cell == other.cell {
            true => on.digit != other.digit,
            false => on.digit == other.digit && self.sees(on.cell, other.cell),
        }
    }

    /// The digits that are left in some cells together.
    pub fn digits_of(&self, cells: &CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.left[cell])
    }

    /// Those of some cells where a digit is left.
    pub fn those_with(&self, cells: &CellSet, digit: u8) -> CellSet {
        cells.iter().filter(|&cell| self.has(cell, digit)).collect()
    }

    pub fn is_given(&self, cell: usize) -> bool {
        self.given[cell]
    }

    /// The kinds of the houses that hold both cells.
    pub fn share(&self, one: usize, other: usize) -> impl Iterator<Item = &Known> {
        self.houses.iter().filter(move |house| house.cells.contains(one) && house.cells.contains(other))
    }

    /// Whether two digits that stand in two kinds of cells may change places: every house has as many of each kind.
    pub fn may_swap(&self, one: &CellSet, other: &CellSet) -> bool {
        self.houses.iter().all(|house| (house.cells & *one).len() == (house.cells & *other).len())
    }
}

pub fn is_line(kind: HouseKind) -> bool {
    matches!(kind, HouseKind::Row | HouseKind::Column)
}

pub fn is_box(kind: HouseKind) -> bool {
    matches!(kind, HouseKind::Box | HouseKind::Region)
}

/// `r4c5`, for messages.
pub fn cell_name(facts: &Facts, cell: usize) -> String {
    let side = facts.shape.side();
    format!("r{}c{}", cell / side + 1, cell % side + 1)
}
