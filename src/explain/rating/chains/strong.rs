//! The strong links of a position as it stands.

use super::bit_sets::BitMatrix;
use super::nodes::Nodes;
use crate::explain::rating::board::RatingBoard;
use crate::explain::rating::technique::ChainLinks;
use crate::shape::BasicKind::{self, Block, Column, Row};

/// The order in which links are followed: within the cell first, then in these houses.
pub(super) const LINKED: [BasicKind; 3] = [Block, Row, Column];

/// What a candidate is strongly linked with: at most one candidate in its cell and in each house.
#[derive(Clone, Copy, Default)]
struct StrongPartners {
    nodes: [u16; 4],
    /// How many there are, and how many of them are in the cell.
    len: u8,
    in_cell: u8,
}

impl StrongPartners {
    fn push(&mut self, node: usize) {
        if !self.nodes[..usize::from(self.len)].contains(&(node as u16)) {
            self.nodes[usize::from(self.len)] = node as u16;
            self.len += 1;
        }
    }

    /// The partners by these links: in houses, in the cell, or both.
    #[inline]
    fn of_kind(&self, links: ChainLinks) -> &[u16] {
        let (len, in_cell) = (usize::from(self.len), usize::from(self.in_cell));
        match links {
            ChainLinks::X => &self.nodes[in_cell..len],
            ChainLinks::Y => &self.nodes[..in_cell],
            ChainLinks::Both => &self.nodes[..len],
        }
    }
}

/// The candidates of a position, and for each, what is on if it is off.
pub(super) struct StrongLinks {
    pub(super) nodes: Nodes,
    strong: Vec<StrongPartners>,
}

impl StrongLinks {
    pub(super) fn of(board: &RatingBoard) -> StrongLinks {
        let nodes = Nodes::of(board);
        let houses = board.houses();
        let mut strong = vec![StrongPartners::default(); nodes.count()];
        for (cell, digits) in board.digits().iter().enumerate() {
            if let Some(pair) = pair_of(digits.bits()) {
                link_pair(&mut strong, pair.map(|digit| nodes.number(cell, digit)));
            }
        }
        strong.iter_mut().for_each(|strong| strong.in_cell = strong.len);
        for house in LINKED.into_iter().flat_map(|kind| houses.of_kind(kind)) {
            for (digit, &spots) in board.all_spots(house).iter().enumerate() {
                if let Some(pair) = pair_of(spots) {
                    let in_house = &houses.cells[house];
                    link_pair(&mut strong, pair.map(|place| nodes.number(in_house[place], digit)));
                }
            }
        }
        StrongLinks { nodes, strong }
    }

    /// What is on if a candidate is off, in the order in which it is followed.
    #[inline]
    pub(super) fn strong(&self, node: usize, links: ChainLinks) -> &[u16] {
        self.strong[node].of_kind(links)
    }

    /// The numbers of a candidate's groups. A *group* is all candidates of a cell, or all places of a digit in a house:
    /// if one of them is on, the others are off. They come in the order in which links are followed: first its cell,
    /// then its houses.
    pub(super) fn groups_of(&self, board: &RatingBoard, node: usize) -> [u32; 4] {
        let (cell, digit, houses) = (self.nodes.cell(node), self.nodes.digit(node), board.houses());
        let [one, two, three] =
            LINKED.map(|kind| board.cells().len() + houses.house_of(cell, kind) * board.side() + digit);
        [cell, one, two, three].map(|group| group as u32)
    }

    /// An empty set for each group, which numbers below `limit` may be put into.
    pub(super) fn no_groups(&self, board: &RatingBoard, limit: usize) -> BitMatrix {
        BitMatrix::new(board.cells().len() + board.houses().all().len() * board.side(), limit)
    }
}

fn link_pair(strong: &mut [StrongPartners], [one, other]: [usize; 2]) {
    strong[one].push(other);
    strong[other].push(one);
}

/// The two bits of a mask, if it has two.
fn pair_of(mask: u32) -> Option<[usize; 2]> {
    let rest = mask & mask.wrapping_sub(1);
    rest.is_power_of_two().then(|| [mask.trailing_zeros() as usize, rest.trailing_zeros() as usize])
}
