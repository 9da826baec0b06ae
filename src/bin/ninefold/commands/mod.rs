//! What each command answers.

mod count;
mod explain;
mod rate;
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
        Command::Explain => explain::explain(puzzle, options, answers),
        Command::Rate => {
            rate::rate(puzzle, options, answers);
            Ok(())
        }
        Command::Repair => repair::repair(puzzle, options, answers),
        // What was read from a photo comes as text: `photos` writes it.
        Command::Convert | Command::Scan => write_grid(puzzle, options.layout, answers),
    }
}

/// The blank lines between puzzles: one between paths, two where one stands between solutions.
pub fn gap(options: &Options) -> &'static str {
    match options.command {
        Command::Explain if !options.json => "\n",
        Command::Rate if options.path => "\n",
        _ if leaves_gaps(options) => "\n\n",
        _ => "",
    }
}

/// Whether a blank line stands between the solutions of a puzzle.
fn leaves_gaps(options: &Options) -> bool {
    use Layout::*;
    let in_a_line =
        matches!(options.layout, Line | Zeros | Json | Sukaku | Link | Fpuzzles | Sudokupad | Iss);
    options.all && !in_a_line
}

/// Writes a solution. It is known without the puzzle's rules, so they are left out of a line of cells, and of what
/// cannot hold them.
fn write_solution(solution: &Grid, layout: Layout, answers: &Answers) -> Result<(), LayoutError> {
    let is_line = matches!(layout, Layout::Line | Layout::Zeros);
    if solution.is_plain() || !is_line && write(&solution.into(), layout).is_ok() {
        return write_grid(solution, layout, answers);
    }
    // It was a grid before.
    Grid::new(solution.cells().to_vec()).map_or(Ok(()), |cells| write_grid(&cells, layout, answers))
}

fn write_grid(grid: &Grid, layout: Layout, answers: &Answers) -> Result<(), LayoutError> {
    if layout == Layout::Line && grid.is_plain() {
        // The usual layout is written without a text in between: it takes as long as solving does.
        answers.add(|part| {
            part.text.extend(grid.cells().iter().map(|&digit| symbol(digit) as u8));
            part.text.push(b'\n');
        });
        return Ok(());
    }
    write_line(&write(&grid.into(), layout)?, answers);
    Ok(())
}

fn write_line(line: &str, answers: &Answers) {
    answers.add(|part| {
        part.text.extend_from_slice(line.as_bytes());
        part.text.push(b'\n');
    });
}
