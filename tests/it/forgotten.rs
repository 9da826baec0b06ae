//! The rules that may have been forgotten: which they are, and where none is named.

use crate::common::{FINNISH, NEWSPAPER, NEWSPAPER_SOLUTION, NINE, grid, shape, with};
use crate::kept::kept;
use crate::seeds::size;
use ninefold::ForgottenRule::{self, Diagonals, DisjointGroups, Windows};
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
        if proper.iter().all(|rules| count(&under(rules, &fewer), 2).count == 1) { fewer } else { puzzle }
    })
}

fn names(found: &Diagnosis) -> Vec<ForgottenRule> {
    found.forgotten.iter().map(|forgotten| forgotten.rule).collect()
}

fn named(puzzle: &Grid) -> Vec<ForgottenRule> {
    names(&diagnose(puzzle))
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
        (9, 29, DisjointGroups),
        (12, 5, Diagonals),
        (12, 5, DisjointGroups),
        (16, 5, DisjointGroups),
    ] {
        let rules = rules(shape(side), &[rule]).expect("rules");
        let puzzle = dug(&solved(&rules), step, std::slice::from_ref(&rules));
        let found = diagnose(&puzzle);
        assert_eq!((names(&found), &found.repairs), (vec![rule], &vec![]), "{side}, {step}");
        assert_eq!(found.forgotten[0].puzzle, under(&rules, &puzzle));
    }
}

#[test]
fn two_rules_are_named_the_rarer_first() {
    for (first, second) in [(Windows, Diagonals), (Windows, DisjointGroups), (Diagonals, DisjointGroups)] {
        let (one, other) = (nine(&[first]), nine(&[second]));
        let puzzle = dug(&solved(&nine(&[first, second])), 29, &[one.clone(), other.clone()]);
        let found = diagnose(&puzzle);
        assert_eq!((names(&found), &found.repairs), (vec![first, second], &vec![]), "{puzzle}");
        let puzzles = [0, 1].map(|index| found.forgotten[index].puzzle.clone());
        assert_eq!(puzzles, [under(&one, &puzzle), under(&other, &puzzle)]);
    }
}

#[test]
fn a_rule_beside_repairs_where_there_are_few_solutions() {
    let rules = nine(&[Diagonals]);
    let solution = solved(&rules);
    let mut puzzle = dug(&solution, 29, &[rules]);
    let mut doubtful = 0;
    for cell in 0..81 {
        let found = diagnose(&puzzle);
        let few = (2..50).contains(&count(&puzzle, 50).count);
        let is_sure = few || found.repairs.is_empty() && count(&puzzle, 2).count == 2;
        let expected = if is_sure { vec![Diagonals] } else { vec![] };
        assert_eq!(names(&found), expected, "{puzzle}");
        doubtful += usize::from(!is_sure);
        puzzle = with(&puzzle, &[(cell, solution.cells()[cell])]);
    }
    assert!(doubtful > 0);
}

#[test]
fn no_rule_is_named() {
    let both = nine(&[Diagonals, Windows]);
    let windows = nine(&[Windows]);
    let with_both = dug(&solved(&both), 29, std::slice::from_ref(&both));
    for (puzzle, reason) in [
        (under(&windows, &with_both), "it has rules, and only another one is forgotten"),
        (grid(FINNISH), "it has one solution"),
        (grid(NEWSPAPER_SOLUTION), "it is solved"),
        (grid("12.. .... ..1. .3.."), "it has none"),
        (Grid::new(vec![5; 81]).expect("a grid"), "it has clashes"),
    ] {
        assert_eq!(named(&puzzle), [], "{reason}");
    }
    for shape in Shape::ALL {
        assert_eq!(named(&Grid::empty(shape)), [], "{shape}");
    }
}

#[test]
fn a_forgotten_given_is_no_rule() {
    for puzzle in [FINNISH, NEWSPAPER, NINE].map(grid) {
        for cell in 0..81 {
            assert_eq!(named(&with(&puzzle, &[(cell, 0)])), [], "{cell} of {puzzle}");
        }
    }
}

#[test]
fn rules_by_name() {
    assert_eq!(ForgottenRule::ALL.map(ForgottenRule::name), ["windows", "diagonals", "disjoint"]);
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
    fn every_rule_that_leaves_one_solution_is_named(puzzle in typed()) {
        let forgotten = diagnose(&puzzle).forgotten;
        if forgotten.is_empty() {
            return Ok(());
        }
        prop_assert_eq!(count(&puzzle, 2).count, 2);
        let proper: Vec<Grid> = ForgottenRule::ALL
            .into_iter()
            .filter_map(|rule| Some(under(&rules(puzzle.shape(), &[rule])?, &puzzle)))
            .filter(|with_rule| count(with_rule, 2).count == 1)
            .collect();
        let named: Vec<Grid> = forgotten.into_iter().map(|forgotten| forgotten.puzzle).collect();
        prop_assert_eq!(named, proper);
    }
}
