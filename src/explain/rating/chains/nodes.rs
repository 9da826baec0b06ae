//! The candidates of a position, numbered one after the other.

use crate::explain::Candidate;
use crate::explain::rating::board::RatingBoard;
use crate::sets::bits;

/// The candidates of a position by number: by cell, then by digit. A *node* is such a number. Digits are counted from
/// 0 here.
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
    pub(super) fn of(board: &RatingBoard) -> Nodes {
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

    /// The cell and the digit of a node; this digit is counted from 1.
    pub(super) fn candidate(&self, node: usize) -> Candidate {
        Candidate::new(self.cell(node), self.digit(node) as u8 + 1)
    }

    /// The nodes of the other candidates in a candidate's cell.
    pub(super) fn others_in_cell<'a>(
        &'a self,
        board: &'a RatingBoard,
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
