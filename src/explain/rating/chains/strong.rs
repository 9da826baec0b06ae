//! The strong links of a position as it stands.

use super::nodes::Nodes;
use crate::explain::rating::board::Board;
use crate::explain::rating::technique::ChainLinks;
use crate::shape::HouseKind::{self, Box, Column, Row};

/// The order in which links are followed: within the cell first, then in these houses.
pub(super) const LINKED: [HouseKind; 3] = [Box, Row, Column];

/// The candidates of a position, and for each, what is on if it is off.
pub(super) struct StrongLinks {
    pub(super) nodes: Nodes,
    pub(super) strong: Vec<Strong>,
}

/// What a candidate is strongly linked with: at most one candidate in its cell and in each house.
#[derive(Clone, Copy, Default)]
pub(super) struct Strong {
    nodes: [u16; 4],
    /// How many there are, and how many of them are in the cell.
    len: u8,
    in_cell: u8,
}

impl Strong {
    fn push(&mut self, node: usize) {
        if !self.nodes[..usize::from(self.len)].contains(&(node as u16)) {
            self.nodes[usize::from(self.len)] = node as u16;
            self.len += 1;
        }
    }

    /// Those by some kind of links.
    #[inline]
    pub(super) fn by(&self, links: ChainLinks) -> &[u16] {
        let (len, in_cell) = (usize::from(self.len), usize::from(self.in_cell));
        match links {
            ChainLinks::X => &self.nodes[in_cell..len],
            ChainLinks::Y => &self.nodes[..in_cell],
            ChainLinks::Both => &self.nodes[..len],
        }
    }
}

impl StrongLinks {
    pub(super) fn of(board: &Board) -> StrongLinks {
        let nodes = Nodes::of(board);
        let map = board.map;
        let of_node = |&(cell, digit): &(u16, u8)| {
            let (cell, digit) = (usize::from(cell), usize::from(digit));
            let mut strong = Strong::default();
            let others = board.digits[cell] & !(1 << digit);
            if others.is_power_of_two() {
                strong.push(nodes.number(board, cell, others.trailing_zeros() as usize));
                strong.in_cell = 1;
            }
            for kind in LINKED {
                let house = map.house_of(cell, kind);
                let spots = board.spots(house, digit);
                if spots.count_ones() == 2 {
                    let other = map.cells_at(house, spots).find(|&other| other != cell);
                    other.into_iter().for_each(|other| strong.push(nodes.number(board, other, digit)));
                }
            }
            strong
        };
        let strong = nodes.candidates.iter().map(of_node).collect();
        StrongLinks { nodes, strong }
    }

    #[inline]
    pub(super) fn of_node(&self, node: usize, links: ChainLinks) -> &[u16] {
        self.strong[node].by(links)
    }
}
