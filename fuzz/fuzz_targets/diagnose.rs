//! Diagnoses puzzles. Each repair must have exactly one solution, and its changes must be what is different
//! in it. With each forgotten rule the puzzle must have exactly one, and without it several.

#![no_main]

mod grids;

use grids::common::{extends, is_solved, with};
use grids::puzzles;
use libfuzzer_sys::fuzz_target;
use ninefold::{Engine, Grid, Repair, Verdict, diagnose, solve};

/// A larger puzzle takes a second, which would leave time for few.
const LARGEST_SIDE: usize = 9;

fuzz_target!(|input: &[u8]| {
    let (puzzles, _) = puzzles(input);
    for puzzle in puzzles.iter().filter(|puzzle| puzzle.shape().side() <= LARGEST_SIDE) {
        let diagnosis = diagnose(puzzle);
        let repairs = &diagnosis.repairs;
        assert!(repairs.len() <= 30, "{puzzle}");
        if let Verdict::Unique(_) = solve(puzzle) {
            assert!(repairs.is_empty() && diagnosis.complete, "there is nothing to mend: {puzzle}");
        }
        for (index, repair) in repairs.iter().enumerate() {
            check(puzzle, repair);
            assert!(repairs[..index].iter().all(|other| other.puzzle != repair.puzzle), "twice: {puzzle}");
        }
        for forgotten in &diagnosis.forgotten {
            assert!(matches!(solve(puzzle), Verdict::Several(..)), "nothing is forgotten: {puzzle}");
            assert!(puzzle.rules().is_classic() && !forgotten.puzzle.rules().is_classic(), "{forgotten:?}");
            assert_eq!(forgotten.puzzle.cells(), puzzle.cells(), "{forgotten:?}");
            let verdict = Engine::Any.solve(&forgotten.puzzle);
            assert!(matches!(verdict, Verdict::Unique(_)), "{forgotten:?} has not one solution");
        }
        assert_eq!(diagnosis, diagnose(puzzle), "another time");
    }
});

fn check(puzzle: &Grid, repair: &Repair) {
    let Verdict::Unique(solution) = Engine::Any.solve(&repair.puzzle) else {
        panic!("{repair:?} has not one solution: {puzzle}");
    };
    assert!(is_solved(&solution) && extends(&solution, &repair.puzzle), "{repair:?}: {puzzle}");
    let changes = &repair.changes;
    assert!(
        !changes.is_empty() && changes.is_sorted_by(|one, other| one.cell < other.cell),
        "{repair:?}: {puzzle}"
    );
    let is_true =
        |&change: &ninefold::Change| puzzle.cells()[change.cell] == change.from && change.from != change.to;
    assert!(changes.iter().all(is_true), "{repair:?}: {puzzle}");
    let changes: Vec<(usize, u8)> = changes.iter().map(|change| (change.cell, change.to)).collect();
    assert_eq!(with(puzzle, &changes), repair.puzzle, "{repair:?}");
}
