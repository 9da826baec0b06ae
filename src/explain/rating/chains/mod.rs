//! Chains: what follows from a candidate that is on or off.

mod by_links;
mod chain;
mod cycles;
mod facts;
mod following;
mod forcing;
mod length;
mod links;
pub(super) mod multiple;
mod nested;
mod net;
mod nodes;
mod origin;
mod reached;
mod search;
mod sets_of_chains;
pub(super) mod static_chains;
mod strong;
mod walk;

pub(super) use search::Chains;
