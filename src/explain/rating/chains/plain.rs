//! The plain way to what the files beside find by short cuts, for tests: one link after the other.

use super::chain::{ChainRank, conclusion};
use super::facts::{Cost, Fact, Following, fact};
use super::follow::Follow;
use super::links::Links;
use super::search::{ChainKind, ChainSearch};
use super::sets_of_chains::SetsOfChains;
use super::static_chains;
use super::static_follower::StaticFollower;
use crate::explain::rating::board::RatingBoard;
use crate::explain::rating::next_rated_step;
use crate::explain::rating::step::RatedStep;
use crate::explain::rating::technique::{ChainLinks, RatedTechnique};
use crate::explain::rating::tests::{classics, sukakus};
use crate::solver::{Budget, Limits};

/// What follows from a fact, in the order in which it is found; with each fact the place of its cause in this list.
fn plain_walk(links: &Links, kind: ChainLinks, start: Fact) -> Vec<(Fact, usize)> {
    let (mut found, mut is_known) = (vec![(start, 0)], vec![false; 2 * links.count()]);
    is_known[usize::from(start)] = true;
    let mut at = 0;
    while let Some(&(cause, _)) = found.get(at) {
        for effect in effects(links, kind, cause) {
            if !std::mem::replace(&mut is_known[usize::from(effect)], true) {
                found.push((effect, at));
            }
        }
        at += 1;
    }
    found
}

/// The facts to which one link leads from a fact.
fn effects(links: &Links, kind: ChainLinks, cause: Fact) -> Vec<Fact> {
    let node = usize::from(cause) / 2;
    if cause.is_multiple_of(2) {
        return links.strong(node, kind).iter().map(|&on| fact(on.into(), true)).collect();
    }
    let mut effects = Vec::new();
    links.each_weak(node, kind, &mut links.weak.none(), |off| effects.push(fact(off, false)));
    effects.retain(|&off| off != fact(node, false));
    effects
}

/// The facts from one back to the start.
fn back_from(found: &[(Fact, usize)], at: usize) -> Vec<Fact> {
    let cause = |&at: &usize| (at > 0).then(|| found[at].1);
    std::iter::successors(Some(at), cause).map(|at| found[at].0).collect()
}

/// The easiest cycle or forcing chain: all of them are looked at.
fn easiest_by_plain_walk(board: &RatingBoard) -> Option<RatedStep> {
    let links = Links::of(board);
    let mut best: Option<(ChainRank, RatedStep)> = None;
    let mut offer = |rank: ChainRank, step: Option<RatedStep>| {
        if best.as_ref().is_none_or(|(easiest, _)| rank < *easiest) {
            best = step.map(|step| (rank, step)).or(best.take());
        }
    };
    for kind in [ChainLinks::X, ChainLinks::Y, ChainLinks::Both] {
        for start in 0..links.count() {
            let from_on = plain_walk(&links, kind, fact(start, true));
            for at in (0..from_on.len()).filter(|&at| from_on[at].0 % 2 == 1) {
                let back = back_from(&from_on, at);
                let rank = ChainRank::of_cycle(kind, back.len() + 1, start);
                for end in effects(&links, kind, from_on[at].0) {
                    let is_linked = links.strong(start, kind).contains(&(end / 2));
                    if back.len() > 2 && is_linked && !back.contains(&end) {
                        let removes = removes_of_cycle(&links, &[&back[..], &[end]].concat());
                        let removes = removes.into_iter().map(|node| links.nodes.candidate(node)).collect();
                        let technique = RatedTechnique::BidirectionalCycle(kind);
                        offer(rank, RatedStep::removing(technique, rank.tenths, removes));
                    }
                }
            }
            for (is_on, found) in [(true, from_on), (false, plain_walk(&links, kind, fact(start, false)))] {
                let end = found.iter().position(|&(found, _)| found == fact(start, !is_on));
                if let Some(end) = end.filter(|_| kind != ChainLinks::Y) {
                    let rank = ChainRank::of_forcing(kind, back_from(&found, end).len(), start, is_on);
                    let technique = match (kind, rank.tenths) {
                        (ChainLinks::X, 66) => RatedTechnique::TurbotFish,
                        (ChainLinks::X, _) => RatedTechnique::ForcingXChain,
                        _ => RatedTechnique::ForcingChain,
                    };
                    offer(rank, Some(conclusion(&links.nodes, start, !is_on, technique, rank.tenths)));
                }
            }
        }
    }
    best.map(|(_, step)| step)
}

/// What the on and the off facts of a cycle both see, outside its cells.
fn removes_of_cycle(links: &Links, cycle: &[Fact]) -> Vec<usize> {
    let sees = |node: usize, state: u16| {
        let sees = |&fact: &Fact| super::bit_sets::contains(links.seen.row(usize::from(fact) / 2), node);
        cycle.iter().filter(|&fact| fact % 2 == state).any(sees)
    };
    let is_own = |node: usize| {
        cycle.iter().any(|&fact| links.nodes.cell(usize::from(fact) / 2) == links.nodes.cell(node))
    };
    (0..links.count()).filter(|&node| sees(node, 0) && sees(node, 1) && !is_own(node)).collect()
}

/// The plain walk as the search for cell and house chains follows it.
struct PlainFollower<'a> {
    links: &'a Links,
    found: Following,
}

impl Follow for PlainFollower<'_> {
    fn follow(&mut self, node: usize, is_on: bool, _: &mut SetsOfChains) -> &Following {
        self.found.clear();
        let found = plain_walk(self.links, ChainLinks::Both, fact(node, is_on));
        for (at, &(fact, _)) in found.iter().enumerate() {
            let facts = back_from(&found, at).len() as u16;
            self.found.add(fact, Cost { facts, nested: 0 });
        }
        &self.found
    }
}

/// All ends of cell and house chains.
fn ends(board: &RatingBoard, links: &Links, follower: &mut dyn Follow, budget: &Budget) -> String {
    let mut search = ChainSearch::new(board, &links.nodes, ChainKind::Multiple, follower, budget);
    search.keeps_all = true;
    format!("{:?}", search.ends())
}

#[test]
fn short_cuts_find_what_a_plain_walk_finds() {
    let (mut positions, mut with_ends) = (0, 0);
    for puzzle in classics().step_by(2).chain(sukakus().step_by(2)).map(|example| example.puzzle) {
        let budget = Budget::new(Limits::budget(1_000_000));
        let mut board = RatingBoard::new(&puzzle);
        while board.cells().contains(&0) {
            let Ok(step) = next_rated_step(&board, &budget) else { break };
            if step.tenths >= 65 {
                assert_eq!(
                    static_chains::easiest_static_chain(&board, &budget),
                    easiest_by_plain_walk(&board),
                    "{puzzle}"
                );
                let links = Links::of(&board);
                let plain = PlainFollower { links: &links, found: Following::new(links.count()) };
                let ends = [&mut StaticFollower::new(&board, &links) as &mut dyn Follow, &mut { plain }]
                    .map(|from| ends(&board, &links, from, &budget));
                assert_eq!(ends[0], ends[1], "{puzzle}");
                positions += 1;
                with_ends += usize::from(ends[0] != "[]");
            }
            board.apply(&step);
        }
    }
    assert!(with_ends > 0 && positions > with_ends, "{positions}, {with_ends}");
}
