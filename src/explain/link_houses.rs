//! In which house each link of a chain is.

use super::Position;
use super::step::{Link, Step};
use crate::sets::CellSet;
use crate::shape::House;

impl Step {
    /// Adds to each link the house that it is in. The position is the one that the step is found in.
    pub(super) fn with_link_houses(mut self, position: &Position) -> Step {
        let shown: Vec<House> = self.houses.iter().map(|shown| shown.house).collect();
        for link in &mut self.links {
            link.house = house_of_link(link, position, &shown);
        }
        self
    }
}

/// The house of a link: of several one that is shown first, then a row, a column, a block, and others.
fn house_of_link(link: &Link, position: &Position, shown: &[House]) -> Option<House> {
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
        let all: Vec<usize> = houses.common_houses(&both).filter(is_all).collect();
        all.iter().copied().find(|&house| shown.contains(&houses.names[house])).or(all.first().copied())
    } else {
        houses.common_houses(&both).next()
    };
    house.map(|house| houses.names[house])
}
