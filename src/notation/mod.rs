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
//! # How a text goes through
//!
//! From here on, this page is for those who change the module: nobody needs it who only reads and writes puzzles. The
//! names without a link are those of its files and private types.
//!
//! Take an e-mail that quotes the first row of a puzzle, `> |53.|.7.|...| # the first row`, and the eight others.
//!
//! 1. *Bytes to lines* (`decode`, `class`, `fold`): UTF-16 becomes UTF-8. One pass over a line notes which classes of
//!    characters it has: a bar, letters, spaces, points, a hash. The mark of the quotation, tags (`tags`) and the signs of
//!    other scripts become plain ones, and where columns have moved by it is noted: `|53.|.7.|...| # the first row`.
//! 2. *What a line is* (`line_kinds`): a table of cases, each with the classes of which such a line has one. Without a
//!    bracket it is no object, without a `<` no XML. The cases that are left are tried in their order. Here only the
//!    last one takes the line: cells.
//! 3. *A line to a row* (`cut`, `brackets`, `bars`, `columns`, `words`, `signs`): a border alone holds no cells
//!    (`borders`), what stands behind `#` is a note, and a number before the cells is a label (`labels`). Two more tables
//!    tell how the cells are written: in brackets or strings, which makes all else in the line code, between bars, between
//!    commas, in columns of the text, or as words, with or without a sign between boxes or rows. Here
//!    the bars say that they stand between borders, and make of the line a *chunk* (`chunks`) of nine cells,
//!    `53..7....`. What a word is, `cells` tells: a cell, several of them, or prose. A `Row` is what one line was cut
//!    into. Its chunks are places in the text, which stay true while the text grows, so that no line is cut again. A
//!    chunk is a *run* if its cells are a character each, as here, or a list of cells that stood *apart*, as `5 3 . .`.
//! 4. *Rows to a puzzle* (`grouping`, `pending`, `rows`): a row of nine cells is the first of nine. `Rows` are the
//!    lines of the puzzle so far with their chunks. `PendingLines` says what they are, here so many rows of a 9×9, and
//!    from that tells whether one more line belongs to them. The ninth row completes the puzzle.
//! 5. *A puzzle to a grid* (`plan`, `chunk_reader`): the last table tells from the lengths of the chunks how a puzzle
//!    is spread over them, and its cells become digits. Letters are told apart by all of its cells (`legend`), pencil
//!    marks by what stands around them (`marks`). A `Block` (`block`) has what came of some lines: puzzles, or what is
//!    wrong and where in their text.
//! 6. *Grids to results* (`collector`): the puzzle is handed out, or why it could not be read, with the line and the
//!    column that the person sees. Where they go is a `PuzzleSink` (`sink`): a list, or lines of text (`lines`).
//! 7. *The next one at a glance* (`dress`): a third puzzle that is written in the same way has its cells in the same
//!    places, and nothing else has to be looked for. That is tried before the line is (`LineGrouper::take_nine`).
//!
//! The four tables (`cases`) hold all of these decisions in the order in which they are made: `line_kinds::LINES`,
//! `cut::CELLS`, `words::WORDS` and `plan::PUZZLES`.
//!
//! Not every line is cells. Objects of JSON and OpenSudoku's XML are kept up to their ends and read then (`json_reader`,
//! `xml`, `begun_game`). A
//! link (`address`), a row of a table (`table`) or a code (`codes`, `solo`, `iss`, `sudokuwiki`) holds a text or stands
//! for one, a `CodeText` (`code_text`); that may be an object, too (`lz` and `zipped` make it long again). A line may
//! have rules behind its cells (`fields`). Such a text is known as a whole: `Rows::read_text` cuts and reads it as in
//! steps 3 and 5, and what comes of it goes on with step 6. Of an object, `json_reader` takes a grid at a time
//! (`json_grid`) from the tokens of `json`, and its cells go on with step 5.
//!
//! What stands beside the cells may name the puzzle: `beside` keeps it until the puzzle is there, `label` makes one text of
//! it. Objects (`open_object`), tables and XML have labels of their own.
//!
//! What has to be kept between lines is kept where it is used. A [`Reader`] (`reader`) has the `TextDecoder`
//! (`decode`), with the bytes of a line that is not whole, and the `LineSorter` (`line_kinds`), which tells what a line
//! is. That has the head of a table (`table`), and the `LineGrouper` (`grouping`), with the lines of a puzzle that is
//! not whole. That has the `PuzzleCollector` (`collector`): what has come out, what the puzzles before tell of the next
//! ones (`symbols`), and the puzzle that waits for its map (`held_puzzle`) or for what was done on it (`saved_game`, `second_grid`).
//!
//! All of them look at bytes with the few functions of `bytes`. Tests count those bytes: twice the text is twice the
//! work at most, whatever somebody sends (`linear`).
//!
//! # Lines that are puzzles of their own
//!
//! For data a [`LineReader`] (`line_reader`) reads each line as a text of its own: a new [`Reader`] takes the line, and
//! nothing goes from line to line but the dress of puzzles (`dress`), which makes reading quicker and changes nothing.
//!
//! # Where rules come from
//!
//! A text says in many ways what must hold besides rows, columns and boxes: in fields behind the cells (`fields`), by
//! borders (`enclosed`) or gaps (`on_end`) between regions, by a map of them (`region_map`, `held_puzzle`), in objects
//! of JSON (`open_object`, `stated_rules`, `listed`, `rules_object`) and in codes (`solo`, `sudokuwiki`, `iss`). Each
//! way ends in a `Spec`, from which the rules are made. Puzzles after each other whose fields, objects or codes say the
//! same share them (`symbols`).
//!
//! # How a puzzle is written
//!
//! `write` chooses by the layout. `plain` writes cells alone, `boxed` draws borders around boxes, `drawing` around
//! regions. `fields` writes rules behind the cells, `sukaku` candidates, `objects` and `rules_object` JSON. `fpuzzles`
//! and `sudokupad` put JSON into links (`lz` makes it short), `iss` and `sudokuwiki` have codes of their own. A rule or
//! a candidate of the puzzle that a layout cannot hold is an error; answers and marks are left out there.
//!
//! `#[inline(never)]` stands where many places call a function: a copy of it in each of them would make the module for
//! browsers larger by more than a hundred bytes, gzipped. Each was measured.

mod address;
mod bars;
mod begun_game;
mod beside;
mod block;
mod borders;
mod boxed;
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
mod columns;
mod cut;
mod decode;
mod drawing;
mod dress;
mod enclosed;
mod error;
mod fields;
mod fold;
mod format;
mod fpuzzles;
mod grid;
mod grouping;
mod held_puzzle;
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
mod pieces;
mod plain;
mod plan;
mod read;
mod reader;
mod reading;
mod region_map;
mod row;
mod rows;
mod rules;
mod rules_object;
mod saved_game;
mod second_grid;
mod signs;
mod sink;
mod solo;
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
#[cfg(all(feature = "web-full", target_arch = "wasm32"))]
pub(crate) use lines::PuzzleLines;
pub use read::read;
pub use reader::Reader;
pub use reading::Reading;
pub use rules::RuleName;
#[cfg(all(feature = "web-full", target_arch = "wasm32"))]
pub(crate) use rules_object::rules_json;
pub(crate) use sink::{PuzzleResults, PuzzleSink, is_fault_line};
pub use transcripts::{Transcript, TranscriptWay, transcripts};
pub use write::write;

/// The cells of a 9×9.
const NINE: usize = Shape::NINE.cell_count();
