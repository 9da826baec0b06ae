//! Paths lead to the solution, and what is spoilt is said.

use crate::common::{FINNISH, NEWSPAPER, NINE, grid, shape, with};
use crate::limits::pigeonhole;
use crate::random::{Random, puzzle};
use crate::seeds::{Seed, seeds};
use ninefold::explain::{
    Candidate, Level, NextStep, PathEnd, Position, Role, Step, Technique, all_steps, next_step, solution_path,
};
use ninefold::{DigitSet, Grid, Limits, Puzzle, Request, Verdict, count, solve};

/// Random puzzles of every shape up to 16×16 that have one solution, with this and their seeds.
fn puzzles() -> impl Iterator<Item = (Grid, Grid, Seed)> {
    let samples =
        [(4, 16, 40), (6, 36, 30), (8, 64, 12), (9, 81, 15), (10, 70, 4), (12, 90, 4), (16, 130, 2)];
    samples.into_iter().flat_map(|(side, tried, count)| {
        seeds(count).map(move |seed| {
            let (puzzle, solution) = puzzle(shape(side), tried, &mut Random::new(seed.0));
            (puzzle, solution, seed)
        })
    })
}

/// All steps that there are.
fn all(position: &Position) -> Vec<Step> {
    all_steps(position, Level::Extreme).steps
}

#[test]
fn every_puzzle_with_one_solution_is_solved() {
    for (puzzle, solution, _seed) in puzzles() {
        let mut position = Position::new(&puzzle);
        let path = solution_path(&position);
        assert_eq!(path.end, PathEnd::Solved, "{puzzle}");
        // A hint takes the single that is the easiest to see, and a path the first one.
        let (next, first) = (next_step(&position, None).step(), path.steps.first());
        assert!(
            next.as_ref() == first || next.is_some_and(|next| next.technique.level() == Level::Easy),
            "{puzzle}"
        );
        for step in &path.steps {
            let line = || format!("{puzzle}: {}", step.to_line(puzzle.shape()));
            let is_true = |cell: usize, digit: u8| solution.cells()[cell] == digit;
            assert!(step.places.iter().all(|place| is_true(place.cell, place.digit)), "{}", line());
            assert!(!step.removes.iter().any(|gone| is_true(gone.cell, gone.digit)), "{}", line());
            let mut results = step.places.iter().chain(&step.removes);
            assert!(
                results.any(|result| position.candidates(result.cell).contains(result.digit)),
                "{}",
                line()
            );
            position.apply(step);
        }
        assert_eq!(position.cells(), solution.cells(), "{puzzle}");
        assert_eq!((all(&position), next_step(&position, None)), (Vec::new(), NextStep::NoStep), "{puzzle}");
    }
}

#[test]
fn what_only_concludes_again_comes_last() {
    for (puzzle, _, _seed) in puzzles().filter(|(puzzle, ..)| puzzle.shape().side() <= 9) {
        let steps = all(&Position::new(&puzzle));
        let is_new = |index: usize| !steps[..index].iter().any(|before| before.concludes_as(&steps[index]));
        let new = (0..steps.len()).take_while(|&index| is_new(index)).count();
        assert!((new..steps.len()).all(|index| !is_new(index)), "{puzzle}");
        for part in [&steps[..new], &steps[new..]] {
            // Singles come as a person sees them.
            let order =
                |step: &Step| if step.technique.level() == Level::Easy { 0 } else { step.technique.order() };
            assert!(part.is_sorted_by_key(order), "{puzzle}");
        }
        for (index, step) in steps.iter().enumerate() {
            let same = |other: &&Step| step.technique == other.technique && step.concludes_as(other);
            assert_eq!(steps[..index].iter().find(same), None, "{puzzle}");
        }
    }
}

#[test]
fn up_to_a_level_there_are_the_same_steps_but_for_the_last_resort() {
    for (puzzle, _, _seed) in puzzles().filter(|(puzzle, ..)| puzzle.shape().side() <= 9) {
        let position = Position::new(&puzzle);
        let all = all(&position);
        for level in Level::ALL {
            let some = all_steps(&position, level).steps;
            let is_asked = |step: &&Step| step.technique.level() <= level;
            assert_eq!(some.len(), all.iter().filter(is_asked).count(), "{puzzle}: {level}");
            assert!(some.iter().all(|step| all.contains(step) && is_asked(&step)), "{puzzle}: {level}");
        }
    }
    for (puzzle, first) in [(FINNISH, Level::Extreme), (NEWSPAPER, Level::Easy)] {
        let position = Position::new(&grid(puzzle));
        let is_enough = |level: &Level| !all_steps(&position, *level).steps.is_empty();
        assert_eq!(Level::ALL.into_iter().find(is_enough), Some(first), "{puzzle}");
    }
}

/// With too little work some steps are missing, but none is another; with enough, none is missing.
#[test]
fn within_limits_some_steps_are_missing() {
    for (side, tried) in [(9, 81), (12, 90), (16, 130)] {
        let (puzzle, _) = puzzle(shape(side), tried, &mut Random::new(3));
        let position = Position::new(&puzzle);
        let all = all(&position);
        let within = |limit| all_steps(Request::new(&position).limits(Limits::budget(limit)), Level::Extreme);
        let mut before = 0;
        for limit in [0, 10, 100, 1_000] {
            let found = within(limit).steps;
            let same = |step: &Step| {
                all.iter().any(|other| step.technique == other.technique && step.concludes_as(other))
            };
            assert!(found.iter().all(same), "{puzzle}: {limit}");
            assert!(before <= found.len(), "{puzzle}: {limit}");
            before = found.len();
        }
        assert!(!within(10).complete && within(10).steps.len() < all.len(), "{puzzle}");
        let enough = within(1_000_000);
        assert!(enough.complete && enough.steps == all, "{puzzle}");
    }
}

/// A 25×25 in which no search finishes, filled in by a person on an empty grid.
#[test]
fn searches_for_mistakes_end_within_the_limits() {
    let position = Position::from(&Puzzle::with_progress(Grid::empty(shape(25)), pigeonhole().cells(), &[]));
    let found = all_steps(Request::new(&position).limits(Limits::budget(500)), Level::Easy);
    assert!(!found.complete);
    assert!(found.steps.iter().all(|step| !step.technique.is_mistake()));
}

/// Where a puzzle has several solutions, an answer is wrong that none of them has; if there is none such, the
/// answers are wrong together.
#[test]
fn what_is_wrong_by_itself() {
    let mut seen = [0; 2];
    // How many there are of each depends on luck, so these seeds stay.
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let side = if seed % 2 == 0 { 6 } else { 9 };
        let (puzzle, solution) = puzzle(shape(side), side * side, &mut random);
        let givens = puzzle.cells().iter().map(|&digit| if random.below(2) > 0 { digit } else { 0 });
        let givens = Grid::new(givens.collect()).expect("a grid");
        let mut filled = givens.clone();
        for cell in random.order(side * side).into_iter().take(side) {
            let digit = 1 + (solution.cells()[cell] as usize + random.below(3)) % side;
            if givens.cells()[cell] == 0 && with(&filled, &[(cell, digit as u8)]).clashes().is_empty() {
                filled = with(&filled, &[(cell, digit as u8)]);
            }
        }
        if count(&givens, 2).count < 2 || count(&filled, 1).count > 0 {
            continue;
        }
        let answers: Vec<(usize, u8)> = (0..side * side)
            .filter(|&cell| givens.cells()[cell] == 0 && filled.cells()[cell] > 0)
            .map(|cell| (cell, filled.cells()[cell]))
            .collect();
        let is_alone = |&&answer: &&(usize, u8)| count(&with(&givens, &[answer]), 1).count == 0;
        let alone: Vec<_> = answers.iter().filter(is_alone).copied().collect();
        seen[usize::from(alone.is_empty())] += 1;
        let wrong = if alone.is_empty() { answers.clone() } else { alone };
        let [step] = &all(&Position::from(&Puzzle::with_progress(givens.clone(), filled.cells(), &[])))[..]
        else {
            panic!("{filled}")
        };
        let shown = step.candidates.iter().map(|shown| (shown.candidate.cell, shown.candidate.digit));
        assert_eq!((step.technique, shown.collect()), (Technique::WrongAnswer, wrong), "{givens} {filled}");
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn without_one_solution_a_path_ends_and_says_so() {
    for (puzzle, solution, _seed) in puzzles() {
        let given = (0..solution.cells().len()).find(|&cell| puzzle.cells()[cell] > 0).expect("a given");
        let fewer = with(&puzzle, &[(given, 0)]);
        let changed = with(&puzzle, &[(given, solution.cells()[given] % puzzle.shape().side() as u8 + 1)]);
        for other in [fewer, changed] {
            let position = Position::new(&other);
            let path = solution_path(&position);
            let expected = match solve(&other) {
                Verdict::Several(..) => PathEnd::Several,
                Verdict::NoSolution | Verdict::Clash(_) => PathEnd::NoSolution,
                _ => PathEnd::Solved,
            };
            assert_eq!(path.end, expected, "{other}");
            assert!(expected != PathEnd::NoSolution || path.steps.is_empty(), "{other}");
        }
    }
    for side in [4, 6, 9, 12] {
        let empty = Position::new(&Grid::empty(shape(side)));
        let path = solution_path(&empty);
        assert_eq!((path.steps.len(), path.end), (0, PathEnd::Several), "{side}");
    }
}

#[test]
fn what_is_spoilt_is_the_only_step() {
    for (index, (puzzle, solution, _seed)) in puzzles().enumerate() {
        let mut position = Position::new(&puzzle);
        let blanks: Vec<usize> = position.blanks().iter().collect();
        let cell = blanks[index % blanks.len()];
        let digit = solution.cells()[cell];
        let (technique, shown, role) = if index % 2 == 0 {
            position.remove(cell, digit);
            (Technique::MissingCandidate, digit, Role::Missing)
        } else {
            let wrong = digit % puzzle.shape().side() as u8 + 1;
            position.place(cell, wrong);
            (Technique::WrongAnswer, wrong, Role::Wrong)
        };
        let [step] = &all(&position)[..] else { panic!("several steps for {puzzle}") };
        assert_eq!(step.technique, technique, "{puzzle}");
        for level in Level::ALL {
            assert_eq!(all_steps(&position, level).steps, std::slice::from_ref(step), "{puzzle}: {level}");
        }
        assert!(step.places.is_empty() && step.removes.is_empty(), "{puzzle}");
        let in_step: Vec<_> = step.candidates.iter().map(|shown| (shown.candidate, shown.role)).collect();
        assert!(in_step.contains(&(Candidate::new(cell, shown), role)), "{puzzle}: {in_step:?}");
        let path = solution_path(&position);
        assert_eq!((&path.steps[..], path.end), (&[step.clone()][..], PathEnd::Mistaken), "{puzzle}");
        assert_eq!(next_step(&position, None), NextStep::Step(step.clone()), "{puzzle}");
    }
}

#[test]
fn known_puzzles_are_as_hard_as_this() {
    for (text, hardest) in [
        (FINNISH, "forcing-net-contradiction"),
        (NEWSPAPER, "forcing-net-contradiction"),
        (NINE, "naked-single"),
        ("3..4 42.1 .342 24.3", "full-house"),
        (".61453 4.5216 3461.5 152364 5.4631 6.354.", "full-house"),
    ] {
        let path = solution_path(&Position::new(&grid(text)));
        let found = path.hardest().map(Technique::name);
        assert_eq!((path.end, found), (PathEnd::Solved, Some(hardest)), "{text}");
    }
}

#[test]
fn a_whole_path_as_lines() {
    let puzzle = grid("...4 3... 2.4. ...1");
    let lines =
        solution_path(&Position::new(&puzzle)).steps.into_iter().map(|step| step.to_line(puzzle.shape()));
    let expected = [
        "naked-single: => r1c1=1",
        "full-house: column 1 => r4c1=4",
        "naked-single: => r4c2=3",
        "full-house: row 4 => r4c3=2",
        "full-house: box 4 => r3c4=3",
        "full-house: row 3 => r3c2=1",
        "full-house: column 4 => r2c4=2",
        "naked-single: => r1c3=3",
        "full-house: row 1 => r1c2=2",
        "full-house: column 2 => r2c2=4",
        "full-house: row 2 => r2c3=1",
    ];
    assert_eq!(lines.collect::<Vec<_>>(), expected);
}

#[test]
fn marks_that_the_peers_have_taken_are_missing_the_solution() {
    let puzzle = grid("3..4 42.1 .342 24.3");
    let noted = |digits: &[u8]| {
        let mut marks = vec![DigitSet::EMPTY; 16];
        marks[1] = digits.iter().copied().collect();
        Position::from(&Puzzle::with_progress(puzzle.clone(), &[], &marks))
    };
    // Row 1, column 2 holds 1, and its peers have taken 3 and 4.
    let cases: [(&[u8], Option<Technique>); 4] = [
        (&[], None),
        (&[1, 3], None),
        (&[3], Some(Technique::MissingCandidate)),
        (&[3, 4], Some(Technique::MissingCandidate)),
    ];
    for (digits, mistake) in cases {
        let found = next_step(&noted(digits), None)
            .step()
            .map(|step| step.technique)
            .filter(|technique| technique.is_mistake());
        assert_eq!(found, mistake, "{digits:?}");
    }
}

/// Nobody can solve these, but people type them, and none of it may end the program.
#[test]
fn every_grid_has_singles_or_none() {
    let crowded = |cell: usize| {
        let (row, column) = (cell / 9, cell % 9);
        u8::from(row > 0 && column > 0 && (row > 2 || column > 2))
    };
    let crowded = Grid::new((0..81).map(crowded).collect()).expect("a 9×9");
    let empty = Grid::empty(shape(4));
    let mut twice = Position::new(&empty);
    for (cell, digit) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)] {
        twice.remove(cell, digit);
    }
    for (position, near, count) in [
        (Position::new(&crowded), None, 12 * 8 + 1), // twelve lines have a blank for eight digits each, and box 1 one for its 1
        (Position::new(&empty), Some(16), 0),
        (twice.clone(), Some(usize::MAX), 2), // 1 and 2 have no other place in row 1 than its first cell
        (twice, Some(0), 2),
    ] {
        let steps = all_steps(&position, Level::Easy).steps;
        let hidden = steps.iter().filter(|step| step.technique == Technique::HiddenSingle);
        assert_eq!(hidden.count(), count);
        assert_eq!(
            next_step(&position, near).step().map(|step| step.technique),
            steps.first().map(|step| step.technique)
        );
    }
}
