//! No technique says anything false, whatever the rules and the candidates; and only a full house places a digit.

use super::techniques::steps_of;
use super::{FishKind, HouseRole, Position, Step, StepHouse, Technique};
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::shape::random_examples::{Example, example, solutions_by_trial, sukaku_example};
use crate::shape::{Rules, Shape};
use proptest::{prelude::*, sample::select};

/// The techniques that are looked for. On a 9×9 the large mutant fish take too long.
fn techniques(shape: Shape) -> impl Iterator<Item = Technique> {
    let is_quick = move |technique: &Technique| match technique {
        Technique::Fish { kind: FishKind::Basic | FishKind::Finned | FishKind::Sashimi, .. } => true,
        Technique::Fish { size, .. } => *size <= if shape.side() > 6 { 2 } else { 3 },
        _ => true,
    };
    Technique::all().filter(is_quick)
}

/// How many puzzles are made up: many at night.
fn cases() -> u32 {
    if std::env::var_os("NINEFOLD_SEARCH").is_some() { 3_000 } else { 100 }
}

/// Whether a technique removes because its base houses must hold a digit.
fn needs_full(technique: Technique) -> bool {
    use Technique as T;
    matches!(
        technique,
        T::HiddenPair
            | T::HiddenTriple
            | T::HiddenQuadruple
            | T::Pointing
            | T::Claiming
            | T::EmptyRectangle
            | T::DualEmptyRectangle
            | T::Fish { .. }
            | T::UniqueRectangle4
            | T::UniqueRectangle6
            | T::HiddenRectangle
            | T::UniqueLoop4
            | T::BugType4
            | T::ForcingChainContradiction
            | T::ForcingNetContradiction
    )
}

/// What is wrong with a step of a puzzle with this solution.
fn fault(Example { puzzle, solution }: &Example, step: &Step) -> Option<String> {
    let houses = puzzle.rules().table();
    let line = || step.to_line(houses.shape());
    let is_false = step.places.iter().any(|placed| solution[placed.cell] != placed.digit)
        || step.removes.iter().any(|removed| solution[removed.cell] == removed.digit);
    if is_false {
        return Some(format!("false: {}", line()));
    }
    let is_full = |name| houses.full().any(|house| houses.names[house] == name);
    let must_hold = |shown: &&StepHouse| match shown.role {
        HouseRole::Link => true,
        HouseRole::Base => !step.places.is_empty() || needs_full(step.technique),
        _ => false,
    };
    let not_full = step.houses.iter().filter(must_hold).find(|shown| !is_full(shown.house));
    not_full.map(|shown| format!("by {}: {}", shown.house, line()))
}

/// A puzzle in which some cells are a group besides, with what is left of its candidates.
fn with_group(puzzle: &str, group: &[usize]) -> (Example, Position) {
    let text: Position = puzzle.parse().expect("candidates");
    let shape = text.shape();
    let rules = Rules::builder(shape).group(group.iter().copied()).build().expect("a small group");
    let puzzle = Grid::known(rules, text.cells().to_vec());
    let mut solutions = solutions_by_trial(&puzzle, 2);
    assert_eq!(solutions.len(), 1, "one solution");
    let mut position = Position::new(&puzzle);
    for cell in 0..shape.cell_count() {
        let gone = position.candidates(cell) - text.candidates(cell);
        gone.iter().for_each(|digit| position.remove(cell, digit));
    }
    (Example { puzzle, solution: solutions.remove(0) }, position)
}

/// What a puzzle at random hardly ever has: two rich cells of a unique loop in a house that is not full.
#[test]
fn loops_through_a_group() {
    let candidates = "
        4 6 7    9     8    3    5   1  2
        9 8 3    15    15   2    4   6  7
        5 1 2    467   67   7    9   8  3
        36 7 4   135   1359 159  16  2  8
        1 5 8    2     4    6    7   3  9
        36 2 9   8     137  17   16  4  5
        7 4 5    36    36   8    2   9  1
        8 9 6    15    2    15   3   7  4
        2 3 1    7     79   4    8   5  6";
    for (technique, group) in
        [(Technique::UniqueLoop3, &[21, 27, 31, 32, 49][..]), (Technique::UniqueLoop4, &[31, 32])]
    {
        let (example, position) = with_group(candidates, group);
        for step in steps_of(&position, technique).steps {
            assert_eq!(fault(&example, &step), None);
        }
    }
}

/// Candidates that were struck on the way are gone for a reason, and uniqueness counts. Where the puzzle itself lacks
/// the same candidates, it does not.
#[test]
fn uniqueness_where_candidates_were_struck_on_the_way() {
    use Technique as T;
    let rectangle = "
        5  4   36 2  13 136
        16 36  2  4  5  136
        36 36  5  1  2  4
        2  1   4  3  6  5
        4  356 36 56 13 2
        36 2   1  56 4  36";
    let answers = "
        13 5  12 24 6 24
        36 26 4  23 5 1
        5  1  3  46 2 46
        2  4  6  5  1 3
        16 3  12 26 4 5
        4  26 5  1  3 26";
    let hidden = "
        15  4  15  2  3 6
        6   2  3   1  5 4
        15  6  125 35 4 235
        4   35 25  6  1 235
        35  1  6   4  2 35
        2   35 4   35 6 1";
    let cycle = "
        26  5  1  26 4  36
        3   4  26 26 5  1
        1   2  5  3  6  4
        4   6  3  5  1  2
        256 13 26 4  23 36
        26  13 4  12 23 5";
    let grave = "
        36 23 1  4  26  5
        4  5  26 26 1   3
        2  4  3  1  5   6
        1  6  5  3  24  24
        5  23 4  26 236 1
        36 1  26 5  234 24";
    for (technique, marks, givens) in [
        (T::UniqueRectangle1, rectangle, None),
        (T::AvoidableRectangle1, answers, Some("....6...4..1..3.2.2..5...3...5...1..")),
        (T::HiddenRectangle, hidden, None),
        (T::UniqueLoop1, cycle, None),
        (T::BugType2, grave, None),
    ] {
        let puzzle: Puzzle = marks.parse().expect("a grid of marks");
        let is_used = |mut position: Position| {
            if let Some(givens) = givens {
                position.set_givens(&givens.parse().expect("givens"));
            }
            !steps_of(&position, technique).steps.is_empty()
        };
        assert!(is_used(Position::from(&puzzle)), "{technique}");
        assert!(!is_used(Position::new(&puzzle.with_marks_given())), "{technique}");
    }
}

/// What is wrong with a step on the way to the solution: every single there is, and where there is none, every step.
fn fault_on_the_way(example: &Example) -> Option<String> {
    let mut position = Position::new(&example.puzzle);
    loop {
        let found = |techniques: &[Technique]| -> Vec<Step> {
            techniques.iter().flat_map(|&technique| steps_of(&position, technique).steps).collect()
        };
        let mut steps = found(&[Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle]);
        if steps.is_empty() {
            steps = found(&techniques(position.shape()).collect::<Vec<_>>());
        }
        let fault = steps.iter().find_map(|step| fault(example, step));
        if fault.is_some() || steps.is_empty() {
            return fault;
        }
        steps.iter().for_each(|step| position.apply(step));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    #[test]
    fn no_step_is_false_under_other_rules(
        side in select(&[4, 4, 4, 4, 6, 6, 6, 6, 6, 9][..]),
        seed in any::<u64>(),
    ) {
        let shape = Shape::of_side(side).expect("a shape");
        prop_assert_eq!(fault_on_the_way(&example(shape, seed, shape.cell_count() * 3 / 4)), None);
    }

    #[test]
    fn no_step_is_false_where_candidates_are_struck(
        side in select(&[4, 4, 4, 4, 6, 6, 6, 6, 6, 9][..]),
        seed in any::<u64>(),
    ) {
        let shape = Shape::of_side(side).expect("a shape");
        prop_assert_eq!(fault_on_the_way(&sukaku_example(shape, seed, shape.cell_count())), None);
    }
}
