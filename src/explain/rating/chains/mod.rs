//! Chains: what follows from a candidate that is on or off.
//!
//! # How a candidate goes through
//!
//! Take the 5 of r2c3. Its cell has one more candidate, 7, and its row one more 5, in r2c8.
//!
//! 1. *Candidates to numbers* (`nodes`): the candidates of the grid are numbered by cell, then by digit. This one
//!    has the number 31, say. A set of candidates is a row of bits.
//! 2. *Numbers to links* (`strong`, `links`): if 31 is off, the 7 of its cell and the 5 of r2c8 are on. Those are
//!    strong links. If 31 is on, the rest of its cell is off, and each other 5 of its box, row and column. Those
//!    are weak links.
//! 3. *Links to facts* (`walk`, `facts`): "31 is on" is the fact 63, "31 is off" the fact 62. A walk goes from 63
//!    by weak and strong links in turn, and each fact that it finds keeps its cause.
//! 4. *Facts to chains* (`static_chains`): if the walk finds 62, the candidate refutes itself: a forcing chain.
//!    If it finds an off fact from which a strong link leads to 31, the chain closes: a cycle. Few walks lead to
//!    anything, so a net of sets tells which are needed (`net`): two links are one leap in it, from on to on.
//!    `forcing` finds the shortest chain by leaps alone, and `cycles` walks only from where a cycle may be.
//! 5. *Several at once* (`search`): what follows from the 5 of r2c3 and from its 7 alike is true, since one of
//!    them is on. The search does not ask where the facts come from (`origin`). By the links of the grid as it
//!    stands they come from a walk (`by_links`), if sets tell that there is a common fact (`reached`).
//! 6. *Dynamically* (`following`): what is off leaves a copy of the grid, which so gets new strong links. Where
//!    these lead no further, simple techniques and other chains are looked for in what is left (`nested`): step
//!    4 and 5 again. Their lengths count, each once (`sets_of_chains`).
//! 7. *Chains to a step* (`multiple`, `chain`): the shortest chain becomes the step of the path. Its length adds
//!    some tenths to the rating (`length`).
//!
//! # Which file takes from which
//!
//! ```text
//!           multiple                        7.5, 8.0, from 8.5: the easiest
//!            │    └────► following          what follows dynamically
//!            │               │
//!            │               ▼
//!            │             nested           what else is found on the way
//!            ▼             │    │
//!         by_links ◄───────┘    ▼
//!         │      │        static_chains     8.0: all; 6.5 to 7.0
//!         ▼      ▼          │       │
//!      search  reached      ▼       ▼
//!         │      │       forcing  cycles
//!         ▼      ▼          │       │
//!      origin   net ◄───────┴───────┤
//!                │                  ▼
//!                │       links ◄── walk
//!                ▼         │
//!              strong ◄────┘
//! ```
//!
//! `by_links` and `following` are both an `origin`, and the former walks, too. `nodes`, `facts` and `chain` have
//! what nearly all take.
//!
//! `plain` walks without sets and nets, for tests: it finds the same.

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
