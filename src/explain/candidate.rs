//! A digit that a cell may hold.

/// A digit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate {
    /// The cell, from 0.
    pub cell: usize,
    /// The digit, from 1.
    pub digit: u8,
}

impl Candidate {
    /// A digit in a cell.
    pub const fn new(cell: usize, digit: u8) -> Candidate {
        Candidate { cell, digit }
    }

    /// A number of its own, in the order of the cells and then of the digits.
    pub(crate) fn number(self) -> u32 {
        (self.cell as u32) << 8 | u32::from(self.digit)
    }
}
