//! What rules are made of: whether it can be, and which houses it makes.

use super::{House, HouseKind, RulesError, Shape, groups};
use std::ops::Range;

/// The largest side of all.
const MOST_REGIONS: usize = 25;

/// How many groups of one's own there may be at most: with all others on a 16×16, the table is nearly full then.
pub(crate) const MOST_GROUPS: usize = 50;

/// Which rules there are besides those of the shape.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Spec {
    pub(crate) regions: Option<Vec<usize>>,
    pub(crate) down: bool,
    pub(crate) up: bool,
    pub(crate) windows: bool,
    pub(crate) disjoint: bool,
    pub(crate) asterisk: bool,
    pub(crate) dot: bool,
    pub(crate) girandola: bool,
    pub(crate) groups: Vec<Vec<usize>>,
}

impl Spec {
    /// The largest side with other than classic rules.
    pub(crate) const LARGEST: usize = 16;

    /// Adds rules to these. Regions are added only if there are none yet. At most one group more is kept than there may
    /// be, which tells that there are too many.
    #[inline(never)] // a copy in each caller makes the module for browsers larger
    pub(crate) fn add(&mut self, other: &Spec) {
        self.down |= other.down;
        self.up |= other.up;
        self.windows |= other.windows;
        self.disjoint |= other.disjoint;
        self.asterisk |= other.asterisk;
        self.dot |= other.dot;
        self.girandola |= other.girandola;
        if self.regions.is_none() {
            self.regions.clone_from(&other.regions);
        }
        let room = (MOST_GROUPS + 1).saturating_sub(self.groups.len()).min(other.groups.len());
        self.groups.extend_from_slice(&other.groups[..room]);
    }

    /// The groups that only a 9×9 can have, as far as these rules have them: what each is called, and its cells.
    pub(super) fn groups_of_nine(&self) -> impl Iterator<Item = (&'static str, &'static [usize; 9])> {
        let all = [
            (self.asterisk, "The asterisk", &groups::ASTERISK),
            (self.dot, "The centre dot", &groups::CENTRE_DOT),
            (self.girandola, "The girandola", &groups::GIRANDOLA),
        ];
        all.into_iter().filter(|(is_said, ..)| *is_said).map(|(_, name, cells)| (name, cells))
    }

    /// The same, if it can be, in the form in which two that mean the same are equal: groups have their cells in
    /// order, regions are numbered from 0 in the order of their first cells, and regions that are the boxes are none.
    pub(super) fn checked(mut self, shape: Shape) -> Result<Spec, RulesError> {
        if let Some(regions) = &mut self.regions {
            // Without a region 0 they can only be counted from 1.
            if regions.iter().all(|region| (1..=shape.side()).contains(region)) {
                regions.iter_mut().for_each(|region| *region -= 1);
            }
            ensure_regions(shape, regions)?;
            number_by_first_cells(regions);
            if groups::are_boxes(shape, regions) {
                self.regions = None;
            }
        }
        self.ensure_possible(shape)?;
        for cells in &mut self.groups {
            *cells = (0..shape.cell_count()).filter(|cell| cells.contains(cell)).collect();
        }
        Ok(self)
    }

    /// Says why the shape cannot have these rules, or why two of them do not go together.
    fn ensure_possible(&self, shape: Shape) -> Result<(), RulesError> {
        if shape.side() > Spec::LARGEST && *self != Spec::default() {
            return Err(RulesError::Shape { shape });
        }
        let of_boxes = [(self.windows, "The windows"), (self.disjoint, "The disjoint groups")];
        for (is_said, name) in of_boxes {
            if is_said && self.regions.is_some() {
                return Err(RulesError::NeedsBoxes { name });
            }
        }
        if self.windows && shape.box_rows() != shape.box_columns() {
            return Err(RulesError::Windows { shape });
        }
        if shape != Shape::NINE
            && let Some((name, _)) = self.groups_of_nine().next()
        {
            return Err(RulesError::NineAlone { name, shape });
        }
        if self.groups.len() > MOST_GROUPS {
            return Err(RulesError::Groups { groups: self.groups.len(), most: MOST_GROUPS });
        }
        (0..).zip(&self.groups).try_for_each(|(group, cells)| ensure_group(shape, group, cells))
    }

    /// Every house, in the order in which the table takes them.
    pub(super) fn houses(&self, shape: Shape) -> Vec<(House, Vec<usize>)> {
        let (side, own) = (shape.side(), self.groups.len());
        let mut list = HouseList { shape, full: Vec::new(), small: Vec::new() };
        list.add(HouseKind::Row, 0..side, &|row, cell| shape.row_of(cell) == row);
        list.add(HouseKind::Column, 0..side, &|column, cell| shape.column_of(cell) == column);
        match &self.regions {
            None => list.add(HouseKind::Box, 0..side, &|of_box, cell| shape.box_of(cell) == of_box),
            Some(regions) => list.add(HouseKind::Region, 0..side, &|region, cell| regions[cell] == region),
        }
        let diagonals = usize::from(!self.down)..1 + usize::from(self.up);
        list.add(HouseKind::Diagonal, diagonals, &|diagonal, cell| {
            let (row, column) = (shape.row_of(cell), shape.column_of(cell));
            if diagonal == 0 { row == column } else { row + column + 1 == side }
        });
        let windows = if self.windows { groups::window_count(shape) } else { 0 };
        list.add(HouseKind::Window, 0..windows, &|window, cell| {
            groups::window_of(shape, cell) == Some(window)
        });
        list.add(HouseKind::Group, 0..own, &|group, cell| self.groups[group].contains(&cell));
        let disjoint = if self.disjoint { side } else { 0 };
        list.add(HouseKind::Group, own..own + disjoint, &|group, cell| {
            groups::index_in_box(shape, cell) == group - own
        });
        for (index, (_, cells)) in (own + disjoint..).zip(self.groups_of_nine()) {
            list.add(HouseKind::Group, index..index + 1, &|_, cell| cells.contains(&cell));
        }
        list.full.append(&mut list.small);
        list.full
    }
}

/// Houses that are listed: those that must hold every digit, and those that are too small for it.
struct HouseList {
    shape: Shape,
    full: Vec<(House, Vec<usize>)>,
    small: Vec<(House, Vec<usize>)>,
}

impl HouseList {
    /// Adds the houses with these numbers of a kind; `has` says of a number and a cell whether the cell is in it.
    #[inline(never)] // a copy for each kind makes the modules for browsers larger
    fn add(&mut self, kind: HouseKind, indices: Range<usize>, has: &dyn Fn(usize, usize) -> bool) {
        for index in indices {
            let cells: Vec<usize> = (0..self.shape.cell_count()).filter(|&cell| has(index, cell)).collect();
            let is_full = cells.len() == self.shape.side();
            let list = if is_full { &mut self.full } else { &mut self.small };
            list.push((House { kind, index }, cells));
        }
    }
}

fn ensure_regions(shape: Shape, regions: &[usize]) -> Result<(), RulesError> {
    if regions.len() != shape.cell_count() {
        return Err(RulesError::RegionCount { shape, cells: regions.len() });
    }
    let side = shape.side();
    if let Some(cell) = regions.iter().position(|&region| region >= side) {
        return Err(RulesError::NoRegion { shape, cell, region: regions[cell] });
    }
    for region in 0..side {
        let cells = regions.iter().filter(|&&other| other == region).count();
        if cells != side {
            return Err(RulesError::RegionSize { shape, region, cells });
        }
    }
    Ok(())
}

/// Numbers regions in the order of their first cells. So region 4 is the same one whatever a file calls it.
fn number_by_first_cells(regions: &mut [usize]) {
    let (mut numbers, mut next) = ([None; MOST_REGIONS], 0);
    for region in regions {
        let number = &mut numbers[*region];
        if number.is_none() {
            *number = Some(next);
            next += 1;
        }
        *region = number.unwrap_or_default();
    }
}

fn ensure_group(shape: Shape, group: usize, cells: &[usize]) -> Result<(), RulesError> {
    if let Some(&cell) = cells.iter().find(|&&cell| cell >= shape.cell_count()) {
        return Err(RulesError::GroupCell { shape, group, cell });
    }
    let is_repeated = |place: &usize| cells[..*place].contains(&cells[*place]);
    if let Some(place) = (0..cells.len().min(shape.side() + 1)).find(is_repeated) {
        return Err(RulesError::GroupTwice { shape, group, cell: cells[place] });
    }
    if !(2..=shape.side()).contains(&cells.len()) {
        return Err(RulesError::GroupSize { shape, group, cells: cells.len() });
    }
    Ok(())
}
