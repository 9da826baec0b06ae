//! Many puzzles at once: a text of them in, a line of text for each out.

use crate::grid::Grid;
use crate::notation::{self, Found, NotationError, Reader, symbol};
use crate::solver::{Limits, Verdict, nine, solve_within};
use std::ops::ControlFlow;

/// Solves every puzzle of a text, in as many lines and in their order.
///
/// A line is the solution, with the symbols of its cells row by row, if there is exactly one; else it is
/// `several`, `none` or `clash`, or `unreadable` for a puzzle that cannot be read. The puzzles may be in any
/// of the layouts that [`Reader`] takes, or the lines of [`notation::Lines`]; 9×9s in a line of 81 cells each
/// are fastest. A long text can be taken apart wherever a puzzle ends, as the parts' lines joined are those
/// of the whole, as long as no part needs the others to tell its [`Symbols`](notation::Symbols).
///
/// ```
/// use ninefold::solve_all;
///
/// let text = b"3xx4 42x1 x342 24x3\n\
///              1234 3412 .... ....\n\
///              34?1 .... .... ....\n\
///              12..\n..3.\n...4\n....\n\
///              1..1 .... .... ....\n";
/// assert_eq!(solve_all(text), b"3124423113422413\nseveral\nunreadable\nnone\nclash\n");
/// ```
pub fn solve_all(text: &[u8]) -> Vec<u8> {
    solve_all_within(text, Limits::NONE)
}

/// Does what [`solve_all`] does, and writes `undecided` for a puzzle that takes more than the limits.
///
/// The limits are those of one puzzle, not of all together. Every 9×9 is decided.
pub fn solve_all_within(text: &[u8], limits: Limits) -> Vec<u8> {
    // A solution takes as long a line as its puzzle.
    let mut lines = Vec::with_capacity(text.len() + 1);
    let mut reader = Reader::default();
    let mut cells = [0; nine::CELLS];
    let mut found = Found::default();
    let text = notation::decode(text);
    let mut rest = &*text;
    while !rest.is_empty() {
        if reader.is_between_puzzles()
            && let Some(after) =
                notation::read_nine(rest, &mut cells).or_else(|| reader.take_nine(rest, &mut cells))
        {
            write_nine(&cells, &mut lines);
            rest = after;
            continue;
        }
        let (line, after) = notation::first_line(rest);
        if reader.is_between_puzzles() && is_unreadable(line) {
            lines.extend_from_slice(b"unreadable\n");
        } else {
            reader.push_lines(line, &mut found);
            write_any(found.puzzles.drain(..), limits, &mut lines);
            found.progress.clear();
        }
        rest = after;
    }
    write_any(reader.end_part().puzzles, limits, &mut lines);
    lines
}

/// Whether a line is what [`notation::Lines`] writes for an unreadable puzzle: `? ` may begin cells, too, but
/// not with an object after it.
fn is_unreadable(line: &[u8]) -> bool {
    line.strip_prefix(notation::UNREADABLE).is_some_and(|object| object.starts_with(b"{"))
}

/// Writes the line of a 9×9, which takes half as long here as in [`solve`](crate::solve).
fn write_nine(cells: &[u8; nine::CELLS], lines: &mut Vec<u8>) {
    let begin = lines.len();
    let mut is_unique = false;
    let search = nine::each_solution(cells, &mut |solution| {
        if is_unique {
            return ControlFlow::Break(());
        }
        is_unique = true;
        lines.extend(solution.iter().map(|digit| b'0' + digit));
        ControlFlow::Continue(())
    });
    if search.is_break() {
        lines.truncate(begin);
        lines.extend_from_slice(b"several"); // the name of that verdict
    } else if !is_unique {
        // Clashes are looked for only now, as most puzzles have none: a grid with one has no solution.
        let has_clash = Grid::new(cells.to_vec()).is_ok_and(|grid| grid.has_clash());
        lines.extend_from_slice(if has_clash { b"clash" } else { b"none" });
    }
    lines.push(b'\n');
}

/// Writes the lines of puzzles of any shape.
fn write_any(
    puzzles: impl IntoIterator<Item = Result<Grid, NotationError>>,
    limits: Limits,
    lines: &mut Vec<u8>,
) {
    for puzzle in puzzles {
        let Ok(puzzle) = puzzle else {
            lines.extend_from_slice(b"unreadable\n");
            continue;
        };
        if let Ok(cells) = puzzle.cells().try_into() {
            write_nine(cells, lines);
            continue;
        }
        match solve_within(&puzzle, limits) {
            Verdict::Unique(solution) => {
                lines.extend(solution.cells().iter().map(|&digit| symbol(digit) as u8));
            }
            verdict => lines.extend_from_slice(verdict.name().as_bytes()),
        }
        lines.push(b'\n');
    }
}
