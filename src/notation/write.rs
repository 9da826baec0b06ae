//! Writing a puzzle in the usual layouts, with its rules and what was done on it. A rule or a candidate that a layout
//! cannot hold is an error, never left out.

use super::drawing::{MARKS, draw_boxes, draw_regions, write_cells};
use super::fields;
use super::format::{Layout, LayoutError};
use super::marks::placed_digits;
use super::objects::{object_of_cells, object_with_rules};
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
    use Layout::{Csv, Fpuzzles, Iss, Link, Spaced, Sudokupad, Sukaku, Zeros};
    // A 0 is a blank in it, its digits are numbers, their place says what they are, or another program reads them.
    let has_own_digits = matches!(layout, Zeros | Spaced | Csv | Sukaku | Link | Fpuzzles | Sudokupad | Iss);
    if puzzle.symbols() == Symbols::Standard || has_own_digits {
        return Ok(text);
    }
    let own = write_in(puzzle, layout, puzzle.symbols())?;
    if matches!(puzzle.symbols(), Symbols::Wordoku(_)) {
        return Ok(own); // The person has the letters; they are read at a second look.
    }
    // The text has to be read as its puzzle; or, as a layout may not hold all that was done, as the same in the standard
    // symbols is. A text of few letters, for one, does not show what they stand for.
    let is_read_well = own == text
        || read(&own).is_ok_and(|found| {
            matches!(found.puzzles.as_slice(), [Ok(found)] if found == puzzle)
                || read(&text).is_ok_and(|standard| standard.puzzles == found.puzzles)
        });
    Ok(if is_read_well { own } else { text })
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
            let line = write_cells(grid, layout, symbols) + &fields::write(spec).map_err(unwritable)?;
            Ok(match candidates {
                Some(candidates) => line + ";m=" + &sukaku::candidate_code(grid, candidates),
                None => line,
            })
        }
        Layout::Grid if !is_plain => match &spec.regions {
            // A drawing has regions alone.
            Some(regions) if candidates.is_none() && (Spec { regions: None, ..spec.clone() }) == classic => {
                draw_regions(grid, regions, symbols).ok_or_else(|| unwritable(RuleName::Regions))
            }
            _ => Err(unwritable(RuleName::first_but_regions(spec))),
        },
        Layout::Marks | Layout::Sukaku => {
            // In a text of candidates a digit that is placed makes all others marks.
            let is_open = |own: &[DigitSet]| placed_digits(own, grid.rules()).iter().all(|digit| *digit == 0);
            let (filled, marks) = match candidates {
                _ if is_plain => (puzzle.filled(), pencil_marks(puzzle)),
                Some(own) if grid.given_count() == 0 && *spec == classic && is_open(own) => {
                    (grid.clone(), own.to_vec())
                }
                _ => return Err(unwritable(RuleName::first_of(spec))),
            };
            Ok(match layout {
                Layout::Marks => draw_boxes(&filled, &marks, MARKS, symbols),
                _ => sukaku::candidate_line(&filled, &marks),
            })
        }
        _ if !is_plain => Err(unwritable(RuleName::first_of(spec))),
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
