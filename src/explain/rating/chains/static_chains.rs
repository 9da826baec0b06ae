//! Cycles and forcing chains, by the links of the grid as it stands.

use super::length;
use super::links::Links;
use super::nodes::{Block, Nodes, Rows, add, contains, each, insert, is_empty, meet, remove};
use crate::explain::Candidate;
use crate::explain::map::bits;
use crate::explain::rating::board::Board;
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, RatedTechnique};

/// What decides between chains: the rating, the complexity, the kind of links, and where it is found.
type Key = (u16, usize, u8, usize, u8);

/// The easiest cycle or forcing chain: 6.5, 6.6 or 7.0, and its length.
pub(in super::super) fn first(board: &Board) -> Option<RatedStep> {
    let links = Links::of(board);
    let mut best: Option<(Key, RatedStep)> = None;
    for kind in [ChainLinks::X, ChainLinks::Y, ChainLinks::Both] {
        if kind == ChainLinks::Both && best.as_ref().is_some_and(|(key, _)| key.0 < 70) {
            break;
        }
        if kind != ChainLinks::Y
            && let Some((key, step)) = shortest_forcing(&links, kind)
            && best.as_ref().is_none_or(|(before, _)| key < *before)
        {
            best = Some((key, step));
        }
        Cycles::new(&links, kind).all(&mut best);
    }
    best.map(|(_, step)| step)
}

/// The shortest chain from a candidate to its own opposite.
///
/// From every candidate, on and off, two links are gone at a time, until the first comes to its opposite.
fn shortest_forcing(links: &Links, kind: ChainLinks) -> Option<(Key, RatedStep)> {
    let count = links.count();
    let leaps = links.leaps(kind);
    // The searches from on, then from off: what was found, and what was found last.
    let (mut found, mut last) = (Rows::new(2 * count, count), Rows::new(2 * count, count));
    for start in 0..count {
        insert(found.row_mut(2 * start), start);
        insert(last.row_mut(2 * start), start);
        for &on in links.strong(start, kind) {
            insert(found.row_mut(2 * start + 1), usize::from(on));
            insert(last.row_mut(2 * start + 1), usize::from(on));
        }
    }
    let mut active: Vec<usize> = (0..2 * count).filter(|&search| !is_empty(last.row(search))).collect();
    let mut new = vec![Block::default(); found.width()];
    let mut leap = 0;
    while !active.is_empty() {
        leap += 1;
        let mut closed = None;
        active.retain(|&search| {
            new.fill(Block::default());
            each(last.row(search), |node| add(&mut new, leaps.row(node)));
            let found = found.row_mut(search);
            for (new, found) in new.iter_mut().zip(found.iter_mut()) {
                for (new, found) in new.iter_mut().zip(found.iter_mut()) {
                    *new &= !*found;
                    *found |= *new;
                }
            }
            last.row_mut(search).copy_from_slice(&new);
            let start = search / 2;
            let is_closed = match search % 2 {
                0 => meet(&new, links.weak(start, kind)),
                _ => contains(&new, start),
            };
            if is_closed && closed.is_none() {
                closed = Some(search);
            }
            !is_empty(&new)
        });
        if let Some(search) = closed {
            let complexity = 2 * leap + 2;
            let base = if kind == ChainLinks::X { 66 } else { 70 };
            let tenths = base + length::tenths(complexity);
            let technique = match (kind, tenths) {
                (ChainLinks::X, 66) => RatedTechnique::TurbotFish,
                (ChainLinks::X, _) => RatedTechnique::ForcingXChain,
                _ => RatedTechnique::ForcingChain,
            };
            let node = search / 2;
            let key = (tenths, complexity, kind as u8, node, 1 + (search % 2) as u8);
            return Some((key, conclusion(&links.nodes, node, search % 2 == 1, technique, tenths)));
        }
    }
    None
}

/// A candidate is on, and is placed, or it is off.
pub(super) fn conclusion(
    nodes: &Nodes,
    node: usize,
    is_on: bool,
    technique: RatedTechnique,
    tenths: u16,
) -> RatedStep {
    let (cell, digit) = (nodes.cell(node), nodes.digit(node));
    if is_on {
        return RatedStep::placing(technique, tenths, cell, digit);
    }
    let removes = vec![Candidate::new(cell, digit as u8 + 1)];
    RatedStep { technique, tenths, places: None, removes }
}

/// No cause.
const NONE: u16 = u16::MAX;

/// A search for chains that close on their start.
struct Cycles<'a> {
    links: &'a Links,
    kind: ChainLinks,
    /// The causes of the nodes that were found.
    cause_of_on: Vec<u16>,
    cause_of_off: Vec<u16>,
    is_on: Vec<Block>,
    is_off: Vec<Block>,
}

impl<'a> Cycles<'a> {
    fn new(links: &'a Links, kind: ChainLinks) -> Self {
        let count = links.count();
        let none = vec![Block::default(); links.weak.width()];
        let causes = vec![NONE; count];
        Cycles {
            links,
            kind,
            cause_of_on: causes.clone(),
            cause_of_off: causes,
            is_on: none.clone(),
            is_off: none,
        }
    }

    /// Looks from every candidate for a cycle that is better than the best.
    fn all(&mut self, best: &mut Option<(Key, RatedStep)>) {
        for start in 0..self.links.count() {
            if !self.links.strong(start, self.kind).is_empty() {
                self.from(start, best);
            }
        }
    }

    fn key(&self, complexity: usize, start: usize) -> Key {
        let base = if self.kind == ChainLinks::Both { 70 } else { 65 };
        (base + length::tenths(complexity), complexity, self.kind as u8, start, 0)
    }

    fn from(&mut self, start: usize, best: &mut Option<(Key, RatedStep)>) {
        let (links, kind) = (self.links, self.kind);
        self.is_on.fill(Block::default());
        self.is_off.fill(Block::default());
        insert(&mut self.is_on, start);
        self.cause_of_on[start] = NONE;
        let mut ends = vec![Block::default(); self.is_on.len()];
        links.strong(start, kind).iter().for_each(|&off| insert(&mut ends, usize::from(off)));
        let (mut on, mut off, mut next) = (vec![start], Vec::new(), Vec::new());
        let mut complexity = 2;
        while !on.is_empty() {
            let key = self.key(complexity, start);
            if best.as_ref().is_some_and(|(before, _)| *before < key) {
                return;
            }
            for &node in &on {
                if complexity >= 4 && meet(links.weak(node, kind), &ends) {
                    let mut closing: Vec<usize> = Vec::new();
                    let mut unwanted: Vec<Block> = ends.iter().map(|block| block.map(|word| !word)).collect();
                    links.each_weak(node, kind, &mut unwanted, |end| closing.push(end));
                    for end in closing {
                        if let Some(removes) = self.removes(node, end) {
                            let technique = RatedTechnique::BidirectionalCycle(kind);
                            let step = RatedStep { technique, tenths: key.0, places: None, removes };
                            *best = Some((key, step));
                            return;
                        }
                    }
                }
                let cause_of_off = &mut self.cause_of_off;
                // A candidate is in its own groups, and does not go off with itself.
                let was_off = contains(&self.is_off, node);
                insert(&mut self.is_off, node);
                links.each_weak(node, kind, &mut self.is_off, |weak| {
                    cause_of_off[weak] = node as u16;
                    off.push(weak);
                });
                if !was_off {
                    remove(&mut self.is_off, node);
                }
            }
            for &node in &off {
                for &strong in links.strong(node, kind) {
                    let strong = usize::from(strong);
                    if !contains(&self.is_on, strong) {
                        insert(&mut self.is_on, strong);
                        self.cause_of_on[strong] = node as u16;
                        next.push(strong);
                    }
                }
            }
            off.clear();
            on.clear();
            std::mem::swap(&mut on, &mut next);
            complexity += 2;
        }
    }

    /// What goes by the cycle that goes on from an on node to an off node, which the start is strongly linked to;
    /// nothing if the off node is in the chain already, or if nothing goes.
    fn removes(&self, last: usize, end: usize) -> Option<Vec<Candidate>> {
        let links = self.links;
        let (mut by_on, mut by_off) =
            (vec![Block::default(); self.is_on.len()], links.seen.row(end).to_vec());
        let mut own = vec![Block::default(); self.is_on.len()];
        let of_cell = |set: &mut [Block], node: usize| add(set, links.group_of_cell(node));
        of_cell(&mut own, end);
        let mut on = last as u16;
        while on != NONE {
            let node = usize::from(on);
            add(&mut by_on, links.seen.row(node));
            of_cell(&mut own, node);
            on = NONE;
            let off = self.cause_of_on[node];
            if off != NONE {
                let off = usize::from(off);
                if off == end {
                    return None;
                }
                add(&mut by_off, links.seen.row(off));
                of_cell(&mut own, off);
                on = self.cause_of_off[off];
            }
        }
        let mut removes = Vec::new();
        for (index, word) in by_on.iter().flatten().enumerate() {
            let both = word & by_off[index / 4][index % 4] & !own[index / 4][index % 4];
            bits(both).for_each(|bit| {
                let (cell, digit) = links.nodes.candidates[index * 64 + bit];
                removes.push(Candidate::new(cell.into(), digit + 1));
            });
        }
        (!removes.is_empty()).then_some(removes)
    }
}
