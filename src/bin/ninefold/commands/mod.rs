//! What each command answers.

mod count;
mod explain;
mod rate;
mod repair;
mod solve;
mod writing;

use crate::answers::Answers;
use crate::arguments::{Command, Options};
use ninefold::Grid;
use ninefold::notation::LayoutError;
use writing::write_grid;

/// Writes the answer for a puzzle.
///
/// # Errors
///
/// If the layout cannot hold it.
pub fn answer(puzzle: &Grid, options: &Options, answers: &Answers) -> Result<(), LayoutError> {
    match options.command {
        Command::Solve if options.all => return solve::all(puzzle, options, answers),
        Command::Solve => return solve::one(puzzle, options, answers),
        Command::Count => count::count(puzzle, options, answers),
        Command::Explain => explain::explain(puzzle, options, answers),
        Command::Rate => rate::rate(puzzle, options, answers),
        Command::Repair => repair::repair(puzzle, options, answers),
        // What was read from a photo comes as text: `photos` writes it.
        Command::Convert | Command::Scan => return write_grid(puzzle, options.layout, answers),
    }
    Ok(())
}

/// The blank lines between puzzles: one between paths, two where one stands between solutions.
pub fn gap(options: &Options) -> &'static str {
    match options.command {
        Command::Explain if !options.json => "\n",
        Command::Rate if options.steps => "\n",
        _ if solve::leaves_gaps(options) => "\n\n",
        _ => "",
    }
}
