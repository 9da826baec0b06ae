//! The techniques, one family in a file.
//!
//! A search for a technique is a function: it gets the tools, which have the position and what was worked out of
//! it, and a visitor. It calls the visitor with every step there is, until that returns `ControlFlow::Break`. The
//! list (`list.rs`) says which function looks for which technique, and `by_name.rs` calls it. What a technique is
//! and why it is true stands on its page in `explain/pages/`.

mod almost_locked;
mod als;
mod avoidable;
mod bug;
mod by_name;
mod caps;
mod chains;
mod colours;
mod deadly;
mod death_blossom;
mod exclusion;
mod fish;
pub(super) mod forcing;
mod grouped;
mod links;
mod locked;
mod loops;
mod nice_loops;
mod one_extra;
mod rectangles;
mod single_digit;
pub(super) mod singles;
mod subsets;
mod sue_de_coq;
mod templates;
mod tools;
mod two;
mod visit;
mod wings;

pub use by_name::{each_step_of, first_step_of, steps_of};
pub(super) use by_name::{first_step_with, steps_with};
pub(super) use tools::Tools;
pub use visit::Visit;
