//! Aligned exclusion: the digits of two or three cells are tried together.

use super::board::{CellTechnique, RatingBoard};
use super::step::RatedStep;
use super::technique::RatedTechnique::AlignedExclusion;
use crate::explain::Candidate;
use crate::explain::patterns::exclusion::possible_digits;
use crate::sets::{CellSet, bits};

/// The cells that may exclude a combination, which is impossible if it takes all their candidates.
struct Excluders<'a> {
    board: &'a RatingBoard,
    cells: Vec<usize>,
    /// For each cell which of them it sees, a bit for each; so many words a cell.
    seen: Vec<u64>,
    words: usize,
    /// How many candidates each cell has.
    sizes: Vec<u8>,
    /// The candidates of the cells that exclude what is looked at.
    excluded: Vec<u32>,
}

impl<'a> Excluders<'a> {
    /// The cells with up to so many candidates.
    fn new(board: &'a RatingBoard, most: u32) -> Self {
        let cells: Vec<usize> = board.cells_with(2..=most).collect();
        let words = cells.len().div_ceil(64);
        let mut seen = vec![0; board.cells().len() * words];
        for (number, &cell) in cells.iter().enumerate() {
            for peer in board.houses().peers()[cell].iter() {
                seen[peer * words + number / 64] |= 1 << (number % 64);
            }
        }
        let sizes = board.digits().iter().map(|digits| digits.len() as u8).collect();
        Excluders { board, cells, seen, words, sizes, excluded: Vec::new() }
    }

    fn row(&self, cell: usize) -> &[u64] {
        &self.seen[cell * self.words..][..self.words]
    }

    /// The blanks that see some of them.
    fn bases(&self) -> CellSet {
        let is_base = |&cell: &usize| self.row(cell).iter().any(|&word| word != 0);
        self.board.cells_with(2..=u32::MAX).filter(is_base).collect()
    }

    /// How many all of some cells see.
    #[inline]
    fn count_common(&self, cells: &[usize]) -> u32 {
        (0..self.words).map(|word| self.common_word(cells, word).count_ones()).sum()
    }

    #[inline]
    fn common_word(&self, cells: &[usize], word: usize) -> u64 {
        cells.iter().fold(u64::MAX, |all, &cell| all & self.seen[cell * self.words + word])
    }

    /// What goes because it is in no possible combination.
    fn conclude<const N: usize>(&mut self, cells: &[usize; N], tenths: u16) -> Option<RatedStep> {
        let count = self.count_common(cells);
        if count < 2 {
            return None;
        }
        // A digit goes if each digit of another cell is excluded beside it: by a cell each, but for itself
        // and, with three cells, for the third one's digit.
        let board = self.board;
        let (mut largest, mut second) = (0, 0);
        for size in cells.map(|cell| self.sizes[cell]) {
            second = second.max(size.min(largest));
            largest = largest.max(size);
        }
        let may_be = |count: usize| count + N > usize::from(second);
        if !may_be(count as usize) {
            return None;
        }
        let together = cells.iter().fold(0, |all, &cell| all | board.bits(cell));
        self.excluded.clear();
        for word in 0..self.words {
            for bit in bits(self.common_word(cells, word)) {
                let digits = board.bits(self.cells[word * 64 + bit]);
                if digits & !together == 0 {
                    self.excluded.push(digits);
                }
            }
        }
        if !may_be(self.excluded.len()) {
            return None;
        }
        let possible = possible_digits(board, cells, &self.excluded);
        if cells.iter().zip(&possible).all(|(&cell, possible)| board.bits(cell) == *possible) {
            return None;
        }
        let left = |(&cell, possible): (&usize, &u32)| board.candidates(CellSet::of(cell), !possible);
        let removes: Vec<Candidate> = cells.iter().zip(&possible).flat_map(left).collect();
        RatedStep::removing(AlignedExclusion(N as u8), tenths, removes)
    }
}

/// What has changed since nothing was found. Cells are as possible together as before if none of them has
/// changed, nor a cell that excludes and that all of them see.
struct ChangedCells {
    all: CellSet,
    changed: CellSet,
    /// The cells that see one that has changed and excludes, and both.
    near: CellSet,
    near_or_changed: CellSet,
}

impl ChangedCells {
    fn new(board: &RatingBoard, changed: &CellSet, excluders: &Excluders) -> ChangedCells {
        let excluding = excluders.cells.iter().filter(|&&cell| changed.contains(cell));
        let near = excluding.fold(CellSet::EMPTY, |near, &cell| near | board.houses().peers()[cell]);
        let all = (0..board.cells().len()).collect();
        ChangedCells { all, changed: *changed, near, near_or_changed: near | *changed }
    }

    /// The cells that are to be tried beside some.
    fn beside(&self, cells: &[usize]) -> &CellSet {
        if cells.iter().any(|&cell| self.changed.contains(cell)) {
            &self.all
        } else if cells.iter().all(|&cell| self.near.contains(cell)) {
            &self.near_or_changed
        } else {
            &self.changed
        }
    }
}

/// Pairs 6.2: cells with two candidates exclude.
pub(super) fn first_aligned_pair(board: &RatingBoard) -> Option<RatedStep> {
    board.look_at_cells(CellTechnique::AlignedPair, |changed| {
        let mut excluders = Excluders::new(board, 2);
        let changes = ChangedCells::new(board, changed, &excluders);
        let bases = excluders.bases();
        bases.iter().find_map(|second| {
            let others = bases & *changes.beside(&[second]);
            others
                .iter()
                .take_while(|&first| first < second)
                .find_map(|first| excluders.conclude(&[first, second], 62))
        })
    })
}

/// Triplets 7.5: cells with three candidates exclude, too. The third cell is one that excludes, and that one
/// of the two sees.
pub(super) fn first_aligned_triplet(board: &RatingBoard) -> Option<RatedStep> {
    board.look_at_cells(CellTechnique::AlignedTriplet, |changed| {
        let mut excluders = Excluders::new(board, 3);
        let changes = ChangedCells::new(board, changed, &excluders);
        let bases = excluders.bases();
        let set: CellSet = excluders.cells.iter().copied().collect();
        let houses = board.houses();
        bases.iter().find_map(|second| {
            bases.iter().take_while(|&first| first < second).find_map(|first| {
                if excluders.count_common(&[first, second]) < 2 {
                    return None;
                }
                let thirds = set
                    & (houses.peers()[first] | houses.peers()[second])
                    & *changes.beside(&[first, second]);
                let thirds = thirds.iter().filter(|&third| third != first && third != second);
                thirds.into_iter().find_map(|third| excluders.conclude(&[first, second, third], 75))
            })
        })
    })
}
