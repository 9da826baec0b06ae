//! The techniques, one family in a file, each with its page.
//!
//! A search for a technique is a function: it gets the tools, which have the position and what was worked out of it,
//! and a visitor. It calls the visitor with every step there is, until that answers `ControlFlow::Break`. The list
//! (`list.rs`) says which function looks for which technique, and `by_name.rs` calls it.
//!
//! [`steps_of`], [`first`] and [`each_step_of`] look for a technique by its name.

pub mod almost_locked;
mod als;
pub mod avoidable;
pub mod bug;
mod by_name;
pub mod chains;
pub mod colours;
mod deadly;
pub mod death_blossom;
pub mod exclusion;
pub mod fish;
pub mod forcing;
pub mod grouped;
mod links;
pub mod locked;
pub mod loops;
pub mod nice_loops;
mod one_extra;
pub mod rectangles;
pub mod single_digit;
pub mod singles;
pub mod subsets;
pub mod sue_de_coq;
pub mod templates;
mod tools;
mod two;
mod visit;
pub mod wings;

pub use by_name::{each_step_of, first, steps_of};
pub(super) use by_name::{first_with, steps_with};
pub(super) use tools::Tools;
pub use visit::Visit;
