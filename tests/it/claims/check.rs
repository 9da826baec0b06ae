//! One step that is being checked, and what its checkers ask of it.

use super::facts::Facts;
use ninefold::explain::{Candidate, HouseRole, Role, Step};
use ninefold::{CellSet, DigitSet, House};

/// What is false, if a claim is.
pub type Claim = Result<(), String>;

/// A step and the position before it.
pub struct Check<'a> {
    pub facts: &'a Facts,
    pub step: &'a Step,
    /// How many claims were checked.
    pub claims: usize,
}

/// Checks one claim: what is written behind it is said if it is false.
macro_rules! claim {
    ($check:expr, $is_true:expr, $($what:tt)+) => {{
        $check.claims += 1;
        if !$is_true {
            return Err(format!($($what)+));
        }
    }};
}
pub(super) use claim;

impl Check<'_> {
    /// The cells of the candidates with one of some roles.
    pub fn cells(&self, roles: &[Role]) -> CellSet {
        self.shown(roles).map(|candidate| candidate.cell).collect()
    }

    /// The digits of the candidates with one of some roles.
    pub fn digits(&self, roles: &[Role]) -> DigitSet {
        self.shown(roles).map(|candidate| candidate.digit).collect()
    }

    /// The candidates with one of some roles.
    pub fn shown(&self, roles: &[Role]) -> impl Iterator<Item = Candidate> {
        self.step.candidates.iter().filter(|shown| roles.contains(&shown.role)).map(|shown| shown.candidate)
    }

    /// The cells of a role in the order in which they are shown.
    pub fn cells_in_order(&self, role: Role) -> Vec<usize> {
        let mut cells = Vec::new();
        self.shown(&[role]).for_each(|shown| {
            if !cells.contains(&shown.cell) {
                cells.push(shown.cell);
            }
        });
        cells
    }

    pub fn houses(&self, role: HouseRole) -> Vec<House> {
        self.step.houses.iter().filter(|shown| shown.role == role).map(|shown| shown.house).collect()
    }

    /// The only house of a role.
    pub fn house(&self, role: HouseRole) -> Result<House, String> {
        match self.houses(role)[..] {
            [house] => Ok(house),
            ref houses => Err(format!("there are {} {} houses", houses.len(), role.name())),
        }
    }

    /// The only digit that is placed.
    pub fn placed(&self) -> Result<Candidate, String> {
        match self.step.places[..] {
            [placed] => Ok(placed),
            _ => Err("it does not place one digit".into()),
        }
    }

    pub fn removed_digits(&self) -> DigitSet {
        self.step.removes.iter().map(|removed| removed.digit).collect()
    }

    pub fn removed_cells(&self) -> CellSet {
        self.step.removes.iter().map(|removed| removed.cell).collect()
    }

    /// The only digit that goes.
    pub fn removed_digit(&self) -> Result<u8, String> {
        self.removed_digits().single().ok_or_else(|| "it does not remove one digit".into())
    }

    /// Whether a candidate goes.
    pub fn removes(&self, cell: usize, digit: u8) -> bool {
        self.step.removes.contains(&Candidate::new(cell, digit))
    }

    /// Everything that goes is one digit, and sees all of these cells.
    pub fn all_see(&mut self, digit: u8, cells: &CellSet) -> Claim {
        for removed in &self.step.removes {
            claim!(self, removed.digit == digit, "{} goes", removed.digit);
            claim!(
                self,
                self.facts.sees_all(removed.cell, cells),
                "{removed:?} does not see all of {cells:?}"
            );
        }
        Ok(())
    }

    /// A digit fits only in these cells of a house.
    pub fn fits_only_in(&mut self, house: House, digit: u8, cells: &CellSet) -> Claim {
        let places = self.facts.places(house, digit)?;
        claim!(self, places == *cells, "in {house} the {digit} fits in {places:?}, not {cells:?}");
        Ok(())
    }
}
