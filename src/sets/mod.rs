//! Which digits, which cells: the words that everything which thinks about a puzzle uses.
//!
//! A [`DigitSet`] is what is possible in a cell, a [`CellSet`] is where a digit is possible.

mod cells;
mod digits;

pub(crate) use cells::bit;
pub use cells::{CellSet, Cells};
pub use digits::{DigitSet, Digits};

/// The bits of a number that are set, from the lowest.
pub(crate) fn bits(number: impl Into<u64>) -> impl Iterator<Item = usize> {
    let mut number: u64 = number.into();
    std::iter::from_fn(move || {
        let lowest = (number != 0).then(|| number.trailing_zeros() as usize)?;
        number &= number - 1;
        Some(lowest)
    })
}

/// The same of a number that is twice as long.
pub(crate) fn each_bit(mut bits: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(lowest)
    })
}
