//! What each command replies to a puzzle.

mod count;
mod explain;
mod rate;
mod repair;
mod solve;
mod writing;

use crate::arguments::Options;
use crate::command::Command;
use crate::reply::Reply;
use ninefold::Grid;
use ninefold::notation::LayoutError;
use writing::{write_grid, write_line};

pub use writing::write_json;

/// Writes the reply to a puzzle.
///
/// # Errors
///
/// If the layout cannot hold it.
pub fn write_reply(puzzle: &Grid, options: &Options, reply: &Reply) -> Result<(), LayoutError> {
    match options.command {
        Command::Solve if options.all => return solve::write_every_solution(puzzle, options, reply),
        Command::Solve => return solve::write_only_solution(puzzle, options, reply),
        Command::Count => count::write_count(puzzle, options, reply),
        Command::Explain => explain::write_path(puzzle, options, reply),
        Command::Rate => rate::write_rating(puzzle, options, reply),
        Command::Repair => repair::write_repairs(puzzle, options, reply),
        // What was read from a photo comes as text: `photos` writes it.
        Command::Convert | Command::Scan => return write_grid(puzzle, options.layout, reply),
    }
    Ok(())
}

/// The line that stands where a puzzle has no answer: a word, in as many columns as an answer has.
pub fn line_without_answer(word: &str, options: &Options) -> String {
    match options.command {
        Command::Rate => rate::line_without_rating("-", word, options),
        Command::Repair => repair::line_of(word, Vec::new(), options),
        _ => word.to_owned(),
    }
}

/// Writes the reply to a blank line.
pub fn write_blank(options: &Options, reply: &Reply) {
    write_line(if options.writes_json() { "null" } else { "" }, reply);
}

/// The blank lines between puzzles: one between paths, two where one stands between solutions.
pub fn gap(options: &Options) -> &'static str {
    match options.command {
        Command::Explain if !options.json => "\n",
        Command::Rate if options.path && !options.json => "\n",
        _ if solve::leaves_gaps(options) => "\n\n",
        _ => "",
    }
}
