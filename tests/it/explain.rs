//! No step of any technique is wrong.

use crate::common::shape;
use crate::random::{Random, Way, go_on, puzzle};
use ninefold::explain::techniques::each_step_of;
use ninefold::explain::{Candidate, FishKind, Position, Step, Technique, first};
use ninefold::{Grid, solutions};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// In how many positions each technique was seen, and how many steps, by its order and name.
type Seen = BTreeMap<(u16, String), (usize, usize)>;

/// What is wrong with a step, if the puzzle has these solutions.
fn fault(position: &Position, step: &Step, solutions: &[Grid]) -> Option<&'static str> {
    let has = |candidate: &Candidate| position.candidates(candidate.cell).contains(candidate.digit);
    let holds = |candidate: &Candidate| position.cells()[candidate.cell] == candidate.digit;
    let is_true = |candidate: &Candidate| {
        solutions.iter().filter(|solution| solution.cells()[candidate.cell] == candidate.digit).count()
    };
    let is_ordered = |list: &[Candidate]| list.windows(2).all(|pair| pair[0] < pair[1]);
    let shown = || step.candidates.iter().map(|shown| shown.candidate);
    let nodes = || step.links.iter().flat_map(|link| [&link.from, &link.to]);
    let in_nodes =
        || nodes().flat_map(|node| node.cells.iter().map(|&cell| Candidate::new(cell, node.digit)));
    let faults = [
        (step.places.is_empty() == step.removes.is_empty(), "it places and removes, or does neither"),
        (!step.places.iter().chain(&step.removes).all(has), "what it places or removes is not there"),
        (!is_ordered(&step.places) || !is_ordered(&step.removes), "its conclusion is out of order"),
        (step.removes.iter().any(|candidate| is_true(candidate) > 0), "it removes what is true"),
        (
            !step.places.iter().all(|candidate| is_true(candidate) == solutions.len()),
            "it places what is false",
        ),
        (!shown().all(|candidate| has(&candidate) || holds(&candidate)), "it shows what is not there"),
        (!in_nodes().all(|candidate| has(&candidate)), "a link has a candidate that is not there"),
        (nodes().any(|node| node.cells.is_empty()), "a link leads nowhere"),
    ];
    faults.into_iter().find(|(is_wrong, _)| *is_wrong).map(|(_, fault)| fault)
}

/// Whether a search for fish ends soon: the more houses and the more places, the more fish there are to try.
fn is_quick(position: &Position, technique: Technique) -> bool {
    let Technique::Fish { kind, size } = technique else { return true };
    let places = |digit: u8| {
        position.blanks().iter().filter(|&cell| position.candidates(cell).contains(digit)).count()
    };
    let most = (1..=position.shape().side() as u8).map(places).max().unwrap_or(0);
    let is_by_lines = matches!(
        kind,
        FishKind::Basic
            | FishKind::Finned
            | FishKind::Sashimi
            | FishKind::SiameseFinned
            | FishKind::SiameseSashimi
    );
    most <= if is_by_lines { [200, 80, 50, 30, 26, 24] } else { [30, 20, 15, 14, 17, 17] }
        [usize::from(size) - 2]
}

/// The steps of a technique, or the first of them: a mutant fish may have millions.
fn some_steps(position: &Position, technique: Technique) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = each_step_of(position, technique, &mut |step| {
        steps.push(step);
        if steps.len() < 300 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    steps
}

/// Checks the steps of every technique; `from` says in a failure which position it is.
fn check(position: &Position, solutions: &[Grid], asked: fn(Technique) -> bool, from: &str, seen: &mut Seen) {
    let is_right =
        |technique: &Technique| asked(*technique) && (solutions.len() == 1 || !technique.needs_uniqueness());
    for technique in Technique::all().filter(is_right).filter(|&technique| is_quick(position, technique)) {
        let steps = some_steps(position, technique);
        for step in &steps {
            let line = || format!("{from}: {}, {}", step.to_line(position.shape()), drawn(position));
            assert_eq!(step.technique, technique, "{}", line());
            if let Some(fault) = fault(position, step, solutions) {
                panic!("{fault}: {}", line());
            }
        }
        assert_eq!(
            first(position, technique).as_ref(),
            steps.first(),
            "{from}: {technique}, {}",
            drawn(position)
        );
        let of_technique = seen.entry((technique.order(), technique.to_string())).or_default();
        of_technique.0 += usize::from(!steps.is_empty());
        of_technique.1 += steps.len();
    }
}

/// The candidates of each cell, and the digits with `=`.
fn drawn(position: &Position) -> String {
    let cell = |cell: usize| match position.cells()[cell] {
        0 => position.candidates(cell).iter().map(|digit| format!("{digit}.")).collect(),
        digit => format!("={digit}"),
    };
    (0..position.cells().len()).map(cell).collect::<Vec<String>>().join(" ")
}

/// Random positions of puzzles of one shape: of so many puzzles, in which so many cells become blank if they can,
/// and of each so many positions.
struct Sample(usize, u64, usize, usize);

/// Checks random positions of puzzles, of which a quarter have several solutions.
fn check_sample(sample: &Sample, ways: &[Way], asked: fn(Technique) -> bool, seen: &mut Seen) -> usize {
    let &Sample(side, cases, tried, looks) = sample;
    let mut positions = 0;
    for seed in 0..cases * more() {
        let mut random = Random::new(seed);
        let (mut puzzle, solution) = puzzle(shape(side), tried, &mut random);
        let mut all = vec![solution];
        if seed % 4 == 3 {
            let mut cells = puzzle.cells().to_vec();
            let givens: Vec<usize> = (0..cells.len()).filter(|&cell| cells[cell] > 0).collect();
            for _ in 0..1 + random.below(side / 2) {
                cells[givens[random.below(givens.len())]] = 0;
            }
            puzzle = Grid::new(cells).expect("a grid");
            let found = solutions(&puzzle, 1000);
            if !found.complete {
                continue;
            }
            all = found.solutions;
        }
        let way = ways[random.below(ways.len())];
        let mut position = Position::new(&puzzle);
        for look in 0..looks {
            check(&position, &all, asked, &format!("{side}×{side}, seed {seed}, look {look}"), seen);
            positions += 1;
            if !go_on(&mut position, &all, way, &mut random) {
                break;
            }
        }
    }
    positions
}

/// A position in which only the digit 1 has candidates too many, and few in six or seven rows.
fn with_large_fish(random: &mut Random) -> (Position, Grid) {
    let (puzzle, solution) = puzzle(shape(9), 0, random);
    let empty = Grid::empty(puzzle.shape());
    let mut position = Position::new(&empty);
    let rows = random.order(9);
    let is_one = |cell: usize| solution.cells()[cell] == 1;
    let in_rows = |column: usize, rows: &[usize]| rows.iter().any(|row| is_one(row * 9 + column));
    let size = 6 + random.below(2);
    let all = random.below(2) == 0;
    for cell in 0..81 {
        let is_base = rows[..size].contains(&(cell / 9));
        let is_cover = in_rows(cell % 9, &rows[..size]);
        let stays = match (is_base, is_cover) {
            (true, true) => random.below(5) == 0,
            (true, false) => random.below(30) == 0,
            (false, _) => all && random.below(6) == 0,
        };
        let digit = solution.cells()[cell];
        for other in (1..=9).filter(|&other| other != digit && !(other == 1 && stays)) {
            position.remove(cell, other);
        }
    }
    (position, solution)
}

/// How many times as many cases are wanted.
fn more() -> u64 {
    std::env::var("CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

#[test]
fn no_step_is_wrong() {
    let mut seen = Seen::new();
    let samples = [
        Sample(4, 1000, 16, 8),
        Sample(6, 60, 36, 10),
        Sample(8, 8, 64, 10),
        Sample(9, 10, 81, 12),
        Sample(12, 3, 80, 8),
        Sample(16, 2, 110, 6),
    ];
    for sample in samples {
        let positions = check_sample(&sample, &[Way::Steps, Way::Chance, Way::Both], |_| true, &mut seen);
        println!("{0}×{0}: {positions} positions", sample.0);
    }
    // These are quick to look for, but seldom there.
    let samples = [
        (Sample(4, 300, 16, 10), Way::Both),
        (Sample(6, 700, 36, 30), Way::Both),
        (Sample(8, 250, 64, 30), Way::Both),
        (Sample(9, 300, 81, 40), Way::Both),
        (Sample(6, 100, 36, 30), Way::Answers),
        (Sample(9, 60, 81, 40), Way::Answers),
    ];
    for (sample, way) in samples {
        let positions = check_sample(&sample, &[way], Technique::needs_uniqueness, &mut seen);
        println!("{0}×{0}: {positions} more positions", sample.0);
    }
    for seed in 0..30 * more() {
        let mut random = Random::new(seed);
        let (position, solution) = with_large_fish(&mut random);
        let is_large = |technique| matches!(technique, Technique::Fish { size: 6.., .. });
        check(&position, &[solution], is_large, &format!("fish of seed {seed}"), &mut seen);
    }
    for ((_, technique), (positions, steps)) in &seen {
        println!("{technique}: {steps} steps in {positions} positions");
    }
    let unseen: Vec<&str> =
        seen.iter().filter(|(_, count)| count.1 == 0).map(|((_, name), _)| name.as_str()).collect();
    assert_eq!(unseen, UNSEEN);
}

/// What the positions do not have: mistakes, which are no techniques.
const UNSEEN: &[&str] = &["wrong-answer", "missing-candidate"];
