//! The clashes of a grid.

use super::Grid;
use crate::sets::DigitSet;
use crate::shape::House;

/// The same digit twice or more in one house.
///
/// ```
/// use ninefold::{Clash, Grid, House, HouseKind};
///
/// let mut cells = vec![0; 81];
/// (cells[0], cells[8]) = (5, 5);
/// let first_row = House { kind: HouseKind::Row, index: 0 };
/// let clash = Clash { digit: 5, house: first_row, cells: vec![0, 8] };
/// assert_eq!(Grid::new(cells)?.clashes(), [clash]);
/// # Ok::<(), ninefold::GridError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Clash {
    /// The digit that is there too often.
    pub digit: u8,
    /// Where it is.
    pub house: House,
    /// All cells of the house that hold the digit, in ascending order.
    pub cells: Vec<usize>,
}

impl Grid {
    /// Every clash: rows first, then columns, then boxes or regions, then other houses; within a house by digit.
    ///
    /// Two equal digits beside each other in a box clash twice, in their row and in their box.
    ///
    /// ```
    /// use ninefold::{Grid, HouseKind};
    ///
    /// let grid = Grid::new(vec![3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])?;
    /// let houses: Vec<_> = grid.clashes().iter().map(|clash| clash.house.kind).collect();
    /// assert_eq!(houses, [HouseKind::Row, HouseKind::Box]);
    /// # Ok::<(), ninefold::GridError>(())
    /// ```
    #[inline(never)]
    pub fn clashes(&self) -> Vec<Clash> {
        let mut clashes = Vec::new();
        match self.rules.other_table() {
            Some(table) => table.all().for_each(|house| {
                self.add_clashes(table.names[house], &table.cells[house], &mut clashes);
            }),
            // A module that knows classic puzzles alone has no table.
            None => self.shape().houses().for_each(|house| {
                let mut cells = [0; 25];
                let in_house = self.shape().house_cells(house);
                let count = cells.iter_mut().zip(in_house).map(|(place, cell)| *place = cell).count();
                self.add_clashes(house, &cells[..count], &mut clashes);
            }),
        }
        clashes
    }

    #[inline(never)]
    fn add_clashes(&self, house: House, in_house: &[usize], clashes: &mut Vec<Clash>) {
        for digit in self.repeated(in_house) {
            let mut cells = Vec::new();
            for &cell in in_house {
                if self.cells[cell] == digit {
                    cells.push(cell);
                }
            }
            clashes.push(Clash { digit, house, cells });
        }
    }

    /// Whether there is any clash.
    pub(crate) fn has_clash(&self) -> bool {
        self.rules.table().cells.iter().any(|cells| !self.repeated(cells).is_empty())
    }

    /// The digits that some cells have more than once.
    fn repeated(&self, cells: &[usize]) -> DigitSet {
        let (mut seen, mut repeated) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for &cell in cells {
            let digit = DigitSet::of(self.cells[cell]);
            repeated |= seen & digit;
            seen |= digit;
        }
        repeated
    }
}
