//! What a net with nets within it has found, as lines: which of them a dead end needs, and their numbers.

use super::net::ForcingNet;
use super::told::{Conflict, ForcingReason, Story, StoryLine};
use crate::explain::order::sort_by_number;
use crate::explain::{Branch, Candidate, DeadEnd, DeadEndKind, Position, ProofLine, Why};

/// What leads to the conflict of a net, without what was found before its supposition, which is at this place.
pub(super) fn story_of(net: &ForcingNet, supposed_at: usize) -> Option<Story> {
    let end = net.conflict?;
    let end_from = match end {
        Conflict::Both(one, other) => vec![one, other],
        _ => lines_behind(net, net.causes_of_conflict()),
    };
    let mut waiting = end_from.clone();
    waiting.push(net.found[supposed_at]);
    let mut is_needed = vec![false; net.found.len()];
    let (mut uses, mut needed) = (Vec::new(), Vec::new());
    while let Some(number) = waiting.pop() {
        if std::mem::replace(&mut is_needed[net.time(number)], true) {
            continue;
        }
        if net.time(number) < supposed_at {
            uses.push(number);
        } else {
            let refutation = net.refutation(number).cloned();
            let from = match &refutation {
                Some(story) => story.uses.clone(),
                None => lines_behind(net, net.causes(number)),
            };
            waiting.extend(&from);
            needed.push(StoryLine { number, reason: net.reason(number), from, refutation });
        }
    }
    sort_by_number(&mut needed, |line| net.time(line.number) as u32);
    Some(Story { uses, lines: needed, end, end_from })
}

/// The lines that some facts rest on, each once: one that is off rests on what it sees, or on what refutes it. A line is left
/// out where others rule out all that it does.
fn lines_behind(net: &ForcingNet, facts: Vec<u16>) -> Vec<u16> {
    let line = |&fact: &u16| match net.reason(fact) {
        ForcingReason::Seen(other) => other,
        _ => fact,
    };
    let mut lines: Vec<u16> = facts.iter().map(line).collect();
    sort_by_number(&mut lines, |&line| line.into());
    lines.dedup();
    for line in lines.clone() {
        let rest = || lines.iter().filter(|&&other| other != line);
        if facts.iter().all(|&fact| rest().any(|&other| net.rules_out(other, fact))) {
            lines.retain(|&other| other != line);
        }
    }
    lines
}

/// The branch that tells a story of a net.
pub(super) fn branch_of(story: &Story, position: &Position, net: &ForcingNet) -> Branch {
    Telling { position, net, known: Vec::new(), count: 0 }.branch(story)
}

/// The numbering of lines.
struct Telling<'a> {
    position: &'a Position,
    net: &'a ForcingNet<'a>,
    /// The candidates of the lines that can be named, each with the number of its line.
    known: Vec<(u16, usize)>,
    /// How many lines have been told.
    count: usize,
}

impl Telling<'_> {
    fn branch(&mut self, story: &Story) -> Branch {
        let outer = self.known.len();
        let lines = story.lines.iter().map(|line| self.line(line)).collect();
        let end = Some(self.end(story));
        self.known.truncate(outer);
        Branch { lines, end }
    }

    fn line(&mut self, line: &StoryLine) -> ProofLine {
        let inner = line.refutation.as_ref().map(|story| Box::new(self.branch(story)));
        let from = self.numbers(&line.from);
        self.known.push((line.number, self.count));
        self.count += 1;
        let (why, house) = match line.reason {
            ForcingReason::LastOfCell => (Why::Cell, None),
            ForcingReason::LastOfHouse(house) => {
                (Why::House, Some(self.position.houses().names[usize::from(house)]))
            }
            ForcingReason::Refuted(_) => (Why::Not, None),
            _ => (Why::Supposed, None),
        };
        let Candidate { cell, digit } = self.net.candidate(line.number);
        ProofLine { cell, digit, why, house, from, inner }
    }

    fn end(&self, story: &Story) -> DeadEnd {
        let houses = self.position.houses();
        let from = self.numbers(&story.end_from);
        let (why, cell, house, digit) = match story.end {
            Conflict::Cell(cell) => (DeadEndKind::Cell, Some(cell.into()), None, None),
            Conflict::House(house, digit) => (DeadEndKind::House, None, Some(house.into()), Some(digit)),
            Conflict::Both(one, other) => {
                let [one, other] = [one, other].map(|number| self.net.candidate(number));
                if one.cell == other.cell {
                    (DeadEndKind::Twice, Some(one.cell), None, None)
                } else {
                    let both = [one.cell, other.cell].into_iter().collect();
                    (DeadEndKind::Twice, None, houses.common_houses(&both).next(), Some(one.digit))
                }
            }
        };
        DeadEnd { why, cell, house: house.map(|house: usize| houses.names[house]), digit, from }
    }

    /// The numbers of some lines, in ascending order, each once.
    fn numbers(&self, lines: &[u16]) -> Vec<usize> {
        let number = |line: &u16| self.known.iter().rev().find(|(known, _)| known == line);
        let mut numbers: Vec<usize> = lines.iter().filter_map(number).map(|&(_, number)| number).collect();
        sort_by_number(&mut numbers, |&number| number as u32);
        numbers.dedup();
        numbers
    }
}
