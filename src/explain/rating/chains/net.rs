//! The candidates that chains go through, and the links between them as sets.

use super::bit_sets::{BitMatrix, Bits128, each_in_block, each_number, insert, remove, take_new, unite};
use super::strong::StrongLinks;
use crate::explain::rating::board::RatingBoard;
use crate::explain::rating::technique::ChainLinks;

/// The links of one kind.
///
/// A chain goes through candidates with strong links only, but for its ends: the *inner* ones. They are fewer
/// than half, have numbers of their own, and all sets are of them.
pub(super) struct ChainNet<'a> {
    pub(super) links: &'a StrongLinks,
    pub(super) kind: ChainLinks,
    /// The inner candidates, in order.
    pub(super) inner: Vec<u16>,
    /// For each candidate, inner or not: what goes off with it.
    weak: BitMatrix,
    /// For each inner candidate: what is on if it is off.
    pub(super) strong: BitMatrix,
    /// What is on two links after it is on.
    pub(super) leaps: BitMatrix,
    /// What has a weak link to a third candidate that it has one to, too.
    pub(super) shared: BitMatrix,
}

impl<'a> ChainNet<'a> {
    /// The links between the candidates of some digits.
    pub(super) fn new(board: &RatingBoard, links: &'a StrongLinks, kind: ChainLinks, digits: u32) -> Self {
        let nodes = &links.nodes;
        let wanted = || (0..nodes.count()).filter(|&node| digits >> nodes.digit(node) & 1 == 1);
        let is_inner = |&node: &usize| !links.strong(node, kind).is_empty();
        let inner: Vec<u16> = wanted().filter(is_inner).map(|node| node as u16).collect();
        let mut numbers = vec![0; nodes.count()];
        (0..).zip(&inner).for_each(|(number, &node)| numbers[usize::from(node)] = number);
        // Links of one digit only are not in the group of the cell, which comes first.
        let first = usize::from(kind == ChainLinks::X);
        let groups_of =
            |node: usize| links.groups_of(board, node).into_iter().skip(first).map(|group| group as usize);
        let mut groups = links.no_groups(board, inner.len());
        let mut strong = BitMatrix::new(inner.len(), inner.len());
        for (number, &node) in inner.iter().enumerate() {
            groups_of(node.into()).for_each(|group| insert(groups.row_mut(group), number));
            let others = links.strong(node.into(), kind);
            others.iter().for_each(|&other| insert(strong.row_mut(number), numbers[usize::from(other)]));
        }
        let mut weak = BitMatrix::new(nodes.count(), inner.len());
        let mut shared = BitMatrix::new(inner.len(), inner.len());
        for node in wanted() {
            let row = weak.row_mut(node);
            groups_of(node).for_each(|group| unite(row, groups.row(group)));
            if is_inner(&node) {
                remove(row, numbers[node]);
            }
            each_number(row, |one| unite(shared.row_mut(one), row));
        }
        let mut leaps = BitMatrix::new(inner.len(), inner.len());
        for (number, &node) in inner.iter().enumerate() {
            remove(shared.row_mut(number), number);
            each_number(weak.row(node.into()), |off| unite(leaps.row_mut(number), strong.row(off)));
        }
        ChainNet { links, kind, inner, weak, strong, leaps, shared }
    }

    /// What goes off with a candidate, inner or not.
    #[inline]
    pub(super) fn weak_of(&self, node: usize) -> &[Bits128] {
        self.weak.row(node)
    }

    /// What goes off with an inner candidate.
    #[inline]
    pub(super) fn weak(&self, number: usize) -> &[Bits128] {
        self.weak.row(self.inner[number].into())
    }

    /// The digit of an inner candidate.
    #[inline]
    pub(super) fn digit(&self, number: usize) -> usize {
        self.links.nodes.digit(self.inner[number].into())
    }

    /// Goes on by two links from what went on last to what is new; whether there is anything.
    #[inline]
    pub(super) fn leap(&self, last: &[Bits128], new: &mut [Bits128], found: &mut [Bits128]) -> bool {
        if let ([last], [new]) = (last, &mut *new) {
            // One block is kept in registers.
            let mut all = Bits128::default();
            each_in_block(0, last, |on| {
                let row = &self.leaps.row(on)[0];
                all = [all[0] | row[0], all[1] | row[1]];
            });
            *new = all;
        } else {
            new.fill(Bits128::default());
            each_number(last, |on| unite(new, self.leaps.row(on)));
        }
        take_new(new, found)
    }
}
