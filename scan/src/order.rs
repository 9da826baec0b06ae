//! Sorting by a number.

use std::collections::BinaryHeap;

/// The indices of the values, the smallest value first; equal ones in their order.
///
/// All that has to be sorted is sorted here, with a heap, as it is little: the standard sort would add two kilobytes to
/// the module for pages at each place.
pub fn ascending(values: &[f32]) -> Vec<usize> {
    let heap: BinaryHeap<(i32, usize)> =
        values.iter().enumerate().map(|(index, value)| (sort_key(*value), index)).collect();
    heap.into_sorted_vec().into_iter().map(|(_, index)| index).collect()
}

/// The value that has so many before it in their order; 0 where there are not so many.
pub fn ranked(values: impl Iterator<Item = u8>, rank: usize) -> u8 {
    let mut counts = [0; 256];
    values.for_each(|value| counts[usize::from(value)] += 1);
    let mut before = 0;
    let found = counts.iter().position(|count| {
        before += count;
        before > rank
    });
    found.unwrap_or(0) as u8
}

/// A number that is smaller for a smaller value, in the order of [`f32::total_cmp`].
fn sort_key(value: f32) -> i32 {
    let bits = value.to_bits().cast_signed();
    bits ^ ((bits >> 31).cast_unsigned() >> 1).cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_values() {
        for (values, order) in [
            (vec![], vec![]),
            (vec![2.0, -1.0, 0.5], vec![1, 2, 0]),
            (vec![1.0, 1.0, -2.0, -3.0, 1.0], vec![3, 2, 0, 1, 4]),
            (vec![f32::MAX, f32::MIN, 0.0, f32::NAN], vec![1, 2, 0, 3]),
        ] {
            assert_eq!(ascending(&values), order, "{values:?}");
        }
    }

    #[test]
    fn the_value_of_a_rank() {
        let values = [7, 3, 255, 3, 0];
        for (rank, value) in [(0, 0), (1, 3), (2, 3), (3, 7), (4, 255), (5, 0)] {
            assert_eq!(ranked(values.into_iter(), rank), value, "{rank}");
        }
    }
}
