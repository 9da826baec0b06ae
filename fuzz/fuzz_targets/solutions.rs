//! Collects, counts and visits all solutions with both engines. They must be those that a search that knows
//! nothing finds.

#![no_main]

mod grids;

use grids::common::{ENGINES, extends, is_solved, naive};
use grids::{is_easy, is_quick, puzzles};
use libfuzzer_sys::fuzz_target;
use ninefold::{Engine, Grid, Limits, Request, SearchEnd};
use std::ops::ControlFlow;

/// Of more solutions than these, only so many are looked at.
const MOST: usize = 300;

fuzz_target!(|input: &[u8]| {
    let (puzzles, number) = puzzles(input);
    for puzzle in puzzles.iter().filter(|puzzle| is_quick(puzzle)) {
        for engine in ENGINES {
            check(engine, puzzle, Limits::budget(number));
        }
        let [nine, any] = ENGINES.map(|engine| engine.solutions(puzzle, MOST));
        assert_eq!((nine.solutions.len(), nine.complete), (any.solutions.len(), any.complete), "{puzzle}");
        let all = sorted(any.solutions);
        if any.complete {
            assert_eq!(sorted(nine.solutions), all, "{puzzle}");
        }
        if is_easy(puzzle) {
            let truth = naive(puzzle, MOST + 1);
            assert_eq!(truth.len() <= MOST, any.complete, "{puzzle}");
            assert!(!any.complete || sorted(truth) == all, "{puzzle}");
        }
    }
});

fn sorted(mut grids: Vec<Grid>) -> Vec<Grid> {
    grids.sort_by(|one, other| one.cells().cmp(other.cells()));
    grids
}

/// The ways to ask for solutions agree, also where they end early.
fn check(engine: Engine, puzzle: &Grid, limits: Limits) {
    let found = engine.solutions(puzzle, MOST);
    let all = &found.solutions;
    assert!(
        all.iter().all(|solution| is_solved(solution) && extends(solution, puzzle)),
        "{engine:?}: {puzzle}"
    );
    let sorted = sorted(all.clone());
    assert!(sorted.windows(2).all(|pair| pair[0] != pair[1]), "{engine:?} finds a solution twice: {puzzle}");

    let count = engine.count(puzzle, MOST);
    assert_eq!(count.count, all.len(), "{engine:?}: {puzzle}");
    for most in [0, 1, all.len() / 2, all.len()] {
        let some = engine.solutions(puzzle, most);
        assert_eq!(some.solutions, all[..most.min(all.len())], "{engine:?}, {most}: {puzzle}");
        assert_eq!(some.complete, found.complete && most >= all.len(), "{engine:?}, {most}: {puzzle}");
    }

    let mut visited = Vec::new();
    let end = engine.each_solution(Request::new(puzzle).limits(limits), |solution| {
        visited.push(solution.clone());
        if visited.len() < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(all.starts_with(&visited), "{engine:?}, {limits:?}: {puzzle}");
    assert_eq!(end == SearchEnd::Stopped, visited.len() == MOST, "{engine:?}, {limits:?}: {puzzle}");
    assert!(end != SearchEnd::Exhausted || visited == *all, "{engine:?}, {limits:?}: {puzzle}");
}
