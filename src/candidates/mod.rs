//! The one board below everything that reasons: the digits in the cells, and the candidates of the blanks.

use crate::sets::{DigitSet, bits};
use crate::shape::Houses;
use std::sync::Arc;

/// The digits in the cells of a puzzle, and the candidates of its blanks: by cell, and by house.
///
/// It is made to be copied very often, and checks nothing. A house is meant by its number in [`Houses`], where
/// *spots* are explained, too.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    houses: Arc<Houses>,
    /// The cells row by row, 0 for a blank.
    cells: Vec<u8>,
    /// The candidates of each cell; none for one that holds a digit.
    digits: Vec<DigitSet>,
    /// Where each house has each digit as a candidate: a bit for each cell of the house. The spots of digit d are at
    /// house · side + d − 1.
    spots: Vec<u32>,
    side: usize,
}

impl Board {
    /// The cells of a puzzle, 0 for a blank, and the candidates of each.
    ///
    /// The caller sees to it that there is one of each for every cell, that no digit is above the side, and that no
    /// candidate of a cell is the digit of one of its peers.
    pub(crate) fn new(houses: &Arc<Houses>, cells: &[u8], digits: Vec<DigitSet>) -> Board {
        let side = houses.shape().side();
        let mut spots = vec![0; houses.all().len() * side];
        for (cell, set) in digits.iter().enumerate() {
            for &(house, place) in houses.houses_of(cell) {
                bits(set.bits()).for_each(|index| spots[house * side + index] |= 1 << place);
            }
        }
        Board { houses: Arc::clone(houses), cells: cells.to_vec(), digits, spots, side }
    }

    /// Becomes the same as another board of the same houses, without asking for memory.
    pub(crate) fn copy_from(&mut self, other: &Board) {
        self.cells.copy_from_slice(&other.cells);
        self.digits.copy_from_slice(&other.digits);
        self.spots.copy_from_slice(&other.spots);
    }

    #[inline]
    pub(crate) fn houses(&self) -> &Houses {
        &self.houses
    }

    /// The largest digit.
    #[inline]
    pub(crate) fn side(&self) -> usize {
        self.side
    }

    /// The cells row by row, 0 for a blank.
    #[inline]
    pub(crate) fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The candidates of each cell; none for one that holds a digit.
    #[inline]
    pub(crate) fn digits(&self) -> &[DigitSet] {
        &self.digits
    }

    /// The candidates of a cell as bits: bit d − 1 is set for digit d.
    #[inline]
    pub(crate) fn bits(&self, cell: usize) -> u32 {
        self.digits[cell].bits()
    }

    /// The candidates of each cell of a house, as bits; none for places that it does not have.
    pub(crate) fn masks(&self, house: usize) -> [u32; 32] {
        let mut masks = [0; 32];
        masks.iter_mut().zip(&self.houses.cells[house]).for_each(|(mask, &cell)| *mask = self.bits(cell));
        masks
    }

    /// Where in a house a digit is a candidate: a bit for each cell of the house.
    #[inline]
    pub(crate) fn spots(&self, house: usize, digit: u8) -> u32 {
        debug_assert!((1..=self.side).contains(&digit.into()));
        self.spots[house * self.side + usize::from(digit) - 1]
    }

    /// The same for every digit, from 1.
    #[inline]
    pub(crate) fn all_spots(&self, house: usize) -> &[u32] {
        &self.spots[house * self.side..][..self.side]
    }

    /// Removes a candidate, and says whether it was there.
    #[inline]
    pub(crate) fn remove(&mut self, cell: usize, digit: u8) -> bool {
        let is_there = self.digits[cell].remove(digit);
        if is_there {
            for &(house, place) in self.houses.houses_of(cell) {
                self.spots[house * self.side + usize::from(digit) - 1] &= !(1 << place);
            }
        }
        is_there
    }

    /// Places a digit in a blank, whether or not it is a candidate there, and takes it from the peers. `gone` is
    /// called with the cell and the digit of each candidate that goes: those of the cell, and those of the peers.
    ///
    /// # Panics
    ///
    /// If there is no such cell or no such digit.
    pub(crate) fn place(&mut self, cell: usize, digit: u8, mut gone: impl FnMut(usize, u8)) {
        assert!((1..=self.side).contains(&digit.into()), "{digit} is no digit of this grid");
        self.cells[cell] = digit;
        for other in self.digits[cell] {
            self.remove(cell, other);
            gone(cell, other);
        }
        for index in 0..self.houses.houses_of(cell).len() {
            let (house, _) = self.houses.houses_of(cell)[index];
            for place in bits(self.spots(house, digit)) {
                let peer = self.houses.cells[house][place];
                self.remove(peer, digit);
                gone(peer, digit);
            }
        }
    }
}

/// What is left for each cell: the digits that no peer holds, and that are among its `given` candidates if there are
/// such; none for a cell that holds a digit.
pub(crate) fn candidates_left(houses: &Houses, cells: &[u8], given: Option<&[DigitSet]>) -> Vec<DigitSet> {
    let placed: Vec<DigitSet> = cells.iter().map(|&digit| DigitSet::of(digit)).collect();
    let all = DigitSet::all(houses.shape().side());
    // First each set is what the cell sees, then what is left for it.
    let mut sets = digits_in_houses(houses, &placed);
    for (cell, set) in sets.iter_mut().enumerate() {
        let given = given.map_or(all, |given| given[cell]);
        *set = if cells[cell] > 0 { DigitSet::EMPTY } else { given - *set };
    }
    sets
}

/// For each cell, the digits that any cell of its houses has.
#[inline(never)] // a second copy makes the module larger that only solves
pub(crate) fn digits_in_houses(houses: &Houses, sets: &[DigitSet]) -> Vec<DigitSet> {
    let mut seen = vec![DigitSet::EMPTY; sets.len()];
    for cells in &houses.cells {
        let of_house = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | sets[cell]);
        cells.iter().for_each(|&cell| seen[cell] |= of_house);
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::{Board, candidates_left};
    use crate::sets::DigitSet;
    use crate::shape::{Houses, Shape};
    use proptest::{collection::vec, prelude::*, sample::select};

    /// What is left, by looking at every pair of cells.
    fn naive(shape: Shape, cells: &[u8]) -> Vec<DigitSet> {
        let fits = |cell: usize, digit: u8| {
            (0..cells.len()).all(|other| cells[other] != digit || !shape.are_peers(cell, other))
        };
        let left = |cell: usize| {
            (1..=shape.side() as u8).filter(|&digit| cells[cell] == 0 && fits(cell, digit)).collect()
        };
        (0..cells.len()).map(left).collect()
    }

    proptest! {
        /// Digits are placed and candidates removed one by one; the cells, the houses and what is told to have
        /// gone say the same.
        #[test]
        fn cells_and_houses_agree(
            shape in select(&Shape::ALL[..]),
            order in vec((any::<bool>(), 0..usize::MAX, 0..25_usize), 0..20),
        ) {
            let houses = Houses::of_shape(shape);
            let empty = vec![0; shape.cell_count()];
            let mut board = Board::new(houses, &empty, candidates_left(houses, &empty, None));
            let mut removed = vec![DigitSet::EMPTY; shape.cell_count()];
            for (places, cell, choice) in order {
                let cell = cell % shape.cell_count();
                let before = board.clone();
                let Some(digit) = board.digits()[cell].iter().cycle().nth(choice) else { continue };
                let mut gone = Vec::new();
                if places {
                    board.place(cell, digit, |cell, digit| gone.push((cell, digit)));
                } else {
                    removed[cell].insert(digit);
                    prop_assert!(board.remove(cell, digit) && !board.remove(cell, digit));
                    gone.push((cell, digit));
                }
                let expected: Vec<DigitSet> =
                    naive(shape, board.cells()).iter().zip(&removed).map(|(left, gone)| *left - *gone).collect();
                prop_assert_eq!(board.digits(), &expected[..]);
                for house in houses.all() {
                    for digit in 1..=shape.side() as u8 {
                        let has_it = |&(_, cell): &(usize, &usize)| expected[*cell].contains(digit);
                        let spots = houses.cells[house].iter().enumerate().filter(has_it);
                        prop_assert_eq!(board.spots(house, digit), spots.fold(0, |all, (place, _)| all | 1 << place));
                    }
                }
                let mut copy = before;
                let count = gone.len();
                prop_assert_eq!(gone.into_iter().filter(|&(cell, digit)| copy.remove(cell, digit)).count(), count);
                prop_assert_eq!(copy.digits(), board.digits());
                copy.copy_from(&board);
                prop_assert_eq!(copy.cells(), board.cells());
            }
            prop_assert_eq!(candidates_left(houses, board.cells(), None), naive(shape, board.cells()));
        }
    }

    #[test]
    #[should_panic(expected = "5 is no digit of this grid")]
    fn a_digit_that_the_grid_does_not_have() {
        let houses = Houses::of_shape(Shape::ALL[0]);
        Board::new(houses, &[0; 16], candidates_left(houses, &[0; 16], None)).place(0, 5, |_, _| {});
    }
}
