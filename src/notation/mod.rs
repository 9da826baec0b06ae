//! Puzzles as text: reading any common format, writing the usual layouts.
//!
//! In text a digit above 9 is a letter, A for 10 up to P for 25, or a number where blanks separate the cells; other
//! sets of [`Symbols`] are read, too, and what was read in one is written in it. A blank cell is `0`, one of
//! `. - _ * x X`, or whatever else stands in every cell without a digit. A text may hold many puzzles.
//!
//! A [`Reader`] takes a text in parts that end anywhere, [`read`] takes it as a whole. A [`LineReader`] is for data, where
//! each line is one puzzle or none. A text with one puzzle is parsed as a [`Grid`](crate::Grid), or as a
//! [`Puzzle`](crate::Puzzle) with its answers and marks.
//!
//! ```
//! use ninefold::notation::{Layout, read, write};
//!
//! let reading = read("> |3.|.4|\n> |42|.1|\n> |.3|42|\n> |24|.3|")?; // as a mail quotes it
//! let puzzle = reading.puzzles[0].as_ref().unwrap();
//! assert_eq!(write(puzzle, Layout::Line)?, "3..442.1.34224.3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/reading.md` follows a text through the files of this module, for those who change it.

mod address;
mod bars;
mod beside;
mod block;
mod borders;
mod brackets;
mod bytes;
mod cases;
mod cells;
mod chunk_reader;
mod chunks;
mod class;
mod code_text;
mod codes;
mod collector;
mod cut;
mod decode;
mod drawing;
mod dress;
mod error;
mod fields;
mod fold;
mod format;
mod fpuzzles;
mod grid;
mod grouping;
mod iss;
mod json;
mod json_grid;
mod json_reader;
mod json_text;
mod label;
mod labels;
mod legend;
mod line_kinds;
mod line_reader;
#[cfg(test)]
mod linear;
mod lines;
mod listed;
mod lz;
mod marks;
mod objects;
mod on_end;
mod open_object;
mod pending;
mod plan;
mod reader;
mod rows;
mod rules;
mod rules_object;
mod second_grid;
mod sink;
mod stated_rules;
mod sudokupad;
mod sudokuwiki;
mod sukaku;
mod table;
mod tags;
mod transcripts;
mod words;
mod write;
mod xml;
mod zipped;

use crate::shape::Shape;

pub use crate::symbols::{Alphabet, Symbols, symbol};
pub use error::{Fault, NotationError};
pub use format::{Format, Layout, LayoutError};
pub use grid::ParseGridError;
pub(crate) use line_reader::LineContent;
pub use line_reader::LineReader;
pub use reader::{Reader, Reading, read};
pub use rules::RuleName;
#[cfg(all(feature = "web-full", target_arch = "wasm32"))]
pub(crate) use rules_object::rules_json;
pub(crate) use sink::{PuzzleResults, PuzzleSink, is_fault_line};
pub use transcripts::{Transcript, TranscriptWay, transcripts};
pub use write::write;

/// The cells of a 9×9.
const NINE: usize = Shape::NINE.cell_count();
