//! A second look at texts that make no sense at first.

use crate::common::{shape, written};
use crate::random::{Random, puzzle};
use crate::slips::{FORMS, Slip};
use ninefold::notation::{Layout, read};
use ninefold::second_look::{self, LookError};
use ninefold::{Grid, Shape, Verdict, solve};

/// A puzzle with several solutions that is well typed stays what it is.
#[test]
fn ambiguous_puzzles_are_left_alone() {
    use Layout::{Csv, Grid as Borders, Json, Line, Rows, Spaced, Zeros};
    let mut random = Random::new(57);
    for number in 0..100 {
        let text = if number % 2 == 0 {
            FORMS[number / 2 % FORMS.len()].text(&ambiguous(Shape::NINE, &mut random), 0, Slip::None)
        } else {
            let side = [4, 6, 8, 10, 12, 16][random.below(6)];
            let layout = [Csv, Borders, Json, Line, Rows, Spaced, Zeros][random.below(7)];
            written(&ambiguous(shape(side), &mut random), layout)
        };
        let look = second_look::read(&text, None).expect("a puzzle");
        let first = read(&text).expect("a puzzle");
        assert_eq!((look.transcript, look.reading), (None, first), "{text}");
    }
}

/// A puzzle with several solutions.
fn ambiguous(shape: Shape, random: &mut Random) -> Grid {
    // A minimal one of a large shape takes long to be found.
    let (mut grid, _) = puzzle(shape, if shape.side() > 9 { 100 } else { shape.cell_count() }, random);
    for cell in random.order(shape.cell_count()) {
        let mut cells = grid.cells().to_vec();
        cells[cell] = 0;
        grid = Grid::new(cells).expect("a grid");
        if matches!(solve(&grid), Verdict::Several(..)) {
            break;
        }
    }
    grid
}

#[test]
fn what_a_text_is_to_be_read_as() {
    let rows = "x 1 2 3 4\n4 1 . 3 .\n3 . 3 . 2\n2 . 4 . .\n1 2 1 . .";
    let puzzle = "1.3..3.2.4..21..";
    let table = [
        (rows, "4x4", Ok(puzzle)),
        (rows, "6x6", Err("The text cannot be read as 6×6.")),
        (puzzle, "line", Ok(puzzle)),
        (puzzle, "4×4", Ok(puzzle)),
        (puzzle, "csv", Err("The text cannot be read as csv.")),
        ("A.C.\n.C.B\n.D..\nBA..", "wordoku", Ok(puzzle)),
        ("r1c1=1 r1c3=3 r2c2=3 r2c4=2", "positions", Ok("1.3..3.2........")),
    ];
    for (text, wanted, expected) in table {
        let look = second_look::read(text, Some(wanted.parse().expect("a size or a format")));
        let found = look.as_ref().map(|look| look.reading.grids().map(Grid::to_string).collect::<String>());
        assert_eq!(
            found.map_err(LookError::to_string),
            expected.map(String::from).map_err(String::from),
            "{wanted}: {text}"
        );
    }
}
