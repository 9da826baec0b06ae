//! Sets of numbers, as rows of bits: of candidates by their numbers, or of facts.

/// So many numbers of a set are worked on at once.
pub(super) type Bits128 = [u64; 2];

/// A table of sets of numbers, a row each.
#[derive(Clone, Debug, Default)]
pub(super) struct BitMatrix {
    /// How many blocks a row has.
    width: usize,
    blocks: Vec<Bits128>,
}

impl BitMatrix {
    /// So many empty sets of numbers below `limit`.
    pub(super) fn new(rows: usize, limit: usize) -> BitMatrix {
        let width = limit.div_ceil(128).max(1);
        BitMatrix { width, blocks: vec![Bits128::default(); rows * width] }
    }

    #[inline]
    pub(super) fn row(&self, row: usize) -> &[Bits128] {
        &self.blocks[row * self.width..][..self.width]
    }

    #[inline]
    pub(super) fn row_mut(&mut self, row: usize) -> &mut [Bits128] {
        &mut self.blocks[row * self.width..][..self.width]
    }

    /// An empty set of the same numbers.
    pub(super) fn none(&self) -> Vec<Bits128> {
        vec![Bits128::default(); self.width]
    }

    pub(super) fn width(&self) -> usize {
        self.width
    }
}

#[inline]
pub(super) fn insert(set: &mut [Bits128], number: usize) {
    set[number / 128][number / 64 % 2] |= 1 << (number % 64);
}

#[inline]
pub(super) fn remove(set: &mut [Bits128], number: usize) {
    set[number / 128][number / 64 % 2] &= !(1 << (number % 64));
}

#[inline]
pub(super) fn contains(set: &[Bits128], number: usize) -> bool {
    set[number / 128][number / 64 % 2] >> (number % 64) & 1 == 1
}

/// Adds the numbers of another set.
#[inline]
pub(super) fn unite(set: &mut [Bits128], other: &[Bits128]) {
    for (set, other) in set.iter_mut().zip(other) {
        for (word, other) in set.iter_mut().zip(other) {
            *word |= other;
        }
    }
}

/// Leaves only the numbers that another set has, too.
#[inline]
pub(super) fn intersect(set: &mut [Bits128], other: &[Bits128]) {
    for (set, other) in set.iter_mut().zip(other) {
        for (word, other) in set.iter_mut().zip(other) {
            *word &= other;
        }
    }
}

#[inline]
pub(super) fn overlap(one: &[Bits128], other: &[Bits128]) -> bool {
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
pub(super) fn each_number(set: &[Bits128], mut visit: impl FnMut(usize)) {
    for (at, block) in set.iter().enumerate() {
        each_in_block(at, block, &mut visit);
    }
}

/// The numbers of a block, which is in some place of a set.
#[inline(always)]
pub(super) fn each_in_block(at: usize, block: &Bits128, mut visit: impl FnMut(usize)) {
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
pub(super) fn any_common([one, other]: [&[Bits128]; 2], mut holds: impl FnMut(usize) -> bool) -> bool {
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
pub(super) fn take_new(new: &mut [Bits128], found: &mut [Bits128]) -> bool {
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
