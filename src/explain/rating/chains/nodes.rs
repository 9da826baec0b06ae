//! The candidates of a position, numbered one after the other, and sets of them.

use crate::explain::Candidate;
use crate::explain::rating::board::Board;
use crate::sets::bits;

/// So many numbers of a set are worked on at once.
pub(super) type Block = [u64; 2];

/// The candidates of a position by number: by cell, then by digit.
#[derive(Debug)]
pub(super) struct Nodes {
    side: usize,
    /// The number of each digit in each cell, at cell · side + digit; only those of candidates mean
    /// something.
    numbers: Vec<u16>,
    /// The cell and the digit of each number.
    pub(super) candidates: Vec<(u16, u8)>,
}

impl Nodes {
    pub(super) fn of(board: &Board) -> Nodes {
        let side = board.side();
        let mut nodes =
            Nodes { side, numbers: vec![0; board.cells().len() * side], candidates: Vec::with_capacity(256) };
        for (cell, digits) in board.digits().iter().enumerate() {
            for digit in bits(digits.bits()) {
                nodes.numbers[cell * side + digit] = nodes.candidates.len() as u16;
                nodes.candidates.push((cell as u16, digit as u8));
            }
        }
        nodes
    }

    pub(super) fn count(&self) -> usize {
        self.candidates.len()
    }

    #[inline]
    pub(super) fn number(&self, cell: usize, digit: usize) -> usize {
        usize::from(self.numbers[cell * self.side + digit])
    }

    /// A candidate as others know it.
    pub(super) fn candidate(&self, node: usize) -> Candidate {
        Candidate::new(self.cell(node), self.digit(node) as u8 + 1)
    }

    /// The other candidates of a candidate's cell.
    pub(super) fn others_in_cell<'a>(
        &'a self,
        board: &'a Board,
        node: usize,
    ) -> impl Iterator<Item = usize> + 'a {
        let (cell, digit) = (self.cell(node), self.digit(node));
        bits(board.bits(cell) & !(1 << digit)).map(move |other| self.number(cell, other))
    }

    #[inline]
    pub(super) fn cell(&self, node: usize) -> usize {
        usize::from(self.candidates[node].0)
    }

    #[inline]
    pub(super) fn digit(&self, node: usize) -> usize {
        usize::from(self.candidates[node].1)
    }
}

/// A table of sets of numbers, a row each.
#[derive(Clone, Debug, Default)]
pub(super) struct Rows {
    /// How many blocks a row has.
    width: usize,
    blocks: Vec<Block>,
}

impl Rows {
    /// So many empty sets of numbers below `limit`.
    pub(super) fn new(rows: usize, limit: usize) -> Rows {
        let width = limit.div_ceil(128).max(1);
        Rows { width, blocks: vec![Block::default(); rows * width] }
    }

    #[inline]
    pub(super) fn row(&self, row: usize) -> &[Block] {
        &self.blocks[row * self.width..][..self.width]
    }

    #[inline]
    pub(super) fn row_mut(&mut self, row: usize) -> &mut [Block] {
        &mut self.blocks[row * self.width..][..self.width]
    }

    /// An empty set of the same numbers.
    pub(super) fn none(&self) -> Vec<Block> {
        vec![Block::default(); self.width]
    }

    pub(super) fn width(&self) -> usize {
        self.width
    }
}

#[inline]
pub(super) fn insert(set: &mut [Block], number: usize) {
    set[number / 128][number / 64 % 2] |= 1 << (number % 64);
}

#[inline]
pub(super) fn remove(set: &mut [Block], number: usize) {
    set[number / 128][number / 64 % 2] &= !(1 << (number % 64));
}

#[inline]
pub(super) fn contains(set: &[Block], number: usize) -> bool {
    set[number / 128][number / 64 % 2] >> (number % 64) & 1 == 1
}

/// Adds the numbers of another set.
#[inline]
pub(super) fn add(set: &mut [Block], other: &[Block]) {
    for (set, other) in set.iter_mut().zip(other) {
        for (word, other) in set.iter_mut().zip(other) {
            *word |= other;
        }
    }
}

/// Leaves only the numbers that another set has, too.
#[inline]
pub(super) fn keep(set: &mut [Block], other: &[Block]) {
    for (set, other) in set.iter_mut().zip(other) {
        for (word, other) in set.iter_mut().zip(other) {
            *word &= other;
        }
    }
}

#[inline]
pub(super) fn meet(one: &[Block], other: &[Block]) -> bool {
    let mut words = 0;
    for (one, other) in one.iter().zip(other) {
        for (one, other) in one.iter().zip(other) {
            words |= one & other;
        }
    }
    words != 0
}

/// The numbers of a set, ascending.
#[inline]
pub(super) fn each(set: &[Block], mut visit: impl FnMut(usize)) {
    for (at, block) in set.iter().enumerate() {
        each_in(at, block, &mut visit);
    }
}

/// The numbers of a block, which is in some place of a set.
#[inline(always)]
pub(super) fn each_in(at: usize, block: &Block, mut visit: impl FnMut(usize)) {
    for (half, &word) in block.iter().enumerate() {
        let mut word = word;
        while word != 0 {
            visit(at * 128 + half * 64 + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}

/// Whether something holds for any number that is in both sets.
#[inline]
pub(super) fn any([one, other]: [&[Block]; 2], mut holds: impl FnMut(usize) -> bool) -> bool {
    for (at, (one, other)) in one.iter().zip(other).enumerate() {
        for half in 0..2 {
            let mut word = one[half] & other[half];
            while word != 0 {
                if holds(at * 128 + half * 64 + word.trailing_zeros() as usize) {
                    return true;
                }
                word &= word - 1;
            }
        }
    }
    false
}

/// Leaves in a set only what was not found before, and adds that there; whether there is anything.
#[inline]
pub(super) fn take_new(new: &mut [Block], found: &mut [Block]) -> bool {
    let mut all = 0;
    for (new, found) in new.iter_mut().zip(found) {
        for (new, found) in new.iter_mut().zip(found) {
            *new &= !*found;
            *found |= *new;
            all |= *new;
        }
    }
    all != 0
}
