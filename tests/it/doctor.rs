//! What the doctor finds in spoilt puzzles, and what holds for every diagnosis.

use crate::common::{
    FINNISH, FINNISH_SOLUTION, NEWSPAPER, NEWSPAPER_SOLUTION, NINE, grid, naive, pattern, shape, with,
};
use crate::kept::kept;
use crate::seeds::size;
use ninefold::{Diagnosis, Grid, Repair, RepairKind, Shape, diagnose};
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::HashSet;

const FOUR: &str = "3xx4 42x1 x342 24x3";
/// The pattern of its givens is the same upside down.
const PATTERNED: &str = "..537.... 76....... 1.9..6.8. ..4...65. ..19.47.. \
                         .96...4.. .4.5..1.2 .......63 ....935..";
const SIX: &str = "x61453 4x5216 3461x5 152364 5x4631 6x354x";

type Slip = Box<dyn Fn(&mut [u8])>;

fn swap(one: usize, other: usize) -> Slip {
    Box::new(move |cells| cells.swap(one, other))
}

fn set(cell: usize, digit: u8) -> Slip {
    Box::new(move |cells| cells[cell] = digit)
}

/// The blank `cell` is left out: the cells behind it move one place to the left, and a blank follows the last
/// of them. `end` is the end of its row, or of the grid.
fn skip(cell: usize, end: usize) -> Slip {
    Box::new(move |cells| {
        assert_eq!(cells[cell], 0, "a blank is skipped");
        cells[cell..end].rotate_left(1);
    })
}

/// A blank is put in at `cell`: the cells from there on move one place to the right, and the last of them
/// falls out, which has to be a blank. `end` is the end of the row, or of the grid.
fn repeat(cell: usize, end: usize) -> Slip {
    Box::new(move |cells| {
        assert_eq!(cells[end - 1], 0, "no digit is lost");
        cells[cell..end].rotate_right(1);
    })
}

#[test]
fn slips_are_found() {
    use RepairKind::*;
    let table: [(&str, Slip, RepairKind); 35] = [
        (FINNISH, set(0, 1), Replaced),
        (FINNISH, set(0, 3), Replaced),
        (FINNISH, set(1, 3), Extra),
        (FINNISH, set(1, 4), Extra),
        (FINNISH, set(0, 0), Missing),
        (FINNISH, set(11, 0), Missing),
        (FINNISH, swap(11, 12), Swapped),
        (FINNISH, swap(19, 28), Swapped),
        (FINNISH, swap(0, 1), Moved),
        (FINNISH, swap(22, 31), Moved),
        (FINNISH, skip(9, 18), RowSkipped),
        (FINNISH, repeat(18, 27), RowRepeated),
        (FINNISH, skip(1, 81), GridSkipped),
        (FINNISH, repeat(0, 81), GridRepeated),
        (NEWSPAPER, set(2, 1), Replaced),
        (NEWSPAPER, set(2, 4), Replaced),
        (NEWSPAPER, set(0, 3), Extra),
        (NEWSPAPER, set(9, 0), Missing),
        (NEWSPAPER, swap(2, 3), Swapped),
        (NEWSPAPER, swap(24, 33), Swapped),
        (NEWSPAPER, swap(1, 2), Moved),
        (NEWSPAPER, swap(3, 4), Moved),
        (NEWSPAPER, swap(32, 41), Moved),
        (NEWSPAPER, skip(0, 9), RowSkipped),
        (NEWSPAPER, repeat(0, 9), RowRepeated),
        (NEWSPAPER, skip(0, 81), GridSkipped),
        (NEWSPAPER, repeat(0, 81), GridRepeated),
        (NINE, set(2, 1), Replaced),
        (NINE, swap(4, 5), Swapped),
        (SIX, set(1, 3), Replaced),
        (SIX, swap(2, 8), Swapped),
        (SIX, skip(7, 12), RowSkipped),
        (FOUR, set(0, 2), Replaced),
        (FOUR, swap(4, 5), Swapped),
        (FOUR, skip(1, 16), GridSkipped),
    ];
    for (place, (puzzle, slip, kind)) in table.into_iter().enumerate() {
        let original = grid(puzzle);
        let repairs = diagnose(&spoilt(&original, &slip)).repairs;
        let first: Vec<_> = repairs.iter().take(3).map(|repair| (repair.kind, &repair.changes)).collect();
        let found = repairs.iter().take(3).find(|repair| repair.puzzle == original);
        assert_eq!(found.map(|repair| repair.kind), Some(kind), "line {place}: {first:?}");
    }
}

fn spoilt(original: &Grid, slip: &Slip) -> Grid {
    let mut cells = original.cells().to_vec();
    slip(&mut cells);
    Grid::new(cells).expect("a grid")
}

#[test]
fn of_two_digits_that_fit_as_well_the_similar_one_comes_first() {
    for digit in [6, 8] {
        let repairs = diagnose(&with(&grid(FINNISH), &[(28, digit)])).repairs;
        let first: Vec<_> = repairs.iter().take(2).map(|repair| repair.changes[0].to).collect();
        assert_eq!(first, [5, 4], "{digit} is nearer to 5 than to 4, by its looks or on the keys");
    }
}

/// The cells of `PATTERNED` that are givens and whose digits are needed, so that it has several solutions
/// without any one of them.
fn needed(puzzle: &Grid) -> Vec<usize> {
    let is_needed = |&cell: &usize| ninefold::count(&with(puzzle, &[(cell, 0)]), 2).count == 2;
    (0..puzzle.cells().len()).filter(|&cell| puzzle.cells()[cell] != 0).filter(is_needed).collect()
}

#[test]
fn a_forgotten_given_is_found_by_the_pattern() {
    let original = grid(PATTERNED);
    let cells = needed(&original);
    assert_eq!(cells.len(), 21);
    for cell in cells {
        let repairs = diagnose(&with(&original, &[(cell, 0)])).repairs;
        assert_eq!((repairs[0].kind, repairs[0].changes[0].cell), (RepairKind::Missing, cell));
        assert!(repairs.iter().take(3).any(|repair| repair.puzzle == original), "{cell}: {repairs:?}");
    }
}

#[test]
fn two_forgotten_givens_are_found_by_the_pattern() {
    let original = grid(PATTERNED);
    let cells = needed(&original);
    for pair in cells.windows(2).filter(|pair| pair[0] + pair[1] != 80) {
        let repairs = diagnose(&with(&original, &[(pair[0], 0), (pair[1], 0)])).repairs;
        let filled = |repair: &Repair| repair.changes.iter().map(|change| change.cell).collect::<Vec<_>>();
        let is_found = repairs
            .iter()
            .take(3)
            .any(|repair| repair.kind == RepairKind::TwoMissing && filled(repair) == pair);
        assert!(is_found, "{pair:?}: {repairs:?}");
    }
}

#[test]
fn no_slid_row_comes_before_a_misread_digit() {
    for (puzzle, cell, digit) in [
        // The last digit of a row may also have moved, but that is no rest of a row.
        ("..298.7.5..6...34.9..76...2.61....9...8.9.4..34......113452...6.8.47....697...25.", 34, 8),
        (".7..5..3...832..193.4.7.2...39....2.5.6.891...172...6.7.2.38.9.14.....8.9.54...7.", 52, 8),
        // The last two digits of the row may have slid.
        (".23...41789.4.75.67..3.58.26.59....8.4.....7....6.2..53.6...2..4.8.5...92...6.3..", 78, 8),
        ("5..134629.93...8.1..4..9.7..57..1......8...9.8.2.97..5.8972..1..1..4..52.4...6...", 61, 6),
    ] {
        let original = grid(puzzle);
        let repairs = diagnose(&with(&original, &[(cell, digit)])).repairs;
        let before: Vec<_> = repairs.iter().take_while(|repair| repair.puzzle != original).collect();
        assert!(before.len() < repairs.len(), "{cell}: it is found");
        assert!(before.iter().all(|repair| repair.kind != RepairKind::RowSkipped), "{cell}: {before:?}");
    }
}

/// A puzzle of a large shape with one solution: half of its cells are made blank, except where that would
/// allow a second solution.
fn large(side: usize) -> Grid {
    let mut puzzle = pattern(shape(side));
    let cells = puzzle.cells().len();
    for cell in (0..cells).map(|place| place * 7 % cells).take(cells / 2) {
        let without = with(&puzzle, &[(cell, 0)]);
        if ninefold::count(&without, 2).count == 1 {
            puzzle = without;
        }
    }
    puzzle
}

/// The puzzle with one given changed to one of `digits`: the first such puzzle that has so many solutions (2
/// is two or more) and that has a clash or none.
fn slip_in(puzzle: &Grid, solutions: usize, has_clash: bool, digits: &[u8]) -> Grid {
    let givens = (0..puzzle.cells().len()).filter(|&cell| puzzle.cells()[cell] != 0);
    let mut slips = givens.flat_map(|cell| digits.iter().map(move |&digit| with(puzzle, &[(cell, digit)])));
    let fits = |slip: &Grid| {
        slip != puzzle
            && slip.clashes().is_empty() != has_clash
            && ninefold::count(slip, 2).count == solutions
    };
    slips.find(fits).expect("such a slip")
}

#[test]
fn large_grids_are_repaired() {
    for side in [15, 16, 20, 25] {
        let original = large(side);
        let every: Vec<u8> = (1..=side as u8).collect();
        let missing = slip_in(&original, 2, false, &[0]);
        let clashing = slip_in(&original, 0, true, &every);
        let wrong = slip_in(&original, 0, false, &every);
        for (kind, spoilt) in
            [(RepairKind::Missing, missing), (RepairKind::Replaced, clashing), (RepairKind::Replaced, wrong)]
        {
            let repairs = diagnose(&spoilt).repairs;
            let found = repairs.iter().position(|repair| repair.puzzle == original);
            assert!(found.is_some_and(|place| repairs[place].kind == kind), "{side}, {kind:?}: {repairs:?}");
        }
    }
}

#[test]
fn two_slips_only_where_one_will_not_do() {
    for (puzzle, changes) in [(FINNISH, [(32, 8), (66, 8)]), (NEWSPAPER, [(16, 3), (40, 1)])] {
        let original = grid(puzzle);
        let repairs = diagnose(&with(&original, &changes)).repairs;
        assert_eq!((repairs[0].kind, &repairs[0].puzzle), (RepairKind::TwoReplaced, &original));
        assert!(repairs.iter().all(|repair| repair.kind == RepairKind::TwoReplaced));
    }
}

#[test]
fn what_has_no_repair() {
    let fives = Grid::new(vec![5; 81]).expect("a grid");
    let mut table = vec![grid(FINNISH), grid(NEWSPAPER), grid(NEWSPAPER_SOLUTION), fives];
    table.extend(Shape::ALL.map(Grid::empty));
    // Somebody has typed only these cells so far: there are far too many solutions.
    table.push(grid(&format!("{:.<81}", "530070000600195")));
    for puzzle in table {
        let found = diagnose(&puzzle);
        assert!(found.repairs.is_empty() && found.complete, "{puzzle:?}");
    }
}

#[test]
fn a_wrong_solution_is_repaired() {
    let original = grid(FINNISH_SOLUTION);
    let repairs = diagnose(&with(&original, &[(40, 9)])).repairs;
    assert_eq!(repairs[0].puzzle, original);
}

/// Solved grids with some cells made blank and a few cells changed.
fn puzzles(shapes: &'static [Shape]) -> impl Strategy<Value = Grid> {
    select(shapes).prop_flat_map(|shape| {
        let (side, cells) = (shape.side(), shape.cell_count());
        let (height, width) = (shape.box_rows(), shape.box_columns());
        let blank = proptest::collection::vec(0..10_u8, cells);
        let changes = proptest::collection::vec((0..cells, 0..=side as u8), 0..4);
        let digits = Just((1..=side as u8).collect::<Vec<_>>()).prop_shuffle();
        (digits, blank, 0..8_u8, changes).prop_map(move |(digits, blank, blanks, changes)| {
            let mut puzzle: Vec<u8> = (0..cells)
                .map(|cell| {
                    let (row, column) = (cell / side, cell % side);
                    digits[(row % height * width + row / height + column) % side]
                })
                .collect();
            for (digit, blank) in puzzle.iter_mut().zip(blank) {
                *digit = if blank < blanks { 0 } else { *digit };
            }
            for (cell, digit) in changes {
                puzzle[cell] = digit;
            }
            Grid::new(puzzle).expect("a grid")
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: size(64), ..kept() })]

    #[test]
    fn every_repair_makes_the_puzzle_proper(puzzle in puzzles(&Shape::ALL)) {
        let diagnosis = diagnose(&puzzle);
        let mut seen = HashSet::new();
        for repair in &diagnosis.repairs {
            prop_assert_eq!(ninefold::count(&repair.puzzle, 2).count, 1);
            prop_assert!(seen.insert(repair.puzzle.cells()), "each once");
            prop_assert!(repair.changes.windows(2).all(|pair| pair[0].cell < pair[1].cell));
            prop_assert!(!repair.changes.is_empty());
            let mut cells = puzzle.cells().to_vec();
            for change in &repair.changes {
                prop_assert_eq!(cells[change.cell], change.from);
                prop_assert_ne!(change.from, change.to);
                cells[change.cell] = change.to;
            }
            prop_assert_eq!(&cells, repair.puzzle.cells());
        }
        prop_assert!(diagnosis.repairs.len() <= 30);
        prop_assert_eq!(diagnose(&puzzle), diagnosis, "the same every time");
    }

    #[test]
    fn no_single_digit_is_overlooked(puzzle in puzzles(&Shape::ALL[..2])) {
        let Diagnosis { repairs, complete, .. } = diagnose(&puzzle);
        let is_proper = naive(&puzzle, 2).len() == 1;
        for cell in 0..puzzle.cells().len() {
            for digit in 0..=puzzle.shape().side() as u8 {
                let changed = with(&puzzle, &[(cell, digit)]);
                let is_listed = repairs.iter().any(|repair| repair.puzzle == changed);
                prop_assert!(is_listed || !complete || is_proper || naive(&changed, 2).len() != 1, "{:?}", changed);
            }
        }
    }
}
