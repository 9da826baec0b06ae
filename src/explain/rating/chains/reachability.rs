//! All that follows from each candidate that is on, by the links of the grid as it stands.

use super::bit_sets::{BitMatrix, Bits128, each_number, insert, take_new, unite};
use super::links::Links;
use super::net::ChainNet;
use std::mem::swap;

/// For each candidate that is on: which inner candidates are on then, itself among them, and which of all
/// are off.
pub(super) struct Reachability {
    on: BitMatrix,
    off: BitMatrix,
}

impl Reachability {
    pub(super) fn of(net: &ChainNet, links: &Links) -> Reachability {
        let (count, inner) = (links.count(), net.inner.len());
        let mut rows = Reachability { on: BitMatrix::new(count, inner), off: BitMatrix::new(count, count) };
        let [mut found, mut last, mut new] = [(); 3].map(|()| net.strong.none());
        let mut off = links.weak.none();
        let inner = net.inner.iter().map(|&node| usize::from(node));
        let others = (0..count).filter(|&node| links.strong(node, net.kind).is_empty());
        // All that follows from those before is known.
        for (number, node) in inner.chain(others).enumerate() {
            off.copy_from_slice(links.weak.row(node));
            found.fill(Bits128::default());
            if number < net.inner.len() {
                insert(&mut found, number);
            }
            new.fill(Bits128::default());
            each_number(net.weak_of(node), |off| unite(&mut new, net.strong.row(off)));
            while take_new(&mut new, &mut found) {
                swap(&mut last, &mut new);
                new.fill(Bits128::default());
                each_number(&last, |on| {
                    let node = usize::from(net.inner[on]);
                    if on < number {
                        unite(&mut found, rows.on.row(node));
                        unite(&mut off, rows.off.row(node));
                    } else {
                        unite(&mut new, net.leaps.row(on));
                        unite(&mut off, links.weak.row(node));
                    }
                });
            }
            rows.on.row_mut(node).copy_from_slice(&found);
            rows.off.row_mut(node).copy_from_slice(&off);
        }
        rows
    }

    /// Whether anything follows from each of some candidates.
    pub(super) fn have_common(&self, nodes: &[usize]) -> bool {
        [&self.on, &self.off].into_iter().any(|rows| {
            (0..rows.width()).any(|block| {
                let both = |[one, other]: Bits128, [first, second]: Bits128| [one & first, other & second];
                let common = nodes.iter().map(|&node| rows.row(node)[block]).fold([u64::MAX; 2], both);
                common != Bits128::default()
            })
        })
    }
}
