//! Sorting by a number.

/// The indices of the values, the smallest value first; equal ones in their order.
///
/// All that has to be sorted is sorted here: each use of the standard sort would add two kilobytes to the module for pages.
pub fn ascending(values: &[f32]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_unstable_by(|a, b| values[*a].total_cmp(&values[*b]).then(a.cmp(b)));
    order
}
