//! Reading a whole text.

use super::error::{Fault, NotationError};
use super::reader::Reader;
use super::reading::Reading;
use super::sink::PuzzleResults;

/// Reads every puzzle of a text, at least one.
///
/// Understood are rows with or without blanks or borders between the cells, a row a line or all in one line;
/// one cell a line; a line with the size before the rows; JSON and CSV; pencil marks; links; the files and
/// codes of the programs that [`Format`](super::Format) names; and any number of such puzzles after each other, with
/// notes behind a puzzle or after a `#`. Letters of either case and numbers stand for digits above 9; they are in one
/// of the sets of [`Symbols`](super::Symbols), which is told from the whole puzzle, or else from those of its shape
/// before. Sixteen words of 16 characters on their own, or that use a digit above 4, are the rows of a 16×16; other
/// words of 16 are a 4×4 each.
///
/// A puzzle is its givens. Digits that are marked as filled in are answers, and candidates are marks: what was done on
/// the [`Puzzle`](crate::Puzzle). Solutions beside it are dropped. Where digits and candidates look alike, as in pencil
/// marks, a lone digit is a given if no other cell could still hold it. If there is none in all of such a text, the
/// puzzle is a Sukaku: the candidates are its own, and its [`Grid`](crate::Grid) has them.
///
/// # Errors
///
/// If there is no puzzle: the first thing that cannot be understood, with its place. Any text is read or
/// refused in time and memory proportional to its length.
///
/// ```
/// use ninefold::notation::read;
///
/// let reading = read("4\n3xx4\n42x1\nx342\n24x3")?;
/// let puzzle = reading.grids().next().unwrap();
/// assert_eq!(puzzle.cells(), [3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3]);
/// let sentence = "Line 1, column 9: row 2 has 3 cells; the row before it has 4.";
/// assert_eq!(read("3xx4 42x").unwrap_err().to_string(), sentence);
/// # Ok::<(), ninefold::notation::NotationError>(())
/// ```
#[inline(never)] // a copy in each caller makes the module for browsers larger
pub fn read(text: &str) -> Result<Reading, NotationError> {
    let mut reader = Reader::default();
    let mut found = PuzzleResults::default();
    reader.push_whole_lines(text.as_bytes(), &mut found);
    let reading = reader.finish_behind(found);
    if reading.puzzles.iter().all(Result::is_err) {
        let nothing = NotationError { line: 1, column: 1, fault: Fault::Empty };
        return Err(reading.puzzles.into_iter().next().and_then(Result::err).unwrap_or(nothing));
    }
    Ok(reading)
}
