//! Searches that give up: the same answer every time, and never a wrong one.

use crate::common::{ENGINES, FINNISH, FINNISH_SOLUTION, NINE, extends, grid, is_solved, shape};
use ninefold::explain::rating::{Unrated, rate, rated_path};
use ninefold::explain::{
    Candidate, Level, NextStep, PathEnd, Position, Technique, all_steps, first_step_of, next_step,
    solution_path, steps_of,
};
use ninefold::{
    Engine, Grid, Limits, Request, SearchEnd, Verdict, count, diagnose, each_solution, solutions, solve,
    solve_all,
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
    let limits = Limits::budget(500);
    let request = Request::new(&puzzle).limits(limits);
    assert_eq!(solve(request), Verdict::Undecided(None));
    let found = solutions(request, 2);
    assert_eq!((found.solutions.len(), found.complete), (0, false));
    let found = count(request, 2);
    assert_eq!((found.count, found.complete), (0, false));
    let visit = |_: &Grid| ControlFlow::Continue(());
    assert_eq!(each_solution(request, visit), SearchEnd::OutOfBudget);
    assert_eq!(rate(request), Err(Unrated::Undecided));
    assert!(!diagnose(request).complete);
    let position = Position::new(&puzzle);
    let request = Request::new(&position).limits(limits);
    assert!(!all_steps(request, Level::Easy).complete);
    assert_eq!(
        (next_step(request, None), solution_path(request).end),
        (NextStep::Undecided, PathEnd::Undecided)
    );
    let text = format!("3xx442x1x34224x3\n{puzzle}\n{FINNISH}\n").replace(' ', "");
    let solution = FINNISH_SOLUTION.replace(' ', "");
    let lines = solve_all(Request::new(text.as_bytes()).limits(limits));
    assert_eq!(String::from_utf8(lines).unwrap(), format!("3124423113422413\nundecided\n{solution}\n"));
}

/// What a question answers, as text, and whether that is all that there is.
type Answer = (String, bool);

/// A question about a puzzle.
type Question = fn(&Grid, Limits) -> Answer;

/// Every question.
const QUESTIONS: [(&str, Question); 12] = [
    ("solve", |puzzle, limits| {
        let verdict = solve(Request::new(puzzle).limits(limits));
        (format!("{verdict:?}"), !matches!(verdict, Verdict::Undecided(_)))
    }),
    ("solutions", |puzzle, limits| {
        let found = solutions(Request::new(puzzle).limits(limits), 20);
        (format!("{found:?}"), found.complete || found.solutions.len() == 20)
    }),
    ("count", |puzzle, limits| {
        let found = count(Request::new(puzzle).limits(limits), 20);
        (format!("{found:?}"), found.complete || found.count == 20)
    }),
    ("each_solution", |puzzle, limits| {
        let mut visited = Vec::new();
        let end = each_solution(Request::new(puzzle).limits(limits), |solution| {
            visited.push(solution.clone());
            if visited.len() < 20 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        (format!("{visited:?}"), end != SearchEnd::OutOfBudget)
    }),
    ("steps", |puzzle, limits| {
        let found = all_steps(Request::new(&Position::new(puzzle)).limits(limits), Level::Extreme);
        (format!("{found:?}"), found.complete)
    }),
    ("steps_of", |puzzle, limits| {
        let position = Position::new(puzzle);
        let found = steps_of(Request::new(&position).limits(limits), Technique::ForcingChainVerity);
        (format!("{found:?}"), found.complete)
    }),
    ("next", |puzzle, limits| {
        let next = next_step(Request::new(&Position::new(puzzle)).limits(limits), None);
        (format!("{next:?}"), next != NextStep::Undecided)
    }),
    ("path", |puzzle, limits| {
        let path = solution_path(Request::new(&Position::new(puzzle)).limits(limits));
        (format!("{path:?}"), path.end != PathEnd::Undecided)
    }),
    ("rate", |puzzle, limits| {
        let rating = rate(Request::new(puzzle).limits(limits));
        let is_all = rating.map_or_else(|why| why != Unrated::Undecided, |rating| !rating.is_least);
        (format!("{rating:?}"), is_all)
    }),
    ("rated_path", |puzzle, limits| {
        let path = rated_path(Request::new(puzzle).limits(limits));
        let is_all = path.as_ref().map_or_else(|why| *why != Unrated::Undecided, |path| path.next.is_none());
        (format!("{path:?}"), is_all)
    }),
    ("diagnose", |puzzle, limits| {
        let diagnosis = diagnose(Request::new(puzzle).limits(limits));
        (format!("{diagnosis:?}"), diagnosis.complete)
    }),
    ("solve_all", |puzzle, limits| {
        let lines = solve_all(Request::new(puzzle.to_string().as_bytes()).limits(limits));
        (format!("{lines:?}"), !lines.starts_with(b"undecided"))
    }),
];

/// With a budget of nothing, a question ends and says that its answer is not all; the few that answer all the same are
/// named, as they need no work. With little it ends, and says so or answers as without limits. With much it answers as
/// without limits.
#[test]
fn every_question_has_limits() {
    let verdicts = ["solve", "solve_all"];
    let easy = ["solve", "rate", "rated_path", "solve_all"];
    let clash = ["solve", "path", "rate", "rated_path", "solve_all"];
    let none = ["solve", "solutions", "each_solution", "path", "rate", "rated_path", "solve_all"];
    let table: [(&str, &[&str]); 7] = [
        ("1... ..3. .... ..2.", &[]),
        ("1... .... .... ....", &[]),
        ("12.. ..3. ...4 ....", &[]),
        ("11.. .... .... ....", &clash), // a clash is seen without a search
        (FINNISH, &verdicts),            // a 9×9 is decided in any case
        (NINE, &easy),
        (&NINE.replacen('.', "8", 1), &none),
    ];
    for (text, all_the_same) in table {
        let puzzle = grid(text);
        for (name, ask) in QUESTIONS {
            let context = format!("{name}: {text}");
            let expected = ask(&puzzle, Limits::NONE);
            assert!(expected.1, "{context}");
            let (_, is_all) = ask(&puzzle, Limits::budget(0));
            assert_eq!(is_all, all_the_same.contains(&name), "{context}");
            for budget in [1, 3, 10, 100] {
                let little = ask(&puzzle, Limits::budget(budget));
                assert_eq!(little, ask(&puzzle, Limits::budget(budget)), "{context}");
                assert!(!little.1 || little == expected, "{context}, {budget}: {little:?}, not {expected:?}");
            }
            for budget in [10_000_000, u64::MAX] {
                assert_eq!(ask(&puzzle, Limits::budget(budget)), expected, "{context}");
            }
        }
    }
}

/// With little work some steps of a technique may be missing, and it is said; those that are found are true.
#[test]
fn every_technique_has_limits() {
    let solution = grid(FINNISH_SOLUTION);
    let position = Position::new(&grid(FINNISH));
    for technique in Technique::all() {
        let within = |budget| steps_of(Request::new(&position).limits(Limits::budget(budget)), technique);
        let more = within(5_000);
        assert!(!within(0).complete, "{technique}");
        for budget in [0, 1, 10, 100, 1_000] {
            let found = within(budget);
            assert!(!found.complete || found == more, "{technique}: {budget}");
            for step in &found.steps {
                let holds = |candidate: &Candidate| solution.cells()[candidate.cell] == candidate.digit;
                assert!(
                    step.places.iter().all(holds) && !step.removes.iter().any(holds),
                    "{technique}: {budget}"
                );
            }
            let first = match found.steps.first() {
                Some(step) => NextStep::Step(step.clone()),
                None if found.complete => NextStep::NoStep,
                None => NextStep::Undecided,
            };
            let request = Request::new(&position).limits(Limits::budget(budget));
            assert_eq!(first_step_of(request, technique), first, "{technique}: {budget}");
        }
    }
}

/// In rows that have too few columns for a digit, its templates are not found in a lifetime.
#[test]
fn every_technique_ends_where_no_search_does() {
    let position = Position::new(&pigeonhole());
    let request = Request::new(&position).limits(Limits::budget(500));
    for technique in Technique::all() {
        let is_template = matches!(technique, Technique::TemplateSet | Technique::TemplateDelete);
        assert!(!steps_of(request, technique).complete || !is_template, "{technique}");
    }
}

/// The nets of an empty 25×25 would take three gigabytes.
#[test]
fn nets_that_would_not_fit_into_the_memory_are_given_up() {
    let position = Position::new(&Grid::empty(shape(25)));
    for technique in Technique::all().filter(|technique| technique.name().starts_with("forcing-")) {
        let found = steps_of(Request::new(&position).limits(Limits::budget(u64::MAX)), technique);
        assert_eq!((found.steps.len(), found.complete), (0, false), "{technique}");
    }
}

/// With a larger budget a path goes on where it ended with a smaller one.
#[test]
fn a_path_with_limits_is_the_beginning_of_the_path() {
    let position = Position::new(&grid(FINNISH));
    let all = solution_path(&position);
    let mut before = 0;
    for budget in [1, 100, 1_000, 10_000, 100_000] {
        let some = solution_path(Request::new(&position).limits(Limits::budget(budget)));
        assert!(all.steps.starts_with(&some.steps), "{budget}");
        assert!(some.end == PathEnd::Undecided || some == all, "{budget}");
        assert!(before <= some.steps.len(), "{budget}");
        before = some.steps.len();
    }
    assert!(before > 0);
}

/// With an ever larger budget a puzzle is undecided until it is decided, and then it stays so.
#[test]
fn a_larger_budget_says_more() {
    let puzzles = [
        grid(FINNISH),
        grid(&FINNISH.replacen('8', "0", 1)),
        grid("3xx4 42x1 x342 24x3"),
        grid("12.. ..3. ...4 ...."),
        Grid::empty(shape(16)),
    ];
    for puzzle in puzzles {
        let expected = Engine::Any.solve(&puzzle);
        let mut is_decided = false;
        for budget in 0..20_000 {
            match Engine::Any.solve(Request::new(&puzzle).limits(Limits::budget(budget))) {
                Verdict::Undecided(found) => {
                    assert!(!is_decided, "{puzzle}: {budget}");
                    assert!(found.is_none_or(|found| is_solved(&found) && extends(&found, &puzzle)));
                }
                verdict => {
                    assert_eq!(verdict, expected, "{puzzle}: {budget}");
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
fn what_needs_no_budget() {
    let limits = Limits::budget(0);
    let clash = grid("1..1 .... .... ....");
    assert_eq!(solve(Request::new(&clash).limits(limits)), solve(&clash), "a clash is seen without a search");
    let nine = grid(FINNISH);
    assert_eq!(solve(Request::new(&nine).limits(limits)), solve(&nine), "a 9×9 is decided in any case");
}

/// A step for each solution of a 9×9, at least one for each of other shapes.
#[test]
fn solutions_up_to_the_limit() {
    let empty = Grid::empty(shape(9));
    for engine in ENGINES {
        for budget in [0, 1, 2, 100] {
            let request = Request::new(&empty).limits(Limits::budget(budget));
            let found = engine.solutions(request, usize::MAX);
            assert!(!found.complete && found.solutions.len() <= budget as usize, "{engine:?}: {budget}");
            let counted = engine.count(request, usize::MAX);
            assert_eq!(
                (counted.count, counted.complete),
                (found.solutions.len(), false),
                "{engine:?}: {budget}"
            );
            let mut visited = Vec::new();
            let end = engine.each_solution(request, |solution| {
                visited.push(solution.clone());
                ControlFlow::Continue(())
            });
            assert_eq!((end, visited), (SearchEnd::OutOfBudget, found.solutions), "{engine:?}: {budget}");
        }
    }
    assert_eq!(count(Request::new(&empty).limits(Limits::budget(1_000)), usize::MAX).count, 1_000);
}
