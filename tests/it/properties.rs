//! What holds for random puzzles.

use crate::common::{ENGINES, extends, holds, is_solved, naive, shape, with, written};
use crate::kept::kept;
use crate::seeds::size;
use ninefold::notation::{Layout, Reader};
use ninefold::{Grid, Puzzle, Shape, Verdict, each_solution, solutions, solve, solve_all};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::HashSet;
use std::ops::ControlFlow;

const LIMIT: usize = 20;

fn order(len: usize) -> impl Strategy<Value = Vec<usize>> {
    Just((0..len).collect::<Vec<_>>()).prop_shuffle()
}

/// Every layout that holds every shape.
fn layouts() -> impl Strategy<Value = Layout> {
    let all = Layout::ALL.into_iter();
    select(all.filter(|layout| Shape::ALL.iter().all(|shape| holds(*layout, *shape))).collect::<Vec<_>>())
}

/// Groups in any order, and the members of each group in any order.
fn order_in_groups(groups: usize, members: usize) -> impl Strategy<Value = Vec<usize>> {
    (order(groups), vec(order(members), groups)).prop_map(move |(groups, members_of)| {
        let group = |group: usize| members_of[group].iter().map(move |member| group * members + member);
        groups.into_iter().flat_map(group).collect()
    })
}

/// A solved grid: a pattern with its digits, rows and columns shuffled.
fn solved(shape: Shape) -> impl Strategy<Value = Vec<u8>> {
    let (side, height, width) = (shape.side(), shape.box_rows(), shape.box_columns());
    (order(side), order_in_groups(width, height), order_in_groups(height, width)).prop_map(
        move |(digits, rows, columns)| {
            let digit = |row: usize, column: usize| {
                digits[(row % height * width + row / height + column) % side] as u8 + 1
            };
            rows.iter().flat_map(|&row| columns.iter().map(move |&column| digit(row, column))).collect()
        },
    )
}

/// A solved grid with some cells removed. In half of the puzzles one cell is changed; half of those must not
/// clash.
pub fn puzzle(shape: Shape, most_blanks: usize) -> impl Strategy<Value = Grid> {
    let (cells, side) = (shape.cell_count(), shape.side() as u8);
    let change = proptest::option::weighted(0.5, (0..cells, 0..side, any::<bool>()));
    (solved(shape), order(cells), 0..=most_blanks, change).prop_map(
        move |(solution, order, blanks, change)| {
            let mut cells = solution.clone();
            for &cell in &order[..blanks] {
                cells[cell] = 0;
            }
            let puzzle = Grid::new(cells).expect("a grid");
            let Some((cell, first, may_clash)) = change else {
                return puzzle;
            };
            (first..side + first)
                .map(|digit| digit % side + 1)
                .filter(|&digit| digit != solution[cell])
                .map(|digit| with(&puzzle, &[(cell, digit)]))
                .find(|changed| may_clash || changed.clashes().is_empty())
                .unwrap_or(puzzle)
        },
    )
}

/// Puzzles of every shape, with few enough blanks for the naive search.
fn puzzles() -> impl Strategy<Value = Grid> {
    let most_blanks =
        [(4, 16), (6, 26), (8, 36), (9, 50), (10, 40), (12, 50), (15, 60), (16, 60), (20, 80), (25, 100)];
    select(most_blanks.to_vec()).prop_flat_map(|(side, most_blanks)| puzzle(shape(side), most_blanks))
}

fn set(grids: &[Grid]) -> HashSet<&Grid> {
    grids.iter().collect()
}

/// Whether a grid may be taken for the solution of the puzzle before it, or for answers: it has all of its givens, or
/// none.
fn may_be_its(puzzle: &Grid, next: &Grid) -> bool {
    puzzle.shape() == next.shape() && (extends(next, puzzle) || next.given_count() == 0)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: size(1000), ..kept() })]

    #[test]
    fn every_engine_finds_what_the_naive_search_finds(puzzle in puzzles()) {
        let expected = naive(&puzzle, LIMIT + 1);
        for engine in ENGINES {
            let found = engine.solutions(&puzzle, LIMIT);
            prop_assert_eq!(found.complete, expected.len() <= LIMIT);
            prop_assert_eq!(found.solutions.len(), expected.len().min(LIMIT));
            prop_assert_eq!(engine.count(&puzzle, LIMIT).count, found.solutions.len());
            prop_assert_eq!(set(&found.solutions).len(), found.solutions.len(), "each once");
            if found.complete {
                prop_assert_eq!(set(&found.solutions), set(&expected));
            }
            for solution in &found.solutions {
                prop_assert!(is_solved(solution) && extends(solution, &puzzle) && solution.clashes().is_empty());
            }
            let first: Vec<Grid> = found.solutions.into_iter().take(2).collect();
            match (engine.solve(&puzzle), first.as_slice()) {
                (Verdict::Unique(solution), [only]) => prop_assert_eq!(&solution, only),
                (Verdict::Several(one, other), first) => prop_assert_eq!(&[one, other], first),
                (Verdict::NoSolution, []) => prop_assert!(puzzle.clashes().is_empty()),
                (Verdict::Clash(clashes), []) => prop_assert_eq!(clashes, puzzle.clashes()),
                (verdict, first) => prop_assert!(false, "{:?} for {:?}", verdict, first),
            }
        }
    }

    #[test]
    fn solutions_come_one_by_one(puzzle in puzzles()) {
        let expected = solutions(&puzzle, LIMIT).solutions;
        let mut visited = Vec::new();
        each_solution(&puzzle, |solution| {
            visited.push(solution.clone());
            if visited.len() < LIMIT { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        prop_assert_eq!(visited, expected);
    }

    #[test]
    fn a_collection_is_read_one_by_one(
        puzzles in vec((select(&Shape::ALL[..]).prop_flat_map(|shape| puzzle(shape, shape.cell_count())), layouts()), 0..6),
        between in select(&["\n", "\r\n", "\n\n", "\n \n\n"][..]),
    ) {
        // 16 cells in a line can be a 4×4 or a row of a 16×16, so such texts are left out.
        let is_in_sixteens = |(puzzle, layout): &(Grid, Layout)| {
            matches!(
                (puzzle.shape().side(), layout),
                (4, Layout::Line | Layout::Zeros) | (16, Layout::Rows | Layout::Spaced | Layout::Csv)
            )
        };
        let puzzles: Vec<_> = puzzles.into_iter().filter(|puzzle| !is_in_sixteens(puzzle)).collect();
        prop_assume!(!puzzles.windows(2).any(|pair| may_be_its(&pair[0].0, &pair[1].0)));
        let texts: Vec<String> = puzzles.iter().map(|(puzzle, layout)| written(puzzle, *layout)).collect();
        let mut reader = Reader::default();
        let mut found = reader.push(texts.join(between));
        found.extend(reader.finish().puzzles);
        let expected: Vec<_> = puzzles.into_iter().map(|(puzzle, _)| Ok(Puzzle::from(puzzle))).collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn puzzles_that_are_written_alike_are_read_one_by_one(
        puzzles in vec(puzzle(shape(9), 81), 3..6),
        layout in layouts(),
        between in select(&["\n", "\r\n", "\n\n", "\nSudoku\n"][..]),
    ) {
        prop_assume!(!puzzles.windows(2).any(|pair| may_be_its(&pair[0], &pair[1])));
        let texts: Vec<String> = puzzles.iter().map(|puzzle| written(puzzle, layout)).collect();
        let mut reader = Reader::default();
        let mut found = reader.push(texts.join(between));
        found.extend(reader.finish().puzzles);
        let found: Vec<Grid> = found.into_iter().flatten().map(Puzzle::into_grid).collect();
        prop_assert_eq!(found, puzzles);
    }

    #[test]
    fn a_collection_is_answered_as_its_puzzles_are(
        puzzles in vec(prop_oneof![
            puzzle(shape(4), 16).prop_map(Some),
            puzzle(shape(9), 60).prop_map(Some),
            Just(None),
        ], 0..40),
    ) {
        let is_its = |pair: &[Option<Grid>]| matches!(pair, [Some(one), Some(next)] if may_be_its(one, next));
        prop_assume!(!puzzles.windows(2).any(is_its));
        let text: String = puzzles.iter().map(|puzzle| match puzzle {
            Some(puzzle) if puzzle.shape().side() == 4 => written(puzzle, Layout::Json) + "\n",
            Some(puzzle) => written(puzzle, Layout::Line) + "\n",
            None => ".".repeat(80) + "\n",
        }).collect();
        let answers: String = puzzles.iter().map(|puzzle| match puzzle.as_ref().map(solve) {
            Some(Verdict::Unique(solution)) => format!("{solution}\n"),
            Some(verdict) => format!("{}\n", verdict.name()),
            None => "unreadable\n".into(),
        }).collect();
        prop_assert_eq!(String::from_utf8(solve_all(text.as_bytes())), Ok(answers));
    }

    #[test]
    fn one_solution_of_any_shape_is_found(
        (solution, order) in select(&Shape::ALL[..]).prop_flat_map(|shape| (solved(shape), order(shape.cell_count()))),
    ) {
        // With a third of the cells blank there is little to search, even in a 25×25.
        let mut cells = solution.clone();
        for &cell in &order[..cells.len() / 3] {
            cells[cell] = 0;
        }
        let puzzle = Grid::new(cells).expect("a grid");
        match solve(&puzzle) {
            Verdict::Unique(found) => prop_assert_eq!(found.cells(), solution),
            Verdict::Several(one, other) => {
                prop_assert!(one != other && [&one, &other].iter().all(|found| is_solved(found) && extends(found, &puzzle)));
            }
            verdict => prop_assert!(false, "{:?}", verdict),
        }
    }
}
