//! What each command answers.

mod count;
mod repair;
mod solve;

use crate::answers::Answers;
use crate::arguments::{Command, Options};
use ninefold::Grid;
use ninefold::notation::{Layout, LayoutError, symbol, write};

/// Writes the answer for a puzzle.
///
/// # Errors
///
/// If the layout cannot hold it.
pub fn answer(puzzle: &Grid, options: &Options, answers: &Answers) -> Result<(), LayoutError> {
    match options.command {
        Command::Solve if options.all => solve::all(puzzle, options, answers),
        Command::Solve => solve::one(puzzle, options, answers),
        Command::Count => count::count(puzzle, options, answers),
        Command::Repair => repair::repair(puzzle, options, answers),
        Command::Convert => write_grid(puzzle, options.layout, answers),
    }
}

/// Whether two blank lines stand between puzzles: where one blank line stands between solutions.
pub fn leaves_gaps(options: &Options) -> bool {
    let in_a_line = matches!(options.layout, Layout::Line | Layout::Zeros | Layout::Json | Layout::Link);
    options.all && !in_a_line
}

fn write_grid(grid: &Grid, layout: Layout, answers: &Answers) -> Result<(), LayoutError> {
    if layout == Layout::Line {
        // The usual layout is written without a text in between: it takes as long as solving does.
        answers.add(|part| {
            part.text.extend(grid.cells().iter().map(|&digit| symbol(digit) as u8));
            part.text.push(b'\n');
        });
        return Ok(());
    }
    write_line(&write(grid, layout)?, answers);
    Ok(())
}

fn write_line(line: &str, answers: &Answers) {
    answers.add(|part| {
        part.text.extend_from_slice(line.as_bytes());
        part.text.push(b'\n');
    });
}
