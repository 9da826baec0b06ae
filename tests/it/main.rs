//! What the library and its command do, a module a subject.

mod collection;
#[cfg(feature = "cli")]
mod command;
#[path = "../common/mod.rs"]
mod common;
mod doctor;
mod enumeration;
mod explain;
mod faults;
mod formats;
mod headings;
mod interface;
mod kept;
mod limits;
mod notation;
#[cfg(feature = "rayon")]
mod parallel;
mod pasted;
mod paths;
mod patterns;
#[cfg(feature = "photos")]
mod photos;
mod position;
mod progress;
mod properties;
mod random;
mod rating;
mod reference_systems;
mod regions;
mod rules;
mod seeds;
#[cfg(feature = "serde")]
mod serde;
mod symbols;
mod texts;
