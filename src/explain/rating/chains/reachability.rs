//! All that follows from each candidate that is on, by the links of the grid as it stands.

use super::links::Links;
use super::net::Net;
use super::nodes::{Block, Rows, add, each, insert, take_new};
use std::mem::swap;

/// For each candidate that is on: which inner candidates are on then, itself among them, and which of all
/// are off.
pub(super) struct Reached {
    on: Rows,
    off: Rows,
}

impl Reached {
    pub(super) fn of(net: &Net, links: &Links) -> Reached {
        let (count, inner) = (links.count(), net.inner.len());
        let mut rows = Reached { on: Rows::new(count, inner), off: Rows::new(count, count) };
        let [mut found, mut last, mut new] = [(); 3].map(|()| net.strong.none());
        let mut off = links.weak.none();
        let inner = net.inner.iter().map(|&node| usize::from(node));
        let others = (0..count).filter(|&node| links.strong(node, net.kind).is_empty());
        // All that follows from those before is known.
        for (number, node) in inner.chain(others).enumerate() {
            off.copy_from_slice(links.weak.row(node));
            found.fill(Block::default());
            if number < net.inner.len() {
                insert(&mut found, number);
            }
            new.fill(Block::default());
            each(net.weak_of(node), |off| add(&mut new, net.strong.row(off)));
            while take_new(&mut new, &mut found) {
                swap(&mut last, &mut new);
                new.fill(Block::default());
                each(&last, |on| {
                    let node = usize::from(net.inner[on]);
                    if on < number {
                        add(&mut found, rows.on.row(node));
                        add(&mut off, rows.off.row(node));
                    } else {
                        add(&mut new, net.leaps.row(on));
                        add(&mut off, links.weak.row(node));
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
                let both = |[one, other]: Block, [first, second]: Block| [one & first, other & second];
                let common = nodes.iter().map(|&node| rows.row(node)[block]).fold([u64::MAX; 2], both);
                common != Block::default()
            })
        })
    }
}
