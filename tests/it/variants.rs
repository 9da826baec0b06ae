//! Puzzles with other rules than the classic ones: what rules there are, and that everything respects them.

use crate::common::{ENGINES, grid, shape};
use ninefold::explain::rating::{Unrated, rate};
use ninefold::explain::{Level, Path, PathEnd, Position, Technique, all_steps, solution_path, steps_of};
use ninefold::{
    DigitSet, Grid, House, HouseKind, Puzzle, Rules, RulesBuilder, Shape, Verdict, count, diagnose,
    solutions, solve,
};

/// Regions of a 9×9 such as newspapers print them.
pub const JIGSAW: &str =
    "111122223 112223333 145523363 145523666 145555677 444456667 888446997 888899977 889999777";

fn nine() -> RulesBuilder {
    Rules::builder(Shape::NINE)
}

pub fn regions(text: &str) -> Vec<usize> {
    text.bytes().filter(u8::is_ascii_digit).map(|byte| usize::from(byte - b'1')).collect()
}

/// Rules of each kind, and some together.
pub fn all_rules() -> Vec<Rules> {
    let of_nine = [
        nine().diagonals(),
        nine().diagonal_down(),
        nine().windows(),
        nine().disjoint_groups(),
        nine().asterisk(),
        nine().centre_dot(),
        nine().girandola(),
        nine().group([0, 40, 80]).group([8, 72]),
        nine().regions(regions(JIGSAW)),
        nine().regions(regions(JIGSAW)).diagonals(),
        nine().diagonals().windows(),
    ];
    let of_others = [
        Rules::builder(shape(4)).windows().diagonals(),
        Rules::builder(shape(6)).diagonals(),
        Rules::builder(shape(6)).disjoint_groups(),
        Rules::builder(shape(6)).regions(regions("112233 112233 112233 445566 445566 445566")),
        Rules::builder(shape(8)).diagonals(),
        Rules::builder(shape(10)).disjoint_groups(),
        Rules::builder(shape(12)).diagonal_up(),
    ];
    of_nine.into_iter().chain(of_others).map(|rules| rules.build().expect("rules")).collect()
}

fn with(puzzle: &Grid, cell: usize, digit: u8) -> Grid {
    let mut cells = puzzle.cells().to_vec();
    cells[cell] = digit;
    Grid::with_rules(puzzle.rules().clone(), cells).expect("a grid")
}

/// A puzzle in which no given can be left out, and its solution.
pub fn minimal(rules: &Rules) -> (Grid, Grid) {
    let found = solutions(&Grid::empty(rules.clone()), 1);
    let solution = found.solutions.into_iter().next().expect("a solution");
    let count = solution.cells().len();
    // Each cell once, in an order that jumps about.
    let puzzle = (0..count).map(|place| place * 29 % count).fold(solution.clone(), |puzzle, cell| {
        let fewer = with(&puzzle, cell, 0);
        if matches!(solve(&fewer), Verdict::Unique(_)) { fewer } else { puzzle }
    });
    (puzzle, solution)
}

#[test]
fn solved_explained_and_mended() {
    for rules in all_rules() {
        let (puzzle, solution) = minimal(&rules);
        let side = puzzle.shape().side() as u8;
        let context = format!("{rules:?}: {puzzle}");
        for house in rules.houses() {
            let cells = rules.house_cells(house);
            let digits: DigitSet = cells.iter().map(|&cell| solution.cells()[cell]).collect();
            assert_eq!((digits.len(), cells.len() == usize::from(side)), (cells.len(), rules.is_full(house)));
        }
        for engine in ENGINES {
            assert_eq!(engine.solve(&puzzle).solution(), Some(&solution), "{context}");
            assert_eq!(engine.count(&puzzle, 2).count, 1, "{context}");
        }
        for (cell, &given) in puzzle.cells().iter().enumerate() {
            if given > 0 {
                assert_eq!(count(&with(&puzzle, cell, 0), 2).count, 2, "{context}");
            } else {
                let wrong = with(&puzzle, cell, solution.cells()[cell] % side + 1);
                assert!(matches!(solve(&wrong), Verdict::NoSolution | Verdict::Clash(_)), "{context}");
            }
        }

        if side > 9 {
            continue; // a path takes seconds there
        }
        let Path { steps: found, end } = solution_path(&Position::new(&puzzle));
        assert_eq!(end, PathEnd::Solved, "{context}");
        for step in &found {
            assert!(step.places.iter().all(|place| solution.cells()[place.cell] == place.digit), "{context}");
            assert!(step.removes.iter().all(|gone| solution.cells()[gone.cell] != gone.digit), "{context}");
            assert!(step.houses.iter().all(|shown| !rules.house_cells(shown.house).is_empty()), "{context}");
        }

        assert_eq!(rate(&puzzle), Err(Unrated::Rules));
        let given = puzzle.cells().iter().position(|&digit| digit > 0).expect("a given");
        let spoilt = with(&puzzle, given, puzzle.cells()[given] % side + 1);
        if !matches!(solve(&spoilt), Verdict::Unique(_)) {
            let repairs = diagnose(&spoilt).repairs;
            assert!(repairs.iter().any(|repair| repair.puzzle == puzzle), "{context}");
        }
    }
}

/// An answer that only the further house forbids is a clash there, and is told as wrong.
#[test]
fn a_digit_twice_in_a_further_house() {
    let kinds = [HouseKind::Diagonal, HouseKind::Window, HouseKind::Region, HouseKind::Group];
    let (down, up) = (House { kind: kinds[0], index: 0 }, House { kind: kinds[0], index: 1 });
    let of = |kind, index| House { kind, index };
    for (rules, cells, house) in [
        (nine().diagonals(), [0, 80], down),
        (nine().diagonals(), [8, 72], up),
        (nine().diagonal_up(), [8, 72], up),
        (nine().windows(), [10, 30], of(kinds[1], 0)),
        (nine().windows(), [14, 34], of(kinds[1], 1)),
        (nine().regions(regions(JIGSAW)), [1, 9], of(kinds[2], 0)),
        (nine().disjoint_groups(), [0, 30], of(kinds[3], 0)),
        (nine().asterisk(), [13, 20], of(kinds[3], 0)),
        (nine().centre_dot(), [10, 40], of(kinds[3], 0)),
        (nine().girandola(), [0, 40], of(kinds[3], 0)),
        (nine().girandola().group([1, 79]), [0, 40], of(kinds[3], 1)),
        (nine().group([79, 2]), [2, 79], of(kinds[3], 0)),
    ] {
        let rules = rules.build().expect("rules");
        let puzzle = with(&with(&Grid::empty(rules), cells[0], 5), cells[1], 5);
        let clash = puzzle.clashes().remove(0);
        assert_eq!((clash.house, clash.digit, &clash.cells[..]), (house, 5, &cells[..]), "{house}");
        assert!(matches!(solve(&puzzle), Verdict::Clash(clashes) if clashes == puzzle.clashes()));
        let candidates = with(&puzzle, cells[1], 0).candidates();
        assert!(!candidates[cells[1]].contains(5), "{house}");
    }
}

/// What a path asks of the solver it asks under the same rules: the marks of an X-Sudoku are right although the classic
/// puzzle has several solutions.
#[test]
fn answers_are_judged_by_the_rules() {
    let (puzzle, solution) = minimal(&nine().diagonals().build().expect("rules"));
    assert_eq!(count(&Grid::new(puzzle.cells().to_vec()).expect("a grid"), 2).count, 2);
    let blank = puzzle.cells().iter().position(|&digit| digit == 0).expect("a blank");
    for (digit, is_wrong) in [(solution.cells()[blank], false), (solution.cells()[blank] % 9 + 1, true)] {
        let filled = with(&puzzle, blank, digit);
        let position = Position::from(&Puzzle::with_progress(puzzle.clone(), filled.cells(), &[]));
        assert_eq!(all_steps(&position, Level::Extreme).steps[0].technique.is_mistake(), is_wrong);
        assert_eq!(position.rules(), puzzle.rules());
    }
}

#[test]
fn what_cannot_be_is_told() {
    let eight = |change: fn(RulesBuilder) -> RulesBuilder| change(Rules::builder(shape(8)));
    let of_side = |side| Rules::builder(shape(side));
    let jigsaw = || nine().regions(regions(JIGSAW));
    let mut lopsided = regions(JIGSAW);
    lopsided[8] = 0;
    let mut strange = regions(JIGSAW);
    strange[12] = 9;
    for (rules, sentence) in [
        (of_side(20).diagonals(), "A 20×20 has rows, columns and boxes alone: other rules go up to 16×16."),
        (of_side(25).group([0, 1]), "A 25×25 has rows, columns and boxes alone: other rules go up to 16×16."),
        (nine().regions(vec![0; 80]), "Expected a region for each of the 81 cells of a 9×9, got 80."),
        (
            nine().regions(strange),
            "Row 2, column 4: the number of its region is 9, and those of a 9×9 are 0 to 8, or 1 to 9.",
        ),
        (nine().regions(lopsided), "Region 1 has 10 cells, and each region of a 9×9 has 9."),
        (of_side(6).windows(), "There are no windows in a 6×6: its boxes are not square."),
        (eight(RulesBuilder::windows), "There are no windows in an 8×8: its boxes are not square."),
        (jigsaw().windows(), "The windows need boxes, and there are regions in their place."),
        (jigsaw().disjoint_groups(), "The disjoint groups need boxes, and there are regions in their place."),
        (of_side(4).asterisk(), "The asterisk is for a 9×9, and this is a 4×4."),
        (eight(RulesBuilder::centre_dot), "The centre dot is for a 9×9, and this is an 8×8."),
        (of_side(16).girandola(), "The girandola is for a 9×9, and this is a 16×16."),
        (nine().group([]), "Group 1 has 0 cells, and a group of a 9×9 has 2 to 9."),
        (nine().group([0, 1]).group([5]), "Group 2 has 1 cell, and a group of a 9×9 has 2 to 9."),
        (nine().group(0..10), "Group 1 has more than 9 cells, and a group of a 9×9 has 2 to 9."),
        (nine().group([80, 81]), "Group 1: there is no cell 81 in a 9×9, whose cells are 0 to 80."),
        (nine().group([10, 20, 10]), "Group 1 has row 2, column 2 twice."),
        ((0..51).fold(nine(), |rules, _| rules.group([0, 1])), "There are 51 groups, and at most 50 can be."),
    ] {
        assert_eq!(rules.build().expect_err(sentence).to_string(), sentence);
    }
}

#[test]
fn what_says_nothing_new_is_classic() {
    let boxes: Vec<usize> = (0..81).map(|cell| 8 - Shape::NINE.box_of(cell)).collect();
    for rules in [nine(), nine().regions(boxes.clone())] {
        let rules = rules.build().expect("rules");
        assert_eq!(rules, Rules::classic(Shape::NINE));
        assert!(rules.is_classic() && rules.houses().eq(Shape::NINE.houses()));
        assert!((0..81).all(|cell| rules.houses_of(cell).eq(Shape::NINE.houses_of(cell))));
    }
    assert!(nine().regions(boxes).windows().build().is_ok(), "windows need boxes, and these are boxes");
    let from_one = regions(JIGSAW).into_iter().map(|region| region + 1);
    assert_eq!(nine().regions(regions(JIGSAW)).build(), nine().regions(from_one).build());
    // What a file calls a region does not count.
    let renumbered = regions(JIGSAW).into_iter().map(|region| 8 - region);
    assert_eq!(nine().regions(regions(JIGSAW)).build(), nine().regions(renumbered).build());
    assert_ne!(nine().diagonals().build(), nine().diagonal_up().build());
    assert_ne!(nine().group([3, 1]).build(), nine().group([3, 2]).build());
    assert_eq!(nine().group([3, 1]).build(), nine().group([1, 3]).build());
}

/// What is said again makes no fish twice: with as many groups as rows, they would be thousands.
#[test]
fn groups_that_repeat_a_row() {
    let (puzzle, _) = minimal(&Rules::classic(shape(6)));
    let repeated = (0..12).fold(Rules::builder(shape(6)), |rules, row| {
        let first = row % 6 * 6;
        rules.group(first..first + 6)
    });
    let repeated = repeated.build().expect("groups");
    let repeated = Grid::with_rules(repeated, puzzle.cells().to_vec()).expect("a grid");
    for technique in Technique::all().filter(|technique| matches!(technique, Technique::Fish { size: 2, .. }))
    {
        let lines = |grid: &Grid| -> Vec<String> {
            steps_of(&Position::new(grid), technique)
                .steps
                .iter()
                .map(|step| step.to_line(grid.shape()))
                .collect()
        };
        assert_eq!(lines(&repeated), lines(&puzzle), "{technique}");
    }
}

/// As many houses as there can be.
#[test]
fn the_largest_table() {
    let most = Rules::builder(shape(16)).diagonals().windows().disjoint_groups();
    let most = (0..50).fold(most, |rules, cell| rules.group([cell, cell + 90])).build().expect("rules");
    assert_eq!(most.houses().count(), 48 + 2 + 9 + 16 + 50);
    assert_eq!(most.houses().filter(|&house| most.is_full(house)).count(), 48 + 2 + 9 + 16);
    let candidates = with(&Grid::empty(most), 0, 16).candidates();
    assert!(!candidates[90].contains(16) && candidates[89].contains(16));
}

/// A house that does not exist has no cells, and a cell that does not exist is in no house.
#[test]
fn what_is_not_there() {
    for rules in all_rules() {
        let count = rules.shape().cell_count();
        for kind in HouseKind::ALL {
            let house = House { kind, index: 99 };
            assert!(rules.house_cells(house).is_empty() && !rules.is_full(house));
        }
        assert_eq!((rules.houses_of(count).count(), rules.peers(count).len()), (0, 0));
        for house in rules.houses() {
            let cells = rules.house_cells(house);
            assert!(
                cells.is_sorted() && cells.iter().all(|&cell| rules.houses_of(cell).any(|of| of == house))
            );
            let see = |one: &usize, other: &usize| one == other || rules.peers(*one).contains(*other);
            assert!(cells.iter().all(|one| cells.iter().all(|other| see(one, other))));
        }
    }
    assert_eq!(grid("1... ..1. .1.. 4...").rules(), &Rules::classic(shape(4)));
}
