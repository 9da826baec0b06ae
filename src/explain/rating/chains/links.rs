//! The strong and weak links of a position as it stands.

use super::nodes::{Block, Nodes, Rows, add, each_in, insert, remove};
use super::strong::{LINKED, Strong, StrongLinks};
use crate::explain::rating::board::Board;
use crate::explain::rating::technique::ChainLinks;

/// For each candidate, what it is linked with; some kinds of links only.
pub(super) struct Links {
    pub(super) nodes: Nodes,
    /// If a candidate is on, these are off: `weak` all, `seen` those in its houses.
    pub(super) weak: Rows,
    pub(super) seen: Rows,
    /// The same by place: in the cell, in the houses in order. Such sets hold the candidate itself, too.
    groups: Rows,
    /// For each candidate its groups, in the order in which they are followed.
    of_node: Vec<[u32; 4]>,
    /// If a candidate is off, these are on, in the order in which they are followed.
    strong: Vec<Strong>,
}

impl Links {
    pub(super) fn of(board: &Board) -> Links {
        let StrongLinks { nodes, strong } = StrongLinks::of(board);
        let (count, side, cells) = (nodes.count(), board.side(), board.cells().len());
        let houses = board.houses();
        // The candidates of each cell, then those of each digit in each house.
        let mut groups = Rows::new(cells + houses.all().len() * side, count);
        let mut of_node = Vec::with_capacity(count);
        for (node, &(cell, digit)) in nodes.candidates.iter().enumerate() {
            let (cell, digit) = (usize::from(cell), usize::from(digit));
            let mut own = [cell as u32; 4];
            for (own, kind) in own[1..].iter_mut().zip(LINKED) {
                *own = (cells + houses.house_of(cell, kind) * side + digit) as u32;
            }
            own.iter().for_each(|&group| insert(groups.row_mut(group as usize), node));
            of_node.push(own);
        }
        let (mut weak, mut seen) = (Rows::new(count, count), Rows::new(count, count));
        for (node, own) in of_node.iter().enumerate() {
            own[1..].iter().for_each(|&group| add(seen.row_mut(node), groups.row(group as usize)));
            remove(seen.row_mut(node), node);
            add(weak.row_mut(node), seen.row(node));
            add(weak.row_mut(node), groups.row(own[0] as usize));
            remove(weak.row_mut(node), node);
        }
        Links { nodes, weak, seen, groups, of_node, strong }
    }

    pub(super) fn count(&self) -> usize {
        self.nodes.count()
    }

    #[inline]
    pub(super) fn strong(&self, node: usize, links: ChainLinks) -> &[u16] {
        self.strong[node].by(links)
    }

    /// Visits the candidates that go off with one, in the order in which they are followed, but for those
    /// that are unwanted; each becomes unwanted.
    #[inline]
    pub(super) fn each_weak(
        &self,
        node: usize,
        links: ChainLinks,
        unwanted: &mut [Block],
        mut visit: impl FnMut(usize),
    ) {
        let first = usize::from(links == ChainLinks::X);
        for &group in &self.of_node[node][first..] {
            let group = self.groups.row(group as usize);
            for (at, (group, unwanted)) in group.iter().zip(unwanted.iter_mut()).enumerate() {
                let new = [group[0] & !unwanted[0], group[1] & !unwanted[1]];
                *unwanted = [unwanted[0] | new[0], unwanted[1] | new[1]];
                each_in(at, &new, &mut visit);
            }
        }
    }

    /// The candidates of the same cell, itself among them.
    #[inline]
    pub(super) fn group_of_cell(&self, node: usize) -> &[Block] {
        self.groups.row(self.of_node[node][0] as usize)
    }

    /// What goes off with a candidate by some kind of links.
    #[inline]
    pub(super) fn weak(&self, node: usize, links: ChainLinks) -> &[Block] {
        if links == ChainLinks::X { self.seen.row(node) } else { self.weak.row(node) }
    }
}
