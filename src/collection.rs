//! Many puzzles at once: a text of them in, a line of text for each out.
//!
//! ```
//! use ninefold::solve_all;
//!
//! let list = b"3xx442x1x34224x3 # the first\n34..";
//! assert_eq!(solve_all(list), b"3124423113422413\nunreadable\n");
//! ```

use crate::grid::Grid;
use crate::notation::{
    LineContent, LineReader, NotationError, PuzzleResults, PuzzleSink, Reader, is_fault_line, symbol,
};
use crate::puzzle::Puzzle;
use crate::solver::{Limits, Request, Verdict, nine, solve};
#[cfg(feature = "rayon")]
use rayon::prelude::*;
use std::ops::ControlFlow;

/// Solves every puzzle of a text, in as many lines and in their order.
///
/// A line is the solution if there is exactly one, with the symbols of its cells row by row, and without the rules,
/// which it needs no more; else it is `several`, `none` or `clash`, or `unreadable` for a puzzle that cannot be read.
/// The puzzles may be in any of the layouts that [`Reader`] takes, or the lines of [`Reader::push_lines`]; 9×9s in a
/// line of 81 cells each are fastest. A long text can be taken apart wherever a puzzle ends, as the parts' lines joined
/// are those of the whole, as long as no part needs the others to tell its [`Symbols`](crate::notation::Symbols).
///
/// The limits are those of one puzzle, not of all together: one that takes more is `undecided`. Every classic 9×9 is
/// decided. Where each line has to be answered, as of data, there is [`solve_lines`].
///
/// ```
/// use ninefold::solve_all;
///
/// let text = b"3xx4 42x1 x342 24x3\n\
///              12343412........;x\n\
///              1234 3412 .... ....\n\
///              34?1 .... .... ....\n\
///              12..\n..3.\n...4\n....\n\
///              1..1 .... .... ....\n";
/// assert_eq!(solve_all(text), b"3124423113422413\n1234341243212143\nseveral\nunreadable\nnone\nclash\n");
/// ```
pub fn solve_all<'a>(request: impl Into<Request<'a, [u8]>>) -> Vec<u8> {
    solve_each(request.into(), each_puzzle)
}

/// Solves each line of a text, whatever it holds: the line *n* that comes out answers the line *n* that went in.
///
/// It writes of a puzzle what [`solve_all`] does, `unreadable` of a line that has not exactly one puzzle, and a blank
/// line of a blank one. [`LineReader`] tells what a line is, and why a puzzle cannot be read. The limits are those of one
/// puzzle. A text in UTF-8 may be taken apart between any lines: the parts' answers joined are those of the whole.
///
/// ```
/// use ninefold::solve_lines;
///
/// assert_eq!(solve_lines(b"3xx442x1x34224x3\nNULL\n\n12.4"), b"3124423113422413\nunreadable\n\nunreadable\n");
/// ```
pub fn solve_lines<'a>(request: impl Into<Request<'a, [u8]>>) -> Vec<u8> {
    solve_each(request.into(), each_line)
}

/// Hands out the puzzles of a text in their order.
type PuzzleVisits = fn(&[u8], &mut dyn FnMut(TextPuzzle));

fn solve_each(Request { about: text, limits }: Request<[u8]>, each_puzzle: PuzzleVisits) -> Vec<u8> {
    // A solution takes as long a line as its puzzle.
    let mut lines = Vec::with_capacity(text.len() + 1);
    each_puzzle(text, &mut |puzzle| puzzle.write_line(limits, &mut lines));
    lines
}

/// Does what [`solve_all`] does, on every core, in rayon's threads.
///
/// ```
/// use ninefold::{solve_all, solve_all_parallel};
///
/// let text = b"3xx4 42x1 x342 24x3\n1234 3412 .... ....\n34?1 .... .... ....\n";
/// assert_eq!(solve_all_parallel(text), solve_all(text));
/// ```
#[cfg(feature = "rayon")]
pub fn solve_all_parallel<'a>(request: impl Into<Request<'a, [u8]>>) -> Vec<u8> {
    solve_each_parallel(request.into(), each_puzzle)
}

/// Does what [`solve_lines`] does, on every core, in rayon's threads.
///
/// ```
/// use ninefold::{solve_lines, solve_lines_parallel};
///
/// let text = b"3xx442x1x34224x3\nNULL\n\n1234 3412 .... ....";
/// assert_eq!(solve_lines_parallel(text), solve_lines(text));
/// ```
#[cfg(feature = "rayon")]
pub fn solve_lines_parallel<'a>(request: impl Into<Request<'a, [u8]>>) -> Vec<u8> {
    solve_each_parallel(request.into(), each_line)
}

#[cfg(feature = "rayon")]
fn solve_each_parallel(Request { about: text, limits }: Request<[u8]>, each_puzzle: PuzzleVisits) -> Vec<u8> {
    /// So many puzzles are read before they are solved: enough for every core, and little memory.
    const BLOCK: usize = 1 << 15;
    let mut lines = Vec::with_capacity(text.len() + 1);
    let mut solve_block = |puzzles: &mut Vec<TextPuzzle>| {
        let solve = |mut lines: Vec<u8>, puzzle: &TextPuzzle| {
            puzzle.write_line(limits, &mut lines);
            lines
        };
        let parts: Vec<Vec<u8>> = puzzles.par_iter().fold(Vec::new, solve).collect();
        parts.iter().for_each(|part| lines.extend_from_slice(part));
        puzzles.clear();
    };
    let mut puzzles = Vec::new();
    each_puzzle(text, &mut |puzzle| {
        puzzles.push(puzzle);
        if puzzles.len() == BLOCK {
            solve_block(&mut puzzles);
        }
    });
    solve_block(&mut puzzles);
    lines
}

/// A puzzle of a text, or what stands in a line of it.
enum TextPuzzle {
    Nine([u8; nine::CELLS]),
    /// A puzzle of another shape, with other rules, or with candidates.
    Any(Grid),
    Unreadable,
    /// A blank line.
    Blank,
}

impl TextPuzzle {
    fn of(puzzle: Result<Puzzle, NotationError>) -> TextPuzzle {
        let Ok(grid) = puzzle.map(Puzzle::into_grid) else {
            return TextPuzzle::Unreadable;
        };
        match grid.classic_nine() {
            Some(cells) => TextPuzzle::Nine(*cells),
            None => TextPuzzle::Any(grid),
        }
    }

    /// Writes its line.
    fn write_line(&self, limits: Limits, lines: &mut Vec<u8>) {
        match self {
            TextPuzzle::Nine(cells) => return write_nine_line(cells, lines),
            TextPuzzle::Any(grid) => match solve(Request::new(grid).limits(limits)) {
                Verdict::Unique(solution) => {
                    lines.extend(solution.cells().iter().map(|&digit| symbol(digit) as u8));
                }
                verdict => lines.extend_from_slice(verdict.name().as_bytes()),
            },
            TextPuzzle::Unreadable => lines.extend_from_slice(b"unreadable"),
            TextPuzzle::Blank => (),
        }
        lines.push(b'\n');
    }
}

/// Hands out the puzzles of a text in their order.
fn each_puzzle(text: &[u8], visit: &mut dyn FnMut(TextPuzzle)) {
    let mut sink = VisitSink(visit);
    let mut reader = Reader::default().without_labels();
    reader.push_into(text, &mut sink);
    reader.end_part(&mut sink);
}

/// Hands out what stands in each line of a text.
fn each_line(text: &[u8], visit: &mut dyn FnMut(TextPuzzle)) {
    let mut visit_content = |_: &[u8], content: LineContent| {
        visit(match content {
            LineContent::Blank => TextPuzzle::Blank,
            LineContent::Nine(cells) => TextPuzzle::Nine(*cells),
            LineContent::Read(puzzle) => TextPuzzle::of(puzzle),
        });
    };
    let mut reader = LineReader::default().without_labels();
    reader.each_content(Some(text), &mut visit_content);
    reader.each_content(None, &mut visit_content);
}

/// Hands each puzzle to a function.
struct VisitSink<'a>(&'a mut dyn FnMut(TextPuzzle));

impl PuzzleSink for VisitSink<'_> {
    fn add_nine(&mut self, cells: &[u8; nine::CELLS]) {
        (self.0)(TextPuzzle::Nine(*cells));
    }

    fn add_results(&mut self, results: &mut PuzzleResults) {
        results.drain(..).map(TextPuzzle::of).for_each(&mut *self.0);
    }

    /// Knows what [`Reader::push_lines`] writes.
    fn is_unreadable(&self, line: &[u8]) -> bool {
        is_fault_line(line)
    }
}

/// Writes the line of a 9×9, which takes half as long here as in [`solve`](crate::solve).
fn write_nine_line(cells: &[u8; nine::CELLS], lines: &mut Vec<u8>) {
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
        lines.extend_from_slice(Verdict::SEVERAL.as_bytes());
    } else if !is_unique {
        // Clashes are looked for only now, as most puzzles have none: a grid with one has no solution.
        let has_clash = Grid::new(cells.to_vec()).is_ok_and(|grid| grid.has_clash());
        lines.extend_from_slice(if has_clash { Verdict::CLASH } else { Verdict::NO_SOLUTION }.as_bytes());
    }
    lines.push(b'\n');
}
