//! Writing a puzzle in the usual layouts, with its rules and what was done on it. A rule or a candidate that a layout
//! cannot hold is an error, never left out.

use super::boxed::{MARKS, draw_boxes};
use super::drawing::draw_regions;
use super::fields;
use super::format::{Layout, LayoutError};
use super::marks::placed_digits;
use super::objects::{object_of_cells, object_with_rules};
use super::plain::write_cells;
use super::reader::read;
use super::rules::RuleName;
use super::rules_object::rules_json;
use super::{fpuzzles, iss, sudokupad, sudokuwiki, sukaku};
use crate::puzzle::Puzzle;
use crate::sets::DigitSet;
use crate::shape::Spec;
use crate::symbols::{Symbols, symbol};

/// Writes a puzzle with as much of the answers and marks as the layout can hold, without a line break at the end.
///
/// [`Layout::Json`], [`Layout::Fpuzzles`] and [`Layout::Link`] hold both, as f-puzzles and SudokuWiki have them, and so
/// does [`Layout::Ss`] up to 9×9; [`Layout::Sdk`] holds answers. They are read back as the same [`Puzzle`], unless it
/// has neither givens nor candidates: then the answers in JSON and in a link to f-puzzles are taken for givens.
/// [`Layout::Marks`] and [`Layout::Sukaku`] hold both, but their answers look like givens. There and in [`Layout::Ss`],
/// marks that no digit in sight allows are left out, and a cell without marks has all that is left. Marks without any
/// digit are read back as a Sukaku from these two, and if each cell has some also from a link to SudokuWiki.
///
/// The digits are written in the [symbols](Puzzle::symbols) of the puzzle, unless the text would be read as another
/// puzzle: of few letters nobody can tell that A is 1. Then they are in the standard ones, as they always are in
/// [`Layout::Zeros`], [`Layout::Spaced`], [`Layout::Csv`], [`Layout::Sukaku`] and links.
///
/// The rules of a puzzle, and the candidates of a Sukaku, are never left out. What was done on a Sukaku is in JSON and
/// in a link to f-puzzles alone.
///
/// # Errors
///
/// [`LayoutError::Shape`] for a [`Layout::Link`] of any shape but 9×9, a [`Layout::Iss`] above 16×16, and a
/// [`Layout::Sukaku`] of 4×4, which would be an 8×8;
/// [`LayoutError::Rules`] for a layout that cannot hold all rules of the puzzle, or its candidates.
///
/// ```
/// use ninefold::{Grid, Puzzle, notation::{Layout, write}};
///
/// let grid = Grid::new(vec![3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3]).unwrap();
/// let puzzle = Puzzle::new(grid.clone());
/// assert_eq!(write(&puzzle, Layout::Rows)?, "3..4\n42.1\n.342\n24.3");
/// assert_eq!(write(&puzzle, Layout::Spaced)?, "3 0 0 4\n4 2 0 1\n0 3 4 2\n2 4 0 3");
/// let text = write(&Puzzle::with_progress(grid, &[0, 1], &[]), Layout::Sdk)?;
/// assert_eq!(text, "[Puzzle]\n3..4\n42.1\n.342\n24.3\n\n[State]\n31.4\n42.1\n.342\n24.3");
/// # Ok::<(), ninefold::notation::LayoutError>(())
/// ```
pub fn write(puzzle: &Puzzle, layout: Layout) -> Result<String, LayoutError> {
    let text = write_in(puzzle, layout, Symbols::Standard)?;
    if puzzle.symbols() == Symbols::Standard || has_own_digits(layout) {
        return Ok(text);
    }
    let own = write_in(puzzle, layout, puzzle.symbols())?;
    if matches!(puzzle.symbols(), Symbols::Wordoku(_)) {
        return Ok(own); // The person has the letters; they are read at a second look.
    }
    Ok(if own == text || is_read_well(&own, puzzle, &text) { own } else { text })
}

/// Whether a layout has digits of its own: a 0 is a blank in it, they are numbers, their place says what they are, or
/// another program reads them.
fn has_own_digits(layout: Layout) -> bool {
    use Layout::{Csv, Fpuzzles, Iss, Link, Spaced, Sudokupad, Sukaku, Zeros};
    matches!(layout, Zeros | Spaced | Csv | Sukaku | Link | Fpuzzles | Sudokupad | Iss)
}

/// Whether a text is read as its puzzle; or, as a layout may not hold all that was done, as the same in the standard
/// symbols is. A text of few letters, for one, does not show what they stand for.
fn is_read_well(own: &str, puzzle: &Puzzle, standard: &str) -> bool {
    let Ok(found) = read(own) else {
        return false;
    };
    matches!(found.puzzles.as_slice(), [Ok(found)] if found == puzzle)
        || read(standard).is_ok_and(|standard| standard.puzzles == found.puzzles)
}

/// Writes a puzzle in these symbols, which only a layout without digits of its own takes.
fn write_in(puzzle: &Puzzle, layout: Layout, symbols: Symbols) -> Result<String, LayoutError> {
    let unwritable = |rule| LayoutError::Rules { layout, rule };
    let grid = puzzle.grid();
    let (shape, candidates, is_plain) = (grid.shape(), grid.given_candidates(), grid.is_plain());
    let classic = Spec::default();
    let spec = grid.rules().spec().unwrap_or(&classic);
    match layout {
        // Its 64 characters would be read as an 8×8.
        Layout::Sukaku if shape.side() == 4 => Err(LayoutError::Shape { layout, shape }),
        Layout::Link if shape.side() != 9 => Err(LayoutError::Shape { layout, shape }),
        Layout::Fpuzzles => fpuzzles::write(puzzle, spec).map_err(unwritable),
        Layout::Sudokupad => sudokupad::write(grid, spec).map_err(unwritable),
        Layout::Iss => iss::write(grid),
        Layout::Json if *spec != classic => Ok(object_with_rules(puzzle, &rules_json(spec), symbols)),
        Layout::Json if puzzle.is_begun() || candidates.is_some() => Ok(object_of_cells(puzzle, "", None)),
        Layout::Link if puzzle.is_begun() || !is_plain => sudokuwiki::write(puzzle, spec).map_err(unwritable),
        Layout::Line | Layout::Zeros => {
            let fields = fields::write(spec).map_err(unwritable)?;
            let code =
                candidates.map_or(String::new(), |candidates| sukaku::candidate_code(grid, candidates));
            Ok(write_cells(grid, layout, symbols)
                + &fields
                + if code.is_empty() { "" } else { ";m=" }
                + &code)
        }
        Layout::Grid if !is_plain => {
            // A drawing has regions alone.
            let are_alone = fields::write(spec).is_ok_and(|fields| fields.starts_with(";r="));
            match &spec.regions {
                Some(regions) if are_alone && candidates.is_none() => {
                    draw_regions(grid, regions, symbols).ok_or_else(|| unwritable(RuleName::Regions))
                }
                _ => Err(unwritable(RuleName::first_but_regions(spec))),
            }
        }
        Layout::Marks | Layout::Sukaku if !is_plain => {
            // In a text of candidates a digit that is placed makes all others marks.
            let is_open = |candidates: &&[DigitSet]| {
                placed_digits(candidates, grid.rules()).iter().all(|digit| *digit == 0)
            };
            match candidates.filter(is_open) {
                Some(candidates) if grid.given_count() == 0 && *spec == classic => Ok(match layout {
                    Layout::Marks => draw_boxes(grid, candidates, MARKS, symbols),
                    _ => sukaku::candidate_line(grid, candidates),
                }),
                _ => Err(unwritable(RuleName::first_of(spec))),
            }
        }
        _ if !is_plain => Err(unwritable(RuleName::first_of(spec))),
        Layout::Marks => Ok(draw_boxes(&puzzle.filled(), &pencil_marks(puzzle), MARKS, symbols)),
        Layout::Sukaku => Ok(sukaku::candidate_line(&puzzle.filled(), &pencil_marks(puzzle))),
        Layout::Grid => Ok(draw_boxes(grid, &[], "++++++ ", symbols)),
        Layout::Ss if shape.side() > 9 => Ok(draw_boxes(grid, &[], "*-*|+|", symbols)),
        // Its cells and digits have no more than two figures and one.
        Layout::Ss => Ok(draw_boxes(grid, &[], "*-*|+|", symbols) + &write_moves(puzzle)),
        Layout::Sdk if !puzzle.answers().is_empty() => Ok(write_cells(grid, layout, symbols)
            + "\n\n[State]\n"
            + &write_cells(&puzzle.filled(), Layout::Rows, symbols)),
        _ => Ok(write_cells(grid, layout, symbols)),
    }
}

/// A line that holds all rules and candidates, in the standard symbols: fields behind the cells; or an object of JSON,
/// which holds what was done on the puzzle as well, and then true.
pub(super) fn write_line(puzzle: &Puzzle) -> (String, bool) {
    match write_in(puzzle, Layout::Line, Symbols::Standard) {
        Ok(line) => (line, false),
        Err(_) => (write_in(puzzle, Layout::Json, Symbols::Standard).unwrap_or_default(), true),
    }
}

/// The marks of each blank, or else what is left for it.
fn pencil_marks(puzzle: &Puzzle) -> Vec<DigitSet> {
    let filled = puzzle.filled();
    let mut marks = filled.candidates();
    for (left, own) in marks.iter_mut().zip(puzzle.marks()) {
        let own = *own & *left;
        *left = if own.is_empty() { *left } else { own };
    }
    // A lone one must not look like a digit that is placed.
    let placed = placed_digits(&marks, filled.rules());
    for (marks, digit) in marks.iter_mut().zip(placed) {
        *marks = if digit > 0 { DigitSet::EMPTY } else { *marks };
    }
    marks
}

/// Simple Sudoku's lines of digits filled in and of candidates removed.
fn write_moves(puzzle: &Puzzle) -> String {
    let mut text = String::new();
    for (cell, left) in puzzle.filled().candidates().into_iter().enumerate() {
        let (answer, marks) = (puzzle.answer(cell), puzzle.marks_in(cell));
        let removed = left - marks;
        if answer > 0 {
            text += &format!("\nI{cell:02}{answer}");
        } else if !marks.is_empty() && !removed.is_empty() {
            text += &format!("\nE{cell:02}{}", removed.iter().map(symbol).collect::<String>());
        }
    }
    text
}
