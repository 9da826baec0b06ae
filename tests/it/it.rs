//! What the library does, a module a subject.

mod begun;
mod claims;
mod codes;
mod collection;
#[path = "../common/mod.rs"]
mod common;
mod doctor;
mod drawn;
mod enumeration;
mod explain;
mod faults;
mod fields;
mod forgotten;
mod formats;
mod headings;
mod interface;
mod kept;
mod labels;
mod limits;
mod lines;
mod notation;
mod objects;
mod parallel;
mod pasted;
mod paths;
mod patterns;
mod properties;
mod random;
mod rating;
mod reference_systems;
mod regions;
mod reported;
mod rules;
mod second_look;
mod seeds;
mod serde;
mod slips;
mod sukaku;
mod symbols;
mod texts;
mod variants;

/// Where the files are that other programs write, one puzzle each.
const FORMATS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../formats");
