//! Puzzles and their verdicts, one line each, for every engine and the naive reference.

#[allow(dead_code, reason = "the other tests use more of it")]
mod common;

use common::{
    ENGINES, FINNISH, FINNISH_SOLUTION, NEWSPAPER, NEWSPAPER_SOLUTION, NINE, extends, grid, is_solved, naive,
    shape, with,
};
use ninefold::{Clash, Grid, House, HouseKind, Shape, Verdict};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Unique,
    Several,
    None,
    Clash,
}

fn kind(verdict: &Verdict, puzzle: &Grid) -> Kind {
    let holds = |solution| is_solved(solution) && extends(solution, puzzle);
    match verdict {
        Verdict::Unique(solution) => {
            assert!(holds(solution), "{solution:?}");
            Kind::Unique
        }
        Verdict::Several(one, other) => {
            assert!(one != other && holds(one) && holds(other), "{one:?} {other:?}");
            Kind::Several
        }
        Verdict::NoSolution => Kind::None,
        Verdict::Clash(clashes) => {
            assert!(!clashes.is_empty());
            Kind::Clash
        }
        Verdict::Undecided(_) => panic!("there was no limit"),
    }
}

/// A 9×9 with these givens alone.
fn sparse(givens: &[(usize, u8)]) -> Grid {
    with(&Grid::empty(shape(9)), givens)
}

#[test]
fn verdicts() {
    let naive_too = true;
    let too_slow = false;
    let row_and_nine: Vec<_> = (0..8).map(|cell| (cell, cell as u8 + 1)).chain([(17, 9)]).collect();
    let row_and_column: Vec<_> = (0..8).map(|cell| (cell, cell as u8 + 1)).chain([(35, 9)]).collect();
    let table = [
        (grid(FINNISH), Kind::Unique, naive_too),
        (grid(NEWSPAPER), Kind::Unique, naive_too),
        (grid(NINE), Kind::Unique, naive_too),
        (grid(FINNISH_SOLUTION), Kind::Unique, naive_too),
        (grid("3xx4 42x1 x342 24x3"), Kind::Unique, naive_too),
        (grid("x61453 4x5216 3461x5 152364 5x4631 6x354x"), Kind::Unique, naive_too),
        (with(&grid(FINNISH), &[(0, 0)]), Kind::Several, naive_too),
        (with(&grid(NEWSPAPER), &[(2, 0)]), Kind::Several, naive_too),
        (grid("1234 3412 .... ...."), Kind::Several, naive_too),
        (sparse(&[(0, 1)]), Kind::Several, naive_too),
        (sparse(&[(0, 1), (41, 2)]), Kind::Several, naive_too),
        (
            sparse(&[(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9)]),
            Kind::Several,
            naive_too,
        ),
        (with(&grid(NINE), &[(0, 4)]), Kind::None, naive_too),
        (with(&grid(FINNISH), &[(0, 1)]), Kind::None, too_slow),
        (grid("12.. ..3. ...4 ...."), Kind::None, naive_too),
        // The last cell of the first row has no digit left; the naive search sees that at once.
        (sparse(&row_and_nine), Kind::None, naive_too),
        (sparse(&row_and_column), Kind::None, naive_too),
        (sparse(&[(0, 5), (8, 5)]), Kind::Clash, naive_too),
        (sparse(&[(0, 5), (72, 5)]), Kind::Clash, naive_too),
        (sparse(&[(0, 5), (20, 5)]), Kind::Clash, naive_too),
        (with(&grid(FINNISH_SOLUTION), &[(0, 1)]), Kind::Clash, naive_too),
        (with(&grid(FINNISH), &[(8, 8)]), Kind::Clash, naive_too),
    ];
    for (puzzle, expected, naive_too) in &table {
        for engine in ENGINES {
            assert_eq!(kind(&engine.solve(puzzle), puzzle), *expected, "{engine:?}: {puzzle:?}");
        }
        if *naive_too {
            let solutions = match expected {
                Kind::Unique => 1,
                Kind::Several => 2,
                Kind::None | Kind::Clash => 0,
            };
            assert_eq!(naive(puzzle, 2).len(), solutions, "naive: {puzzle:?}");
        }
    }
}

#[test]
fn solutions_of_the_quoted_puzzles() {
    for (puzzle, solution) in [(FINNISH, FINNISH_SOLUTION), (NEWSPAPER, NEWSPAPER_SOLUTION)] {
        for engine in ENGINES {
            assert_eq!(engine.solve(&grid(puzzle)), Verdict::Unique(grid(solution)), "{engine:?}");
        }
    }
}

#[test]
fn empty_grids_have_several() {
    for shape in Shape::ALL {
        let empty = Grid::empty(shape);
        for engine in ENGINES {
            assert_eq!(kind(&engine.solve(&empty), &empty), Kind::Several, "{engine:?}: {shape}");
        }
    }
}

#[test]
fn clashes_are_named() {
    let clash = |digit, kind, index, cells: &[usize]| Clash {
        digit,
        house: House { kind, index },
        cells: cells.into(),
    };
    let table = [
        (sparse(&[(0, 5), (8, 5)]), vec![clash(5, HouseKind::Row, 0, &[0, 8])]),
        (sparse(&[(4, 7), (40, 7), (76, 7)]), vec![clash(7, HouseKind::Column, 4, &[4, 40, 76])]),
        (sparse(&[(60, 9), (80, 9)]), vec![clash(9, HouseKind::Box, 8, &[60, 80])]),
        (
            sparse(&[(0, 2), (1, 2), (3, 1), (4, 1)]),
            vec![
                clash(1, HouseKind::Row, 0, &[3, 4]),
                clash(2, HouseKind::Row, 0, &[0, 1]),
                clash(2, HouseKind::Box, 0, &[0, 1]),
                clash(1, HouseKind::Box, 1, &[3, 4]),
            ],
        ),
        (with(&Grid::empty(shape(6)), &[(12, 6), (20, 6)]), vec![clash(6, HouseKind::Box, 2, &[12, 20])]),
    ];
    for (puzzle, expected) in table {
        assert_eq!(puzzle.clashes(), expected);
        for engine in ENGINES {
            assert_eq!(engine.solve(&puzzle), Verdict::Clash(expected.clone()));
            assert!(engine.solutions(&puzzle, usize::MAX).solutions.is_empty());
        }
    }
}

#[test]
fn limits() {
    let empty = Grid::empty(shape(4));
    let table = [
        (0, 0, false),
        (1, 1, false),
        (287, 287, false),
        (288, 288, true),
        (289, 288, true),
        (usize::MAX, 288, true),
    ];
    for engine in ENGINES {
        for (limit, count, complete) in table {
            let found = engine.solutions(&empty, limit);
            assert_eq!(engine.count(&empty, limit).count, count);
            assert_eq!((found.solutions.len(), found.complete), (count, complete), "{engine:?}: {limit}");
        }
        let two = engine.solutions(&empty, 2).solutions;
        assert_eq!(engine.solve(&empty), Verdict::Several(two[0].clone(), two[1].clone()));
    }
    let clash = sparse(&[(0, 5), (8, 5)]);
    assert!(ENGINES.iter().all(|engine| engine.solutions(&clash, 0).complete));
}

#[test]
fn what_is_no_grid() {
    let mut too_large = vec![0; 36];
    too_large[8] = 7;
    let table = [
        (vec![], "0 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do."),
        (vec![0], "1 cell makes no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do."),
        (vec![0; 63], "63 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do."),
        (vec![0; 80], "80 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do."),
        (
            vec![0; 1_000_000],
            "1000000 cells make no grid: 16, 36, 64, 81, 100, 144, 225, 256, 400 and 625 do.",
        ),
        (too_large, "Row 2, column 3: 7 is above 6, the largest digit of a 6×6."),
        (vec![255; 64], "Row 1, column 1: 255 is above 8, the largest digit of an 8×8."),
    ];
    for (cells, message) in table {
        assert_eq!(Grid::new(cells).unwrap_err().to_string(), message);
    }
}
