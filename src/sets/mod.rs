//! Sets of digits and sets of cells, which everything that thinks about a puzzle uses.
//!
//! A [`DigitSet`] is what is possible in a cell, a [`CellSet`] is where a digit is possible.
//!
//! ```
//! use ninefold::{CellSet, DigitSet};
//!
//! let (row, column) = (CellSet::from_iter(0..9), CellSet::from_iter((0..81).step_by(9)));
//! assert!((row & column).iter().eq([0]));
//! assert!((DigitSet::all(9) - DigitSet::from_iter([1, 2, 3, 4])).contains(5));
//! ```

/// Gives a set the operators `&`, `|` and `-`, and `&=`, `|=` and `-=`. The attributes before the set are those of the
/// first three: they say whether these are inlined.
macro_rules! operators {
    ($(#[$how:meta])* $set:ident) => {
        operators! { $(#[$how])* $set BitAnd bitand BitAndAssign bitand_assign |one, other| one & other }
        operators! { $(#[$how])* $set BitOr bitor BitOrAssign bitor_assign |one, other| one | other }
        operators! {
            /// What is in the first set and not in the second.
            $(#[$how])* $set Sub sub SubAssign sub_assign |one, other| one & !other
        }
    };
    ($(#[$how:meta])* $set:ident $operator:ident $operate:ident $assign:ident $and_assign:ident $combine:expr) => {
        impl std::ops::$operator for $set {
            type Output = $set;

            $(#[$how])*
            fn $operate(self, other: $set) -> $set {
                self.combine(other, $combine)
            }
        }

        impl std::ops::$assign for $set {
            #[inline]
            fn $and_assign(&mut self, other: $set) {
                *self = std::ops::$operator::$operate(*self, other);
            }
        }
    };
}

mod cells;
mod digits;

pub(crate) use cells::bit;
pub use cells::{CellSet, Cells};
pub use digits::{DigitSet, Digits};

/// A number that is used as a set: each of its bits stands for one thing.
pub(crate) trait Bits {
    /// Removes the lowest bit that is set, and returns its place; nothing if none is set.
    fn take_lowest(&mut self) -> Option<usize>;
}

macro_rules! have_bits {
    ($($number:ty)*) => {$(
        impl Bits for $number {
            #[inline]
            fn take_lowest(&mut self) -> Option<usize> {
                let lowest = (*self != 0).then(|| self.trailing_zeros() as usize)?;
                *self &= *self - 1;
                Some(lowest)
            }
        }
    )*};
}

have_bits!(u32 u64 u128);

/// The bits of a number that are set, from the lowest.
pub(crate) fn bits(mut number: impl Bits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || number.take_lowest())
}
