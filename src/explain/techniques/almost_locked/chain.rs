//! Chains of four almost locked sets or more.

use super::visit_als_step;
use crate::explain::conclusions::Conclusions;
use crate::explain::techniques::{Tools, Visit};
use crate::explain::{Step, Technique};
use crate::sets::{DigitSet, bits};
use std::ops::ControlFlow;

/// How many sets a chain may have.
const MOST_SETS: usize = 7;

/// A set that a chain has come to.
#[derive(Clone, Copy)]
struct AlsStop {
    set: usize,
    /// The digit that it came by.
    digit: u8,
    /// The digit by which the chain left its first set.
    first: u8,
    /// Where it came from.
    from: usize,
    /// How many sets the chain has.
    length: usize,
}

pub(in super::super) fn als_chain(tools: &Tools, visit: &mut Visit) -> ControlFlow<()> {
    let web = tools.als_web();
    let side = usize::from(tools.position.side());
    let words = web.sets.len().div_ceil(64);
    // For each set and digit the disjoint sets that it is tied to by the digit, as a row of bits.
    let mut rows = vec![0_u64; web.sets.len() * side * words];
    for (set, ties) in web.ties.iter().enumerate() {
        for tie in ties.iter().filter(|tie| tie.disjoint) {
            rows[(set * side + usize::from(tie.digit) - 1) * words + tie.to / 64] |= 1 << (tie.to % 64);
        }
    }
    let mut found = Conclusions::default();
    // For each digit the sets that a chain has come to by it.
    let mut reached = vec![0_u64; side * words];
    // For each set the start of the last chain that went on from it, and the digit that it came by first.
    let mut left = vec![(usize::MAX, 0); web.sets.len()];
    let mut stops = Vec::new();
    let mut step = Step::new(Technique::AlsChain);
    for start in 0..web.sets.len() {
        reached.fill(0);
        stops.clear();
        stops.push(AlsStop { set: start, digit: 0, first: 0, from: 0, length: 1 });
        let mut next = 0;
        while let Some(&here) = stops.get(next) {
            if here.length == MOST_SETS {
                break;
            }
            tools.budget.take_or_break(web.sets[here.set].digits.len() * words + 10)?;
            // A chain goes on by any other digit. The next one that comes here, by another digit, can add
            // only the digit that the first came by.
            let only = if left[here.set].0 == start { Some(left[here.set].1) } else { None };
            left[here.set] = (start, if only.is_some() { 0 } else { here.digit });
            let digits = web.sets[here.set].digits.iter();
            for digit in digits.filter(|&digit| digit != here.digit && only.is_none_or(|only| digit == only))
            {
                let row = (here.set * side + usize::from(digit) - 1) * words;
                let reached = &mut reached[(usize::from(digit) - 1) * words..][..words];
                for (word, (&tied, reached)) in rows[row..][..words].iter().zip(reached).enumerate() {
                    for place in bits(tied & !*reached) {
                        let set = word * 64 + place;
                        if back_from(&stops, next).any(|before| before.set == set) {
                            continue;
                        }
                        *reached |= 1 << place;
                        let first = if next == 0 { digit } else { here.first };
                        stops.push(AlsStop { set, digit, first, from: next, length: here.length + 1 });
                    }
                }
            }
            next += 1;
        }
        for index in 1..stops.len() {
            let last = stops[index];
            if last.length < 4 || last.set < start {
                continue;
            }
            let tied = DigitSet::of(last.first) | DigitSet::of(last.digit);
            let common = (web.active[start] & web.active[last.set]) - tied;
            if !web.share_peers(start, last.set, common) {
                continue;
            }
            step.removes.clear();
            step = web.removing(step, start, last.set, common);
            if found.insert(&step) {
                let mut way: Vec<&AlsStop> = back_from(&stops, index).collect();
                way.reverse();
                let sets: Vec<usize> = way.iter().map(|stop| stop.set).collect();
                let ties = (1..way.len()).map(|number| (number - 1, number, way[number].digit));
                visit_als_step(tools, &step, &sets, &ties.collect::<Vec<_>>(), visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The stops on the way to a stop, the last first.
fn back_from(stops: &[AlsStop], at: usize) -> impl Iterator<Item = &AlsStop> {
    let before = |stop: &&AlsStop| (stop.length > 1).then(|| &stops[stop.from]);
    std::iter::successors(Some(&stops[at]), before)
}
