//! In which house each link of a chain is.

use super::Position;
use super::step::{Link, Step, StepHouse};
use crate::sets::CellSet;
use crate::shape::House;

impl Step {
    /// Adds to each link the house that it is in. The position is the one that the step is found in.
    pub(super) fn with_link_houses(mut self, position: &Position) -> Step {
        for link in &mut self.links {
            link.house = house_of_link(link, position, &self.houses);
        }
        self
    }
}

/// The house of a link: of several one that is shown first, then a row, a column, a block, and others.
fn house_of_link(link: &Link, position: &Position, shown: &[StepHouse]) -> Option<House> {
    let houses = position.houses();
    let cells = [&link.from.cells, &link.to.cells, &link.set];
    let [from, to, set]: [CellSet; 3] = cells.map(|cells| cells.iter().copied().collect());
    let both = from | to;
    let digit = link.from.digit;
    let house = if !set.is_empty() {
        // What the set takes from a cell outside it leaves that cell one digit, and needs no house.
        houses.common_houses(&set).next().filter(|_| to.is_subset(&set))
    } else if link.to.digit != digit {
        None
    } else if link.strong {
        let is_all = |&house: &usize| houses.is_full(house) && position.places_in(house, digit) == both;
        let all = || houses.common_houses(&both).filter(is_all);
        let is_shown = |&house: &usize| shown.iter().any(|shown| shown.house == houses.names[house]);
        all().find(is_shown).or_else(|| all().next())
    } else {
        houses.common_houses(&both).next()
    };
    house.map(|house| houses.names[house])
}
