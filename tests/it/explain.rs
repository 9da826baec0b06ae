//! No step of any technique is wrong, nor any claim of its sentences.

use crate::claims::{self, Facts};
use crate::common::shape;
use crate::random::{Random, Way, go_on, puzzle};
use crate::seeds::seeds;
use ninefold::explain::{Candidate, FishKind, Position, Step, Technique, each_step_of, first_step_of};
use ninefold::{Grid, solutions};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// In how many positions each technique was seen, and how many steps, by its order and name.
type Seen = BTreeMap<(u16, &'static str), (usize, usize)>;

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
pub fn is_quick(position: &Position, technique: Technique) -> bool {
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
pub fn some_steps(position: &Position, technique: Technique) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = each_step_of(position, technique, &mut |step| {
        steps.push(step);
        if steps.len() < 300 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    steps
}

/// Checks the steps of every technique; `from` says in a failure which position it is.
fn check(position: &Position, solutions: &[Grid], asked: fn(Technique) -> bool, from: &str, seen: &mut Seen) {
    let facts = Facts::of(position);
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
            if let Err(fault) = claims::check(&facts, step) {
                panic!("{fault}: {}", line());
            }
        }
        assert_eq!(
            first_step_of(position, technique).step().as_ref(),
            steps.first(),
            "{from}: {technique}, {}",
            drawn(position)
        );
        let of_technique = seen.entry((technique.order(), technique.name())).or_default();
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

/// Random positions of a puzzle: how many cells of a grid of this side become blank if they can, how many positions
/// there are, how each is made of the one before, and which techniques are asked.
struct Sample {
    side: usize,
    tried: usize,
    looks: usize,
    ways: &'static [Way],
    asked: fn(Technique) -> bool,
}

impl Sample {
    /// Every technique.
    const fn all(side: usize, tried: usize, looks: usize) -> Sample {
        Sample { side, tried, looks, ways: &[Way::Steps, Way::Chance, Way::Both], asked: |_| true }
    }

    /// These are quick to look for, but seldom there.
    const fn unique(side: usize, tried: usize, looks: usize, ways: &'static [Way]) -> Sample {
        Sample { side, tried, looks, ways, asked: Technique::needs_uniqueness }
    }

    /// Checks the positions of a seed. A quarter of the puzzles have several solutions.
    fn check(&self, seed: u64, seen: &mut Seen) {
        let &Sample { side, tried, looks, ways, asked } = self;
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
                return;
            }
            all = found.solutions;
        }
        let way = ways[random.below(ways.len())];
        let mut position = Position::new(&puzzle);
        for look in 0..looks {
            check(&position, &all, asked, &format!("{side}×{side}, seed {seed}, look {look}"), seen);
            if !go_on(&mut position, &all, way, &mut random) {
                break;
            }
        }
    }
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

/// Checks the positions of so many seeds at night.
fn search(sample: &Sample, at_night: u32) {
    for seed in seeds(at_night) {
        sample.check(seed.0, &mut Seen::new());
    }
}

const FOUR: Sample = Sample::all(4, 16, 8);
const SIX: Sample = Sample::all(6, 36, 10);
const EIGHT: Sample = Sample::all(8, 64, 10);
const NINE: Sample = Sample::all(9, 81, 12);
const TWELVE: Sample = Sample::all(12, 80, 8);
const SIXTEEN: Sample = Sample::all(16, 110, 6);
const UNIQUE_FOUR: Sample = Sample::unique(4, 16, 10, &[Way::Both]);
const UNIQUE_SIX: Sample = Sample::unique(6, 36, 30, &[Way::Both]);
const UNIQUE_EIGHT: Sample = Sample::unique(8, 64, 30, &[Way::Both]);
const UNIQUE_NINE: Sample = Sample::unique(9, 81, 40, &[Way::Both]);
const ANSWERED_SIX: Sample = Sample::unique(6, 36, 30, &[Way::Answers]);
const ANSWERED_NINE: Sample = Sample::unique(9, 81, 40, &[Way::Answers]);

#[test]
fn no_step_is_wrong_in_4x4() {
    search(&FOUR, 1000);
}

#[test]
fn no_step_is_wrong_in_6x6() {
    search(&SIX, 60);
}

#[test]
fn no_step_is_wrong_in_8x8() {
    search(&EIGHT, 8);
}

#[test]
fn no_step_is_wrong_in_9x9() {
    search(&NINE, 10);
}

#[test]
fn no_step_is_wrong_in_12x12() {
    search(&TWELVE, 3);
}

#[test]
fn no_step_is_wrong_in_16x16() {
    search(&SIXTEEN, 2);
}

#[test]
fn no_step_that_needs_one_solution_is_wrong_in_4x4() {
    search(&UNIQUE_FOUR, 300);
}

#[test]
fn no_step_that_needs_one_solution_is_wrong_in_6x6() {
    search(&UNIQUE_SIX, 700);
    search(&ANSWERED_SIX, 100);
}

#[test]
fn no_step_that_needs_one_solution_is_wrong_in_8x8() {
    search(&UNIQUE_EIGHT, 250);
}

#[test]
fn no_step_that_needs_one_solution_is_wrong_in_9x9() {
    search(&UNIQUE_NINE, 300);
    search(&ANSWERED_NINE, 60);
}

#[test]
fn no_large_fish_is_wrong() {
    for seed in seeds(30) {
        check_large_fish(seed.0, &mut Seen::new());
    }
}

fn check_large_fish(seed: u64, seen: &mut Seen) {
    let (position, solution) = with_large_fish(&mut Random::new(seed));
    let is_large = |technique| matches!(technique, Technique::Fish { size: 6.., .. });
    check(&position, &[solution], is_large, &format!("fish of seed {seed}"), seen);
}

/// A random search may never come to a technique; with these seeds each of them is there.
#[test]
fn every_technique_is_seen() {
    let mut seen = Seen::new();
    let samples: [(Sample, &[u64]); 7] = [
        (FOUR, &[153]),
        (SIX, &[2, 22, 23]),
        (EIGHT, &[3]),
        (UNIQUE_FOUR, &[105]),
        (UNIQUE_SIX, &[56]),
        (UNIQUE_EIGHT, &[104]),
        (ANSWERED_NINE, &[1, 21, 52]),
    ];
    for (sample, seeds) in samples {
        seeds.iter().for_each(|&seed| sample.check(seed, &mut seen));
    }
    [19, 26].into_iter().for_each(|seed| check_large_fish(seed, &mut seen));
    let unseen: Vec<&str> =
        seen.iter().filter(|(_, count)| count.1 == 0).map(|((_, name), _)| *name).collect();
    assert_eq!(unseen, UNSEEN);
}

/// What the positions do not have: mistakes, which are no techniques.
const UNSEEN: &[&str] = &["wrong-answer", "missing-candidate"];
