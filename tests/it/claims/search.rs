//! The steps that are checked: those of the techniques' pages, of paths, of other rules, and of puzzles in a file.

use super::checker;
use super::facts::Facts;
use super::tally::Tally;
use crate::common::{FINNISH, NEWSPAPER, grid, shape};
use crate::explain::{is_quick, some_steps};
use crate::random::{Random, puzzle};
use crate::seeds::{seeds, size};
use crate::variants::{all_rules, minimal};
use ninefold::explain::{
    Level, Position, Step, Technique, all_steps, each_step_of, next_step, solution_path,
};
use ninefold::{Grid, Verdict, solve};
use std::ops::ControlFlow;
use std::path::Path;

/// How many steps of a technique are checked in one position.
const MOST_STEPS: usize = 30;

/// The examples of the techniques' pages.
pub fn examples() -> Vec<(Technique, Position)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src/explain/pages");
    let mut pages: Vec<_> =
        folder.read_dir().expect("the pages").map(|page| page.expect("a page").path()).collect();
    pages.sort();
    let texts = pages.iter().map(|page| std::fs::read_to_string(page).expect("a text"));
    texts.filter_map(|text| example(&text)).collect()
}

/// The position of a page, and the technique that is shown in it.
fn example(page: &str) -> Option<(Technique, Position)> {
    let (_, example) = page.split_once("```text\n")?;
    let (position, line) = example.split_once("\n\n").expect("a position and a line");
    let (position, givens) = position.split_once("\ngivens: ").unwrap_or((position, ""));
    let mut position: Position = position.parse().expect("a position");
    if !givens.is_empty() {
        position.set_givens(&givens.parse().expect("a puzzle"));
    }
    let technique: Technique = line.split(':').next()?.parse().expect("a technique");
    (!technique.is_mistake()).then_some((technique, position))
}

fn solution(puzzle: &Grid) -> Option<Grid> {
    match solve(puzzle) {
        Verdict::Unique(solution) => Some(solution),
        _ => None,
    }
}

/// A position as a puzzle of its own: what is filled is given, and so are the candidates.
pub fn as_puzzle(position: &Position) -> Grid {
    let grid = Grid::with_rules(position.rules().clone(), position.cells().to_vec()).expect("a grid");
    let left = (0..position.cells().len()).map(|cell| position.candidates(cell)).collect();
    grid.with_candidates(left).expect("candidates")
}

/// Checks some steps of each technique in a position.
fn every_technique(tally: &mut Tally, position: &Position, solution: Option<&[u8]>) {
    let facts = Facts::of(position);
    let may_be_asked = |technique: &Technique| {
        is_quick(position, *technique) && (solution.is_some() || !technique.needs_uniqueness())
    };
    for technique in Technique::all().filter(may_be_asked) {
        let mut count = 0;
        let _ = each_step_of(position, technique, &mut |step| {
            tally.add(position, &facts, &step, solution);
            count += 1;
            if count < MOST_STEPS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
}

/// Checks the path of a puzzle; at so many places on it also all steps that there are then, and those of each technique.
fn path(tally: &mut Tally, puzzle: &Grid, looks: usize) {
    let (solution, mut position) = (solution(puzzle), Position::new(puzzle));
    let solution = solution.as_ref().map(Grid::cells);
    let steps = solution_path(&position).steps;
    let mut last: Option<&Step> = None;
    for (index, step) in steps.iter().enumerate() {
        if step.technique.is_mistake() {
            return;
        }
        let facts = Facts::of(&position);
        tally.add_of_path(&position, &facts, step, solution);
        if looks > 0 && index % (steps.len() / looks + 1) == 0 {
            let next = next_step(&position, last.and_then(Step::cell)).step();
            let all = all_steps(&position, Level::Extreme).steps;
            for step in next.iter().chain(all.iter().take(10 * MOST_STEPS)) {
                tally.add_of_path(&position, &facts, step, solution);
            }
            every_technique(tally, &position, solution);
        }
        position.apply(step);
        last = Some(step);
    }
}

#[test]
fn every_technique_has_a_checker() {
    for technique in Technique::all() {
        assert_eq!(checker(technique).is_some(), !technique.is_mistake(), "{technique}");
    }
}

#[test]
fn no_claim_is_false_on_the_pages() {
    let mut tally = Tally::default();
    for (technique, position) in examples() {
        let facts = Facts::of(&position);
        let puzzle = as_puzzle(&position);
        let solution = solution(&puzzle);
        let solution = solution.as_ref().map(Grid::cells);
        for step in some_steps(&position, technique) {
            tally.add(&position, &facts, &step, solution);
        }
        // Some show one step, and no more than that is possible in them.
        if !matches!(solve(&puzzle), Verdict::NoSolution) {
            every_technique(&mut tally, &position, solution);
        }
    }
    println!("{tally}");
    assert!(tally.steps() > 3_000, "only {} steps", tally.steps());
    tally.assert_true();
}

#[test]
fn no_claim_is_false_on_a_path() {
    let mut tally = Tally::default();
    for text in [FINNISH, NEWSPAPER] {
        path(&mut tally, &grid(text), 1);
    }
    for (side, tried, at_night) in [(4, 16, 300), (6, 36, 200), (8, 64, 20), (9, 81, 60), (12, 80, 4)] {
        for seed in seeds(at_night) {
            let (puzzle, _) = puzzle(shape(side), tried, &mut Random::new(seed.0));
            path(&mut tally, &puzzle, usize::from(side < 9 || seed.0 % 3 == 0));
        }
    }
    println!("{tally}");
    tally.assert_true();
}

#[test]
fn no_claim_is_false_under_other_rules() {
    let mut tally = Tally::default();
    let looks = size(10) as usize;
    for rules in all_rules().iter().filter(|rules| rules.shape().side() < 10 || looks > 1) {
        path(&mut tally, &minimal(rules).0, looks);
    }
    println!("{tally}");
    tally.assert_true();
}

/// `NINEFOLD_PUZZLES` names a file with a puzzle a line, whose paths are checked, and `NINEFOLD_LOOKS` how often each
/// technique is asked on each of them.
#[test]
fn no_claim_is_false_in_a_file() {
    let Some(file) = std::env::var_os("NINEFOLD_PUZZLES") else { return };
    let looks = std::env::var("NINEFOLD_LOOKS").map_or(3, |looks| looks.parse().expect("a number"));
    let text = std::fs::read_to_string(file).expect("a file of puzzles");
    let mut tally = Tally::default();
    for line in text.lines() {
        let puzzle = line.split([' ', '\t', ',']).find_map(|word| word.parse::<Grid>().ok());
        path(&mut tally, &puzzle.expect("a puzzle"), looks);
    }
    println!("{tally}");
    tally.assert_true();
}
