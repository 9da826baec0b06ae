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
}
