//! Searches that give up: the same answer every time, and never a wrong one.

use crate::common::{ENGINES, FINNISH, FINNISH_SOLUTION, extends, grid, is_solved, shape};
use ninefold::{
    Engine, Grid, Limits, SearchEnd, Verdict, count_within, each_solution_within, solutions_within, solve,
    solve_all_within, solve_within,
};
use std::ops::ControlFlow;

/// A 25×25 that no search finishes: in 13 rows the digit 1 has only 12 columns left. No single house shows
/// this, only all 13 rows together. A few rows of each band and a few columns of each stack are taken, so
/// that no box is full.
pub fn pigeonhole() -> Grid {
    let shape = shape(25);
    let side = shape.side();
    let lines: Vec<usize> = (0..13).map(|index| index % 5 * 5 + index / 5).collect();
    let solved = |cell: usize| {
        let (row, column) = (shape.row_of(cell), shape.column_of(cell));
        ((row % 5 * 5 + row / 5 + column) % side + 1) as u8
    };
    let places: Vec<usize> =
        lines.iter().flat_map(|row| lines.iter().map(move |column| row * side + column)).collect();
    let mut cells = vec![0; shape.cell_count()];
    for &cell in places.iter().filter(|&&cell| solved(cell) != 1) {
        cells[cell] = solved(cell);
    }
    for &cell in places.iter().filter(|&&cell| solved(cell) == 1) {
        let fits = |&digit: &u8| {
            cells[cell] = digit;
            let fits = Grid::new(cells.clone()).is_ok_and(|grid| grid.clashes().is_empty());
            cells[cell] = 0;
            fits
        };
        cells[cell] = (2..=25).find(fits).unwrap_or_default();
    }
    Grid::new(cells).expect("a grid")
}

#[test]
fn a_puzzle_that_no_search_finishes() {
    let puzzle = pigeonhole();
    let limits = Limits::steps(500);
    assert_eq!(solve_within(&puzzle, limits), Verdict::Undecided(None));
    let found = solutions_within(&puzzle, 2, limits);
    assert_eq!((found.solutions.len(), found.complete), (0, false));
    let found = count_within(&puzzle, 2, limits);
    assert_eq!((found.count, found.complete), (0, false));
    let visit = |_: &Grid| ControlFlow::Continue(());
    assert_eq!(each_solution_within(&puzzle, limits, visit), SearchEnd::OutOfSteps);
    let text = format!("3xx442x1x34224x3\n{puzzle}\n{FINNISH}\n").replace(' ', "");
    let solution = FINNISH_SOLUTION.replace(' ', "");
    let lines = solve_all_within(text.as_bytes(), limits);
    assert_eq!(String::from_utf8(lines).unwrap(), format!("3124423113422413\nundecided\n{solution}\n"));
}

/// With ever more steps a puzzle is undecided until it is decided, and then it stays so.
#[test]
fn more_steps_say_more() {
    let puzzles = [
        grid(FINNISH),
        grid(&FINNISH.replacen('8', "0", 1)),
        grid("3xx4 42x1 x342 24x3"),
        grid("12.. ..3. ...4 ...."),
        Grid::empty(shape(16)),
    ];
    for puzzle in puzzles {
        let expected = Engine::Any.solve(&puzzle, Limits::NONE);
        let mut is_decided = false;
        for steps in 0..20_000 {
            match Engine::Any.solve(&puzzle, Limits::steps(steps)) {
                Verdict::Undecided(found) => {
                    assert!(!is_decided, "{puzzle}: {steps}");
                    assert!(found.is_none_or(|found| is_solved(&found) && extends(&found, &puzzle)));
                }
                verdict => {
                    assert_eq!(verdict, expected, "{puzzle}: {steps}");
                    if is_decided {
                        break;
                    }
                    is_decided = true;
                }
            }
        }
        assert!(is_decided, "{puzzle}");
    }
}

#[test]
fn what_needs_no_steps() {
    let clash = grid("1..1 .... .... ....");
    assert_eq!(solve_within(&clash, Limits::steps(0)), solve(&clash), "a clash is seen without a search");
    let nine = grid(FINNISH);
    assert_eq!(solve_within(&nine, Limits::steps(0)), solve(&nine), "a 9×9 is decided in any case");
}

/// A step for each solution of a 9×9, at least one for each of other shapes.
#[test]
fn solutions_up_to_the_limit() {
    let empty = Grid::empty(shape(9));
    for engine in ENGINES {
        for steps in [0, 1, 2, 100] {
            let limits = Limits::steps(steps);
            let found = engine.solutions(&empty, usize::MAX, limits);
            assert!(!found.complete && found.solutions.len() <= steps as usize, "{engine:?}: {steps}");
            let counted = engine.count(&empty, usize::MAX, limits);
            assert_eq!(
                (counted.count, counted.complete),
                (found.solutions.len(), false),
                "{engine:?}: {steps}"
            );
            let mut visited = Vec::new();
            let end = engine.each_solution(&empty, limits, |solution| {
                visited.push(solution.clone());
                ControlFlow::Continue(())
            });
            assert_eq!((end, visited), (SearchEnd::OutOfSteps, found.solutions), "{engine:?}: {steps}");
        }
    }
    assert_eq!(count_within(&empty, usize::MAX, Limits::steps(1_000)).count, 1_000);
}
