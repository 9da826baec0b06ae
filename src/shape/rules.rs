//! What must hold in a puzzle: the houses of its shape, or others besides and in their place.

use super::{House, HouseKind, Houses, Shape, groups};
use crate::sets::CellSet;
use std::ops::Range;
use std::sync::Arc;
use std::{error, fmt};

/// All that must hold in a puzzle besides its givens.
///
/// A classic puzzle has its rows, columns and boxes, and nothing more; then the rules are a [`Shape`], and cost
/// nothing. Others have *regions* in place of the boxes, or further houses: diagonals, windows, groups. All of
/// them can be combined, on the shapes from 4×4 to 16×16. [`Rules::of`] begins to say which there are.
///
/// ```
/// use ninefold::{Grid, Rules, Shape, Verdict, solve};
///
/// // A windoku.
/// let rules = Rules::of(Shape::NINE).windows().build()?;
/// let rows = "..32..... .......76 7.5...... ....968.. 9.......3 ..215.... ......5.4 67....... .....96..";
/// let cells = rows.split(' ').flat_map(str::chars).map(|c| c.to_digit(10).unwrap_or(0) as u8);
/// let puzzle = Grid::with_rules(rules, cells.collect())?;
/// assert!(matches!(solve(&puzzle), Verdict::Unique(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "super::RulesRow", into = "super::RulesRow"))]
pub struct Rules {
    shape: Shape,
    /// Nothing for a classic puzzle.
    other: Option<Arc<Houses>>,
}

/// Which rules there are besides those of the shape.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Said {
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

impl Rules {
    /// The rules of the classic puzzles of a shape: rows, columns and boxes.
    pub const fn classic(shape: Shape) -> Rules {
        Rules { shape, other: None }
    }

    /// Begins with the classic rules; what is called on it adds to them, and [`RulesBuilder::build`] ends it.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::of(Shape::NINE).diagonals().windows().build()?;
    /// assert_eq!(rules.houses().count(), 27 + 2 + 4);
    /// assert_eq!(rules.houses_of(40).count(), 3 + 2);
    ///
    /// let window = House { kind: HouseKind::Window, index: 3 };
    /// assert_eq!(rules.house_cells(window), [50, 51, 52, 59, 60, 61, 68, 69, 70]);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn of(shape: Shape) -> RulesBuilder {
        RulesBuilder { shape, said: Said::default() }
    }

    /// The side of the grid, and its boxes as they are drawn where there are no regions.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Whether there are rows, columns and boxes, and nothing else.
    pub const fn is_classic(&self) -> bool {
        self.other.is_none()
    }

    /// Every house: the rows, the columns, the boxes or regions; then those others that must hold every digit,
    /// and then those that are too small for it.
    pub fn houses(&self) -> impl Iterator<Item = House> + '_ {
        self.table().names.iter().copied()
    }

    /// The cells of a house, in ascending order; none if there is no such house.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::of(Shape::NINE).diagonal_up().build()?;
    /// let [down, up] = [0, 1].map(|index| House { kind: HouseKind::Diagonal, index });
    /// assert_eq!(rules.house_cells(up), [8, 16, 24, 32, 40, 48, 56, 64, 72]);
    /// assert_eq!(rules.house_cells(down), []);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn house_cells(&self, house: House) -> &[usize] {
        self.number_of(house).map_or(&[], |number| &self.table().cells[number])
    }

    /// Whether a house must hold every digit, because it has as many cells as there are digits. A smaller one
    /// only holds no digit twice.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::of(Shape::NINE).group([0, 10, 20]).build()?;
    /// let [row, group] = [HouseKind::Row, HouseKind::Group].map(|kind| House { kind, index: 0 });
    /// assert!(rules.is_full(row) && !rules.is_full(group));
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn is_full(&self, house: House) -> bool {
        self.number_of(house).is_some_and(|number| self.table().is_full(number))
    }

    /// The houses that a cell is in; none if there is no such cell.
    pub fn houses_of(&self, cell: usize) -> impl Iterator<Item = House> + '_ {
        let table = self.table();
        let of_cell = if cell < self.shape.cell_count() { table.houses_of(cell) } else { &[] };
        of_cell.iter().map(|&(house, _)| table.names[house])
    }

    /// The other cells that share a house with a cell; none if there is no such cell.
    ///
    /// ```
    /// use ninefold::{Rules, Shape};
    ///
    /// assert_eq!(Rules::classic(Shape::NINE).peers(0).len(), 20);
    /// assert_eq!(Rules::of(Shape::NINE).diagonals().build()?.peers(0).len(), 26);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn peers(&self, cell: usize) -> CellSet {
        self.table().peers().get(cell).copied().unwrap_or_default()
    }

    /// Whether any two digits can change places in every solution of a grid without givens. Houses do not
    /// tell digits apart, so it is so as long as there is nothing else, such as a sum.
    pub(crate) const fn are_digits_interchangeable(&self) -> bool {
        true
    }

    /// The table of all houses.
    #[inline]
    pub(crate) fn table(&self) -> &Arc<Houses> {
        self.other_table().unwrap_or_else(|| Houses::of_shape(self.shape))
    }

    /// The same; nothing for a classic puzzle, so that a module that knows no other ones has no table.
    #[inline]
    pub(crate) fn other_table(&self) -> Option<&Arc<Houses>> {
        self.other.as_ref()
    }

    /// What there is besides the classic rules.
    #[cfg(feature = "serde")]
    pub(super) fn said(&self) -> Said {
        self.other.as_ref().map(|houses| houses.said.clone()).unwrap_or_default()
    }

    fn number_of(&self, house: House) -> Option<usize> {
        self.table().names.iter().position(|&name| name == house)
    }
}

/// The classic rules of a shape.
impl From<Shape> for Rules {
    fn from(shape: Shape) -> Rules {
        Rules::classic(shape)
    }
}

/// Rules that are being said: see [`Rules::of`].
///
/// What does not go together is told by [`RulesBuilder::build`].
#[derive(Clone, Debug)]
#[must_use = "`build` makes rules of it"]
pub struct RulesBuilder {
    shape: Shape,
    said: Said,
}

impl RulesBuilder {
    /// Regions in place of the boxes: for each cell the number of its region, from 0.
    ///
    /// Each region has as many cells as the side; they may lie apart. If the regions are the boxes of the
    /// shape, they say nothing new, and the puzzle stays a classic.
    ///
    /// ```
    /// use ninefold::{HouseKind, Rules, Shape};
    ///
    /// // Boxes drawn on end.
    /// let regions = (0..36).map(|cell| cell / 18 * 3 + cell % 6 / 2);
    /// let rules = Rules::of(Shape::of_side(6).unwrap()).regions(regions).build()?;
    /// assert_eq!(rules.houses_of(6).last().unwrap().to_string(), "region 1");
    ///
    /// let error = Rules::of(Shape::NINE).regions([0; 81]).build().unwrap_err();
    /// assert_eq!(error.to_string(), "Region 1 has 81 cells, and each region of a 9×9 has 9.");
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn regions(mut self, regions: impl IntoIterator<Item = usize>) -> Self {
        self.said.regions = Some(regions.into_iter().collect());
        self
    }

    /// Both diagonals hold every digit: the X-Sudoku.
    pub fn diagonals(self) -> Self {
        self.diagonal_down().diagonal_up()
    }

    /// The diagonal from the top left down to the right holds every digit. It is diagonal 0.
    pub fn diagonal_down(mut self) -> Self {
        self.said.down = true;
        self
    }

    /// The diagonal from the bottom left up to the right holds every digit. It is diagonal 1, also where the other
    /// one is none.
    pub fn diagonal_up(mut self) -> Self {
        self.said.up = true;
        self
    }

    /// Windows hold every digit, one less than boxes each way: the windoku, with four of them on a 9×9.
    ///
    /// They take square boxes.
    ///
    /// ```
    /// use ninefold::{Rules, Shape};
    ///
    /// let error = Rules::of(Shape::of_side(6).unwrap()).windows().build().unwrap_err();
    /// assert_eq!(error.to_string(), "There are no windows in a 6×6: its boxes are not square.");
    /// ```
    pub fn windows(mut self) -> Self {
        self.said.windows = true;
        self
    }

    /// The cells at the same place of every box hold every digit: the disjoint groups.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::of(Shape::NINE).disjoint_groups().build()?;
    /// let first = House { kind: HouseKind::Group, index: 0 };
    /// assert_eq!(rules.house_cells(first), [0, 3, 6, 27, 30, 33, 54, 57, 60]);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn disjoint_groups(mut self) -> Self {
        self.said.disjoint = true;
        self
    }

    /// Nine cells of a 9×9 that lie like a star hold every digit.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::of(Shape::NINE).asterisk().build()?;
    /// let asterisk = House { kind: HouseKind::Group, index: 0 };
    /// assert_eq!(rules.house_cells(asterisk), [13, 20, 24, 37, 40, 43, 56, 60, 67]);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn asterisk(mut self) -> Self {
        self.said.asterisk = true;
        self
    }

    /// The cells in the middle of the boxes of a 9×9 hold every digit.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::of(Shape::NINE).centre_dot().build()?;
    /// let dot = House { kind: HouseKind::Group, index: 0 };
    /// assert_eq!(rules.house_cells(dot), [10, 13, 16, 37, 40, 43, 64, 67, 70]);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn centre_dot(mut self) -> Self {
        self.said.dot = true;
        self
    }

    /// Nine cells of a 9×9 that lie like the vanes of a windmill hold every digit.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::of(Shape::NINE).girandola().build()?;
    /// let girandola = House { kind: HouseKind::Group, index: 0 };
    /// assert_eq!(rules.house_cells(girandola), [0, 8, 13, 37, 40, 43, 67, 72, 80]);
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn girandola(mut self) -> Self {
        self.said.girandola = true;
        self
    }

    /// Some cells hold no digit twice; if they are as many as the side, they hold every digit.
    ///
    /// The groups that are added so have the numbers from 0, in their order. Those of
    /// [`disjoint_groups`](RulesBuilder::disjoint_groups), [`asterisk`](RulesBuilder::asterisk),
    /// [`centre_dot`](RulesBuilder::centre_dot) and [`girandola`](RulesBuilder::girandola) follow, in this order.
    ///
    /// ```
    /// use ninefold::{House, HouseKind, Rules, Shape};
    ///
    /// let rules = Rules::of(Shape::NINE).asterisk().group([20, 10, 0]).build()?;
    /// let groups = [0, 1].map(|index| rules.house_cells(House { kind: HouseKind::Group, index }).len());
    /// assert_eq!(groups, [3, 9]);
    ///
    /// let error = Rules::of(Shape::NINE).group([3, 4, 81]).build().unwrap_err();
    /// assert_eq!(error.to_string(), "Group 1: there is no cell 81 in a 9×9, whose cells are 0 to 80.");
    /// # Ok::<(), ninefold::RulesError>(())
    /// ```
    pub fn group(mut self, cells: impl IntoIterator<Item = usize>) -> Self {
        self.said.groups.push(cells.into_iter().collect());
        self
    }

    /// The rules that were said.
    ///
    /// # Errors
    ///
    /// If something that was said cannot be, or two things cannot be together.
    pub fn build(self) -> Result<Rules, RulesError> {
        self.said.rules(self.shape)
    }
}

/// The largest side with other than classic rules.
const LARGEST: usize = 16;

/// How many groups of one's own there may be at most: with all others on a 16×16, the table is full then.
const MOST_GROUPS: usize = 50;

impl Said {
    /// The rules, if they can be.
    #[inline(never)]
    pub(crate) fn rules(mut self, shape: Shape) -> Result<Rules, RulesError> {
        if self.regions.as_ref().is_some_and(|regions| groups::are_boxes(shape, regions)) {
            self.regions = None;
        }
        if self == Said::default() {
            return Ok(Rules::classic(shape));
        }
        self.check(shape)?;
        // Two groups of the same cells are the same, in whatever order these were said.
        for cells in &mut self.groups {
            *cells = (0..shape.cell_count()).filter(|cell| cells.contains(cell)).collect();
        }
        let list = self.houses(shape);
        Ok(Rules { shape, other: Some(Arc::new(Houses::new(shape, self, list))) })
    }

    fn check(&self, shape: Shape) -> Result<(), RulesError> {
        if shape.side() > LARGEST {
            return Err(RulesError::Shape { shape });
        }
        if let Some(regions) = &self.regions {
            check_regions(shape, regions)?;
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
        let of_nine = [
            (self.asterisk, "The asterisk"),
            (self.dot, "The centre dot"),
            (self.girandola, "The girandola"),
        ];
        for (is_said, name) in of_nine {
            if is_said && shape != Shape::NINE {
                return Err(RulesError::NineAlone { name, shape });
            }
        }
        if self.groups.len() > MOST_GROUPS {
            return Err(RulesError::Groups { groups: self.groups.len() });
        }
        (0..).zip(&self.groups).try_for_each(|(group, cells)| check_group(shape, group, cells))
    }

    /// Every house, in the order in which the table takes them.
    pub(super) fn houses(&self, shape: Shape) -> Vec<(House, Vec<usize>)> {
        let (side, own) = (shape.side(), self.groups.len());
        let mut list = List { shape, full: Vec::new(), small: Vec::new() };
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
            groups::place_in_box(shape, cell) == group - own
        });
        let of_nine = [
            (self.asterisk, &groups::ASTERISK),
            (self.dot, &groups::CENTRE_DOT),
            (self.girandola, &groups::GIRANDOLA),
        ];
        let mut next = own + disjoint;
        for (is_said, cells) in of_nine {
            let end = next + usize::from(is_said);
            list.add(HouseKind::Group, next..end, &|_, cell| cells.contains(&cell));
            next = end;
        }
        list.full.append(&mut list.small);
        list.full
    }
}

/// Houses that are listed: those that must hold every digit, and those that are too small for it.
struct List {
    shape: Shape,
    full: Vec<(House, Vec<usize>)>,
    small: Vec<(House, Vec<usize>)>,
}

impl List {
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

fn check_regions(shape: Shape, regions: &[usize]) -> Result<(), RulesError> {
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

fn check_group(shape: Shape, group: usize, cells: &[usize]) -> Result<(), RulesError> {
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

/// Why there are no such rules. Cells, regions and groups are numbers from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesError {
    /// The shape is too large for other rules than the classic ones.
    Shape {
        /// The shape.
        shape: Shape,
    },
    /// There are not as many numbers of regions as cells.
    RegionCount {
        /// The shape.
        shape: Shape,
        /// How many numbers there are.
        cells: usize,
    },
    /// A cell is in a region that the shape does not have.
    NoRegion {
        /// The shape.
        shape: Shape,
        /// The first such cell.
        cell: usize,
        /// Its region.
        region: usize,
    },
    /// A region has more or fewer cells than the side.
    RegionSize {
        /// The shape.
        shape: Shape,
        /// The first such region.
        region: usize,
        /// How many cells it has.
        cells: usize,
    },
    /// The boxes are not square, so there are no windows.
    Windows {
        /// The shape.
        shape: Shape,
    },
    /// A rule needs boxes, and there are regions in their place.
    NeedsBoxes {
        /// What needs them, as in `The windows`.
        name: &'static str,
    },
    /// A rule is for 9×9 alone.
    NineAlone {
        /// Which rule, as in `The asterisk`.
        name: &'static str,
        /// The shape.
        shape: Shape,
    },
    /// There are more groups than any puzzle needs.
    Groups {
        /// How many there are.
        groups: usize,
    },
    /// A group has fewer than two cells, or more than the side.
    GroupSize {
        /// The shape.
        shape: Shape,
        /// The first such group.
        group: usize,
        /// How many cells it has.
        cells: usize,
    },
    /// A group has a cell that the shape does not have.
    GroupCell {
        /// The shape.
        shape: Shape,
        /// The first such group.
        group: usize,
        /// The first such cell.
        cell: usize,
    },
    /// A group has a cell twice.
    GroupTwice {
        /// The shape.
        shape: Shape,
        /// The first such group.
        group: usize,
        /// The cell.
        cell: usize,
    },
}

impl fmt::Display for RulesError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |shape: Shape, cell| (shape.row_of(cell) + 1, shape.column_of(cell) + 1);
        match *self {
            RulesError::Shape { shape } => {
                write!(out, "A {shape} has rows, columns and boxes alone: other rules go up to 16×16.")
            }
            RulesError::RegionCount { shape, cells } => {
                let (count, article) = (shape.cell_count(), shape.article());
                write!(
                    out,
                    "Expected a region for each of the {count} cells of {article} {shape}, got {cells}."
                )
            }
            RulesError::NoRegion { shape, cell, region } => {
                let ((row, column), last) = (place(shape, cell), shape.side() - 1);
                let article = shape.article();
                write!(
                    out,
                    "Row {row}, column {column}: there is no region {region} in {article} {shape}, "
                )?;
                write!(out, "whose regions are 0 to {last}.")
            }
            RulesError::RegionSize { shape, region, cells } => {
                let (side, article) = (shape.side(), shape.article());
                let noun = if cells == 1 { "cell" } else { "cells" };
                let number = region + 1;
                write!(
                    out,
                    "Region {number} has {cells} {noun}, and each region of {article} {shape} has {side}."
                )
            }
            RulesError::Windows { shape } => {
                write!(out, "There are no windows in {} {shape}: its boxes are not square.", shape.article())
            }
            RulesError::NeedsBoxes { name } => {
                write!(out, "{name} need boxes, and there are regions in their place.")
            }
            RulesError::NineAlone { name, shape } => {
                write!(out, "{name} is for a 9×9, and this is {} {shape}.", shape.article())
            }
            RulesError::Groups { groups } => {
                write!(out, "There are {groups} groups, and at most {MOST_GROUPS} can be.")
            }
            RulesError::GroupSize { shape, group, cells } => {
                let (number, side, article) = (group + 1, shape.side(), shape.article());
                let noun = if cells == 1 { "cell" } else { "cells" };
                write!(
                    out,
                    "Group {number} has {cells} {noun}, and a group of {article} {shape} has 2 to {side}."
                )
            }
            RulesError::GroupCell { shape, group, cell } => {
                let (number, last, article) = (group + 1, shape.cell_count() - 1, shape.article());
                write!(out, "Group {number}: there is no cell {cell} in {article} {shape}, ")?;
                write!(out, "whose cells are 0 to {last}.")
            }
            RulesError::GroupTwice { shape, group, cell } => {
                let ((row, column), number) = (place(shape, cell), group + 1);
                write!(out, "Group {number} has row {row}, column {column} twice.")
            }
        }
    }
}

impl error::Error for RulesError {}
