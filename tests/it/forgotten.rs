//! The rule that was forgotten: which it is, and where none is named.

use crate::common::{FINNISH, NEWSPAPER, NEWSPAPER_SOLUTION, NINE, grid, shape, with};
use crate::kept::kept;
use crate::seeds::size;
use ninefold::ForgottenRule::{self, Diagonals, Disjoint, Windows};
use ninefold::{Diagnosis, Grid, Rules, Shape, count, diagnose, solutions};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

fn rules(shape: Shape, said: &[ForgottenRule]) -> Option<Rules> {
    let classic = Rules::builder(shape);
    let with = said.iter().fold(classic, |rules, rule| match rule {
        Diagonals => rules.diagonals(),
        Windows => rules.windows(),
        _ => rules.disjoint_groups(),
    });
    with.build().ok()
}

fn nine(said: &[ForgottenRule]) -> Rules {
    rules(Shape::NINE, said).expect("rules of a 9×9")
}

/// The same cells under other rules.
fn under(rules: &Rules, puzzle: &Grid) -> Grid {
    Grid::with_rules(rules.clone(), puzzle.cells().to_vec()).expect("as many cells")
}

/// The first solution of an empty grid, typed as a classic.
fn solved(rules: &Rules) -> Grid {
    let found = solutions(&Grid::empty(rules.clone()), 1).solutions;
    Grid::new(found[0].cells().to_vec()).expect("a grid")
}

/// A classic that has one solution under each of the rules; without any of its givens it has not.
fn dug(solution: &Grid, step: usize, proper: &[Rules]) -> Grid {
    let cells = solution.cells().len();
    (0..cells).map(|place| place * step % cells).fold(solution.clone(), |puzzle, cell| {
        let fewer = with(&puzzle, &[(cell, 0)]);
        if proper.iter().all(|rules| count(&under(rules, &fewer), 2) == 1) { fewer } else { puzzle }
    })
}

fn named(puzzle: &Grid) -> Option<ForgottenRule> {
    diagnose(puzzle).forgotten.map(|forgotten| forgotten.rule)
}

#[test]
fn the_rule_is_named() {
    for (side, step, rule) in [
        (6, 5, Diagonals),
        (6, 7, Diagonals),
        (8, 7, Diagonals),
        (9, 29, Diagonals),
        (9, 10, Diagonals),
        (9, 29, Windows),
        (9, 10, Windows),
        (9, 29, Disjoint),
        (12, 5, Diagonals),
        (12, 5, Disjoint),
        (16, 5, Disjoint),
    ] {
        let rules = rules(shape(side), &[rule]).expect("rules");
        let puzzle = dug(&solved(&rules), step, std::slice::from_ref(&rules));
        let Diagnosis { repairs, forgotten, .. } = diagnose(&puzzle);
        let forgotten = forgotten.expect("a rule");
        assert_eq!((forgotten.rule, repairs), (rule, vec![]), "{side}, {step}");
        assert_eq!(forgotten.puzzle, under(&rules, &puzzle));
    }
}

#[test]
fn a_rule_beside_repairs_where_there_are_few_solutions() {
    let rules = nine(&[Diagonals]);
    let solution = solved(&rules);
    let mut puzzle = dug(&solution, 29, &[rules]);
    let mut doubtful = 0;
    for cell in 0..81 {
        let Diagnosis { repairs, forgotten, .. } = diagnose(&puzzle);
        let few = (2..50).contains(&count(&puzzle, 50));
        let is_sure = few || repairs.is_empty() && count(&puzzle, 2) == 2;
        assert_eq!(forgotten.map(|forgotten| forgotten.rule), is_sure.then_some(Diagonals), "{puzzle}");
        doubtful += usize::from(!is_sure);
        puzzle = with(&puzzle, &[(cell, solution.cells()[cell])]);
    }
    assert!(doubtful > 0);
}

#[test]
fn no_rule_is_named() {
    let both = nine(&[Diagonals, Windows]);
    let windows = nine(&[Windows]);
    let either = dug(&solved(&both), 29, &[nine(&[Diagonals]), windows.clone()]);
    let with_both = dug(&solved(&both), 29, std::slice::from_ref(&both));
    for (puzzle, reason) in [
        (either, "it may be the one or the other"),
        (under(&windows, &with_both), "it has rules, and only another one is forgotten"),
        (grid(FINNISH), "it has one solution"),
        (grid(NEWSPAPER_SOLUTION), "it is solved"),
        (grid("12.. .... ..1. .3.."), "it has none"),
        (Grid::new(vec![5; 81]).expect("a grid"), "it has clashes"),
    ] {
        assert_eq!(named(&puzzle), None, "{reason}");
    }
    for shape in Shape::ALL {
        assert_eq!(named(&Grid::empty(shape)), None, "{shape}");
    }
}

#[test]
fn a_forgotten_given_is_no_rule() {
    for puzzle in [FINNISH, NEWSPAPER, NINE].map(grid) {
        for cell in 0..81 {
            assert_eq!(named(&with(&puzzle, &[(cell, 0)])), None, "{cell} of {puzzle}");
        }
    }
}

#[test]
fn rules_by_name() {
    assert_eq!(ForgottenRule::ALL.map(ForgottenRule::name), ["diagonals", "windows", "disjoint"]);
}

/// Classics with some of the cells of a solution under a rule; the digits and the cells are chosen at random.
fn typed() -> impl Strategy<Value = Grid> {
    let kinds: Vec<Rules> = [4, 6, 8, 9, 12]
        .into_iter()
        .flat_map(|side| ForgottenRule::ALL.map(|rule| rules(shape(side), &[rule])))
        .flatten()
        .collect();
    select(kinds).prop_flat_map(|rules| {
        let (solution, cells) = (solved(&rules), rules.shape().cell_count());
        let digits = Just((1..=rules.shape().side() as u8).collect::<Vec<_>>()).prop_shuffle();
        let givens = subsequence((0..cells).collect::<Vec<_>>(), cells / 6..cells / 2);
        (digits, givens).prop_map(move |(digits, givens)| {
            let digit = |cell: usize| (cell, digits[usize::from(solution.cells()[cell]) - 1]);
            with(&Grid::empty(solution.shape()), &givens.into_iter().map(digit).collect::<Vec<_>>())
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: size(64), ..kept() })]

    #[test]
    fn it_is_the_only_one_that_leaves_one_solution(puzzle in typed()) {
        let Some(forgotten) = diagnose(&puzzle).forgotten else { return Ok(()) };
        prop_assert_eq!(count(&puzzle, 2), 2);
        for rule in ForgottenRule::ALL {
            let Some(rules) = rules(puzzle.shape(), &[rule]) else { continue };
            let with_rule = under(&rules, &puzzle);
            prop_assert_eq!(count(&with_rule, 2) == 1, rule == forgotten.rule, "{:?}", rule);
            prop_assert!(rule != forgotten.rule || with_rule == forgotten.puzzle);
        }
    }
}
