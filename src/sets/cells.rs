//! A set of cells.

use super::Bits;
use std::fmt;
use std::hash::{Hash, Hasher};

/// How many cells the first number has a bit for: as many as a 10×10 has, and more.
const FIRST: usize = u128::BITS as usize;
/// How many further numbers a 25×25 takes.
const REST: usize = 4;

/// The number that has only this bit, of 128. WebAssembly shifts a number of 64 bits by itself, but calls a
/// function to shift a larger one.
#[inline]
pub(crate) const fn bit(place: usize) -> u128 {
    let half = 1_u64 << (place % 64);
    if place < 64 { half as u128 } else { (half as u128) << 64 }
}

/// A set of the cells of one grid, of any shape.
///
/// It never allocates and is copied like a number. Shapes up to 10×10 need its first number only, and the
/// others are not looked at.
///
/// ```
/// use ninefold::{CellSet, House, HouseKind, Shape};
///
/// let cells = |kind, index| Shape::NINE.house_cells(House { kind, index }).collect::<CellSet>();
/// let (row, square) = (cells(HouseKind::Row, 0), cells(HouseKind::Box, 0));
/// assert!((row & square).iter().eq([0, 1, 2]));
/// assert_eq!((row | square).len(), 15);
/// assert!(!(row - square).contains(2));
/// ```
#[derive(Clone, Copy, Default)]
pub struct CellSet {
    first: u128,
    /// Whether any bit of `rest` may be set; while it is not, `rest` is not looked at.
    is_large: bool,
    rest: [u128; REST],
}

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet { first: 0, is_large: false, rest: [0; REST] };

    /// One cell.
    ///
    /// # Panics
    ///
    /// If the cell is above 639: no grid has so many.
    pub fn of(cell: usize) -> CellSet {
        let mut set = CellSet::EMPTY;
        set.insert(cell);
        set
    }

    /// How many cells there are.
    #[inline]
    pub fn len(&self) -> usize {
        let first = self.first.count_ones();
        let rest = if self.is_large { self.rest.iter().map(|number| number.count_ones()).sum() } else { 0 };
        (first + rest) as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.first == 0 && (!self.is_large || self.rest == [0; REST])
    }

    /// Whether a cell is in the set.
    #[inline]
    pub fn contains(&self, cell: usize) -> bool {
        match cell.checked_sub(FIRST) {
            None => self.first & bit(cell) != 0,
            Some(place) => {
                self.rest.get(place / FIRST).is_some_and(|number| number & bit(place % FIRST) != 0)
            }
        }
    }

    /// Adds a cell.
    ///
    /// # Panics
    ///
    /// If the cell is above 639: no grid has so many.
    #[inline]
    pub fn insert(&mut self, cell: usize) {
        match cell.checked_sub(FIRST) {
            None => self.first |= bit(cell),
            Some(place) => {
                self.rest[place / FIRST] |= bit(place % FIRST);
                self.is_large = true;
            }
        }
    }

    /// Removes a cell.
    #[inline]
    pub fn remove(&mut self, cell: usize) {
        match cell.checked_sub(FIRST) {
            None => self.first &= !bit(cell),
            Some(place) => {
                if let Some(number) = self.rest.get_mut(place / FIRST) {
                    *number &= !bit(place % FIRST);
                }
            }
        }
    }

    /// Whether all cells are in another set, too.
    #[inline]
    pub fn is_subset(&self, other: &CellSet) -> bool {
        let mut rest = self.rest.iter().zip(&other.rest);
        self.first & !other.first == 0 && (!self.is_large || rest.all(|(one, other)| one & !other == 0))
    }

    /// Whether no cell is in another set, too.
    #[inline]
    pub fn is_disjoint(&self, other: &CellSet) -> bool {
        let mut rest = self.rest.iter().zip(&other.rest);
        self.first & other.first == 0 && (!self.is_large || rest.all(|(one, other)| one & other == 0))
    }

    /// The smallest cell.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        self.into_iter().next()
    }

    /// The cells in ascending order.
    #[inline]
    pub fn iter(&self) -> Cells {
        self.into_iter()
    }

    #[inline(always)]
    fn combine(self, other: CellSet, combine: fn(u128, u128) -> u128) -> CellSet {
        if self.is_large || other.is_large {
            return self.combine_large(&other, combine);
        }
        CellSet { first: combine(self.first, other.first), ..CellSet::EMPTY }
    }

    /// The same with all numbers; it is not copied to wherever sets are combined.
    #[cold]
    #[inline(never)]
    fn combine_large(&self, other: &CellSet, combine: fn(u128, u128) -> u128) -> CellSet {
        let rest = std::array::from_fn(|index| combine(self.rest[index], other.rest[index]));
        CellSet { first: combine(self.first, other.first), is_large: true, rest }
    }
}

operators! {
    #[cfg_attr(feature = "web-hint", inline(never))] // each copy makes the module larger
    #[cfg_attr(not(feature = "web-hint"), inline)]
    CellSet
}

impl FromIterator<usize> for CellSet {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> CellSet {
        let mut set = CellSet::EMPTY;
        set.extend(cells);
        set
    }
}

impl Extend<usize> for CellSet {
    fn extend<I: IntoIterator<Item = usize>>(&mut self, cells: I) {
        cells.into_iter().for_each(|cell| self.insert(cell));
    }
}

impl IntoIterator for CellSet {
    type Item = usize;
    type IntoIter = Cells;

    #[inline]
    fn into_iter(self) -> Cells {
        Cells { set: self, number: 0 }
    }
}

impl PartialEq for CellSet {
    #[inline]
    fn eq(&self, other: &CellSet) -> bool {
        self.first == other.first && (!(self.is_large || other.is_large) || self.rest == other.rest)
    }
}

impl Eq for CellSet {}

impl Hash for CellSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.first, self.rest).hash(state);
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(*self).finish()
    }
}

/// The cells of a [`CellSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct Cells {
    set: CellSet,
    /// How many of the further numbers have been gone through; what is being gone through is in `set.first`.
    number: usize,
}

impl Cells {
    /// Takes the next number that has a cell, if there is one.
    #[cold]
    #[inline(never)]
    fn next_number(&mut self) -> bool {
        while self.set.first == 0 && self.number < REST {
            self.set.first = self.set.rest[self.number];
            self.number += 1;
        }
        self.set.first != 0
    }
}

impl Iterator for Cells {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.set.first == 0 && (!self.set.is_large || !self.next_number()) {
            return None;
        }
        self.set.first.take_lowest().map(|place| self.number * FIRST + place)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let rest = if self.set.is_large { self.set.rest[self.number.min(REST)..].iter() } else { [].iter() };
        let count = self.set.first.count_ones() + rest.map(|number| number.count_ones()).sum::<u32>();
        (count as usize, Some(count as usize))
    }
}

impl ExactSizeIterator for Cells {}

#[cfg(test)]
mod tests {
    use super::{CellSet, FIRST, REST};
    use crate::shape::Shape;
    use proptest::{collection::btree_set, prelude::*, sample::select};
    use std::collections::{BTreeSet, HashSet};

    fn cells() -> impl Strategy<Value = BTreeSet<usize>> {
        select(&[16_usize, 81, 128, 129, 625][..]).prop_flat_map(|count| btree_set(0..count, 0..40))
    }

    #[test]
    fn every_cell_of_every_shape_fits() {
        assert!(Shape::ALL.iter().all(|shape| shape.cell_count() <= FIRST * (1 + REST)));
    }

    proptest! {
        /// Rust's own sets say what is right.
        #[test]
        fn sets_are_sets(one in cells(), other in cells(), cell in 0..640_usize) {
            let set = |cells: &BTreeSet<usize>| cells.iter().copied().collect::<CellSet>();
            let (a, b) = (set(&one), set(&other));
            for (found, expected) in [
                (a, one.clone()),
                (a & b, &one & &other),
                (a | b, &one | &other),
                (a - b, &one - &other),
            ] {
                prop_assert!(found.iter().eq(expected.iter().copied()), "{:?}", expected);
                prop_assert_eq!((found.len(), found.is_empty()), (expected.len(), expected.is_empty()));
                prop_assert_eq!(found.first(), expected.first().copied());
                prop_assert_eq!(found.contains(cell), expected.contains(&cell));
                prop_assert_eq!(found.is_subset(&b), expected.is_subset(&other));
                prop_assert_eq!(found.is_disjoint(&b), expected.is_disjoint(&other));
                prop_assert_eq!(found == b, expected == other);
                // However it came about, a set is the same.
                prop_assert_eq!(HashSet::from([found, set(&expected)]).len(), 1);
            }
            let (mut with, mut without) = (a, a);
            with.insert(cell);
            without.remove(cell);
            prop_assert_eq!(with, a | CellSet::of(cell));
            prop_assert_eq!(without, a - CellSet::of(cell));
        }
    }
}
