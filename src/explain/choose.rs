//! Choosing some of many, where what they have in common must stay small.

use crate::sets::bits;
use std::ops::ControlFlow;

/// Choices of some items, each of which has some bits: for example of cells of a house, which have candidates.
///
/// A choice is a number: bit i is set if item i is chosen. It is visited together with all bits that its items have. A
/// choice is given up as soon as it has too many of these.
///
/// For example, for the naked pairs of a house the items are its cells, `count` is 2, and `bits` is 2. For almost
/// locked sets of two cells `bits` is 3. For a unique rectangle of type 3 the extra digits are in `with`: they count as
/// one cell more.
#[derive(Clone, Copy)]
pub(crate) struct Choices<'a> {
    /// The bits of each item.
    pub(crate) items: &'a [u32],
    /// The items that may be chosen: a bit for each.
    pub(crate) open: u32,
    /// How many are chosen.
    pub(crate) count: u32,
    /// Bits that every choice has besides those of its items.
    pub(crate) with: u32,
    /// How many bits a choice must have in all, those in `with` among them.
    pub(crate) bits: u32,
}

impl Choices<'_> {
    /// Visits each choice, in the order of words: that with the lower first item comes first.
    pub(crate) fn each(&self, visit: &mut dyn FnMut(u32, u32) -> ControlFlow<()>) -> ControlFlow<()> {
        self.grow::<(), false>(self.open, self.count, (0, self.with), visit)
    }

    /// Visits each choice, in the order of numbers: that with the lower last item comes first.
    pub(crate) fn each_ascending<Stop>(
        &self,
        visit: &mut impl FnMut(u32, u32) -> ControlFlow<Stop>,
    ) -> ControlFlow<Stop> {
        self.grow::<Stop, true>(self.open, self.count, (0, self.with), visit)
    }

    /// Adds so many more items to what is chosen, the last one first if the choices are to be `ASCENDING`.
    fn grow<Stop, const ASCENDING: bool>(
        &self,
        open: u32,
        missing: u32,
        (chosen, together): (u32, u32),
        visit: &mut (impl FnMut(u32, u32) -> ControlFlow<Stop> + ?Sized),
    ) -> ControlFlow<Stop> {
        if missing == 0 {
            return if together.count_ones() == self.bits {
                visit(chosen, together)
            } else {
                ControlFlow::Continue(())
            };
        }
        for index in bits(open) {
            let all = self.items[index] | together;
            let below = (1 << index) - 1;
            let further = open & if ASCENDING { below } else { !below << 1 };
            // As many must be left to choose from as are still missing.
            if all.count_ones() <= self.bits && further.count_ones() + 1 >= missing {
                self.grow::<Stop, ASCENDING>(further, missing - 1, (chosen | 1 << index, all), visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The items of which something holds: a bit for each.
pub(crate) fn bits_where(items: &[u32], holds: impl Fn(u32) -> bool) -> u32 {
    (0..).zip(items).fold(0, |all, (index, &item)| all | u32::from(holds(item)) << index)
}

#[cfg(test)]
mod tests {
    use super::Choices;
    use proptest::{collection::vec, prelude::*};
    use std::ops::ControlFlow;

    proptest! {
        /// All choices there are, counted up: of those, the ones that fit.
        #[test]
        fn choices_are_those_that_fit(
            items in vec(0..64_u32, 0..9),
            open in any::<u32>(),
            (count, with, bits) in (0..4_u32, 0..64_u32, 0..7_u32),
        ) {
            let open = open & ((1 << items.len()) - 1);
            let together = |chosen: u32| {
                (0..).zip(&items).filter(|(index, _)| chosen >> index & 1 == 1).fold(with, |all, (_, item)| all | item)
            };
            let fits = |&chosen: &u32| {
                chosen & !open == 0 && chosen.count_ones() == count && together(chosen).count_ones() == bits
            };
            // Of no item none is too many.
            let ascending: Vec<u32> = (0..1 << items.len()).filter(fits).collect();
            let choices = Choices { items: &items, open, count, with, bits };
            let (mut as_words, mut as_numbers) = (Vec::new(), Vec::new());
            let _ = choices.each(&mut |chosen, all| {
                as_words.push(chosen);
                if all == together(chosen) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            let _ = choices.each_ascending::<()>(&mut |chosen, _| {
                as_numbers.push(chosen);
                ControlFlow::Continue(())
            });
            prop_assert_eq!(&as_numbers, &ascending);
            prop_assert!(as_words.is_sorted_by_key(|chosen| std::cmp::Reverse(chosen.reverse_bits())));
            as_words.sort_unstable();
            prop_assert_eq!(as_words, ascending);
        }
    }
}
