//! Solves puzzles with both engines, with and without limits. What a search that knows nothing says is the
//! truth.

#![no_main]

mod grids;

use grids::common::{ENGINES, extends, is_solved, naive};
use grids::{is_easy, is_quick, puzzles};
use libfuzzer_sys::fuzz_target;
use ninefold::{Engine, Grid, Limits, Request, Verdict};

fuzz_target!(|input: &[u8]| {
    let (puzzles, number) = puzzles(input);
    for puzzle in &puzzles {
        for engine in ENGINES {
            check_limits(engine, puzzle, Limits::budget(number));
            if is_quick(puzzle) {
                check(engine, puzzle);
            }
        }
    }
});

fn check(engine: Engine, puzzle: &Grid) {
    let verdict = engine.solve(puzzle);
    let has_clash = !puzzle.clashes().is_empty();
    assert_eq!(matches!(verdict, Verdict::Clash(_)), has_clash, "{engine:?}: {puzzle}");
    let found: Vec<&Grid> = match &verdict {
        Verdict::Unique(solution) => vec![solution],
        Verdict::Several(one, other) => vec![one, other],
        Verdict::Clash(clashes) => {
            assert_eq!(*clashes, puzzle.clashes(), "{engine:?}: {puzzle}");
            vec![]
        }
        Verdict::NoSolution => vec![],
        Verdict::Undecided(_) => panic!("{engine:?} gives up without a limit: {puzzle}"),
    };
    assert!(
        found.iter().all(|solution| is_solved(solution) && extends(solution, puzzle)),
        "{engine:?}: {puzzle}"
    );
    assert!(found.len() < 2 || found[0] != found[1], "{engine:?}: {puzzle}");
    assert_eq!(engine.count(puzzle, 2).count, found.len(), "{engine:?}: {puzzle}");
    if is_easy(puzzle) {
        assert_eq!(naive(puzzle, 2).len(), found.len(), "{engine:?}: {puzzle}");
    } else {
        let other = if engine == Engine::Any { Engine::Nine } else { Engine::Any };
        assert_eq!(other.solve(puzzle).name(), verdict.name(), "{puzzle}");
    }
}

/// With limits the answer is the same every time. Where there is one, it is the one without limits.
fn check_limits(engine: Engine, puzzle: &Grid, limits: Limits) {
    let request = Request::new(puzzle).limits(limits);
    let verdict = engine.solve(request);
    assert_eq!(verdict, engine.solve(request), "{engine:?}, {limits:?}: {puzzle}");
    match &verdict {
        Verdict::Undecided(found) => {
            assert!(
                found.iter().all(|solution| is_solved(solution) && extends(solution, puzzle)),
                "{engine:?}: {puzzle}"
            );
        }
        verdict if is_quick(puzzle) => {
            assert_eq!(*verdict, engine.solve(puzzle), "{engine:?}: {puzzle}")
        }
        _ => (),
    }
}
