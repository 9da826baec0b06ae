//! A set of digits.

use super::Bits;
use std::fmt;

/// A set of digits: bit d − 1 stands for digit d.
///
/// It holds digits up to 25 and fits into 32 bits. 0, which stands for a blank, is no digit: a set never has
/// it.
///
/// ```
/// use ninefold::DigitSet;
///
/// let odd: DigitSet = [1, 3, 5, 7, 9].into_iter().collect();
/// let even = DigitSet::all(9) - odd;
/// assert_eq!(even.bits(), 0b010101010);
/// assert!(even.iter().eq([2, 4, 6, 8]));
/// assert_eq!((odd | DigitSet::of(2)).len(), 6);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "u32", into = "u32"))]
pub struct DigitSet(u32);

impl DigitSet {
    /// No digit.
    pub const EMPTY: DigitSet = DigitSet(0);

    /// The largest digit that a set can hold, which is that of a 25×25.
    const LARGEST: u32 = 25;

    /// All digits of a grid with this side.
    ///
    /// # Panics
    ///
    /// If the side is above 25.
    pub const fn all(side: usize) -> DigitSet {
        assert!(side <= DigitSet::LARGEST as usize, "no grid has so large a side");
        DigitSet((1 << side) - 1)
    }

    /// One digit, or none for 0.
    ///
    /// # Panics
    ///
    /// If the digit is above 25.
    pub const fn of(digit: u8) -> DigitSet {
        assert!(digit as u32 <= DigitSet::LARGEST, "no shape has so large a digit");
        DigitSet((1 << digit) >> 1)
    }

    /// The digits whose bits are set; bits that stand for no digit are left out.
    pub const fn from_bits(bits: u32) -> DigitSet {
        DigitSet(bits & ((1 << DigitSet::LARGEST) - 1))
    }

    /// The set as bits: bit d − 1 is set if digit d is in it.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many digits there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a digit is in the set; 0 and what is above 25 never are.
    pub const fn contains(self, digit: u8) -> bool {
        self.0 & DigitSet::just(digit).0 != 0
    }

    /// The digit, or none if it is not one.
    const fn just(digit: u8) -> DigitSet {
        if digit as u32 <= DigitSet::LARGEST { DigitSet((1 << digit) >> 1) } else { DigitSet::EMPTY }
    }

    /// Adds a digit, and says whether it is new.
    ///
    /// # Panics
    ///
    /// If the digit is above 25.
    pub fn insert(&mut self, digit: u8) -> bool {
        let before = *self;
        *self |= DigitSet::of(digit);
        *self != before
    }

    /// Removes a digit, and says whether it was there.
    pub fn remove(&mut self, digit: u8) -> bool {
        let before = *self;
        *self -= DigitSet::just(digit);
        *self != before
    }

    /// The smallest digit.
    pub const fn first(self) -> Option<u8> {
        if self.is_empty() { None } else { Some(self.0.trailing_zeros() as u8 + 1) }
    }

    /// The digit, if there is exactly one.
    pub const fn single(self) -> Option<u8> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// The digits in ascending order.
    pub fn iter(self) -> Digits {
        self.into_iter()
    }

    #[inline(always)]
    fn combine(self, other: DigitSet, combine: fn(u32, u32) -> u32) -> DigitSet {
        DigitSet(combine(self.0, other.0))
    }
}

/// Does what [`DigitSet::from_bits`] does.
impl From<u32> for DigitSet {
    fn from(bits: u32) -> DigitSet {
        DigitSet::from_bits(bits)
    }
}

impl From<DigitSet> for u32 {
    fn from(digits: DigitSet) -> u32 {
        digits.bits()
    }
}

operators! { DigitSet }

/// Blanks among the digits are left out.
///
/// It panics if a digit is above 25.
impl FromIterator<u8> for DigitSet {
    fn from_iter<I: IntoIterator<Item = u8>>(digits: I) -> DigitSet {
        digits.into_iter().fold(DigitSet::EMPTY, |set, digit| set | DigitSet::of(digit))
    }
}

impl IntoIterator for DigitSet {
    type Item = u8;
    type IntoIter = Digits;

    fn into_iter(self) -> Digits {
        Digits(self)
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(*self).finish()
    }
}

/// The digits of a [`DigitSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct Digits(DigitSet);

impl Iterator for Digits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        self.0.0.take_lowest().map(|place| place as u8 + 1)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Digits {}

#[cfg(test)]
mod tests {
    use super::DigitSet;
    use proptest::{collection::btree_set, prelude::*};
    use std::collections::BTreeSet;

    proptest! {
        /// Rust's own sets say what is right.
        #[test]
        fn sets_are_sets(
            one in btree_set(1..=25_u8, 0..9),
            other in btree_set(1..=25_u8, 0..9),
            digit in 0..=25_u8,
            too_large in 26..=u8::MAX,
        ) {
            let set = |digits: &BTreeSet<u8>| digits.iter().copied().collect::<DigitSet>();
            let (a, b) = (set(&one), set(&other));
            for (found, expected) in [
                (a, one.clone()),
                (a & b, &one & &other),
                (a | b, &one | &other),
                (a - b, &one - &other),
            ] {
                prop_assert!(found.iter().eq(expected.iter().copied()), "{:?}", expected);
                prop_assert_eq!(found.iter().len(), found.len());
                prop_assert_eq!((found.len(), found.is_empty()), (expected.len(), expected.is_empty()));
                prop_assert_eq!(found.first(), expected.first().copied());
                prop_assert_eq!(found.single(), expected.first().copied().filter(|_| expected.len() == 1));
                prop_assert_eq!(found.contains(digit), expected.contains(&digit));
                prop_assert_eq!(DigitSet::from_bits(found.bits()), found);
            }
            let (mut with, mut without) = (a, a);
            prop_assert_eq!(with.insert(digit), digit > 0 && !one.contains(&digit));
            prop_assert_eq!(without.remove(digit), one.contains(&digit));
            prop_assert_eq!((with, without), (a | DigitSet::of(digit), a - DigitSet::of(digit)));
            prop_assert!(!a.contains(too_large) && !a.clone().remove(too_large));
        }
    }

    /// Digit d is bit d − 1, and a blank is no digit.
    #[test]
    fn bits() {
        for digit in 1..=25 {
            assert_eq!(DigitSet::of(digit).bits(), 1 << (digit - 1));
        }
        assert_eq!((DigitSet::of(0), DigitSet::from_bits(u32::MAX).len()), (DigitSet::EMPTY, 25));
    }
}
