//! The strong and weak links of a position as it stands.

use super::bit_sets::{BitMatrix, Bits128, each_in_block, insert, remove, unite};
use super::strong::StrongLinks;
use crate::explain::rating::board::RatingBoard;
use crate::explain::rating::technique::ChainLinks;
use std::ops::Deref;

/// For each candidate, what it is linked with.
pub(super) struct Links {
    strong: StrongLinks,
    /// If a candidate is on, these are off: `weak` all, `seen` those in its houses.
    pub(super) weak: BitMatrix,
    pub(super) seen: BitMatrix,
    /// The candidates of each group, by the numbers that [`StrongLinks::groups_of`] gives.
    groups: BitMatrix,
    /// For each candidate the numbers of its groups, in the order in which they are followed. It is in them, too.
    of_node: Vec<[u32; 4]>,
}

impl Links {
    pub(super) fn of(board: &RatingBoard) -> Links {
        let strong = StrongLinks::of(board);
        let count = strong.nodes.count();
        let of_node: Vec<_> = (0..count).map(|node| strong.groups_of(board, node)).collect();
        let mut groups = strong.no_groups(board, count);
        for (node, own) in of_node.iter().enumerate() {
            own.iter().for_each(|&group| insert(groups.row_mut(group as usize), node));
        }
        let (mut weak, mut seen) = (BitMatrix::new(count, count), BitMatrix::new(count, count));
        for (node, own) in of_node.iter().enumerate() {
            own[1..].iter().for_each(|&group| unite(seen.row_mut(node), groups.row(group as usize)));
            remove(seen.row_mut(node), node);
            unite(weak.row_mut(node), seen.row(node));
            unite(weak.row_mut(node), groups.row(own[0] as usize));
            remove(weak.row_mut(node), node);
        }
        Links { strong, weak, seen, groups, of_node }
    }

    pub(super) fn count(&self) -> usize {
        self.nodes.count()
    }

    /// Visits the candidates that are off if one is on, in the order in which they are followed. Those in `unwanted`
    /// are left out, and those that are visited are added there.
    #[inline]
    pub(super) fn each_weak(
        &self,
        node: usize,
        links: ChainLinks,
        unwanted: &mut [Bits128],
        mut visit: impl FnMut(usize),
    ) {
        let first = usize::from(links == ChainLinks::X);
        for &group in &self.of_node[node][first..] {
            let group = self.groups.row(group as usize);
            for (at, (group, unwanted)) in group.iter().zip(unwanted.iter_mut()).enumerate() {
                let new = [group[0] & !unwanted[0], group[1] & !unwanted[1]];
                *unwanted = [unwanted[0] | new[0], unwanted[1] | new[1]];
                each_in_block(at, &new, &mut visit);
            }
        }
    }

    /// The candidates of the same cell, itself among them.
    #[inline]
    pub(super) fn group_of_cell(&self, node: usize) -> &[Bits128] {
        self.groups.row(self.of_node[node][0] as usize)
    }

    /// What is off if a candidate is on, by these links.
    #[inline]
    pub(super) fn weak(&self, node: usize, links: ChainLinks) -> &[Bits128] {
        if links == ChainLinks::X { self.seen.row(node) } else { self.weak.row(node) }
    }
}

impl Deref for Links {
    type Target = StrongLinks;

    #[inline]
    fn deref(&self) -> &StrongLinks {
        &self.strong
    }
}
