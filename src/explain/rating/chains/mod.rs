//! Chains: what follows from a candidate that is on or off.
//!
//! # How a candidate goes through
//!
//! Take the 2 of r9c8 in this puzzle. Nothing that is easier than a chain leads on here, so `next_rated_step` in
//! `rating/mod.rs` asks for one.
//!
//! ```text
//! . . . | . . . | . . 1
//! . . 1 | . . 2 | 3 4 .
//! . 3 . | . 1 . | 2 5 .
//! ------+-------+------
//! . . . | . . . | 6 7 .
//! . 2 . | . . 4 | . . 3
//! 8 . . | 7 . . | . . 4
//! ------+-------+------
//! . . 9 | 8 . . | . . .
//! . 4 . | . . 3 | . . 5
//! 6 . . | . 9 . | . . .
//! ```
//!
//! 1. *Candidates to numbers* (`nodes`): the 219 candidates are numbered by cell, then by digit. The 2 of r9c8 is
//!    number 213, and 213 is called a *node*. A set of such numbers is a row of bits (`bit_sets`).
//! 2. *Numbers to links* (`strong`, `links`): if 213 is on, the 1, the 3 and the 8 of its cell are off, and the seven
//!    other 2s of its row, column and box. Those are weak links. If the 3 of r9c8 is off, the 3 of r9c3 is on, since
//!    row 9 has no other. That is a strong link. From 213 itself none leads on: its cell has three other
//!    candidates, and each of its houses more than one other 2.
//! 3. *Links to facts* (`facts`, `walk`): "213 is on" is the fact 427, "213 is off" the fact 426. The candidate is
//!    turned on, and a walk goes from 427 by weak and strong links in turn. Each fact that it finds keeps its cause.
//!    So the walk comes to 426, which has these causes back to the start (+ is on, − is off):
//!
//!    ```text
//!    +2r9c8  −3r9c8  +3r9c3  −3r6c3  +3r6c5  −2r6c5  +2r6c8  −2r9c8
//!    ```
//!
//! 4. *Facts to a step* (`chain`, `length`): the 2 of r9c8 refutes itself. That is a forcing chain of eight facts. Its
//!    base is 7.0, and its length adds a tenth: `7.1 forcing-chain r9c8<>2`. If the walk had come to an off fact that
//!    has a strong link to the start, the chain would have closed: a cycle.
//! 5. *The easiest of all* (`static_chains`): the scale wants the easiest cycle or forcing chain of the grid. Walks
//!    from each candidate, on and off, find it, and `plain` does so for tests. But few walks lead to anything. Between
//!    its ends, a chain goes only through candidates that have strong links: here 28 of the 219. The links
//!    between them are a net of sets, in which two links are one leap, from on to on (`net`). `forcing` finds the
//!    shortest chain by leaps alone: here from −3r9c8 by one strong link and two leaps to +2r6c8. The 2 of r9c8 has
//!    weak links to both ends. `cycles` walks only from where a cycle may be that is no harder.
//! 6. *Several at once* (`search`): if there were no such chain, and none of the scale's next techniques, the
//!    search would ask what follows from all candidates of a cell, or from all places of a digit in a house. One of
//!    them is on. So what each of them leads to is true. Row 6 has two 3s, and each of them turns the 2 of r9c8 off:
//!
//!    ```text
//!    +3r6c3  −3r9c3  +3r9c8  −2r9c8
//!    +3r6c5  −2r6c5  +2r6c8  −2r9c8
//!    ```
//!
//!    Of such chains the shortest becomes the step (`multiple`): `8.1 region-forcing-chains r9c8<>2`. The search does
//!    not know where the facts come from: it has something that can `follow` a candidate. Here this walks, if sets
//!    tell that there is a common fact (`static_follower`, `reachability`).
//! 7. *Dynamically* (`dynamic_follower`): what is off leaves a copy of the grid, which so gets new strong links. From
//!    427 this soon comes to a candidate that is on and off: a contradiction. The one takes five facts, the other
//!    four. The two chains from row 6 have one fact less together, so the step would be theirs:
//!    `8.6 dynamic-region-forcing-chains r9c8<>2`.
//! 8. *Nested* (`nested`): from 9.0 simple techniques are looked for in what is left of the copy where the links lead
//!    no further, and from 9.5 other chains: there steps 1 to 6 are gone through again. The lengths of such chains
//!    count, each once (`sets_of_chains`).
//!
//! # In which order to read the files
//!
//! `RatingBoard` (`rating/board.rs`) is the position: a board whose digits are counted from 0, as they are in all of
//! these files. `ChainLinks` (`rating/technique.rs`) says which links a chain may have: `X` are those in houses, `Y`
//! those in cells.
//!
//! 1. `nodes`, `strong`, `links`, `facts`, `walk`, `chain` and `length`: what all of the others are made of.
//! 2. `plain`: it is only a test, and finds all that follows statically, one link after the other.
//! 3. `follow`, `search`, `static_follower`, `multiple`: several candidates at once.
//! 4. `dynamic_follower`, `nested`, `sets_of_chains`: the hardest puzzles.
//!
//! `static_chains`, `net`, `forcing`, `cycles` and `reachability` find what `plain` finds, sooner. They can wait until
//! something has to be quicker. So can `bit_sets`, whose names say what it does.
//!
//! # Which file takes from which
//!
//! ```text
//!           multiple                          the easiest: 7.5, 8.0, from 8.5
//!            │    └────► dynamic_follower     what follows dynamically
//!            │               │
//!            │               ▼
//!            │             nested             what else is found on the way
//!            ▼             │    │
//!   static_follower ◄──────┘    ▼
//!         │      │        static_chains       the easiest: 6.5 to 7.0; or all
//!         ▼      ▼          │       │
//!   search  reachability    ▼       ▼
//!         │      │       forcing  cycles
//!         ▼      ▼          │       │
//!      follow   net ◄───────┴───────┤
//!                │                  ▼
//!                │       links ◄── walk
//!                ▼         │
//!              strong ◄────┘
//! ```
//!
//! `static_follower` and `dynamic_follower` both can `follow`, and the former walks, too. `nodes`, `bit_sets`, `facts`
//! and `chain` have what nearly all take.

mod bit_sets;
mod chain;
mod cycles;
mod dynamic_follower;
mod facts;
mod follow;
mod forcing;
mod length;
mod links;
pub(super) mod multiple;
mod nested;
mod net;
mod nodes;
#[cfg(test)]
mod plain;
mod reachability;
mod search;
mod sets_of_chains;
pub(super) mod static_chains;
mod static_follower;
mod strong;
mod walk;

pub(super) use search::ChainKind;

#[cfg(test)]
mod tests {
    use super::dynamic_follower::DynamicFollower;
    use super::facts::Fact;
    use super::follow::Follow;
    use super::forcing::ForcingChainSearch;
    use super::links::Links;
    use super::multiple::easiest_multiple_chain;
    use super::net::ChainNet;
    use super::search::{ChainKind, ChainSearch};
    use super::sets_of_chains::SetsOfChains;
    use super::static_chains::easiest_static_chain;
    use super::static_follower::StaticFollower;
    use super::walk::ChainWalk;
    use crate::explain::rating::board::RatingBoard;
    use crate::explain::rating::next_rated_step;
    use crate::explain::rating::technique::{ChainLinks, NestedChains};
    use crate::grid::Grid;
    use crate::solver::{Budget, Limits};

    /// What the head of this file says of the 2 of r9c8.
    #[test]
    fn the_candidate_goes_through_as_it_is_told() {
        let rows =
            "........1 ..1..234. .3..1.25. ......67. .2...4..3 8..7....4 ..98..... .4...3..5 6...9....";
        let puzzle: Grid = rows.parse().expect("a puzzle");
        let (board, budget) = (RatingBoard::new(&puzzle), Budget::new(Limits::NONE));
        let links = Links::of(&board);
        assert_eq!((links.nodes.number(79, 1), links.count()), (213, 219));
        assert!(links.strong(213, ChainLinks::Both).is_empty());

        let mut walk = ChainWalk::new(&links, ChainLinks::Both);
        assert!(walk.finds_opposite(213, true));
        let candidate = |fact: Fact| links.nodes.candidate(usize::from(fact) / 2);
        let sign = |fact: Fact| if fact % 2 == 1 { '+' } else { '−' };
        let name = |fact: Fact| {
            let (row, column) = (candidate(fact).cell / 9 + 1, candidate(fact).cell % 9 + 1);
            format!("{}{}r{row}c{column}", sign(fact), candidate(fact).digit)
        };
        let mut chain: Vec<String> = walk.back_from(426).map(name).collect();
        chain.reverse();
        let told = "+2r9c8 −3r9c8 +3r9c3 −3r6c3 +3r6c5 −2r6c5 +2r6c8 −2r9c8";
        assert_eq!(chain.join(" "), told);

        let net = ChainNet::new(&board, &links, ChainLinks::Both, u32::MAX);
        let mut search = ForcingChainSearch::new(&net);
        assert!(search.step().is_some());
        assert_eq!((net.inner.len(), search.depth), (28, 3));

        let mut follower =
            DynamicFollower::new(&board, &links.nodes, ChainLinks::Both, NestedChains::Nothing, &budget);
        let following = follower.follow(213, true, &mut SetsOfChains::default());
        let costs = following.contradiction.map(|costs| costs.map(|cost| cost.facts));
        assert_eq!(costs, Some([5, 4]));

        let from_row_6 = [links.nodes.number(47, 2), links.nodes.number(49, 2)];
        let kinds: [(ChainKind, &mut dyn Follow); 2] = [
            (ChainKind::Multiple, &mut StaticFollower::new(&board, &links)),
            (ChainKind::Dynamic(NestedChains::Nothing), &mut follower),
        ];
        for (kind, follower) in kinds {
            let ends = ChainSearch::new(&board, &links.nodes, kind, follower, &budget).ends();
            assert!(ends.iter().all(|end| end.length == 8 && end.branches == from_row_6), "{ends:?}");
        }

        let steps = [
            next_rated_step(&board, &budget).ok(),
            easiest_static_chain(&board, &budget),
            easiest_multiple_chain(&board, ChainKind::Multiple, &budget),
            easiest_multiple_chain(&board, ChainKind::Dynamic(NestedChains::Nothing), &budget),
        ];
        let told = [
            "7.1 forcing-chain r9c8<>2",
            "7.1 forcing-chain r9c8<>2",
            "8.1 region-forcing-chains r9c8<>2",
            "8.6 dynamic-region-forcing-chains r9c8<>2",
        ];
        assert_eq!(
            steps.map(|step| step.map(|step| step.to_line(puzzle.shape()))),
            told.map(|line| Some(line.into()))
        );
    }
}
