//! Which puzzle is meant: the likeliest reading that is legal and has exactly one solution.

use crate::net::Opinion;
use crate::order::ascending;
use crate::upright::clash_count;
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// How many readings are given to the solver at most.
const MOST: usize = 1500;

/// A cell that is more certain is never changed: where a puzzle has several solutions, or none, the changes that would mend it
/// are wrong.
const CERTAIN: f32 = 0.9;

/// A reading that differs from the likeliest one: some changes of the list, of which `last` is the last.
struct ChangedReading {
    cost: f32,
    changes: Vec<usize>,
}

impl PartialEq for ChangedReading {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for ChangedReading {}
impl PartialOrd for ChangedReading {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for ChangedReading {
    /// The cheapest is the greatest, as a heap gives the greatest first.
    fn cmp(&self, other: &Self) -> Ordering {
        other.cost.total_cmp(&self.cost).then_with(|| other.changes.cmp(&self.changes))
    }
}

/// The cells of a 9×9 in the likeliest reading that is legal and for which `is_puzzle` holds; None where it is not among the
/// likeliest. Only cells that are less certain than 0.9 are changed.
///
/// The readings come in the order in which they are likely. All possible changes are sorted by what they cost. After a
/// reading come two more: one with the next change in place of its last, and one with the next change added.
pub fn likeliest_puzzle(opinions: &[Opinion], is_puzzle: &dyn Fn(&[u8; 81]) -> bool) -> Option<[u8; 81]> {
    let raw: [u8; 81] = std::array::from_fn(|cell| opinions[cell].ranking()[0]);
    let mut all: Vec<(f32, usize, u8)> = Vec::new();
    for (cell, opinion) in opinions.iter().enumerate().filter(|(_, opinion)| opinion.confidence() <= CERTAIN)
    {
        let best = opinion.logits[usize::from(raw[cell])];
        let others = (0..10).filter(|digit| *digit != raw[cell]);
        all.extend(others.map(|digit| (best - opinion.logits[usize::from(digit)], cell, digit)));
    }
    let costs: Vec<f32> = all.iter().map(|change| change.0).collect();
    let changes: Vec<_> = ascending(&costs).into_iter().map(|index| all[index]).collect();

    let mut heap = BinaryHeap::from([ChangedReading { cost: 0.0, changes: Vec::new() }]);
    let mut tried = 0;
    for _ in 0..40 * MOST {
        let ChangedReading { cost, changes: chosen } = heap.pop()?;
        let mut cells = raw;
        let mut is_double = false;
        for (index, change) in chosen.iter().enumerate() {
            let (_, cell, digit) = changes[*change];
            is_double |= chosen[..index].iter().any(|other| changes[*other].1 == cell);
            cells[cell] = digit;
        }
        if !is_double && clash_count(&cells) == 0 {
            if is_puzzle(&cells) {
                return Some(cells);
            }
            tried += 1;
            if tried == MOST {
                return None;
            }
        }
        let next = chosen.last().map_or(0, |last| last + 1);
        let Some((more, ..)) = changes.get(next) else { continue };
        if chosen.len() < 6 {
            let mut longer = chosen.clone();
            longer.push(next);
            heap.push(ChangedReading { cost: cost + more, changes: longer });
        }
        if let Some(last) = chosen.last() {
            let mut other = chosen.clone();
            other.pop();
            other.push(next);
            heap.push(ChangedReading { cost: cost - changes[*last].0 + more, changes: other });
        }
    }
    None
}
