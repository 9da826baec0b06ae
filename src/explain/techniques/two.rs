//! Every two of some things.

/// Every two of some items, in their order.
pub(super) fn combinations_of_two<T>(items: &[T]) -> impl Iterator<Item = (&T, &T)> {
    let (mut one, mut other) = (0, 0);
    std::iter::from_fn(move || {
        other += 1;
        if other >= items.len() {
            one += 1;
            other = one + 1;
        }
        Some((items.get(one)?, items.get(other)?))
    })
}
