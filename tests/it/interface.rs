//! What every public type promises besides what it does: it goes to other threads, and errors are errors.

use ninefold::notation::{self, Format, Layout, LayoutError, NotationError, ParseGridError};
use ninefold::{
    CellSet, Clash, Count, Diagnosis, DigitSet, Engine, Forgotten, ForgottenRule, Grid, GridError, Limits,
    Puzzle, Repair, Request, Shape, ShapeError, Solutions, UnknownName, Verdict, explain,
};
use std::error::Error;
use std::fmt::{Debug, Display};

#[test]
fn types_go_to_other_threads_and_are_shown() {
    fn check<T: Send + Sync + Unpin + Debug>() {}
    check::<Grid>();
    check::<Shape>();
    check::<Clash>();
    check::<Verdict>();
    check::<Solutions>();
    check::<Count>();
    check::<Limits>();
    check::<Request>();
    check::<Request<'_, [u8]>>();
    check::<Engine>();
    check::<DigitSet>();
    check::<CellSet>();
    check::<Repair>();
    check::<Diagnosis>();
    check::<Forgotten>();
    check::<ForgottenRule>();
    check::<notation::Reader>();
    check::<notation::Reading>();
    check::<Puzzle>();
    check::<explain::Position>();
}

#[test]
fn errors_are_errors() {
    fn check<T: Error + Send + Sync + Display + 'static>() {}
    check::<GridError>();
    check::<ShapeError>();
    check::<NotationError>();
    check::<ParseGridError>();
    check::<LayoutError>();
    check::<UnknownName>();
    check::<explain::UnknownTechnique>();
}

/// A grid is made of cells and taken apart again in each of the usual ways.
#[test]
fn conversions_of_a_grid() {
    let cells = vec![3, 0, 0, 4, 4, 2, 0, 1, 0, 3, 4, 2, 2, 4, 0, 3];
    let grid = Grid::new(cells.clone()).expect("a grid");
    assert_eq!(Grid::try_from(cells.clone()), Ok(grid.clone()));
    assert_eq!(Grid::try_from(cells.as_slice()), Ok(grid.clone()));
    assert_eq!(grid.as_ref(), cells);
    assert_eq!(Vec::from(grid.clone()), cells);
    assert_eq!(grid.to_string(), "3..442.1.34224.3");
    assert_eq!(format!("{grid:#}"), "3..4\n42.1\n.342\n24.3");
    assert_eq!(format!("{grid:#}").parse(), Ok(grid.clone()));
    assert_eq!(grid.to_string().parse(), Ok(grid.clone()));
    assert_eq!((grid.given_count(), grid.shape().cell_count()), (11, 16));
    assert_eq!(grid.into_cells(), cells);
}

#[test]
fn what_is_no_single_grid() {
    let table = [
        ("3xx4 42x1 x342 24x3\n3xx4 42x1 x342 24x3", "The text has 2 puzzles; exactly one was expected."),
        ("", "There is no puzzle in an empty text."),
        ("3xx4 42x1 x342 2?x3", "Line 1, column 17: '?' is neither a digit nor a blank (row 4, column 2)."),
        ("3xx4 42x", "Line 1, column 9: row 2 has 3 cells; the row before it has 4."),
    ];
    for (text, sentence) in table {
        assert_eq!(text.parse::<Grid>().unwrap_err().to_string(), sentence, "{text:?}");
    }
}

#[test]
fn sides_that_are_no_shape() {
    for side in 0..30 {
        assert_eq!(Shape::try_from(side).ok(), Shape::of_side(side));
        assert!(Shape::of_side(side).is_none_or(|shape| usize::from(shape) == side));
    }
}

#[test]
fn formats_and_layouts_by_name() {
    for layout in Layout::ALL {
        assert_eq!((layout.to_string().parse(), layout.to_string()), (Ok(layout), layout.name().into()));
    }
    for format in Format::ALL {
        assert_eq!((format.to_string().parse(), format.to_string()), (Ok(format), format.name().into()));
    }
    let sentence = "There is no format 'Line'; choose line, rows, spaced, grid, csv, json, dataset, sdk, ss, marks, \
                    sukaku, hodoku, bank, tdoku, solo, opensudoku, link, positions, wordoku, page.";
    assert_eq!("Line".parse::<Format>().unwrap_err().to_string(), sentence);
}
