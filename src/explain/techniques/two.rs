//! Every two of some things.

/// Every two of some items, in their order.
pub(super) fn combinations_of_two<T>(items: &[T]) -> impl Iterator<Item = (&T, &T)> {
    let others = |(count, one)| items[count + 1..].iter().map(move |other| (one, other));
    items.iter().enumerate().flat_map(others)
}
