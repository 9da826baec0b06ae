//! Choosing some of many, where what they have in common must stay small.

use std::ops::ControlFlow;

/// Calls `visit` for every choice of `size` items whose bits are exactly `most` together: with the choice, a
/// bit for each item, and with these bits.
///
/// A choice whose bits are too many already is not gone on with. There are 32 items at the most.
pub(crate) fn each_union(
    items: &[(usize, u32)],
    size: usize,
    most: usize,
    visit: &mut dyn FnMut(u32, u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    fn choose(
        items: &[(usize, u32)],
        from: usize,
        left: usize,
        (chosen, union): (u32, u32),
        most: u32,
        visit: &mut dyn FnMut(u32, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if left == 0 {
            return if union.count_ones() == most { visit(chosen, union) } else { ControlFlow::Continue(()) };
        }
        for index in from..(items.len() + 1).saturating_sub(left) {
            let union = union | items[index].1;
            if union.count_ones() <= most {
                choose(items, index + 1, left - 1, (chosen | 1 << index, union), most, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
    choose(items, 0, size, (0, 0), most as u32, visit)
}
